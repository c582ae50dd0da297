import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-salud-todos-los-martes',
  title: 'Every Tuesday',
  kind: 'story',
  lines: [
    { spanish: 'Doña Rosa tenía ochenta años y visitaba a su médico todos los martes. Un día llegó al pueblo una doctora nueva y le preguntó qué le dolía.', english: 'Doña Rosa was eighty years old and visited her doctor every Tuesday. One day a new doctor came to the village and asked her what was hurting.' },
    { speaker: 'Doña Rosa', spanish: 'Todo: las rodillas, la espalda, los pies. Además, tengo la voz muy débil. Es posible que sea una enfermedad rara.', english: 'Everything: my knees, my back, my feet. Besides, my voice is very weak. It may be a rare illness.' },
    { speaker: 'Doctora', spanish: 'No se preocupe. Le sacaremos un poco de sangre y el martes sabremos más.', english: 'Don\'t worry. We\'ll take a little blood, and on Tuesday we\'ll know more.' },
    { spanish: 'Una semana después, doña Rosa volvió con su mejor vestido.', english: 'A week later, Doña Rosa came back in her best dress.' },
    { speaker: 'Doctora', spanish: 'Tengo buenas noticias. No creo que esté usted enferma.', english: 'I have good news. I don\'t think you\'re sick.' },
    { speaker: 'Doña Rosa', spanish: '¿En serio? Entonces, ¿ya no tengo que venir?', english: 'Really? Then I don\'t have to come anymore?' },
    { spanish: 'Lo dijo con una voz tan triste que la doctora cerró la puerta y se sentó a su lado.', english: 'She said it in such a sad voice that the doctor closed the door and sat down beside her.' },
    { speaker: 'Doctora', spanish: 'Dígame la verdad. ¿Qué le duele realmente?', english: 'Tell me the truth. What is it that really hurts?' },
    { speaker: 'Doña Rosa', spanish: 'La casa, doctora. Extraño a mi marido y allí nadie me habla. Aquí, por lo menos, alguien me escucha.', english: 'My house, Doctor. I miss my husband, and nobody talks to me there. Here, at least, someone listens to me.' },
    { spanish: 'La doctora tomó un papel y escribió: todos los martes, a las diez, leer cuentos a los niños en la biblioteca.', english: 'The doctor took a piece of paper and wrote: every Tuesday, at ten, read stories to the children at the library.' },
    { speaker: 'Doña Rosa', spanish: '¿Leer? ¡Pero si apenas tengo voz!', english: 'Read? But I hardly have any voice!' },
    { speaker: 'Doctora', spanish: 'Mejor: a los niños les gustan las voces suaves.', english: 'All the better: children like gentle voices.' },
    { spanish: 'Pasaron cuatro martes y doña Rosa no apareció. La doctora empezó a preocuparse y la llamó.', english: 'Four Tuesdays went by, and Doña Rosa didn\'t show up. The doctor started to worry and called her.' },
    { speaker: 'Doña Rosa', spanish: 'Lo siento, doctora, pero hoy tampoco puedo ir. Los niños quieren que termine el libro y no tengo tiempo para estar enferma.', english: 'I\'m sorry, Doctor, but I can\'t come today either. The children want me to finish the book, and I have no time to be sick.' },
    { speaker: 'Doctora', spanish: 'Me alegro de que esté tan ocupada. ¿Y las rodillas?', english: 'I\'m glad you\'re so busy. And your knees?' },
    { speaker: 'Doña Rosa', spanish: '¿Qué rodillas?', english: 'What knees?' },
  ],
  glosses: { doctora: 'doctor (woman)', rodillas: 'knees', enferma: 'sick', ocupada: 'busy', doña: 'title of respect for a woman, before her first name', lado: 'side', cuentos: 'stories', alegro: 'I am glad', 'tenía': 'had (tener)', 'dolía': 'was hurting (doler)', 'esté': 'are (estar)', si: 'but, if', termine: 'finish (terminar)', la: 'the, her' },
  questions: [
    { question: 'Why is Doña Rosa sad at the good news?', options: ['She will lose her reason to come', 'She doesn\'t believe the new doctor', 'Her blood has to be taken again', 'She wanted a stronger medicine'], correctAnswer: 'She will lose her reason to come' },
    { question: 'What is really wrong with Doña Rosa?', options: ['Her voice is gone', 'She has a rare illness', 'She is lonely at home', 'She is afraid of doctors'], correctAnswer: 'She is lonely at home' },
    { question: 'Why does the doctor call?', options: ['The children have asked for Doña Rosa', 'She found a mistake in the results', 'She needs the library book', 'Doña Rosa has stopped coming'], correctAnswer: 'Doña Rosa has stopped coming' },
    { question: 'What does «¿Qué rodillas?» tell us?', options: ['Doña Rosa didn\'t hear the question', 'She no longer thinks about her aches', 'It was her back that hurt', 'She is angry with the doctor'], correctAnswer: 'She no longer thinks about her aches' },
  ],
} satisfies ReadingData;
