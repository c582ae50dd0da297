import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-tiempo-libre-hombre-cansado',
  title: 'Tired man',
  kind: 'story',
  lines: [
    { spanish: 'Era sábado. Laura quería ver los cuadros de los que hablaba todo el mundo y Pablo, el partido de las seis.', english: 'It was Saturday. Laura wanted to see the paintings everybody was talking about, and Pablo the six o\'clock game.' },
    { speaker: 'Laura', spanish: 'Hoy vas a disfrutar del arte conmigo. No acepto un no.', english: 'Today you\'re going to enjoy art with me. I won\'t take no for an answer.' },
    { spanish: 'Media hora después, Pablo ya había visto demasiados cuadros. En una sala vacía descubrió una silla, se sentó y cerró los ojos. Cuando los abrió, veinte personas lo miraban.', english: 'Half an hour later, Pablo had already seen too many paintings. In an empty room he discovered a chair, sat down, and closed his eyes. When he opened them, twenty people were looking at him.' },
    { speaker: 'Señora', spanish: '¡Nunca había visto una obra tan viva!', english: 'I\'ve never seen such a lifelike work!' },
    { speaker: 'Joven', spanish: 'Se llama "Hombre cansado". Es lo más profundo que nos ha ofrecido este museo.', english: 'It\'s called "Tired Man." It\'s the most profound thing this museum has offered us.' },
    { spanish: 'Pablo entendió que la silla en la que se había dormido era una obra de arte. Para evitar problemas, cerró los ojos otra vez. Pero nadie se iba y el partido ya había empezado. Por fin llegó Laura.', english: 'Pablo understood that the chair he had fallen asleep on was a work of art. To avoid problems, he closed his eyes again. But nobody was leaving, and the game had already begun. Finally Laura arrived.' },
    { speaker: 'Señora', spanish: '¿Conoce esta obra?', english: 'Do you know this work?' },
    { speaker: 'Laura', spanish: '¿Que si la conozco? ¡Es mi marido! En casa tengo la misma obra los domingos, y no pago entrada.', english: 'Do I know it? That\'s my husband! I have the same work at home on Sundays, and I don\'t pay admission.' },
    { spanish: 'Al día siguiente, la noticia salió en todos los periódicos y la directora del museo lo llamó.', english: 'The next day the news was in all the papers, and the director of the museum called him.' },
    { speaker: 'Directora', spanish: 'Hemos vendido todas las entradas hasta mayo. Le ofrezco cien euros por día: solo tiene que dormir.', english: 'We\'ve sold all the tickets through May. I\'m offering you a hundred euros a day: you just have to sleep.' },
    { speaker: 'Pablo', spanish: 'Acepto, pero quiero una televisión en la sala.', english: 'I accept, but I want a TV in the room.' },
    { speaker: 'Directora', spanish: 'Imposible. La obra se llama "Hombre cansado", no "Hombre que ve el fútbol".', english: 'Impossible. The work is called "Tired Man," not "Man Watching Soccer."' },
    { spanish: 'Ahora Pablo trabaja los sábados con los ojos cerrados. Laura dice que, por fin, su marido disfruta del arte. A las seis empieza a sonreír y nadie sabe por qué. Todavía no han descubierto la radio que lleva debajo de la chaqueta.', english: 'Now Pablo works on Saturdays with his eyes closed. Laura says that her husband is enjoying art at last. At six he starts to smile, and nobody knows why. They still haven\'t discovered the radio he has under his jacket.' },
  ],
  glosses: { obra: 'work (of art)', siguiente: 'next', directora: 'director', euros: 'euros', sonreír: 'to smile', viva: 'lifelike, alive', sala: 'room', solo: 'only', dormido: 'asleep', 'salió': 'came out (salir)', lleva: 'has, wears (llevar)', si: 'of course, if', la: 'the, it', los: 'the, them' },
  questions: [
    { question: 'Why does Pablo sit down?', options: ['He wants to be looked at', 'He is waiting for the game to begin', 'He has seen enough paintings', 'Laura has told him to wait there'], correctAnswer: 'He has seen enough paintings' },
    { question: 'Why does Pablo close his eyes again?', options: ['He doesn\'t want trouble for using a work of art', 'He doesn\'t want Laura to see him', 'He has been paid to do so', 'He is still very sleepy'], correctAnswer: 'He doesn\'t want trouble for using a work of art' },
    { question: 'What does Laura mean when she says she has the same work at home?', options: ['She has bought a copy of it', 'Pablo sleeps in a chair there, too', 'Pablo is a painter', 'She owns a chair just like it'], correctAnswer: 'Pablo sleeps in a chair there, too' },
    { question: 'Why does Pablo smile at six?', options: ['His working day is over', 'He is dreaming', 'Laura comes in', 'The game is on'], correctAnswer: 'The game is on' },
  ],
} satisfies ReadingData;
