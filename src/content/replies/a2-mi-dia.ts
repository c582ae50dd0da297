import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-mi-dia-reply-que-estabas-haciendo-a-medianoche', said: '¿Qué estabas haciendo a medianoche?', saidEnglish: 'What were you doing at midnight?', reply: 'Estaba durmiendo.', replyEnglish: 'I was sleeping.', wrong: ['Dormí ocho horas.', 'Voy a dormir.', 'De vez en cuando.'] },
  { id: 'a2-mi-dia-reply-que-querias-ser-de-nino', said: '¿Qué querías ser de niño?', saidEnglish: 'What did you want to be as a child?', reply: 'Quería ser médico.', replyEnglish: 'I wanted to be a doctor.', wrong: ['Quería un perro.', 'Ahora soy cocinero.', 'Vivía con mis abuelos.'] },
  { id: 'a2-mi-dia-reply-por-que-no-desayunaste-ayer', said: '¿Por qué no desayunaste ayer?', saidEnglish: 'Why didn\'t you have breakfast yesterday?', reply: 'Porque tenía prisa.', replyEnglish: 'Because I was in a hurry.', wrong: ['Porque tenía hambre.', 'Al mediodía.', 'Desayuné a las ocho.'] },
  { id: 'a2-mi-dia-reply-todavia-juegas-al-futbol', said: '¿Todavía juegas al fútbol?', saidEnglish: 'Do you still play soccer?', reply: 'Sí, de vez en cuando.', replyEnglish: 'Yes, once in a while.', wrong: ['Sí, jugaba de niño.', 'No, todavía no.', 'Sí, fue muy divertido.'] },
  { id: 'a2-mi-dia-reply-que-hicieron-al-dia-siguiente', said: '¿Qué hicieron al día siguiente?', saidEnglish: 'What did you all do the next day?', reply: 'Fuimos a la playa.', replyEnglish: 'We went to the beach.', wrong: ['Vamos a la playa.', 'Íbamos todos los veranos.', 'Porque hacía calor.'] },
  { id: 'a2-mi-dia-reply-que-te-pones-para-ir-al-trabajo', said: '¿Qué te pones para ir al trabajo?', saidEnglish: 'What do you wear to work?', reply: 'Un pantalón negro y una camisa.', replyEnglish: 'Black pants and a shirt.', wrong: ['Me quito los zapatos.', 'Voy en autobús.', 'Empiezo muy temprano.'] },
] satisfies readonly Reply[];
