import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-comer-el-secreto-de-la-abuela',
  title: 'Grandma\'s secret',
  kind: 'dialogue',
  lines: [
    { speaker: 'Mario', spanish: 'Abuela, ¿me das la receta de tu pastel de zanahoria? Se lo quiero hacer a Eva.', english: 'Grandma, will you give me the recipe for your carrot cake? I want to make it for Eva.' },
    { speaker: 'Abuela', spanish: 'No se la doy a nadie, Mario, ni a tu madre.', english: 'I don\'t give it to anybody, Mario, not even your mother.' },
    { speaker: 'Mario', spanish: '¡Por favor! Mañana es su cumpleaños. El año pasado le hice una tortilla con mucho ajo…', english: 'Please! Tomorrow is her birthday. Last year I made her an omelet with a lot of garlic …' },
    { speaker: 'Abuela', spanish: '¿Y le gustó?', english: 'And did she like it?' },
    { speaker: 'Mario', spanish: 'Me dijo que sí, pero se la dio al gato.', english: 'She told me she did, but she gave it to the cat.' },
    { speaker: 'Abuela', spanish: '¡Pobre gato! Bueno, te la digo una vez. ¿Tienes un papel?', english: 'Poor cat! All right, I\'ll tell it to you once. Do you have a piece of paper?' },
    { speaker: 'Mario', spanish: 'No, pero tengo una servilleta.', english: 'No, but I have a napkin.' },
    { speaker: 'Abuela', spanish: 'Tres zanahorias, dos tazas de azúcar, cuatro huevos, un poco de aceite… y el secreto: una pera.', english: 'Three carrots, two cups of sugar, four eggs, a little oil … and the secret: a pear.' },
    { speaker: 'Mario', spanish: '¡Una pera! Gracias, abuela. Y tu helado está muy rico.', english: 'A pear! Thank you, Grandma. And your ice cream is delicious.' },
    { speaker: 'Abuela', spanish: 'Ya lo veo: tienes la boca verde.', english: 'I can see that: your mouth is green.' },
    { speaker: 'Mario', spanish: '¡Perdón! Ya me la limpié.', english: 'Sorry! There, I wiped it.' },
    { speaker: 'Abuela', spanish: '¿Con qué te la limpiaste, hijo?', english: 'What did you wipe it with, dear?' },
    { speaker: 'Mario', spanish: 'Con la servilleta… ¡No! ¡La receta!', english: 'With the napkin … Oh no! The recipe!' },
    { speaker: 'Abuela', spanish: 'No pasa nada. Le hago yo el pastel, y tú le compras unas flores.', english: 'It\'s all right. I\'ll make her the cake, and you buy her some flowers.' },
  ],
  glosses: { secreto: 'secret', pasado: 'last', 'cumpleaños': 'birthday', bueno: 'all right', hijo: 'dear (son)', ya: 'already, now', 'limpié': 'I wiped (limpiar)', limpiaste: 'you wiped (limpiar)', la: 'the, it' },
  questions: [
    { question: 'Why does Mario want the recipe?', options: ['He is opening a café', 'It is Eva\'s birthday tomorrow', 'His mother asked for it', 'Grandma is sick'], correctAnswer: 'It is Eva\'s birthday tomorrow', after: 3 },
    { question: 'What happened to last year\'s omelet?', options: ['Mario ate it all', 'Eva loved it', 'It burned', 'The cat got it'], correctAnswer: 'The cat got it', after: 5 },
    { question: 'What happens to the recipe?', options: ['Mario wipes his mouth with it', 'The cat eats it', 'Grandma takes it back', 'He leaves it at home'], correctAnswer: 'Mario wipes his mouth with it', after: 13 },
    { question: 'How does it end?', options: ['Mario buys a cake', 'Eva bakes her own cake', 'Grandma will bake the cake', 'There will be no cake'], correctAnswer: 'Grandma will bake the cake' },
  ],
} satisfies ReadingData;
