import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-ideas-reply-que-estas-haciendo', said: '¿Qué estás haciendo?', saidEnglish: 'What are you doing?', reply: 'Estoy buscando el celular.', replyEnglish: 'I\'m looking for my cell phone.', wrong: ['Está buscando a Luis.', 'Soy profesora.', 'Todos los días.'] },
  { id: 'a1-ideas-reply-entiendes-esta-frase', said: '¿Entiendes esta frase?', saidEnglish: 'Do you understand this sentence?', reply: 'No, es muy difícil.', replyEnglish: 'No, it\'s very difficult.', wrong: ['No, no es un secreto.', 'Sí, por ejemplo.', 'Sí, estoy llamando a Pablo.'] },
  { id: 'a1-ideas-reply-por-que-no-llamas-a-elena', said: '¿Por qué no llamas a Elena?', saidEnglish: 'Why don\'t you call Elena?', reply: 'Porque no tengo su número.', replyEnglish: 'Because I don\'t have her number.', wrong: ['Porque se llama Elena.', 'Sí, es su teléfono.', 'Porque es una foto bonita.'] },
  { id: 'a1-ideas-reply-no-me-gustan-las-bromas', said: 'No me gustan las bromas.', saidEnglish: 'I don\'t like jokes.', reply: 'A mí tampoco.', replyEnglish: 'Neither do I.', wrong: ['A mí también.', 'Por ejemplo, un regalo.', 'Creo que es mi correo.'] },
  { id: 'a1-ideas-reply-conoces-a-mi-hermano', said: '¿Conoces a mi hermano?', saidEnglish: 'Do you know my brother?', reply: 'Sí, es amigo de Luis.', replyEnglish: 'Yes, he\'s a friend of Luis\'s.', wrong: ['No, no sé qué significa.', 'Sí, tengo dos.', 'Sí, llamo ahora mismo.'] },
  { id: 'a1-ideas-reply-creo-que-manana-va-a-llover', said: 'Creo que mañana va a llover.', saidEnglish: 'I think it\'s going to rain tomorrow.', reply: 'Yo creo que no.', replyEnglish: 'I don\'t think so.', wrong: ['Yo no, gracias.', 'Yo soy Ana.', 'Creo que es la respuesta.'] },
] satisfies readonly Reply[];
