import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-viajes-la-habitacion-de-la-abuela',
  title: 'A room for two',
  kind: 'dialogue',
  lines: [
    { speaker: 'Juan', spanish: 'Buenas noches. Tenemos una reserva para dos personas.', english: 'Good evening. We have a reservation for two people.' },
    { speaker: 'Elena', spanish: 'A ver… Sí, pero no es para el dos de mayo, es para el doce. Y hoy el hotel está lleno: hay un grupo de turistas.', english: 'Let\'s see … Yes, but it isn\'t for May second, it\'s for the twelfth. And today the hotel is full: there\'s a group of tourists.' },
    { speaker: 'Juan', spanish: '¿Para el doce? Lucía, ¡tú hiciste la reserva!', english: 'For the twelfth? Lucía, you made the reservation!' },
    { speaker: 'Lucía', spanish: 'Llamé desde el tren y casi no oía nada.', english: 'I called from the train, and I could hardly hear anything.' },
    { speaker: 'Elena', spanish: '¿Conocen a alguien en el pueblo?', english: 'Do you know anyone in town?' },
    { speaker: 'Juan', spanish: 'No conocemos a nadie. ¡Y con esta lluvia!', english: 'We don\'t know anybody. And in this rain!' },
    { speaker: 'Elena', spanish: 'Ya sé qué podemos hacer. Mi abuela vive cerca del río y tiene una habitación libre. Es pequeña, pero por lo menos está seca.', english: 'I know what we can do. My grandmother lives near the river, and she has a spare room. It\'s small, but at least it\'s dry.' },
    { speaker: 'Lucía', spanish: '¡Muchísimas gracias! ¡Hasta mañana!', english: 'Thank you so, so much! See you tomorrow!' },
    { speaker: 'Elena', spanish: '¡Buenos días! ¿Durmieron bien? El grupo ha salido temprano y ya hay una habitación para ustedes.', english: 'Good morning! Did you sleep well? The group left early, and now there\'s a room for you.' },
    { speaker: 'Juan', spanish: 'Gracias, pero no la queremos. Su abuela hace el mejor pan del mundo y desde la ventana oímos los pájaros.', english: 'Thanks, but we don\'t want it. Your grandmother makes the best bread in the world, and we hear the birds from the window.' },
    { speaker: 'Elena', spanish: '¡Otra vez lo mismo! Todos preguntan por la abuela, ¡y nadie pregunta por mi hotel!', english: 'The same thing again! Everyone asks about Grandma, and nobody asks about my hotel!' },
  ],
  glosses: { alguien: 'anyone', 'muchísimas gracias': 'thank you so much', casi: 'almost, hardly', 'oía': 'I heard (oír)', ya: 'already, now', la: 'the, it' },
  questions: [
    { question: 'What is wrong with the reservation?', options: ['It was never made.', 'It is for another day.', 'It is for one person.', 'It is at another hotel.'], correctAnswer: 'It is for another day.', after: 2 },
    { question: 'How did the mistake probably happen?', options: ['Lucía couldn\'t hear well on the phone.', 'Juan forgot to call.', 'Elena lost the paper.', 'The train came late.'], correctAnswer: 'Lucía couldn\'t hear well on the phone.', after: 4 },
    { question: 'How does Elena help them?', options: ['She gives them her own room.', 'She drives them to the station.', 'She calls another hotel.', 'She sends them to her grandmother.'], correctAnswer: 'She sends them to her grandmother.', after: 7 },
    { question: 'What do Juan and Lucía decide the next morning?', options: ['To go home', 'To move to the hotel', 'To stay where they are', 'To leave with the group'], correctAnswer: 'To stay where they are' },
  ],
} satisfies ReadingData;
