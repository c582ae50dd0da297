import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-cocina-el-queso-de-ines',
  title: 'Whose cheese was it?',
  kind: 'dialogue',
  lines: [
    { speaker: 'Inés', spanish: 'Bruno, ven un momento. ¿Quién se ha comido mi queso?', english: 'Bruno, come here a moment. Who\'s eaten my cheese?' },
    { speaker: 'Bruno', spanish: '¿Cuál? ¿El que olía a zapato o el que se movía?', english: 'Which one? The one that smelled like a shoe or the one that was moving?' },
    { speaker: 'Inés', spanish: 'El que tenía una etiqueta con mi nombre.', english: 'The one that had a label with my name.' },
    { speaker: 'Bruno', spanish: 'Había caducado en marzo. Lo hice por tu salud.', english: 'It had expired in March. I did it for your health.' },
    { speaker: 'Inés', spanish: '¿Y el pimiento? ¿También por mi salud?', english: 'And the bell pepper? Was that for my health, too?' },
    { speaker: 'Bruno', spanish: 'Se estaba pudriendo. No quise tirarlo y lo freí con un trozo de jamón.', english: 'It was rotting. I refused to throw it away, and I fried it with a piece of ham.' },
    { speaker: 'Inés', spanish: '¿Con qué jamón, si tú no compras nunca nada?', english: 'With what ham, if you never buy anything?' },
    { speaker: 'Bruno', spanish: 'Con el tuyo. Pero te dejé la mitad en la sartén.', english: 'With yours. But I left you half of it in the pan.' },
    { speaker: 'Inés', spanish: '¿Eso era tuyo? Lo cené el martes. Pensé que lo había cocinado yo y se me había olvidado.', english: 'That was yours? I had it for dinner on Tuesday. I thought I had cooked it myself and forgotten about it.' },
    { speaker: 'Bruno', spanish: '¿Y estaba bueno?', english: 'And was it good?' },
    { speaker: 'Inés', spanish: 'Ese no es el tema. Bueno, sí: estaba buenísimo. ¿Qué le pusiste?', english: 'That isn\'t the point. All right, yes: it was delicious. What did you put in it?' },
    { speaker: 'Bruno', spanish: 'Tres especias y el resto de tu vino.', english: 'Three spices, and the rest of your wine.' },
    { speaker: 'Inés', spanish: 'Mira, te propongo un trato: yo compro y tú cocinas. Cenamos juntos y no se tira nada.', english: 'Look, I\'ll offer you a deal: I buy, and you cook. We have dinner together, and nothing gets thrown away.' },
    { speaker: 'Bruno', spanish: 'De acuerdo. ¿Y quién lava los platos?', english: 'Agreed. And who does the dishes?' },
    { speaker: 'Inés', spanish: 'El primero que se coma algo ajeno.', english: 'The first one who eats something that isn\'t theirs.' },
    { speaker: 'Bruno', spanish: 'Entonces dame el jabón. Es por el pastel de tu madre.', english: 'Then hand me the soap. It\'s about your mother\'s cake.' },
  ],
  glosses: { pudriendo: 'rotting (pudrirse)', tuyo: 'yours', 'buenísimo': 'extremely good', lava: 'washes (lavar)', trato: 'deal', 'jabón': 'soap', era: 'was (ser)', estaba: 'was (estar)', 'había': 'had (haber)', 'no quise': 'I refused (querer)', mira: 'look (mirar)', 'se tira': 'is thrown away', tirarlo: 'to throw it away' },
  questions: [
    { question: 'How does Bruno excuse himself about the cheese?', options: ['It smelled too bad', 'He was thinking of her health', 'There was no name on it', 'He thought that it was his'], correctAnswer: 'He was thinking of her health', after: 4 },
    { question: 'What did Inés eat on Tuesday?', options: ['A dinner that Bruno had made', 'The cheese with her name on it', 'Her mother\'s cake', 'Something that she had cooked herself'], correctAnswer: 'A dinner that Bruno had made', after: 9 },
    { question: 'What deal does she offer him?', options: ['He pays for the wine', 'Each puts labels on everything', 'She does the shopping, and he cooks', 'They no longer eat together'], correctAnswer: 'She does the shopping, and he cooks', after: 13 },
    { question: 'Why does Bruno ask for the soap?', options: ['The pan is dirty', 'The cake is on the floor', 'Inés has told him to wash his hands', 'He has eaten the cake and loses at once'], correctAnswer: 'He has eaten the cake and loses at once' },
  ],
} satisfies ReadingData;
