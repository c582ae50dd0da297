import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-ideas-el-celular-de-la-abuela',
  title: 'Grandma\'s cell phone',
  kind: 'dialogue',
  lines: [
    { speaker: 'Pablo', spanish: '¡Hola, abuela! ¿Qué estás haciendo?', english: 'Hi, Grandma! What are you doing?' },
    { speaker: 'Abuela', spanish: 'Ahora no puedo hablar, Pablo. Tengo un problema.', english: 'I can\'t talk now, Pablo. I have a problem.' },
    { speaker: 'Pablo', spanish: '¿Qué problema?', english: 'What problem?' },
    { speaker: 'Abuela', spanish: 'Estoy buscando mi celular. Quiero llamar a tu tía porque hoy es su cumpleaños. No está en la mesa ni debajo de la cama.', english: 'I\'m looking for my cell phone. I want to call your aunt because today is her birthday. It\'s not on the table or under the bed.' },
    { speaker: 'Pablo', spanish: 'Abuela, una pregunta: ¿qué tienes en la mano?', english: 'Grandma, one question: what do you have in your hand?' },
    { speaker: 'Abuela', spanish: '¿En la mano? Nada… ¡El celular!', english: 'In my hand? Nothing … My cell phone!' },
    { speaker: 'Pablo', spanish: '¡Muy bien!', english: 'Very good!' },
    { speaker: 'Abuela', spanish: 'Gracias, Pablo. ¿Y dónde están mis gafas?', english: 'Thank you, Pablo. And where are my glasses?' },
    { speaker: 'Pablo', spanish: 'En la cabeza.', english: 'On your head.' },
    { speaker: 'Abuela', spanish: '¡Es verdad! ¿Cómo lo sabes?', english: 'You\'re right! How do you know?' },
    { speaker: 'Pablo', spanish: 'Porque te conozco, abuela.', english: 'Because I know you, Grandma.' },
  ],
  glosses: { verdad: 'true', 'cumpleaños': 'birthday', ni: 'nor, or' },
  questions: [
    { question: 'What does Grandma want to do?', options: ['Buy a gift', 'Call Pablo\'s aunt', 'Take a photo', 'Watch TV'], correctAnswer: 'Call Pablo\'s aunt', after: 4 },
    { question: 'Where is her cell phone?', options: ['On the table', 'Under the bed', 'On her head', 'In her hand'], correctAnswer: 'In her hand', after: 6 },
    { question: 'How does Pablo know where her glasses are?', options: ['He knows his grandmother well.', 'He can see her.', 'His aunt says so.', 'He has them himself.'], correctAnswer: 'He knows his grandmother well.' },
  ],
} satisfies ReadingData;
