import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-ciudad-reply-disculpe-como-llego-a-la-estacion', said: 'Disculpe, ¿cómo llego a la estación?', saidEnglish: 'Excuse me, how do I get to the station?', reply: 'Todo recto, hasta el puente.', replyEnglish: 'Straight ahead, as far as the bridge.', wrong: ['El tren llega a las dos.', 'Sí, hay una plaza.', 'Vengo de la estación.'] },
  { id: 'a1-ciudad-reply-hay-una-farmacia-por-aqui', said: '¿Hay una farmacia por aquí?', saidEnglish: 'Is there a pharmacy around here?', reply: 'Sí, al lado del banco.', replyEnglish: 'Yes, next to the bank.', wrong: ['Sí, voy en autobús.', 'No, es un supermercado.', 'Sí, entro por la puerta.'] },
  { id: 'a1-ciudad-reply-por-que-vas-en-metro', said: '¿Por qué vas en metro?', saidEnglish: 'Why do you take the subway?', reply: 'Porque está cerca de mi casa.', replyEnglish: 'Because it\'s close to my house.', wrong: ['A las nueve menos cuarto.', 'Hasta el centro.', 'Con mi primo.'] },
  { id: 'a1-ciudad-reply-cual-es-tu-coche', said: '¿Cuál es tu coche?', saidEnglish: 'Which one is your car?', reply: 'Ese, el pequeño.', replyEnglish: 'That one, the small one.', wrong: ['Sí, tengo uno.', 'No, vamos en taxi.', 'Es un coche.'] },
  { id: 'a1-ciudad-reply-de-donde-viene-este-autobus', said: '¿De dónde viene este autobús?', saidEnglish: 'Where does this bus come from?', reply: 'De la plaza Mayor.', replyEnglish: 'From Mayor Square.', wrong: ['A la plaza Mayor.', 'A las dos.', 'En el puente.'] },
  { id: 'a1-ciudad-reply-perdon-esta-es-la-avenida-colon', said: 'Perdón, ¿esta es la avenida Colón?', saidEnglish: 'Excuse me, is this Colón Avenue?', reply: 'No, es la calle Mayor.', replyEnglish: 'No, it\'s Mayor Street.', wrong: ['No, el niño está perdido.', 'Sí, vuelvo el martes.', 'No, la plaza es muy grande.'] },
] satisfies readonly Reply[];
