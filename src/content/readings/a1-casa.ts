import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-casa-un-apartamento-pequeno',
  title: 'A very small apartment',
  kind: 'dialogue',
  lines: [
    { speaker: 'Clara', spanish: 'Es un apartamento muy pequeño, señor Gil. ¿Dónde está la cocina?', english: 'It\'s a very small apartment, Mr. Gil. Where is the kitchen?' },
    { speaker: 'Señor Gil', spanish: 'Ahí, al lado de la puerta.', english: 'There, next to the door.' },
    { speaker: 'Clara', spanish: '¡Es muy pequeña! ¿Y la cama?', english: 'It\'s tiny! And the bed?' },
    { speaker: 'Señor Gil', spanish: 'Está debajo de la mesa. Aquí no hay habitación.', english: 'It\'s under the table. There\'s no bedroom here.' },
    { speaker: 'Clara', spanish: '¿Y dónde está el baño?', english: 'And where is the bathroom?' },
    { speaker: 'Señor Gil', spanish: 'Allí, a la izquierda. Está en casa de mi madre.', english: 'Over there, on the left. It\'s at my mother\'s place.' },
    { speaker: 'Clara', spanish: 'No, gracias. Adiós… ¿Quién cocina? ¡Huele muy bien!', english: 'No, thank you. Goodbye … Who\'s cooking? It smells really good!' },
    { speaker: 'Señor Gil', spanish: 'Es ella. Cocina para todos.', english: 'It\'s her. She cooks for everyone.' },
    { speaker: 'Clara', spanish: '¿También para mí? ¿Dónde están las llaves?', english: 'For me too? Where are the keys?' },
  ],
  glosses: { huele: 'it smells', para: 'for', todos: 'everyone', 'mí': 'me' },
  questions: [
    { question: 'Where is the bed?', options: ['Next to the door', 'Under the table', 'In the bathroom', 'In the kitchen'], correctAnswer: 'Under the table', after: 4 },
    { question: 'What is strange about the bathroom?', options: ['It has no door.', 'It is also the kitchen.', 'It is at his mother\'s place.', 'It has no water.'], correctAnswer: 'It is at his mother\'s place.', after: 6 },
    { question: 'Why does Clara change her mind?', options: ['She finds the bedroom.', 'She likes the garden.', 'She has no other house.', 'She smells good food.'], correctAnswer: 'She smells good food.' },
    { question: 'What does Clara want at the end?', options: ['To move in', 'To talk to the police', 'To see the kitchen again', 'To look for another apartment'], correctAnswer: 'To move in' },
  ],
} satisfies ReadingData;
