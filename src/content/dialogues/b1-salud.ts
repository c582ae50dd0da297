import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-salud-una-fiebre-muy-rara',
  title: 'A strange fever',
  kind: 'dialogue',
  lines: [
    {
      speaker: 'Señora Vidal',
      spanish: '¿Hugo? Son las nueve y media. ¿Dónde estás?',
      english: "Hugo? It's half past nine. Where are you?",
    },
    {
      speaker: 'Hugo',
      spanish:
        'En la cama, señora Vidal. Tengo fiebre y me duele todo. No creo que pueda ir hoy a la oficina.',
      english:
        "In bed, Mrs. Vidal. I have a fever, and everything hurts. I don't think I can go to the office today.",
    },
    {
      speaker: 'Señora Vidal',
      spanish: '¡Pobre! Siento mucho que estés enfermo. ¿Has ido al médico?',
      english: "Poor you! I'm very sorry you're sick. Have you been to the doctor?",
    },
    {
      speaker: 'Hugo',
      spanish: 'Todavía no. No creo que sea nada importante.',
      english: "Not yet. I don't think it's anything serious.",
    },
    {
      speaker: 'Señora Vidal',
      spanish: 'Pues tienes muy buena voz. ¿Y qué es ese ruido? Parece el mar.',
      english: "Well, your voice is very good. And what's that noise? It sounds like the sea.",
    },
    {
      speaker: 'Hugo',
      spanish: '¿El mar? Es… la televisión. Estoy viendo un programa sobre peces.',
      english: "The sea? It's … the television. I'm watching a show about fish.",
    },
    {
      speaker: 'Señora Vidal',
      spanish: '¿Y ese señor que vende helados?',
      english: "And that man who's selling ice cream?",
    },
    { speaker: 'Hugo', spanish: 'Sale en el programa.', english: "He's in the show." },
    {
      speaker: 'Señora Vidal',
      spanish:
        'Es raro que les vendan helados a los peces. Pero me preocupa que estés solo. ¿Quieres que te lleve una sopa?',
      english:
        "It's strange that they sell ice cream to fish. But I'm worried that you're alone. Do you want me to bring you some soup?",
    },
    {
      speaker: 'Hugo',
      spanish: '¡No, no, gracias! Dudo que pueda comer algo.',
      english: 'No, no, thank you! I doubt that I can eat anything.',
    },
    {
      speaker: 'Señora Vidal',
      spanish: '¡Qué lástima! Los helados de limón están buenísimos. Este ya es el segundo.',
      english: 'What a shame! The lemon ice cream is really good. This is already my second one.',
    },
    { speaker: 'Hugo', spanish: '¿Cómo? ¿Dónde está usted?', english: 'What? Where are you?' },
    {
      speaker: 'Señora Vidal',
      spanish: 'Detrás de ti, debajo de la sombrilla amarilla. Yo también tengo fiebre hoy.',
      english: 'Behind you, under the yellow beach umbrella. I have a fever today, too.',
    },
    {
      speaker: 'Hugo',
      spanish: '¡Señora Vidal! Me alegro de que… de que los dos estemos tan enfermos.',
      english: "Mrs. Vidal! I'm glad that … that we're both so sick.",
    },
    {
      speaker: 'Señora Vidal',
      spanish: 'Siéntate y pide uno de limón. Pero espero que mañana estés sano y en la oficina a las nueve.',
      english: "Sit down and order a lemon one. But I hope that tomorrow you're well, and in the office at nine.",
    },
  ],
  glosses: {
    ruido: 'noise',
    programa: 'show',
    dudo: 'I doubt (dudar)',
    lástima: 'shame, pity',
    sombrilla: 'beach umbrella',
    alegro: 'am glad (alegrarse)',
    preocupa: 'worries (preocupar)',
    buenísimos: 'really good',
  },
  questions: [
    {
      question: 'What does Hugo say is wrong with him?',
      options: ['He has hurt his leg', 'He has a fever', "He can't sleep", 'He has lost his voice'],
      correctAnswer: 'He has a fever',
      after: 2,
    },
    {
      question: 'How does Hugo explain the noise?',
      options: [
        'He is watching television',
        'His window is open',
        'He is taking a bath',
        'His neighbors are loud',
      ],
      correctAnswer: 'He is watching television',
      after: 6,
    },
    {
      question: 'Does Señora Vidal believe the story about the show?',
      options: [
        'Yes, she likes such shows',
        'Yes, she feels sorry for him',
        'No, she makes fun of it',
        'No, she has no television',
      ],
      correctAnswer: 'No, she makes fun of it',
      after: 9,
    },
    {
      question: "Why isn't she angry in the end?",
      options: [
        'Hugo buys her an ice cream',
        'It is a holiday',
        'Hugo is really sick',
        "She isn't at work either",
      ],
      correctAnswer: "She isn't at work either",
    },
  ],
} satisfies ReadingData;
