import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-hola-un-viejo-amigo',
  title: 'An old friend',
  kind: 'story',
  lines: [
    { spanish: 'Luis fue solo a la boda de un compañero de trabajo y no conocía a casi nadie. Entonces una mujer con un vestido azul le dio un beso.', english: 'Luis went alone to the wedding of a colleague from work and knew hardly anyone. Then a woman in a blue dress gave him a kiss.' },
    { speaker: 'Carmen', spanish: '¡Cuánto tiempo! ¡Ahora llevas el pelo más corto!', english: 'Long time no see! Your hair is shorter now!' },
    { spanish: 'Luis no sabía quién era, pero no quería decirle la verdad.', english: 'Luis didn\'t know who she was, but he didn\'t want to tell her the truth.' },
    { speaker: 'Luis', spanish: '¡Sí, cuánto tiempo! ¿Y qué tal tu familia?', english: 'Yes, it\'s been so long! And how is your family?' },
    { speaker: 'Carmen', spanish: 'Muy bien. Mi hijo ya tiene seis años. Seguramente te acuerdas de él.', english: 'Very well. My son is six now. I\'m sure you remember him.' },
    { speaker: 'Luis', spanish: '¡Por supuesto! Un niño muy inteligente.', english: 'Of course! A very smart boy.' },
    { speaker: 'Carmen', spanish: 'También me gustaría presentarte a mi marido, pero no aparece. Probablemente está buscando algo de beber.', english: 'I\'d like to introduce you to my husband, too, but he\'s nowhere to be seen. He\'s probably looking for something to drink.' },
    { spanish: 'Luis pensó que debería irse, pero ya era tarde: un hombre alto llegó con dos vasos.', english: 'Luis thought that he should leave, but it was too late: a tall man arrived with two glasses.' },
    { speaker: 'Carmen', spanish: 'Pablo, te presento a Tomás. Estudiamos en la misma universidad.', english: 'Pablo, this is Tomás. We went to the same university.' },
    { speaker: 'Luis', spanish: 'Perdón, pero yo no me llamo Tomás. Y nunca fui a la universidad.', english: 'I\'m sorry, but my name isn\'t Tomás. And I never went to college.' },
    { spanish: 'Carmen se puso roja.', english: 'Carmen turned red.' },
    { speaker: 'Carmen', spanish: 'Entonces, ¿por qué me preguntaste por mi familia?', english: 'Then why did you ask me about my family?' },
    { speaker: 'Luis', spanish: 'Porque pensé que te conocía y no me acordaba de tu nombre. ¿Qué harías tú?', english: 'Because I thought I knew you and couldn\'t remember your name. What would you do?' },
    { speaker: 'Carmen', spanish: '¡Yo haría lo mismo!', english: 'I would do the same!' },
    { spanish: 'Los tres empezaron a reírse.', english: 'All three of them began to laugh.' },
    { speaker: 'Pablo', spanish: 'En nuestra mesa queda una silla. ¿Te gustaría cenar con nosotros? Así tendremos un amigo nuevo, que es mejor que uno viejo que no existe.', english: 'There\'s one chair left at our table. Would you like to have dinner with us? That way we\'ll have a new friend, which is better than an old one who doesn\'t exist.' },
  ],
  glosses: { presentarte: 'introduce you', llevas: 'you have, you wear (llevar)', 'se puso': 'turned (ponerse)', aparece: 'shows up (aparecer)', 'debería': 'should (deber)', estudiamos: 'we studied (estudiar)', 'me acordaba': 'I remembered (acordarse)', nosotros: 'us', 'así': 'that way', 'conocía': 'knew (conocer)' },
  questions: [
    { question: 'Why does Luis act as if he knew the woman?', options: ['He wants to meet her son', 'He thinks he has forgotten her name', 'He was told to by a colleague', 'He likes her dress'], correctAnswer: 'He thinks he has forgotten her name' },
    { question: 'What does Luis say about the boy?', options: ['He says he has never met him', 'He asks how old he is', 'He says he looks like Pablo', 'He praises him without knowing him'], correctAnswer: 'He praises him without knowing him' },
    { question: 'When does the mistake come out?', options: ['When the husband joins them', 'When Luis tries to leave', 'When dinner is over', 'When the son arrives'], correctAnswer: 'When the husband joins them' },
    { question: 'How does it end?', options: ['The woman leaves the wedding', 'Luis finds the real Tomás', 'The couple invites Luis to their table', 'Pablo is angry with Luis'], correctAnswer: 'The couple invites Luis to their table' },
  ],
} satisfies ReadingData;
