import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-vecinos-quien-salta-a-las-once',
  title: 'Who jumps at eleven?',
  kind: 'dialogue',
  lines: [
    { speaker: 'Señora Robles', spanish: 'Buenas noches. Soy la vecina de abajo. ¿Sabe usted qué hora es?', english: 'Good evening. I\'m the neighbor from downstairs. Do you know what time it is?' },
    { speaker: 'Darío', spanish: 'Las once y diez. ¿Ha subido a preguntarme la hora?', english: 'Ten past eleven. Have you come up to ask me the time?' },
    { speaker: 'Señora Robles', spanish: 'He subido para que deje usted de saltar. Desde el lunes no pego ojo.', english: 'I\'ve come up so that you\'ll stop jumping. I haven\'t slept a wink since Monday.' },
    { speaker: 'Darío', spanish: 'Señora, yo no salto. Estaba en el sofá, con un libro.', english: 'Ma\'am, I\'m not jumping. I was on the sofa, with a book.' },
    { speaker: 'Señora Robles', spanish: 'Esa excusa es muy vieja. Se oyen pasos, golpes y muebles que alguien arrastra.', english: 'That\'s a very old excuse. I can hear footsteps, bangs, and somebody dragging furniture.' },
    { speaker: 'Darío', spanish: 'Pues no soy yo. Vivo solo y camino en calcetines. Mire.', english: 'Well, it isn\'t me. I live alone, and I walk in my socks. Look.' },
    { speaker: 'Señora Robles', spanish: 'Muy bonitos. Pero mi lámpara no se mueve sola.', english: 'Very pretty. But my lamp doesn\'t move by itself.' },
    { speaker: 'Darío', spanish: '¿Me está acusando de mover su lámpara? No exagere, por favor.', english: 'Are you accusing me of moving your lamp? Don\'t exaggerate, please.' },
    { speaker: 'Señora Robles', spanish: '¡No me grite! En quince años nadie me había hablado así.', english: 'Don\'t shout at me! In fifteen years nobody had spoken to me like that.' },
    { speaker: 'Darío', spanish: 'Perdone. No es que quiera ser maleducado, es que mañana me levanto a las cinco.', english: 'I\'m sorry. It\'s not that I want to be rude, it\'s that I get up at five tomorrow.' },
    { speaker: 'Señora Robles', spanish: 'Espere, no se mueva. ¿Lo oye? Un, dos, tres… Otra vez.', english: 'Wait, don\'t move. Do you hear it? One, two, three … Again.' },
    { speaker: 'Darío', spanish: 'Lo oigo. Pero no viene de arriba, señora. Viene de su piso.', english: 'I hear it. But it isn\'t coming from upstairs, ma\'am. It\'s coming from your apartment.' },
    { speaker: 'Señora Robles', spanish: 'Imposible. A esta hora yo estoy en la cama, y mi marido mira la tele en el comedor.', english: 'Impossible. At this time I\'m in bed, and my husband watches TV in the dining room.' },
    { speaker: 'Darío', spanish: '¿Y baila? Porque eso que suena es un tango, y no muy bueno.', english: 'And does he dance? Because what\'s playing is a tango, and not a very good one.' },
    { speaker: 'Señora Robles', spanish: '¿Mi Ernesto? No ha bailado desde nuestra boda. El sábado hará cincuenta años… ¡Ay, joven! Perdóneme usted a mí.', english: 'My Ernesto? He hasn\'t danced since our wedding. On Saturday it\'ll be fifty years … Oh, young man! Please forgive me.' },
    { speaker: 'Darío', spanish: 'No pasa nada. Pero no baje todavía, que es una sorpresa. ¿Quiere un té? Yo ya no me duermo.', english: 'That\'s all right. But don\'t go down yet, it\'s a surprise. Would you like some tea? I won\'t fall asleep now.' },
  ],
  glosses: { tele: 'TV', un: 'a, one', ay: 'oh', tango: 'tango', 'deje usted de': 'you stop (dejar de)', 'no pego ojo': 'I don\'t sleep a wink', 'se oyen': 'one hears (oír)', mire: 'look (mirar)', sola: 'by itself', exagere: 'exaggerate (exagerar)', grite: 'shout (gritar)', espere: 'wait (esperar)', mueva: 'move (moverse)', baje: 'go down (bajar)', perdone: 'I\'m sorry (perdonar)', suena: 'is playing (sonar)', 'hará cincuenta años': 'it will be fifty years', joven: 'young man', 'me duermo': 'I fall asleep (dormirse)' },
  questions: [
    { question: 'Why has Señora Robles come up?', options: ['To ask what time it is', 'To ask him to stop jumping', 'To bring him his socks', 'To complain about his music'], correctAnswer: 'To ask him to stop jumping', after: 3 },
    { question: 'How does Darío defend himself?', options: ['He shows her his socks', 'He shows her his lamp', 'He says that he was asleep', 'He says that his children are jumping'], correctAnswer: 'He shows her his socks', after: 7 },
    { question: 'Where does the noise come from?', options: ['From the floor above Darío', 'From the stairs', 'From the street', 'From her own apartment'], correctAnswer: 'From her own apartment', after: 12 },
    { question: 'Why shouldn\'t she go down yet?', options: ['Her husband is rehearsing a dance for her', 'Her husband is angry', 'Darío wants to finish his book', 'The tea is not ready'], correctAnswer: 'Her husband is rehearsing a dance for her' },
  ],
} satisfies ReadingData;
