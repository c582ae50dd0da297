import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-viajes-reply-tiene-una-reserva', said: '¿Tiene una reserva?', saidEnglish: 'Do you have a reservation? (formal)', reply: 'Sí, para dos noches.', replyEnglish: 'Yes, for two nights.', wrong: ['Sí, conozco el hotel.', 'Sí, de ida y vuelta.', 'No, el vuelo sale mañana.'] },
  { id: 'a2-viajes-reply-ventanilla-o-pasillo', said: '¿Ventanilla o pasillo?', saidEnglish: 'Window or aisle?', reply: 'Pasillo, por favor.', replyEnglish: 'Aisle, please.', wrong: ['Ida y vuelta, por favor.', 'Por la ventana.', 'El asiento es nuevo.'] },
  { id: 'a2-viajes-reply-conoces-buenos-aires', said: '¿Conoces Buenos Aires?', saidEnglish: 'Have you been to Buenos Aires?', reply: 'Sí, viví allí dos años.', replyEnglish: 'Yes, I lived there for two years.', wrong: ['Sí, ya lo sé.', 'No, no sé nadar.', 'Sí, es mi vuelo.'] },
  { id: 'a2-viajes-reply-para-cuantas-personas-es-la-mesa', said: '¿Para cuántas personas es la mesa?', saidEnglish: 'How many people is the table for?', reply: 'Para tres.', replyEnglish: 'For three.', wrong: ['A las tres.', 'Por la noche.', 'Una doble.'] },
  { id: 'a2-viajes-reply-donde-naciste', said: '¿Dónde naciste?', saidEnglish: 'Where were you born?', reply: 'En un pueblo de la costa.', replyEnglish: 'In a town on the coast.', wrong: ['En el año 1990.', 'El cuatro de marzo.', 'Nací por la noche.'] },
  { id: 'a2-viajes-reply-por-que-cambiaron-el-vuelo', said: '¿Por qué cambiaron el vuelo?', saidEnglish: 'Why did they change the flight?', reply: 'Por el viento.', replyEnglish: 'Because of the wind.', wrong: ['Para el viernes.', 'Por internet.', 'Por la puerta tres.'] },
] satisfies readonly Reply[];
