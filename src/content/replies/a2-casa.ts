import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-casa-reply-como-era-tu-casa-de-antes', said: '¿Cómo era tu casa de antes?', saidEnglish: 'What was your old house like?', reply: 'Era pequeña, pero muy acogedora.', replyEnglish: 'It was small but very cozy.', wrong: ['Me mudé el año pasado.', 'Vivía con mis abuelos.', 'Muy bien, gracias.'] },
  { id: 'a2-casa-reply-esta-toalla-es-tuya', said: '¿Esta toalla es tuya?', saidEnglish: 'Is this towel yours?', reply: 'No, la mía es azul.', replyEnglish: 'No, mine is blue.', wrong: ['No, el mío es azul.', 'No, está en el suelo.', 'Sí, es muy luminosa.'] },
  { id: 'a2-casa-reply-hay-ascensor-aqui', said: '¿Hay ascensor aquí?', saidEnglish: 'Is there an elevator here?', reply: 'No, tenemos que ir por la escalera.', replyEnglish: 'No, we have to take the stairs.', wrong: ['No, la lavadora es nueva.', 'Sí, la luz está en la pared.', 'Sí, en el balcón hay flores.'] },
  { id: 'a2-casa-reply-por-que-te-mudaste', said: '¿Por qué te mudaste?', saidEnglish: 'Why did you move?', reply: 'Porque la calle era muy ruidosa.', replyEnglish: 'Because the street was very noisy.', wrong: ['El mes de mayo.', 'A un piso enfrente del parque.', 'Con mi pareja.'] },
  { id: 'a2-casa-reply-cuanto-pagas-de-alquiler', said: '¿Cuánto pagas de alquiler?', saidEnglish: 'How much rent do you pay?', reply: 'Noventa euros a la semana.', replyEnglish: 'Ninety euros a week.', wrong: ['Todos los meses.', 'Al dueño del piso.', 'En efectivo.'] },
  { id: 'a2-casa-reply-apago-la-luz', said: '¿Apago la luz?', saidEnglish: 'Shall I turn off the light?', reply: 'No, por favor, estoy leyendo.', replyEnglish: 'No, please, I\'m reading.', wrong: ['No, es de mi hermana.', 'Sí, hay un espejo.', 'Sí, vivo enfrente.'] },
] satisfies readonly Reply[];
