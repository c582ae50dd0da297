import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-ideas-la-carta-de-la-mochila',
  title: 'The letter in the backpack',
  kind: 'story',
  lines: [
    { spanish: 'Ana compró una mochila vieja por cinco euros. Dentro encontró una carta cerrada que tenía más de cuarenta años. Era para un señor que se llamaba Tomás Ruiz.', english: 'Ana bought an old backpack for five euros. Inside it she found a sealed letter that was more than forty years old. It was for a man named Tomás Ruiz.' },
    { spanish: 'Ana no abrió la carta. Buscó la dirección y fue a la casa, pero no sabía si Tomás todavía vivía allí.', english: 'Ana didn\'t open the letter. She looked for the address and went to the house, but she didn\'t know whether Tomás still lived there.' },
    { spanish: 'Un señor mayor abrió la puerta. ¡Era él! Leyó la carta y empezó a reírse. Ana no entendía nada, así que él le contó la historia.', english: 'An older man opened the door. It was him! He read the letter and started to laugh. Ana didn\'t understand anything, so he told her the story.' },
    { spanish: '"Una noche de invierno esperé tres horas a mi novia en la estación y no vino. Siempre me hablaba de una carta para cambiar la cita, pero yo nunca la creí".', english: '"One winter night I waited for my girlfriend at the station for three hours, and she didn\'t come. She always told me about a letter to change our date, but I never believed her."' },
    { spanish: 'Ana se puso triste: "¿Y por eso perdió usted al amor de su vida?".', english: 'Ana grew sad. "And that\'s why you lost the love of your life?"' },
    { spanish: '"¿Perderla? ¡No! Nos casamos al año siguiente", dijo Tomás. Y llamó a alguien que estaba en la cocina: "¡Lucía! Acaba de llegar tu carta. ¡Tenías razón!".', english: '"Lost her? No! We got married the next year," said Tomás. And he called to someone who was in the kitchen, "Lucía! Your letter has just arrived. You were right!"' },
    { spanish: 'Una voz contestó: "¡Hace cuarenta años que te lo digo!".', english: 'A voice answered, "I\'ve been telling you that for forty years!"' },
  ],
  glosses: { siguiente: 'next, following', voz: 'voice', euros: 'euros', 'tenía': 'had (tener)', cerrada: 'closed, sealed', 'se puso': 'became (ponerse)', perderla: 'to lose her', hace: 'for (so long)', 'tenías': 'you had (tener)', 'entendía': 'understood (entender)', 'sabía': 'knew (saber)', la: 'the, her' },
  questions: [
    { question: 'What does Ana do with the letter?', options: ['She reads it at home.', 'She takes it to Tomás.', 'She sends it to Lucía.', 'She throws it out.'], correctAnswer: 'She takes it to Tomás.' },
    { question: 'Why did Tomás wait in vain at the station?', options: ['The train broke down.', 'He went on the wrong day.', 'His girlfriend forgot him.', 'He never got the letter.'], correctAnswer: 'He never got the letter.' },
    { question: 'What does Ana believe at first?', options: ['That Tomás and his girlfriend broke up', 'That Tomás wrote the letter', 'That the house is empty', 'That the letter is a joke'], correctAnswer: 'That Tomás and his girlfriend broke up' },
    { question: 'Who is in the kitchen?', options: ['Ana\'s mother', 'A neighbor', 'The woman who wrote the letter', 'Tomás\'s new girlfriend'], correctAnswer: 'The woman who wrote the letter' },
  ],
} satisfies ReadingData;
