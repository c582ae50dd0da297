import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-compras-reply-como-me-queda-la-chaqueta', said: '¿Cómo me queda la chaqueta?', saidEnglish: 'How does the jacket look on me?', reply: 'Te queda muy bien.', replyEnglish: 'It looks great on you.', wrong: ['Te quedas en casa.', 'Me quedan veinte euros.', 'Está en la cola.'] },
  { id: 'a2-compras-reply-puedo-probarme-estos-pantalones', said: '¿Puedo probarme estos pantalones?', saidEnglish: 'May I try on these pants?', reply: 'Sí, el probador está a la derecha.', replyEnglish: 'Yes, the fitting room is on the right.', wrong: ['Sí, se los probó ayer.', 'No, son de algodón.', 'Sí, son los más baratos.'] },
  { id: 'a2-compras-reply-cual-es-mas-barata-la-roja-o-la', said: '¿Cuál es más barata, la roja o la verde?', saidEnglish: 'Which one is cheaper, the red one or the green one?', reply: 'La verde.', replyEnglish: 'The green one.', wrong: ['Sí, es barata.', 'La falda.', 'Son diferentes.'] },
  { id: 'a2-compras-reply-es-usted-el-ultimo-de-la-cola', said: '¿Es usted el último de la cola?', saidEnglish: 'Are you the last in line? (formal)', reply: 'No, la última es aquella señora.', replyEnglish: 'No, that lady is the last one.', wrong: ['No, es la próxima semana.', 'Sí, es el mejor de todos.', 'Sí, pagué en efectivo.'] },
  { id: 'a2-compras-reply-de-que-es-la-bufanda', said: '¿De qué es la bufanda?', saidEnglish: 'What\'s the scarf made of?', reply: 'De algodón.', replyEnglish: 'Cotton.', wrong: ['De mi madre.', 'De la tienda.', 'De color azul.'] },
  { id: 'a2-compras-reply-gastaste-mucho-en-las-rebajas', said: '¿Gastaste mucho en las rebajas?', saidEnglish: 'Did you spend a lot in the sales?', reply: 'No, menos de cuarenta euros.', replyEnglish: 'No, less than forty euros.', wrong: ['Sí, me probé un suéter.', 'Sí, hay una oferta.', 'No, es demasiado grande.'] },
] satisfies readonly Reply[];
