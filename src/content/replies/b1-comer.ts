import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-comer-reply-le-pongo-hielo', said: '¿Le pongo hielo?', saidEnglish: 'Would you like ice in it? (formal)', reply: 'No, gracias, lo prefiero sin hielo.', replyEnglish: 'No, thank you, I prefer it without ice.', wrong: ['No, no lo corte.', 'Sí, está frito.', 'Sí, hace mucho frío.'] },
  { id: 'b1-comer-reply-dejamos-propina', said: '¿Dejamos propina?', saidEnglish: 'Shall we leave a tip?', reply: 'Sí, el camarero ha sido muy amable.', replyEnglish: 'Yes, the waiter has been very kind.', wrong: ['No, deja de comer.', 'Sí, la ternera está salada.', 'No, no comas tanto marisco.'] },
  { id: 'b1-comer-reply-he-comido-mucho-y-me-duele-el-estomago', said: 'He comido mucho y me duele el estómago.', saidEnglish: 'I\'ve eaten a lot and my stomach hurts.', reply: 'Pues no comas más pasteles.', replyEnglish: 'Then don\'t eat any more cakes.', wrong: ['Pues no dejes propina.', '¡Buen provecho!', 'Con permiso, señor.'] },
  { id: 'b1-comer-reply-que-le-pones-a-la-tostada', said: '¿Qué le pones a la tostada?', saidEnglish: 'What do you put on your toast?', reply: 'Mantequilla y miel.', replyEnglish: 'Butter and honey.', wrong: ['Con un cuchillo.', 'A las ocho.', 'Está muy caliente.'] },
  { id: 'b1-comer-reply-con-permiso-puedo-pasar', said: 'Con permiso, ¿puedo pasar?', saidEnglish: 'Excuse me, may I get by?', reply: 'Sí, pase, por favor.', replyEnglish: 'Yes, go ahead, please.', wrong: ['Sí, lo pasé muy bien.', 'Sí, con hielo, por favor.', 'Sí, paso por tu casa.'] },
  { id: 'b1-comer-reply-sabes-hacer-sopa-de-maiz', said: '¿Sabes hacer sopa de maíz?', saidEnglish: 'Do you know how to make corn soup?', reply: 'Sí, mi abuela me dio la receta.', replyEnglish: 'Yes, my grandmother gave me the recipe.', wrong: ['Sí, sé dónde está.', 'Sí, está muy salada.', 'No, no comas sopa.'] },
] satisfies readonly Reply[];
