import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-viajes-la-maleta-que-habla',
  title: 'The suitcase that meows',
  kind: 'dialogue',
  lines: [
    { speaker: 'Empleada', spanish: 'Buenos días. ¿Adónde viajan?', english: 'Good morning. Where are you traveling to?' },
    { speaker: 'Tomás', spanish: 'A la playa. ¡Son nuestras primeras vacaciones!', english: 'To the beach. It\'s our first vacation!' },
    { speaker: 'Empleada', spanish: 'Los pasaportes, por favor. ¿Viajan ustedes con animales?', english: 'Your passports, please. Are you traveling with any animals?' },
    { speaker: 'Tomás', spanish: 'No. Tenemos un gato, pero está en casa.', english: 'No. We have a cat, but he\'s at home.' },
    { speaker: 'Empleada', spanish: 'Señor… ¿por qué hace miau su maleta?', english: 'Sir … why is your suitcase meowing?' },
    { speaker: 'Laura', spanish: '¡Simón! ¿Qué haces ahí, entre la ropa?', english: 'Simón! What are you doing in there, among the clothes?' },
    { speaker: 'Tomás', spanish: '¡Lo siento! ¿Puede venir en el avión?', english: 'I\'m sorry! Can he come on the plane?' },
    { speaker: 'Empleada', spanish: 'No, señor. Sin papeles no puede viajar.', english: 'No, sir. He can\'t travel without papers.' },
    { speaker: 'Laura', spanish: 'Mi madre vive cerca y le encantan los gatos.', english: 'My mother lives nearby, and she loves cats.' },
    { speaker: 'Empleada', spanish: 'Muy bien. ¡Felices vacaciones a los tres!', english: 'Very good. Enjoy your vacation, all three of you!' },
  ],
  glosses: { miau: 'meow', 'adónde': 'where to', hace: 'does, makes (hacer)' },
  questions: [
    { question: 'What do Tomás and Laura think at first?', options: ['Their passports are lost.', 'The plane is late.', 'The cat is at home.', 'The beach is cold.'], correctAnswer: 'The cat is at home.', after: 4 },
    { question: 'Where is Simón?', options: ['In the suitcase', 'On the plane', 'At the beach', 'At the hotel'], correctAnswer: 'In the suitcase', after: 6 },
    { question: 'Why can\'t Simón fly?', options: ['He is too big.', 'He is sick.', 'The plane is full.', 'He has no papers.'], correctAnswer: 'He has no papers.', after: 8 },
    { question: 'Who can take care of Simón?', options: ['The airline clerk', 'Laura\'s mother', 'Tomás', 'A doctor'], correctAnswer: 'Laura\'s mother' },
  ],
} satisfies ReadingData;
