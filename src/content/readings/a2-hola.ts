import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-hola-el-numero-de-luisa',
  title: 'The number on my hand',
  kind: 'dialogue',
  lines: [
    { speaker: 'Carmen', spanish: '¿Diga?', english: 'Hello?' },
    { speaker: 'Andrés', spanish: '¡Buenas, Luisa! Soy Andrés. Nos conocimos el sábado en la fiesta de Pablo y bailamos toda la noche.', english: 'Hi, Luisa! It\'s Andrés. We met on Saturday at Pablo\'s party and danced all night.' },
    { speaker: 'Carmen', spanish: '¿El sábado? El sábado yo cené sopa y me acosté a las nueve. No soy Luisa, joven. Me llamo Carmen.', english: 'Saturday? On Saturday I had soup for dinner and went to bed at nine. I\'m not Luisa, young man. My name is Carmen.' },
    { speaker: 'Andrés', spanish: '¡Perdón, señora! Luisa escribió su número en mi mano, pero después me lavé las manos.', english: 'I\'m sorry, ma\'am! Luisa wrote her number on my hand, but then I washed my hands.' },
    { speaker: 'Carmen', spanish: '¿Y ahora no lo puedes leer?', english: 'And now you can\'t read it?' },
    { speaker: 'Andrés', spanish: 'No muy bien. Quizás termina en siete, o tal vez en uno. Ya llamé a cuatro personas y a una farmacia.', english: 'Not very well. Maybe it ends in seven, or perhaps in one. I\'ve already called four people and a pharmacy.' },
    { speaker: 'Carmen', spanish: '¿Esa Luisa es alta y morena? ¿Llegó a la fiesta con un vestido verde?', english: 'Is this Luisa tall and dark-haired? Did she come to the party in a green dress?' },
    { speaker: 'Andrés', spanish: '¡Sí! Pero ¿cómo lo sabe usted?', english: 'Yes! But how do you know?' },
    { speaker: 'Carmen', spanish: 'Porque ese vestido lo compré yo. Luisa es mi nieta y vive en mi casa.', english: 'Because I bought that dress. Luisa is my granddaughter, and she lives in my house.' },
    { speaker: 'Andrés', spanish: '¡No! ¿Puedo hablar con ella?', english: 'No way! Can I talk to her?' },
    { speaker: 'Carmen', spanish: 'Por supuesto. Está aquí, a mi lado, roja como un tomate. ¡Mucho gusto, Andrés!', english: 'Of course. She\'s here next to me, red as a tomato. Nice to meet you, Andrés!' },
    { speaker: 'Andrés', spanish: '¡Igualmente, señora! ¡Y muchas gracias!', english: 'Nice to meet you too, ma\'am! And thank you very much!' },
  ],
  glosses: { nieta: 'granddaughter', como: 'as', nos: 'each other, us', lado: 'side' },
  questions: [
    { question: 'Why does Andrés have trouble with the number?', options: ['Luisa gave him no number', 'He washed his hands', 'He lost the piece of paper', 'His phone is broken'], correctAnswer: 'He washed his hands', after: 4 },
    { question: 'What did Carmen do on Saturday?', options: ['She danced at the party', 'She called a pharmacy', 'She bought a dress', 'She went to bed early'], correctAnswer: 'She went to bed early', after: 4 },
    { question: 'How does Carmen know what Luisa wore to the party?', options: ['Carmen bought the dress', 'Andrés told her', 'Carmen was at the party too', 'She saw a photo'], correctAnswer: 'Carmen bought the dress', after: 9 },
    { question: 'Who is with Carmen during the call?', options: ['Pablo', 'A pharmacist', 'Luisa', 'Carmen\'s sister'], correctAnswer: 'Luisa' },
  ],
} satisfies ReadingData;
