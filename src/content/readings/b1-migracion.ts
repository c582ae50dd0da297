import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-migracion-la-traductora',
  title: 'The interpreter is ten',
  kind: 'story',
  lines: [
    { spanish: 'Primera parte. Sara tenía diez años y tres trabajos: iba a la escuela, cuidaba a su hermano y traducía. Traducía en el banco, en el médico y en el mercado, porque su madre todavía no hablaba español. No le pagaban, pero nadie sabe lo que vale una traductora hasta que le conviene. A Sara le convino en noviembre, el día de la entrevista con su profesor.', english: 'Part one. Sara was ten years old and had three jobs: she went to school, looked after her brother and translated. She translated at the bank, at the doctor\'s and at the market, because her mother didn\'t speak Spanish yet. They didn\'t pay her, but nobody knows what a translator is worth until it suits her. It suited Sara in November, on the day of the meeting with her teacher.' },
    { speaker: 'Profesor', spanish: 'Dile a tu madre que hablas demasiado y que sigues sin hacer los deberes.', english: 'Tell your mother that you talk too much and that you still don\'t do your homework.' },
    { spanish: 'Sara respiró. En la lengua de su casa dijo, muy seria, que el profesor estaba contento: ella participaba mucho y tenía su propia manera de trabajar. La madre la escuchó hasta el final, se quedó callada un momento y después habló largo y despacio, mirando al profesor a los ojos.', english: 'Sara took a breath. In the language of her home she said, very seriously, that the teacher was happy: she took part a lot and had her own way of working. Her mother listened to her until the end, was silent for a moment and then spoke at length and slowly, looking the teacher in the eye.' },
    { speaker: 'Sara', spanish: 'Dice que muchas gracias.', english: 'She says thank you very much.' },
    { speaker: 'Profesor', spanish: '¿Todo eso significa "gracias"?', english: 'All that means "thank you"?' },
    { speaker: 'Sara', spanish: 'Es que somos muy educados.', english: 'Well, we\'re very polite.' },
    { spanish: 'Segunda parte. Aquella noche no hubo televisión. La madre puso los libros de Sara en la mesa de la cocina, se sentó enfrente y pronunció dos palabras con un acento terrible: "Los deberes". Sara se quedó sin voz. La madre sacó entonces un cuaderno lleno de verbos. Todos los martes, cuando decía que se iba a limpiar oficinas, se iba a una clase. Llevaba tres meses.', english: 'Part two. That night there was no television. Her mother put Sara\'s books on the kitchen table, sat down opposite and pronounced two words with a terrible accent: "Your homework." Sara was left speechless. Then her mother took out a notebook full of verbs. Every Tuesday, when she said that she was going off to clean offices, she was going off to a class. She\'d been at it for three months.' },
    { speaker: 'Sara', spanish: '¿Y por qué no dijiste nada en la escuela?', english: 'And why didn\'t you say anything at school?' },
    { speaker: 'La madre', spanish: 'Porque traduces muy bien.', english: 'Because you translate very well.' },
    { spanish: 'En marzo hubo otra entrevista. Sara se sentó entre los dos, preparada para lo peor. Pero su madre saludó en español, y el profesor contestó en la lengua de ella: había aprendido siete frases y las dijo todas, incluida "¿Cuánto cuesta el pescado?". Ella se rio tanto que tuvo que quitarse las gafas. Durante media hora, cada uno habló mal el idioma del otro. Ya nadie miraba a Sara, que al final se durmió.', english: 'In March there was another meeting. Sara sat down between the two of them, ready for the worst. But her mother said hello in Spanish, and the teacher answered in her language: he had learned seven sentences and said them all, including "How much is the fish?" She laughed so much that she had to take off her glasses. For half an hour, each of them spoke the other\'s language badly. Nobody was looking at Sara anymore, and in the end she fell asleep.' },
    { spanish: 'La despertó su madre, ya en la calle.', english: 'Her mother woke her up when they were already on the street.' },
    { speaker: 'Sara', spanish: '¿Qué ha dicho de mí?', english: 'What did he say about me?' },
    { speaker: 'La madre', spanish: 'Dice que muchas gracias.', english: 'He says thank you very much.' },
  ],
  glosses: { parte: 'part', vale: 'is worth (valer)', traductora: 'translator (woman)', final: 'end', tanto: 'so much', 'despertó': 'woke (despertar)', la: 'the, her', las: 'the, them', conviene: 'suits (convenir)', convino: 'suited (convenir)', deberes: 'homework', terrible: 'terrible', verbos: 'verbs', preparada: 'ready', 'saludó': 'said hello (saludar)', incluida: 'including' },
  questions: [
    { question: 'Why does Sara translate for her mother?', options: ['Her mother doesn\'t speak Spanish yet', 'She is paid for it', 'Her brother doesn\'t want to', 'Her teacher has asked her to'], correctAnswer: 'Her mother doesn\'t speak Spanish yet' },
    { question: 'What does the teacher complain about?', options: ['Sara is often late', 'Sara doesn\'t do her homework', 'Sara never says a word', 'Sara sleeps in class'], correctAnswer: 'Sara doesn\'t do her homework' },
    { question: 'Where does the mother go on Tuesdays?', options: ['To clean offices', 'To the market', 'To a class', 'To the bank'], correctAnswer: 'To a class' },
    { question: 'Why are the books on the table that night?', options: ['Sara wants to read to her brother', 'The teacher has telephoned', 'Her mother needs them for her class', 'Her mother had understood the teacher'], correctAnswer: 'Her mother had understood the teacher' },
    { question: 'Why does the mother answer with Sara\'s own sentence at the end?', options: ['She has forgotten what was said', 'She pays her back for her translation', 'The teacher said nothing else', 'She doesn\'t know other words'], correctAnswer: 'She pays her back for her translation' },
  ],
} satisfies ReadingData;
