import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-mi-dia-reply-que-hora-es', said: '¿Qué hora es?', saidEnglish: 'What time is it?', reply: 'Son las once y media.', replyEnglish: 'It\'s half past eleven.', wrong: ['A las once y media.', 'Por la noche.', 'Es lunes.'] },
  { id: 'a1-mi-dia-reply-a-que-hora-te-levantas', said: '¿A qué hora te levantas?', saidEnglish: 'What time do you get up?', reply: 'A las siete.', replyEnglish: 'At seven.', wrong: ['Son las siete.', 'Los domingos.', 'Me acuesto muy tarde.'] },
  { id: 'a1-mi-dia-reply-que-dia-es-hoy', said: '¿Qué día es hoy?', saidEnglish: 'What day is it today?', reply: 'Es jueves.', replyEnglish: 'It\'s Thursday.', wrong: ['Es la una.', 'Son las doce en punto.', 'Nunca por la mañana.'] },
  { id: 'a1-mi-dia-reply-que-haces-los-domingos-por-la-manana', said: '¿Qué haces los domingos por la mañana?', saidEnglish: 'What do you do on Sunday mornings?', reply: 'Desayuno con mis abuelos.', replyEnglish: 'I have breakfast with my grandparents.', wrong: ['Hoy es sábado.', 'A las diez y cuarto.', 'No, mañana no puedo.'] },
  { id: 'a1-mi-dia-reply-siempre-te-duchas-por-la-noche', said: '¿Siempre te duchas por la noche?', saidEnglish: 'Do you always shower at night?', reply: 'No, a veces por la mañana.', replyEnglish: 'No, sometimes in the morning.', wrong: ['Sí, me acuesto en mi habitación.', 'No, es muy tarde.', 'Sí, son las once.'] },
  { id: 'a1-mi-dia-reply-ya-me-acuesto-buenas-noches', said: 'Ya me acuesto. ¡Buenas noches!', saidEnglish: 'I\'m going to bed now. Good night!', reply: '¡Buenas noches, mamá!', replyEnglish: 'Good night, Mom!', wrong: ['¡Buenos días, mamá!', 'Por la noche, mamá.', 'Sí, todas las noches.'] },
] satisfies readonly Reply[];
