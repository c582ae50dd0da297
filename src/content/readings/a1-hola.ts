import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-hola-dos-anas',
  title: 'Two women named Ana',
  kind: 'dialogue',
  lines: [
    { speaker: 'Ana', spanish: '¡Buenos días! Yo soy Ana, la doctora. ¿Es usted Marta?', english: 'Good morning! I\'m Ana, the doctor. Are you Marta?' },
    { speaker: 'Ana María', spanish: 'Buenos días. No, no soy Marta. Me llamo Ana María.', english: 'Good morning. No, I\'m not Marta. My name is Ana María.' },
    { speaker: 'Ana', spanish: '¡Yo también me llamo Ana! Mucho gusto. ¿De dónde es usted?', english: 'My name is Ana too! Nice to meet you. Where are you from?' },
    { speaker: 'Ana María', spanish: 'Soy española, de Madrid. ¿Y usted?', english: 'I\'m Spanish, from Madrid. And you?' },
    { speaker: 'Ana', spanish: 'Yo soy de Sevilla. Perdón, pero… ¿quién es Marta?', english: 'I\'m from Seville. Excuse me, but … who is Marta?' },
    { speaker: 'Ana María', spanish: 'Está aquí. ¡Marta es mi perra!', english: 'She\'s right here. Marta is my dog!' },
    { speaker: 'Ana', spanish: '¡Hola, Marta! ¿Cómo estás?', english: 'Hello, Marta! How are you?' },
    { speaker: 'Ana María', spanish: 'No habla, ¡pero está muy bien!', english: 'She doesn\'t talk, but she\'s doing very well!' },
  ],
  glosses: { doctora: 'doctor (a woman)', pero: 'but', 'aquí': 'here', perra: 'dog (female)', 'está': 'is (estar)' },
  questions: [
    { question: 'Who is the doctor looking for?', options: ['Ana María', 'Marta', 'A friend from Madrid', 'Another doctor'], correctAnswer: 'Marta', after: 1 },
    { question: 'Where is the doctor from?', options: ['Seville', 'Mexico', 'Madrid', 'Lima'], correctAnswer: 'Seville', after: 5 },
    { question: 'What does the doctor find out about Marta?', options: ['She is at home.', 'She is thirteen.', 'She is Spanish too.', 'She is a dog.'], correctAnswer: 'She is a dog.', after: 6 },
    { question: 'Why doesn\'t Marta answer the doctor?', options: ['She isn\'t there.', 'She isn\'t well.', 'Dogs can\'t talk.', 'She only speaks English.'], correctAnswer: 'Dogs can\'t talk.' },
  ],
} satisfies ReadingData;
