import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-compras-la-bufanda-azul',
  title: 'The blue scarf',
  kind: 'dialogue',
  lines: [
    { speaker: 'Luis', spanish: 'Buenas tardes. Busco un regalo para mi novia, pero no quiero gastar demasiado.', english: 'Good afternoon. I\'m looking for a gift for my girlfriend, but I don\'t want to spend too much.' },
    { speaker: 'Carmen', spanish: 'Mire estas bufandas. La roja cuesta cuatrocientos pesos y la azul, novecientos.', english: 'Look at these scarves. The red one costs four hundred pesos, and the blue one nine hundred.' },
    { speaker: 'Luis', spanish: '¿Novecientos? ¿Por qué es tan cara? A mí me parecen iguales.', english: 'Nine hundred? Why is it so expensive? They look the same to me.' },
    { speaker: 'Carmen', spanish: '¡Señor! La azul es la mejor de la tienda. Ayer vino una chica y la miró durante media hora. Pero era demasiado cara para ella y compró unos calcetines verdes.', english: 'Sir! The blue one is the best in the store. Yesterday a young woman came in and looked at it for half an hour. But it was too expensive for her, and she bought some green socks.' },
    { speaker: 'Luis', spanish: '¿Era rubia? ¿Tenía un paraguas amarillo?', english: 'Was she blond? Did she have a yellow umbrella?' },
    { speaker: 'Carmen', spanish: 'Sí, el paraguas más grande de la ciudad.', english: 'Yes, the biggest umbrella in town.' },
    { speaker: 'Luis', spanish: '¡Es mi novia! Entonces me quedo con la azul.', english: 'That\'s my girlfriend! Then I\'ll take the blue one.' },
    { speaker: 'Carmen', spanish: '¡Muy bien! Pero… los calcetines eran para el cumpleaños de su novio.', english: 'Very good! But … the socks were for her boyfriend\'s birthday.' },
    { speaker: 'Luis', spanish: '¿Calcetines verdes? ¡El próximo lunes es mi cumpleaños!', english: 'Green socks? Next Monday is my birthday!' },
    { speaker: 'Carmen', spanish: 'Ay, perdón. Yo no le dije nada.', english: 'Oh, sorry. I didn\'t tell you anything.' },
    { speaker: 'Luis', spanish: 'Y yo no sé nada. ¡Pero me encanta el verde!', english: 'And I don\'t know anything. But I love green!' },
  ],
  glosses: { 'cumpleaños': 'birthday', pesos: 'pesos (the money of Mexico and other countries)', chica: 'girl, young woman', ay: 'oh', 'me quedo': 'I stay (quedarse con: to take)', durante: 'for', la: 'the, it' },
  questions: [
    { question: 'What does Luis think of the two scarves at first?', options: ['Both are ugly.', 'He sees no difference.', 'The red one is nicer.', 'The blue one is too long.'], correctAnswer: 'He sees no difference.', after: 3 },
    { question: 'Why does Luis buy the blue scarf after all?', options: ['It is on sale.', 'The red one is sold.', 'His girlfriend liked it.', 'It goes with his socks.'], correctAnswer: 'His girlfriend liked it.', after: 7 },
    { question: 'What does Carmen give away by accident?', options: ['Luis\'s birthday present', 'The real price of the scarf', 'The name of a customer', 'Where the umbrella is'], correctAnswer: 'Luis\'s birthday present', after: 9 },
    { question: 'How does Luis take the news?', options: ['He gets angry.', 'He wants his money back.', 'He calls his girlfriend.', 'He is good-humored about it.'], correctAnswer: 'He is good-humored about it.' },
  ],
} satisfies ReadingData;
