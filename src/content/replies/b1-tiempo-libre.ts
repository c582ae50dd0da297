import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-tiempo-libre-reply-por-que-no-viste-la-pelicula-con-ellos', said: '¿Por qué no viste la película con ellos?', saidEnglish: 'Why didn\'t you watch the movie with them?', reply: 'Porque ya la había visto.', replyEnglish: 'Because I had already seen it.', wrong: ['Porque es un buen actor.', 'Con mis amigos.', 'La vi en el cine.'] },
  { id: 'b1-tiempo-libre-reply-has-oido-la-noticia', said: '¿Has oído la noticia?', saidEnglish: 'Have you heard the news?', reply: 'Sí, la leí en el periódico.', replyEnglish: 'Yes, I read it in the newspaper.', wrong: ['Sí, oigo bien.', 'Sí, me gusta el arte.', 'No, no hablo tanto.'] },
  { id: 'b1-tiempo-libre-reply-de-quien-es-este-cuadro', said: '¿De quién es este cuadro?', saidEnglish: 'Who is this painting by?', reply: 'De Frida Kahlo.', replyEnglish: 'By Frida Kahlo.', wrong: ['De flores y frutas.', 'Del año 1939.', 'En el museo del centro.'] },
  { id: 'b1-tiempo-libre-reply-quien-es-la-chica-con-la-que-bailabas', said: '¿Quién es la chica con la que bailabas?', saidEnglish: 'Who\'s the girl you were dancing with?', reply: 'Una compañera de clase.', replyEnglish: 'A classmate.', wrong: ['Con mi compañera.', 'En la fiesta de Juan.', 'Porque me gusta el baile.'] },
  { id: 'b1-tiempo-libre-reply-aceptaste-el-trabajo-que-te-ofrecieron', said: '¿Aceptaste el trabajo que te ofrecieron?', saidEnglish: 'Did you accept the job they offered you?', reply: 'No, ya había encontrado otro.', replyEnglish: 'No, I had already found another one.', wrong: ['No, me lo mostraron ayer.', 'Sí, lo evité.', 'Sí, lo había ofrecido yo.'] },
  { id: 'b1-tiempo-libre-reply-que-tal-las-vacaciones', said: '¿Qué tal las vacaciones?', saidEnglish: 'How was your vacation?', reply: 'Las disfruté mucho.', replyEnglish: 'I enjoyed it a lot.', wrong: ['Lo disfruté mucho.', 'Son en agosto.', 'Las tengo en casa.'] },
] satisfies readonly Reply[];
