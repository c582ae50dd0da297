import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-medio-ambiente-el-arbol-de-alicia',
  title: 'The neighbor\'s pear tree',
  kind: 'dialogue',
  lines: [
    { speaker: 'Señor Castro', spanish: 'Señora Alicia, su árbol me ha llenado otra vez el patio de hojas.', english: 'Alicia, your tree has filled my patio with leaves again.' },
    { speaker: 'Alicia', spanish: 'Es otoño, señor Castro. Los árboles tiran las hojas sin que nadie se lo pida.', english: 'It\'s fall, Mr. Castro. Trees drop their leaves without anybody asking them to.' },
    { speaker: 'Señor Castro', spanish: 'Pues quiero que lo corte cuanto antes. El ruido de las ramas no me deja dormir la siesta.', english: 'Well, I want you to cut it down as soon as possible. The noise of the branches won\'t let me take my nap.' },
    { speaker: 'Alicia', spanish: '¿Y dónde duerme usted la siesta?', english: 'And where do you take your nap?' },
    { speaker: 'Señor Castro', spanish: 'En mi silla, en el patio. ¿Dónde voy a dormir con este calor?', english: 'In my chair, on the patio. Where am I supposed to sleep in this heat?' },
    { speaker: 'Alicia', spanish: '¿Al sol?', english: 'In the sun?' },
    { speaker: 'Señor Castro', spanish: 'No, claro. A la sombra.', english: 'No, of course not. In the shade.' },
    { speaker: 'Alicia', spanish: '¿A la sombra de qué, si se puede saber?', english: 'In the shade of what, if I may ask?' },
    { speaker: 'Señor Castro', spanish: 'Eso no tiene nada que ver. Cuanto más crece ese árbol, más trabajo me da. Ayer llené seis bolsas.', english: 'That has nothing to do with it. The more that tree grows, the more work it gives me. Yesterday I filled six bags.' },
    { speaker: 'Alicia', spanish: 'Muy bien. Lo corto el lunes, a menos que usted cambie de opinión. Pero la sombra también se va.', english: 'Very well. I\'ll cut it down on Monday, unless you change your mind. But the shade goes, too.' },
    { speaker: 'Señor Castro', spanish: '¿Toda?', english: 'All of it?' },
    { speaker: 'Alicia', spanish: 'Toda. Y los pájaros que lo despiertan por la mañana. Y las peras que usted recoge sin que yo lo vea.', english: 'All of it. And the birds that wake you up in the morning. And the pears that you pick up without my seeing it.' },
    { speaker: 'Señor Castro', spanish: '¿Qué peras?', english: 'What pears?' },
    { speaker: 'Alicia', spanish: 'Las de su pastel, señor Castro. Los domingos huele hasta en mi cocina.', english: 'The ones in your cake, Mr. Castro. On Sundays I can smell it even in my kitchen.' },
    { speaker: 'Señor Castro', spanish: 'Bueno… Quizás podamos esperar hasta la primavera. Yo recojo las hojas, y usted no cuenta las peras.', english: 'Well … Perhaps we can wait until spring. I\'ll pick up the leaves, and you won\'t count the pears.' },
    { speaker: 'Alicia', spanish: 'De acuerdo. Pero el próximo pastel lo comemos juntos. A la sombra.', english: 'Agreed. But the next cake we\'ll eat together. In the shade.' },
  ],
  glosses: { patio: 'patio', siesta: 'nap', juntos: 'together', claro: 'of course', la: 'the', calor: 'heat', cuanto: 'the', 'cuanto antes': 'as soon as possible', despiertan: 'wake (despertar)' },
  questions: [
    { question: 'What does Señor Castro want?', options: ['That Alicia help him with the leaves', 'That Alicia cut down her tree', 'That Alicia make less noise', 'That Alicia give him some pears'], correctAnswer: 'That Alicia cut down her tree', after: 3 },
    { question: 'Why does Alicia ask about his nap?', options: ['To show him that he needs her tree', 'To find out when he is at home', 'To offer him a better chair', 'To ask him to snore less'], correctAnswer: 'To show him that he needs her tree', after: 8 },
    { question: 'How does Alicia know about the pears?', options: ['She has counted them', 'She has seen him on the tree', 'She smells his baking', 'The birds have left none'], correctAnswer: 'She smells his baking', after: 14 },
    { question: 'What do they agree on?', options: ['The tree goes in spring', 'He pays for the pears', 'She picks up the leaves', 'The tree stays, and they share what it gives'], correctAnswer: 'The tree stays, and they share what it gives' },
  ],
} satisfies ReadingData;
