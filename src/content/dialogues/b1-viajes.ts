import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-viajes-las-habitaciones-doce-y-catorce',
  title: 'Rooms twelve and fourteen',
  kind: 'dialogue',
  lines: [
    { speaker: 'Señor Soto', spanish: '¿Oiga? Llamo de la habitación doce. Dígale a la señora de la catorce que baje la radio.', english: 'Hello? I\'m calling from room twelve. Tell the lady in fourteen to turn down the radio.' },
    { speaker: 'Inma', spanish: 'Un momento, señor Soto… Ya he hablado con ella. Dice que no es la radio, que es ella y que está cantando.', english: 'One moment, Mr. Soto … I\'ve talked to her. She says that it isn\'t the radio, that it\'s her and that she\'s singing.' },
    { speaker: 'Señor Soto', spanish: 'Pues pídale que cante más bajo.', english: 'Then ask her to sing more softly.' },
    { speaker: 'Inma', spanish: 'Dice que usted canta mucho peor, pero que nunca se lo había querido decir.', english: 'She says that you sing much worse, but that she had never wanted to tell you.' },
    { speaker: 'Señor Soto', spanish: '¡Eso es mentira! Bueno, quizás un poco.', english: 'That\'s a lie! Well, perhaps a little.' },
    { speaker: 'Inma', spanish: 'Perdone, ¿se conocen ustedes?', english: 'Excuse me, do you two know each other?' },
    { speaker: 'Señor Soto', spanish: 'Llevamos treinta años casados.', english: 'We\'ve been married for thirty years.' },
    { speaker: 'Inma', spanish: '¿Y por qué duermen en habitaciones diferentes?', english: 'And why are you sleeping in different rooms?' },
    { speaker: 'Señor Soto', spanish: 'Porque ayer nos perdimos en la frontera. Ella me dijo que el mapa lo tenía yo, y yo le dije que lo tenía ella.', english: 'Because yesterday we got lost at the border. She told me that I had the map, and I told her that she had it.' },
    { speaker: 'Inma', spanish: '¿Y quién lo tenía?', english: 'And who had it?' },
    { speaker: 'Señor Soto', spanish: 'Nadie. Se quedó en casa.', english: 'Nobody. It stayed at home.' },
    { speaker: 'Inma', spanish: 'Espere, que me está llamando ella… Dice que siente mucho lo del mapa y que lo invita a desayunar en su balcón.', english: 'Wait, she\'s calling me … She says that she\'s very sorry about the map, and she invites you to have breakfast on her balcony.' },
    { speaker: 'Señor Soto', spanish: '¿De verdad ha dicho eso? ¡Mi mujer no me ha pedido perdón en treinta años!', english: 'Did she really say that? My wife hasn\'t apologized to me in thirty years!' },
    { speaker: 'Inma', spanish: 'También dice que no tarde usted, que el café se enfría.', english: 'She also says that you shouldn\'t be long, that the coffee is getting cold.' },
    { speaker: 'Señor Soto', spanish: '¡Voy enseguida! Y dígale… Dígale que cante más alto.', english: 'I\'m on my way! And tell her … Tell her to sing louder.' },
    { speaker: 'Inma', spanish: 'Ahora mismo… ¿Señora? La llamo de parte de su marido. Dice que siente mucho lo del mapa y que la invita a desayunar.', english: 'Right away … Ma\'am? I\'m calling on behalf of your husband. He says that he\'s very sorry about the map, and he invites you to have breakfast.' },
  ],
  glosses: { mentira: 'lie', 'enfría': 'gets cold (enfriarse)', 'de parte de': 'on behalf of', perdone: 'excuse me', oiga: 'hello, listen (oír)', baje: 'to turn down (bajar)', cante: 'to sing (cantar)', 'más bajo': 'more softly', bajo: 'low, soft', 'más alto': 'louder', alto: 'loud', 'lo del mapa': 'the matter of the map', la: 'the, you', lo: 'it, you', 'había querido': 'had wanted (querer)', 'se conocen': 'know each other (conocerse)', llevamos: 'we have been (for a time)', 'tenía': 'had (tener)', espere: 'wait (esperar)', 'pídale': 'ask her (pedir)', 'dígale': 'tell her (decir)', siente: 'is sorry about (sentir)', 'no tarde': 'not to be long (tardar)', tarde: 'be long (tardar)', mucho: 'much, very', 'de verdad': 'really' },
  questions: [
    { question: 'What does Señor Soto complain about?', options: ['His room is too small', 'The radio doesn\'t work', 'The breakfast is late', 'His neighbor is loud'], correctAnswer: 'His neighbor is loud', after: 3 },
    { question: 'Who is the lady in room fourteen?', options: ['His wife', 'A singer', 'His sister', 'The owner of the hotel'], correctAnswer: 'His wife', after: 7 },
    { question: 'Why did the two quarrel?', options: ['Both of them wanted the balcony', 'Neither had brought the map', 'She had driven too fast', 'They were late for dinner'], correctAnswer: 'Neither had brought the map', after: 11 },
    { question: 'What has the receptionist done?', options: ['She has passed on every word', 'She has mixed up two rooms', 'She has invented the apologies', 'She has listened at the door'], correctAnswer: 'She has invented the apologies' },
  ],
} satisfies ReadingData;
