import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-conflictos-la-carta-de-elena',
  title: 'Two letters',
  kind: 'dialogue',
  lines: [
    { speaker: 'Elena', spanish: '¿Tiene un momento, señor Vargas? Quería hablar con usted de mi puesto.', english: 'Do you have a moment, Mr. Vargas? I wanted to talk to you about my position.' },
    { speaker: 'Señor Vargas', spanish: 'Pase, pase. Ya sé lo que quiere, y debería habérselo dado antes.', english: 'Come in, come in. I already know what you want, and I should have given it to you before.' },
    { speaker: 'Elena', spanish: '¿A qué se refiere?', english: 'What do you mean?' },
    { speaker: 'Señor Vargas', spanish: 'Al aumento. Desde que echaron a Luis y a Marta, trabaja usted por tres.', english: 'The raise. Since they fired Luis and Marta, you\'ve been working for three.' },
    { speaker: 'Elena', spanish: 'Es verdad, pero no venía por eso.', english: 'That\'s true, but I didn\'t come for that.' },
    { speaker: 'Señor Vargas', spanish: 'Entonces es por las horas extra. Tendríamos que haberlas pagado en enero, lo reconozco.', english: 'Then it\'s because of the overtime. We should have paid for it in January, I admit.' },
    { speaker: 'Elena', spanish: 'Tampoco es eso. Traigo una carta. Me gustaría que la leyera.', english: 'That isn\'t it, either. I\'ve brought a letter. I\'d like you to read it.' },
    { speaker: 'Señor Vargas', spanish: '¿Por escrito? ¡Qué miedo! ¿Quiere un ascenso? Hecho: directora del departamento.', english: 'In writing? How scary! Do you want a promotion? Done: director of the department.' },
    { speaker: 'Elena', spanish: '¡Pero si ese es su cargo!', english: 'But that\'s your post!' },
    { speaker: 'Señor Vargas', spanish: 'Lo era hasta esta mañana. He dimitido. Estaba harto de pedir a los demás lo que yo no haría.', english: 'It was until this morning. I\'ve resigned. I was fed up with asking others for what I wouldn\'t do.' },
    { speaker: 'Elena', spanish: '¿Usted también?', english: 'You, too?' },
    { speaker: 'Señor Vargas', spanish: '¿Cómo que también? A ver esa carta… ¡Elena! ¿Renuncia? ¿Y qué va a hacer?', english: 'What do you mean, "too"? Let\'s see that letter … Elena! You\'re quitting? And what are you going to do?' },
    { speaker: 'Elena', spanish: 'Abrir un taller de bicicletas con Luis y Marta. Empezamos en mayo.', english: 'Open a bicycle workshop with Luis and Marta. We start in May.' },
    { speaker: 'Señor Vargas', spanish: 'Ah. ¿Y no les hace falta alguien que sepa de números?', english: 'Ah. And don\'t you need somebody who\'s good with figures?' },
    { speaker: 'Elena', spanish: 'Depende. La jornada es corta, pero el sueldo también. Y el personal es muy exigente.', english: 'It depends. The working day is short, but so is the pay. And the staff is very demanding.' },
    { speaker: 'Señor Vargas', spanish: 'Tengo veinte años de experiencia y ninguna bicicleta. ¿Cuándo es la entrevista?', english: 'I have twenty years\' experience and no bicycle. When is the interview?' },
  ],
  glosses: { refiere: 'mean (referirse)', leyera: 'read (leer)', directora: 'director (woman)', 'demás': 'others', depende: 'it depends (depender)', exigente: 'demanding', 'debería': 'should (deber)', 'tendríamos que': 'we should (tener que)', 'por eso': 'for that', si: 'but (in surprise)', era: 'was (ser)', 'hace falta': 'is needed', 'números': 'figures' },
  questions: [
    { question: 'What does Señor Vargas think Elena wants at first?', options: ['A raise', 'Days off', 'Luis\'s chair', 'A new contract'], correctAnswer: 'A raise', after: 4 },
    { question: 'What does Elena want him to do?', options: ['Pay her overtime', 'Promote her', 'Read her letter', 'Call Marta'], correctAnswer: 'Read her letter', after: 7 },
    { question: 'Why can he offer her his own post?', options: ['He has been fired', 'He resigned that morning', 'He\'s going to retire', 'The company is closing'], correctAnswer: 'He resigned that morning', after: 10 },
    { question: 'What does he really ask for at the end?', options: ['A bicycle', 'Better conditions for his staff', 'Elena\'s letter', 'A job with those who left'], correctAnswer: 'A job with those who left' },
  ],
} satisfies ReadingData;
