import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-comer-no-pida-el-marisco',
  title: 'A friendly warning',
  kind: 'dialogue',
  lines: [
    { speaker: 'Don Fabián', spanish: 'Buenas tardes, señora. Un consejo de amigo: no pida el marisco.', english: 'Good afternoon, ma\'am. A friendly piece of advice: don\'t order the seafood.' },
    { speaker: 'Señora Prado', spanish: '¿Por qué? ¿No es de hoy?', english: 'Why? Isn\'t it from today?' },
    { speaker: 'Don Fabián', spanish: 'No me pregunte. Y no tome la sopa: tiene más agua que maíz.', english: 'Don\'t ask me. And don\'t have the soup: there\'s more water than corn in it.' },
    { speaker: 'Señora Prado', spanish: '¿Y la ternera?', english: 'And the beef?' },
    { speaker: 'Don Fabián', spanish: '¡Ni la mire! Es más dura que mis zapatos.', english: 'Don\'t even look at it! It\'s tougher than my shoes.' },
    { speaker: 'Señora Prado', spanish: '¡No me diga! ¿Y usted cómo sabe tanto? ¿Trabaja aquí?', english: 'You don\'t say! And how do you know so much? Do you work here?' },
    { speaker: 'Don Fabián', spanish: 'No, señora. Soy el dueño del restaurante de enfrente. Allí todo es de hoy, y el postre es gratis.', english: 'No, ma\'am. I\'m the owner of the restaurant across the street. There everything is from today, and dessert is free.' },
    { speaker: 'Señora Prado', spanish: 'Ya entiendo. Y viene aquí a buscar clientes.', english: 'Now I understand. And you come here to look for customers.' },
    { speaker: 'Don Fabián', spanish: 'No hable tan alto, por favor. ¿Viene conmigo?', english: 'Don\'t speak so loud, please. Are you coming with me?' },
    { speaker: 'Señora Prado', spanish: 'Ay, no puedo. Es que el cocinero de aquí es mi hijo.', english: 'Oh, I can\'t. You see, the cook here is my son.' },
    { speaker: 'Don Fabián', spanish: '¿Su hijo? Perdón, señora, yo no quería…', english: 'Your son? I\'m sorry, ma\'am, I didn\'t want to …' },
    { speaker: 'Señora Prado', spanish: 'Y el marisco lo compré yo esta mañana. Siéntese ahí y no se vaya hasta que lo pruebe.', english: 'And I bought the seafood this morning. Sit down there, and don\'t leave until you\'ve tried it.' },
    { speaker: 'Don Fabián', spanish: '¿Yo? ¿Aquí? ¡No me pida eso! Si me ve mi mujer…', english: 'Me? Here? Don\'t ask me to do that! If my wife sees me …' },
    { speaker: 'Señora Prado', spanish: 'Pues no se siente al lado de la ventana. Aquí viene su plato. Y no le ponga limón, que no lo necesita.', english: 'Then don\'t sit next to the window. Here comes your plate. And don\'t put lemon on it; it doesn\'t need any.' },
    { speaker: 'Don Fabián', spanish: 'A ver… Señora, por favor, no le diga a nadie que voy a repetir.', english: 'Let\'s see … Ma\'am, please don\'t tell anybody that I\'m going to have seconds.' },
    { speaker: 'Señora Prado', spanish: 'No se preocupe. Solo se lo voy a decir al cocinero.', english: 'Don\'t worry. I\'m only going to tell the cook.' },
  ],
  glosses: { ay: 'oh', preocupe: 'worry (preocuparse)', 'se preocupe': 'worry (preocuparse)', tanto: 'so much', la: 'the, it', pida: 'order, ask for (pedir)', pregunte: 'ask (preguntar)', tome: 'have (tomar)', mire: 'look at (mirar)', 'no me diga': 'you don\'t say', diga: 'tell (decir)', dura: 'hard, tough', hable: 'speak (hablar)', pruebe: 'try (probar)', 'se vaya': 'leave', 'se siente': 'sit down (sentarse)', ponga: 'put (poner)', viene: 'come, comes (venir)', 'voy a repetir': 'I am going to have seconds', repetir: 'to have seconds', solo: 'only', 'es que': 'you see', eso: 'that' },
  questions: [
    { question: 'What does Don Fabián say about the food?', options: ['The soup is the best dish', 'It has become too expensive', 'There isn\'t enough of it', 'No dish is worth ordering'], correctAnswer: 'No dish is worth ordering', after: 5 },
    { question: 'Why is Don Fabián in the restaurant?', options: ['He wants to take its customers away', 'He is looking for a new cook', 'He eats there almost every afternoon', 'He\'d like to work there'], correctAnswer: 'He wants to take its customers away', after: 8 },
    { question: 'Why is Señora Prado sure of the seafood?', options: ['She has already tried it', 'She bought it herself', 'She cooked it that morning', 'She saw it in the window'], correctAnswer: 'She bought it herself', after: 12 },
    { question: 'What do we learn from what Don Fabián says last?', options: ['He wants to buy the restaurant', 'He is still hungry for his dessert', 'He likes what he warned her about', 'He is afraid of the cook'], correctAnswer: 'He likes what he warned her about' },
  ],
} satisfies ReadingData;
