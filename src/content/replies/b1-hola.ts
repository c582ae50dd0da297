import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-hola-reply-cuanto-tiempo-sin-verte', said: '¡Cuánto tiempo sin verte!', saidEnglish: 'It\'s been so long since I saw you!', reply: 'Es verdad, por lo menos dos años.', replyEnglish: 'That\'s true, at least two years.', wrong: ['Tardo media hora en llegar.', 'Son las ocho en punto.', 'Faltan dos minutos.'] },
  { id: 'b1-hola-reply-que-harias-con-un-millon-de-euros', said: '¿Qué harías con un millón de euros?', saidEnglish: 'What would you do with a million euros?', reply: 'Viajaría por todo el mundo.', replyEnglish: 'I\'d travel all over the world.', wrong: ['Viajé por todo el mundo.', 'Gano mil euros al mes.', 'Sería mucho dinero.'] },
  { id: 'b1-hola-reply-cuanto-tardas-en-llegar-al-trabajo', said: '¿Cuánto tardas en llegar al trabajo?', saidEnglish: 'How long does it take you to get to work?', reply: 'Media hora, más o menos.', replyEnglish: 'Half an hour, more or less.', wrong: ['A las nueve en punto.', 'Dos veces por semana.', 'Trabajo desde enero.'] },
  { id: 'b1-hola-reply-con-que-suenas', said: '¿Con qué sueñas?', saidEnglish: 'What do you dream of?', reply: 'Con vivir cerca del mar.', replyEnglish: 'Of living near the sea.', wrong: ['Duermo ocho horas.', 'Por la noche.', 'En la cama grande.'] },
  { id: 'b1-hola-reply-quien-falta', said: '¿Quién falta?', saidEnglish: 'Who\'s missing?', reply: 'Mario, pero vendrá pronto.', replyEnglish: 'Mario, but he\'ll come soon.', wrong: ['Me falta un euro.', 'Faltan diez minutos.', 'Mario insiste en pagar.'] },
  { id: 'b1-hola-reply-iras-manana-a-la-playa', said: '¿Irás mañana a la playa?', saidEnglish: 'Will you go to the beach tomorrow?', reply: 'Depende del tiempo.', replyEnglish: 'It depends on the weather.', wrong: ['Soñé con el mar.', 'Fui con Lucía.', 'Insistí en venir.'] },
] satisfies readonly Reply[];
