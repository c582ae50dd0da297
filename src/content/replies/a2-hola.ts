import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-hola-reply-te-presento-a-mi-amiga-julia', said: 'Te presento a mi amiga Julia.', saidEnglish: 'This is my friend Julia.', reply: 'Mucho gusto, Julia.', replyEnglish: 'Nice to meet you, Julia.', wrong: ['De nada, Julia.', 'Hasta pronto, Julia.', 'Me llamo Julia.'] },
  { id: 'a2-hola-reply-a-que-te-dedicas', said: '¿A qué te dedicas?', saidEnglish: 'What do you do?', reply: 'Soy cocinero en un hotel.', replyEnglish: 'I\'m a cook in a hotel.', wrong: ['Me levanto a las siete.', 'Tengo mucho trabajo.', 'Con toda mi familia.'] },
  { id: 'a2-hola-reply-perdon-donde-firmo', said: 'Perdón, ¿dónde firmo?', saidEnglish: 'Excuse me, where do I sign?', reply: 'Aquí abajo, al lado de la fecha.', replyEnglish: 'Down here, next to the date.', wrong: ['El lunes por la mañana.', 'Es el formulario.', 'Ayer firmé dos.'] },
  { id: 'a2-hola-reply-con-quien-cenaste-anoche', said: '¿Con quién cenaste anoche?', saidEnglish: 'Who did you have dinner with last night?', reply: 'Con dos amigos franceses.', replyEnglish: 'With two French friends.', wrong: ['En un restaurante.', 'Cenamos a las nueve.', 'Cené pescado.'] },
  { id: 'a2-hola-reply-diga', said: '¿Diga?', saidEnglish: 'Hello? (on the phone)', reply: '¿Está Pedro, por favor?', replyEnglish: 'Is Pedro there, please?', wrong: ['De nada, adiós.', 'Me gusta hablar.', 'Por supuesto, igualmente.'] },
  { id: 'a2-hola-reply-que-nacionalidad-tiene', said: '¿Qué nacionalidad tiene?', saidEnglish: 'What\'s your nationality? (formal)', reply: 'Soy mexicana.', replyEnglish: 'I\'m Mexican.', wrong: ['Soy soltera.', 'Soy profesora.', 'Tengo treinta años.'] },
] satisfies readonly Reply[];
