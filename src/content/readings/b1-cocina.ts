import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-cocina-pimientos-feos',
  title: 'Ugly peppers',
  kind: 'interview',
  lines: [
    { speaker: 'Periodista', spanish: 'Doña Remedios, todo el país habla de sus pimientos. ¿Cómo empezó esto?', english: 'Doña Remedios, the whole country is talking about your peppers. How did this begin?' },
    { speaker: 'Remedios', spanish: 'Con un no. Durante cuarenta años le vendí mi cosecha al mismo supermercado. Un lunes me la devolvieron entera: los pimientos sabían bien, pero no eran lo bastante rectos. En la etiqueta ponía "producto natural". Se ve que la naturaleza no había leído las normas.', english: 'With a no. For forty years I sold my harvest to the same supermarket. One Monday they gave all of it back to me: the peppers tasted good, but they weren\'t straight enough. The label said "natural product." Apparently nature hadn\'t read the rules.' },
    { speaker: 'Periodista', spanish: '¿Y qué hizo usted?', english: 'And what did you do?' },
    { speaker: 'Remedios', spanish: 'Primero, enojarme. Después, comer pimientos. Los comimos fritos, asados y crudos. Al tercer día mi marido dijo que prefería las piedras. La mitad ya empezaba a pudrirse. Entonces mi nieta escribió en un cartón: "Pimientos feos. Saben a pimiento". Y nos instalamos delante de la puerta del supermercado.', english: 'First, get angry. Then, eat peppers. We ate them fried, roasted, and raw. On the third day my husband said that he\'d rather eat stones. Half of them were already beginning to rot. Then my granddaughter wrote on a piece of cardboard: "Ugly peppers. They taste like peppers." And we set up shop in front of the supermarket\'s door.' },
    { speaker: 'Periodista', spanish: '¿Justo delante de la puerta?', english: 'Right in front of the door?' },
    { speaker: 'Remedios', spanish: 'Es que allí había sombra.', english: 'Well, there was shade there.' },
    { speaker: 'Periodista', spanish: 'Y se vendieron.', english: 'And they sold.' },
    { speaker: 'Remedios', spanish: 'En una hora. La gente entraba a comprar y salía sin nada. Un señor con corbata mordió uno allí mismo y se puso a llorar: decía que así olía la cocina de su madre. Se lo cobré igual.', english: 'In an hour. People went in to shop and came out with nothing. A gentleman in a tie bit into one right there and began to cry: he said that his mother\'s kitchen used to smell like that. I charged him for it all the same.' },
    { speaker: 'Periodista', spanish: 'Dicen que al mes siguiente la llamó el supermercado.', english: 'They say that the supermarket called you the following month.' },
    { speaker: 'Remedios', spanish: 'Querían mis pimientos otra vez, pero solo los feos. Firmé. Ahora viene un chico con una máquina y los mide uno por uno. Los que salen bonitos me los devuelve: según él, parecen de fábrica.', english: 'They wanted my peppers again, but only the ugly ones. I signed. Now a young man comes with a machine and measures them one by one. The ones that turn out pretty he gives back to me: according to him, they look as if they came from a factory.' },
    { speaker: 'Periodista', spanish: '¿Y qué hace usted con los bonitos?', english: 'And what do you do with the pretty ones?' },
    { speaker: 'Remedios', spanish: '¿Usted qué cree? Mi nieta ya está buscando un cartón.', english: 'What do you think? My granddaughter is already looking for a piece of cardboard.' },
    { speaker: 'Periodista', spanish: '¿Qué opina de cómo comemos hoy?', english: 'What do you think of how we eat today?' },
    { speaker: 'Remedios', spanish: 'Que comemos con los ojos, y los ojos no tienen boca. Leemos la etiqueta, contamos la grasa, pesamos el pan, y luego tiramos la mitad. En mi casa nadie medía nada y no había sobras. Antes de comprar hay que oler. Y después hay que invitar a alguien: un pimiento frito a solas es un alimento; con un amigo, es una cena.', english: 'That we eat with our eyes, and eyes have no mouth. We read the label, count the fat, weigh the bread, and then throw half of it away. In my home nobody measured anything, and there were no leftovers. Before you buy, you have to smell. And afterwards you have to invite somebody: a fried pepper eaten alone is nourishment; with a friend, it\'s a dinner.' },
    { speaker: 'Periodista', spanish: 'Muchas gracias. ¿Me vendería un par de kilos?', english: 'Thank you very much. Would you sell me a couple of kilos?' },
    { speaker: 'Remedios', spanish: 'Claro. ¿Los quiere feos o baratos?', english: 'Of course. Do you want them ugly or cheap?' },
  ],
  glosses: { nieta: 'granddaughter', la: 'the, it, you', los: 'the, them', entera: 'whole', rectos: 'straight', corbata: 'tie', siguiente: 'following', justo: 'right, just', 'ponía': 'it said (poner)' },
  questions: [
    { question: 'Why did the supermarket give the harvest back?', options: ['The peppers tasted of nothing', 'The label was missing', 'The peppers were rotten', 'The peppers did not have the right shape'], correctAnswer: 'The peppers did not have the right shape' },
    { question: 'What do we understand about the place where she sold them?', options: ['She chose it to take the supermarket\'s customers', 'It was the only place with shade', 'The supermarket had offered it to her', 'It was far from the supermarket'], correctAnswer: 'She chose it to take the supermarket\'s customers' },
    { question: 'What does the young man with the machine do?', options: ['He measures how heavy they are', 'He takes only the ugly ones', 'He takes only the pretty ones', 'He puts labels on them'], correctAnswer: 'He takes only the ugly ones' },
    { question: 'What does Remedios say about how we eat?', options: ['We should weigh our bread and count the fat', 'We eat too many things from factories', 'We look at food too much and share it too little', 'We should read the labels before we buy'], correctAnswer: 'We look at food too much and share it too little' },
    { question: 'What does her last question tell us?', options: ['The ugly ones are now the expensive ones', 'She has no more peppers', 'She wants to give them away', 'The pretty ones taste better'], correctAnswer: 'The ugly ones are now the expensive ones' },
  ],
} satisfies ReadingData;
