import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-comer-la-sopa-de-tomas',
  title: 'Tomás and the soup',
  kind: 'dialogue',
  lines: [
    { speaker: 'Camarero', spanish: '¡Buenas tardes, señora! ¿Qué desea?', english: 'Good afternoon, ma\'am! What would you like?' },
    { speaker: 'Elena', spanish: 'Yo quiero pescado con patatas, y mi hijo quiere un helado.', english: 'I would like fish with potatoes, and my son wants an ice cream.' },
    { speaker: 'Tomás', spanish: '¡De chocolate!', english: 'Chocolate!' },
    { speaker: 'Elena', spanish: 'Sí, pero de postre. Primero, la sopa de verduras.', english: 'Yes, but for dessert. First, the vegetable soup.' },
    { speaker: 'Tomás', spanish: 'Pero, mamá, ¡no me gustan las verduras!', english: 'But Mom, I don\'t like vegetables!' },
    { speaker: 'Camarero', spanish: 'Perdón, señora, hoy no hay sopa.', english: 'I\'m sorry, ma\'am, there\'s no soup today.' },
    { speaker: 'Tomás', spanish: '¡Muchas gracias, señor!', english: 'Thank you very much, sir!' },
    { speaker: 'Camarero', spanish: 'De nada. Pero tenemos una ensalada grande con tomate y huevo.', english: 'You\'re welcome. But we have a big salad with tomato and egg.' },
    { speaker: 'Tomás', spanish: '¿Una ensalada? ¡No, por favor!', english: 'A salad? Oh no, please!' },
    { speaker: 'Elena', spanish: 'Sí, por favor. Una ensalada… y después, dos helados.', english: 'Yes, please. A salad … and afterward, two ice creams.' },
  ],
  glosses: { primero: 'first', 'después': 'afterward', 'mamá': 'Mom', 'señora': 'ma\'am' },
  questions: [
    { question: 'What does Tomás want to eat?', options: ['Fish with potatoes', 'Vegetable soup', 'Ice cream', 'A salad'], correctAnswer: 'Ice cream', after: 3 },
    { question: 'Why does Tomás thank the waiter?', options: ['The waiter gives him a dessert.', 'There is no soup.', 'The soup is good.', 'The waiter brings the check.'], correctAnswer: 'There is no soup.', after: 7 },
    { question: 'What does Elena order at the end?', options: ['Only the fish', 'Two soups', 'An ice cream and no salad', 'A salad and two ice creams'], correctAnswer: 'A salad and two ice creams' },
  ],
} satisfies ReadingData;
