import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-viajes-reply-que-te-dijo-la-chica-de-informacion', said: '¿Qué te dijo la chica de información?', saidEnglish: 'What did the girl at the information desk tell you?', reply: 'Que el tren llegaría tarde.', replyEnglish: 'That the train would be late.', wrong: ['¿Dónde está el tren?', 'Hablaba en francés.', 'Se lo dije a ella.'] },
  { id: 'b1-viajes-reply-cuanto-retraso-tiene-el-vuelo', said: '¿Cuánto retraso tiene el vuelo?', saidEnglish: 'How late is the flight?', reply: 'Unas dos horas.', replyEnglish: 'About two hours.', wrong: ['A las dos en punto.', 'Por la tormenta.', 'Dos maletas.'] },
  { id: 'b1-viajes-reply-que-equipaje-lleva', said: '¿Qué equipaje lleva?', saidEnglish: 'What luggage do you have? (formal)', reply: 'Solo esta mochila.', replyEnglish: 'Just this backpack.', wrong: ['Al extranjero.', 'Dos asientos.', 'En el avión.'] },
  { id: 'b1-viajes-reply-has-vivido-en-el-extranjero', said: '¿Has vivido en el extranjero?', saidEnglish: 'Have you lived abroad?', reply: 'Sí, dos años en Canadá.', replyEnglish: 'Yes, two years in Canada.', wrong: ['Sí, cruza la frontera.', 'No, el clima es frío.', 'Sí, vienen extranjeros.'] },
  { id: 'b1-viajes-reply-que-te-pidio-tu-madre', said: '¿Qué te pidió tu madre?', saidEnglish: 'What did your mother ask you for?', reply: 'Una foto del paisaje.', replyEnglish: 'A photo of the landscape.', wrong: ['A mi hermano.', 'Por teléfono.', 'Que mañana llovería.'] },
  { id: 'b1-viajes-reply-ha-mejorado-el-tiempo', said: '¿Ha mejorado el tiempo?', saidEnglish: 'Has the weather gotten better?', reply: 'No, sigue lloviendo.', replyEnglish: 'No, it\'s still raining.', wrong: ['No, no tengo tiempo.', 'Sí, he llegado a tiempo.', 'Sí, se hizo médico.'] },
] satisfies readonly Reply[];
