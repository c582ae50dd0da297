import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-dinero-la-factura-de-lola',
  title: 'Lola sends a bill',
  kind: 'dialogue',
  lines: [
    { speaker: 'Lola', spanish: 'Papá, necesito un préstamo. Son doscientos euros para una guitarra de segunda mano.', english: 'Dad, I need a loan. It\'s two hundred euros for a secondhand guitar.' },
    { speaker: 'Padre', spanish: 'El banco está abierto. ¿Qué garantía me ofreces?', english: 'The bank is open. What guarantee do you offer me?' },
    { speaker: 'Lola', spanish: 'Mi palabra. Te lo devuelvo a plazos, a diez euros al mes.', english: 'My word. I\'ll pay you back in installments, ten euros a month.' },
    { speaker: 'Padre', spanish: 'Tu palabra ya la conozco. La bicicleta también era a plazos, y la pagó tu abuela.', english: 'I already know your word. The bicycle was in installments, too, and your grandmother paid for it.' },
    { speaker: 'Lola', spanish: 'La abuela no pagó: invirtió en mí.', english: 'Grandma didn\'t pay: she invested in me.' },
    { speaker: 'Padre', spanish: 'Bueno. Te lo presto con tal de que no toques después de las diez.', english: 'All right. I\'ll lend it to you provided that you don\'t play after ten.' },
    { speaker: 'Lola', spanish: 'De acuerdo. A cambio, toma esto. Y lee también la letra pequeña.', english: 'Agreed. In exchange, take this. And read the fine print, too.' },
    { speaker: 'Padre', spanish: '¿Qué es? ¿Una factura?', english: 'What is it? A bill?' },
    { speaker: 'Lola', spanish: 'De todo el año. Sacar al perro por ti cuando llovía: ciento treinta. Enseñarle a la abuela a usar el teléfono: cuarenta y dos.', english: 'For the whole year. Taking out the dog for you when it was raining: a hundred and thirty. Teaching Grandma to use the phone: forty-two.' },
    { speaker: 'Padre', spanish: '¿Y estos cuarenta de aquí abajo?', english: 'And these forty down here?' },
    { speaker: 'Lola', spanish: 'Por no contarle a mamá quién rompió su espejo.', english: 'For not telling Mom who broke her mirror.' },
    { speaker: 'Padre', spanish: 'Doscientos doce euros. ¡Me sales más cara que la hipoteca!', english: 'Two hundred and twelve euros. You\'re costing me more than the mortgage!' },
    { speaker: 'Lola', spanish: 'Menos el préstamo, me debes doce.', english: 'Minus the loan, you owe me twelve.' },
    { speaker: 'Padre', spanish: '¿Y si me niego a pagar?', english: 'And if I refuse to pay?' },
    { speaker: 'Lola', spanish: 'Entonces tendré que hablar con la encargada. Está en la cocina.', english: 'Then I\'ll have to speak to the manager. She\'s in the kitchen.' },
    { speaker: 'Padre', spanish: 'Espera, espera. Los doce, ¿los quieres en efectivo?', english: 'Wait, wait. Those twelve euros, do you want them in cash?' },
  ],
  glosses: { la: 'the, it', los: 'the, them', 'papá': 'dad', 'mamá': 'mom', encargada: 'manager (woman)' },
  questions: [
    { question: 'Why does the father doubt Lola\'s word?', options: ['She doesn\'t know how to play', 'Somebody else paid her last debt', 'She has lost her bicycle', 'She never does what she\'s told'], correctAnswer: 'Somebody else paid her last debt', after: 4 },
    { question: 'What does Lola give her father?', options: ['A contract from the bank', 'A letter from her grandmother', 'A list of what he owes her', 'Ten euros in advance'], correctAnswer: 'A list of what he owes her', after: 9 },
    { question: 'Who broke the mirror, it seems?', options: ['The dog', 'The father', 'The grandmother', 'Lola'], correctAnswer: 'The father', after: 12 },
    { question: 'Who is «la encargada»?', options: ['The woman who sells the guitar', 'The grandmother', 'A clerk at the bank', 'Lola\'s mother'], correctAnswer: 'Lola\'s mother' },
  ],
} satisfies ReadingData;
