import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-ideas-reply-por-que-no-me-llamaste', said: '¿Por qué no me llamaste?', saidEnglish: 'Why didn\'t you call me?', reply: 'Perdón, se me olvidó.', replyEnglish: 'Sorry, I forgot.', wrong: ['Perdón, se me cayó.', 'Te llamaré sin duda.', 'No lo llames.'] },
  { id: 'b1-ideas-reply-de-quien-fue-la-culpa', said: '¿De quién fue la culpa?', saidEnglish: 'Whose fault was it?', reply: 'De los dos.', replyEnglish: 'It was both of them.', wrong: ['Fue un éxito.', 'Con vergüenza.', 'Por costumbre.'] },
  { id: 'b1-ideas-reply-ganaremos-el-premio', said: '¿Ganaremos el premio?', saidEnglish: 'Will we win the prize?', reply: '¡Ojalá!', replyEnglish: 'I hope so!', wrong: ['¡Qué vergüenza!', 'No, es tu culpa.', 'Sí, lo ganaron ayer.'] },
  { id: 'b1-ideas-reply-has-olvidado-la-contrasena-otra-vez', said: '¿Has olvidado la contraseña otra vez?', saidEnglish: 'Have you forgotten the password again?', reply: 'No, la tengo escrita aquí.', replyEnglish: 'No, I have it written down here.', wrong: ['No, no tengo recuerdos.', 'Sí, es una herramienta.', 'Sí, lo que quieras.'] },
  { id: 'b1-ideas-reply-cual-de-estas-dos-mesas-prefieres', said: '¿Cuál de estas dos mesas prefieres?', saidEnglish: 'Which of these two tables do you prefer?', reply: 'Cualquiera, las dos me gustan.', replyEnglish: 'Either one, I like both of them.', wrong: ['Sí, las prefiero.', 'Incluso la silla.', 'Sin ninguna duda.'] },
  { id: 'b1-ideas-reply-llevas-mucho-tiempo-estudiando-espanol', said: '¿Llevas mucho tiempo estudiando español?', saidEnglish: 'Have you been studying Spanish long?', reply: 'Sí, más de dos años.', replyEnglish: 'Yes, more than two years.', wrong: ['Sí, aunque es fácil.', 'Sí, llevo una mochila.', 'Sí, volveré a estudiar.'] },
] satisfies readonly Reply[];
