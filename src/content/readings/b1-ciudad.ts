import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-ciudad-una-buena-nariz',
  title: 'A good nose',
  kind: 'dialogue',
  lines: [
    { speaker: 'Ana', spanish: 'Disculpe, señor, ¿para ir al museo del chocolate?', english: 'Excuse me, sir, how do we get to the chocolate museum?' },
    { speaker: 'Señor', spanish: 'Siga por esta calle hasta el semáforo y, en la esquina, a la derecha.', english: 'Go on along this street to the traffic light, and at the corner go right.' },
    { speaker: 'Tomás', spanish: 'Mamá, yo creo que es hacia el otro lado. De ahí viene un olor muy bueno.', english: 'Mom, I think it\'s the other way. There\'s a very good smell coming from over there.' },
    { speaker: 'Ana', spanish: 'Será una tienda, Tomás. Según el señor, es a la derecha.', english: 'It must be a store, Tomás. According to the man, it\'s to the right.' },
    { speaker: 'Tomás', spanish: 'Hace media hora que caminamos y aquí solo hay bancos.', english: 'We\'ve been walking for half an hour, and there\'s nothing here but banks.' },
    { speaker: 'Ana', spanish: 'No te preocupes, hijo. Traje un mapa por si acaso. Mira, el museo está al lado del mar.', english: 'Don\'t worry, son. I brought a map just in case. Look, the museum is next to the sea.' },
    { speaker: 'Tomás', spanish: 'Mamá, en esta ciudad no hay mar. ¡Ese mapa es de otra ciudad!', english: 'Mom, there\'s no sea in this city. That map is of another city!' },
    { speaker: 'Ana', spanish: '¡No me digas! Está bien: ahora te sigo yo a ti.', english: 'You don\'t say! All right: now I\'ll follow you.' },
    { speaker: 'Tomás', spanish: 'Por aquí. No corras, el semáforo está en rojo. Ahora, a la izquierda, y… ¡aquí está!', english: 'This way. Don\'t run, the light is red. Now to the left, and … here it is!' },
    { speaker: 'Ana', spanish: '¡Pero si está enfrente de nuestro hotel! Hemos caminado una hora para volver al mismo lugar.', english: 'But it\'s across from our hotel! We\'ve walked for an hour to come back to the same place.' },
    { speaker: 'Portero', spanish: 'Lo siento, señora, ya está cerrado.', english: 'I\'m sorry, ma\'am, we\'re already closed.' },
    { speaker: 'Tomás', spanish: 'Por favor, señor, he encontrado el museo yo solo. ¡Y sin mapa!', english: 'Please, sir, I found the museum all by myself. And without a map!' },
    { speaker: 'Portero', spanish: '¿Con la nariz? Entonces, toma: un chocolate para ti, por tu buen trabajo, y otro para tu madre, para que vuelva mañana contenta.', english: 'With your nose? Then here you go: a chocolate for you, for your good work, and another one for your mother, so that she comes back happy tomorrow.' },
    { speaker: 'Ana', spanish: 'Muchas gracias. ¿Y cuánto cuesta la entrada para los niños?', english: 'Thank you very much. And how much is a ticket for children?' },
    { speaker: 'Portero', spanish: 'Los que tienen buena nariz no pagan.', english: 'Those who have a good nose don\'t pay.' },
    { speaker: 'Ana', spanish: '¿Eso dice la ley?', english: 'Is that what the law says?' },
    { speaker: 'Portero', spanish: 'La de la ciudad, no, señora. La de mi puerta, sí.', english: 'Not the law of the city, ma\'am. But the law at my door, yes.' },
  ],
  glosses: { mamá: 'Mom', lado: 'way, side', olor: 'smell', preocupes: 'worry', siga: 'go on! (seguir)', 'será': 'will be, must be (ser)', hace: 'for (so long)', solo: 'only', si: 'but, if', toma: 'here you go! (tomar)', cuesta: 'costs (costar)', enfrente: 'across' },
  questions: [
    { question: 'Why does Tomás want to go the other way?', options: ['He is tired of walking', 'He wants to go back to the hotel', 'He smells something good', 'He has seen a sign'], correctAnswer: 'He smells something good', after: 3 },
    { question: 'Why is Ana\'s map no help?', options: ['It is too old', 'She can\'t read it', 'It is wet', 'It is a map of the wrong city'], correctAnswer: 'It is a map of the wrong city', after: 7 },
    { question: 'Why is Ana surprised when they arrive?', options: ['They set out from almost the same spot', 'The museum is very small', 'The man from the street is there', 'The museum sells no chocolate'], correctAnswer: 'They set out from almost the same spot', after: 10 },
    { question: 'What will happen tomorrow?', options: ['The museum will be closed', 'Tomás will get in for free', 'Ana will buy a new map', 'They will leave the city'], correctAnswer: 'Tomás will get in for free' },
  ],
} satisfies ReadingData;
