import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-tiempo-libre-reply-donde-quedamos', said: '¿Dónde quedamos?', saidEnglish: 'Where shall we meet?', reply: 'En la puerta del cine.', replyEnglish: 'At the entrance of the movie theater.', wrong: ['A las siete y media.', 'Quedan dos entradas.', 'Con Ana y Luis.'] },
  { id: 'a2-tiempo-libre-reply-tienes-ganas-de-ir-a-la-piscina', said: '¿Tienes ganas de ir a la piscina?', saidEnglish: 'Do you feel like going to the pool?', reply: 'No, prefiero quedarme en casa.', replyEnglish: 'No, I\'d rather stay at home.', wrong: ['Sí, gané el partido.', 'No, es de mi equipo.', 'Sí, lo pasé muy bien.'] },
  { id: 'a2-tiempo-libre-reply-quien-gano-el-partido', said: '¿Quién ganó el partido?', saidEnglish: 'Who won the game?', reply: 'El equipo de mi hermana.', replyEnglish: 'My sister\'s team.', wrong: ['El domingo por la tarde.', 'En la televisión.', 'Perdimos la pelota.'] },
  { id: 'a2-tiempo-libre-reply-como-lo-pasaron-en-el-baile', said: '¿Cómo lo pasaron en el baile?', saidEnglish: 'How was it at the dance?', reply: 'Muy bien, nos divertimos mucho.', replyEnglish: 'Great, we had a lot of fun.', wrong: ['Fuimos en autobús con unos amigos.', 'Muy bien, ¿y usted?', 'Lo pondré en la mesa.'] },
  { id: 'a2-tiempo-libre-reply-a-que-hora-llegaras', said: '¿A qué hora llegarás?', saidEnglish: 'What time will you get here?', reply: 'Llegaré a las ocho.', replyEnglish: 'I\'ll get there at eight.', wrong: ['Llegué a las ocho.', 'Son las ocho.', 'En el tren.'] },
  { id: 'a2-tiempo-libre-reply-que-le-llevamos-a-carmen', said: '¿Qué le llevamos a Carmen?', saidEnglish: 'What shall we take Carmen?', reply: 'Unas flores.', replyEnglish: 'Some flowers.', wrong: ['A su fiesta de cumpleaños.', 'Le gustó mucho el regalo.', 'La llevo en coche.'] },
] satisfies readonly Reply[];
