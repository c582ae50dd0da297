import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-tiempo-libre-reply-quieres-venir-al-cine-manana', said: '¿Quieres venir al cine mañana?', saidEnglish: 'Would you like to come to the movies tomorrow?', reply: 'Mañana no puedo. ¿Otro día?', replyEnglish: 'I can\'t tomorrow. Another day?', wrong: ['El museo abre a las diez.', 'Es mi novio.', 'Escucho mucha música.'] },
  { id: 'a1-tiempo-libre-reply-que-vas-a-hacer-el-fin-de-semana', said: '¿Qué vas a hacer el fin de semana?', saidEnglish: 'What are you going to do on the weekend?', reply: 'Voy a jugar al fútbol con mis primos.', replyEnglish: 'I\'m going to play soccer with my cousins.', wrong: ['El fútbol es un deporte.', 'El sábado y el domingo.', 'No, hoy es viernes.'] },
  { id: 'a1-tiempo-libre-reply-a-que-hora-abre-el-museo', said: '¿A qué hora abre el museo?', saidEnglish: 'What time does the museum open?', reply: 'A las diez.', replyEnglish: 'At ten.', wrong: ['Está en el centro.', 'Voy con mi esposa.', 'Es muy importante.'] },
  { id: 'a1-tiempo-libre-reply-hoy-es-mi-cumpleanos', said: '¡Hoy es mi cumpleaños!', saidEnglish: 'It\'s my birthday today!', reply: '¡Felicidades!', replyEnglish: 'Congratulations!', wrong: ['¡Hasta pronto!', '¡Adiós!', '¡De nada!'] },
  { id: 'a1-tiempo-libre-reply-donde-esta-la-guitarra-la-tienes-tu', said: '¿Dónde está la guitarra? ¿La tienes tú?', saidEnglish: 'Where\'s the guitar? Do you have it?', reply: 'No, la tiene mi hermano.', replyEnglish: 'No, my brother has it.', wrong: ['No, lo tiene mi hermano.', 'Sí, me gusta la música.', 'No, no sabe cantar.'] },
  { id: 'a1-tiempo-libre-reply-hasta-luego-sara', said: '¡Hasta luego, Sara!', saidEnglish: 'See you later, Sara!', reply: '¡Chao! Hasta mañana.', replyEnglish: 'Bye! See you tomorrow.', wrong: ['Muy bien, ¿y tú?', 'De nada, Pablo.', 'Sí, luego.'] },
] satisfies readonly Reply[];
