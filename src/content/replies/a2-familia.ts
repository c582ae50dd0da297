import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-familia-reply-a-quien-te-pareces', said: '¿A quién te pareces?', saidEnglish: 'Who do you look like?', reply: 'Me parezco a mi abuela.', replyEnglish: 'I look like my grandmother.', wrong: ['Me llevo bien con mi abuela.', 'Soy muy sociable.', 'Me parece bien.'] },
  { id: 'a2-familia-reply-te-llevas-bien-con-tus-vecinos', said: '¿Te llevas bien con tus vecinos?', saidEnglish: 'Do you get along with your neighbors?', reply: 'Sí, son muy amables.', replyEnglish: 'Yes, they\'re very kind.', wrong: ['Sí, vivo en el centro.', 'No, son gemelos.', 'Sí, mi vecino se llama Raúl.'] },
  { id: 'a2-familia-reply-manana-tengo-un-examen', said: 'Mañana tengo un examen.', saidEnglish: 'I have an exam tomorrow.', reply: '¡Buena suerte!', replyEnglish: 'Good luck!', wrong: ['¡Buen provecho!', '¡Buen viaje!', '¡Feliz cumpleaños!'] },
  { id: 'a2-familia-reply-donde-se-conocieron-tus-padres', said: '¿Dónde se conocieron tus padres?', saidEnglish: 'Where did your parents meet?', reply: 'En la boda de un amigo.', replyEnglish: 'At a friend\'s wedding.', wrong: ['Hasta el año 1985.', 'Se enamoraron muy pronto.', 'Sí, los conozco.'] },
  { id: 'a2-familia-reply-como-fue-la-boda', said: '¿Cómo fue la boda?', saidEnglish: 'How was the wedding?', reply: 'Muy bonita. Bailamos toda la noche.', replyEnglish: 'Beautiful. We danced all night.', wrong: ['Fue el sábado por la tarde.', 'Fueron mis tíos y mis primos.', 'Se conocieron en la universidad.'] },
  { id: 'a2-familia-reply-por-que-se-enojo-tu-hermano', said: '¿Por qué se enojó tu hermano?', saidEnglish: 'Why did your brother get angry?', reply: 'Porque no lo llamé.', replyEnglish: 'Because I didn\'t call him.', wrong: ['Porque es muy tranquilo.', 'Anoche, en la fiesta.', 'Con mi primo.'] },
] satisfies readonly Reply[];
