import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-ideas-reply-cuanto-tiempo-hace-que-vives-aqui', said: '¿Cuánto tiempo hace que vives aquí?', saidEnglish: 'How long have you lived here?', reply: 'Hace cinco años.', replyEnglish: 'Five years.', wrong: ['En cinco minutos.', 'A las cinco.', 'Tengo cinco años.'] },
  { id: 'a2-ideas-reply-que-opinas-de-mi-plan', said: '¿Qué opinas de mi plan?', saidEnglish: 'What do you think of my plan?', reply: 'Estoy de acuerdo. Es muy bueno.', replyEnglish: 'I agree. It\'s very good.', wrong: ['Lo olvidé en casa.', 'Pienso en mis hijos.', 'Resulta que no vino nadie.'] },
  { id: 'a2-ideas-reply-quien-te-ha-enviado-ese-mensaje', said: '¿Quién te ha enviado ese mensaje?', saidEnglish: 'Who sent you that message?', reply: 'Alguien del trabajo.', replyEnglish: 'Somebody from work.', wrong: ['Por teléfono.', 'Acabo de contestar.', 'Para mi abuela.'] },
  { id: 'a2-ideas-reply-de-que-tienes-miedo', said: '¿De qué tienes miedo?', saidEnglish: 'What are you afraid of?', reply: 'De los perros grandes.', replyEnglish: 'Of big dogs.', wrong: ['Con mucha suerte.', 'Desde hace un año.', 'Porque soy tímido.'] },
  { id: 'a2-ideas-reply-se-puede-entrar-con-mochila', said: '¿Se puede entrar con mochila?', saidEnglish: 'Can you go in with a backpack?', reply: 'No, hay que dejarla fuera.', replyEnglish: 'No, you have to leave it outside.', wrong: ['No, no la necesito.', 'Sí, la compré ayer.', 'Sí, alguien la olvidó.'] },
  { id: 'a2-ideas-reply-hay-alguien-en-casa', said: '¿Hay alguien en casa?', saidEnglish: 'Is anybody home?', reply: 'No, no hay nadie.', replyEnglish: 'No, nobody is.', wrong: ['No, no hay nada.', 'No, ninguna.', 'Sí, algo.'] },
] satisfies readonly Reply[];
