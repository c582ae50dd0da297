import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-tecnologia-la-averia-de-los-martes',
  title: 'Tuesday\'s breakdown',
  kind: 'dialogue',
  lines: [
    { speaker: 'Iván', spanish: 'Servicio técnico, buenas tardes. Me llamo Iván. ¿En qué puedo ayudarla?', english: 'Technical support, good afternoon. My name is Iván. How can I help you?' },
    { speaker: 'Doña Carmen', spanish: 'Buenas tardes, Iván. Soy yo otra vez. Se me ha ido la conexión.', english: 'Good afternoon, Iván. It\'s me again. My connection is gone.' },
    { speaker: 'Iván', spanish: '¿Doña Carmen? Claro, hoy es martes. ¿Ha comprobado si el cable está enchufado?', english: 'Doña Carmen? Of course, it\'s Tuesday today. Have you checked whether the cable is plugged in?' },
    { speaker: 'Doña Carmen', spanish: 'Está en su sitio. Será algo más grave. No se preocupe, tengo tiempo.', english: 'It\'s in its place. It must be something more serious. Don\'t worry, I have time.' },
    { speaker: 'Iván', spanish: 'Entonces reinicie el aparato y espere hasta que la luz se ponga verde.', english: 'Then restart the device and wait until the light turns green.' },
    { speaker: 'Doña Carmen', spanish: 'Espero. ¿Y su examen? El martes pasado estaba usted muy nervioso.', english: 'I\'m waiting. And your exam? Last Tuesday you were very nervous.' },
    { speaker: 'Iván', spanish: 'Aprobé, gracias. Pero mi jefe no quiere que hablemos de otras cosas. Nos controla los minutos.', english: 'I passed, thank you. But my boss doesn\'t want us to talk about other things. He checks our minutes.' },
    { speaker: 'Doña Carmen', spanish: '¡Qué poco humano! Una voz automática me preguntó si estaba contenta con usted. Dije que sí tres veces, por si acaso.', english: 'How inhuman! An automatic voice asked me whether I was happy with you. I said yes three times, just in case.' },
    { speaker: 'Iván', spanish: 'Muchas gracias. ¿Ya está verde?', english: 'Many thanks. Is it green now?' },
    { speaker: 'Doña Carmen', spanish: 'Todavía no. ¿Y esa chica de la que me habló? ¿La ha invitado por fin al cine?', english: 'Not yet. And that girl you told me about? Have you finally asked her to the movies?' },
    { speaker: 'Iván', spanish: 'Doña Carmen, desde aquí veo su red. La conexión se fue a las cuatro en punto, como todos los martes.', english: 'Doña Carmen, from here I can see your network. The connection went at four o\'clock on the dot, like every Tuesday.' },
    { speaker: 'Doña Carmen', spanish: '¡Qué casualidad! Los aparatos de hoy se estropean enseguida.', english: 'What a coincidence! Today\'s devices break down right away.' },
    { speaker: 'Iván', spanish: 'No se estropean. Alguien los desenchufa y los vuelve a enchufar cuando terminamos de hablar.', english: 'They don\'t break down. Somebody unplugs them and plugs them in again when we finish talking.' },
    { speaker: 'Doña Carmen', spanish: 'Será el gato.', english: 'It must be the cat.' },
    { speaker: 'Iván', spanish: 'Dígale al gato que no hace falta que toque el cable para que hablemos. Los martes salgo a las seis y le dejo mi número.', english: 'Tell the cat that it needn\'t touch the cable for us to talk. On Tuesdays I finish at six, and I\'ll leave you my number.' },
    { speaker: 'Doña Carmen', spanish: 'Se lo diré. Y usted llame a esa chica antes de que la invite otro.', english: 'I\'ll tell him. And you, call that girl before somebody else asks her out.' },
  ],
  glosses: { servicio: 'service', chica: 'girl', casualidad: 'coincidence', desenchufa: 'unplugs (desenchufar)', la: 'her, the', los: 'them, the' },
  questions: [
    { question: 'What does Doña Carmen say about the cable?', options: ['It\'s broken', 'It\'s where it belongs', 'The cat has eaten it', 'She can\'t find it'], correctAnswer: 'It\'s where it belongs', after: 4 },
    { question: 'What is Iván\'s problem with his boss?', options: ['He fails his exams', 'He has to work on Sundays', 'His calls are timed', 'He calls girls from work'], correctAnswer: 'His calls are timed', after: 8 },
    { question: 'What has Iván noticed?', options: ['The cat is often alone', 'Her neighbors use her network', 'The device is an old model', 'The connection fails at the same hour every Tuesday'], correctAnswer: 'The connection fails at the same hour every Tuesday', after: 13 },
    { question: 'Why has Doña Carmen really been calling?', options: ['She wants to talk to somebody', 'She wants her money back', 'She\'s afraid of the device', 'She\'s looking for a job for the girl'], correctAnswer: 'She wants to talk to somebody' },
  ],
} satisfies ReadingData;
