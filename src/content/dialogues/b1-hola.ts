import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-hola-el-bar-de-los-lunes',
  title: 'Late on Mondays',
  kind: 'dialogue',
  lines: [
    { speaker: 'Óscar', spanish: '¡Doña Teresa! ¡Cuánto tiempo! ¿No se acuerda de mí? Fui alumno suyo.', english: 'Doña Teresa! Long time no see! Don\'t you remember me? I was a student of yours.' },
    { speaker: 'Doña Teresa', spanish: '¡Óscar! Claro que me acuerdo: llegabas tarde todos los lunes. ¿Y ahora tienes un taxi? Al aeropuerto, por favor.', english: 'Óscar! Of course I remember: you were late every Monday. And now you have a taxi? To the airport, please.' },
    { speaker: 'Óscar', spanish: '¿A qué hora sale su avión?', english: 'What time does your plane leave?' },
    { speaker: 'Doña Teresa', spanish: 'A las diez. ¿Vamos a llegar?', english: 'At ten. Are we going to make it?' },
    { speaker: 'Óscar', spanish: 'Depende del tráfico. Yo, en su lugar, saldría de casa más temprano.', english: 'It depends on the traffic. In your place, I\'d leave home earlier.' },
    { speaker: 'Doña Teresa', spanish: '¡Y me lo dices tú! Todavía sueño con ese autobús tuyo que nunca venía.', english: 'Look who\'s talking! I still dream about that bus of yours that never came.' },
    { speaker: 'Óscar', spanish: '¿Puedo decirle la verdad? El autobús venía siempre. Yo estaba en el bar de la plaza, con un café.', english: 'Can I tell you the truth? The bus always came. I was in the bar on the square, having a coffee.' },
    { speaker: 'Doña Teresa', spanish: '¿En el bar de la plaza? ¡Imposible! Yo desayunaba allí los lunes y nunca te vi.', english: 'In the bar on the square? Impossible! I used to have breakfast there on Mondays, and I never saw you.' },
    { speaker: 'Óscar', spanish: 'Porque estaba detrás del periódico. Si la profesora estaba allí, la clase no podía empezar. Pero usted corría más que yo.', english: 'Because I was behind the newspaper. If the teacher was there, class couldn\'t begin. But you ran faster than I did.' },
    { speaker: 'Doña Teresa', spanish: 'Entonces, ¿sabías que yo también llegaba tarde?', english: 'Then you knew that I was late, too?' },
    { speaker: 'Óscar', spanish: 'Todos los lunes. Y no se lo conté a nadie.', english: 'Every Monday. And I didn\'t tell anybody.' },
    { speaker: 'Doña Teresa', spanish: '¡Y yo insistí en hablar con tu madre! ¡Qué vergüenza!', english: 'And I insisted on talking to your mother! How embarrassing!' },
    { speaker: 'Óscar', spanish: 'No pasa nada. Pero con este tráfico seguramente va a perder el avión.', english: 'That\'s all right. But with this traffic you\'ll most likely miss your plane.' },
    { speaker: 'Doña Teresa', spanish: 'No lo creo. Sale a las once y media. Te dije las diez porque te conozco.', english: 'I don\'t think so. It leaves at half past eleven. I said ten because I know you.' },
    { speaker: 'Óscar', spanish: '¡Doña Teresa! Entonces, ¿le gustaría tomar un café antes?', english: 'Doña Teresa! Then would you like to have a coffee first?' },
    { speaker: 'Doña Teresa', spanish: 'Me encantaría. Pero esta vez te sientas conmigo, y sin periódico.', english: 'I\'d love to. But this time you sit with me, and without a newspaper.' },
  ],
  glosses: { 'doña': 'title of respect for a woman, before her first name', 'qué vergüenza': 'how embarrassing', 'vergüenza': 'shame, embarrassment', suyo: 'of yours', depende: 'depends (depender)', tuyo: 'of yours', claro: 'of course', 'vamos a llegar': 'are we going to make it', 'va a perder': 'you are going to miss (perder)', llegabas: 'you used to arrive (llegar)', llegaba: 'used to arrive (llegar)', todos: 'every', 'en su lugar': 'in your place', 'venía': 'came (venir)', 'corría': 'ran (correr)', tomar: 'to have (a drink)', 'le gustaría': 'would you like (gustar)', 'detrás': 'behind', 'y me lo dices tú': 'look who\'s talking' },
  questions: [
    { question: 'How does Doña Teresa remember Óscar?', options: ['As the best of her class', 'As a boy who often came late', 'As the son of a taxi driver', 'As a boy who talked all the time'], correctAnswer: 'As a boy who often came late', after: 2 },
    { question: 'Why was Óscar really late on Mondays?', options: ['He got up too late', 'His bus was always full', 'He was having coffee', 'He had to help his mother'], correctAnswer: 'He was having coffee', after: 7 },
    { question: 'Why is Doña Teresa ashamed?', options: ['She blamed him for what she did herself', 'She has forgotten the name of his mother', 'She let him drink coffee as a boy', 'She can\'t pay for the whole ride'], correctAnswer: 'She blamed him for what she did herself', after: 12 },
    { question: 'Why did she say that the plane leaves at ten?', options: ['She had misread her ticket', 'She wanted to have a coffee with him', 'She doesn\'t trust airports', 'She expected him to be late again'], correctAnswer: 'She expected him to be late again' },
  ],
} satisfies ReadingData;
