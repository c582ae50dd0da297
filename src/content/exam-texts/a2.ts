import type { ExamText } from '#machines/games/bank.types.ts';

export default [
  {
    id: 'a2-exam-sin-celular',
    title: 'A column in a local paper',
    isHeard: false,
    lines: [
      { spanish: 'El domingo pasado viajaba en un barco por el río. Quise sacar una foto de un pájaro y, un momento después, el pájaro estaba en el cielo y mi celular en el agua.', english: 'Last Sunday I was traveling down the river on a boat. I tried to take a photo of a bird, and a moment later the bird was in the sky and my cell phone in the water.' },
      { spanish: 'El primer día fue muy difícil: cada cinco minutos mi mano buscaba el teléfono. El martes llegué tarde a la oficina, porque antes siempre me despertaba con él.', english: 'The first day was very hard: every five minutes my hand looked for the phone. On Tuesday I got to the office late, because before I had always woken up with it.' },
      { spanish: 'Pero el miércoles pasó algo interesante. En el autobús miré por la ventana y vi que mi barrio tenía una biblioteca nueva. Entré y salí con tres novelas.', english: 'But on Wednesday something interesting happened. On the bus I looked out the window and saw that my neighborhood had a new library. I went in and came out with three novels.' },
      { spanish: 'El jueves no podía escribirle un mensaje a mi madre, así que fui a su casa. Ella abrió la puerta, me miró con miedo y preguntó: "¿Qué ha pasado?".', english: 'On Thursday I couldn\'t write my mother a message, so I went to her house. She opened the door, looked at me in fear, and asked, "What happened?"' },
      { spanish: 'Ayer compré un celular nuevo, más barato que el otro. Todavía no lo he encendido: primero quiero terminar la tercera novela.', english: 'Yesterday I bought a new cell phone, cheaper than the other one. I haven\'t turned it on yet: first I want to finish the third novel.' },
    ],
    questions: [
      { question: 'What happened to the phone?', options: ['It fell into the river.', 'It was left on a bus.', 'A bird took it.', 'It broke at the office.'], correctAnswer: 'It fell into the river.' },
      { question: 'Why was the writer late on Tuesday?', options: ['The bus didn\'t come.', 'Nothing woke the writer up.', 'A novel was too interesting.', 'There was too much work.'], correctAnswer: 'Nothing woke the writer up.' },
      { question: 'Why is the mother worried?', options: ['Her child seems to be sick.', 'Visits like this one are rare.', 'She can\'t find her own phone.', 'It is very late at night.'], correctAnswer: 'Visits like this one are rare.' },
      { question: 'What does the end tell us?', options: ['The new phone is too cheap to be good.', 'The writer doesn\'t know how to use it.', 'The writer is waiting for a call.', 'The writer is happy without a phone.'], correctAnswer: 'The writer is happy without a phone.' },
    ],
  },
  {
    id: 'a2-exam-el-ascensor',
    title: 'A notice in an apartment building',
    isHeard: false,
    lines: [
      { spanish: 'Vecinos: el ascensor tiene más de treinta años y ya no funciona bien. La semana pasada la señora Ortega y su perro se quedaron dentro casi una hora. Por eso hemos decidido cambiarlo.', english: 'Neighbors: the elevator is more than thirty years old and doesn\'t work well anymore. Last week Mrs. Ortega and her dog were stuck inside for almost an hour. That\'s why we have decided to replace it.' },
      { spanish: 'Empezaremos el lunes y terminaremos dos semanas después. Por la mañana el edificio será muy ruidoso, pero nadie va a trabajar ni por la tarde ni el fin de semana. El ascensor nuevo será más grande y más rápido que el viejo, y no costará tanto como pensábamos: cien euros por apartamento.', english: 'We\'ll begin on Monday and finish two weeks later. In the morning the building will be very noisy, but nobody is going to work in the afternoon or on weekends. The new elevator will be bigger and faster than the old one, and it won\'t cost as much as we thought: a hundred euros per apartment.' },
      { spanish: 'Si usted no puede subir sus bolsas por la escalera, Iván y Sara, los jóvenes del primer piso, las llevarán hasta su puerta.', english: 'If you can\'t carry your bags up the stairs, Iván and Sara, the young people on the first floor, will take them to your door.' },
      { spanish: 'Y una última cosa: alguien deja su bicicleta todas las noches en la escalera, y eso es peligroso. Esa persona ya sabe quién es. Para las bicicletas tenemos el garaje.', english: 'And one last thing: somebody leaves a bicycle on the stairs every night, and that is dangerous. That person already knows who they are. For bicycles we have the garage.' },
    ],
    questions: [
      { question: 'Why do the neighbors want a new elevator?', options: ['The old one is too noisy.', 'The old one often fails.', 'Dogs can\'t use the old one.', 'A new one costs less.'], correctAnswer: 'The old one often fails.' },
      { question: 'When will the building be quiet?', options: ['Before noon', 'On Mondays', 'In the afternoon', 'Only late at night'], correctAnswer: 'In the afternoon' },
      { question: 'What have Iván and Sara offered to do?', options: ['Carry things up', 'Walk the dog', 'Clean the stairs', 'Share their garage'], correctAnswer: 'Carry things up' },
      { question: 'What does the writer mean by «Esa persona ya sabe quién es»?', options: ['The neighbors have told the writer the name.', 'The writer doesn\'t want to give the name here.', 'Nobody in the building knows the name so far.', 'The writer has left a bicycle there, too.'], correctAnswer: 'The writer doesn\'t want to give the name here.' },
    ],
  },
  {
    id: 'a2-exam-desde-la-costa',
    title: 'A message from Óscar',
    isHeard: false,
    lines: [
      { spanish: '¡Hola, Nuria! Te escribo desde un pueblo muy pequeño de la costa de Perú. Llegué hace tres días y todavía no conozco a los vecinos, pero ellos ya saben todo de mí: dónde trabajo, qué como y a qué hora me acuesto.', english: 'Hi, Nuria! I\'m writing to you from a very small village on the coast of Peru. I arrived three days ago and don\'t know the neighbors yet, but they already know everything about me: where I work, what I eat, and what time I go to bed.' },
      { spanish: 'El viaje fue difícil: perdí un avión y mi maleta todavía no ha llegado. Por eso llevo la ropa del dueño del hotel, que es mucho más alto que yo. La gente se ríe, pero es muy amable. Ayer una señora me vio en la plaza, entró en su casa y salió con un plato de arroz con pescado. "Está usted muy delgado, joven", me dijo.', english: 'The trip was difficult: I missed a plane, and my suitcase still hasn\'t arrived. That\'s why I\'m wearing the clothes of the owner of the hotel, who is much taller than me. People laugh, but they\'re very kind. Yesterday a lady saw me on the square, went into her house, and came out with a plate of rice with fish. "You\'re very thin, young man," she told me.' },
      { spanish: 'Mañana empiezo en la escuela. Los niños tienen entre seis y diez años y quieren aprender inglés, así que tendré que hablar despacio.', english: 'Tomorrow I start at the school. The children are between six and ten years old and want to learn English, so I will have to speak slowly.' },
      { spanish: 'Quería quedarme un mes, pero ya le he preguntado al dueño cuánto cuesta la habitación hasta diciembre. ¡Escríbeme pronto!', english: 'I wanted to stay for a month, but I\'ve already asked the owner how much the room costs until December. Write to me soon!' },
    ],
    questions: [
      { question: 'Why do people laugh at Óscar?', options: ['He talks to them too slowly.', 'His clothes don\'t fit him.', 'He is always hungry.', 'He goes to bed early.'], correctAnswer: 'His clothes don\'t fit him.' },
      { question: 'Why did the woman bring him food?', options: ['He had asked her for some.', 'He works in her house every day.', 'She thought he needed it.', 'She knew his family.'], correctAnswer: 'She thought he needed it.' },
      { question: 'What is Óscar going to do in the village?', options: ['Teach', 'Cook', 'Fish', 'Study'], correctAnswer: 'Teach' },
      { question: 'What does his question to the owner show?', options: ['He finds his room too expensive.', 'He wants another room.', 'He wants to go home soon.', 'He would like to stay longer.'], correctAnswer: 'He would like to stay longer.' },
    ],
  },
  {
    id: 'a2-exam-el-fin-de-semana',
    title: 'A phone call between two friends',
    isHeard: true,
    lines: [
      { speaker: 'Marta', spanish: '¿Diga?', english: 'Hello?' },
      { speaker: 'Luis', spanish: 'Hola, Marta, soy Luis. ¿Has hablado ya con tu hermana sobre la casa de la playa?', english: 'Hi, Marta, it\'s Luis. Have you already talked to your sister about the house at the beach?' },
      { speaker: 'Marta', spanish: 'Sí, Luis, la llamé anoche. Este fin de semana no podemos ir: se la ha alquilado a unos turistas.', english: 'Yes, Luis, I called her last night. We can\'t go this weekend: she has rented it to some tourists.' },
      { speaker: 'Luis', spanish: '¡Qué mala suerte! Y yo ya he comprado tres kilos de carne.', english: 'What bad luck! And I\'ve already bought three kilos of meat.' },
      { speaker: 'Marta', spanish: 'Espera, Luis, tengo otra idea. Mis tíos viven en la montaña, al lado de un lago. Cuando era niña, pasaba allí todos los veranos.', english: 'Wait, Luis, I have another idea. My uncle and aunt live in the mountains, next to a lake. When I was a child, I used to spend every summer there.' },
      { speaker: 'Luis', spanish: 'Pero, Marta, la radio dice que el sábado lloverá.', english: 'But, Marta, the radio says that it will rain on Saturday.' },
      { speaker: 'Marta', spanish: 'En la costa, sí. En la montaña hará sol. Podemos ir en tren, porque tu coche todavía está roto, ¿no?', english: 'On the coast, yes. In the mountains it will be sunny. We can go by train, because your car is still broken, isn\'t it?' },
      { speaker: 'Luis', spanish: 'Sí, desde el lunes. ¿Y Pedro? ¿Se lo has dicho ya?', english: 'Yes, since Monday. What about Pedro? Have you told him yet?' },
      { speaker: 'Marta', spanish: 'Sí, pero Pedro no viene. Mi tío cuenta siempre la misma historia, y Pedro ya la conoce. Pero mi tía, Luis, cocina mejor que cualquier restaurante.', english: 'Yes, but Pedro isn\'t coming. My uncle always tells the same story, and Pedro already knows it. But my aunt, Luis, cooks better than any restaurant.' },
      { speaker: 'Luis', spanish: '¡Entonces me encantan las historias!', english: 'Then I love stories!' },
    ],
    questions: [
      { question: 'Why can\'t they go to the house at the beach?', options: ['Marta\'s sister needs it.', 'Other people will be there.', 'The weather will be bad.', 'It has become too expensive.'], correctAnswer: 'Other people will be there.' },
      { question: 'What will the weather be like in the mountains?', options: ['Rainy', 'Cold', 'Windy', 'Sunny'], correctAnswer: 'Sunny' },
      { question: 'Why won\'t they drive?', options: ['Luis\'s car doesn\'t work.', 'The train is cheaper.', 'Pedro has taken the car.', 'The roads are dangerous.'], correctAnswer: 'Luis\'s car doesn\'t work.' },
      { question: 'Why does Luis say that he loves stories?', options: ['He knows the story already.', 'He wants to please Pedro.', 'The food will be worth it.', 'He has one to tell, too.'], correctAnswer: 'The food will be worth it.' },
    ],
  },
  {
    id: 'a2-exam-en-el-autobus',
    title: 'An announcement on a bus tour',
    isHeard: true,
    lines: [
      { spanish: 'Buenos días a todos. Me llamo Julia y hoy viajo con ustedes.', english: 'Good morning, everyone. My name is Julia, and I\'m traveling with you today.' },
      { spanish: 'Queríamos empezar por el museo, pero esta mañana está cerrado, así que lo visitaremos después del almuerzo. Ahora vamos al pueblo viejo.', english: 'We wanted to begin with the museum, but it\'s closed this morning, so we will visit it after lunch. Now we\'re going to the old village.' },
      { spanish: 'El autobús los deja en la plaza y los espera a la una en punto en el puente, al otro lado del pueblo. Desde la plaza se puede ir a pie en veinte minutos. El año pasado una familia entró en una tienda de zapatos y se olvidó de la hora. Llegaron al hotel a medianoche, en taxi, ¡y el taxi les costó más que los zapatos!', english: 'The bus will drop you off in the square and wait for you at one o\'clock sharp at the bridge, on the other side of the village. From the square you can walk there in twenty minutes. Last year a family went into a shoe store and forgot the time. They got to the hotel at midnight, by taxi, and the taxi cost them more than the shoes!' },
      { spanish: 'Para comer hay dos restaurantes. El de la plaza es más barato, pero en el del puente tienen el mejor pescado de la costa.', english: 'There are two restaurants for lunch. The one in the square is cheaper, but the one at the bridge has the best fish on the coast.' },
      { spanish: 'Y una última cosa: ayer alguien dejó aquí este paraguas rojo. ¿Es de alguno de ustedes? ¿No? Pues hoy, con este sol, no lo vamos a necesitar.', english: 'And one last thing: yesterday somebody left this red umbrella here. Does it belong to any of you? No? Well, today, with this sun, we aren\'t going to need it.' },
    ],
    questions: [
      { question: 'What is different today?', options: ['They see the museum later.', 'They leave an hour late today.', 'They have another guide.', 'They eat at the hotel.'], correctAnswer: 'They see the museum later.' },
      { question: 'Where do the travelers meet the bus at one?', options: ['In the square', 'At the museum', 'At the hotel', 'At the bridge'], correctAnswer: 'At the bridge' },
      { question: 'Why does Julia tell them about the family?', options: ['She wants them to be on time.', 'She likes the shoes there.', 'Taxis there are better than buses.', 'The family is on the bus.'], correctAnswer: 'She wants them to be on time.' },
      { question: 'What does she say about the restaurant by the bridge?', options: ['It is cheaper.', 'It is closed until the evening.', 'It serves very good fish.', 'It is too far away.'], correctAnswer: 'It serves very good fish.' },
    ],
  },
] satisfies readonly ExamText[];
