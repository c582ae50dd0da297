import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-cultura-el-perro-del-capitulo-diez',
  title: 'The dog in chapter ten',
  kind: 'dialogue',
  lines: [
    { speaker: 'Editora', spanish: 'He leído su novela en una noche. El final es tan triste que no pude desayunar.', english: 'I read your novel in one night. The ending is so sad that I couldn\'t eat breakfast.' },
    { speaker: 'Emilio', spanish: '¡Gracias! Eso quería.', english: 'Thank you! That\'s what I wanted.' },
    { speaker: 'Editora', spanish: 'No me dé las gracias. Así no la publico. ¿Por qué tiene que morir el perro?', english: 'Don\'t thank me. I won\'t publish it like this. Why does the dog have to die?' },
    { speaker: 'Emilio', spanish: 'Porque sin esa muerte no hay historia. El protagonista no aprende nada.', english: 'Because without that death there\'s no story. The main character doesn\'t learn anything.' },
    { speaker: 'Editora', spanish: 'El protagonista ya ha perdido el trabajo, la casa y la novia. Yo creo que ha aprendido bastante.', english: 'The main character has already lost his job, his house and his girlfriend. I think he\'s learned enough.' },
    { speaker: 'Emilio', spanish: '¿Y qué propone usted?', english: 'And what do you propose?' },
    { speaker: 'Editora', spanish: 'Que el perro se pierda en el capítulo diez y vuelva en el último.', english: 'That the dog get lost in chapter ten and come back in the last one.' },
    { speaker: 'Emilio', spanish: '¡Eso es ridículo! Tiene catorce años y no ve casi nada.', english: 'That\'s ridiculous! He\'s fourteen years old and can hardly see anything.' },
    { speaker: 'Editora', spanish: 'Pues que lo encuentre una niña. Las niñas siempre encuentran perros.', english: 'Then let a little girl find him. Little girls always find dogs.' },
    { speaker: 'Emilio', spanish: 'Los críticos se van a reír de mí.', english: 'The critics are going to laugh at me.' },
    { speaker: 'Editora', spanish: 'Los críticos no compran novelas. Las compra gente como mi madre, que ya lloró bastante con la primera.', english: 'Critics don\'t buy novels. They\'re bought by people like my mother, who already cried enough over the first one.' },
    { speaker: 'Emilio', spanish: '¿Su madre ha leído mi primera novela?', english: 'Your mother has read my first novel?' },
    { speaker: 'Editora', spanish: 'Tres veces. Y todavía está enojada por lo del caballo.', english: 'Three times. And she\'s still angry about the horse.' },
    { speaker: 'Emilio', spanish: 'Está bien, el perro vuelve. Pero vuelve cansado y muy sucio.', english: 'All right, the dog comes back. But he comes back tired and very dirty.' },
    { speaker: 'Editora', spanish: 'Sucio, de acuerdo. ¿Y el título?', english: 'Dirty, agreed. And the title?' },
    { speaker: 'Emilio', spanish: 'Ahora se llama "Adiós, amigo". Supongo que habrá que cambiarlo.', english: 'At the moment it\'s called "Goodbye, Friend." I suppose it\'ll have to be changed.' },
  ],
  glosses: { final: 'ending', 'reír': 'to laugh', las: 'the, them', 'dé': 'give (dar)', enojada: 'angry', 'está bien': 'all right' },
  questions: [
    { question: 'What is the publisher\'s complaint?', options: ['The novel is too long', 'The dog dies', 'The main character is boring', 'There is no dog in it'], correctAnswer: 'The dog dies', after: 3 },
    { question: 'What does she propose?', options: ['That the main character find a job', 'That a girl write the last chapter', 'That the dog get lost and return', 'That the dog be younger'], correctAnswer: 'That the dog get lost and return', after: 7 },
    { question: 'What, it seems, happened in the first novel?', options: ['A horse came to a sad end', 'The publisher\'s mother was in it', 'Everybody laughed at the critics', 'A girl found a dog'], correctAnswer: 'A horse came to a sad end', after: 13 },
    { question: 'Why does the title have to change?', options: ['Another novel has the same one', 'The publisher\'s mother doesn\'t like it', 'It is too long', 'The friend no longer goes for good'], correctAnswer: 'The friend no longer goes for good' },
  ],
} satisfies ReadingData;
