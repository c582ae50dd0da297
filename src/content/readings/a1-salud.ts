import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-salud-los-zapatos-nuevos',
  title: 'The new shoes',
  kind: 'dialogue',
  lines: [
    { speaker: 'Doctora', spanish: 'Buenos días, señor Ruiz. ¿Cómo está usted?', english: 'Good morning, Mr. Ruiz. How are you?' },
    { speaker: 'Señor Ruiz', spanish: 'Mal, doctora. Me duelen mucho los pies.', english: 'Not well, Doctor. My feet hurt a lot.' },
    { speaker: 'Doctora', spanish: '¿Camina usted mucho?', english: 'Do you walk a lot?' },
    { speaker: 'Señor Ruiz', spanish: 'No. Camino poco y despacio.', english: 'No. I don\'t walk much, and I walk slowly.' },
    { speaker: 'Doctora', spanish: 'Esos zapatos son nuevos, ¿no? Son bonitos, pero muy pequeños.', english: 'Those shoes are new, aren\'t they? They\'re nice, but very small.' },
    { speaker: 'Señor Ruiz', spanish: '¡Pero los necesito! A Carmen le encantan.', english: 'But I need them! Carmen loves them.' },
    { speaker: 'Doctora', spanish: '¿Quién es Carmen?', english: 'Who is Carmen?' },
    { speaker: 'Señor Ruiz', spanish: 'Mi novia. Tiene ochenta años y bailamos todas las tardes.', english: 'My girlfriend. She\'s eighty, and we dance every afternoon.' },
    { speaker: 'Doctora', spanish: '¿Y no pueden bailar en casa, sin zapatos?', english: 'And can\'t you dance at home, without shoes?' },
    { speaker: 'Señor Ruiz', spanish: '¡Sin zapatos! Doctora, usted es muy inteligente.', english: 'Without shoes! Doctor, you are very smart.' },
  ],
  glosses: { doctora: 'doctor (woman)', todas: 'every', los: 'the, them' },
  questions: [
    { question: 'What is Mr. Ruiz\'s complaint?', options: ['He sleeps badly.', 'He has a headache.', 'His feet hurt.', 'He is always hungry.'], correctAnswer: 'His feet hurt.', after: 2 },
    { question: 'Why doesn\'t he want to give up his shoes?', options: ['They were expensive.', 'Carmen loves them.', 'They are his only pair.', 'He walks fast in them.'], correctAnswer: 'Carmen loves them.', after: 6 },
    { question: 'What does the doctor suggest?', options: ['Dancing barefoot at home', 'Buying bigger shoes', 'Resting for a week', 'Going to the hospital'], correctAnswer: 'Dancing barefoot at home', after: 9 },
  ],
} satisfies ReadingData;
