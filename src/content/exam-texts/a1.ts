import type { ExamText } from '#machines/games/bank.types.ts';

export default [
  {
    id: 'a1-exam-apartamento-nuevo',
    title: 'A message from Lucía',
    isHeard: false,
    lines: [
      { spanish: '¡Hola, Carmen! ¿Cómo estás? Yo estoy muy contenta porque ya tengo apartamento nuevo. Es pequeño y está un poco lejos del centro, pero me gusta mucho: tiene dos habitaciones, una cocina nueva y un jardín con un árbol muy grande. No tengo mesa y tampoco tengo sillas: como en el sofá.', english: 'Hi, Carmen! How are you? I\'m very happy because I have a new apartment now. It\'s small and a bit far from downtown, but I like it a lot: it has two rooms, a new kitchen, and a garden with a very big tree. I don\'t have a table, and I don\'t have chairs either: I eat on the couch.' },
      { spanish: 'Mi hermano dice que la casa es fea, ¡pero él no vive aquí!', english: 'My brother says that the house is ugly, but he doesn\'t live here!' },
      { spanish: 'El sábado por la noche voy a hacer una cena con los amigos de la universidad. ¿Quieres venir? Somos seis y tengo solamente cuatro vasos: ¿puedes venir con dos?', english: 'On Saturday night I\'m going to have a dinner with our friends from college. Do you want to come? There are six of us, and I only have four glasses: can you come with two?' },
      { spanish: '¡Hasta el sábado!', english: 'See you on Saturday!' },
    ],
    questions: [
      { question: 'What is Lucía\'s new home like?', options: ['Small, with a garden', 'Big, with a garden', 'Small, near the center', 'Big, near the center'], correctAnswer: 'Small, with a garden' },
      { question: 'Where does Lucía eat now?', options: ['In the garden', 'On the couch', 'At her brother\'s house', 'At the university'], correctAnswer: 'On the couch' },
      { question: 'What does Lucía need from Carmen?', options: ['A table', 'Two chairs', 'Two glasses', 'A dinner for six'], correctAnswer: 'Two glasses' },
      { question: 'What does Lucía think of her brother\'s words?', options: ['They make her sad.', 'He is right.', 'They are a very good joke.', 'They aren\'t important.'], correctAnswer: 'They aren\'t important.' },
    ],
  },
  {
    id: 'a1-exam-el-gimnasio',
    title: 'A notice on the door of a gym',
    isHeard: false,
    lines: [
      { spanish: 'En agosto el gimnasio está abierto de lunes a viernes, de las nueve de la mañana a las dos de la tarde. Los sábados y los domingos está cerrado.', english: 'In August the gym is open from Monday to Friday, from nine in the morning to two in the afternoon. On Saturdays and Sundays it is closed.' },
      { spanish: 'Hay clases de fútbol para niños los martes y los jueves a las diez, pero en la playa, no aquí. Cuestan veinte euros al mes, y el segundo hermano no paga nada. Cuando llueve, no hay clase.', english: 'There are soccer classes for children on Tuesdays and Thursdays at ten, but on the beach, not here. They cost twenty euros a month, and the second brother or sister pays nothing. When it rains, there is no class.' },
      { spanish: 'Para empezar, tienes que escribir el nombre y la edad de tu hijo en el papel de la puerta, o llamar a Marta por la mañana. Los niños necesitan agua y una camiseta blanca.', english: 'To start, you have to write your child\'s name and age on the sheet of paper on the door, or call Marta in the morning. The children need water and a white T-shirt.' },
      { spanish: 'En septiembre abrimos otra vez por la tarde.', english: 'In September we\'ll be open again in the afternoon.' },
    ],
    questions: [
      { question: 'When is the gym open in August?', options: ['Every day until two', 'On weekdays until two', 'On weekday evenings', 'Only on weekends'], correctAnswer: 'On weekdays until two' },
      { question: 'Where do the children play soccer?', options: ['In the gym', 'In the park', 'At school', 'By the sea'], correctAnswer: 'By the sea' },
      { question: 'Two brothers go to the classes. What do their parents pay a month?', options: ['10 euros', '20 euros', '30 euros', '40 euros'], correctAnswer: '20 euros' },
      { question: 'What do parents do to sign up a child?', options: ['Call in the evening', 'Write on a list', 'Write to Marta', 'Pay at the beach'], correctAnswer: 'Write on a list' },
    ],
  },
  {
    id: 'a1-exam-mi-abuelo',
    title: 'A column in a school paper',
    isHeard: false,
    lines: [
      { spanish: 'Mi abuelo Tomás tiene ochenta años y vive con su perro. Todos los días se levanta a las seis, toma café y va al parque. Allí camina una hora y habla con la gente.', english: 'My grandfather Tomás is eighty years old and lives with his dog. Every day he gets up at six, drinks coffee, and goes to the park. There he walks for an hour and talks with people.' },
      { spanish: 'Por la tarde no ve la televisión: está aprendiendo inglés en la universidad. El profesor tiene treinta años, y los estudiantes nuevos siempre piensan que el profesor es mi abuelo.', english: 'In the afternoon he doesn\'t watch television: he is learning English at the university. The teacher is thirty, and the new students always think that my grandfather is the teacher.' },
      { spanish: 'En agosto va a viajar a Nueva York. "No necesito un hotel", dice, "porque allí tengo un amigo". Mi madre dice que no es una buena idea, pero mi abuelo ya tiene pasaporte nuevo y una maleta roja.', english: 'In August he is going to travel to New York. "I don\'t need a hotel," he says, "because I have a friend there." My mother says that it isn\'t a good idea, but my grandfather already has a new passport and a red suitcase.' },
    ],
    questions: [
      { question: 'What does the grandfather do in the morning?', options: ['He watches TV.', 'He goes for a walk.', 'He learns English.', 'He works at a café.'], correctAnswer: 'He goes for a walk.' },
      { question: 'What do new students think of him?', options: ['That he is the teacher', 'That he is too old for it', 'That he is lost', 'That he speaks well'], correctAnswer: 'That he is the teacher' },
      { question: 'Where is he going to sleep in August?', options: ['At a hotel', 'At the university', 'With his daughter', 'With a friend'], correctAnswer: 'With a friend' },
      { question: 'What does the end tell us?', options: ['He is going to go anyway.', 'He is going to stay home.', 'He can\'t find his passport.', 'He needs a bigger suitcase.'], correctAnswer: 'He is going to go anyway.' },
    ],
  },
  {
    id: 'a1-exam-una-habitacion',
    title: 'A conversation at a hotel',
    isHeard: true,
    lines: [
      { speaker: 'Elena', spanish: 'Buenas noches, señor. ¿Qué desea?', english: 'Good evening, sir. What would you like?' },
      { speaker: 'Pablo', spanish: 'Buenas noches. Quisiera una habitación para dos personas, para hoy.', english: 'Good evening. I\'d like a room for two people, for today.' },
      { speaker: 'Elena', spanish: 'Sí, señor. Hay una pequeña con dos camas. Está arriba, y desde la ventana puede ver el mar.', english: 'Yes, sir. There is a small one with two beds. It\'s upstairs, and from the window you can see the sea.' },
      { speaker: 'Pablo', spanish: '¡Qué bien! ¿Cuánto cuesta?', english: 'Great! How much does it cost?' },
      { speaker: 'Elena', spanish: 'Sesenta euros con el desayuno, señor.', english: 'Sixty euros with breakfast, sir.' },
      { speaker: 'Pablo', spanish: '¿Y a qué hora es el desayuno?', english: 'And what time is breakfast?' },
      { speaker: 'Elena', spanish: 'De ocho a diez.', english: 'From eight to ten.' },
      { speaker: 'Pablo', spanish: 'Es un poco tarde. Mañana a las siete tenemos que estar en el aeropuerto.', english: 'That\'s a bit late. Tomorrow at seven we have to be at the airport.' },
      { speaker: 'Elena', spanish: 'No hay problema, señor. Puedo hacer café y algo de comer para ustedes a las cinco y media.', english: 'No problem, sir. I can make coffee and something to eat for you at five thirty.' },
      { speaker: 'Pablo', spanish: '¡Muchas gracias! Voy a buscar a mi esposa. Está en el coche con las maletas.', english: 'Thank you very much! I\'ll go and get my wife. She\'s in the car with the suitcases.' },
    ],
    questions: [
      { question: 'What does the man want?', options: ['A room for tonight', 'A room for tomorrow', 'A table for two', 'A car for two days'], correctAnswer: 'A room for tonight' },
      { question: 'What can guests see from the window?', options: ['The street', 'The sea', 'The park', 'The yard'], correctAnswer: 'The sea' },
      { question: 'Why is breakfast a problem?', options: ['It costs too much.', 'There is no coffee.', 'It begins too late.', 'They eat no meat.'], correctAnswer: 'It begins too late.' },
      { question: 'How does the woman help?', options: ['She carries the suitcases for them.', 'She finds a bigger room.', 'She calls a taxi for them.', 'She makes them something early.'], correctAnswer: 'She makes them something early.' },
    ],
  },
  {
    id: 'a1-exam-el-tren-de-diego',
    title: 'A voice message from Diego',
    isHeard: true,
    lines: [
      { spanish: '¡Hola, Ana! Soy yo, Diego. Estoy en la estación. Hoy hace mucho frío, está nevando y no hay trenes. Bueno, hay uno, pero sale a las seis y media. Voy a llegar a casa a las ocho, no a las siete.', english: 'Hi, Ana! It\'s me, Diego. I\'m at the station. It\'s very cold today, it\'s snowing, and there are no trains. Well, there is one, but it leaves at six thirty. I\'m going to get home at eight, not at seven.' },
      { spanish: 'Tengo mucha hambre, pero aquí el bar está cerrado. ¿Puedes hacer sopa, por favor? De pollo no, de verduras: ahora soy vegetariano.', english: 'I\'m very hungry, but the bar here is closed. Can you make soup, please? Not chicken, vegetable: I\'m a vegetarian now.' },
      { spanish: 'Y otra cosa: viene también Laura, una amiga de la universidad. Es de Francia y habla muy poco español, pero entiende casi todo. Puede dormir en tu habitación, ¿no?', english: 'And another thing: Laura, a friend from college, is coming too. She\'s from France and speaks very little Spanish, but she understands almost everything. She can sleep in your room, right?' },
      { spanish: 'No necesitamos el coche: queremos ir a pie desde la estación. ¡Hasta luego!', english: 'We don\'t need the car: we want to walk from the station. See you later!' },
    ],
    questions: [
      { question: 'Why is Diego going to be late?', options: ['He works until seven.', 'The weather is bad.', 'He is eating at a bar.', 'His friend is late.'], correctAnswer: 'The weather is bad.' },
      { question: 'When is he going to be home?', options: ['At six', 'At six thirty', 'At seven', 'At eight'], correctAnswer: 'At eight' },
      { question: 'What does Diego want to eat?', options: ['Chicken soup', 'Vegetable soup', 'A sandwich', 'A salad with chicken'], correctAnswer: 'Vegetable soup' },
      { question: 'What do we learn about Laura?', options: ['She doesn\'t talk much in Spanish.', 'She doesn\'t understand Spanish.', 'She lives with Diego\'s family.', 'She is a friend of Ana\'s.'], correctAnswer: 'She doesn\'t talk much in Spanish.' },
    ],
  },
] satisfies readonly ExamText[];
