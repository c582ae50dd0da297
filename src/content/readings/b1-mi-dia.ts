import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-mi-dia-el-hombre-que-no-se-despertaba',
  title: 'The man who could not wake up',
  kind: 'story',
  lines: [
    { spanish: 'Pedro nunca oía el teléfono por la mañana. Últimamente llegaba tarde casi todos los días, y su jefa ya no se reía.', english: 'Pedro never heard his phone in the morning. Lately he had been late almost every day, and his boss wasn\'t laughing anymore.' },
    { speaker: 'Jefa', spanish: 'Pedro, la próxima vez que llegue tarde, se quedará usted hasta las nueve de la noche.', english: 'Pedro, the next time you are late, you will stay until nine in the evening.' },
    { spanish: 'Al llegar a casa, se lo contó a su vecina Carmen.', english: 'When he got home, he told his neighbor Carmen about it.' },
    { speaker: 'Carmen', spanish: 'Yo suelo levantarme a las seis. En cuanto me levante mañana, toco a tu puerta.', english: 'I usually get up at six. As soon as I get up tomorrow, I\'ll knock on your door.' },
    { speaker: 'Pedro', spanish: '¿Harías eso por mí? ¡Muchas gracias!', english: 'Would you do that for me? Thank you so much!' },
    { speaker: 'Carmen', spanish: 'No me iré hasta que abras.', english: 'I won\'t leave until you open the door.' },
    { spanish: 'Pedro dormía cuando, de repente, oyó que alguien tocaba muy fuerte a la puerta. Estaba oscuro, pero se levantó enseguida, se duchó, se puso la chaqueta y salió sin desayunar. Al llegar a la oficina, se dio cuenta de que la puerta estaba cerrada y no había luz.', english: 'Pedro was sleeping when suddenly he heard someone knocking very hard at the door. It was dark, but he got up at once, showered, put on his jacket, and left without having breakfast. When he got to the office, he realized that the door was locked and there was no light.' },
    { speaker: 'Pedro', spanish: '¡Son las tres de la mañana!', english: 'It\'s three in the morning!' },
    { spanish: 'Llamó a Carmen por teléfono.', english: 'He called Carmen on the phone.' },
    { speaker: 'Pedro', spanish: '¿Por qué has tocado a mi puerta tan temprano?', english: 'Why did you knock on my door so early?' },
    { speaker: 'Carmen', spanish: '¿Yo? Estaba durmiendo. Seguramente fue mi perro: le dan miedo los truenos, y entonces busca a alguien.', english: 'Me? I was sleeping. It was probably my dog: he\'s afraid of thunder, and then he looks for somebody.' },
    { spanish: 'Pedro se sentó en el suelo a esperar y se durmió. A las ocho llegó la jefa.', english: 'Pedro sat down on the floor to wait and fell asleep. At eight his boss arrived.' },
    { speaker: 'Jefa', spanish: '¡Pedro! ¿Desde cuándo está usted aquí?', english: 'Pedro! How long have you been here?' },
    { speaker: 'Pedro', spanish: 'Desde las tres, señora.', english: 'Since three, ma\'am.' },
    { speaker: 'Jefa', spanish: 'Jamás he visto algo así. Váyase a dormir. Y mañana puede llegar a las diez.', english: 'I\'ve never seen anything like it. Go get some sleep. And tomorrow you may come in at ten.' },
    { spanish: 'Pedro compró carne para el perro.', english: 'Pedro bought some meat for the dog.' },
  ],
  glosses: { truenos: 'thunder', jefa: 'boss (female)', suelo: 'I usually do (soler)', toco: 'I knock, I touch (tocar)', tocaba: 'was knocking, was touching (tocar)', 'has tocado': 'you have knocked, you have touched (tocar)', fuerte: 'hard, strongly', estaba: 'was (estar)', llegaba: 'arrived (llegar)', llegue: 'arrive (llegar)', 'mañana': 'tomorrow', dan: 'they give (dar)', 'durmió': 'fell asleep (dormirse)', fue: 'was (ser)' },
  questions: [
    { question: 'What does Carmen promise?', options: ['To lend Pedro her alarm clock', 'To wake Pedro in the morning', 'To call Pedro\'s boss', 'To drive Pedro to work'], correctAnswer: 'To wake Pedro in the morning' },
    { question: 'What does Pedro find at the office?', options: ['His boss waiting for him', 'A note from Carmen', 'Nobody there yet', 'A party for him'], correctAnswer: 'Nobody there yet' },
    { question: 'Who probably made the noise at the door?', options: ['A frightened animal', 'The storm itself', 'Pedro\'s boss', 'Carmen\'s son'], correctAnswer: 'A frightened animal' },
    { question: 'Why does Pedro buy meat?', options: ['He hasn\'t had breakfast', 'Carmen asked him to', 'His boss is coming to dinner', 'He wants to thank the dog'], correctAnswer: 'He wants to thank the dog' },
  ],
} satisfies ReadingData;
