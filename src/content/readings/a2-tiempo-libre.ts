import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-tiempo-libre-el-perro-y-las-entradas',
  title: 'A dog that loves music',
  kind: 'dialogue',
  lines: [
    { speaker: 'Marta', spanish: 'Luis, ¿dónde están las entradas para el teatro?', english: 'Luis, where are the tickets for the theater?' },
    { speaker: 'Luis', spanish: 'En el periódico de ayer. Las puse ahí para no perderlas.', english: 'In yesterday\'s newspaper. I put them there so I wouldn\'t lose them.' },
    { speaker: 'Marta', spanish: '¿En el periódico? ¡Esta mañana le llevé los periódicos viejos al vecino! Los usa para su perro.', english: 'In the newspaper? This morning I took the old newspapers to the neighbor! He uses them for his dog.' },
    { speaker: 'Luis', spanish: '¡No es posible! Hoy toca mi grupo favorito y es el último día. ¡Vamos a su casa!', english: 'It can\'t be! My favorite band is playing today, and it\'s the last day. Let\'s go to his house!' },
    { speaker: 'Don Pedro', spanish: '¡Buenas tardes! ¿Las entradas? Sí, las encontré. Pero hay un problema.', english: 'Good afternoon! The tickets? Yes, I found them. But there\'s a problem.' },
    { speaker: 'Marta', spanish: '¿Qué ha pasado?', english: 'What happened?' },
    { speaker: 'Don Pedro', spanish: 'A mi perro también le gusta la música. Se ha comido una entrada. La otra está perfecta.', english: 'My dog likes music too. He ate one ticket. The other one is perfect.' },
    { speaker: 'Luis', spanish: 'Marta, irás tú. A ti te encanta bailar.', english: 'Marta, you\'ll go. You love dancing.' },
    { speaker: 'Marta', spanish: 'No, sin ti no me divertiré.', english: 'No, I won\'t have fun without you.' },
    { speaker: 'Don Pedro', spanish: 'Tengo una idea. Mi hija trabaja en la puerta del teatro. La llamaré y los dejará entrar.', english: 'I have an idea. My daughter works at the theater door. I\'ll call her, and she\'ll let you in.' },
    { speaker: 'Luis', spanish: '¡Muchas gracias! ¿Y qué le dirá usted?', english: 'Thank you so much! And what will you tell her?' },
    { speaker: 'Don Pedro', spanish: '¡Que mi perro les debe una entrada!', english: 'That my dog owes you a ticket!' },
  ],
  glosses: { favorito: 'favorite', toca: 'plays (tocar)', la: 'the, her', las: 'the, them', los: 'the, them' },
  questions: [
    { question: 'Why had Luis put the tickets in the newspaper?', options: ['To hide them from Marta', 'To keep them safe', 'To give them to Don Pedro', 'To read about the band'], correctAnswer: 'To keep them safe', after: 2 },
    { question: 'What does Don Pedro do with old newspapers?', options: ['He reads them to his daughter.', 'He sells them.', 'He throws them out.', 'He uses them for his dog.'], correctAnswer: 'He uses them for his dog.', after: 3 },
    { question: 'Why doesn\'t Marta want the ticket that is left?', options: ['She wants to be with Luis.', 'It is torn.', 'She doesn\'t like the band.', 'It is too late to go.'], correctAnswer: 'She wants to be with Luis.', after: 9 },
    { question: 'How will Luis and Marta get in?', options: ['They will buy new tickets.', 'Don Pedro will lend them his.', 'The daughter will help them.', 'They will wait for another day.'], correctAnswer: 'The daughter will help them.' },
  ],
} satisfies ReadingData;
