import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-comer-reply-que-nos-recomienda', said: '¿Qué nos recomienda?', saidEnglish: 'What do you recommend? (formal)', reply: 'El pollo asado está muy bueno.', replyEnglish: 'The roast chicken is very good.', wrong: ['Nosotros no comemos carne.', 'Me lo recomendó un amigo.', 'La cuenta, por favor.'] },
  { id: 'a2-comer-reply-me-da-un-cuchillo-por-favor', said: '¿Me da un cuchillo, por favor?', saidEnglish: 'Could I have a knife, please?', reply: 'Por supuesto, aquí tiene.', replyEnglish: 'Of course, here you are.', wrong: ['Sí, se la di ayer.', 'No, es una cuchara.', 'Sí, corto el pan.'] },
  { id: 'a2-comer-reply-que-ingredientes-tiene-esta-salsa', said: '¿Qué ingredientes tiene esta salsa?', saidEnglish: 'What ingredients are in this sauce?', reply: 'Tomate, ajo y un poco de aceite.', replyEnglish: 'Tomato, garlic and a little oil.', wrong: ['Está muy salada.', 'Es para la pasta.', 'La hizo mi suegra.'] },
  { id: 'a2-comer-reply-es-usted-alergico-a-algo', said: '¿Es usted alérgico a algo?', saidEnglish: 'Are you allergic to anything? (formal)', reply: 'Sí, a los huevos.', replyEnglish: 'Yes, to eggs.', wrong: ['Sí, con azúcar.', 'No, sin sal.', 'Sí, me gustan las fresas.'] },
  { id: 'a2-comer-reply-perdon-llego-tarde', said: 'Perdón, llego tarde.', saidEnglish: 'Sorry, I\'m late.', reply: 'No pasa nada.', replyEnglish: 'That\'s all right.', wrong: ['De nada.', 'Igualmente.', '¡Buen provecho!'] },
  { id: 'a2-comer-reply-como-quiere-el-pescado', said: '¿Cómo quiere el pescado?', saidEnglish: 'How would you like the fish? (formal)', reply: 'A la plancha, por favor.', replyEnglish: 'Grilled, please.', wrong: ['Con un tenedor, por favor.', 'A las dos, por favor.', 'Para mi hija, por favor.'] },
] satisfies readonly Reply[];
