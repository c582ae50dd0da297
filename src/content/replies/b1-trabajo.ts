import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-trabajo-reply-como-te-fue-en-la-entrevista', said: '¿Cómo te fue en la entrevista?', saidEnglish: 'How did the interview go?', reply: 'Muy bien, me dieron el trabajo.', replyEnglish: 'Very well, they gave me the job.', wrong: ['Muy bien, ¿y a usted?', 'Fui en metro.', 'Es mañana a las diez.'] },
  { id: 'b1-trabajo-reply-que-haras-si-no-consigues-el-puesto', said: '¿Qué harás si no consigues el puesto?', saidEnglish: 'What will you do if you don\'t get the position?', reply: 'Buscaré otro.', replyEnglish: 'I\'ll look for another one.', wrong: ['Busqué otro.', 'Lo conseguí ayer.', 'Si me llaman, sí.'] },
  { id: 'b1-trabajo-reply-que-tipo-de-trabajo-buscas', said: '¿Qué tipo de trabajo buscas?', saidEnglish: 'What kind of job are you looking for?', reply: 'Uno que me permita viajar.', replyEnglish: 'One that allows me to travel.', wrong: ['El que tengo me permite viajar.', 'Lo busco desde mayo.', 'Con un buen amigo.'] },
  { id: 'b1-trabajo-reply-esta-contenta-con-su-sueldo', said: '¿Está contenta con su sueldo?', saidEnglish: 'Are you happy with your salary? (formal, to a woman)', reply: 'No, gano muy poco.', replyEnglish: 'No, I earn very little.', wrong: ['No, firmé el contrato.', 'Sí, es una reunión.', 'Sí, lo pagan en enero.'] },
  { id: 'b1-trabajo-reply-cuando-empieza-la-reunion', said: '¿Cuándo empieza la reunión?', saidEnglish: 'When does the meeting start?', reply: 'En cuanto llegue el jefe.', replyEnglish: 'As soon as the boss arrives.', wrong: ['En la sala grande.', 'Dos horas, más o menos.', 'Sobre el contrato nuevo.'] },
  { id: 'b1-trabajo-reply-puedo-salir-antes-hoy', said: '¿Puedo salir antes hoy?', saidEnglish: 'May I leave early today?', reply: 'Sí, si ya has terminado.', replyEnglish: 'Yes, if you\'ve already finished.', wrong: ['Sí, salí antes.', 'No, es otra oportunidad.', 'Sí, antes trabajaba aquí.'] },
] satisfies readonly Reply[];
