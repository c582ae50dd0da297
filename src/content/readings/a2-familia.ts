import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-familia-el-papel-del-tio-julian',
  title: 'The wrong piece of paper',
  kind: 'story',
  lines: [
    { spanish: 'El sábado fue la boda de mi hermana Clara. Vinieron la familia, los amigos y los vecinos: ciento veinte personas.', english: 'Saturday was my sister Clara\'s wedding. The family, the friends, and the neighbors came: a hundred and twenty people.' },
    { spanish: 'Mi tío Julián es un gran hombre, serio y tranquilo, pero muy tímido.', english: 'My uncle Julián is a great man, serious and calm but very shy.' },
    { spanish: 'Quiso decir unas palabras bonitas a la pareja y las escribió en un papel. El sábado puso el papel en su abrigo y vino a la fiesta.', english: 'He wanted to say a few nice words to the couple, and he wrote them on a piece of paper. On Saturday he put the paper in his coat and came to the party.' },
    { spanish: 'Después de la cena se levantó, rojo como un tomate. Abrió el papel y leyó despacio: "Doce huevos, leche, jamón, dos limones…".', english: 'After dinner he got up, red as a tomato. He opened the paper and read slowly: "Twelve eggs, milk, ham, two lemons …"' },
    { spanish: 'Nadie dijo nada. ¡Pobre tío! Vino con la lista de compras; el papel bueno está en casa.', english: 'Nobody said anything. Poor uncle! He came with the shopping list; the right piece of paper is at home.' },
    { spanish: 'Julián miró a Clara y a su marido y dijo: "Lo siento. Pero quizás el amor es esto: uno va a la tienda, el otro cocina, y después comen los dos en la cocina".', english: 'Julián looked at Clara and her husband and said, "I\'m sorry. But maybe love is this: one goes to the store, the other cooks, and then the two of them eat in the kitchen."' },
    { spanish: 'Clara se levantó y lo abrazó. ¡Fue un gran momento!', english: 'Clara got up and hugged him. It was a great moment!' },
    { spanish: 'Mi tía lo miró, muy seria: "Muy bonito, Julián. ¿Y dónde están mis huevos?".', english: 'My aunt looked at him, very serious. "Very nice, Julián. And where are my eggs?"' },
  ],
  glosses: { lista: 'list', compras: 'shopping', como: 'as', amor: 'love', 'abrazó': 'hugged', momento: 'moment', 'después': 'after', bueno: 'good, right', bonito: 'nice, pretty', las: 'them' },
  questions: [
    { question: 'Why did Uncle Julián write something down?', options: ['He is too shy to improvise a speech', 'He is a famous writer', 'His niece forgot her own speech', 'He had lost his voice'], correctAnswer: 'He is too shy to improvise a speech' },
    { question: 'What was on the paper that he opened?', options: ['A love letter', 'The menu of the wedding', 'A shopping list', 'The names of the guests'], correctAnswer: 'A shopping list' },
    { question: 'How did Clara take his speech?', options: ['She was bored by it', 'She was touched by it', 'She did not hear it', 'She was angry about it'], correctAnswer: 'She was touched by it' },
    { question: 'What did his wife want to know?', options: ['Where the other paper was', 'Why he was so red', 'Who wrote the speech', 'Whether he bought the groceries'], correctAnswer: 'Whether he bought the groceries' },
  ],
} satisfies ReadingData;
