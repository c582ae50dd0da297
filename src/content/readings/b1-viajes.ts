import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-viajes-nadie-sabe-nada',
  title: 'Nobody knows anything',
  kind: 'story',
  lines: [
    { spanish: 'El vuelo a Lima salía a las seis, pero a las ocho nadie había subido al avión. Julia y Andrés esperaban al lado de su equipaje.', english: 'The flight to Lima was to leave at six, but at eight nobody had boarded the plane. Julia and Andrés were waiting next to their luggage.' },
    { speaker: 'Julia', spanish: '¡La boda de mi hermana es mañana! Voy a preguntar qué pasa.', english: 'My sister\'s wedding is tomorrow! I\'m going to ask what\'s going on.' },
    { spanish: 'Volvió diez minutos después.', english: 'She came back ten minutes later.' },
    { speaker: 'Julia', spanish: 'Una empleada me dijo que había una tormenta en la frontera y que el tiempo no mejoraría hasta la noche.', english: 'An employee told me there was a storm at the border and the weather wouldn\'t get better until tonight.' },
    { speaker: 'Andrés', spanish: 'Pues a ese señor le dijeron que el avión estaba roto y que no saldríamos hasta el lunes.', english: 'Well, that man was told that the plane was broken and that we wouldn\'t leave until Monday.' },
    { spanish: 'Una turista les explicó que el piloto estaba enfermo. Un estudiante había oído que alguien llevaba una serpiente en la maleta. Cada persona sabía algo diferente.', english: 'A tourist explained to them that the pilot was sick. A student had heard that somebody had a snake in their suitcase. Every person knew something different.' },
    { spanish: 'De repente, un niño que comía galletas en el suelo dijo que saldrían a las nueve y cuarto.', english: 'Suddenly, a boy who was eating cookies on the floor said that they would leave at a quarter past nine.' },
    { speaker: 'Andrés', spanish: '¿Y quién te dijo eso?', english: 'And who told you that?' },
    { speaker: 'Niño', spanish: 'La piloto. Me dijo que la tormenta ya había pasado y que solo faltaban unas maletas.', english: 'The pilot. She told me that the storm had already passed and that only a few suitcases were missing.' },
    { spanish: 'Todos se rieron. El señor le preguntó si la piloto siempre le contaba sus planes.', english: 'Everybody laughed. The man asked him if the pilot always told him her plans.' },
    { speaker: 'Niño', spanish: 'Casi siempre. Es mi madre.', english: 'Nearly always. She\'s my mother.' },
    { spanish: 'A las nueve y cuarto, el avión subió hacia el cielo. Julia miró por la ventana: abajo, muy lejos, todavía se veía la tormenta. Entonces oyeron una voz de mujer.', english: 'At a quarter past nine, the plane rose into the sky. Julia looked out the window: down below, very far away, you could still see the storm. Then they heard a woman\'s voice.' },
    { speaker: 'Piloto', spanish: 'Buenas noches y perdón por el retraso. No les voy a explicar lo que pasó, porque, según mi hijo, ya se lo explicó él.', english: 'Good evening, and sorry about the delay. I won\'t explain to you what happened, because, according to my son, he already has.' },
  ],
  glosses: { empleada: 'employee', piloto: 'pilot', serpiente: 'snake', 'salía': 'was to leave (salir)', subido: 'gone up, boarded (subir)', pasa: 'is happening (pasar)', solo: 'only', 'veía': 'was seen (ver)' },
  questions: [
    { question: 'Why is Julia in a hurry?', options: ['Her sister is getting married', 'Her sister is sick', 'She has to work on Monday', 'Another flight leaves at nine'], correctAnswer: 'Her sister is getting married' },
    { question: 'What is the trouble with the people at the airport?', options: ['They have all lost their luggage', 'Each one tells a different story', 'They don\'t want to fly in a storm', 'They are angry at the boy'], correctAnswer: 'Each one tells a different story' },
    { question: 'Why does everybody laugh?', options: ['The boy has dropped his cookies', 'They are glad that the storm is over', 'They don\'t believe he talked to the pilot', 'The boy says there is a snake'], correctAnswer: 'They don\'t believe he talked to the pilot' },
    { question: 'Why does the pilot give no reasons?', options: ['She doesn\'t know them herself', 'She is too busy with the storm', 'The employee has done it already', 'Her boy has told the passengers'], correctAnswer: 'Her boy has told the passengers' },
  ],
} satisfies ReadingData;
