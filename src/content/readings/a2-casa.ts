import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-casa-el-armario-de-pilar',
  title: 'The key to the closet',
  kind: 'dialogue',
  lines: [
    { speaker: 'Pilar', spanish: 'Disculpe, joven. De niña yo vivía en este apartamento. ¿Puedo verlo cinco minutos?', english: 'Excuse me, young man. As a girl I lived in this apartment. May I see it for five minutes?' },
    { speaker: 'Hugo', spanish: 'Por supuesto, señora. Pero hay libros en todas partes.', english: 'Of course, ma\'am. But there are books everywhere.' },
    { speaker: 'Pilar', spanish: '¡Qué pequeño es! Éramos seis. Aquí mi madre servía la sopa, y mis hermanos dormían ahí, en el suelo de la sala.', english: 'How small it is! There were six of us. My mother used to serve the soup here, and my brothers slept there, on the living room floor.' },
    { speaker: 'Hugo', spanish: '¿Y usted?', english: 'And you?' },
    { speaker: 'Pilar', spanish: 'En aquella habitación, con la abuela. Este armario era nuestro. ¿Lo puedo abrir?', english: 'In that room over there, with my grandmother. This closet was ours. May I open it?' },
    { speaker: 'Hugo', spanish: 'Lo siento, siempre está cerrado. No tengo la llave.', english: 'I\'m sorry, it\'s always locked. I don\'t have the key.' },
    { speaker: 'Pilar', spanish: 'Yo sí. Aquí está la mía.', english: 'I do. Here\'s mine.' },
    { speaker: 'Hugo', spanish: '¡Se abre! Y dentro hay nombres y números en la pared…', english: 'It opens! And inside there are names and numbers on the wall …' },
    { speaker: 'Pilar', spanish: 'Los escribía mi padre todos los años. Ese es el último: Pilar, doce años, un metro cincuenta.', english: 'My father wrote them there every year. That\'s the last one: Pilar, twelve years old, one meter fifty.' },
    { speaker: 'Hugo', spanish: 'Tengo un lápiz. ¿Escribimos el número de hoy?', english: 'I have a pencil. Shall we write today\'s number?' },
    { speaker: 'Pilar', spanish: 'Por supuesto. Estoy lista. ¿Cuánto es?', english: 'Of course. I\'m ready. What is it?' },
    { speaker: 'Hugo', spanish: 'A ver… ¡Otra vez un metro cincuenta!', english: 'Let\'s see … One meter fifty again!' },
    { speaker: 'Pilar', spanish: '¡Qué bien! ¡Tengo doce años otra vez!', english: 'Great! I\'m twelve again!' },
  ],
  glosses: { 'último': 'last one', metro: 'meter', joven: 'young man', 'mía': 'mine', nuestro: 'ours', los: 'the, them' },
  questions: [
    { question: 'Why does Pilar come to the apartment?', options: ['She wants to rent it', 'She wants to see her old home', 'She is Hugo\'s grandmother', 'She sells books'], correctAnswer: 'She wants to see her old home', after: 3 },
    { question: 'Why can\'t Hugo open the closet?', options: ['Its door is broken', 'It is full of books', 'It belongs to the neighbors', 'He has no key to it'], correctAnswer: 'He has no key to it', after: 6 },
    { question: 'What did Pilar\'s father write in the closet?', options: ['How tall his children were', 'The rent of each year', 'The family\'s phone numbers', 'A letter to Pilar'], correctAnswer: 'How tall his children were', after: 9 },
    { question: 'Why is Pilar pleased at the end?', options: ['She has found her ring', 'Hugo gives her the closet', 'She is as tall as she was at twelve', 'The apartment is for sale'], correctAnswer: 'She is as tall as she was at twelve' },
  ],
} satisfies ReadingData;
