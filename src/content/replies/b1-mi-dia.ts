import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-mi-dia-reply-cuando-me-llamaras', said: '¿Cuándo me llamarás?', saidEnglish: 'When will you call me?', reply: 'En cuanto llegue a casa.', replyEnglish: 'As soon as I get home.', wrong: ['En cuanto llegué a casa.', 'Te llamaba todos los días.', 'Cuando era niño.'] },
  { id: 'b1-mi-dia-reply-que-sueles-hacer-los-viernes', said: '¿Qué sueles hacer los viernes?', saidEnglish: 'What do you usually do on Fridays?', reply: 'Suelo salir con amigos.', replyEnglish: 'I usually go out with friends.', wrong: ['El viernes pasado me quedé en casa.', 'Saldré en cuanto pueda.', 'Mañana es viernes.'] },
  { id: 'b1-mi-dia-reply-has-visto-a-carlos-ultimamente', said: '¿Has visto a Carlos últimamente?', saidEnglish: 'Have you seen Carlos lately?', reply: 'No, hace un mes que no lo veo.', replyEnglish: 'No, I haven\'t seen him for a month.', wrong: ['Sí, lo veré cuando vuelva.', 'No, no me di cuenta.', 'Sí, enseguida.'] },
  { id: 'b1-mi-dia-reply-camarero-la-cuenta-por-favor', said: '¡Camarero, la cuenta, por favor!', saidEnglish: 'Waiter, the check, please!', reply: 'Enseguida, señora.', replyEnglish: 'Right away, ma\'am.', wrong: ['De repente, señora.', 'Últimamente, señora.', 'Anteayer, señora.'] },
  { id: 'b1-mi-dia-reply-como-te-diste-cuenta-del-error', said: '¿Cómo te diste cuenta del error?', saidEnglish: 'How did you notice the mistake?', reply: 'Al leer la carta otra vez.', replyEnglish: 'When I read the letter again.', wrong: ['En cuanto lo sepa.', 'Porque no es importante.', 'Me di una ducha.'] },
  { id: 'b1-mi-dia-reply-que-haras-cuando-termines-el-curso', said: '¿Qué harás cuando termines el curso?', saidEnglish: 'What will you do when you finish the course?', reply: 'Buscaré trabajo.', replyEnglish: 'I\'ll look for a job.', wrong: ['Busqué trabajo.', 'Terminé en junio.', 'Suelo estudiar por la noche.'] },
] satisfies readonly Reply[];
