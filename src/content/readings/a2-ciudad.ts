import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-ciudad-el-camino-al-museo',
  title: 'How to get to the museum',
  kind: 'dialogue',
  lines: [
    { speaker: 'Laura', spanish: 'Disculpe, señor. ¿Cómo llego al Museo del Chocolate?', english: 'Excuse me, sir. How do I get to the Chocolate Museum?' },
    { speaker: 'Ramón', spanish: 'Muy fácil. Suba por esta calle hasta la iglesia.', english: 'Very easy. Go up this street as far as the church.' },
    { speaker: 'Laura', spanish: '¿Qué iglesia? Aquí no hay iglesia.', english: 'What church? There\'s no church here.' },
    { speaker: 'Ramón', spanish: 'Es verdad, ahora es un banco. Pase el banco y tome la quinta calle a la derecha, donde estaba el cine.', english: 'That\'s true, it\'s a bank now. Go past the bank and take the fifth street on the right, where the movie theater used to be.' },
    { speaker: 'Laura', spanish: '¿Y ahora qué hay allí?', english: 'And what is there now?' },
    { speaker: 'Ramón', spanish: 'Un edificio enorme. Después baje hasta la parada del autobús nueve… No, ese autobús ya no pasa por este barrio.', english: 'A huge building. Then go down to the number nine bus stop … No, that bus doesn\'t come through this neighborhood anymore.' },
    { speaker: 'Laura', spanish: 'Señor, ¿cuándo fue usted al museo?', english: 'Sir, when did you go to the museum?' },
    { speaker: 'Ramón', spanish: 'En mil novecientos setenta, en moto, con mi novia. Llegamos tarde y estaba cerrado.', english: 'In 1970, on a motorcycle, with my girlfriend. We got there late, and it was closed.' },
    { speaker: 'Laura', spanish: '¿Y no volvieron nunca?', english: 'And you never went back?' },
    { speaker: 'Ramón', spanish: 'Nunca. Nos casamos, y yo siempre le decía: "Mañana, Rosa".', english: 'Never. We got married, and I always told her, "Tomorrow, Rosa."' },
    { speaker: 'Laura', spanish: 'Mire aquel edificio blanco. ¡Es el museo! ¡Y está abierto!', english: 'Look at that white building over there. It\'s the museum! And it\'s open!' },
    { speaker: 'Ramón', spanish: '¡Rosa! ¡Ponte el abrigo! Ya es mañana.', english: 'Rosa! Put on your coat! It\'s tomorrow already.' },
  ],
  glosses: { verdad: 'true', donde: 'where', casamos: 'got married', pase: 'go past (pasar)' },
  questions: [
    { question: 'What is wrong with Ramón\'s directions?', options: ['They are for the wrong museum', 'He speaks too fast', 'He is joking with Laura', 'They describe the town of long ago'], correctAnswer: 'They describe the town of long ago', after: 6 },
    { question: 'Why didn\'t Ramón see the museum in 1970?', options: ['He got there too late', 'He had an accident', 'He couldn\'t find it', 'It was too expensive'], correctAnswer: 'He got there too late', after: 8 },
    { question: 'Who is Rosa?', options: ['The woman at the bank', 'His daughter', 'His wife', 'A friend of Laura\'s'], correctAnswer: 'His wife', after: 10 },
    { question: 'What does Ramón want at the end?', options: ['To sell his motorcycle', 'To go to the museum with Rosa', 'To go home alone', 'To show Laura the bus stop'], correctAnswer: 'To go to the museum with Rosa' },
  ],
} satisfies ReadingData;
