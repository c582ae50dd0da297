import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-bienestar-un-papel-debajo-de-la-puerta',
  title: 'A note under the door',
  kind: 'dialogue',
  lines: [
    { speaker: 'Nuria', spanish: 'Llevo diez minutos llamando y papá no abre.', english: 'I\'ve been knocking for ten minutes, and Dad isn\'t opening the door.' },
    { speaker: 'Óscar', spanish: 'Estará durmiendo. Ya sabes que cuando ronca no oye nada.', english: 'He\'s probably sleeping. You know that when he snores he doesn\'t hear anything.' },
    { speaker: 'Nuria', spanish: '¿A las doce? Además, no se oye nada. ¿Y si ha tenido una caída?', english: 'At twelve? Besides, you can\'t hear anything. What if he\'s had a fall?' },
    { speaker: 'Óscar', spanish: 'Cálmate. Tendrá la radio puesta. Se está quedando sordo.', english: 'Calm down. He probably has the radio on. He\'s going deaf.' },
    { speaker: 'Nuria', spanish: 'Por eso estamos aquí. Hoy hablamos con él, se enoje o no.', english: 'That\'s why we\'re here. Today we\'re going to talk to him, whether he gets angry or not.' },
    { speaker: 'Óscar', spanish: 'De acuerdo, pero la palabra "residencia" la dices tú.', english: 'All right, but you\'re the one who says the words "nursing home."' },
    { speaker: 'Nuria', spanish: 'Yo prefiero un cuidador. He encontrado uno muy tranquilo, con mucha experiencia.', english: 'I prefer a caregiver. I\'ve found one who\'s very calm, with a lot of experience.' },
    { speaker: 'Óscar', spanish: 'Le hará falta. A papá no lo convence nadie, digas lo que digas.', english: 'He\'ll need it. Nobody can convince Dad, whatever you say.' },
    { speaker: 'Nuria', spanish: 'Espera, hay un papel debajo de la puerta. Es su letra.', english: 'Wait, there\'s a piece of paper under the door. It\'s his handwriting.' },
    { speaker: 'Óscar', spanish: '¡Pues léelo! ¿Está en el hospital?', english: 'Well, read it! Is he in the hospital?' },
    { speaker: 'Nuria', spanish: '"Hijos: si vienen, suban al cuarto piso sin hacer ruido. De diez a dos cuido a un anciano".', english: '"Children: if you come, go up to the fourth floor without making any noise. From ten to two I look after an old man."' },
    { speaker: 'Óscar', spanish: '¿A un anciano? ¡Pero si él tiene ochenta y un años!', english: 'An old man? But he\'s eighty-one himself!' },
    { speaker: 'Nuria', spanish: '"Don Tomás tiene noventa y seis, una silla de ruedas y muy buen vino. Le leo el periódico. Me paga con el vino, pero no se lo digan al médico".', english: '"Don Tomás is ninety-six and has a wheelchair and some very good wine. I read him the newspaper. He pays me with the wine, but don\'t tell the doctor."' },
    { speaker: 'Óscar', spanish: 'Es decir, que veníamos a buscarle un cuidador y el cuidador es él.', english: 'In other words, we were coming to find him a caregiver, and he\'s the caregiver.' },
    { speaker: 'Nuria', spanish: 'Hay algo más, al final: "Últimamente los veo agobiados y pálidos a los dos. Acuéstense antes".', english: 'There\'s something else, at the end: "Lately I find you both overwhelmed and pale. Go to bed earlier."' },
    { speaker: 'Óscar', spanish: 'Subamos. Pero de la residencia no decimos nada, pase lo que pase.', english: 'Let\'s go up. But we\'re not saying anything about the nursing home, whatever happens.' },
  ],
  glosses: { 'papá': 'Dad', la: 'the, it', los: 'the, you' },
  questions: [
    { question: 'What is Nuria afraid of?', options: ['That her father is angry', 'That her father has fallen', 'That her father has moved', 'That she has the wrong key'], correctAnswer: 'That her father has fallen', after: 3 },
    { question: 'What does Óscar not want to do?', options: ['Read the note', 'Wait any longer', 'Mention a nursing home', 'Talk to a caregiver'], correctAnswer: 'Mention a nursing home', after: 7 },
    { question: 'Where is their father?', options: ['In the hospital', 'At the doctor\'s', 'Asleep in his bed', 'Upstairs, at a neighbor\'s'], correctAnswer: 'Upstairs, at a neighbor\'s', after: 12 },
    { question: 'Why don\'t they want to speak of a nursing home any longer?', options: ['It is too expensive', 'Their father needs no care: he gives it', 'Their father has chosen one himself', 'Don Tomás is against it'], correctAnswer: 'Their father needs no care: he gives it' },
  ],
} satisfies ReadingData;
