import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-tiempo-libre-papa-baila',
  title: 'A night out',
  kind: 'dialogue',
  lines: [
    { speaker: 'Diego', spanish: 'Mamá, ¿vas a usar el coche mañana por la noche?', english: 'Mom, are you going to use the car tomorrow night?' },
    { speaker: 'Mamá', spanish: 'Sí, lo necesito. ¿Por qué? ¿Qué vas a hacer?', english: 'Yes, I need it. Why? What are you going to do?' },
    { speaker: 'Diego', spanish: 'Voy a una fiesta con Sara. ¡Es muy importante!', english: 'I\'m going to a party with Sara. It\'s very important!' },
    { speaker: 'Mamá', spanish: '¿Y dónde es la fiesta?', english: 'And where is the party?' },
    { speaker: 'Diego', spanish: 'En un club cerca de la estación.', english: 'At a club near the station.' },
    { speaker: 'Mamá', spanish: '¡Qué bien! Tu padre y yo también vamos a bailar ahí. Podemos ir los cuatro en el coche.', english: 'How nice! Your father and I are going dancing there too. The four of us can go in the car.' },
    { speaker: 'Diego', spanish: '¿Papá baila?', english: 'Dad dances?' },
    { speaker: 'Mamá', spanish: 'Sí. ¡Y también canta!', english: 'Yes. And he sings too!' },
    { speaker: 'Diego', spanish: 'Mamá… Sara y yo preferimos ir al cine. ¡Está aquí al lado!', english: 'Mom … Sara and I would rather go to the movies. It\'s right around the corner!' },
  ],
  glosses: { 'mamá': 'mom', 'papá': 'dad', club: 'club' },
  questions: [
    { question: 'What does Diego want from his mother?', options: ['Money', 'The car', 'A new coat', 'Dinner'], correctAnswer: 'The car', after: 1 },
    { question: 'Why does his mother need it too?', options: ['She works at night.', 'She is going to the movies.', 'She is going out dancing.', 'She is meeting Sara.'], correctAnswer: 'She is going out dancing.', after: 6 },
    { question: 'Why does Diego change his plans?', options: ['Sara is ill.', 'The club is closed.', 'He has an exam.', 'He doesn\'t want to go with his parents.'], correctAnswer: 'He doesn\'t want to go with his parents.' },
  ],
} satisfies ReadingData;
