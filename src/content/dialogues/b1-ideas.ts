import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-ideas-la-ciudad-o-el-pueblo',
  title: 'Before the debate',
  kind: 'dialogue',
  lines: [
    { speaker: 'Joaquín', spanish: '¿Sigues preparando el debate de mañana?', english: 'Are you still preparing tomorrow\'s debate?' },
    { speaker: 'Bea', spanish: 'Sí, y es un desastre. A mí me encanta la ciudad, pero tengo que defender la vida en los pueblos.', english: 'Yes, and it\'s a disaster. I love the city, but I have to defend life in villages.' },
    { speaker: 'Joaquín', spanish: 'Pues yo volvería a mi pueblo mañana mismo, y tengo que defender la ciudad.', english: 'Well, I\'d go back to my village tomorrow, and I have to defend the city.' },
    { speaker: 'Bea', spanish: '¿Y si lo intentamos ahora? Empieza tú.', english: 'What if we try it now? You begin.' },
    { speaker: 'Joaquín', spanish: 'En la ciudad nadie te conoce; por lo tanto, nadie habla de ti. Además, hay cines, museos y gente de todo el mundo.', english: 'In the city nobody knows you; therefore, nobody talks about you. Besides, there are movie theaters, museums and people from all over the world.' },
    { speaker: 'Bea', spanish: 'Sin embargo, tardas una hora en llegar al cine. En el pueblo, en cambio, todo está a cinco minutos.', english: 'However, it takes you an hour to get to the movies. In the village, on the other hand, everything is five minutes away.' },
    { speaker: 'Joaquín', spanish: '¿Todo? Allí no hay más que una iglesia, un bar y doscientas vacas.', english: 'Everything? There\'s nothing there but a church, a bar and two hundred cows.' },
    { speaker: 'Bea', spanish: 'No son vacas, sino vecinas tranquilas. Y por la noche se ve el cielo, no los semáforos.', english: 'They aren\'t cows, but quiet neighbors. And at night you see the sky, not the traffic lights.' },
    { speaker: 'Joaquín', spanish: 'Aunque es muy bonito, el cielo no te lleva al hospital.', english: 'Although it\'s very pretty, the sky doesn\'t take you to the hospital.' },
    { speaker: 'Bea', spanish: 'Mi abuela no lo necesita: tiene noventa años y sigue subiendo a los árboles. Hace meses que no la veo… ¡Ay, Joaquín!', english: 'My grandmother doesn\'t need it: she\'s ninety and still climbs trees. I haven\'t seen her for months … Oh, Joaquín!' },
    { speaker: 'Joaquín', spanish: '¿Qué te pasa?', english: 'What\'s the matter?' },
    { speaker: 'Bea', spanish: 'Que acabo de convencerme. No quiero pasar la vida delante de un semáforo. En mayo me voy a vivir con ella.', english: 'I\'ve just convinced myself. I don\'t want to spend my life in front of a traffic light. In May I\'m going to live with her.' },
    { speaker: 'Joaquín', spanish: '¡No me digas! Pues yo estaba pensando en quedarme aquí.', english: 'You don\'t say! Well, I was thinking of staying here.' },
    { speaker: 'Bea', spanish: '¿Tú? ¿No extrañabas tu pueblo?', english: 'You? Didn\'t you miss your village?' },
    { speaker: 'Joaquín', spanish: 'Sí. Pero, mientras hablaba de la ciudad, me di cuenta de lo poco que la conozco.', english: 'Yes. But while I was talking about the city, I realized how little I know it.' },
    { speaker: 'Bea', spanish: 'Entonces seguimos sin estar de acuerdo. ¡Qué suerte! Así mañana hay debate.', english: 'Then we still don\'t agree. How lucky! That way we have a debate tomorrow.' },
  ],
  glosses: { debate: 'debate', desastre: 'disaster', defender: 'to defend', vacas: 'cows', convencerme: 'to convince myself', preparando: 'preparing (preparar)', ay: 'oh', tardas: 'you take (time)', doscientas: 'two hundred', la: 'the, her, it', sigues: 'are you still (seguir)', 'sigue subiendo a': 'still climbs (subir)', sigue: 'still does it (seguir)', 'seguimos sin': 'we still do not (seguir)', seguimos: 'we go on (seguir)', 'mañana mismo': 'tomorrow, without waiting', 'y si': 'what if', 'a cinco minutos': 'five minutes away', 'no hay más que': 'there is nothing but', 'hace meses que': 'for months', 'no me digas': 'you don\'t say', 'lo poco que': 'how little', 'pensando en': 'thinking of (pensar)', tiene: 'is (years old)' },
  questions: [
    { question: 'What is Bea\'s problem with the debate?', options: ['She has never been in a village', 'She must defend what she doesn\'t think', 'She hasn\'t had time to prepare it', 'She doesn\'t like to speak in public'], correctAnswer: 'She must defend what she doesn\'t think', after: 2 },
    { question: 'What does Joaquín say against villages?', options: ['There are too many cars', 'The people are unfriendly', 'There is no hospital', 'Everything is expensive'], correctAnswer: 'There is no hospital', after: 9 },
    { question: 'Who convinced Bea?', options: ['Joaquín', 'Her grandmother', 'A neighbor', 'Bea herself'], correctAnswer: 'Bea herself', after: 12 },
    { question: 'What has really changed at the end?', options: ['They\'ve traded opinions', 'They agree on everything', 'They\'ve lost interest in the debate', 'They\'re going to move together'], correctAnswer: 'They\'ve traded opinions' },
  ],
} satisfies ReadingData;
