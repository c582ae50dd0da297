import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-casa-reply-donde-esta-el-bano', said: '¿Dónde está el baño?', saidEnglish: 'Where\'s the bathroom?', reply: 'Allí, a la derecha.', replyEnglish: 'Over there, on the right.', wrong: ['Hay dos baños.', 'Es muy pequeño.', 'Es mi habitación.'] },
  { id: 'a1-casa-reply-cuantas-habitaciones-hay-en-tu-casa', said: '¿Cuántas habitaciones hay en tu casa?', saidEnglish: 'How many rooms are there in your house?', reply: 'Hay tres.', replyEnglish: 'There are three.', wrong: ['Están aquí.', 'Son grandes.', 'Es la casa de mi tío.'] },
  { id: 'a1-casa-reply-que-hay-en-la-mesa', said: '¿Qué hay en la mesa?', saidEnglish: 'What\'s on the table?', reply: 'Las llaves de la casa.', replyEnglish: 'The house keys.', wrong: ['Está en el comedor.', 'Es una mesa muy buena.', 'Sí, hay cuatro.'] },
  { id: 'a1-casa-reply-con-quien-vives', said: '¿Con quién vives?', saidEnglish: 'Who do you live with?', reply: 'Con dos amigas.', replyEnglish: 'With two friends.', wrong: ['En un piso pequeño.', 'Vive con su madre.', 'Cerca de aquí.'] },
  { id: 'a1-casa-reply-como-es-la-sala', said: '¿Cómo es la sala?', saidEnglish: 'What\'s the living room like?', reply: 'Es grande y tiene dos ventanas.', replyEnglish: 'It\'s big and has two windows.', wrong: ['Está a la izquierda.', 'Muy bien, gracias.', 'No, es el dormitorio.'] },
  { id: 'a1-casa-reply-sabes-donde-esta-mi-llave', said: '¿Sabes dónde está mi llave?', saidEnglish: 'Do you know where my key is?', reply: 'Sí, encima de la nevera.', replyEnglish: 'Yes, on top of the fridge.', wrong: ['Sí, es para el garaje.', 'Sí, es muy pequeña.', 'Sí, son mis llaves.'] },
] satisfies readonly Reply[];
