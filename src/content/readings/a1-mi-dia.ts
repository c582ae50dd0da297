import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-mi-dia-pablo-se-levanta-tarde',
  title: 'Pablo wakes up late',
  kind: 'story',
  lines: [
    { spanish: 'Pablo se despierta. ¿Qué hora es? ¡Son las ocho y media! ¡Es muy tarde!', english: 'Pablo wakes up. What time is it? It\'s eight thirty! It\'s very late!' },
    { spanish: 'Se levanta, se ducha en dos minutos y no desayuna.', english: 'He gets up, takes a two-minute shower, and doesn\'t have breakfast.' },
    { spanish: 'Inés, su hija de seis años, ya está en la puerta, con la mochila.', english: 'Inés, his six-year-old daughter, is already at the door, with her backpack.' },
    { speaker: 'Inés', spanish: 'Papá, es tarde. ¡Hoy es lunes!', english: 'Dad, it\'s late. Today is Monday!' },
    { speaker: 'Pablo', spanish: '¡Sí, un minuto! ¿Dónde están mis llaves?', english: 'Yes, just a minute! Where are my keys?' },
    { spanish: 'Ahora se despierta Elena, la madre de Inés.', english: 'Now Elena, Inés\'s mother, wakes up.' },
    { speaker: 'Elena', spanish: '¿Otra vez? ¡Hoy es domingo!', english: 'Again? Today is Sunday!' },
    { spanish: 'Pablo se acuesta otra vez. Inés también… con la mochila.', english: 'Pablo goes back to bed. So does Inés … with her backpack on.' },
  ],
  glosses: { mochila: 'backpack', 'papá': 'Dad' },
  questions: [
    { question: 'Why is Pablo in a hurry?', options: ['He is very hungry.', 'He has a train to catch.', 'He thinks he is late.', 'It is his birthday.'], correctAnswer: 'He thinks he is late.' },
    { question: 'What does Pablo skip?', options: ['His breakfast', 'His shower', 'His coffee with Elena', 'His phone call'], correctAnswer: 'His breakfast' },
    { question: 'What do Pablo and Inés both get wrong?', options: ['The time', 'The day', 'The house', 'The key'], correctAnswer: 'The day' },
    { question: 'What does Elena\'s question tell us?', options: ['She is late too.', 'She is looking for the keys.', 'She likes Mondays.', 'It has happened before.'], correctAnswer: 'It has happened before.' },
  ],
} satisfies ReadingData;
