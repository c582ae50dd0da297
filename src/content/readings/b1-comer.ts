import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-comer-el-senor-del-cuaderno',
  title: 'The man with the notebook',
  kind: 'dialogue',
  lines: [
    { speaker: 'Lucía', spanish: 'Tomás, ¿ves al señor de la mesa dos? Mira la comida, la prueba y escribe algo en un cuaderno. ¡Seguramente trabaja para un periódico!', english: 'Tomás, do you see the man at table two? He looks at the food, tastes it, and writes something in a notebook. I bet he works for a newspaper!' },
    { speaker: 'Tomás', spanish: '¡No me digas! Entonces, no le pongas hielo en el vino y no le lleves la cuenta hasta que la pida. ¿Qué ha comido?', english: 'You don\'t say! Then don\'t put ice in his wine, and don\'t take him the check until he asks for it. What has he had?' },
    { speaker: 'Lucía', spanish: 'Una sopa de maíz, una tostada con jamón y la ternera. Ahora quiere el marisco.', english: 'Corn soup, toast with ham, and the beef. Now he wants the seafood.' },
    { speaker: 'Tomás', spanish: '¡Qué hambre tiene! Toma este plato: es el mejor de la casa. Y no corras, que está lleno.', english: 'He sure is hungry! Take this plate: it\'s the best we have. And don\'t run, it\'s full.' },
    { speaker: 'Lucía', spanish: 'Con permiso, señor. Aquí tiene su marisco.', english: 'Excuse me, sir. Here is your seafood.' },
    { speaker: 'Señor Vega', spanish: 'Gracias. Está todo tan rico que voy a pedir también dos postres: helado con miel y pastel de chocolate.', english: 'Thank you. Everything is so delicious that I\'m going to order two desserts as well: ice cream with honey, and chocolate cake.' },
    { speaker: 'Lucía', spanish: 'Enseguida se los traigo. ¿Puedo preguntarle para qué periódico escribe?', english: 'I\'ll bring them to you right away. May I ask which newspaper you write for?' },
    { speaker: 'Señor Vega', spanish: '¿Periódico? No, hija, esto es para mi médico. Quiere que escriba todo lo que como.', english: 'Newspaper? No, dear, this is for my doctor. He wants me to write down everything I eat.' },
    { speaker: 'Lucía', spanish: '¿Y qué le dirá cuando lea lo del chocolate?', english: 'And what will he say to you when he reads about the chocolate?' },
    { speaker: 'Señor Vega', spanish: 'No se preocupe. Mire lo que dice aquí.', english: 'Don\'t worry. Look what it says here.' },
    { speaker: 'Lucía', spanish: 'Una ensalada pequeña, un vaso de agua y un poco de sandía… ¡Pero si usted no ha probado la sandía!', english: '"A small salad, a glass of water, and a little watermelon" … But you haven\'t even tried the watermelon!' },
    { speaker: 'Señor Vega', spanish: 'Es verdad. Entonces, tráigame también sandía: no me gusta mentir. Y esta propina es para usted, pero, por favor, no le diga nada a ese señor bajo que entra ahora.', english: 'That\'s true. Then bring me some watermelon, too: I don\'t like to lie. And this tip is for you, but please don\'t say anything to that short man who\'s coming in now.' },
    { speaker: 'Lucía', spanish: '¿Por qué? ¿Quién es?', english: 'Why? Who is he?' },
    { speaker: 'Señor Vega', spanish: '¡Mi médico!', english: 'My doctor!' },
  ],
  glosses: { cuaderno: 'notebook', preocupe: 'worry', mentir: 'to lie', seguramente: 'surely', preguntarle: 'to ask you', escriba: 'write (escribir)', entra: 'is coming in (entrar)', si: 'but, if', diga: 'say (decir)', hija: 'dear (daughter)', la: 'the, it', los: 'them' },
  questions: [
    { question: 'Why does Lucía watch the man?', options: ['He is alone', 'She thinks he will write about the restaurant', 'He hasn\'t paid', 'She knows him from TV'], correctAnswer: 'She thinks he will write about the restaurant', after: 1 },
    { question: 'What is the notebook really for?', options: ['It is a novel', 'It is a shopping list', 'The man must note his meals', 'It holds his recipes'], correctAnswer: 'The man must note his meals', after: 8 },
    { question: 'What does the man write down?', options: ['Much less than he has really eaten', 'What the meals cost', 'Everything he has ordered', 'What he thinks of the cook'], correctAnswer: 'Much less than he has really eaten', after: 12 },
    { question: 'Why does the man want Lucía to say nothing?', options: ['The food was bad', 'The short man is hungry', 'He has no money left', 'The one he is fooling has come in'], correctAnswer: 'The one he is fooling has come in' },
  ],
} satisfies ReadingData;
