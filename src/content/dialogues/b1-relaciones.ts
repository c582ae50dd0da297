import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-relaciones-diez-anos-de-mentiras',
  title: 'Ten years of cake',
  kind: 'dialogue',
  lines: [
    { speaker: 'Rocío', spanish: '¿Puedo hablar contigo a solas?', english: 'Can I talk to you in private?' },
    { speaker: 'Iván', spanish: 'Claro. ¿Qué pasa? Tienes cara de querer matarme.', english: 'Sure. What\'s wrong? You look as if you wanted to kill me.' },
    { speaker: 'Rocío', spanish: 'Es que quiero matarte. ¿Por qué le has dicho a mi suegra que la tarta es de la panadería?', english: 'That\'s because I do want to kill you. Why did you tell my mother-in-law that the cake is from the bakery?' },
    { speaker: 'Iván', spanish: '¿La tarta? Me preguntó dónde habías comprado eso tan rico.', english: 'The cake? She asked me where you\'d bought that delicious thing.' },
    { speaker: 'Rocío', spanish: '¡Y estaba mirando la tarta! Llevo diez años diciendo que la hago yo.', english: 'And she was looking at the cake! I\'ve been saying for ten years that I make it myself.' },
    { speaker: 'Iván', spanish: '¿Diez años de mentiras? Eso dura más que muchos matrimonios.', english: 'Ten years of lies? That\'s longer than a lot of marriages last.' },
    { speaker: 'Rocío', spanish: 'No te rías. Confiaba en ti, y tú vas y me traicionas por un trozo de tarta.', english: 'Don\'t laugh. I trusted you, and you go and betray me over a piece of cake.' },
    { speaker: 'Iván', spanish: 'Fue un malentendido, te lo prometo. Creía que hablaba del pan.', english: 'It was a misunderstanding, I promise you. I thought she was talking about the bread.' },
    { speaker: 'Rocío', spanish: 'El pan lo compró ella.', english: 'It was she who bought the bread.' },
    { speaker: 'Iván', spanish: 'Ah. Pues dile la verdad y pídele perdón.', english: 'Oh. Well, tell her the truth and apologize to her.' },
    { speaker: 'Rocío', spanish: 'Ya lo he hecho. Hace cinco minutos.', english: 'I already have. Five minutes ago.' },
    { speaker: 'Iván', spanish: '¿Y se ha enfadado?', english: 'And did she get angry?' },
    { speaker: 'Rocío', spanish: 'Peor: me ha abrazado. Lo sabe desde el primer año, porque ella también compra allí la suya.', english: 'Worse: she hugged me. She\'s known since the first year, because she buys hers there, too.' },
    { speaker: 'Iván', spanish: 'Entonces, ¿por qué me estás gritando a mí?', english: 'Then why are you shouting at me?' },
    { speaker: 'Rocío', spanish: 'Porque a ella no puedo gritarle. Para eso están los amigos.', english: 'Because I can\'t shout at her. That\'s what friends are for.' },
    { speaker: 'Iván', spanish: 'Gracias por la confianza. ¿Queda tarta?', english: 'Thanks for your trust. Is there any cake left?' },
  ],
  glosses: { la: 'the, it', suegra: 'mother-in-law', suya: 'hers', tarta: 'cake', 'panadería': 'bakery', trozo: 'piece', ah: 'oh', enfadado: 'gotten angry (enfadarse)', dura: 'lasts (durar)' },
  questions: [
    { question: 'What is Rocío angry about?', options: ['Iván has eaten all the cake', 'Iván has given away where the cake comes from', 'Iván bought the wrong cake', 'Her mother-in-law didn\'t like the cake'], correctAnswer: 'Iván has given away where the cake comes from', after: 5 },
    { question: 'How does Iván explain what he said?', options: ['He wanted to make a joke', 'He had promised to tell the truth', 'He thought that the question was about the bread', 'He didn\'t hear the question'], correctAnswer: 'He thought that the question was about the bread', after: 8 },
    { question: 'How did the mother-in-law take the truth?', options: ['She asked for the recipe', 'She stopped speaking to Rocío', 'She blamed Iván', 'She had known it all along'], correctAnswer: 'She had known it all along', after: 13 },
    { question: 'Why does Rocío shout at Iván?', options: ['He\'s the one she can shout at', 'He hasn\'t apologized to her mother-in-law', 'He lied to her about the bakery', 'He doesn\'t want to share the cake'], correctAnswer: 'He\'s the one she can shout at' },
  ],
} satisfies ReadingData;
