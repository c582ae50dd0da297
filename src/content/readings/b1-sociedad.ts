import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-sociedad-la-pelota-en-la-plaza',
  title: 'A ball in the square',
  kind: 'forum',
  lines: [
    { speaker: 'Moderadora', spanish: 'La alcaldía quiere prohibir los juegos de pelota en la plaza. ¿Qué opinan ustedes? Por favor, discutan con respeto.', english: 'The town hall wants to ban ball games in the square. What do you think? Please argue respectfully.' },
    { speaker: 'Don Ernesto', spanish: 'Estoy a favor. Por mucho que cierre la ventana, oigo la pelota desde las cuatro hasta la noche. Tengo setenta y ocho años y derecho a dormir la siesta.', english: 'I\'m in favor. No matter how tightly I close the window, I hear the ball from four o\'clock until night. I\'m seventy-eight and have a right to my nap.' },
    { speaker: 'Marta', spanish: 'Entiendo su punto de vista, don Ernesto, pero no lo comparto. ¿Dónde quiere que jueguen? La cancha de la escuela está cerrada desde hace dos años por falta de dinero.', english: 'I understand your point of view, Don Ernesto, but I don\'t share it. Where do you want them to play? The school\'s field has been closed for two years for lack of money.' },
    { speaker: 'Raúl', spanish: 'Es cierto que hace falta una cancha. Sin embargo, alguien tiene que pagar los daños. El mes pasado rompieron dos ventanas de mi tienda.', english: 'It\'s true that a field is needed. However, somebody has to pay for the damage. Last month they broke two windows of my store.' },
    { speaker: 'Pelota11', spanish: 'Fuimos nosotros. Ya pagamos una. Para la otra todavía nos faltan doce dólares.', english: 'That was us. We\'ve already paid for one. For the other we\'re still twelve dollars short.' },
    { speaker: 'Marta', spanish: '¿Lo ven? En realidad, los únicos que han resuelto algo son los niños.', english: 'You see? Actually, the only ones who have solved anything are the children.' },
    { speaker: 'Don Ernesto', spanish: 'De todos modos, en mi época respetábamos a los mayores.', english: 'Anyway, in my day we respected older people.' },
    { speaker: 'Marta', spanish: 'En su época, don Ernesto, usted jugaba de portero en esa misma plaza. Me lo contó mi padre.', english: 'In your day, Don Ernesto, you were the goalkeeper in that very square. My father told me.' },
    { speaker: 'Don Ernesto', spanish: 'Una cosa no tiene nada que ver con la otra. Y su padre no me metió ni un gol.', english: 'One thing has nothing to do with the other. And your father didn\'t get a single goal past me.' },
    { speaker: 'Raúl', spanish: 'Propongo una solución: que jueguen de cuatro a siete y que la alcaldía abra la cancha. Si la mayoría está de acuerdo, mañana llevamos la carta.', english: 'I propose a solution: let them play from four to seven, and let the town hall open the field. If the majority agrees, we\'ll take the letter there tomorrow.' },
    { speaker: 'Pelota11', spanish: '¿Y si jugamos sin gritar? Aunque don Ernesto siempre está en la ventana. Parece que nos cuenta los goles.', english: 'What if we play without shouting? Although Don Ernesto is always at his window. It looks as if he\'s counting our goals.' },
    { speaker: 'Don Ernesto', spanish: 'Alguien tiene que hacerlo. El tercero de ayer no fue gol.', english: 'Somebody has to do it. Yesterday\'s third one wasn\'t a goal.' },
    { speaker: 'Moderadora', spanish: 'Perdone, don Ernesto: ¿sigue usted a favor de prohibirlo?', english: 'Excuse me, Don Ernesto: are you still in favor of banning it?' },
    { speaker: 'Don Ernesto', spanish: 'Reconozco que me equivoqué de palabra. No quiero que lo prohíban; quiero dormir la siesta. Si empiezan a las cinco, firmo la carta.', english: 'I admit I picked the wrong word. I don\'t want it banned; I want to take my nap. If they start at five, I\'ll sign the letter.' },
    { speaker: 'Pelota11', spanish: '¡Trato hecho! ¿Y los doce dólares?', english: 'It\'s a deal! And the twelve dollars?' },
    { speaker: 'Don Ernesto', spanish: 'Los pongo yo. Pero díganle a ese portero que salga antes, que me hace sufrir.', english: 'They\'re on me. But tell that goalkeeper to come out sooner; he makes me suffer.' },
  ],
  glosses: { 'época': 'time, day', favor: 'favor', los: 'the, them', 'alcaldía': 'town hall', siesta: 'nap', don: 'title of respect for a man, before his first name', cancha: 'field (for games)', 'daños': 'damage', portero: 'goalkeeper', 'metió': 'scored (meter)', gol: 'goal', goles: 'goals', gritar: 'to shout', perdone: 'excuse me', trato: 'deal', sufrir: 'to suffer' },
  questions: [
    { question: 'Why don\'t the children play at the school?', options: ['The windows there are broken', 'The field has been closed for lack of money', 'The teachers have forbidden it', 'It\'s too far away'], correctAnswer: 'The field has been closed for lack of money' },
    { question: 'Who is «Pelota11»?', options: ['One of the children', 'The owner of the store', 'Marta\'s father', 'An employee of the town hall'], correctAnswer: 'One of the children' },
    { question: 'Why does Marta mention what her father told her?', options: ['To prove that her father was the better player', 'To ask Don Ernesto for an apology', 'To remind Don Ernesto that he was like these children', 'To explain why the square is dangerous'], correctAnswer: 'To remind Don Ernesto that he was like these children' },
    { question: 'What does the talk about the third goal give away?', options: ['The children lie about their games', 'Don Ernesto watches every game', 'Don Ernesto sleeps all afternoon', 'Raúl plays with the children'], correctAnswer: 'Don Ernesto watches every game' },
    { question: 'On what condition does Don Ernesto sign?', options: ['The games begin after his nap', 'Nobody shouts', 'The store gets two new windows', 'The goalkeeper is replaced'], correctAnswer: 'The games begin after his nap' },
  ],
} satisfies ReadingData;
