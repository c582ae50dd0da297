import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-sociedad-una-manifestacion-de-una',
  title: 'A demonstration of one',
  kind: 'dialogue',
  lines: [
    { speaker: 'Agente Salas', spanish: 'Buenas tardes, señora. ¿Qué hace usted aquí con ese cartel?', english: 'Good afternoon, ma\'am. What are you doing here with that sign?' },
    { speaker: 'Consuelo', spanish: 'Una manifestación. La alcaldía quiere cerrar la biblioteca, y yo protesto.', english: 'A demonstration. The town hall wants to close the library, and I\'m protesting.' },
    { speaker: 'Agente Salas', spanish: '¿Usted sola?', english: 'All by yourself?' },
    { speaker: 'Consuelo', spanish: 'Por ahora, sí. ¿Hay alguna norma que lo prohíba?', english: 'For now, yes. Is there a rule that forbids it?' },
    { speaker: 'Agente Salas', spanish: 'No, señora. Solo se necesita permiso cuando son más de veinte personas.', english: 'No, ma\'am. A permit is only needed when there are more than twenty people.' },
    { speaker: 'Consuelo', spanish: 'Entonces, estamos de acuerdo. ¿Y a usted le parece justo que la cierren?', english: 'Then we agree. And do you think it\'s fair that they\'re closing it?' },
    { speaker: 'Agente Salas', spanish: 'Reconozco que es una pena, pero estoy trabajando y no puedo opinar.', english: 'I admit that it\'s a shame, but I\'m working and can\'t give my opinion.' },
    { speaker: 'Consuelo', spanish: 'Es cierto que no puede hablar. Sin embargo, nadie puede prohibirle que piense.', english: 'It\'s true that you can\'t speak. However, nobody can forbid you to think.' },
    { speaker: 'Agente Salas', spanish: 'Mire, yo aprendí a leer en esa biblioteca, pero eso no tiene nada que ver.', english: 'Look, I learned to read in that library, but that has nothing to do with it.' },
    { speaker: 'Consuelo', spanish: 'Al contrario. A ver, ayúdeme con el cartel un momento, que pesa mucho.', english: 'On the contrary. Come, help me with the sign for a moment; it\'s very heavy.' },
    { speaker: 'Agente Salas', spanish: 'Un minuto, nada más… Oiga, ¿por qué me mira toda esa gente?', english: 'One minute, no more … Listen, why are all those people looking at me?' },
    { speaker: 'Consuelo', spanish: 'Porque un policía con un cartel es una noticia. ¿Ve? Ya vienen los de la panadería. ¡Y toda la escuela!', english: 'Because a policeman with a sign is news. See? Here come the people from the bakery. And the whole school!' },
    { speaker: 'Agente Salas', spanish: 'Dieciocho, diecinueve, veinte… ¡Señora, ya somos más de veinte! Ahora sí que hace falta un permiso.', english: 'Eighteen, nineteen, twenty … Ma\'am, there are more than twenty of us now! Now a permit really is needed.' },
    { speaker: 'Consuelo', spanish: '¿Y quién los da en este barrio?', english: 'And who gives them in this neighborhood?' },
    { speaker: 'Agente Salas', spanish: 'Pues… yo.', english: 'Well … I do.' },
    { speaker: 'Consuelo', spanish: '¡Qué suerte! Entonces, deme papel y bolígrafo, y usted siga con el cartel. ¡Más alto, por favor!', english: 'How lucky! Then give me paper and pen, and you go on with the sign. Higher, please!' },
  ],
  glosses: { cartel: 'sign', permiso: 'permit', 'panadería': 'bakery', pena: 'shame, pity', 'alcaldía': 'town hall', pesa: 'weighs (pesar)', deme: 'give me (dar)', la: 'the, it', los: 'the, them', 'por ahora': 'for now', solo: 'only', 'se necesita': 'is needed (necesitarse)', parece: 'seems (parecer)', mire: 'look (mirar)', 'no tiene nada que ver': 'has nothing to do with it', oiga: 'listen (oír)', 'sí que': 'really', 'hace falta': 'is needed (hacer falta)', 'más alto': 'higher', alto: 'high', siga: 'go on (seguir)', ve: 'you see (ver)', da: 'gives (dar)' },
  questions: [
    { question: 'Why doesn\'t Consuelo need a permit at first?', options: ['The library has given her one', 'She is known to the police', 'She demonstrates every week', 'There are too few people'], correctAnswer: 'There are too few people', after: 5 },
    { question: 'What does the policeman admit?', options: ['That he has never read a whole book', 'That he doesn\'t like it, either', 'That he wrote the sign himself', 'That the rule is not fair'], correctAnswer: 'That he doesn\'t like it, either', after: 7 },
    { question: 'Why do the people come?', options: ['They see a policeman with a sign', 'They want to return all their books', 'They need help from the police', 'They heard about it at school'], correctAnswer: 'They see a policeman with a sign', after: 12 },
    { question: 'He says «ya somos más de veinte». What does «somos» tell us?', options: ['That more policemen have come', 'That he feels part of the protest', 'That he has lost count of them', 'That the demonstration is over'], correctAnswer: 'That he feels part of the protest' },
  ],
} satisfies ReadingData;
