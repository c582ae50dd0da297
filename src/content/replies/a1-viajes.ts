import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-viajes-reply-que-tiempo-hace-hoy', said: '¿Qué tiempo hace hoy?', saidEnglish: 'What\'s the weather like today?', reply: 'Hace sol y mucho calor.', replyEnglish: 'It\'s sunny and very hot.', wrong: ['Son las tres y media.', 'Es el veintidós de julio.', 'Hoy no tengo clase.'] },
  { id: 'a1-viajes-reply-cuando-vas-de-vacaciones', said: '¿Cuándo vas de vacaciones?', saidEnglish: 'When are you going on vacation?', reply: 'En agosto.', replyEnglish: 'In August.', wrong: ['A la playa.', 'En barco.', 'Con mis padres.'] },
  { id: 'a1-viajes-reply-cuando-es-tu-cumpleanos', said: '¿Cuándo es tu cumpleaños?', saidEnglish: 'When\'s your birthday?', reply: 'El cinco de mayo.', replyEnglish: 'On May fifth.', wrong: ['A las cinco.', 'Hace frío.', 'Treinta años.'] },
  { id: 'a1-viajes-reply-tiene-usted-el-pasaporte', said: '¿Tiene usted el pasaporte?', saidEnglish: 'Do you have your passport? (formal)', reply: 'Sí, está en la maleta.', replyEnglish: 'Yes, it\'s in the suitcase.', wrong: ['Sí, es un país muy grande.', 'No, el avión sale a las diez.', 'Sí, llega a las seis.'] },
  { id: 'a1-viajes-reply-como-van-ustedes-a-la-isla', said: '¿Cómo van ustedes a la isla?', saidEnglish: 'How are you all getting to the island?', reply: 'En barco.', replyEnglish: 'By boat.', wrong: ['En septiembre.', 'Es muy bonita.', 'Está lejos.'] },
  { id: 'a1-viajes-reply-tienes-animales-en-casa', said: '¿Tienes animales en casa?', saidEnglish: 'Do you have any animals at home?', reply: 'Sí, un perro y dos gatos.', replyEnglish: 'Yes, a dog and two cats.', wrong: ['Sí, muchas flores y un árbol.', 'Sí, llueve mucho.', 'Sí, dos baños y una cocina.'] },
] satisfies readonly Reply[];
