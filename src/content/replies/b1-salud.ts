import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-salud-reply-manana-me-sacan-sangre', said: 'Mañana me sacan sangre.', saidEnglish: 'I\'m having blood taken tomorrow.', reply: 'No te preocupes, no duele.', replyEnglish: 'Don\'t worry, it doesn\'t hurt.', wrong: ['¡Felicidades!', 'No creo que sea sangre.', 'Yo también te extraño.'] },
  { id: 'b1-salud-reply-crees-que-vendra-el-medico-hoy', said: '¿Crees que vendrá el médico hoy?', saidEnglish: 'Do you think the doctor will come today?', reply: 'No creo que venga.', replyEnglish: 'I don\'t think he\'ll come.', wrong: ['Espero que estés bien.', 'Creo que es buen médico.', 'No creo que te duela.'] },
  { id: 'b1-salud-reply-extranas-a-tu-familia', said: '¿Extrañas a tu familia?', saidEnglish: 'Do you miss your family?', reply: 'Sí, sobre todo a mis padres.', replyEnglish: 'Yes, especially my parents.', wrong: ['Sí, tienen la voz muy suave.', 'No, no conozco a tu familia.', 'Sí, me siento débil.'] },
  { id: 'b1-salud-reply-que-te-paso-en-la-rodilla', said: '¿Qué te pasó en la rodilla?', saidEnglish: 'What happened to your knee?', reply: 'Me caí de la bicicleta.', replyEnglish: 'I fell off my bicycle.', wrong: ['Me duele la voz.', 'Espero que te mejores.', 'Se enojan fácilmente.'] },
  { id: 'b1-salud-reply-lo-dices-en-serio', said: '¿Lo dices en serio?', saidEnglish: 'Are you serious?', reply: 'No, es una broma.', replyEnglish: 'No, it\'s a joke.', wrong: ['Sí, es un hombre serio.', 'No, lo dice Ana.', 'Sí, se lo diré.'] },
  { id: 'b1-salud-reply-por-que-estas-preocupada', said: '¿Por qué estás preocupada?', saidEnglish: 'Why are you worried?', reply: 'Porque mi hijo no contesta.', replyEnglish: 'Because my son isn\'t answering.', wrong: ['Porque todo va bien.', 'Espero que estés contenta.', 'No te preocupes.'] },
] satisfies readonly Reply[];
