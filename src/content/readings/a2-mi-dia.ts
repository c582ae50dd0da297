import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-mi-dia-el-hombre-del-abrigo-verde',
  title: 'The man in the green coat',
  kind: 'story',
  lines: [
    { spanish: 'Todas las mañanas Elisa tomaba el metro de las siete y media, y todas las mañanas había un hombre con un abrigo verde al lado de la puerta.', english: 'Every morning Elisa took the seven-thirty subway, and every morning there was a man in a green coat next to the door.' },
    { spanish: 'Él leía y de vez en cuando la miraba. Ella también lo miraba, pero era tímida y nunca decía nada.', english: 'He would read and look at her every now and then. She looked at him too, but she was shy and never said anything.' },
    { spanish: 'Un lunes Elisa pensó: "Mañana hablo con él".', english: 'One Monday Elisa thought, "Tomorrow I\'ll talk to him."' },
    { spanish: 'Esa noche no podía dormir. Por fin se durmió a las cinco y, cuando se despertó, ¡ya eran las ocho! Se vistió en un minuto, se puso los zapatos en la escalera y corrió a la estación.', english: 'That night she couldn\'t sleep. She finally fell asleep at five, and when she woke up, it was already eight! She got dressed in a minute, put on her shoes on the stairs, and ran to the station.' },
    { spanish: 'El hombre del abrigo verde estaba allí, solo, con su libro.', english: 'The man in the green coat was there, alone, with his book.' },
    { spanish: '"¿Tú también llegas tarde?", preguntó Elisa.', english: '"Are you late too?" Elisa asked.' },
    { spanish: '"No. Llegué a las siete y media, pero tú no estabas. Entonces te esperé".', english: '"No. I got here at seven thirty, but you weren\'t here. So I waited for you."' },
    { spanish: 'Elisa no sabía qué decir. Él miró los pies de Elisa: un zapato era negro y el otro era azul.', english: 'Elisa didn\'t know what to say. He looked at Elisa\'s feet: one shoe was black and the other was blue.' },
    { spanish: '"Me encantan tus zapatos", dijo él.', english: '"I love your shoes," he said.' },
  ],
  glosses: { solo: 'alone', 'esperé': 'waited for', eran: 'it was (ser)', 'durmió': 'fell asleep (dormirse)', la: 'the, her' },
  questions: [
    { question: 'Why did Elisa never talk to the man?', options: ['She was always reading', 'She was shy', 'She didn\'t like his coat', 'He was always asleep'], correctAnswer: 'She was shy' },
    { question: 'Why was she late on Tuesday?', options: ['The subway was late', 'She couldn\'t find her shoes', 'She lay awake until five', 'She took the bus'], correctAnswer: 'She lay awake until five' },
    { question: 'Why was the man still at the station?', options: ['He was waiting for her', 'He overslept too', 'He forgot his book', 'He missed his train'], correctAnswer: 'He was waiting for her' },
    { question: 'What shows that Elisa got dressed in a hurry?', options: ['She forgot her coat', 'She wore her skirt backward', 'She had no shoes on', 'Her shoes didn\'t match'], correctAnswer: 'Her shoes didn\'t match' },
  ],
} satisfies ReadingData;
