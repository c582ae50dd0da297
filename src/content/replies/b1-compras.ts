import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-compras-reply-por-que-quiere-devolver-el-vestido', said: '¿Por qué quiere devolver el vestido?', saidEnglish: 'Why do you want to return the dress? (formal)', reply: 'Porque me queda demasiado corto.', replyEnglish: 'Because it\'s too short on me.', wrong: ['Porque me queda muy bien.', 'Ayer por la tarde.', 'Con el recibo.'] },
  { id: 'b1-compras-reply-que-talla-usa', said: '¿Qué talla usa?', saidEnglish: 'What size do you wear? (formal)', reply: 'La cuarenta.', replyEnglish: 'Forty.', wrong: ['La azul.', 'Cuarenta euros.', 'De algodón.'] },
  { id: 'b1-compras-reply-hay-descuento-para-estudiantes', said: '¿Hay descuento para estudiantes?', saidEnglish: 'Is there a discount for students?', reply: 'Sí, solo pagan cinco euros.', replyEnglish: 'Yes, they only pay five euros.', wrong: ['Sí, se habla inglés.', 'No, apenas estudio.', 'Sí, se venden libros.'] },
  { id: 'b1-compras-reply-donde-se-compran-las-entradas', said: '¿Dónde se compran las entradas?', saidEnglish: 'Where do you buy the tickets?', reply: 'En esta tienda o por internet.', replyEnglish: 'In this store or online.', wrong: ['Cuestan doce euros.', 'Se compran dos.', 'Se abre a las diez.'] },
  { id: 'b1-compras-reply-se-puede-pagar-con-tarjeta', said: '¿Se puede pagar con tarjeta?', saidEnglish: 'Can you pay by card?', reply: 'No, solamente en efectivo.', replyEnglish: 'No, only in cash.', wrong: ['No, no se vende.', 'No, la tarjeta es mía.', 'Sí, se devuelve mañana.'] },
  { id: 'b1-compras-reply-tiene-el-mismo-sueter-en-otra-talla', said: '¿Tiene el mismo suéter en otra talla?', saidEnglish: 'Do you have the same sweater in another size? (formal)', reply: 'No, es el único que queda.', replyEnglish: 'No, it\'s the only one left.', wrong: ['No, me queda bien.', 'Sí, es cierto.', 'Sí, tengo mi propia tienda.'] },
] satisfies readonly Reply[];
