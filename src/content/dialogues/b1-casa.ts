import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-casa-una-persona-tranquila',
  title: 'No noise, please',
  kind: 'dialogue',
  lines: [
    {
      speaker: 'Señora Paz',
      spanish:
        'Esta es la habitación. Tiene mucha luz. Solo quiero que pague a tiempo, que no fume y que deje limpia la cocina.',
      english:
        'This is the room. It has a lot of light. I only want you to pay on time, not to smoke and to leave the kitchen clean.',
    },
    {
      speaker: 'Bruno',
      spanish: 'No hay problema. Yo solo necesito que funcione internet.',
      english: 'No problem. I only need the Internet to work.',
    },
    {
      speaker: 'Señora Paz',
      spanish:
        'Funciona. Pero hay algo más importante: no quiero que haga ruido. La última chica tocaba la trompeta a las once de la noche.',
      english:
        "It works. But there's something more important: I don't want you to make noise. The last girl played the trumpet at eleven at night.",
    },
    { speaker: 'Bruno', spanish: 'Ah… ¿Y a las ocho?', english: 'Ah … And at eight?' },
    {
      speaker: 'Señora Paz',
      spanish: '¿A las ocho? ¿Qué lleva usted en esa maleta?',
      english: 'At eight? What do you have in that suitcase?',
    },
    {
      speaker: 'Bruno',
      spanish: 'Ropa. Bueno, ropa y una trompeta. Pero toco muy bajito, de verdad.',
      english: 'Clothes. Well, clothes and a trumpet. But I play very softly, really.',
    },
    {
      speaker: 'Señora Paz',
      spanish: '¡Otra trompeta! Ojalá la próxima persona sea más tranquila.',
      english: 'Another trumpet! I hope the next person is quieter.',
    },
    {
      speaker: 'Bruno',
      spanish: 'Espere. Le toco una canción, solo una, y después usted decide.',
      english: "Wait. I'll play you one song, just one, and then you decide.",
    },
    {
      speaker: 'Señora Paz',
      spanish: 'Una. Y prefiero que sea corta.',
      english: "One. And I'd rather it were short.",
    },
    {
      speaker: 'Bruno',
      spanish: 'Ya está. ¿Qué le parece? Señora… ¿está llorando?',
      english: "That's it. What do you think? Ma'am … are you crying?",
    },
    {
      speaker: 'Señora Paz',
      spanish: 'Es la canción de mi boda. Mi marido la cantaba los domingos en esta cocina.',
      english: "It's the song from my wedding. My husband used to sing it on Sundays in this kitchen.",
    },
    {
      speaker: 'Bruno',
      spanish: 'Perdón, no lo sabía. Ya me voy.',
      english: "I'm sorry, I didn't know. I'm leaving now.",
    },
    {
      speaker: 'Señora Paz',
      spanish:
        'No, no quiero que se vaya. Quiero que pague a tiempo, que no fume… y que toque esa canción todos los domingos.',
      english:
        "No, I don't want you to leave. I want you to pay on time, not to smoke … and to play that song every Sunday.",
    },
    { speaker: 'Bruno', spanish: '¿Y el ruido?', english: 'And the noise?' },
    { speaker: 'Señora Paz', spanish: '¿Qué ruido? Eso es música.', english: "What noise? That's music." },
  ],
  glosses: {
    ruido: 'noise',
    trompeta: 'trumpet',
    bajito: 'softly',
    ojalá: 'I hope',
    chica: 'girl',
    la: 'the, it',
  },
  questions: [
    {
      question: 'What matters most to Señora Paz at first?',
      options: ['That the rent is high', 'That it is quiet', 'That nobody cooks', 'That he has no visitors'],
      correctAnswer: 'That it is quiet',
      after: 3,
    },
    {
      question: "Why does Bruno ask about eight o'clock?",
      options: [
        'He comes home at that hour',
        'He wants to have dinner with her',
        'He hopes to play then',
        'He gets up early',
      ],
      correctAnswer: 'He hopes to play then',
      after: 6,
    },
    {
      question: 'Why does she cry?',
      options: [
        'The trumpet is too loud',
        'She has lost her room',
        'The last girl played it, too',
        'The song reminds her of her husband',
      ],
      correctAnswer: 'The song reminds her of her husband',
      after: 11,
    },
    {
      question: 'What does she mean by her last words?',
      options: [
        'He may play as he likes it',
        'He must learn to play better',
        'He has to move out',
        "She doesn't like music",
      ],
      correctAnswer: 'He may play as he likes it',
    },
  ],
} satisfies ReadingData;
