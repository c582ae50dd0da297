import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-familia-reply-estoy-enfermo-asi-que-me-voy-a-casa', said: 'Estoy enfermo, así que me voy a casa.', saidEnglish: 'I\'m sick, so I\'m going home.', reply: '¡Que te mejores!', replyEnglish: 'Get well soon!', wrong: ['¡Buen provecho!', '¡Feliz cumpleaños!', '¡Bienvenido!'] },
  { id: 'b1-familia-reply-ha-sido-un-dia-largo-me-voy-a', said: 'Ha sido un día largo. Me voy a la cama.', saidEnglish: 'It\'s been a long day. I\'m going to bed.', reply: '¡Que descanses!', replyEnglish: 'Sleep well!', wrong: ['¡Que tengas un buen día!', '¡Buen viaje!', '¡Encantado!'] },
  { id: 'b1-familia-reply-que-es-lo-mejor-de-tu-barrio', said: '¿Qué es lo mejor de tu barrio?', saidEnglish: 'What\'s the best thing about your neighborhood?', reply: 'La gente.', replyEnglish: 'The people.', wrong: ['Es mejor que el mío.', 'El mejor es Raúl.', 'Me mudé el mes pasado.'] },
  { id: 'b1-familia-reply-como-es-tu-relacion-con-tus-suegros', said: '¿Cómo es tu relación con tus suegros?', saidEnglish: 'What\'s your relationship with your in-laws like?', reply: 'Muy buena, los quiero mucho.', replyEnglish: 'Very good, I love them a lot.', wrong: ['Son de Bolivia, pero viven aquí.', 'Muy bien, gracias.', 'Viven enfrente.'] },
  { id: 'b1-familia-reply-de-que-estas-tan-orgullosa', said: '¿De qué estás tan orgullosa?', saidEnglish: 'What are you so proud of?', reply: 'De mis hijos.', replyEnglish: 'Of my children.', wrong: ['Con mis hijos.', 'Soy muy sensible.', 'Desde ayer.'] },
  { id: 'b1-familia-reply-manana-nos-casamos', said: 'Mañana nos casamos.', saidEnglish: 'We\'re getting married tomorrow.', reply: '¡Que sean muy felices!', replyEnglish: 'I hope you\'ll be very happy!', wrong: ['¡Que te mejores!', '¡Que descanses!', '¡Lo siento mucho!'] },
] satisfies readonly Reply[];
