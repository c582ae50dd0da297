import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-familia-dos-llaves',
  title: 'Two keys',
  kind: 'dialogue',
  lines: [
    { speaker: 'Nico', spanish: 'Abuela, ¿de verdad te vas a vivir a la playa con tu novio?', english: 'Grandma, are you really moving to the beach with your boyfriend?' },
    { speaker: 'Remedios', spanish: 'De verdad. El tren sale a las seis. ¿No te parece bien?', english: 'Really. The train leaves at six. Don\'t you approve?' },
    { speaker: 'Nico', spanish: 'Sí, claro, te deseo lo mejor. Pero espero que comas bien, que no te acuestes tarde y que me llames los domingos.', english: 'Yes, of course, I wish you all the best. But I hope you\'ll eat well, not go to bed late and call me on Sundays.' },
    { speaker: 'Remedios', spanish: '¡Pareces tu madre! Lo mejor de tener setenta y seis años es que nadie te manda a la cama.', english: 'You sound like your mother! The best thing about being seventy-six is that nobody sends you to bed.' },
    { speaker: 'Nico', spanish: '¿Y esta casa? ¿La vas a vender?', english: 'And this house? Are you going to sell it?' },
    { speaker: 'Remedios', spanish: 'No. Quiero que sea para ti y para tu hermana.', english: 'No. I want it to be for you and your sister.' },
    { speaker: 'Nico', spanish: '¿Para los dos? Abuela, tú sabes que Eva y yo no nos hablamos desde hace un año.', english: 'For both of us? Grandma, you know that Eva and I haven\'t been on speaking terms for a year.' },
    { speaker: 'Remedios', spanish: 'Lo sé, y es lo que más me preocupa. Toma, aquí tienes tu llave.', english: 'I know, and it\'s what worries me most. Here\'s your key.' },
    { speaker: 'Nico', spanish: 'Gracias. Pero esta es la del jardín. ¿Y la de la casa?', english: 'Thank you. But this is the one for the garden. And the one for the house?' },
    { speaker: 'Remedios', spanish: 'La tiene Eva. Se la di esta mañana.', english: 'Eva has it. I gave it to her this morning.' },
    { speaker: 'Nico', spanish: 'Entonces yo puedo entrar al jardín, pero no a la casa.', english: 'Then I can get into the garden, but not into the house.' },
    { speaker: 'Remedios', spanish: 'Y ella puede abrir la casa, pero no el jardín. Lo bueno de una familia es que nadie entra solo.', english: 'And she can open the house, but not the garden. The good thing about a family is that nobody gets in alone.' },
    { speaker: 'Nico', spanish: '¡Lo hiciste a propósito!', english: 'You did it on purpose!' },
    { speaker: 'Remedios', spanish: '¿Yo? Yo solo soy una vieja que tiene prisa. Oye, ¿está lloviendo?', english: 'Me? I\'m just an old woman in a hurry. Hey, is it raining?' },
    { speaker: 'Nico', spanish: 'Sí, mucho. ¿Por qué?', english: 'Yes, a lot. Why?' },
    { speaker: 'Remedios', spanish: 'Porque tu hermana está en la calle, sin paraguas, y no puede entrar. ¡Corre, hijo! Y que sean muy felices aquí.', english: 'Because your sister is in the street without an umbrella, and she can\'t get in. Run, dear! And may you be very happy here.' },
  ],
  glosses: { deseo: 'I wish (desear)', manda: 'sends (mandar)', preocupa: 'worries (preocupar)', 'propósito': 'purpose', 'a propósito': 'on purpose', 'de verdad': 'really', 'te parece bien': 'do you approve', claro: 'of course', sea: 'to be (ser)', 'nos hablamos': 'we are on speaking terms (hablarse)', toma: 'here, take (tomar)', 'es que': 'is that', 'lo bueno': 'the good thing', oye: 'hey, listen (oír)', corre: 'run (correr)', sean: 'may you be (ser)', hijo: 'son, dear', la: 'the, it', solo: 'alone; just', vieja: 'old woman' },
  questions: [
    { question: 'What does Remedios like about her age?', options: ['She sleeps better than before', 'She can go to bed when she wants', 'She no longer has to cook', 'She talks to her daughter every day'], correctAnswer: 'She can go to bed when she wants', after: 4 },
    { question: 'What does Nico say about Eva and himself?', options: ['They both want to sell the house', 'They live far from each other', 'They don\'t talk to each other', 'They have never met'], correctAnswer: 'They don\'t talk to each other', after: 7 },
    { question: 'What can Nico do with his key?', options: ['Get as far as the garden', 'Open the house, but not the garden', 'Get in whenever he wants', 'Nothing until his sister leaves'], correctAnswer: 'Get as far as the garden', after: 12 },
    { question: 'What does Remedios really want?', options: ['That somebody take her to the train', 'That Eva get the house for herself', 'That Nico visit her at the beach', 'That the two make peace'], correctAnswer: 'That the two make peace' },
  ],
} satisfies ReadingData;
