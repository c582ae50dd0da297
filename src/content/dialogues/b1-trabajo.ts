import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-trabajo-alguien-que-sepa-perder',
  title: 'Somebody to play with',
  kind: 'dialogue',
  lines: [
    {
      speaker: 'Empleada',
      spanish: 'Buenos días. ¿Busca usted trabajo?',
      english: 'Good morning. Are you looking for work?',
    },
    {
      speaker: 'Don Ernesto',
      spanish: 'No, señorita. Busco a alguien que trabaje para mí.',
      english: "No, miss. I'm looking for someone to work for me.",
    },
    {
      speaker: 'Empleada',
      spanish: 'Muy bien. ¿Y qué tiene que saber hacer esa persona?',
      english: 'Very good. And what does that person have to know how to do?',
    },
    {
      speaker: 'Don Ernesto',
      spanish:
        'Necesito a alguien que sepa jugar al ajedrez, que venga dos tardes por semana y que no hable demasiado.',
      english:
        "I need someone who knows how to play chess, who comes two afternoons a week and who doesn't talk too much.",
    },
    { speaker: 'Empleada', spanish: '¿Y cuánto pagaría usted?', english: 'And how much would you pay?' },
    {
      speaker: 'Don Ernesto',
      spanish: 'Cien pesos por tarde. Si gana, doscientos.',
      english: 'A hundred pesos an afternoon. If they win, two hundred.',
    },
    {
      speaker: 'Empleada',
      spanish: '¿Ya ha trabajado alguien para usted?',
      english: 'Has anyone worked for you before?',
    },
    {
      speaker: 'Don Ernesto',
      spanish:
        'Tres personas. La primera perdía siempre. La segunda se dormía. Y con la tercera me casé, pero ahora no quiere jugar conmigo.',
      english:
        "Three people. The first always lost. The second used to fall asleep. And I married the third, but now she doesn't want to play with me.",
    },
    {
      speaker: 'Empleada',
      spanish: '¡No me diga! ¿Y por qué no quiere?',
      english: "You don't say! And why doesn't she want to?",
    },
    {
      speaker: 'Don Ernesto',
      spanish: 'Dice que, si pierdo, no hablo en todo el día.',
      english: "She says that if I lose, I don't talk all day.",
    },
    { speaker: 'Empleada', spanish: '¿Y es verdad?', english: 'And is it true?' },
    {
      speaker: 'Don Ernesto',
      spanish: 'Sí. Por eso busco a alguien que juegue bien, pero no tan bien como ella.',
      english: "Yes. That's why I'm looking for someone who plays well, but not as well as she does.",
    },
    {
      speaker: 'Empleada',
      spanish:
        'Pues aquí no conozco a nadie que sepa jugar al ajedrez. Bueno… yo jugaba de joven, en la universidad.',
      english:
        "Well, I don't know anyone here who can play chess. Well … I used to play when I was young, in college.",
    },
    { speaker: 'Don Ernesto', spanish: '¿Y ganaba usted mucho?', english: 'And did you win a lot?' },
    {
      speaker: 'Empleada',
      spanish: 'Casi nunca. Pero todos querían jugar conmigo.',
      english: 'Almost never. But everybody wanted to play with me.',
    },
    {
      speaker: 'Don Ernesto',
      spanish: '¡Perfecto! Si está libre los martes, el trabajo es suyo.',
      english: "Perfect! If you're free on Tuesdays, the job is yours.",
    },
  ],
  glosses: { señorita: 'miss', ajedrez: 'chess', suyo: 'yours' },
  questions: [
    {
      question: 'What does Don Ernesto need?',
      options: [
        'A job for his wife',
        'A cook for two evenings',
        'A chess teacher',
        'Someone to play chess with',
      ],
      correctAnswer: 'Someone to play chess with',
      after: 4,
    },
    {
      question: 'What happened to the third person?',
      options: ['She fell asleep', 'She became his wife', 'She always lost', 'She found a better job'],
      correctAnswer: 'She became his wife',
      after: 8,
    },
    {
      question: 'What do we learn about his wife?',
      options: [
        'She talks too much',
        "She doesn't know the rules",
        'She plays better than he does',
        'She wants more money',
      ],
      correctAnswer: 'She plays better than he does',
      after: 12,
    },
    {
      question: 'Why, it seems, did everybody want to play with the clerk?',
      options: [
        'It was easy to win against her',
        'She was famous',
        'She paid them',
        'She was a great teacher',
      ],
      correctAnswer: 'It was easy to win against her',
    },
  ],
} satisfies ReadingData;
