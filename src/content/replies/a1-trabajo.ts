import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-trabajo-reply-en-que-trabajas', said: '¿En qué trabajas?', saidEnglish: 'What do you do for a living?', reply: 'Soy enfermera.', replyEnglish: 'I\'m a nurse.', wrong: ['En autobús.', 'De lunes a viernes.', 'Mi oficina es pequeña.'] },
  { id: 'a1-trabajo-reply-a-que-hora-empieza-la-clase', said: '¿A qué hora empieza la clase?', saidEnglish: 'What time does the class start?', reply: 'A las nueve y media.', replyEnglish: 'At half past nine.', wrong: ['Son las nueve y media.', 'En la universidad.', 'Con otro profesor.'] },
  { id: 'a1-trabajo-reply-cual-es-su-apellido', said: '¿Cuál es su apellido?', saidEnglish: 'What\'s your last name? (formal)', reply: 'Ortega.', replyEnglish: 'Ortega.', wrong: ['Ingeniera.', 'Mexicano.', 'Cuarenta y dos.'] },
  { id: 'a1-trabajo-reply-que-tienes-que-hacer-hoy', said: '¿Qué tienes que hacer hoy?', saidEnglish: 'What do you have to do today?', reply: 'Tengo que estudiar para un examen.', replyEnglish: 'I have to study for an exam.', wrong: ['Hoy es miércoles.', 'Normalmente termino temprano.', 'Prefiero la clase de inglés.'] },
  { id: 'a1-trabajo-reply-prefieres-leer-o-escribir', said: '¿Prefieres leer o escribir?', saidEnglish: 'Do you prefer reading or writing?', reply: 'Prefiero leer.', replyEnglish: 'I prefer reading.', wrong: ['Prefiero la mañana.', 'Es un libro muy bueno.', 'Prefiere escribir.'] },
  { id: 'a1-trabajo-reply-por-que-aprendes-espanol', said: '¿Por qué aprendes español?', saidEnglish: 'Why are you learning Spanish?', reply: 'Porque lo necesito en la oficina.', replyEnglish: 'Because I need it at the office.', wrong: ['En la escuela, con un profesor mexicano.', 'Todos los lunes.', 'En este cuaderno.'] },
] satisfies readonly Reply[];
