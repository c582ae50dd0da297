import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-casa-alguien-en-el-techo',
  title: 'Somebody in the ceiling',
  kind: 'story',
  lines: [
    { spanish: 'Marta y Juan compraron una casa vieja a pesar de sus problemas, porque era bonita y barata. Pero la primera noche oyeron algo encima de la cama.', english: 'Marta and Juan bought an old house in spite of its problems, because it was pretty and cheap. But the first night they heard something above the bed.' },
    { speaker: 'Juan', spanish: 'Ojalá sea el viento.', english: 'I hope it\'s the wind.' },
    { speaker: 'Marta', spanish: 'El viento no camina, Juan.', english: 'The wind doesn\'t walk, Juan.' },
    { spanish: 'La segunda noche pasó lo mismo.', english: 'The second night the same thing happened.' },
    { speaker: 'Marta', spanish: 'Quiero que subas y mires qué es.', english: 'I want you to go up and see what it is.' },
    { speaker: 'Juan', spanish: '¿Yo? Prefiero que llamemos a alguien.', english: 'Me? I\'d rather we called someone.' },
    { speaker: 'Marta', spanish: 'Está bien, pero espero que no nos cueste mucho dinero.', english: 'All right, but I hope it won\'t cost us a lot of money.' },
    { spanish: 'Por la mañana llegó el señor Vega, un vecino que sabía arreglar de todo. Miró un agujero redondo que había en el techo.', english: 'In the morning Mr. Vega came, a neighbor who knew how to fix everything. He looked at a round hole that was in the ceiling.' },
    { speaker: 'Señor Vega', spanish: 'Está claro: aquí vive alguien más.', english: 'It\'s clear: somebody else lives here.' },
    { spanish: 'Juan estaba a punto de llamar a la policía cuando apareció por el agujero la cabeza de una gata blanca. Detrás de ella venían cinco gatos muy pequeños.', english: 'Juan was about to call the police when the head of a white cat appeared through the hole. Behind her came five very small cats.' },
    { speaker: 'Señor Vega', spanish: '¡Es Luna, la gata de la señora que vivía aquí! La hemos buscado durante semanas.', english: 'It\'s Luna, the cat of the lady who used to live here! We\'ve been looking for her for weeks.' },
    { speaker: 'Marta', spanish: 'Entonces, ¿quiere que se los demos a la señora?', english: 'Then do you want us to give them to the lady?' },
    { speaker: 'Señor Vega', spanish: 'No podemos, ahora vive con su hija en el centro, y allí no quieren que tenga animales.', english: 'We can\'t; she lives downtown with her daughter now, and they don\'t want her to have animals there.' },
    { spanish: 'Marta miró a Juan y Juan miró al techo.', english: 'Marta looked at Juan, and Juan looked at the ceiling.' },
    { speaker: 'Juan', spanish: 'No, Marta. Seis gatos, no.', english: 'No, Marta. Not six cats.' },
    { spanish: 'Hoy, en vez de dos, duermen ocho en esa habitación. La señora los visita todos los domingos, y Juan les da de comer antes de desayunar. Ya nadie camina por el techo, pero la cama ya no parece tan ancha.', english: 'Today, instead of two, eight sleep in that room. The lady visits them every Sunday, and Juan feeds the cats before he has breakfast. Nobody walks around in the ceiling anymore, but the bed no longer seems so wide.' },
  ],
  glosses: { agujero: 'hole', encima: 'above', ojalá: 'I hope', centro: 'downtown', claro: 'clear, obvious', cueste: 'costs (costar)', mires: 'you look at (mirar)', la: 'the, her', los: 'the, them' },
  questions: [
    { question: 'What worries Marta and Juan at first?', options: ['Noises over their bed', 'The price of the house', 'A broken window', 'A strange neighbor'], correctAnswer: 'Noises over their bed' },
    { question: 'What would Juan rather do?', options: ['Sleep in the living room', 'Climb up himself', 'Have somebody else look', 'Sell the house'], correctAnswer: 'Have somebody else look' },
    { question: 'Why can\'t Luna\'s former owner take the cats?', options: ['She is traveling', 'Animals aren\'t welcome where she lives', 'She doesn\'t like kittens', 'She has bought a dog'], correctAnswer: 'Animals aren\'t welcome where she lives' },
    { question: 'What has changed in the end?', options: ['The cats live with Mr. Vega', 'Juan has moved out', 'The old lady is back in her house', 'Juan takes care of the cats'], correctAnswer: 'Juan takes care of the cats' },
  ],
} satisfies ReadingData;
