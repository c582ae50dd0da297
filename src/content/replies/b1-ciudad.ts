import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-ciudad-reply-por-que-llevas-paraguas-hace-sol', said: '¿Por qué llevas paraguas? Hace sol.', saidEnglish: 'Why are you carrying an umbrella? It\'s sunny.', reply: 'Por si acaso.', replyEnglish: 'Just in case.', wrong: ['Para que llueva.', 'Según la ley.', 'Por la esquina.'] },
  { id: 'b1-ciudad-reply-donde-giro', said: '¿Dónde giro?', saidEnglish: 'Where do I turn?', reply: 'En el segundo semáforo.', replyEnglish: 'At the second traffic light.', wrong: ['Hacia las cinco.', 'Según el conductor.', 'Para llegar antes.'] },
  { id: 'b1-ciudad-reply-para-que-cierras-la-puerta', said: '¿Para qué cierras la puerta?', saidEnglish: 'What are you closing the door for?', reply: 'Para que no salga el gato.', replyEnglish: 'So that the cat doesn\'t get out.', wrong: ['Por el parque, hacia la izquierda.', 'Por la mañana.', 'Para el lunes.'] },
  { id: 'b1-ciudad-reply-para-cuando-es-la-tarea', said: '¿Para cuándo es la tarea?', saidEnglish: 'When is the homework due?', reply: 'Para el jueves.', replyEnglish: 'On Thursday.', wrong: ['Desde el jueves.', 'Para mi profesora.', 'Por dinero.'] },
  { id: 'b1-ciudad-reply-por-donde-se-va-al-museo', said: '¿Por dónde se va al museo?', saidEnglish: 'Which way is it to the museum?', reply: 'Por esa calle, hacia el río.', replyEnglish: 'Along that street, toward the river.', wrong: ['Por las mañanas.', 'Porque es gratis.', 'Con mis alumnos.'] },
  { id: 'b1-ciudad-reply-se-puede-cruzar-aqui', said: '¿Se puede cruzar aquí?', saidEnglish: 'Can you cross here?', reply: 'No, solo en la esquina.', replyEnglish: 'No, only at the corner.', wrong: ['No, la ley es nueva.', 'Sí, vive en la esquina.', 'Sí, cruzó anoche.'] },
] satisfies readonly Reply[];
