import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a1-familia-el-novio-de-laura',
  title: 'Laura brings her boyfriend home',
  kind: 'dialogue',
  lines: [
    { speaker: 'Laura', spanish: 'Familia, él es Daniel, mi novio.', english: 'Everybody, this is Daniel, my boyfriend.' },
    { speaker: 'Daniel', spanish: '¡Buenos días! Mucho gusto, señor. ¿Es usted el padre de Laura?', english: 'Good morning! Nice to meet you, sir. Are you Laura\'s father?' },
    { speaker: 'Ramón', spanish: 'No, yo soy su tío Ramón. Su padre está en la cocina.', english: 'No, I\'m her uncle Ramón. Her father is in the kitchen.' },
    { speaker: 'Daniel', spanish: '¡Perdón! Y tú eres la hermana mayor, ¿no?', english: 'Sorry! And you\'re the older sister, aren\'t you?' },
    { speaker: 'Carmen', spanish: '¿La hermana? No, Daniel. ¡Yo soy la madre!', english: 'The sister? No, Daniel. I\'m the mother!' },
    { speaker: 'Daniel', spanish: '¿La madre? ¡Pero usted es muy joven!', english: 'The mother? But you\'re so young!' },
    { speaker: 'Carmen', spanish: 'Laura, tu novio es muy simpático.', english: 'Laura, your boyfriend is very nice.' },
    { speaker: 'Ramón', spanish: 'Sí… ¡y muy inteligente!', english: 'Yes … and very smart!' },
  ],
  glosses: { novio: 'boyfriend', 'tío': 'uncle', 'está': 'is (estar)', cocina: 'kitchen', inteligente: 'smart' },
  questions: [
    { question: 'Who is the man Daniel greets first?', options: ['Laura\'s father', 'Laura\'s brother', 'Laura\'s uncle', 'Laura\'s grandfather'], correctAnswer: 'Laura\'s uncle', after: 3 },
    { question: 'Who does Daniel think Carmen is?', options: ['Laura\'s sister', 'Laura\'s aunt', 'Laura\'s mother', 'Laura\'s friend'], correctAnswer: 'Laura\'s sister', after: 4 },
    { question: 'How does Carmen take the mistake?', options: ['She leaves the room.', 'She corrects his Spanish.', 'She is angry with Laura.', 'She is pleased.'], correctAnswer: 'She is pleased.', after: 7 },
    { question: 'Why does Ramón call Daniel smart?', options: ['Daniel speaks English.', 'Daniel\'s mistake flatters Carmen.', 'Daniel knows every name.', 'Daniel has a good job.'], correctAnswer: 'Daniel\'s mistake flatters Carmen.' },
  ],
} satisfies ReadingData;
