import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-ciudad-el-primer-dia-de-lidia',
  title: 'A bus with owners',
  kind: 'dialogue',
  lines: [
    { speaker: 'Don Fermín', spanish: 'Buenas tardes. ¿Este autobús va para la calle Luna?', english: 'Good afternoon. Is this bus going to Luna Street?' },
    { speaker: 'Lidia', spanish: 'No, señor. Va para la estación y pasa por el mercado.', english: 'No, sir. It goes to the station and passes by the market.' },
    { speaker: 'Don Fermín', spanish: 'Bueno, subo por si acaso. Oiga, el semáforo ya está en verde. ¿Por qué no sigue?', english: 'Well, I\'ll get on just in case. Listen, the light is already green. Why don\'t you go on?' },
    { speaker: 'Lidia', spanish: 'Es que hoy es mi primer día y cerraron la avenida por una fiesta. ¿Sabe usted por dónde llego a la estación?', english: 'You see, today is my first day, and they closed the avenue because of a party. Do you know which way I can get to the station?' },
    { speaker: 'Don Fermín', spanish: '¿Me lo pregunta a mí? ¡Pero si la conductora es usted!', english: 'You\'re asking me? But you\'re the driver!' },
    { speaker: 'Lidia', spanish: 'No lo diga tan alto, por favor. Ahí detrás hay doce personas con prisa.', english: 'Don\'t say it so loud, please. There are twelve people in a hurry back there.' },
    { speaker: 'Don Fermín', spanish: 'Tranquila, vivo aquí desde hace setenta años. Gire a la derecha en la esquina.', english: 'Don\'t worry, I\'ve lived here for seventy years. Turn right at the corner.' },
    { speaker: 'Lidia', spanish: '¿Por esa calle? ¡El autobús apenas pasa!', english: 'Down that street? The bus can hardly get through!' },
    { speaker: 'Don Fermín', spanish: 'Pasa, pasa. Ahora, a la izquierda. Y pare delante de aquella puerta verde.', english: 'It can, it can. Now left. And stop in front of that green door.' },
    { speaker: 'Lidia', spanish: 'Pero si aquí no hay ninguna parada.', english: 'But there\'s no stop here.' },
    { speaker: 'Don Fermín', spanish: 'No, hay algo mejor: mi casa. Bienvenida a la calle Luna, y muchas gracias por traerme.', english: 'No, there\'s something better: my house. Welcome to Luna Street, and thank you very much for bringing me.' },
    { speaker: 'Lidia', spanish: '¿Cómo? ¿Crucé medio barrio solo para llevarlo a su casa?', english: 'What? I crossed half the neighborhood just to take you home?' },
    { speaker: 'Don Fermín', spanish: 'Lo hizo por mis rodillas, hija. Pero no se preocupe: ahí sale mi mujer para ayudarla.', english: 'You did it for my knees, dear. But don\'t worry: here comes my wife to help you.' },
    { speaker: 'Lidia', spanish: '¿Y ella sabe llegar a la estación?', english: 'And does she know how to get to the station?' },
    { speaker: 'Don Fermín', spanish: 'Por supuesto. Solo tiene que pasar antes por el mercado, para comprar unos tomates. No tarda ni diez minutos.', english: 'Of course. She only has to stop by the market first, to buy some tomatoes. It won\'t even take her ten minutes.' },
    { speaker: 'Lidia', spanish: 'Ya entiendo. Este autobús no tiene pasajeros. ¡Tiene dueños!', english: 'Now I understand. This bus doesn\'t have passengers. It has owners!' },
  ],
  glosses: { pare: 'stop (parar)', conductora: 'driver (woman)', pasajeros: 'passengers', apenas: 'hardly', rodillas: 'knees', preocupe: 'worry (preocuparse)', 'se preocupe': 'worry (preocuparse)', prisa: 'hurry', 'con prisa': 'in a hurry', bienvenida: 'welcome', tarda: 'takes (time)', oiga: 'excuse me, listen (oír)', 'por dónde': 'which way', 'pero si': 'but (in surprise)', gire: 'turn (girar)', diga: 'say (decir)', 'ahí detrás': 'back there', 'ahí': 'there', solo: 'just, only', llevarlo: 'to take you', ayudarla: 'to help you', sale: 'comes out (salir)', 'cómo': 'what?', tranquila: 'don\'t worry', hija: 'daughter, dear', hizo: 'you did (hacer)', pasa: 'passes, gets through (pasar)', ya: 'already; now' },
  questions: [
    { question: 'What is Lidia\'s problem?', options: ['Her bus has stopped working', 'She knows no other way', 'A passenger doesn\'t want to pay', 'The light doesn\'t turn green'], correctAnswer: 'She knows no other way', after: 4 },
    { question: 'Why does she ask Don Fermín to speak softly?', options: ['Some passengers are sleeping', 'She can\'t hear the street', 'She has a headache', 'The others mustn\'t know it'], correctAnswer: 'The others mustn\'t know it', after: 6 },
    { question: 'Where has Don Fermín led the bus?', options: ['To his own street', 'Back to the avenue', 'To the station', 'To the party'], correctAnswer: 'To his own street', after: 11 },
    { question: 'What does Lidia mean by her last words?', options: ['The bus is too old to be sold', 'Nobody has paid for the ride', 'They use the bus as if it were theirs', 'She\'d like a bus of her own'], correctAnswer: 'They use the bus as if it were theirs' },
  ],
} satisfies ReadingData;
