import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-tecnologia-la-puerta-dice-que-no',
  title: 'The door says no',
  kind: 'dialogue',
  lines: [
    { speaker: 'Nuria', spanish: 'Servicio técnico, buenas noches. Me llamo Nuria. ¿En qué puedo ayudarlo?', english: 'Technical support, good evening. My name is Nuria. How can I help you?' },
    { speaker: 'Don Julio', spanish: 'Buenas noches. Mi puerta automática no me deja entrar. Dice que no soy yo.', english: 'Good evening. My automatic door won\'t let me in. It says that I\'m not me.' },
    { speaker: 'Nuria', spanish: '¿Ha cambiado algo en usted? ¿El pelo? ¿Las gafas?', english: 'Has anything about you changed? Your hair? Your glasses?' },
    { speaker: 'Don Julio', spanish: 'Esta tarde me he afeitado la barba. La tenía desde hacía veinte años.', english: 'This afternoon I shaved off my beard. I\'d had it for twenty years.' },
    { speaker: 'Nuria', spanish: 'Entonces no es un fallo: la cámara no lo reconoce. Escriba el código, por favor.', english: 'Then it isn\'t a malfunction: the camera doesn\'t recognize you. Enter the code, please.' },
    { speaker: 'Don Julio', spanish: 'Se me ha olvidado. Lo guardé en una carpeta, y la carpeta está dentro.', english: 'I\'ve forgotten it. I kept it in a folder, and the folder is inside.' },
    { speaker: 'Nuria', spanish: 'Puedo abrirle yo desde aquí, pero antes enséñele su documento a la cámara.', english: 'I can open it for you from here, but first show the camera your ID.' },
    { speaker: 'Don Julio', spanish: 'En la foto tengo barba.', english: 'In the photo I have a beard.' },
    { speaker: 'Nuria', spanish: 'Ya. ¿Y no hay nadie en casa que le abra?', english: 'I see. And isn\'t there anybody at home who can let you in?' },
    { speaker: 'Don Julio', spanish: 'Mi mujer. Pero dice que ella no le abre la puerta a cualquiera.', english: 'My wife. But she says that she doesn\'t open the door to just anybody.' },
    { speaker: 'Nuria', spanish: '¿Ella tampoco lo reconoce?', english: 'She doesn\'t recognize you, either?' },
    { speaker: 'Don Julio', spanish: 'Perfectamente. Está en la ventana con un helado, y se ríe. Le encantaba mi barba.', english: 'Perfectly. She\'s at the window with an ice cream, laughing. She loved my beard.' },
    { speaker: 'Nuria', spanish: 'Señor, esto ya no es un problema técnico. ¿Se afeitó sin decirle nada?', english: 'Sir, this is no longer a technical problem. Did you shave without telling her anything?' },
    { speaker: 'Don Julio', spanish: 'Era una sorpresa. Hoy es nuestro aniversario.', english: 'It was a surprise. Today is our anniversary.' },
    { speaker: 'Nuria', spanish: 'Pues pídale perdón, y que sea antes de que se le acabe el helado.', english: 'Then tell her you\'re sorry, and do it before she finishes her ice cream.' },
    { speaker: 'Don Julio', spanish: 'Espere, me dice algo. ¡Que puedo entrar! Dentro de un mes, cuando vuelva a ser yo.', english: 'Wait, she\'s telling me something. I can come in! In a month, when I\'m myself again.' },
  ],
  glosses: { servicio: 'service', barba: 'beard', afeitado: 'shaved (afeitarse)', 'afeitó': 'shaved (afeitarse)', perfectamente: 'perfectly', sorpresa: 'surprise', aniversario: 'anniversary', 'técnico': 'technical', ayudarlo: 'to help you', 'desde hacía': 'for (with a time)', la: 'the, it', lo: 'it, you', escriba: 'enter, write (escribir)', abrirle: 'to open for you', 'enséñele': 'show it (enseñar)', ya: 'I see', abra: 'opens (abrir)', cualquiera: 'just anybody', decirle: 'to tell her', sea: 'is (ser)', espere: 'wait (esperar)', 'vuelva a': 'once again (volver a)', acabe: 'runs out (acabarse)', 'pídale': 'ask her for (pedir)', 'dentro de': 'in (from now)' },
  questions: [
    { question: 'Why doesn\'t the door recognize Don Julio?', options: ['He has new glasses', 'He has shaved off his beard', 'The camera is broken', 'It\'s too dark'], correctAnswer: 'He has shaved off his beard', after: 5 },
    { question: 'Where is the code?', options: ['In his phone', 'On his ID', 'In the house', 'With a neighbor'], correctAnswer: 'In the house', after: 6 },
    { question: 'Why doesn\'t his wife open the door?', options: ['She takes him for a thief', 'She\'s asleep', 'She doesn\'t know how', 'She liked him as he was'], correctAnswer: 'She liked him as he was', after: 12 },
    { question: 'What does his wife really say at the end?', options: ['That he may come in at once', 'That he has to wait until his beard is back', 'That she wants a present', 'That he should call again'], correctAnswer: 'That he has to wait until his beard is back' },
  ],
} satisfies ReadingData;
