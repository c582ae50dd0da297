import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-tiempo-libre-el-club-de-lectura',
  title: 'The book club',
  kind: 'dialogue',
  lines: [
    { speaker: 'Leo', spanish: 'Irene, el club empieza dentro de media hora. ¿Has terminado la novela?', english: 'Irene, the club starts in half an hour. Have you finished the novel?' },
    { speaker: 'Irene', spanish: 'Por supuesto. Nunca había leído nada tan profundo. ¿Y tú?', english: 'Of course. I\'d never read anything so deep. And you?' },
    { speaker: 'Leo', spanish: '¡Me ha encantado! Sobre todo el final, en el que… Bueno, todo el final.', english: 'I loved it! Above all the ending, in which … Well, the whole ending.' },
    { speaker: 'Irene', spanish: 'A mí lo que más me ha gustado es la abuela con la que vive el chico.', english: 'What I liked most is the grandmother the boy lives with.' },
    { speaker: 'Leo', spanish: '¡Qué mujer! Me ha recordado mucho a la mía.', english: 'What a woman! She reminded me a lot of mine.' },
    { speaker: 'Irene', spanish: 'Leo, en la novela no hay ninguna abuela.', english: 'Leo, there\'s no grandmother in the novel.' },
    { speaker: 'Leo', spanish: 'Ah… Está bien, te digo la verdad: solo he visto la película. Y cuando llegó el final, ya me había dormido.', english: 'Oh … All right, I\'ll tell you the truth: I\'ve only seen the movie. And when the ending came, I had already fallen asleep.' },
    { speaker: 'Irene', spanish: '¡Qué vergüenza, Leo!', english: 'Shame on you, Leo!' },
    { speaker: 'Leo', spanish: '¿Y tú cómo sabes que no hay abuela? ¿La has leído?', english: 'And how do you know that there\'s no grandmother? Have you read it?' },
    { speaker: 'Irene', spanish: 'Pues… no. Pero mi hermana me había contado que solo hay un señor mayor en un barco.', english: 'Well … no. But my sister had told me that there\'s only an old man in a boat.' },
    { speaker: 'Leo', spanish: '¿Trescientas páginas con un señor en un barco?', english: 'Three hundred pages with a man in a boat?' },
    { speaker: 'Irene', spanish: 'También hay un pez.', english: 'There\'s a fish, too.' },
    { speaker: 'Leo', spanish: '¿Y qué le decimos a Pilar? Ella eligió la novela, y siempre hace preguntas difíciles.', english: 'And what do we say to Pilar? She chose the novel, and she always asks hard questions.' },
    { speaker: 'Irene', spanish: 'Espera, que acaba de escribirnos. Dice que lo dejamos para el jueves, porque ha perdido la novela y solo había llegado a la página diez.', english: 'Wait, she\'s just written to us. She says we\'re leaving it until Thursday, because she\'s lost the novel and had only gotten as far as page ten.' },
    { speaker: 'Leo', spanish: '¡Por fin alguien que dice la verdad! ¿Y qué hacemos ahora?', english: 'Finally somebody who tells the truth! And what do we do now?' },
    { speaker: 'Irene', spanish: 'Ir al cine. A las siete ponen la película en la que te dormiste.', english: 'Go to the movies. At seven they\'re showing the movie you fell asleep in.' },
  ],
  glosses: { club: 'club', ah: 'oh', 'vergüenza': 'shame', 'qué vergüenza': 'shame on you', final: 'ending', 'mía': 'mine', trescientas: 'three hundred', la: 'the, it', 'dentro de': 'in (from now)', 'había leído': 'had read (leer)', 'me ha encantado': 'I loved (encantar)', 'me había dormido': 'I had fallen asleep (dormirse)', 'había contado': 'had told (contar)', 'en el que': 'in which', 'con la que': 'with whom', 'en la que': 'in which', solo: 'only', 'hace preguntas': 'asks questions', 'lo dejamos': 'we are leaving it (dejar)', 'había llegado': 'had gotten (llegar)', ponen: 'are showing (poner)', 'te dormiste': 'you fell asleep (dormirse)', bueno: 'well', hacemos: 'do we do (hacer)' },
  questions: [
    { question: 'What does Leo say about the novel at first?', options: ['That he loved it', 'That it is too sad', 'That it is too long', 'That he began it yesterday'], correctAnswer: 'That he loved it', after: 3 },
    { question: 'Why does Irene talk about a grandmother?', options: ['She has read another novel', 'She misses her own family', 'She doesn\'t understand the novel', 'She wants to find out if he read it'], correctAnswer: 'She wants to find out if he read it', after: 6 },
    { question: 'How does Irene know what is in the novel?', options: ['She has already read it twice', 'She knows it from her sister', 'She has seen the movie', 'She asked Pilar about it'], correctAnswer: 'She knows it from her sister', after: 10 },
    { question: 'Why do the two go to the movies?', options: ['To meet Pilar there', 'To rest a little after all the reading', 'To know the story without reading', 'To show that the novel is better'], correctAnswer: 'To know the story without reading' },
  ],
} satisfies ReadingData;
