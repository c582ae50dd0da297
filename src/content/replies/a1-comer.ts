import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-comer-reply-que-desea', said: '¿Qué desea?', saidEnglish: 'What would you like? (formal)', reply: 'Quisiera una ensalada, por favor.', replyEnglish: 'I\'d like a salad, please.', wrong: ['De nada, señor.', 'Ceno a las nueve.', 'El camarero es muy simpático.'] },
  { id: 'a1-comer-reply-algo-mas', said: '¿Algo más?', saidEnglish: 'Anything else?', reply: 'No, gracias. La cuenta, por favor.', replyEnglish: 'No, thank you. The check, please.', wrong: ['Sí, es más grande.', 'No, no sé cocinar.', 'Sí, me gusta mucho.'] },
  { id: 'a1-comer-reply-te-gusta-el-pescado', said: '¿Te gusta el pescado?', saidEnglish: 'Do you like fish?', reply: 'Sí, mucho, pero sin limón.', replyEnglish: 'Yes, a lot, but without lemon.', wrong: ['No, es pollo.', 'Sí, está en la nevera.', 'No, no le gusta.'] },
  { id: 'a1-comer-reply-que-bebes-por-la-manana', said: '¿Qué bebes por la mañana?', saidEnglish: 'What do you drink in the morning?', reply: 'Un vaso de leche o un té.', replyEnglish: 'A glass of milk or a tea.', wrong: ['Pan con queso y jamón.', 'A las ocho.', 'Tengo mucha hambre.'] },
  { id: 'a1-comer-reply-muchas-gracias-por-la-cena', said: '¡Muchas gracias por la cena!', saidEnglish: 'Thank you very much for the dinner!', reply: 'De nada.', replyEnglish: 'You\'re welcome.', wrong: ['Por favor.', 'Para mí, la sopa.', 'Tengo sed.'] },
  { id: 'a1-comer-reply-tengo-mucha-sed', said: 'Tengo mucha sed.', saidEnglish: 'I\'m very thirsty.', reply: '¿Quieres un vaso de agua?', replyEnglish: 'Would you like a glass of water?', wrong: ['¿Quieres un bocadillo?', '¿A qué hora cenas?', '¿Te gusta cocinar?'] },
] satisfies readonly Reply[];
