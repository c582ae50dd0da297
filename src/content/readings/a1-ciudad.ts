import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-ciudad-el-tren-de-las-seis-y-media',
  title: 'The six-thirty train',
  kind: 'dialogue',
  lines: [
    { speaker: 'Señor Ruiz', spanish: 'Disculpe, señora, ¿cuándo llega el autobús? Voy a la estación.', english: 'Excuse me, ma\'am, when does the bus come? I\'m going to the station.' },
    { speaker: 'Carmen', spanish: 'Hoy es domingo. No hay autobús hasta las ocho.', english: 'Today is Sunday. There\'s no bus until eight.' },
    { speaker: 'Señor Ruiz', spanish: '¿Y el metro?', english: 'And the subway?' },
    { speaker: 'Carmen', spanish: 'El metro no llega hasta aquí. ¿Cuál es su tren?', english: 'The subway doesn\'t come this far. Which train is yours?' },
    { speaker: 'Señor Ruiz', spanish: '¡El tren de las seis y media! ¿Está lejos la estación?', english: 'The six-thirty train! Is the station far away?' },
    { speaker: 'Carmen', spanish: 'No, está detrás del parque. Yo también voy allí.', english: 'No, it\'s behind the park. I\'m going there too.' },
    { speaker: 'Señor Ruiz', spanish: '¡Pero ya son las seis y media!', english: 'But it\'s already six thirty!' },
    { speaker: 'Carmen', spanish: 'Sí, pero ese tren nunca sale sin mí.', english: 'Yes, but that train never leaves without me.' },
    { speaker: 'Señor Ruiz', spanish: '¿Sin usted? ¿Por qué?', english: 'Without you? Why?' },
    { speaker: 'Carmen', spanish: '¡Soy la maquinista!', english: 'I\'m the engineer!' },
  ],
  glosses: { maquinista: 'train driver, engineer', 'señora': 'ma\'am', 'y media': 'half past' },
  questions: [
    { question: 'Why can\'t Mr. Ruiz take the bus?', options: ['It is full.', 'It is Sunday, and the next one comes too late.', 'It doesn\'t go to the station.', 'It has just left.'], correctAnswer: 'It is Sunday, and the next one comes too late.', after: 2 },
    { question: 'Where is the station?', options: ['Far from there', 'Next to the bank', 'Behind the park', 'In another town'], correctAnswer: 'Behind the park', after: 6 },
    { question: 'Why will Mr. Ruiz get his train?', options: ['It leaves at eight on Sundays.', 'Carmen has a car.', 'He runs fast.', 'The train can\'t leave without Carmen.'], correctAnswer: 'The train can\'t leave without Carmen.' },
  ],
} satisfies ReadingData;
