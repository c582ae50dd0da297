import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-migracion-un-papel-que-diga-que-estoy-viva',
  title: 'Proof of life',
  kind: 'dialogue',
  lines: [
    { speaker: 'Mercedes', spanish: 'Buenos días. Llevo tres meses sin recibir la pensión y quiero saber por qué.', english: 'Good morning. I haven\'t received my pension for three months, and I want to know why.' },
    { speaker: 'Funcionario', spanish: 'Un momento, señora. Mercedes Ríos… Aquí dice que usted murió.', english: 'One moment, ma\'am. Mercedes Ríos … It says here that you died.' },
    { speaker: 'Mercedes', spanish: 'Pues sigo sin darme cuenta. ¿Cuándo fue?', english: 'Well, I still haven\'t noticed. When was it?' },
    { speaker: 'Funcionario', spanish: 'El tres de marzo. Lo siento mucho.', english: 'On the third of March. I\'m very sorry.' },
    { speaker: 'Mercedes', spanish: '¿El tres de marzo? ¡Ese día me casé! Será un error.', english: 'The third of March? That\'s the day I got married! It must be a mistake.' },
    { speaker: 'Funcionario', spanish: 'Los sistemas oficiales no se equivocan. Necesito un papel que diga que está usted viva.', english: 'Official systems don\'t make mistakes. I need a piece of paper that says that you\'re alive.' },
    { speaker: 'Mercedes', spanish: '¡Pero si me está viendo! Estoy delante de usted.', english: 'But you can see me! I\'m standing in front of you.' },
    { speaker: 'Funcionario', spanish: 'Yo la veo, pero verla no es un documento. ¿Trae el pasaporte?', english: 'I can see you, but seeing you isn\'t a document. Have you brought your passport?' },
    { speaker: 'Mercedes', spanish: 'Aquí tiene. Con sello y todo.', english: 'Here you are. With a stamp and everything.' },
    { speaker: 'Funcionario', spanish: 'Ya no es válido. Los muertos no pueden renovarlo.', english: 'It\'s no longer valid. The dead can\'t renew it.' },
    { speaker: 'Mercedes', spanish: 'Emigré a los veinte años, crucé un mar y aprendí un idioma. ¿Y ahora me para un papel?', english: 'I emigrated at twenty, crossed a sea and learned a language. And now a piece of paper stops me?' },
    { speaker: 'Funcionario', spanish: 'Hay otra solución: que venga su marido y firme que usted vive.', english: 'There\'s another solution: your husband can come and sign that you\'re alive.' },
    { speaker: 'Mercedes', spanish: 'No va a querer. Ayer discutimos y dice que para él estoy muerta.', english: 'He won\'t want to. We had an argument yesterday, and he says that to him I\'m dead.' },
    { speaker: 'Funcionario', spanish: 'Entonces, por favor, haga las paces con él. Ah, y son veinte euros por la consulta.', english: 'Then please make up with him. Oh, and it\'s twenty euros for the consultation.' },
    { speaker: 'Mercedes', spanish: '¿Veinte euros? No puedo pagarlos, joven.', english: 'Twenty euros? I can\'t pay them, young man.' },
    { speaker: 'Funcionario', spanish: 'Tiene razón: los muertos no pagan. Hasta el jueves, señora. Y felicidades por la boda.', english: 'You\'re right: the dead don\'t pay. See you on Thursday, ma\'am. And congratulations on the wedding.' },
  ],
  glosses: { sistemas: 'systems', 'válido': 'valid', ah: 'oh', la: 'the, you' },
  questions: [
    { question: 'Why doesn\'t Mercedes receive her pension?', options: ['She has changed her bank', 'Somebody thinks that she has died', 'She hasn\'t signed a form', 'She has gone back home'], correctAnswer: 'Somebody thinks that she has died', after: 2 },
    { question: 'What does she have to bring?', options: ['Proof that she\'s alive', 'A photo of her wedding', 'Her mother\'s passport', 'A new visa'], correctAnswer: 'Proof that she\'s alive', after: 8 },
    { question: 'Why might her husband not help her?', options: ['He lives in another country', 'He can\'t write', 'They have had an argument', 'He is a civil servant'], correctAnswer: 'They have had an argument', after: 13 },
    { question: 'What does the official show at the end?', options: ['He still believes that she is dead', 'He wants to be paid at once', 'He is angry with her', 'He has a sense of humor, after all'], correctAnswer: 'He has a sense of humor, after all' },
  ],
} satisfies ReadingData;
