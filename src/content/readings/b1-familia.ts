import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-familia-una-familia-de-abogados',
  title: 'A family of lawyers',
  kind: 'dialogue',
  lines: [
    { speaker: 'Pablo', spanish: 'Papá, quiero contarte algo, pero espero que no te pongas triste.', english: 'Dad, I want to tell you something, but I hope it won\'t make you sad.' },
    { speaker: 'Padre', spanish: '¿Otro accidente con el coche?', english: 'Another accident with the car?' },
    { speaker: 'Pablo', spanish: 'No, es sobre la universidad. Ya no quiero ser abogado.', english: 'No, it\'s about college. I don\'t want to be a lawyer anymore.' },
    { speaker: 'Padre', spanish: 'Pero tu abuelo fue abogado, yo soy abogado, tu hermana es abogada… ¡El perro también parece abogado!', english: 'But your grandfather was a lawyer, I\'m a lawyer, your sister is a lawyer … Even the dog looks like a lawyer!' },
    { speaker: 'Pablo', spanish: 'Lo sé, y tú quieres que yo también lo sea. Pero lo que más me gusta es cocinar.', english: 'I know, and you want me to be one too. But what I like most is cooking.' },
    { speaker: 'Padre', spanish: 'Ven, mira esta foto. ¿A quién ves?', english: 'Come here, look at this photo. Who do you see?' },
    { speaker: 'Pablo', spanish: 'A un joven de pelo largo que canta. ¿Eres tú?', english: 'A young man with long hair who is singing. Is that you?' },
    { speaker: 'Padre', spanish: 'Sí. Tenía un grupo y quería vivir de la música, pero tu abuelo dijo que no. Lloré una semana.', english: 'Yes. I had a band and wanted to make a living from music, but your grandfather said no. I cried for a week.' },
    { speaker: 'Pablo', spanish: '¿Tú? No sabía que eras tan sensible.', english: 'You? I didn\'t know you were so sensitive.' },
    { speaker: 'Padre', spanish: 'El problema es que yo cantaba muy mal: tu abuelo tenía razón. Pero tú cocinas muy bien. Lo mejor de mis domingos es tu arroz con pollo.', english: 'The trouble is that I sang very badly: your grandfather was right. But you cook very well. The best part of my Sundays is your chicken and rice.' },
    { speaker: 'Pablo', spanish: 'Entonces, ¿no estás enojado?', english: 'Then you\'re not angry?' },
    { speaker: 'Padre', spanish: 'Estoy orgulloso de ti. No es fácil decirle la verdad a un abogado. Solo quiero que seas feliz… y que me hagas la cena hoy.', english: 'I\'m proud of you. It isn\'t easy to tell a lawyer the truth. I just want you to be happy … and to make me dinner tonight.' },
    { speaker: 'Pablo', spanish: 'Hoy no puedo, papá. Tengo que acostarme temprano, porque mañana empiezo a trabajar en la cocina del hotel.', english: 'I can\'t tonight, Dad. I have to go to bed early, because tomorrow I start working in the hotel kitchen.' },
    { speaker: 'Padre', spanish: '¿Ya tienes trabajo? ¿Y desde cuándo lo sabe tu madre?', english: 'You already have a job? And how long has your mother known?' },
    { speaker: 'Pablo', spanish: 'Desde el lunes. Y la abuela, desde el domingo.', english: 'Since Monday. And Grandma since Sunday.' },
    { speaker: 'Padre', spanish: '¡Siempre soy el último! Buenas noches, hijo. ¡Que descanses!', english: 'I\'m always the last to know! Good night, son. Sleep well!' },
  ],
  glosses: { papá: 'Dad', solo: 'only', mira: 'look! (mirar)', canta: 'is singing (cantar)', sabe: 'knows (saber)', sobre: 'about' },
  questions: [
    { question: 'What is Pablo\'s news?', options: ['He has wrecked the car', 'He wants to cook for a living', 'He has finished his law degree', 'He is joining a band'], correctAnswer: 'He wants to cook for a living', after: 5 },
    { question: 'What does the photo show?', options: ['The grandfather in court', 'Pablo as a boy', 'The father as a singer', 'The sister\'s graduation'], correctAnswer: 'The father as a singer', after: 8 },
    { question: 'Why does the father understand Pablo?', options: ['He once had a dream himself', 'He is a good cook too', 'He never liked the grandfather', 'He lost his own job'], correctAnswer: 'He once had a dream himself', after: 12 },
    { question: 'What surprises the father at the end?', options: ['Pablo wants to move out', 'Pablo cooks dinner after all', 'The job is in another city', 'Everyone else already knew'], correctAnswer: 'Everyone else already knew' },
  ],
} satisfies ReadingData;
