import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-compras-reply-cuanto-cuesta-esta-camisa', said: '¿Cuánto cuesta esta camisa?', saidEnglish: 'How much is this shirt?', reply: 'Cuesta treinta euros.', replyEnglish: 'It costs thirty euros.', wrong: ['Es azul y blanca.', 'Sí, en efectivo.', 'Compro dos kilos.'] },
  { id: 'a1-compras-reply-de-que-color-quiere-los-zapatos', said: '¿De qué color quiere los zapatos?', saidEnglish: 'What color would you like the shoes? (formal)', reply: 'Negros, por favor.', replyEnglish: 'Black, please.', wrong: ['Una bota, por favor.', 'Muy baratos.', 'En efectivo.'] },
  { id: 'a1-compras-reply-como-quiere-pagar', said: '¿Cómo quiere pagar?', saidEnglish: 'How would you like to pay? (formal)', reply: 'En efectivo.', replyEnglish: 'In cash.', wrong: ['En el mercado.', 'Solamente un sombrero.', 'Es muy caro.'] },
  { id: 'a1-compras-reply-te-gusta-este-abrigo-gris', said: '¿Te gusta este abrigo gris?', saidEnglish: 'Do you like this gray coat?', reply: 'Sí, pero es un poco largo.', replyEnglish: 'Yes, but it\'s a bit long.', wrong: ['No, es una falda.', 'Sí, son quince euros.', 'Sí, compro en el centro.'] },
  { id: 'a1-compras-reply-que-compras-en-el-mercado', said: '¿Qué compras en el mercado?', saidEnglish: 'What do you buy at the market?', reply: 'Fruta y dos litros de leche.', replyEnglish: 'Fruit and two liters of milk.', wrong: ['Todos los sábados.', 'Con mi madre.', 'Porque es barato.'] },
  { id: 'a1-compras-reply-tiene-este-vestido-en-verde', said: '¿Tiene este vestido en verde?', saidEnglish: 'Do you have this dress in green? (formal)', reply: 'No, solamente en rojo y en azul.', replyEnglish: 'No, only in red and blue.', wrong: ['No, es una camiseta negra.', 'Sí, el vestido es corto.', 'Sí, me gusta mucho.'] },
] satisfies readonly Reply[];
