import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-noticias-un-ladron-muy-educado',
  title: 'The perfect burglar',
  kind: 'dialogue',
  lines: [
    { speaker: 'Adrián', spanish: 'Buenos días, señora. Soy periodista. ¿Puedo hacerle unas preguntas sobre lo que ocurrió anoche?', english: 'Good morning, ma\'am. I\'m a journalist. May I ask you a few questions about what happened last night?' },
    { speaker: 'Nieves', spanish: 'Pase, pase. Fue un ladrón muy amable: solo se llevó la televisión.', english: 'Come in, come in. He was a very kind thief: he only took the television.' },
    { speaker: 'Adrián', spanish: '¿Y por dónde entró?', english: 'And how did he get in?' },
    { speaker: 'Nieves', spanish: 'Por la puerta. Mi marido había bajado al bar, y yo la había dejado abierta.', english: 'Through the door. My husband had gone down to the bar, and I had left it open.' },
    { speaker: 'Adrián', spanish: '¿Se le olvidó cerrarla?', english: 'Did you forget to close it?' },
    { speaker: 'Nieves', spanish: 'Escriba que sí. ¿Quiere un café? Mi marido y yo acabamos de desayunar. ¡Y hemos hablado! Eso no pasaba desde hacía ocho años.', english: 'Write that I did. Would you like some coffee? My husband and I have just had breakfast. And we talked! That hadn\'t happened for eight years.' },
    { speaker: 'Adrián', spanish: '¿Por la televisión?', english: 'Because of the television?' },
    { speaker: 'Nieves', spanish: 'Se encendía a las siete y se apagaba a medianoche. Anoche, mientras cenábamos, me preguntó por mi hermana. ¡No se había enterado de que vive en Perú!', english: 'It was turned on at seven and turned off at midnight. Last night, while we were having dinner, he asked me about my sister. He hadn\'t heard that she lives in Peru!' },
    { speaker: 'Adrián', spanish: 'Perdone, me llega una noticia… ¡El ladrón ha sido detenido esta mañana!', english: 'Excuse me, I\'m getting some news … The thief was arrested this morning!' },
    { speaker: 'Nieves', spanish: '¡Pobre chico! ¿Y la televisión?', english: 'Poor boy! And the television?' },
    { speaker: 'Adrián', spanish: 'Fue encontrada en su coche, en perfecto estado. Esta tarde se la devuelven.', english: 'It was found in his car, in perfect condition. They\'re giving it back to you this afternoon.' },
    { speaker: 'Nieves', spanish: '¡Qué desastre! ¿Y si digo que no es la mía?', english: 'What a disaster! And if I say that it isn\'t mine?' },
    { speaker: 'Adrián', spanish: 'No le van a creer. Detrás tiene escrito el nombre de su marido.', english: 'They won\'t believe you. It has your husband\'s name written on the back.' },
    { speaker: 'Nieves', spanish: 'Ya. Entonces, dígame otra cosa, y esto no lo publique.', english: 'I see. Then tell me another thing, and don\'t publish this.' },
    { speaker: 'Adrián', spanish: '¿Qué quiere saber?', english: 'What do you want to know?' },
    { speaker: 'Nieves', spanish: 'Cuándo sale ese chico de la cárcel.', english: 'When that boy gets out of jail.' },
  ],
  glosses: { ya: 'I see', perdone: 'excuse me', 'mía': 'mine', la: 'the, it', hacerle: 'to ask you', solo: 'only', 'se llevó': 'took (llevarse)', 'había bajado': 'had gone down (bajar)', 'había dejado': 'had left (dejar)', 'se le olvidó': 'did you forget', escriba: 'write (escribir)', 'desde hacía': 'for (with a time)', pasaba: 'happened (pasar)', 'se encendía': 'was turned on (encenderse)', 'se apagaba': 'was turned off (apagarse)', 'se había enterado de': 'had heard (enterarse de)', estado: 'condition', publique: 'publish (publicar)', 'van a creer': 'are going to believe (creer)', sale: 'gets out (salir)', 'detrás': 'on the back', por: 'through; because of', llega: 'arrives (llegar)' },
  questions: [
    { question: 'How did the thief get in?', options: ['Through a broken window', 'With Nieves\'s key', 'Through the open door', 'Together with her husband'], correctAnswer: 'Through the open door', after: 4 },
    { question: 'What was wrong with the television?', options: ['It kept the two from talking', 'It only worked at midnight', 'It belonged to Nieves\'s sister', 'It was too old to be sold'], correctAnswer: 'It kept the two from talking', after: 8 },
    { question: 'Why does Nieves call the news a disaster?', options: ['She feels sorry for the police', 'The journalist is going to write lies', 'The television has been broken', 'She\'ll have the television again'], correctAnswer: 'She\'ll have the television again', after: 12 },
    { question: 'Why does she ask about the jail?', options: ['She is afraid of the thief', 'She\'d like him to come back', 'She wants to visit him there', 'She\'d like him to apologize'], correctAnswer: 'She\'d like him to come back' },
  ],
} satisfies ReadingData;
