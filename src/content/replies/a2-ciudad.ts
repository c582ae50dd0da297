import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-ciudad-reply-en-que-parada-bajo', said: '¿En qué parada bajo?', saidEnglish: 'Which stop do I get off at?', reply: 'Baje en la cuarta.', replyEnglish: 'Get off at the fourth one.', wrong: ['Suba por la escalera.', 'Es la línea seis.', 'Pasa a las diez.'] },
  { id: 'a2-ciudad-reply-que-linea-va-al-aeropuerto', said: '¿Qué línea va al aeropuerto?', saidEnglish: 'Which line goes to the airport?', reply: 'La cinco.', replyEnglish: 'The five.', wrong: ['A las cinco.', 'Cinco cuadras.', 'Cinco minutos.'] },
  { id: 'a2-ciudad-reply-puedo-aparcar-aqui', said: '¿Puedo aparcar aquí?', saidEnglish: 'Can I park here?', reply: 'No, es la parada del autobús.', replyEnglish: 'No, it\'s the bus stop.', wrong: ['No, no sé conducir.', 'Sí, hay mucho tráfico.', 'No, gire a la izquierda.'] },
  { id: 'a2-ciudad-reply-por-que-llegaste-tarde', said: '¿Por qué llegaste tarde?', saidEnglish: 'Why were you late?', reply: 'Porque hubo un accidente.', replyEnglish: 'Because there was an accident.', wrong: ['Porque no había tráfico.', 'En moto, con mi primo.', 'Durante la semana.'] },
  { id: 'a2-ciudad-reply-te-vas-ya', said: '¿Te vas ya?', saidEnglish: 'Are you leaving already?', reply: 'No, me quedo un poco más.', replyEnglish: 'No, I\'m staying a bit longer.', wrong: ['No, es la segunda calle.', 'Sí, me senté.', 'Sí, me perdí en el centro.'] },
  { id: 'a2-ciudad-reply-disculpe-esta-lejos-la-iglesia', said: 'Disculpe, ¿está lejos la iglesia?', saidEnglish: 'Excuse me, is the church far away?', reply: 'No, está a dos cuadras.', replyEnglish: 'No, it\'s two blocks away.', wrong: ['No, está abierta.', 'Sí, es muy vieja.', 'No, es un edificio alto.'] },
] satisfies readonly Reply[];
