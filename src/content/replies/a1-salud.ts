import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-salud-reply-que-te-pasa', said: '¿Qué te pasa?', saidEnglish: 'What\'s wrong?', reply: 'Me duele la cabeza.', replyEnglish: 'My head hurts.', wrong: ['Me lavo las manos.', 'Es mi médico.', 'Tengo los ojos verdes.'] },
  { id: 'a1-salud-reply-por-que-no-vas-a-la-fiesta', said: '¿Por qué no vas a la fiesta?', saidEnglish: 'Why aren\'t you going to the party?', reply: 'Porque estoy enferma.', replyEnglish: 'Because I\'m sick.', wrong: ['Porque me gusta bailar.', 'En casa de Inés.', 'Con mis amigas.'] },
  { id: 'a1-salud-reply-donde-te-duele', said: '¿Dónde te duele?', saidEnglish: 'Where does it hurt?', reply: 'Aquí, en el pie.', replyEnglish: 'Here, in my foot.', wrong: ['En el hospital.', 'A las cuatro.', 'Con el médico.'] },
  { id: 'a1-salud-reply-estoy-muy-cansado', said: 'Estoy muy cansado.', saidEnglish: 'I\'m very tired.', reply: 'Tienes que descansar.', replyEnglish: 'You have to rest.', wrong: ['¡Felicidades!', 'Tienes el pelo muy corto.', 'Yo también soy alto.'] },
  { id: 'a1-salud-reply-tengo-frio', said: 'Tengo frío.', saidEnglish: 'I\'m cold.', reply: '¿Cierro la ventana?', replyEnglish: 'Shall I close the window?', wrong: ['¿Abro la ventana?', '¿Tienes sed?', '¿Quieres un helado?'] },
  { id: 'a1-salud-reply-fuma-usted', said: '¿Fuma usted?', saidEnglish: 'Do you smoke? (formal)', reply: 'No, nunca.', replyEnglish: 'No, never.', wrong: ['No, está cerrado.', 'Sí, dos pastillas.', 'No, no me duele.'] },
] satisfies readonly Reply[];
