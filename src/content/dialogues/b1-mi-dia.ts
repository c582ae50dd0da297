import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-mi-dia-cuando-tenga-tiempo',
  title: 'The bicycle can wait',
  kind: 'dialogue',
  lines: [
    {
      speaker: 'Sara',
      spanish: 'Andrés, ¿cuándo vas a arreglar la bicicleta?',
      english: 'Andrés, when are you going to fix the bicycle?',
    },
    {
      speaker: 'Andrés',
      spanish: 'Cuando tenga tiempo, Sara. Hoy estoy muy ocupado.',
      english: "When I have time, Sara. I'm very busy today.",
    },
    {
      speaker: 'Sara',
      spanish: 'Eso me dijiste en marzo. ¿Y cuándo tendrás tiempo?',
      english: "That's what you told me in March. And when will you have time?",
    },
    {
      speaker: 'Andrés',
      spanish: 'En cuanto termine este trabajo, de verdad.',
      english: 'As soon as I finish this work, really.',
    },
    { speaker: 'Sara', spanish: '¿Y cuándo lo terminarás?', english: 'And when will you finish it?' },
    {
      speaker: 'Andrés',
      spanish: 'Cuando mi jefe me dé los números.',
      english: 'When my boss gives me the numbers.',
    },
    { speaker: 'Sara', spanish: '¿Y cuándo te los dará?', english: 'And when will he give them to you?' },
    {
      speaker: 'Andrés',
      spanish: 'Cuando vuelva de sus vacaciones, el lunes.',
      english: 'When he comes back from his vacation, on Monday.',
    },
    {
      speaker: 'Sara',
      spanish: 'Entonces, la arreglarás el lunes por la tarde.',
      english: "Then you'll fix it on Monday afternoon.",
    },
    {
      speaker: 'Andrés',
      spanish: 'El lunes hay fútbol. Pero cuando termine el partido…',
      english: "There's soccer on Monday. But when the game is over …",
    },
    {
      speaker: 'Sara',
      spanish:
        'Cuando termine el partido, tendrás sueño. Además, no es para mí: esa bicicleta la usas tú. O la usabas, antes de comprar ese sofá tan cómodo.',
      english:
        "When the game is over, you'll be sleepy. Besides, it isn't for me: you're the one who uses that bicycle. Or you used to use it, before you bought that comfortable sofa.",
    },
    {
      speaker: 'Andrés',
      spanish: 'Tienes razón. Ahora mismo voy a buscar las herramientas.',
      english: "You're right. I'm going to get the tools right now.",
    },
    {
      speaker: 'Sara',
      spanish: 'No hace falta. La arreglé yo ayer, mientras tú dormías en tu sofá.',
      english: "There's no need. I fixed it yesterday while you were sleeping on your sofa.",
    },
    {
      speaker: 'Andrés',
      spanish: '¿Tú? ¿Y por qué no me lo dijiste?',
      english: "You? And why didn't you tell me?",
    },
    {
      speaker: 'Sara',
      spanish: 'Porque quería contar tus "cuando". Hoy han sido cuatro.',
      english: 'Because I wanted to count your "whens." Today there were four.',
    },
  ],
  glosses: { cómodo: 'comfortable', herramientas: 'tools', la: 'the, it', los: 'the, them' },
  questions: [
    {
      question: 'How long has Sara been waiting?',
      options: ['Since the weekend', 'Since yesterday', 'Since March', 'Since her vacation'],
      correctAnswer: 'Since March',
      after: 3,
    },
    {
      question: "Why can't Andrés finish his work yet?",
      options: ['His boss is away', 'His computer is broken', 'He is on vacation', 'He has lost the numbers'],
      correctAnswer: 'His boss is away',
      after: 8,
    },
    {
      question: "Why, in Sara's opinion, doesn't Andrés ride anymore?",
      options: [
        'He works too much',
        'He is too comfortable at home',
        'He plays soccer instead',
        'He is afraid of the traffic',
      ],
      correctAnswer: 'He is too comfortable at home',
      after: 11,
    },
    {
      question: 'Why did Sara ask so many questions?',
      options: [
        'She needed the bicycle',
        "She can't find the tools",
        'She wanted to help his boss',
        'She was counting his excuses',
      ],
      correctAnswer: 'She was counting his excuses',
    },
  ],
} satisfies ReadingData;
