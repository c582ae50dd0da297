import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-trabajo-el-examen-de-lucia',
  title: 'Before the exam',
  kind: 'dialogue',
  lines: [
    { speaker: 'Lucía', spanish: '¡Hola! Tengo un examen ahora y mi bolígrafo no escribe.', english: 'Hi! I have an exam now, and my pen won\'t write.' },
    { speaker: 'Señor Vega', spanish: 'Buenos días. ¿Quieres este?', english: 'Good morning. Do you want this one?' },
    { speaker: 'Lucía', spanish: '¡Sí, gracias! El nuevo profesor prefiere las preguntas muy largas. A mí no me gustan.', english: 'Yes, thank you! The new professor prefers very long questions. I don\'t like them.' },
    { speaker: 'Señor Vega', spanish: '¿Estudias mucho?', english: 'Do you study a lot?' },
    { speaker: 'Lucía', spanish: 'Sí, siempre. ¿Usted también es estudiante?', english: 'Yes, always. Are you a student too?' },
    { speaker: 'Señor Vega', spanish: 'No, yo trabajo aquí.', english: 'No, I work here.' },
    { speaker: 'Lucía', spanish: '¿En la oficina?', english: 'In the office?' },
    { speaker: 'Señor Vega', spanish: 'No, en esta clase. Soy tu profesor.', english: 'No, in this classroom. I\'m your professor.' },
    { speaker: 'Lucía', spanish: '¡Perdón, señor!', english: 'I\'m so sorry, sir!' },
    { speaker: 'Señor Vega', spanish: 'Puedes estar tranquila. ¡Hoy hay solamente dos preguntas, y muy cortas!', english: 'You can relax. Today there are only two questions, and very short ones!' },
  ],
  glosses: { nuevo: 'new', tranquila: 'calm, relaxed', trabajo: 'I work (trabajar)', escribe: 'writes (escribir)' },
  questions: [
    { question: 'What does Lucía need?', options: ['Her glasses', 'A book', 'A pen', 'A quiet room'], correctAnswer: 'A pen', after: 1 },
    { question: 'What is Lucía worried about?', options: ['It is very early.', 'The exam is in English.', 'She never studies.', 'The questions may be long.'], correctAnswer: 'The questions may be long.', after: 3 },
    { question: 'Why is Lucía embarrassed?', options: ['The man is the professor himself.', 'She is in the wrong building.', 'She has lost the man\'s pen.', 'She comes a day late.'], correctAnswer: 'The man is the professor himself.', after: 9 },
    { question: 'What is the good news at the end?', options: ['The exam is tomorrow.', 'The exam is short.', 'She may use her books.', 'She gets more time.'], correctAnswer: 'The exam is short.' },
  ],
} satisfies ReadingData;
