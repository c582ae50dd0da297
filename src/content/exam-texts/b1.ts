import type { ExamText } from '#machines/games/bank.types.ts';

export default [
  {
    id: 'b1-exam-trabajar-en-casa',
    title: 'A column about working at home',
    isHeard: false,
    lines: [
      { spanish: 'Desde hace un año trabajo en casa. Al principio todos mis amigos me decían que tenía mucha suerte: ya no perdía dos horas al día en el tráfico y nadie me miraba mientras comía. Y es verdad que los primeros meses fueron perfectos.', english: 'I\'ve been working at home for a year. At first all my friends told me that I was very lucky: I no longer wasted two hours a day in traffic, and nobody watched me while I ate. And it\'s true that the first months were perfect.' },
      { spanish: 'Sin embargo, un lunes de enero me di cuenta de que llevaba cuatro días hablando solamente con el gato. Mi jefe, que es muy amable, me ofreció volver a la oficina, pero solo pensar en el camino me ponía de mal humor.', english: 'However, one Monday in January I realized that for four days I had been talking only to the cat. My boss, who is very kind, offered to let me come back to the office, but just thinking of the way there put me in a bad mood.' },
      { spanish: 'Entonces una vecina que también trabaja en casa me propuso algo: "Si nos sentáramos a la misma mesa, por lo menos no tomaríamos el café solas". Desde entonces, los martes y los jueves llevo mi computadora a su cocina. Cada una hace su trabajo y casi no hablamos, pero a las dos comemos algo que no ha salido de una bolsa.', english: 'Then a neighbor who also works at home suggested something to me: "If we sat down at the same table, at least we wouldn\'t drink our coffee alone." Since then, on Tuesdays and Thursdays I take my computer to her kitchen. Each of us does her work, and we hardly talk, but at two we eat something that hasn\'t come out of a bag.' },
      { spanish: 'La semana pasada mi jefe me preguntó qué había cambiado, porque, según él, trabajo más rápido y de mejor humor. No supe qué decirle. No creo que todo el mundo necesite lo mismo, pero si alguien me pidiera un consejo, no hablaría de sillas caras ni de pantallas más grandes: hablaría de una mesa para dos.', english: 'Last week my boss asked me what had changed, because, according to him, I work faster and in a better mood. I didn\'t know what to tell him. I don\'t think that everybody needs the same thing, but if somebody asked me for advice, I wouldn\'t talk about expensive chairs or bigger screens: I would talk about a table for two.' },
    ],
    questions: [
      { question: 'What did the writer like at first?', options: ['Spending the day with her cat', 'Not having to commute', 'Having longer meals', 'Earning more money'], correctAnswer: 'Not having to commute' },
      { question: 'What did the writer notice in January?', options: ['She had become very lonely.', 'She worked more slowly than before.', 'She ate too much.', 'Her boss was unhappy.'], correctAnswer: 'She had become very lonely.' },
      { question: 'What do the two neighbors do on Tuesdays?', options: ['They talk all morning.', 'They drive to the office together.', 'They share their work.', 'They sit together and work.'], correctAnswer: 'They sit together and work.' },
      { question: 'What does the writer want to say with her last words?', options: ['Company matters more than equipment.', 'Coffee helps people to work faster.', 'Bosses should buy better furniture.', 'Everybody should work in a kitchen.'], correctAnswer: 'Company matters more than equipment.' },
    ],
  },
  {
    id: 'b1-exam-el-balcon',
    title: 'A letter to a hotel',
    isHeard: false,
    lines: [
      { spanish: 'Les escribo porque el fin de semana pasado mi marido y yo nos quedamos dos noches en su hotel. Hacía diez años que nos habíamos casado allí, y habíamos pedido una habitación tranquila con un balcón al mar. Así lo decía también el mensaje que ustedes nos enviaron en marzo.', english: 'I\'m writing to you because last weekend my husband and I stayed two nights at your hotel. We had gotten married there ten years earlier, and we had asked for a quiet room with a balcony facing the sea. That was also what the message that you sent us in March said.' },
      { spanish: 'Cuando llegamos, nos explicaron que solo quedaba una habitación encima del bar. Nos dijeron que la música terminaría a las doce. Terminó a las cuatro.', english: 'When we arrived, they explained to us that there was only one room left, above the bar. They told us that the music would end at twelve. It ended at four.' },
      { spanish: 'El sábado pedí que nos cambiaran de habitación. El joven que estaba en la entrada fue muy amable, pero dijo que él no podía decidir nada y que su jefe volvería el lunes. Nosotros nos íbamos el domingo.', english: 'On Saturday I asked to be moved to another room. The young man at the entrance was very kind, but he said that he couldn\'t decide anything and that his boss would come back on Monday. We were leaving on Sunday.' },
      { spanish: 'Quiero hablar también de lo bueno: el desayuno fue el mejor que hemos probado en mucho tiempo. Si durmiéramos en la cocina, volveríamos mañana mismo.', english: 'I also want to talk about what was good: breakfast was the best we have had in a long time. If we slept in the kitchen, we would come back tomorrow.' },
      { spanish: 'No les pido que nos devuelvan todo el dinero, pero no me parece normal que tengamos que pagar por un balcón que nunca vimos. Espero que nos devuelvan lo que cuesta, y que el próximo mensaje que reciba un cliente diga la verdad.', english: 'I\'m not asking you to give us back all the money, but it doesn\'t seem normal to me that we should have to pay for a balcony that we never saw. I hope that you will give us back what it costs, and that the next message that a guest receives will tell the truth.' },
      { spanish: 'Espero su respuesta.', english: 'I look forward to your answer.' },
    ],
    questions: [
      { question: 'What was wrong with the room?', options: ['It was too small and rather dirty.', 'Its balcony looked onto the street.', 'It was not the one they had booked.', 'It was far away from the bar.'], correctAnswer: 'It was not the one they had booked.' },
      { question: 'Why didn\'t the young man give them another room?', options: ['He had no power to do it.', 'He didn\'t believe her.', 'He was leaving on Sunday.', 'He was busy in the bar.'], correctAnswer: 'He had no power to do it.' },
      { question: 'What does the sentence about the kitchen mean?', options: ['They will come back very soon.', 'Only the breakfast was worth the money.', 'The kitchen was too close to their room.', 'They had to eat next to the kitchen.'], correctAnswer: 'Only the breakfast was worth the money.' },
      { question: 'What does the guest want from the hotel?', options: ['All of her money', 'Two more nights', 'A part of her money', 'A call from the boss'], correctAnswer: 'A part of her money' },
    ],
  },
  {
    id: 'b1-exam-la-biblioteca',
    title: 'A notice in a library',
    isHeard: false,
    lines: [
      { spanish: 'En septiembre la biblioteca del barrio empezará a abrir también los domingos. Los estudiantes lo pedían desde hacía años, y por fin será posible, porque dieciocho vecinos se han ofrecido a trabajar gratis una mañana al mes. Así, los que no tengan un lugar tranquilo en casa podrán estudiar aquí.', english: 'In September, the neighborhood library will start opening on Sundays, too. The students had been asking for it for years, and at last it will be possible, because eighteen neighbors have offered to work for free one morning a month. This way, those who have no quiet place at home will be able to study here.' },
      { spanish: 'Sin embargo, hay que explicar algunas cosas. Los domingos se podrán leer y devolver libros, pero no se podrán llevar a casa. El bar estará cerrado: si alguien tiene hambre, que coma en el jardín. Y, aunque nos encantan los niños, les pedimos a los padres que no los dejen solos. El mes pasado encontramos a dos hermanos que habían hecho una casa con nuestras novelas. Era muy bonita, pero tardamos tres días en poner cada libro en su lugar.', english: 'However, some things have to be explained. On Sundays it will be possible to read and return books, but not to take them home. The bar will be closed: anybody who is hungry should eat in the garden. And, although we love children, we ask parents not to leave them alone. Last month we found two brothers who had made a house with our novels. It was very pretty, but it took us three days to put each book in its place.' },
      { spanish: 'También buscamos a alguien que hable bien francés para que les lea historias a los más pequeños los sábados. No importa que no sea profesor: lo importante es que no se enoje si los niños le hacen cien preguntas.', english: 'We are also looking for somebody who speaks French well to read stories to the little ones on Saturdays. It doesn\'t matter if they aren\'t a teacher: the important thing is that they don\'t get angry if the children ask them a hundred questions.' },
      { spanish: 'Quien quiera ayudarnos puede hablar con Rosa en la entrada. No la llamen por teléfono, por favor: esto es una biblioteca.', english: 'Whoever wants to help us can talk to Rosa at the entrance. Please don\'t call her: this is a library.' },
    ],
    questions: [
      { question: 'How can the library open on Sundays?', options: ['Students pay for it every month.', 'The bar pays for it.', 'People help without pay.', 'It closes on Saturdays.'], correctAnswer: 'People help without pay.' },
      { question: 'What can\'t you do there on Sundays?', options: ['Borrow books', 'Return books', 'Study in quiet', 'Eat outside'], correctAnswer: 'Borrow books' },
      { question: 'Why does the notice mention the two brothers?', options: ['They know a lot about old novels.', 'Their parents work there.', 'They have built new shelves.', 'Parents should be more careful.'], correctAnswer: 'Parents should be more careful.' },
      { question: 'Who would be right for Saturdays?', options: ['A patient person', 'A trained teacher', 'A mother of two', 'A quiet student'], correctAnswer: 'A patient person' },
    ],
  },
  {
    id: 'b1-exam-una-tienda-de-libros',
    title: 'An interview on the radio',
    isHeard: true,
    lines: [
      { speaker: 'Andrés', spanish: 'Inés, hace tres años dejaste un buen sueldo en la ciudad para vender libros en un pueblo de doscientas personas. ¿Por qué?', english: 'Inés, three years ago you left a good salary in the city to sell books in a village of two hundred people. Why?' },
      { speaker: 'Inés', spanish: 'La verdad es que la culpa la tuvo una tormenta. Yo iba de viaje, se me rompió el coche y tuve que quedarme tres días en el pueblo. No había ningún lugar donde comprar un libro.', english: 'The truth is that a storm was to blame. I was on a trip, my car broke down, and I had to stay in the village for three days. There was no place to buy a book.' },
      { speaker: 'Andrés', spanish: '¿Y pensaste que sería un buen negocio?', english: 'And you thought that it would be a good business?' },
      { speaker: 'Inés', spanish: '¡No! Todos me dijeron que perdería mi dinero. Y el primer invierno casi tuvieron razón: había días en que no entraba nadie, y yo leía sola detrás de la mesa.', english: 'No! Everybody told me that I would lose my money. And the first winter they were almost right: there were days when nobody came in, and I read alone behind the desk.' },
      { speaker: 'Andrés', spanish: '¿Qué cambió entonces?', english: 'What changed then?' },
      { speaker: 'Inés', spanish: 'Un señor mayor me pidió que le leyera una carta, porque ya no veía bien. Le gustó mi voz, y al día siguiente volvió con una novela y tres amigos. Ahora leo todos los jueves para unas treinta personas. Siempre termino cuando la historia está en lo más interesante.', english: 'An older man asked me to read him a letter, because he couldn\'t see well anymore. He liked my voice, and the next day he came back with a novel and three friends. Now I read every Thursday for about thirty people. I always end when the story is at its most exciting.' },
      { speaker: 'Andrés', spanish: '¿Y volverías a la ciudad si te ofrecieran otra vez tu trabajo?', english: 'And would you go back to the city if they offered you your job again?' },
      { speaker: 'Inés', spanish: 'Me lo ofrecieron el mes pasado. Les dije que no podía hablar, porque era jueves.', english: 'They offered it to me last month. I told them that I couldn\'t talk, because it was Thursday.' },
    ],
    questions: [
      { question: 'How did Inés get to know the village?', options: ['She had family there.', 'She stopped there by chance.', 'She was looking for a store.', 'A friend invited her there.'], correctAnswer: 'She stopped there by chance.' },
      { question: 'What was the first winter like for the store?', options: ['It had hardly any customers.', 'A storm closed it for three months.', 'It ran out of books.', 'It made good money.'], correctAnswer: 'It had hardly any customers.' },
      { question: 'Why do people come back every week?', options: ['They bring their letters.', 'The books are cheap.', 'They have no other place to go to.', 'They want to know how it goes on.'], correctAnswer: 'They want to know how it goes on.' },
      { question: 'What does her last answer show?', options: ['She would like to accept the offer.', 'Her store matters more to her.', 'She had forgotten the offer.', 'She doesn\'t like phone calls.'], correctAnswer: 'Her store matters more to her.' },
    ],
  },
  {
    id: 'b1-exam-la-sorpresa',
    title: 'A voice message from a sister',
    isHeard: true,
    lines: [
      { spanish: 'Hola, Raúl, soy tu hermana. Espero que no estés enojado conmigo porque anoche no te llamé: llegué a casa tan tarde que no quise despertarte.', english: 'Hi, Raúl, it\'s your sister. I hope you aren\'t angry with me because I didn\'t call you last night: I got home so late that I didn\'t want to wake you up.' },
      { spanish: 'Es por lo del cumpleaños del abuelo. Ya he hablado con todos, y al final seremos veintidós, así que su casa es demasiado pequeña. He reservado una mesa en el restaurante del lago para el sábado a las dos. El abuelo todavía no sabe nada, pero ayer me preguntó por qué todo el mundo dejaba de hablar cuando él entraba. Le dije que estábamos hablando de fútbol. No creo que me creyera: sabe que yo no he visto un partido en mi vida.', english: 'It\'s about Grandpa\'s birthday. I\'ve already talked to everybody, and in the end there will be twenty-two of us, so his house is too small. I\'ve reserved a table at the restaurant by the lake for Saturday at two. Grandpa still doesn\'t know anything, but yesterday he asked me why everybody stopped talking when he came in. I told him that we were talking about soccer. I don\'t think he believed me: he knows that I\'ve never seen a game in my life.' },
      { spanish: 'Lo que tienes que hacer tú es fácil. El sábado por la mañana llévalo a la piscina, al mercado o a donde quieras, y no vuelvas con él antes de la una y media. Si te pregunta algo, pídele que te explique cómo funcionaba su primer coche: puede hablar de eso durante horas.', english: 'What you have to do is easy. On Saturday morning take him to the pool, to the market, or wherever you like, and don\'t come back with him before one thirty. If he asks you anything, ask him to explain to you how his first car worked: he can talk about that for hours.' },
      { spanish: 'Y no te preocupes por el regalo, que ya lo he comprado. Es lo que él quería, pero no sabes lo caro que es. En cuanto puedas, llámame y hablamos.', english: 'And don\'t worry about the present, I\'ve already bought it. It\'s what he wanted, but you don\'t know how expensive it is. As soon as you can, call me and we\'ll talk.' },
    ],
    questions: [
      { question: 'Why won\'t they meet at their grandfather\'s house?', options: ['He isn\'t well.', 'Too many people are coming.', 'He would notice something.', 'It is too far from the lake.'], correctAnswer: 'Too many people are coming.' },
      { question: 'Why didn\'t their grandfather believe her?', options: ['She isn\'t interested in soccer.', 'He had listened behind the door.', 'She has lied to him before.', 'Everybody began to laugh.'], correctAnswer: 'She isn\'t interested in soccer.' },
      { question: 'What is Raúl to do with his grandfather on Saturday?', options: ['Give him the present', 'Take him to a soccer game', 'Keep him away for a while', 'Drive him to the lake early'], correctAnswer: 'Keep him away for a while' },
      { question: 'What does she probably want when she speaks of the present?', options: ['Raúl should find a cheaper one.', 'Raúl should take it back.', 'Raúl should guess what it is.', 'Raúl should pay a part of it.'], correctAnswer: 'Raúl should pay a part of it.' },
    ],
  },
] satisfies readonly ExamText[];
