import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-trabajo-el-primer-dia',
  title: 'Laura\'s first day',
  kind: 'story',
  lines: [
    { spanish: 'Es lunes y Laura empieza en una empresa nueva. Es abogada. Ha llegado una hora antes, porque no quiere hacer nada mal el primer día.', english: 'It\'s Monday, and Laura is starting at a new company. She\'s a lawyer. She has arrived an hour early because she doesn\'t want to do anything wrong on her first day.' },
    { spanish: 'En la sala solamente hay un señor mayor. Está limpiando las mesas. Laura le pregunta: "¿Quiere tomar un café conmigo?".', english: 'There\'s only an older man in the room. He\'s cleaning the tables. Laura asks him, "Would you like to have a coffee with me?"' },
    { spanish: 'Se sientan y hablan. Ella le dice que el jefe parece muy serio. El señor no está de acuerdo: "¿Serio? Yo lo conozco bien. Es bastante tímido".', english: 'They sit down and talk. She tells him that the boss seems very serious. The man doesn\'t agree: "Serious? I know him well. He\'s pretty shy."' },
    { spanish: 'A las nueve llegan los compañeros y esperan al jefe. Laura mira la puerta, pero no viene nadie.', english: 'At nine her coworkers arrive and wait for the boss. Laura looks at the door, but nobody comes.' },
    { spanish: 'Entonces el señor de las mesas se levanta y dice: "Buenos días. Ya he hablado con la abogada nueva. En veinte años nadie me ha invitado a un café. ¡Ella ha sido la primera!".', english: 'Then the man who was cleaning the tables stands up and says, "Good morning. I\'ve already talked to the new lawyer. In twenty years nobody has invited me for coffee. She\'s the first!"' },
    { spanish: 'Laura se pone roja y no sabe qué decir. Pero el jefe está muy contento: "No pasa nada. Mañana pago yo. ¡Y usted limpia las mesas conmigo!".', english: 'Laura turns red and doesn\'t know what to say. But the boss is very happy: "That\'s all right. Tomorrow I\'m paying. And you\'re cleaning the tables with me!"' },
  ],
  glosses: { acuerdo: 'in agreement', invitado: 'treated, invited', sala: 'room', bastante: 'quite', antes: 'before, early' },
  questions: [
    { question: 'Why is Laura there so early?', options: ['The boss asked her to come.', 'She wants to make a good start.', 'Her bus came early.', 'She has to clean the room.'], correctAnswer: 'She wants to make a good start.' },
    { question: 'Who does Laura take the man for?', options: ['The boss', 'A client', 'Another new lawyer', 'Someone who cleans there'], correctAnswer: 'Someone who cleans there' },
    { question: 'What does the man say about the boss?', options: ['He is a little shy.', 'He is always late.', 'He never smiles.', 'He drinks too much coffee.'], correctAnswer: 'He is a little shy.' },
    { question: 'How does the boss feel about the coffee?', options: ['He finds it too expensive.', 'He prefers tea.', 'He is pleased with the invitation.', 'He thinks Laura was rude.'], correctAnswer: 'He is pleased with the invitation.' },
  ],
} satisfies ReadingData;
