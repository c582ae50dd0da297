import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-dinero-el-gallo-feliz',
  title: 'One star',
  kind: 'forum',
  lines: [
    { spanish: 'Opiniones de los clientes sobre el despertador Gallo Feliz. Precio: veintinueve euros. Dos años de garantía.', english: 'Customer reviews of the alarm clock Gallo Feliz, the "Happy Rooster." Price: twenty-nine euros. Two-year warranty.' },
    { speaker: 'Marina', spanish: 'Una estrella. En el anuncio cantaba un pájaro. El mío es un gallo y canta a las cuatro, elija yo la hora que elija. Lo apago y vuelve a empezar. Exijo el reembolso.', english: 'One star. In the ad a bird was singing. Mine is a rooster, and it crows at four, whatever time I choose. I turn it off, and it starts all over again. I demand a refund.' },
    { speaker: 'Gallo Feliz', spanish: 'Querida clienta: Lea usted la letra pequeña. No devolvemos el dinero a menos que el despertador sea defectuoso.', english: 'Dear customer: Please read the fine print. We don\'t give refunds unless the alarm clock is defective.' },
    { speaker: 'Marina', spanish: 'Un gallo que no sabe qué hora es, ¿no les parece defectuoso?', english: 'A rooster that doesn\'t know what time it is: don\'t you think that\'s defective?' },
    { speaker: 'Don Braulio', spanish: 'Cinco estrellas. Soy panadero y llevo treinta años levantándome a las cuatro. Es el primer despertador que me entiende.', english: 'Five stars. I\'m a baker, and I\'ve been getting up at four for thirty years. It\'s the first alarm clock that understands me.' },
    { speaker: 'El del tercero', spanish: 'Yo no lo he comprado, pero lo oigo. Vivo encima de Marina. ¿Dónde puede presentar una queja el que no es cliente?', english: 'I haven\'t bought it, but I hear it. I live above Marina. Where can somebody file a complaint who isn\'t a customer?' },
    { speaker: 'Marina', spanish: '¿Usted es el que da golpes en el suelo a las cuatro y cinco?', english: 'Are you the one who bangs on the floor at five past four?' },
    { speaker: 'El del tercero', spanish: '¿Y usted la que pone la radio a las cuatro y diez?', english: 'And are you the one who puts on the radio at ten past four?' },
    { speaker: 'Marina', spanish: 'Es para no oír el gallo. Lo he metido en la nevera, y cuanto más frío tiene, más alto canta.', english: 'It\'s so that I don\'t hear the rooster. I\'ve put it in the refrigerator, and the colder it gets, the louder it crows.' },
    { speaker: 'Gallo Feliz', spanish: 'Queridos clientes: Por favor, no metan el despertador en la nevera. Se pierde la garantía.', english: 'Dear customers: Please don\'t put the alarm clock in the refrigerator. It voids the warranty.' },
    { speaker: 'Don Braulio', spanish: 'Señora, yo se lo cambio por pan: una barra cada domingo durante un año. Lo quiero para mi hijo, que heredó mi panadería, pero no mis horarios.', english: 'Ma\'am, I\'ll trade you bread for it: a loaf every Sunday for a year. I want it for my son, who inherited my bakery but not my hours.' },
    { speaker: 'Marina', spanish: 'Acepto con tal de que se lo lleve hoy mismo. ¿Y usted, vecino, se conforma?', english: 'I accept, provided that you take it away today. And you, neighbor, will you settle for that?' },
    { speaker: 'El del tercero', spanish: 'Me conformo, pero merezco una disculpa. Son once noches.', english: 'I\'ll settle for it, but I deserve an apology. It\'s been eleven nights.' },
    { speaker: 'Marina', spanish: 'Tiene usted razón. ¿Le gusta el pan caliente?', english: 'You\'re right. Do you like warm bread?' },
    { spanish: 'Tres meses después.', english: 'Three months later.' },
    { speaker: 'Marina', spanish: 'He cambiado de opinión: cuatro estrellas. El despertador es inútil, pero gracias a él desayuno acompañada todos los domingos. Le quito una estrella porque, desde que no canta, los dos llegamos tarde al trabajo.', english: 'I\'ve changed my mind: four stars. The alarm clock is useless, but thanks to it I have company at breakfast every Sunday. I\'m taking off one star because, ever since it stopped crowing, we\'re both late for work.' },
    { speaker: 'Gallo Feliz', spanish: 'Querida clienta: ¡Qué alegría! ¿Nos permite usar su opinión en nuestra publicidad?', english: 'Dear customer: How delightful! Will you allow us to use your review in our advertising?' },
  ],
  glosses: { 'mío': 'mine', 'levantándome': 'getting up (levantarse)', conforma: 'will you settle (conformarse)', conformo: 'I\'ll settle (conformarse)', despertador: 'alarm clock', estrella: 'star', estrellas: 'stars', gallo: 'rooster', clienta: 'customer (woman)', panadero: 'baker', golpes: 'blows, knocks', metido: 'put in (meter)', metan: 'put in (meter)', barra: 'loaf', 'panadería': 'bakery', 'acompañada': 'with company', 'alegría': 'joy', quito: 'take off (quitar)' },
  questions: [
    { question: 'What\'s wrong with Marina\'s alarm clock?', options: ['It always goes off at four', 'It doesn\'t make a sound', 'It was delivered late', 'It sings like a bird'], correctAnswer: 'It always goes off at four' },
    { question: 'Why does Don Braulio like his?', options: ['It reminds him of the country', 'It was a present from his son', 'He gets up at that hour anyway', 'He was paid for his opinion'], correctAnswer: 'He gets up at that hour anyway' },
    { question: 'What does Marina get for the alarm clock?', options: ['A refund of twenty-nine euros', 'Another alarm clock', 'A new refrigerator', 'Bread every Sunday'], correctAnswer: 'Bread every Sunday' },
    { question: 'What do Marina\'s last words give away?', options: ['She has bought another rooster', 'She and her neighbor have become more than neighbors', 'She works in the bakery now', 'She has moved to the third floor'], correctAnswer: 'She and her neighbor have become more than neighbors' },
    { question: 'What does the last message say about the company?', options: ['It\'s sorry about the noise', 'It has improved the alarm clock', 'It will turn even this review into an ad', 'It has given the money back'], correctAnswer: 'It will turn even this review into an ad' },
  ],
} satisfies ReadingData;
