import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-trabajo-la-verdad-a-las-nueve-y-media',
  title: 'The truth at half past nine',
  kind: 'story',
  lines: [
    { spanish: 'Elena tenía una entrevista a las nueve en Buenos Días, una empresa de despertadores. Abrió los ojos a las nueve menos cuarto.', english: 'Elena had an interview at nine at Buenos Días, an alarm clock company. She opened her eyes at a quarter to nine.' },
    { spanish: 'Corrió como nunca, pero cuando entró en la oficina ya eran las nueve y media.', english: 'She ran like never before, but when she walked into the office it was already half past nine.' },
    { speaker: 'Señora Molina', spanish: 'Si quiere conseguir este trabajo, necesita una buena razón para llegar tarde.', english: 'If you want to get this job, you need a good reason for being late.' },
    { spanish: 'Elena pensó: "Si digo la verdad, no me darán el trabajo. Si no la digo, tampoco".', english: 'Elena thought, "If I tell the truth, they won\'t give me the job. If I don\'t, they won\'t, either."' },
    { speaker: 'Elena', spanish: 'Mi despertador no sonó, señora.', english: 'My alarm clock didn\'t go off, ma\'am.' },
    { speaker: 'Señora Molina', spanish: '¿Y de qué empresa es?', english: 'And what company is it from?' },
    { speaker: 'Elena', spanish: 'De la suya. Lo compré ayer, por si acaso.', english: 'From yours. I bought it yesterday, just in case.' },
    { spanish: 'La señora Molina no contestó. Llamó por teléfono y enseguida entraron tres hombres muy serios.', english: 'Señora Molina didn\'t answer. She made a phone call, and right away three very serious men came in.' },
    { speaker: 'Señora Molina', spanish: 'Repita eso, por favor.', english: 'Say that again, please.' },
    { speaker: 'Elena', spanish: 'Su despertador es bonito, pero, si tuviera que elegir otra vez, compraría un gallo.', english: 'Your alarm clock is pretty, but if I had to choose again, I\'d buy a rooster.' },
    { speaker: 'Señora Molina', spanish: '¿Lo oyen, señores? Se lo digo en cada reunión: si no arreglamos ese modelo, perderemos el negocio.', english: 'Do you hear that, gentlemen? I tell you at every meeting: if we don\'t fix that model, we\'ll lose the business.' },
    { spanish: 'Los tres hombres miraron al suelo.', english: 'The three men looked at the floor.' },
    { speaker: 'Señora Molina', spanish: 'Hoy he hablado con seis personas. Cinco me han dicho que nuestros despertadores son perfectos. Usted es la única que dice la verdad. Quiero que encuentre los errores antes que los clientes.', english: 'I\'ve talked to six people today. Five told me that our alarm clocks are perfect. You\'re the only one who tells the truth. I want you to find the mistakes before our customers do.' },
    { speaker: 'Elena', spanish: 'Gracias por la oportunidad. ¿Y el sueldo?', english: 'Thank you for the opportunity. And the salary?' },
    { speaker: 'Señora Molina', spanish: 'Está en el contrato. La espero el lunes a las ocho. No llegue tarde.', english: 'It\'s in the contract. I\'ll expect you on Monday at eight. Don\'t be late.' },
    { speaker: 'Elena', spanish: 'Aquí estaré. ¿Me permite una pregunta? ¿Usted qué despertador usa?', english: 'I\'ll be here. May I ask a question? Which alarm clock do you use?' },
    { speaker: 'Señora Molina', spanish: '¿Yo? Yo tengo un gallo.', english: 'Me? I have a rooster.' },
  ],
  glosses: { despertador: 'alarm clock', despertadores: 'alarm clocks', sonó: 'rang, went off', gallo: 'rooster', modelo: 'model', menos: 'minus, to', suya: 'yours', tuviera: 'had (tener)', repita: 'repeat! (repetir)', encuentre: 'find (encontrar)', llegue: 'arrive (llegar)', permite: 'you allow (permitir)', la: 'the, it, you (formal)' },
  questions: [
    { question: 'Why does Elena arrive late?', options: ['She couldn\'t find the office', 'Her alarm clock failed', 'She got the time of the interview wrong', 'She went to buy a clock first'], correctAnswer: 'Her alarm clock failed' },
    { question: 'What worries Elena before she answers?', options: ['She has forgotten her reason', 'She believes the job is already taken', 'She sees no answer that will get her the job', 'She doesn\'t know whose clock she bought'], correctAnswer: 'She sees no answer that will get her the job' },
    { question: 'Why does Señora Molina call in the three men?', options: ['She wants them to hear what she keeps telling them', 'They are there for the same interview', 'They are to show Elena to the door', 'They can repair Elena\'s clock'], correctAnswer: 'She wants them to hear what she keeps telling them' },
    { question: 'What does Señora Molina\'s last answer show?', options: ['She lives in the country', 'She wants to sell roosters', 'She doesn\'t need to get up early', 'She doesn\'t trust her company\'s clocks, either'], correctAnswer: 'She doesn\'t trust her company\'s clocks, either' },
  ],
} satisfies ReadingData;
