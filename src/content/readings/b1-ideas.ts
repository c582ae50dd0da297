import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-ideas-la-contrasena',
  title: 'The password',
  kind: 'story',
  lines: [
    { spanish: 'Desde la muerte de Antonio, su marido, Elvira quería ver las fotos que él tenía en la computadora. Sin embargo, nadie sabía la contraseña, y en la pantalla solo había una pista: lo que me dice Elvira todas las noches.', english: 'Ever since the death of Antonio, her husband, Elvira had wanted to see the photos he had on the computer. However, nobody knew the password, and on the screen there was only a hint: what Elvira tells me every night.' },
    { spanish: 'El domingo llegó Diego, su nieto, lleno de esperanza.', english: 'On Sunday Diego, her grandson, came, full of hope.' },
    { speaker: 'Diego', spanish: 'Dime, abuela, ¿qué le decías por la noche?', english: 'Tell me, Grandma, what did you use to say to him at night?' },
    { speaker: 'Elvira', spanish: 'Lo que diría cualquiera: buenas noches, te quiero, que descanses.', english: 'What anybody would say: good night, I love you, sleep well.' },
    { spanish: 'Diego lo probó todo, pero no era nada de eso.', english: 'Diego tried it all, but it was none of that.' },
    { speaker: 'Elvira', spanish: 'Llevamos una hora intentándolo. ¡Qué vergüenza! Se me olvida todo, incluso lo que le decía a mi propio marido.', english: 'We\'ve been trying for an hour. How embarrassing! I forget everything, even what I used to say to my own husband.' },
    { spanish: 'Al verla tan triste, Diego dejó de escribir.', english: 'Seeing her so sad, Diego stopped typing.' },
    { speaker: 'Diego', spanish: 'No es culpa tuya. Cuéntame, ¿qué hacía el abuelo antes de dormir?', english: 'It isn\'t your fault. Tell me, what did Grandpa do before he went to sleep?' },
    { speaker: 'Elvira', spanish: 'Tenía la costumbre de leer en la cama hasta las dos, aunque yo quería dormir. Y cada noche yo le… ¡Ay, Diego! No son palabras de amor, sino todo lo contrario.', english: 'He was in the habit of reading in bed until two, although I wanted to sleep. And every night I … Oh, Diego! They\'re not words of love, but just the opposite.' },
    { spanish: 'Elvira se sentó delante de la pantalla y escribió con un dedo lo que había dicho durante cuarenta años.', english: 'Elvira sat down in front of the screen and typed with one finger what she had said for forty years.' },
    { speaker: 'Elvira', spanish: 'Apaga la luz, Antonio.', english: 'Turn off the light, Antonio.' },
    { spanish: 'De repente aparecieron viajes, bodas y cumpleaños. En casi todas las fotos estaba ella.', english: 'Suddenly trips, weddings, and birthdays appeared. She was in almost all the photos.' },
    { speaker: 'Elvira', spanish: 'Cuarenta años, y no supe decirle nada más bonito.', english: 'Forty years, and I couldn\'t think of anything nicer to say to him.' },
    { speaker: 'Diego', spanish: 'Abuela, podía elegir entre todas las palabras del mundo, y eligió las tuyas.', english: 'Grandma, he could choose among all the words in the world, and he chose yours.' },
    { spanish: 'Ahora Elvira mira sus recuerdos todas las noches. Y antes de acostarse, aunque nadie le contesta, sigue diciendo lo mismo.', english: 'Now Elvira looks at her memories every night. And before she goes to bed, although nobody answers her, she goes on saying the same thing.' },
    { speaker: 'Elvira', spanish: 'Apaga la luz, Antonio.', english: 'Turn off the light, Antonio.' },
    { spanish: 'Y después la apaga ella.', english: 'And then she turns it off herself.' },
  ],
  glosses: { pista: 'hint', nieto: 'grandson', ay: 'oh', contrario: 'opposite', dime: 'tell me! (decir)', verla: 'to see her', solo: 'only', llevamos: 'we have spent (llevar)', 'dejó': 'stopped (dejar de)', 'hacía': 'did (hacer)', tuya: 'yours', tuyas: 'yours', apaga: 'turn off!, turns off (apagar)', 'se me olvida': 'I forget', decirle: 'to tell him', 'cumpleaños': 'birthdays', sigue: 'goes on (seguir)', supe: 'I knew how (saber)', cualquiera: 'anybody', 'quería': 'wanted (querer)', 'decía': 'said, used to say (decir)', 'vergüenza': 'shame, embarrassment', la: 'the, it' },
  questions: [
    { question: 'Why does Elvira want to get into the computer?', options: ['To write to her grandson', 'To look at pictures', 'To find a letter', 'To sell it'], correctAnswer: 'To look at pictures' },
    { question: 'What does Diego do when his grandmother is sad?', options: ['He goes home', 'He keeps on typing', 'He turns off the light', 'He asks about old habits'], correctAnswer: 'He asks about old habits' },
    { question: 'Why did Elvira say those words every night?', options: ['Her husband read while she wanted to sleep', 'They had to save money', 'The screen was too bright', 'She was the last to go to bed'], correctAnswer: 'Her husband read while she wanted to sleep' },
    { question: 'What does Diego want Elvira to understand?', options: ['That Antonio was often angry', 'That Antonio had a poor memory', 'That even those words were dear to Antonio', 'That she should have said something nicer'], correctAnswer: 'That even those words were dear to Antonio' },
  ],
} satisfies ReadingData;
