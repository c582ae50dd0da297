import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-compras-el-abrigo-rojo',
  title: 'The red coat',
  kind: 'dialogue',
  lines: [
    { speaker: 'Irene', spanish: '¡Buenas tardes, señor!', english: 'Good afternoon, sir!' },
    { speaker: 'Luis', spanish: 'Buenas tardes. Mi esposa quiere un abrigo y tengo cien euros.', english: 'Good afternoon. My wife wants a coat, and I have a hundred euros.' },
    { speaker: 'Irene', spanish: 'Este abrigo gris cuesta noventa.', english: 'This gray coat costs ninety.' },
    { speaker: 'Luis', spanish: 'No le gusta el gris. ¿Y ese azul?', english: 'She doesn\'t like gray. What about that blue one?' },
    { speaker: 'Irene', spanish: 'Ciento veinte euros.', english: 'A hundred and twenty euros.' },
    { speaker: 'Luis', spanish: '¡Qué caro! Pero me gusta mucho el rojo de la silla. ¿Cuánto cuesta?', english: 'That\'s so expensive! But I really like the red one on the chair. How much does it cost?' },
    { speaker: 'Irene', spanish: 'Ese no tiene precio, señor. ¡Es mi abrigo!', english: 'That one doesn\'t have a price, sir. It\'s my coat!' },
    { speaker: 'Luis', spanish: '¡Perdón!', english: 'I\'m sorry!' },
    { speaker: 'Irene', spanish: 'Pero tenemos otro allí, y cuesta solamente ochenta.', english: 'But we have another one over there, and it only costs eighty.' },
    { speaker: 'Luis', spanish: '¿Ochenta? ¡Muy bien! Con los otros veinte, esta noche cenamos fuera.', english: 'Eighty? Great! With the other twenty, we\'ll eat out tonight.' },
  ],
  glosses: { esposa: 'wife', euros: 'euros' },
  questions: [
    { question: 'Why doesn\'t Luis take the blue coat?', options: ['It costs more than he has.', 'His wife doesn\'t like blue.', 'It is too small.', 'It belongs to Irene.'], correctAnswer: 'It costs more than he has.', after: 6 },
    { question: 'What is special about the red coat on the chair?', options: ['It is the cheapest one.', 'It is a man\'s coat.', 'It is not for sale.', 'It is too long.'], correctAnswer: 'It is not for sale.', after: 7 },
    { question: 'What will Luis do with the money that is left?', options: ['Buy himself a shirt', 'Go out to dinner with his wife', 'Buy another coat', 'Take a taxi home'], correctAnswer: 'Go out to dinner with his wife' },
  ],
} satisfies ReadingData;
