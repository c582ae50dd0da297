import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-trabajo-reply-has-aprobado-el-examen', said: '¿Has aprobado el examen?', saidEnglish: 'Have you passed the exam?', reply: 'No, he suspendido.', replyEnglish: 'No, I\'ve failed.', wrong: ['No, he estudiado mucho.', 'Sí, enseño inglés.', 'Sí, tengo un curso.'] },
  { id: 'a2-trabajo-reply-quieres-comer-conmigo-hoy', said: '¿Quieres comer conmigo hoy?', saidEnglish: 'Do you want to have lunch with me today?', reply: 'Lo siento, hoy como con un cliente.', replyEnglish: 'I\'m sorry, I\'m having lunch with a client today.', wrong: ['Sí, vive contigo.', 'Sí, es mi jefe.', 'No, la biblioteca está abierta.'] },
  { id: 'a2-trabajo-reply-que-horario-tienes', said: '¿Qué horario tienes?', saidEnglish: 'What are your working hours?', reply: 'De nueve a cinco.', replyEnglish: 'From nine to five.', wrong: ['A las nueve y cuarto.', 'Desde el año pasado.', 'En una empresa grande.'] },
  { id: 'a2-trabajo-reply-por-que-has-dejado-tu-trabajo', said: '¿Por qué has dejado tu trabajo?', saidEnglish: 'Why have you left your job?', reply: 'Porque el jefe no era amable.', replyEnglish: 'Because the boss wasn\'t kind.', wrong: ['He sido abogado diez años.', 'En la oficina del centro.', 'Porque me encanta el puesto.'] },
  { id: 'a2-trabajo-reply-ha-llegado-ya-el-cliente', said: '¿Ha llegado ya el cliente?', saidEnglish: 'Has the client arrived yet?', reply: 'Todavía no. Lo estoy esperando.', replyEnglish: 'Not yet. I\'m waiting for him.', wrong: ['Nunca. Siempre llego temprano.', 'Sí. El cliente es francés.', 'Sí. Ha dejado el curso.'] },
  { id: 'a2-trabajo-reply-cuando-se-jubilo-tu-padre', said: '¿Cuándo se jubiló tu padre?', saidEnglish: 'When did your father retire?', reply: 'El año pasado.', replyEnglish: 'Last year.', wrong: ['En un banco.', 'Fue profesor.', 'Va a jubilarse pronto.'] },
] satisfies readonly Reply[];
