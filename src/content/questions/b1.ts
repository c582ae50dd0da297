import type { GrammarQuestion } from '#machines/games/exercise.types.ts';

// The rules of `../grammar-questions.ts` apply, except that an explanation needn't cover wrong options that its rule
// excludes. Questions follow the points of the level, and their ids begin with the point's.
export default [
  {
    id: 'conditional-me-gustaria',
    point: 'conditional',
    question:
      'Complete the sentence with «gustar»: «Me ___ aprender a bailar tango.» ("I would like to learn to dance the tango.")',
    options: ['gusta', 'gustarían', 'gustará', 'gustaría'],
    correctAnswer: 'gustaría',
    explanation:
      'A wish with "would" is in the conditional, and one infinitive counts as singular: «gustaría». «Gusta» is "I like", «gustará» "I will like", and «gustarían» needs a plural.',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'conditional-podria-repetir',
    point: 'conditional',
    question:
      'Complete the question with «poder»: «¿___ usted repetir su apellido, por favor?» ("Could you repeat your last name, please?")',
    options: ['Podería', 'Podría', 'Podrías', 'Podré'],
    correctAnswer: 'Podría',
    explanation:
      '«Poder» drops its e before the ending, and «usted» takes the form of «él» and «ella»: «podría». «Podería» keeps the e, «podrías» goes with «tú», and «podré» is "I will be able".',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'conditional-yo-que-tu',
    point: 'conditional',
    question:
      'Complete the advice: «Yo que tú, ___ con la vecina.» ("If I were you, I would talk to the neighbor.")',
    options: ['hablaría', 'hablarías', 'hablé', 'hablaré'],
    correctAnswer: 'hablaría',
    explanation:
      'After «yo que tú» you say what you would do, in the form of «yo»: «hablaría». «Hablarías» is "you would talk", «hablaré» is "I will talk", and «hablé» is "I talked".',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'conditional-diriamos',
    point: 'conditional',
    question: 'How do you say "we would say"?',
    options: ['deciríamos', 'decíamos', 'diríamos', 'diremos'],
    correctAnswer: 'diríamos',
    explanation:
      'The conditional of «decir» has the short stem of the future: «diremos», "we will say", «diríamos», "we would say". «Deciríamos» is built like a regular verb, and «decíamos» is "we used to say".',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'conditional-prometio-que-vendria',
    point: 'conditional',
    question:
      'Complete the sentence with «venir»: «Ayer Marta me prometió que ___ a las ocho, pero llegó a las diez.» ("Yesterday Marta promised me that she would come at eight, but she got here at ten.")',
    options: ['vendrá', 'vendría', 'viene', 'venga'],
    correctAnswer: 'vendría',
    explanation:
      'What was still to come at a time in the past is in the conditional: «vendría». «Vendrá» would still be to come, «viene» is the present, and a promise does not take the subjunctive «venga».',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'conditional-pedir-ayuda',
    point: 'conditional',
    question: 'Which is the most polite way to ask a stranger for directions?',
    options: [
      '¿Me puedes decir dónde está el museo?',
      'Dime dónde está el museo.',
      'Quiero saber dónde está el museo.',
      '¿Me podría decir dónde está el museo?',
    ],
    correctAnswer: '¿Me podría decir dónde está el museo?',
    explanation:
      'The conditional makes a request softer, and «usted» suits a stranger: «¿me podría decir …?». «Me puedes» is friendly but uses «tú», and «dime» and «quiero saber» sound like orders.',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'conditional-deberias',
    point: 'conditional',
    question:
      'Complete the advice: «Javier, con ese dolor de espalda ___ ir al médico.» ("Javier, with that backache you should see a doctor.")',
    options: ['deberé', 'deberíamos', 'deberías', 'deberían'],
    correctAnswer: 'deberías',
    explanation:
      'One "you" who is a friend has the ending «-ías»: «deberías». «Deberíamos» is "we should", «deberían» is for several people, and «deberé» is "I will have to".',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-prepositions-acordarse-de',
    point: 'verbs-with-prepositions',
    question:
      'Complete the sentence: «Nunca me acuerdo ___ su apellido.» ("I never remember his last name.")',
    options: ['a', 'de', 'en', 'con'],
    correctAnswer: 'de',
    explanation:
      '«Acordarse» takes «de»: «me acuerdo de su apellido». English has no preposition there, and «en», «a» and «con» go with other verbs: «pensar en», «empezar a», «soñar con».',
    category: 'Verbs with prepositions',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-prepositions-casarse-con',
    point: 'verbs-with-prepositions',
    question:
      'Complete the sentence: «Mi prima se casó ___ un abogado de Quito.» ("My cousin married a lawyer from Quito.")',
    options: ['con', 'a', 'de', 'en'],
    correctAnswer: 'con',
    explanation:
      'The partner of «casarse» takes «con»: «se casó con un abogado». «A» copies "married to", and «de» goes with «enamorarse».',
    category: 'Verbs with prepositions',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-prepositions-en-que-piensas',
    point: 'verbs-with-prepositions',
    question:
      'Complete the question: «¿___ estás pensando? No me escuchas.» ("What are you thinking about? You\'re not listening to me.")',
    options: ['Qué en', 'De qué', 'En qué', 'Con qué'],
    correctAnswer: 'En qué',
    explanation:
      '"To think about" is «pensar en», and in a question the preposition goes first: «¿en qué estás pensando?». «Qué en» has it too late, «de» goes with «hablar», and «con» with «soñar».',
    category: 'Verbs with prepositions',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-prepositions-me-enamore-de-ella',
    point: 'verbs-with-prepositions',
    question: 'How do you say "I fell in love with her"?',
    options: ['Me enamoré con ella.', 'Me enamoré en ella.', 'Enamoré de ella.', 'Me enamoré de ella.'],
    correctAnswer: 'Me enamoré de ella.',
    explanation:
      'The verb is «enamorarse de»: «me enamoré de ella». «Con ella» copies English, «en ella» goes with «pensar», and «enamoré» lacks its pronoun.',
    category: 'Verbs with prepositions',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-prepositions-sonar-con',
    point: 'verbs-with-prepositions',
    question:
      'Complete the sentence: «De niño soñaba ___ viajar a la luna.» ("As a child I dreamed of traveling to the moon.")',
    options: ['de', 'con', 'a', 'por'],
    correctAnswer: 'con',
    explanation:
      '"To dream of" is «soñar con», before a noun and before an infinitive: «soñaba con viajar». «De» copies "of", «a» goes with «empezar», and «por» is for a cause.',
    category: 'Verbs with prepositions',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-prepositions-depender-de',
    point: 'verbs-with-prepositions',
    question:
      'Complete the sentence: «El precio depende ___ la hora del vuelo.» ("The price depends on the time of the flight.")',
    options: ['en', 'con', 'de', 'por'],
    correctAnswer: 'de',
    explanation:
      '"To depend on" is «depender de»: «depende de la hora». «En» copies "on" and goes with «insistir» and «pensar»; «con» and «por» go with other verbs.',
    category: 'Verbs with prepositions',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-prepositions-tardar-en',
    point: 'verbs-with-prepositions',
    question:
      'Complete the sentence: «Perdón, he tardado mucho ___ contestarte.» ("Sorry, it has taken me a long time to answer you.")',
    options: ['a', 'de', 'por', 'en'],
    correctAnswer: 'en',
    explanation:
      'What one takes time to do follows «tardar en»: «he tardado en contestarte». «A» goes with «empezar», «de» with «dejar» or «acabar», and «por» would tell the reason.',
    category: 'Verbs with prepositions',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-prepositions-dejo-de-llamarme',
    point: 'verbs-with-prepositions',
    question: 'How do you say "She stopped calling me"?',
    options: ['Dejó llamarme.', 'Dejó de llamarme.', 'Dejó a llamarme.', 'Dejó de llamándome.'],
    correctAnswer: 'Dejó de llamarme.',
    explanation:
      '"To stop doing" is «dejar de» and an infinitive: «dejó de llamarme». Without «de», «dejó» is "let", «a» goes with «empezar», and no gerund such as «llamándome» follows a preposition.',
    category: 'Verbs with prepositions',
    grammarType: 'verb',
  },
  {
    id: 'subjunctive-forms-tengas',
    point: 'subjunctive-forms',
    question:
      'Complete the sentence with «tener»: «Espero que ___ un buen viaje, Carlos.» ("I hope you have a good trip, Carlos.")',
    options: ['tengas', 'tienes', 'tienas', 'tener'],
    correctAnswer: 'tengas',
    explanation:
      'Start from «tengo», drop the -o and add the other vowel: «tengas». «Tienas» starts from «tienes», which is the indicative, and after «que» the infinitive «tener» cannot stand.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'subjunctive-forms-sepa',
    point: 'subjunctive-forms',
    question:
      'Complete the sentence with «saber»: «Mi jefa quiere que yo lo ___ todo.» ("My boss wants me to know everything.")',
    options: ['saba', 'sé', 'sepa', 'sabe'],
    correctAnswer: 'sepa',
    explanation:
      '«Saber» is one of the six verbs whose subjunctive must be learned: «sepa». «Saba» is made from the infinitive, and «sé» and «sabe» are the indicative.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'subjunctive-forms-podamos',
    point: 'subjunctive-forms',
    question:
      'Complete the sentence with «poder»: «Ojalá ___ vernos antes de Navidad.» ("I hope we can see each other before Christmas.")',
    options: ['podemos', 'podamos', 'puedamos', 'podremos'],
    correctAnswer: 'podamos',
    explanation:
      'The stem changes only where it is stressed, as in the present: «pueda», but «podamos». «Puedamos» changes it where it should not, and «podemos» and «podremos» are the indicative.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'subjunctive-forms-not-a-subjunctive',
    point: 'subjunctive-forms',
    question: 'Which of these forms is not a subjunctive?',
    options: ['hablan', 'vivan', 'salgan', 'beban'],
    correctAnswer: 'hablan',
    explanation:
      'Verbs in -ar take e, so the subjunctive of «hablar» is «hablen» and «hablan» is the indicative. Verbs in -er and -ir take a: «beban», «vivan», «salgan».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'subjunctive-forms-vaya',
    point: 'subjunctive-forms',
    question:
      'Complete the sentence with «ir»: «Mi madre prefiere que yo no ___ solo por la noche.» ("My mother would rather I didn\'t go alone at night.")',
    options: ['voy', 'ir', 'iba', 'vaya'],
    correctAnswer: 'vaya',
    explanation:
      'The subjunctive of «ir» must be learned: «vaya». «Voy» and «iba» are the indicative, and no infinitive can follow «que», so «ir» is wrong.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'subjunctive-forms-busquemos',
    point: 'subjunctive-forms',
    question:
      'Complete the sentence with «buscar»: «El director quiere que ___ otra solución.» ("The director wants us to look for another solution.")',
    options: ['buscemos', 'busquemos', 'buscamos', 'búsquemos'],
    correctAnswer: 'busquemos',
    explanation:
      'Before e the c of «buscar» is written qu to keep its sound: «busquemos». «Buscemos» would sound like the c of «cena», «buscamos» is the indicative, and no accent is needed.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'subjunctive-forms-durmamos',
    point: 'subjunctive-forms',
    question:
      'Complete the sentence with «dormir»: «Papá quiere que ___ un poco antes del viaje.» ("Dad wants us to sleep a little before the trip.")',
    options: ['duermamos', 'dormimos', 'durmamos', 'dormamos'],
    correctAnswer: 'durmamos',
    explanation:
      'In the subjunctive, -ir verbs with a stem change have u for o in the form of «nosotros»: «durmamos». «Duermamos» has the ue of «duerma», «dormamos» no change, and «dormimos» is the indicative.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'lo-and-adjective-lo-bueno',
    point: 'lo-and-adjective',
    question:
      'Complete the sentence: «___ bueno de mi trabajo es que salgo temprano.» ("The good thing about my job is that I get off early.")',
    options: ['El', 'Lo', 'La', 'Los'],
    correctAnswer: 'Lo',
    explanation:
      '"The good thing" is an idea, not a thing with a gender, so it is «lo bueno». «El bueno», «la buena» and «los buenos» would be people or things of that gender.',
    category: 'Lo and adjective',
    grammarType: 'pronoun',
  },
  {
    id: 'lo-and-adjective-lo-malo',
    point: 'lo-and-adjective',
    question:
      'Complete the sentence: «Lo ___ de vivir en el centro son los precios.» ("The bad thing about living downtown is the prices.")',
    options: ['mal', 'malo', 'mala', 'malos'],
    correctAnswer: 'malo',
    explanation:
      'After «lo» the adjective keeps its masculine singular form: «lo malo», even if a plural such as «los precios» follows. «Malos» copies that plural, and «mal» needs a noun behind it.',
    category: 'Lo and adjective',
    grammarType: 'pronoun',
  },
  {
    id: 'lo-and-adjective-lo-que-quieres-decir',
    point: 'lo-and-adjective',
    question:
      'Complete the sentence: «No entiendo ___ quieres decir.» ("I don\'t understand what you mean.")',
    options: ['lo', 'el que', 'lo que', 'lo de'],
    correctAnswer: 'lo que',
    explanation:
      '"What", where it is "the thing that", is «lo que» before a verb: «lo que quieres decir». «Lo» alone goes before an adjective, «el que» is "the one that", and «lo de» goes before a noun.',
    category: 'Lo and adjective',
    grammarType: 'pronoun',
  },
  {
    id: 'lo-and-adjective-lo-mas-importante',
    point: 'lo-and-adjective',
    question: 'How do you say "The most important thing is family"?',
    options: [
      'El más importante es la familia.',
      'La más importante es la familia.',
      'Lo más importante es la familia.',
      'Lo importante cosa es la familia.',
    ],
    correctAnswer: 'Lo más importante es la familia.',
    explanation:
      '«Lo» with «más» is "the most … thing": «lo más importante». «Lo» already says "thing", so «cosa» cannot follow; «el más» and «la más» would be the most important of several.',
    category: 'Lo and adjective',
    grammarType: 'pronoun',
  },
  {
    id: 'lo-and-adjective-fueron-las-noches',
    point: 'lo-and-adjective',
    question:
      'Complete the sentence: «Lo mejor de las vacaciones ___ las noches en la playa.» ("The best part of the vacation was the nights at the beach.")',
    options: ['fue', 'era', 'fueron', 'estuvieron'],
    correctAnswer: 'fueron',
    explanation:
      'If what follows is plural, «ser» agrees with it, not with «lo mejor»: «fueron las noches». «Fue» and «era» copy the singular of English, and what something is never takes «estuvieron».',
    category: 'Lo and adjective',
    grammarType: 'pronoun',
  },
  {
    id: 'lo-and-adjective-lo-de-marta',
    point: 'lo-and-adjective',
    question:
      'Complete the question: «¿Sabes ___ de Marta? Se casa en junio.» ("Have you heard about Marta? She\'s getting married in June.")',
    options: ['lo', 'el', 'los', 'que'],
    correctAnswer: 'lo',
    explanation:
      'News or a matter that both know of is «lo de»: «lo de Marta». «El de Marta» and «los de Marta» are "Marta\'s one" and "Marta\'s ones", and «que» would begin a clause.',
    category: 'Lo and adjective',
    grammarType: 'pronoun',
  },
  {
    id: 'lo-and-adjective-lo-que-mas-me-gusta',
    point: 'lo-and-adjective',
    question: 'Which sentence is correct? ("What I like most is the music.")',
    options: [
      'Lo más me gusta es la música.',
      'Lo que más me gusta es la música.',
      'Que más me gusta es la música.',
      'El que más me gusta es la música.',
    ],
    correctAnswer: 'Lo que más me gusta es la música.',
    explanation:
      'Before a verb "what" is «lo que», and «más» stands behind it: «lo que más me gusta». «Lo más» would need an adjective, «que» cannot begin like this, and «el que» is "the one that".',
    category: 'Lo and adjective',
    grammarType: 'pronoun',
  },
  {
    id: 'lo-and-adjective-el-mas-carinoso',
    point: 'lo-and-adjective',
    question:
      'Complete the sentence: «De todos mis primos, Diego es ___ más cariñoso.» ("Of all my cousins, Diego is the most affectionate one.")',
    options: ['lo', 'un', 'el', 'lo que'],
    correctAnswer: 'el',
    explanation:
      'Diego is one person out of several, so it is the superlative with its article: «el más cariñoso». «Lo más cariñoso» would be an idea, not a cousin, and «un» does not go with "the most".',
    category: 'Lo and adjective',
    grammarType: 'pronoun',
  },
  {
    id: 'wishes-que-me-ayudes',
    point: 'wishes',
    question: 'How do you say "I want you to help me"?',
    options: ['Quiero que me ayudes.', 'Quiero tú ayudarme.', 'Quiero que me ayudas.', 'Te quiero ayudar.'],
    correctAnswer: 'Quiero que me ayudes.',
    explanation:
      'You want something of somebody else: «que» and the subjunctive, «quiero que me ayudes». «Ayudas» is the indicative, «quiero tú ayudarme» copies English, and «te quiero ayudar» is "I want to help you".',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wishes-prefiere-cenar',
    point: 'wishes',
    question:
      'Complete the sentence: «Esta noche mi hermana prefiere ___ sola.» ("Tonight my sister would rather have dinner alone.")',
    options: ['que cena', 'cenando', 'que cene', 'cenar'],
    correctAnswer: 'cenar',
    explanation:
      'The one who prefers also has the dinner, so the infinitive is enough: «cenar». «Que cene» would be about another person, and a gerund such as «cenando» does not follow «preferir».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wishes-ojala-no-llueva',
    point: 'wishes',
    question:
      'Complete the sentence with «llover»: «Ojalá no ___ el domingo: queremos comer en el jardín.» ("I hope it doesn\'t rain on Sunday …")',
    options: ['lloverá', 'llover', 'llueve', 'llueva'],
    correctAnswer: 'llueva',
    explanation:
      '«Ojalá» always takes the subjunctive: «llueva». The future «lloverá» follows English "I hope it won\'t", and the present «llueve» states a fact.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wishes-te-pido-que',
    point: 'wishes',
    question:
      'Complete the sentence with «hacer»: «Te pido que no ___ tanto ruido: el bebé está dormido.» ("I\'m asking you not to make so much noise …")',
    options: ['hagas', 'hacer', 'harás', 'haces'],
    correctAnswer: 'hagas',
    explanation:
      'What you ask of somebody is a wish: «pedir que» and the subjunctive, «hagas». «Haces» is the indicative, and the infinitive «hacer» copies English "to make".',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wishes-que-descanses',
    point: 'wishes',
    question: 'Your roommate is tired and goes to bed. What do you wish her?',
    options: ['¡Qué descanso!', '¡Que descansas!', '¡Que descanses!', '¡Quiero descansar!'],
    correctAnswer: '¡Que descanses!',
    explanation:
      '«Que» and a subjunctive make a good wish: «¡que descanses!». «Descansas» states that she rests, «quiero descansar» is "I want to rest", and «qué descanso» is "what a relief".',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wishes-que-esten-contentos',
    point: 'wishes',
    question:
      'Complete the sentence with «estar»: «Esperamos que ustedes ___ contentos en su nueva casa.» ("We hope you are happy in your new home.")',
    options: ['esté', 'estén', 'estar', 'están'],
    correctAnswer: 'estén',
    explanation:
      'You hope something for other people, so it is the subjunctive, and «ustedes» takes the plural: «estén». «Están» is the indicative, and «esté» is for one person.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wishes-que-haga',
    point: 'wishes',
    question: 'Which question goes with the answer «Que bajes la música»?',
    options: ['¿Qué quiere que hagas?', '¿Qué quieres hacer?', '¿Qué quieres que haga?', '¿Qué haces?'],
    correctAnswer: '¿Qué quieres que haga?',
    explanation:
      'The answer wants "you" to do something, so the other one asked what to do: «¿qué quieres que haga?». «Qué quieres hacer» asks for your own plans, and «qué quiere que hagas» is about the wish of a third person.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'cuando-and-subjunctive-cuando-sea-mayor',
    point: 'cuando-and-subjunctive',
    question:
      'Complete the sentence with «ser»: «Cuando mi hija ___ mayor, viajaremos juntas.» ("When my daughter is older, we will travel together.")',
    options: ['sea', 'es', 'era', 'será'],
    correctAnswer: 'sea',
    explanation:
      'She is not older yet, and after «cuando» what is still to come is in the subjunctive: «sea». «Será» uses the future, which never stands there, and «es» is for what is usual.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'cuando-and-subjunctive-cuando-sale',
    point: 'cuando-and-subjunctive',
    question:
      'Complete the sentence with «salir»: «Todos los días, cuando Pablo ___ del trabajo, compra el pan.» ("Every day, when Pablo leaves work, he buys bread.")',
    options: ['saldrá', 'sale', 'salir', 'salga'],
    correctAnswer: 'sale',
    explanation:
      'What happens every day is not still to come, so «cuando» takes the indicative: «sale». The subjunctive «salga» would be about the future, as in «cuando salga, comprará el pan».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'cuando-and-subjunctive-hasta-que-pare',
    point: 'cuando-and-subjunctive',
    question:
      'Complete the sentence with «parar»: «No te vayas hasta que ___ la lluvia.» ("Don\'t leave until the rain stops.")',
    options: ['paró', 'para', 'parará', 'pare'],
    correctAnswer: 'pare',
    explanation:
      'The rain has not stopped yet, so «hasta que» takes the subjunctive: «pare». «Para» is the indicative, the future «parará» does not follow «hasta que», and «paró» is the past.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'cuando-and-subjunctive-cuando-tendra',
    point: 'cuando-and-subjunctive',
    question:
      'Complete the question with «tener»: «Doctora, ¿cuándo ___ usted los resultados?» ("Doctor, when will you have the results?")',
    options: ['tendrá', 'tener', 'tenga', 'tendrás'],
    correctAnswer: 'tendrá',
    explanation:
      'A question with «cuándo» about what is still to come has the future: «tendrá». The subjunctive «tenga» follows «cuando» without an accent, as in «cuando tenga los resultados», and «tendrás» goes with «tú».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'cuando-and-subjunctive-para-que-lleves',
    point: 'cuando-and-subjunctive',
    question:
      'Complete the sentence with «llevar»: «Te presto el coche para que ___ a tu abuela al aeropuerto.» ("I\'m lending you the car so you can take your grandmother to the airport.")',
    options: ['llevas', 'llevar', 'llevarás', 'lleves'],
    correctAnswer: 'lleves',
    explanation:
      '«Para que» always takes the subjunctive: «lleves». «Llevas» and «llevarás» are the indicative, and the infinitive «llevar» would follow «para» without «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'cuando-and-subjunctive-in-the-future',
    point: 'cuando-and-subjunctive',
    question: 'Which sentence is about something that has not happened yet?',
    options: [
      'Te escribí en cuanto lo supe.',
      'Te escribía cuando lo sabía.',
      'Te escribo en cuanto lo sepa.',
      'Siempre te escribo en cuanto lo sé.',
    ],
    correctAnswer: 'Te escribo en cuanto lo sepa.',
    explanation:
      'The subjunctive after «en cuanto» shows that it is still to come: «en cuanto lo sepa». «En cuanto lo supe» is the past, and «lo sé», with «siempre», tells what is usual.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'cuando-and-subjunctive-antes-de-que-cierren',
    point: 'cuando-and-subjunctive',
    question:
      'Complete the sentence with «cerrar»: «Compra leche antes de que ___ la tienda.» ("Buy milk before they close the store.")',
    options: ['cierran', 'cierren', 'cerrarán', 'cerrar'],
    correctAnswer: 'cierren',
    explanation:
      '«Antes de que» always takes the subjunctive: «cierren». «Cierran» and «cerrarán» are the indicative, and «cerrar» would follow «antes de» without «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'cuando-and-subjunctive-cuando-llegue-a-lima',
    point: 'cuando-and-subjunctive',
    question:
      'Complete the sentence with «llegar»: «Cuando ___ a Lima el año pasado, mi tía me esperaba en el aeropuerto.» ("When I got to Lima last year, my aunt was waiting for me at the airport.")',
    options: ['llegaré', 'llego', 'llegue', 'llegué'],
    correctAnswer: 'llegué',
    explanation:
      'It is past, so «cuando» takes the indicative, here the preterite: «llegué». Without the accent, «llegue» is the subjunctive and looks ahead, and «llego» is for what is usual.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'negative-commands-no-hables',
    point: 'negative-commands',
    question:
      'Complete the command: «Hijo, no ___ con la boca llena.» ("Son, don\'t talk with your mouth full.")',
    options: ['habla', 'hables', 'hablas', 'hablé'],
    correctAnswer: 'hables',
    explanation:
      '"Don\'t" takes the subjunctive, which in -ar verbs has an e: «no hables». «Habla» is the command without «no», and «hablas» only states what you do.',
    category: 'Negative commands',
    grammarType: 'verb',
  },
  {
    id: 'negative-commands-no-me-lo-digas',
    point: 'negative-commands',
    question: 'What is the opposite of «Dímelo»?',
    options: ['No me lo digas.', 'No me lo dices.', 'No dímelo.', 'No lo me digas.'],
    correctAnswer: 'No me lo digas.',
    explanation:
      'With «no», the verb is in the subjunctive and the pronouns go back before it: «no me lo digas». «No dímelo» keeps the form without "don\'t", «dices» is the indicative, and «lo me» has the wrong order.',
    category: 'Negative commands',
    grammarType: 'verb',
  },
  {
    id: 'negative-commands-no-se-preocupe',
    point: 'negative-commands',
    question:
      'Complete the command: «No ___ preocupe, señora; ya viene la ambulancia.» ("Don\'t worry, ma\'am; the ambulance is on its way.")',
    options: ['os', 'te', 'se', 'su'],
    correctAnswer: 'se',
    explanation:
      'You say «usted» to the lady, as «preocupe» shows, so the pronoun is «se». «Te» goes with «no te preocupes», «os» is for several people, and «su» is "your" before a noun.',
    category: 'Negative commands',
    grammarType: 'verb',
  },
  {
    id: 'negative-commands-no-se-vayan',
    point: 'negative-commands',
    question:
      'Complete the command with «irse»: «Señores, no se ___ todavía.» ("Gentlemen, don\'t leave yet.")',
    options: ['vayan', 'vayas', 'van', 'vaya'],
    correctAnswer: 'vayan',
    explanation:
      'Several people with «se» are «ustedes»: «no se vayan». «Van» is the indicative, «vaya» is for one person, and «vayas» would go with «te».',
    category: 'Negative commands',
    grammarType: 'verb',
  },
  {
    id: 'negative-commands-no-compremos',
    point: 'negative-commands',
    question:
      'Complete the sentence with «comprar»: «No ___ más comida; en casa hay bastante.» ("Let\'s not buy any more food; there is enough at home.")',
    options: ['compraremos', 'compren', 'compremos', 'compramos'],
    correctAnswer: 'compremos',
    explanation:
      '"Let\'s not" is «no» and the subjunctive of «nosotros»: «no compremos». «Compramos» and «compraremos» state what we do or will do, and «compren» speaks to others, without you.',
    category: 'Negative commands',
    grammarType: 'verb',
  },
  {
    id: 'negative-commands-no-tocar',
    point: 'negative-commands',
    question: 'Which of these can you read on a sign in a museum?',
    options: ['No tocado', 'No tocar', 'No tocando', 'No tocas'],
    correctAnswer: 'No tocar',
    explanation:
      'Signs may forbid things with an infinitive: «no tocar». «No tocas» states that you do not touch, and where English has "no touching", the gerund «tocando» is wrong.',
    category: 'Negative commands',
    grammarType: 'verb',
  },
  {
    id: 'negative-commands-no-la-comas',
    point: 'negative-commands',
    question:
      'Complete the command: «Esa manzana está sucia: no ___, Carla.» ("That apple is dirty: don\'t eat it, Carla.")',
    options: ['cómela', 'la comes', 'comas la', 'la comas'],
    correctAnswer: 'la comas',
    explanation:
      'After «no» the pronoun goes before the verb, and the verb is in the subjunctive: «no la comas». «Cómela» is "eat it", «comas la» has the wrong order, and «la comes» is the indicative.',
    category: 'Negative commands',
    grammarType: 'verb',
  },
  {
    id: 'por-and-para-contrast-trabajo-por-ana',
    point: 'por-and-para-contrast',
    question:
      'Complete the sentence: «Hoy trabajo ___ Ana, porque está enferma.» ("Today I\'m filling in for Ana because she is sick.")',
    options: ['hacia', 'de', 'para', 'por'],
    correctAnswer: 'por',
    explanation:
      "In somebody's place is «por»: «trabajo por Ana». «Trabajo para Ana» would make her the boss, and «de» would come before a job, as in «trabajo de camarero».",
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'por-and-para-contrast-para-la-misma-empresa',
    point: 'por-and-para-contrast',
    question:
      'Complete the sentence: «Mi padre trabaja ___ la misma empresa desde hace años: es su jefe de ventas.» ("My father has worked for the same company for years: he is its head of sales.")',
    options: ['para', 'sobre', 'por', 'a'],
    correctAnswer: 'para',
    explanation:
      'The one who gives you work takes «para»: «trabaja para la empresa». «Por» would mean in its place or for its sake, and «a» does not go with «trabajar» in this sense.',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'por-and-para-contrast-para-ser-tan-joven',
    point: 'por-and-para-contrast',
    question:
      'Complete the sentence: «___ ser tan joven, tu hija toca muy bien el piano.» ("For someone so young, your daughter plays the piano very well.")',
    options: ['En', 'A', 'Para', 'Por'],
    correctAnswer: 'Para',
    explanation:
      'Measured by her age is «para»: «para ser tan joven». «Por ser tan joven» would give a reason, "because she is so young", and «a» and «en» do not measure.',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'por-and-para-contrast-cambie-la-camisa',
    point: 'por-and-para-contrast',
    question:
      'Complete the sentence: «Cambié la camisa ___ una más grande.» ("I exchanged the shirt for a larger one.")',
    options: ['para', 'por', 'de', 'en'],
    correctAnswer: 'por',
    explanation:
      'One thing in exchange for another is «por»: «cambié la camisa por una más grande». «Para» would name a goal or somebody who receives it, and «de» after «cambiar» is what changes, as in «cambiar de camisa».',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'por-and-para-contrast-para-mi',
    point: 'por-and-para-contrast',
    question: 'How do you say "In my opinion, it\'s a mistake"?',
    options: ['Para mí es un error.', 'Por mí es un error.', 'De mí es un error.', 'Para yo es un error.'],
    correctAnswer: 'Para mí es un error.',
    explanation:
      'A view takes «para», and after a preposition "me" is «mí»: «para mí». «Por mí» is "for my sake" or "it\'s fine with me", and «para yo» has the subject pronoun.',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'por-and-para-contrast-por-la-nieve',
    point: 'por-and-para-contrast',
    question:
      'Complete the sentence: «Cerraron la carretera ___ la nieve.» ("They closed the road because of the snow.")',
    options: ['desde', 'para', 'de', 'por'],
    correctAnswer: 'por',
    explanation:
      'A cause takes «por»: «por la nieve». «Para» would look ahead to a purpose, which snow is not, and «desde» names where something starts.',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'por-and-para-contrast-por-quien-fuiste',
    point: 'por-and-para-contrast',
    question: 'Which question goes with the answer «Por mi jefe: él no podía ir»?',
    options: [
      '¿Para qué fuiste a la reunión?',
      '¿Con quién fuiste a la reunión?',
      '¿Por quién fuiste a la reunión?',
      '¿Para quién trabajas ahora?',
    ],
    correctAnswer: '¿Por quién fuiste a la reunión?',
    explanation:
      'The answer says in whose place you went, which is «por»: «¿por quién fuiste?». «Para quién trabajas» asks for the boss, «con quién» for company, and «para qué» for a purpose.',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'se-se-venden',
    point: 'se',
    question:
      'Complete the sentence with «vender»: «En esta calle se ___ muchos apartamentos.» ("A lot of apartments are being sold on this street.")',
    options: ['vende', 'venden', 'vendemos', 'vendan'],
    correctAnswer: 'venden',
    explanation:
      'With «se» the verb agrees with what is sold, and «apartamentos» is plural: «se venden». «Se vende» goes with one thing, and «vendemos» names who sells.',
    category: 'Passive se',
    grammarType: 'verb',
  },
  {
    id: 'se-no-se-puede',
    point: 'se',
    question: 'Complete the sentence: «Aquí no ___ comer ni beber.» ("No eating or drinking here.")',
    options: ['se puedo', 'se puede', 'puede se', 'se pueden'],
    correctAnswer: 'se puede',
    explanation:
      'For people in general, with an infinitive, it is singular: «no se puede comer». «Se pueden» would need a plural thing, as in «se pueden ver las islas», and «puede se» puts «se» in the wrong place.',
    category: 'Passive se',
    grammarType: 'verb',
  },
  {
    id: 'se-se-me-olvidaron',
    point: 'se',
    question: 'Complete the sentence: «Perdón, ___ las llaves en casa.» ("Sorry, I left my keys at home.")',
    options: ['se me olvidaron', 'se olvidé', 'me se olvidaron', 'se me olvidó'],
    correctAnswer: 'se me olvidaron',
    explanation:
      'In a mishap the thing is the subject, and «llaves» is plural: «se me olvidaron las llaves». «Se me olvidó» is singular, in «me se» the order is wrong, and «se olvidé» mixes two persons.',
    category: 'Passive se',
    grammarType: 'verb',
  },
  {
    id: 'se-se-cena-tarde',
    point: 'se',
    question:
      'Complete the sentence with «cenar»: «En mi país se ___ muy tarde.» ("In my country people have dinner very late.")',
    options: ['cenamos', 'cenan', 'ceno', 'cena'],
    correctAnswer: 'cena',
    explanation:
      'For people in general the verb after «se» is singular: «se cena». «Cenan» would do without «se», and «ceno» and «cenamos» say exactly who has dinner.',
    category: 'Passive se',
    grammarType: 'verb',
  },
  {
    id: 'se-se-dice-que',
    point: 'se',
    question: 'How do you say "They say that the house is empty"?',
    options: [
      'Se dice la casa está vacía.',
      'Es decir que la casa está vacía.',
      'Se dice que la casa está vacía.',
      'Se dicen que la casa está vacía.',
    ],
    correctAnswer: 'Se dice que la casa está vacía.',
    explanation:
      'Before «que» the verb with «se» is singular: «se dice que». «Se dicen que» makes it plural, «es decir» is "that is to say", and «que» cannot be left out.',
    category: 'Passive se',
    grammarType: 'verb',
  },
  {
    id: 'se-se-le-cayo',
    point: 'se',
    question:
      'Complete the sentence: «A Luis ___ el teléfono en el agua.» ("Luis dropped his phone in the water.")',
    options: ['se cayó', 'se lo cayó', 'se le cayó', 'le se cayó'],
    correctAnswer: 'se le cayó',
    explanation:
      'In a mishap «se» comes first, then «le» for the person: «se le cayó». «Se cayó» alone leaves «a Luis» without its pronoun, «le se» has the wrong order, and «lo» is a direct object.',
    category: 'Passive se',
    grammarType: 'verb',
  },
  {
    id: 'se-como-se-escribe',
    point: 'se',
    question: 'Complete the question: «¿Cómo ___ su apellido?» ("How is your last name spelled?")',
    options: ['se escribe', 'escribe se', 'es escribir', 'se escriben'],
    correctAnswer: 'se escribe',
    explanation:
      'Who spells it does not matter, and it is one name: «se escribe». «Se escriben» is plural, and «se» stands before the verb, so «escribe se» is wrong.',
    category: 'Passive se',
    grammarType: 'verb',
  },
  {
    id: 'si-si-terminamos',
    point: 'si',
    question:
      'Complete the sentence with «terminar»: «Si ___ temprano mañana, pasaremos por el museo.» ("If we finish early tomorrow, we\'ll stop by the museum.")',
    options: ['terminemos', 'terminaremos', 'terminaríamos', 'terminamos'],
    correctAnswer: 'terminamos',
    explanation:
      'What is possible has the present after «si», even if it is about tomorrow: «si terminamos». Neither the future «terminaremos» nor the subjunctive «terminemos» can follow this «si».',
    category: 'Conditions',
    grammarType: 'verb',
  },
  {
    id: 'si-si-no-llegas',
    point: 'si',
    question:
      'Complete the sentence with «llegar»: «Si no ___ a las seis, empezaremos la reunión sin ti.» ("If you\'re not here by six, we\'ll start the meeting without you.")',
    options: ['llegues', 'llegas', 'llegarías', 'llegarás'],
    correctAnswer: 'llegas',
    explanation:
      '«Si» takes the present of the indicative for what may happen: «si no llegas». The subjunctive «llegues» goes with «cuando», and the future «llegarás» belongs to the other part.',
    category: 'Conditions',
    grammarType: 'verb',
  },
  {
    id: 'si-si-tienes-frio',
    point: 'si',
    question:
      'Complete the sentence with «cerrar»: «Si tienes frío, ___ la ventana.» ("If you\'re cold, close the window.")',
    options: ['cerrabas', 'cierra', 'cierres', 'cerraste'],
    correctAnswer: 'cierra',
    explanation:
      'The other part may be a command, and for «tú» that is «cierra». The subjunctive «cierres» would need «no», and «cerraste» and «cerrabas» are past.',
    category: 'Conditions',
    grammarType: 'verb',
  },
  {
    id: 'si-si-fuera',
    point: 'si',
    question:
      'Complete the sentence with «ser»: «Si yo ___ tu jefe, te daría el día libre.» ("If I were your boss, I would give you the day off.")',
    options: ['sería', 'soy', 'sea', 'fuera'],
    correctAnswer: 'fuera',
    explanation:
      'I am not your boss: what is unreal has «si fuera» and the conditional. «Soy» would be for what may be true, the conditional «sería» never follows this «si», nor does the subjunctive «sea».',
    category: 'Conditions',
    grammarType: 'verb',
  },
  {
    id: 'si-no-se-si',
    point: 'si',
    question:
      'Complete the sentence: «No sé ___ la entrevista es hoy o mañana.» ("I don\'t know if the interview is today or tomorrow.")',
    options: ['si', 'qué', 'sí', 'que'],
    correctAnswer: 'si',
    explanation:
      '"If" in the sense of "whether" is «si», without an accent. «Sí» is "yes", and «que» would state a fact instead of leaving it open.',
    category: 'Conditions',
    grammarType: 'verb',
  },
  {
    id: 'si-si-llueve',
    point: 'si',
    question: 'Which sentence is correct? ("We\'ll stay home if it rains.")',
    options: [
      'Nos quedaremos en casa si llueva.',
      'Nos quedaremos en casa si llovería.',
      'Nos quedaremos en casa si llueve.',
      'Nos quedaremos en casa si lloverá.',
    ],
    correctAnswer: 'Nos quedaremos en casa si llueve.',
    explanation:
      'After «si» there is the present, «si llueve», and the future stands in the other part. «Si lloverá» has the future twice, and «si llueva» takes the subjunctive that belongs after «cuando».',
    category: 'Conditions',
    grammarType: 'verb',
  },
  {
    id: 'si-aprenderia',
    point: 'si',
    question:
      'Complete the sentence with «aprender»: «Si tuviera más tiempo, ___ japonés.» ("If I had more time, I would learn Japanese.")',
    options: ['aprenderé', 'aprendo', 'aprendería', 'aprenda'],
    correctAnswer: 'aprendería',
    explanation:
      '«Si tuviera» is unreal, so the other part is in the conditional: «aprendería». «Aprenderé» and «aprendo» would go with «si tengo», and the subjunctive «aprenda» has nothing to depend on.',
    category: 'Conditions',
    grammarType: 'verb',
  },
  {
    id: 'si-que-harias',
    point: 'si',
    question: 'Which question goes with the answer «Compraría una casa junto al mar»?',
    options: [
      '¿Qué hiciste con tu dinero?',
      '¿Qué harías si fueras rica?',
      '¿Qué harás cuando seas rica?',
      '¿Qué haces si tienes dinero?',
    ],
    correctAnswer: '¿Qué harías si fueras rica?',
    explanation:
      'The conditional «compraría» answers an unreal question: «¿qué harías si fueras rica?». «Qué haces» would be answered in the present, and «qué harás» with «compraré».',
    category: 'Conditions',
    grammarType: 'verb',
  },
  {
    id: 'relatives-and-subjunctive-alguien-que-sepa',
    point: 'relatives-and-subjunctive',
    question:
      'Complete the sentence with «saber»: «Necesitamos a alguien que ___ francés para el nuevo puesto.» ("We need somebody who knows French for the new job.")',
    options: ['sabe', 'sabía', 'sepa', 'sabrá'],
    correctAnswer: 'sepa',
    explanation:
      'You do not know yet whether there is such a person: «alguien que sepa». «Sabe» is for somebody you know, as in «tengo un vecino que sabe francés».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'relatives-and-subjunctive-un-vecino-que-habla',
    point: 'relatives-and-subjunctive',
    question:
      'Complete the sentence with «hablar»: «Tengo un vecino que ___ cuatro idiomas.» ("I have a neighbor who speaks four languages.")',
    options: ['habla', 'hable', 'hablen', 'hablara'],
    correctAnswer: 'habla',
    explanation:
      'The neighbor exists, so the indicative tells about him: «habla». «Hable» would be right after «busco un vecino que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'relatives-and-subjunctive-nadie-que-entienda',
    point: 'relatives-and-subjunctive',
    question:
      'Complete the sentence with «entender»: «En la oficina no hay nadie que ___ al jefe.» ("There is nobody in the office who understands the boss.")',
    options: ['entiende', 'entienda', 'entienden', 'entendería'],
    correctAnswer: 'entienda',
    explanation:
      'What is denied takes the subjunctive: «no hay nadie que entienda». «Entiende» is for people who exist: «hay alguien que lo entiende».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'relatives-and-subjunctive-leaves-open',
    point: 'relatives-and-subjunctive',
    question: 'Which sentence leaves open whether there is such a house at all?',
    options: [
      'Busco la casa que tiene jardín.',
      'Vivo en una casa que tiene jardín.',
      'Me gusta la casa que tiene jardín.',
      'Busco una casa que tenga jardín.',
    ],
    correctAnswer: 'Busco una casa que tenga jardín.',
    explanation:
      'The subjunctive leaves it open: «una casa que tenga». With the indicative, as in «la casa que tiene» and «vivo en una casa que tiene», the house exists.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'relatives-and-subjunctive-nadie-que-quiera',
    point: 'relatives-and-subjunctive',
    question:
      'Complete the sentence with «querer»: «No conozco a nadie que ___ trabajar los domingos.» ("I don\'t know anybody who wants to work on Sundays.")',
    options: ['quiere', 'quieren', 'quiera', 'querrá'],
    correctAnswer: 'quiera',
    explanation:
      'After a denied «nadie» the verb is in the subjunctive and the singular: «quiera». «Quiere» is for people you know of: «conozco a alguien que quiere».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'relatives-and-subjunctive-one-certain-doctor',
    point: 'relatives-and-subjunctive',
    question: 'Which sentence is about one particular doctor?',
    options: [
      'Busco al médico que habla español.',
      'Busco un médico que hable español.',
      'No hay ningún médico que hable español.',
      '¿Hay algún médico que hable español?',
    ],
    correctAnswer: 'Busco al médico que habla español.',
    explanation:
      'The indicative «habla» and the article in «al» point to a doctor you know of. «Un médico que hable», «ningún médico que hable» and «algún médico que hable» leave open whether there is one.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'relatives-and-subjunctive-nada-que-me-guste',
    point: 'relatives-and-subjunctive',
    question:
      'Complete the sentence with «gustar»: «En este menú no hay nada que me ___.» ("There is nothing on this menu that I like.")',
    options: ['gusta', 'guste', 'gustan', 'gusten'],
    correctAnswer: 'guste',
    explanation:
      '«No hay nada que» denies that it exists, so the subjunctive follows, in the singular: «guste». «Gusta» tells of something that is there: «hay algo que me gusta».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'relatives-and-subjunctive-a-car-that-is-not-expensive',
    point: 'relatives-and-subjunctive',
    question: 'How do you say "I want a dog that isn\'t very big"?',
    options: [
      'Quiero un perro que no es muy grande.',
      'Quiero un perro que no sea muy grande.',
      'Quiero un perro no sea muy grande.',
      'Quiero un perro que no fue muy grande.',
    ],
    correctAnswer: 'Quiero un perro que no sea muy grande.',
    explanation:
      'You do not have this dog yet: «que no sea muy grande». «Que no es» would describe a dog you know, «que no fue» one from the past, and «un perro no sea» lacks «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'pluperfect-habia-empezado',
    point: 'pluperfect',
    question:
      'Complete the sentence with «empezar»: «Cuando llegué al estadio, el partido ya ___.» ("When I got to the stadium, the game had already started.")',
    options: ['había empezado', 'habían empezado', 'ha empezado', 'había empezando'],
    correctAnswer: 'había empezado',
    explanation:
      'It started before I got there: «había» and the participle, «había empezado». «Ha empezado» is "has started", «habían» is plural, and «empezando» is a gerund.',
    category: 'Pluperfect',
    grammarType: 'verb',
  },
  {
    id: 'pluperfect-nunca-habiamos-visto',
    point: 'pluperfect',
    question:
      'Complete the sentence with «ver»: «Antes de ese viaje, nunca ___ el mar.» ("Before that trip, we had never seen the sea.")',
    options: ['habíamos veído', 'habían visto', 'hemos visto', 'habíamos visto'],
    correctAnswer: 'habíamos visto',
    explanation:
      'What had not happened before a past moment is in the pluperfect: «habíamos visto». The participle of «ver» is irregular, not «veído»; «hemos visto» is seen from now, and «habían» is "they had".',
    category: 'Pluperfect',
    grammarType: 'verb',
  },
  {
    id: 'pluperfect-se-lo-habia-dicho',
    point: 'pluperfect',
    question:
      'Complete the sentence with «decir»: «Cuando llamaste, yo ya se lo ___ a mamá.» ("When you called, I had already told Mom.")',
    options: ['había dicho', 'habías dicho', 'había decido', 'he dicho'],
    correctAnswer: 'había dicho',
    explanation:
      'The participle of «decir» is «dicho», and «yo» has «había»: «había dicho». «Decido» is "I decide", «he dicho» is "I have told", and «habías» goes with «tú».',
    category: 'Pluperfect',
    grammarType: 'verb',
  },
  {
    id: 'pluperfect-ya-las-habia-comprado',
    point: 'pluperfect',
    question: 'You are talking about «las entradas». How do you say "I had already bought them"?',
    options: [
      'Ya las había compradas.',
      'Ya había las comprado.',
      'Ya las había comprado.',
      'Ya habían las comprado.',
    ],
    correctAnswer: 'Ya las había comprado.',
    explanation:
      'The pronoun comes before «había», and the participle after it never changes: «las había comprado». «Había las» splits what belongs together, and «compradas» agrees where it must not.',
    category: 'Pluperfect',
    grammarType: 'verb',
  },
  {
    id: 'pluperfect-what-was-first',
    point: 'pluperfect',
    question: 'What happened first in «Cuando Ana salió, Luis ya había llamado»?',
    options: ['Luis salió.', 'Ana salió.', 'Ana llamó.', 'Luis llamó.'],
    correctAnswer: 'Luis llamó.',
    explanation:
      'The pluperfect «había llamado» is earlier than the preterite «salió»: first «Luis llamó», then «Ana salió».',
    category: 'Pluperfect',
    grammarType: 'verb',
  },
  {
    id: 'pluperfect-no-habia-dormido',
    point: 'pluperfect',
    question:
      'Complete the sentence with «dormir»: «Ayer Elena estaba cansada porque no ___ bien la noche anterior.» ("Yesterday Elena was tired because she hadn\'t slept well the night before.")',
    options: ['había dormida', 'había dormido', 'había durmido', 'ha dormido'],
    correctAnswer: 'había dormido',
    explanation:
      'The night came before the tired day: «había dormido». «Ha dormido» is seen from now, «durmido» does not exist, and the participle after «haber» does not agree, so it is not «dormida».',
    category: 'Pluperfect',
    grammarType: 'verb',
  },
  {
    id: 'pluperfect-habian-hecho',
    point: 'pluperfect',
    question:
      'Complete the sentence with «hacer»: «Cuando volví anoche, mis hijos todavía no ___ la tarea.» ("When I got back last night, my children still hadn\'t done their homework.")',
    options: ['habían hecha', 'habían hacido', 'han hecho', 'habían hecho'],
    correctAnswer: 'habían hecho',
    explanation:
      'The participle of «hacer» is irregular and does not agree with «la tarea»: «habían hecho». So neither «hacido» nor «hecha» is right, and «han hecho» is seen from now.',
    category: 'Pluperfect',
    grammarType: 'verb',
  },
  {
    id: 'relatives-with-prepositions-con-la-que-vivo',
    point: 'relatives-with-prepositions',
    question:
      'Complete the sentence: «La chica ___ vivo estudia medicina.» ("The girl I live with is studying medicine.")',
    options: ['con la que', 'la que con', 'que con', 'con el que'],
    correctAnswer: 'con la que',
    explanation:
      'The preposition goes before the relative, which agrees with «la chica»: «con la que». «Con el que» is masculine, and in «que con» and «la que con» the preposition is in the wrong place.',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'relatives-with-prepositions-en-el-que',
    point: 'relatives-with-prepositions',
    question:
      'Complete the sentence: «Este es el hotel ___ dormimos el año pasado.» ("This is the hotel we slept at last year.")',
    options: ['el que en', 'en el que', 'que', 'en lo que'],
    correctAnswer: 'en el que',
    explanation:
      'One sleeps in a hotel, so the relative needs «en»: «en el que». «Que» alone leaves the preposition out, «el que en» puts it last as in English, and «lo que» is for an idea, not for a thing.',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'relatives-with-prepositions-con-quienes',
    point: 'relatives-with-prepositions',
    question:
      'Complete the sentence: «Los compañeros con ___ trabajo son mayores que yo.» ("The colleagues I work with are older than I am.")',
    options: ['lo que', 'el que', 'quienes', 'quiénes'],
    correctAnswer: 'quienes',
    explanation:
      'For several people after a preposition it is «quienes» or «los que», without an accent. «Quiénes» asks a question, «el que» is singular, and «lo que» is for an idea.',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'relatives-with-prepositions-lo-que-me-parecio',
    point: 'relatives-with-prepositions',
    question:
      'Complete the sentence: «Nadie me contestó, ___ me pareció muy raro.» ("Nobody answered me, which I found very strange.")',
    options: ['cuyo', 'quien', 'el que', 'lo que'],
    correctAnswer: 'lo que',
    explanation:
      '"Which" refers to the whole idea, that nobody answered, so it is «lo que». «El que» would stand for a masculine thing, «quien» for a person, and «cuyo» is "whose".',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'relatives-with-prepositions-cuyo',
    point: 'relatives-with-prepositions',
    question:
      'Complete the sentence: «Tengo una vecina ___ hijo es piloto.» ("I have a neighbor whose son is a pilot.")',
    options: ['cuyo', 'que', 'cuya', 'de quien'],
    correctAnswer: 'cuyo',
    explanation:
      '"Whose" agrees with what is owned, not with the owner: «cuyo hijo». «Cuya» would agree with the neighbor, and «de quien» cannot stand right before a noun.',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'relatives-with-prepositions-del-que-te-hable',
    point: 'relatives-with-prepositions',
    question: 'How do you say "the book I told you about"?',
    options: [
      'el libro que te hablé de',
      'el libro que te hablé',
      'el libro del que te hablé',
      'el libro de lo que te hablé',
    ],
    correctAnswer: 'el libro del que te hablé',
    explanation:
      '«Hablar de» keeps its «de», which goes before the relative: «del que te hablé». «Que te hablé de» ends as in English, «que te hablé» leaves the «de» out, and «lo que» is not for a thing.',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'relatives-with-prepositions-por-las-que',
    point: 'relatives-with-prepositions',
    question:
      'Complete the sentence: «No entiendo las razones ___ se fue.» ("I don\'t understand the reasons why he left.")',
    options: ['las que por', 'por las que', 'para las que', 'por los que'],
    correctAnswer: 'por las que',
    explanation:
      'A reason takes «por», and «razones» is feminine plural: «por las que». «Por los que» is masculine, «para» would be a goal, and in «las que por» the preposition comes too late.',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'feeling-and-doubt-me-alegro-de-que',
    point: 'feeling-and-doubt',
    question:
      'Complete the sentence with «estar»: «Me alegro de que por fin ___ bien, Rosa.» ("I\'m glad you\'re finally well, Rosa.")',
    options: ['estés', 'estuviste', 'estar', 'estás'],
    correctAnswer: 'estés',
    explanation:
      'A feeling about somebody takes «que» and the subjunctive, even if it is a fact: «estés». «Estás» states the fact alone, and after «que» there is no infinitive, so not «estar».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'feeling-and-doubt-creo-que-viene',
    point: 'feeling-and-doubt',
    question:
      'Complete the sentence with «venir»: «Creo que el dolor ___ de la espalda.» ("I think the pain comes from my back.")',
    options: ['viniera', 'venga', 'venir', 'viene'],
    correctAnswer: 'viene',
    explanation:
      'What one holds for true is in the indicative: «creo que viene». The subjunctive «venga» would need a doubt, as in «no creo que venga», and «venir» does not follow «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'feeling-and-doubt-no-creo-que-este',
    point: 'feeling-and-doubt',
    question:
      'Complete the sentence: «No creo que la farmacia ___ abierta a estas horas.» ("I don\'t think the pharmacy is open at this hour.")',
    options: ['está', 'sea', 'esté', 'estar'],
    correctAnswer: 'esté',
    explanation:
      '«No creo que» is a doubt and takes the subjunctive: «esté». «Está» would go with «creo que», and "open" is a state, so «ser», with its subjunctive «sea», is wrong.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'feeling-and-doubt-es-una-pena-que',
    point: 'feeling-and-doubt',
    question:
      'Complete the sentence with «poder»: «Es una pena que tus padres no ___ venir.» ("It\'s a shame your parents can\'t come.")',
    options: ['pueden', 'puedan', 'poder', 'podían'],
    correctAnswer: 'puedan',
    explanation:
      'A judgment such as «es una pena que» takes the subjunctive: «puedan». «Pueden» is the indicative and goes with «es verdad que», and the infinitive «poder» would not follow «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'feeling-and-doubt-es-verdad-que',
    point: 'feeling-and-doubt',
    question:
      'Complete the sentence with «fumar»: «Es verdad que Marcos ___, pero también hace mucho deporte.» ("It\'s true that Marcos smokes, but he also exercises a lot.")',
    options: ['fume', 'fumar', 'fumara', 'fuma'],
    correctAnswer: 'fuma',
    explanation:
      '«Es verdad que» states what is so, in the indicative: «fuma». The subjunctive «fume» would go with «no es verdad que», and «fumar» cannot follow «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'feeling-and-doubt-dudo-que',
    point: 'feeling-and-doubt',
    question:
      'Complete the sentence with «tener»: «Dudo que ___ tiempo para todo.» ("I doubt we have time for everything.")',
    options: ['tenamos', 'tenemos', 'tengamos', 'tener'],
    correctAnswer: 'tengamos',
    explanation:
      'Doubt takes the subjunctive, made from «tengo»: «tengamos». «Tenamos» lacks the g, and «tenemos» is the indicative that goes with «creo que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'feeling-and-doubt-es-posible',
    point: 'feeling-and-doubt',
    question: 'Complete the sentence: «___ que el niño tenga fiebre.» ("The boy may have a fever.")',
    options: ['Creo', 'Es posible', 'Está claro', 'Es verdad'],
    correctAnswer: 'Es posible',
    explanation:
      '«Tenga» is the subjunctive, so something uncertain comes before it: «es posible que». «Es verdad», «creo» and «está claro» would go with the indicative «tiene».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'feeling-and-doubt-wrong-subjunctive',
    point: 'feeling-and-doubt',
    question: 'In which of these sentences is the subjunctive wrong?',
    options: [
      'Creo que estés enfermo.',
      'Siento que estés enfermo.',
      'Puede ser que estés enfermo.',
      'No creo que estés enfermo.',
    ],
    correctAnswer: 'Creo que estés enfermo.',
    explanation:
      'What one holds for true is in the indicative: it should be «creo que estás enfermo», not «creo que estés». A feeling as in «siento que» and a doubt as in «no creo que» take the subjunctive.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'reported-speech-dijo-que-estaba',
    point: 'reported-speech',
    question:
      'Complete the sentence with «estar»: «Ayer Carmen me llamó y me dijo que ___ en la estación, pero ya se fue.» ("Yesterday Carmen called and told me she was at the station, but she has left since.")',
    options: ['esté', 'está', 'estará', 'estaba'],
    correctAnswer: 'estaba',
    explanation:
      'After «dijo que» the present moves back to the imperfect: «estaba». «Está» would mean that she is still there, «estará» is the future, and «esté» would be an order.',
    category: 'Reported speech',
    grammarType: 'verb',
  },
  {
    id: 'reported-speech-al-dia-siguiente',
    point: 'reported-speech',
    question: 'Last month Luis told you: «Volveré mañana». How do you report it today?',
    options: [
      'Luis dijo que vuelva al día siguiente.',
      'Luis dijo que volverá mañana.',
      'Luis dijo que volvería al día siguiente.',
      'Luis dice que volvería mañana.',
    ],
    correctAnswer: 'Luis dijo que volvería al día siguiente.',
    explanation:
      'After «dijo» the future becomes the conditional, and «mañana» becomes «al día siguiente»: «dijo que volvería al día siguiente». «Volverá mañana» would now be about tomorrow.',
    category: 'Reported speech',
    grammarType: 'verb',
  },
  {
    id: 'reported-speech-me-pregunto-si',
    point: 'reported-speech',
    question:
      'Complete the sentence: «La recepcionista me preguntó ___ quería una habitación tranquila.» ("The receptionist asked me if I wanted a quiet room.")',
    options: ['cuál', 'si', 'que', 'sí'],
    correctAnswer: 'si',
    explanation:
      'A yes-or-no question is reported with «si», without an accent. «Que» alone reports a statement, «sí» is "yes", and «cuál» asks for a choice.',
    category: 'Reported speech',
    grammarType: 'verb',
  },
  {
    id: 'reported-speech-de-donde-eramos',
    point: 'reported-speech',
    question:
      'Complete the sentence: «El guía nos preguntó ___ éramos.» ("The guide asked us where we were from.")',
    options: ['de dónde', 'si donde', 'que donde', 'de donde'],
    correctAnswer: 'de dónde',
    explanation:
      'The question word stays and keeps its accent: «de dónde». «De donde» without it is a relative, and «si» only reports a yes-or-no question.',
    category: 'Reported speech',
    grammarType: 'verb',
  },
  {
    id: 'reported-speech-dice-que-esta',
    point: 'reported-speech',
    question: 'Your sister calls: «Estoy en el aeropuerto». What do you tell your father right away?',
    options: [
      'Dice que está en el aeropuerto.',
      'Dice que estaba en el aeropuerto.',
      'Dice está en el aeropuerto.',
      'Dice que estoy en el aeropuerto.',
    ],
    correctAnswer: 'Dice que está en el aeropuerto.',
    explanation:
      'After «dice que» the tense stays, but "I" becomes "she": «dice que está». «Dice que estoy» would put you at the airport, «dice está» lacks «que», and «estaba» is for what was.',
    category: 'Reported speech',
    grammarType: 'verb',
  },
  {
    id: 'reported-speech-habia-perdido',
    point: 'reported-speech',
    question:
      'Complete the sentence with «perder»: «Aquella noche el turista nos dijo que ___ el pasaporte en el tren.» ("That night the tourist told us he had lost his passport on the train.")',
    options: ['ha perdido', 'pierde', 'pierda', 'había perdido'],
    correctAnswer: 'había perdido',
    explanation:
      'After «dijo que» the preterite and the perfect move back to the pluperfect: «había perdido». «Ha perdido» is seen from now, and neither «pierde» nor «pierda» says that it was before.',
    category: 'Reported speech',
    grammarType: 'verb',
  },
  {
    id: 'reported-speech-her-own-words',
    point: 'reported-speech',
    question: '«Me preguntó si había visto el mapa.» What were her words?',
    options: ['¿Ves el mapa?', '¿Has visto el mapa?', '¿Verás el mapa?', '¿Dónde has visto el mapa?'],
    correctAnswer: '¿Has visto el mapa?',
    explanation:
      '«Si había visto» goes back to a perfect: «¿has visto el mapa?». «Verás» would have become «vería» and «ves» «veía», and a question with «dónde» keeps that word.',
    category: 'Reported speech',
    grammarType: 'verb',
  },
  {
    id: 'reported-requests-que-llames-a-tu-tio',
    point: 'reported-requests',
    question: 'Your grandmother wants your brother to call his uncle. What do you tell your brother?',
    options: [
      'Dice que llamas a tu tío.',
      'Dice que llames a tu tío.',
      'Dice que llamarás a tu tío.',
      'Dice si llamas a tu tío.',
    ],
    correctAnswer: 'Dice que llames a tu tío.',
    explanation:
      'A request is passed on in the subjunctive: «dice que llames». «Dice que llamas» and «dice que llamarás» report what somebody does or will do, and «si» belongs to a question.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'reported-requests-que-vengas-a-casa',
    point: 'reported-requests',
    question:
      'Complete the sentence with «venir»: «Tu madre dice que ___ a casa ahora mismo.» ("Your mother says to come home right now.")',
    options: ['vienes', 'ven', 'vengas', 'vendrás'],
    correctAnswer: 'vengas',
    explanation:
      'The command «ven» becomes the subjunctive after «dice que»: «vengas». «Vienes» would report that you are coming, and a command cannot follow «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'reported-requests-que-cierre-las-ventanas',
    point: 'reported-requests',
    question:
      'Complete the sentence with «cerrar»: «El vecino me ha pedido que ___ las ventanas por la noche.» ("The neighbor has asked me to close the windows at night.")',
    options: ['cierre', 'cierro', 'cerrar', 'cerré'],
    correctAnswer: 'cierre',
    explanation:
      '«Pedir que» takes the subjunctive: «que cierre». English "asked me to close" tempts to «cerrar», but after «que» the verb is conjugated; «cierro» would be a fact.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'reported-requests-which-is-a-request',
    point: 'reported-requests',
    question: 'Which sentence passes on a request?',
    options: [
      'Dice que vuelves pronto.',
      'Dice que volverás pronto.',
      'Dice que volvías pronto.',
      'Dice que vuelvas pronto.',
    ],
    correctAnswer: 'Dice que vuelvas pronto.',
    explanation:
      'Only the subjunctive «que vuelvas» is a request. «Que vuelves», «que volverás» and «que volvías» report facts about now, later and then.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'reported-requests-que-abriera',
    point: 'reported-requests',
    question:
      'Complete the sentence with «abrir»: «Ayer el vecino me pidió que ___ la puerta.» ("Yesterday the neighbor asked me to open the door.")',
    options: ['abría', 'abriera', 'abrí', 'abrir'],
    correctAnswer: 'abriera',
    explanation:
      'After a past «pidió que» comes the imperfect subjunctive: «abriera», made from «abrieron». «Abría» and «abrí» are indicative, and «abrir» cannot follow «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'reported-requests-no-toquen-nada',
    point: 'reported-requests',
    question: 'The guide says: «No toquen nada». Your friends did not hear it. What do you tell them?',
    options: [
      'Dice que no tocamos nada.',
      'Dice que no tocar nada.',
      'Dice que no toquemos nada.',
      'Dice no toquemos nada.',
    ],
    correctAnswer: 'Dice que no toquemos nada.',
    explanation:
      'The order keeps its subjunctive, and "you" becomes "we": «que no toquemos». «Que no tocamos» is a fact, «que no tocar» has no person, and «dice no toquemos» lacks «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'reported-requests-que-me-espere',
    point: 'reported-requests',
    question:
      'Complete the sentence: «Dile a Luis que ___ en la esquina.» ("Tell Luis to wait for me at the corner.")',
    options: ['me espere', 'espéreme', 'me espera', 'esperarme'],
    correctAnswer: 'me espere',
    explanation:
      'After «que» the pronoun goes before the subjunctive: «que me espere». «Espéreme» is a command of its own, and «me espera» would tell him a fact.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'reported-requests-me-dijo-que-esperara',
    point: 'reported-requests',
    question: 'Yesterday your boss told you: «Espera aquí». How do you report it today?',
    options: [
      'Mi jefe me dijo que esperaba.',
      'Mi jefe me dijo que esperé.',
      'Mi jefe me dijo que esperaría.',
      'Mi jefe me dijo que esperara.',
    ],
    correctAnswer: 'Mi jefe me dijo que esperara.',
    explanation:
      'A past request takes the imperfect subjunctive: «que esperara». «Que esperaba» says that he was waiting and «que esperaría» that he would wait; «que esperé» says that I waited.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'periphrases-acabo-de-comer',
    point: 'periphrases',
    question: 'Complete the sentence: «No tengo hambre: ___ comer.» ("I\'m not hungry: I have just eaten.")',
    options: ['acabo a', 'acabé por', 'acabo de', 'acabo'],
    correctAnswer: 'acabo de',
    explanation:
      '"To have just done" is «acabar de» and an infinitive, in the present: «acabo de comer». «Acabo» needs its «de», and «acabé por comer» is "I ended up eating".',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'periphrases-dejo-de-fumar',
    point: 'periphrases',
    question:
      'Complete the sentence: «Mi padre dejó ___ fumar hace diez años.» ("My father quit smoking ten years ago.")',
    options: ['por', 'a', 'de', 'en'],
    correctAnswer: 'de',
    explanation:
      '"To stop doing" is «dejar de» and an infinitive: «dejó de fumar». «A» goes with «volver» and «ponerse», and neither «en» nor «por» follows «dejar» in this sense.',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'periphrases-volvi-a-llamar',
    point: 'periphrases',
    question: 'How do you say "I called again"?',
    options: ['Volví a llamar.', 'Volví llamar.', 'Volví a llamé.', 'Volví llamando.'],
    correctAnswer: 'Volví a llamar.',
    explanation:
      '"To do again" is «volver a» and an infinitive: «volví a llamar». «Volví llamar» lacks the «a», «llamé» conjugates the second verb too, and «volví llamando» is "I came back calling".',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'periphrases-siguen-discutiendo',
    point: 'periphrases',
    question:
      'Complete the sentence with «discutir»: «Son las once y los vecinos siguen ___.» ("It\'s eleven o\'clock, and the neighbors are still arguing.")',
    options: ['discutir', 'a discutir', 'discuten', 'discutiendo'],
    correctAnswer: 'discutiendo',
    explanation:
      '"To go on doing" is «seguir» with a gerund: «siguen discutiendo». The infinitive «discutir» follows «volver a» or «dejar de», and «discuten» would be a second conjugated verb.',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'periphrases-se-puso-a-llorar',
    point: 'periphrases',
    question:
      'Complete the sentence: «Cuando oyó la noticia, mi abuela ___ llorar.» ("When she heard the news, my grandmother burst into tears.")',
    options: ['se puso', 'se puso a', 'se puso de', 'se puse a'],
    correctAnswer: 'se puso a',
    explanation:
      '"To start suddenly" is «ponerse a» and an infinitive: «se puso a llorar». «Se puso» needs its «a» before a verb, «de» goes with «dejar», and «puse» is the form of «yo».',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'periphrases-sigue-viviendo',
    point: 'periphrases',
    question: 'Which sentence means "She still lives with her parents"?',
    options: [
      'Sigue viviendo con sus padres.',
      'Deja de vivir con sus padres.',
      'Vuelve a vivir con sus padres.',
      'Acaba de vivir con sus padres.',
    ],
    correctAnswer: 'Sigue viviendo con sus padres.',
    explanation:
      'What goes on without a break is «seguir» and a gerund: «sigue viviendo». «Vuelve a vivir» means that she lives there again, and «deja de vivir» that she stops.',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'periphrases-cuanto-llevas',
    point: 'periphrases',
    question: 'Which question goes with the answer «Casi media hora»?',
    options: [
      '¿Sigues esperando?',
      '¿Cuándo vas a llegar?',
      '¿Cuánto llevas esperando?',
      '¿Acabas de llegar?',
    ],
    correctAnswer: '¿Cuánto llevas esperando?',
    explanation:
      '«Llevar» with a gerund tells how long, so a length of time answers «¿cuánto llevas esperando?». «Sigues» and «acabas de» are answered with yes or no, and «cuándo» with a time.',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'pero-sino-aunque-sino-que',
    point: 'pero-sino-aunque',
    question:
      'Complete the sentence: «No cerró la puerta, ___ la dejó abierta.» ("He didn\'t close the door but left it open.")',
    options: ['sino', 'pero que', 'aunque', 'sino que'],
    correctAnswer: 'sino que',
    explanation:
      'What he really did replaces what is denied, and before a conjugated verb it is «sino que». «Sino» alone comes before a noun or an infinitive, and «pero que» does not correct anything.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'pero-sino-aunque-pero-tiene-luz',
    point: 'pero-sino-aunque',
    question:
      'Complete the sentence: «Mi cuarto no es grande, ___ tiene mucha luz.» ("My room isn\'t big, but it gets a lot of light.")',
    options: ['sino', 'pero', 'sino que', 'sin'],
    correctAnswer: 'pero',
    explanation:
      'A lot of light does not replace "big", it only adds a contrast: «pero». «Sino» and «sino que» would correct the first part, as in «no es grande, sino pequeño».',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'pero-sino-aunque-aunque-llueva',
    point: 'pero-sino-aunque',
    question:
      'Complete the sentence with «llover»: «Aunque ___ mañana, saldremos a correr.» ("Even if it rains tomorrow, we\'ll go for a run.")',
    options: ['llueva', 'llover', 'llueve', 'llovió'],
    correctAnswer: 'llueva',
    explanation:
      '"Even if" is «aunque» with the subjunctive: «llueva». «Aunque llueve» is "although it is raining", and the infinitive «llover» does not follow «aunque».',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'pero-sino-aunque-it-is-raining',
    point: 'pero-sino-aunque',
    question: 'Which sentence tells you that it is raining?',
    options: [
      'No salgo si llueve.',
      'Salgo cuando no llueve.',
      'Salgo aunque llueve.',
      'Salgo aunque llueva.',
    ],
    correctAnswer: 'Salgo aunque llueve.',
    explanation:
      '«Aunque» with the indicative is "although" and states a fact: «aunque llueve». «Aunque llueva» is "even if it rains", and «si llueve» and «cuando no llueve» leave it open too.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'pero-sino-aunque-sino-tambien',
    point: 'pero-sino-aunque',
    question:
      'Complete the sentence: «No solo habla español, ___ chino.» ("She speaks not only Spanish but also Chinese.")',
    options: ['y también', 'pero también', 'sino que', 'sino también'],
    correctAnswer: 'sino también',
    explanation:
      'After «no solo» comes «sino también». «Pero también» translates the English "but also" word for word, and «sino que» must have a conjugated verb after it.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'pero-sino-aunque-sin-embargo',
    point: 'pero-sino-aunque',
    question:
      'Complete the sentence: «La idea es muy buena; ___, no tenemos dinero.» ("The idea is very good; however, we have no money.")',
    options: ['sino que', 'sin embargo', 'sino', 'aunque'],
    correctAnswer: 'sin embargo',
    explanation:
      '"However", set off by a comma, is «sin embargo». «Aunque» is "although" and has no comma after it, and «sino» needs a denial before it.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'pero-sino-aunque-si-no',
    point: 'pero-sino-aunque',
    question:
      'Complete the sentence: «Lleva el paraguas; ___, te vas a mojar.» ("Take the umbrella; otherwise you\'ll get wet.")',
    options: ['sino', 'sin', 'sino que', 'si no'],
    correctAnswer: 'si no',
    explanation:
      '"If not", in two words, is «si no»: if you don\'t take it, you will get wet. «Sino» in one word is "but" after a denial, and «sin» is "without".',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'connectors-of-argument-por-otro',
    point: 'connectors-of-argument',
    question:
      'Complete the sentence: «Por un lado, el piso es barato; ___, está muy lejos.» ("On the one hand, the apartment is cheap; on the other, it is very far away.")',
    options: ['por lo tanto', 'por otro', 'es decir', 'sobre todo'],
    correctAnswer: 'por otro',
    explanation:
      '«Por un lado» leads to «por otro», "on the other". «Por lo tanto» would draw a conclusion, and being far away does not follow from a low price.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'connectors-of-argument-en-cambio',
    point: 'connectors-of-argument',
    question:
      'Complete the sentence: «Mi hermano canta en la calle; a mí, ___, me da vergüenza.» ("My brother sings in the street; I, on the other hand, am embarrassed.")',
    options: ['por lo tanto', 'es decir', 'en cambio', 'sobre todo'],
    correctAnswer: 'en cambio',
    explanation:
      '«En cambio» sets one person against another. «Por lo tanto» would make it a consequence, and «es decir» the same thing in other words.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'connectors-of-argument-sin-embargo',
    point: 'connectors-of-argument',
    question:
      'Complete the sentence: «Estudió todo el año; ___, no aprobó el examen.» ("He studied all year; however, he did not pass the exam.")',
    options: ['sin embargo', 'por lo tanto', 'es decir', 'debido a'],
    correctAnswer: 'sin embargo',
    explanation:
      'The second part is a surprise: «sin embargo». «Por lo tanto» would make failing the consequence of studying, and «debido a» has a noun after it.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'connectors-of-argument-por-lo-tanto',
    point: 'connectors-of-argument',
    question:
      'Complete the sentence: «El museo cierra los lunes; ___, hoy no podemos entrar.» ("The museum closes on Mondays; therefore, we cannot get in today.")',
    options: ['sin embargo', 'en cambio', 'sobre todo', 'por lo tanto'],
    correctAnswer: 'por lo tanto',
    explanation:
      'The second part follows from the first: «por lo tanto». «Sin embargo» would be for a surprise, and «en cambio» for a contrast between two things.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'connectors-of-argument-debido-a',
    point: 'connectors-of-argument',
    question:
      'Complete the sentence: «___ la tormenta, el avión salió con retraso.» ("Due to the storm, the plane left late.")',
    options: ['Porque', 'Debido a', 'Por lo tanto', 'Sin embargo'],
    correctAnswer: 'Debido a',
    explanation:
      'A cause in the form of a noun has «debido a» before it. «Porque» needs a verb, «porque había una tormenta», and «por lo tanto» names the consequence, not the cause.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'connectors-of-argument-es-decir',
    point: 'connectors-of-argument',
    question:
      'Complete the sentence: «Vuelvo en dos semanas, ___, el tres de mayo.» ("I\'m coming back in two weeks, that is, on May third.")',
    options: ['en cambio', 'sobre todo', 'es decir', 'sin embargo'],
    correctAnswer: 'es decir',
    explanation:
      'The date says the same in other words: «es decir». «Sobre todo» would pick out the most important of several days, and «en cambio» would set one day against another.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'connectors-of-argument-sobre-todo',
    point: 'connectors-of-argument',
    question:
      'Complete the sentence: «Me gusta la fruta, ___ las fresas.» ("I like fruit, above all strawberries.")',
    options: ['es decir', 'sobre todo', 'debido a', 'por otro'],
    correctAnswer: 'sobre todo',
    explanation:
      '«Sobre todo» picks out the main one of a group. «Es decir» would mean that fruit and strawberries are the same thing, and «debido a» names a cause.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'connectors-of-argument-a-conclusion',
    point: 'connectors-of-argument',
    question: 'Which sentence ends with a conclusion?',
    options: [
      'Está enferma; sin embargo, viene.',
      'Está enferma; su hermana, en cambio, no.',
      'Está enferma; por lo tanto, no viene.',
      'Está enferma, es decir, tiene fiebre.',
    ],
    correctAnswer: 'Está enferma; por lo tanto, no viene.',
    explanation:
      '«Por lo tanto, no viene» draws the conclusion. «Sin embargo, viene» is a surprise, «en cambio, no» a contrast, and «es decir, tiene fiebre» only explains the first part.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'passive-with-ser-ladrones-detenidos',
    point: 'passive-with-ser',
    question:
      'Complete: «Los ladrones fueron ___ en el aeropuerto.» ("The thieves were arrested at the airport.")',
    options: ['detenidos', 'detenido', 'detenidas', 'detuvieron'],
    correctAnswer: 'detenidos',
    explanation:
      'The participle agrees with the subject, «los ladrones»: masculine and plural, «detenidos». «Detenido» and «detenidas» agree with something else, and after «fueron» there is no second conjugated verb such as «detuvieron».',
    category: 'Passive',
    grammarType: 'verb',
  },
  {
    id: 'passive-with-ser-por-quien',
    point: 'passive-with-ser',
    question: 'Complete: «La niña fue salvada ___ un soldado.» ("The girl was saved by a soldier.")',
    options: ['por', 'para', 'de', 'con'],
    correctAnswer: 'por',
    explanation:
      'Who does it follows the passive with «por», as English has "by". «Para» would say who it was meant for, «de» belongs to a few set phrases only, and «con» means "with".',
    category: 'Passive',
    grammarType: 'mixed',
  },
  {
    id: 'passive-with-ser-cifras-publicadas',
    point: 'passive-with-ser',
    question: 'Complete: «Las cifras ___ publicadas el lunes.» ("The figures were published on Monday.")',
    options: ['fueron', 'estuvieron', 'fue', 'son'],
    correctAnswer: 'fueron',
    explanation:
      'An event has «ser»: on Monday somebody published them, «fueron publicadas». «Estuvieron» would describe a state, «fue» is singular and «son» present.',
    category: 'Passive',
    grammarType: 'verb',
  },
  {
    id: 'passive-with-ser-estado',
    point: 'passive-with-ser',
    question:
      'Complete: «No pudimos entrar: la tienda ___ cerrada.» ("We couldn\'t go in: the store was closed.")',
    options: ['estaba', 'fue', 'era', 'fueron'],
    correctAnswer: 'estaba',
    explanation:
      'This is how the store was when they came, a state, so it takes «estar»: «estaba cerrada». «Fue cerrada» would tell that somebody closed it; «era» and «fueron» do not say a state either.',
    category: 'Passive',
    grammarType: 'verb',
  },
  {
    id: 'passive-with-ser-me-robaron',
    point: 'passive-with-ser',
    question: 'Which is the everyday way to say "My bag was stolen"?',
    options: [
      'Me robaron la bolsa.',
      'Fui robada la bolsa.',
      'Mi bolsa estuvo robada.',
      'Se fue robada mi bolsa.',
    ],
    correctAnswer: 'Me robaron la bolsa.',
    explanation:
      'In talk, a plural without a subject does what the English passive does: «me robaron la bolsa». «Fui robada la bolsa» has two subjects, «estuvo robada» would be a state, and «se fue robada» mixes «irse» into it.',
    category: 'Passive',
    grammarType: 'verb',
  },
  {
    id: 'passive-with-ser-ley-aprobada',
    point: 'passive-with-ser',
    question: 'Complete: «La ley fue ___ por el gobierno.» ("The law was changed by the government.")',
    options: ['cambiada', 'cambiado', 'cambió', 'cambiando'],
    correctAnswer: 'cambiada',
    explanation:
      '«La ley» is feminine, and the participle agrees: «fue cambiada». «Cambiado» would be for a masculine word; neither «cambió» nor the gerund «cambiando» can follow «fue» here.',
    category: 'Passive',
    grammarType: 'verb',
  },
  {
    id: 'passive-with-ser-se-publico',
    point: 'passive-with-ser',
    question: '«El artículo fue publicado ayer.» Which sentence says the same?',
    options: [
      'Se publicó el artículo ayer.',
      'El artículo publicó ayer.',
      'El artículo está publicado ayer.',
      'Se publicaron el artículo ayer.',
    ],
    correctAnswer: 'Se publicó el artículo ayer.',
    explanation:
      'For things, «se» with the verb does the same as the passive: «se publicó el artículo». In «el artículo publicó» the article itself would publish something; «está publicado» is a state and has no «ayer»; «publicaron» is plural.',
    category: 'Passive',
    grammarType: 'verb',
  },
  {
    id: 'past-tenses-in-a-story-mientras-robaron',
    point: 'past-tenses-in-a-story',
    question:
      'Complete: «Me robaron la maleta mientras ___ café.» ("My suitcase was stolen while I was having coffee.")',
    options: ['tomaba', 'tomé', 'había tomado', 'tomaría'],
    correctAnswer: 'tomaba',
    explanation:
      'What was going on meanwhile is in the imperfect: «mientras tomaba café». «Tomé» would be the next event, «había tomado» was over before, and «tomaría» says what one would do.',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'past-tenses-in-a-story-ya-habia-empezado',
    point: 'past-tenses-in-a-story',
    question:
      'Complete: «Cuando puse la televisión, el programa ya ___.» ("When I turned the TV on, the program had already started.")',
    options: ['había empezado', 'empezó', 'empezaba', 'empieza'],
    correctAnswer: 'había empezado',
    explanation:
      'The start lies before the moment when I turned it on, so it looks back: «ya había empezado». «Empezó» would come after it, «empezaba» would be just then, «empieza» is present.',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'past-tenses-in-a-story-entonces-salio',
    point: 'past-tenses-in-a-story',
    question:
      'Complete: «Oyó un ruido, se levantó y ___ a la calle.» ("He heard a noise, got up and went out into the street.")',
    options: ['salió', 'salía', 'había salido', 'sale'],
    correctAnswer: 'salió',
    explanation:
      'Three events follow each other, and each is in the preterite: «oyó, se levantó y salió». «Salía» would be a habit or a scene, «había salido» earlier than the noise, «sale» present.',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'past-tenses-in-a-story-la-escena',
    point: 'past-tenses-in-a-story',
    question:
      'Complete: «___ las dos de la mañana y no había nadie en la plaza.» ("It was two in the morning, and there was nobody in the square.")',
    options: ['Eran', 'Fueron', 'Habían sido', 'Son'],
    correctAnswer: 'Eran',
    explanation:
      'The hour is part of the scene, and in the past it stands in the imperfect: «eran las dos». «Fueron» would make it an event, «habían sido» would put it earlier, «son» is now.',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'past-tenses-in-a-story-porque-habia-perdido',
    point: 'past-tenses-in-a-story',
    question:
      'Complete: «El soldado volvió a pie porque ___ el tren.» ("The soldier walked back because he had missed the train.")',
    options: ['había perdido', 'perdía', 'pierde', 'perdería'],
    correctAnswer: 'había perdido',
    explanation:
      'First he missed the train, then he walked: the earlier of the two is in the pluperfect, «había perdido». «Perdía» would be something he did again and again, «pierde» is now, and «perdería» is "would miss".',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'past-tenses-in-a-story-que-queria',
    point: 'past-tenses-in-a-story',
    question:
      'Complete: «El alcalde llamó al periódico porque ___ hablar con el periodista.» ("The mayor called the paper because he wanted to talk to the journalist.")',
    options: ['quería', 'quiere', 'quiera', 'querrá'],
    correctAnswer: 'quería',
    explanation:
      'What somebody wanted at the time is background to what he did: «llamó porque quería hablar». «Quiere» and «querrá» leave the past, and after this «porque» there is no subjunctive such as «quiera».',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'opinion-and-mood-no-creo-que-sea',
    point: 'opinion-and-mood',
    question: 'Complete: «No creo que esa ley ___ justa.» ("I don\'t think that law is fair.")',
    options: ['sea', 'es', 'será', 'fuera'],
    correctAnswer: 'sea',
    explanation:
      '«No creo que» denies, so the subjunctive follows: «no creo que sea». «Es» and «será» state a fact, as after «creo que»; «fuera» would be a past or unreal one.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'opinion-and-mood-esta-claro-que',
    point: 'opinion-and-mood',
    question:
      'Complete: «Está claro que el alcalde ___ la verdad.» ("It\'s clear that the mayor knows the truth.")',
    options: ['sabe', 'sepa', 'saber', 'supiera'],
    correctAnswer: 'sabe',
    explanation:
      'Whoever says that it is clear states a fact: «está claro que sabe». «Sepa» would follow «no está claro que», «saber» is not conjugated, and «supiera» is past.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'opinion-and-mood-es-injusto-que',
    point: 'opinion-and-mood',
    question:
      'Complete: «Es injusto que los niños ___ por nuestros errores.» ("It\'s unfair that children pay for our mistakes.")',
    options: ['paguen', 'pagan', 'pagarán', 'pagar'],
    correctAnswer: 'paguen',
    explanation:
      '«Es injusto que» judges, and a judgment takes the subjunctive, even of a fact: «paguen». «Pagan» and «pagarán» would only state it; «pagar» would have no «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'opinion-and-mood-es-verdad-que',
    point: 'opinion-and-mood',
    question: 'Complete: «Es verdad que ___ pocas viviendas.» ("It\'s true that there are few homes.")',
    options: ['hay', 'haya', 'haber', 'hubiera'],
    correctAnswer: 'hay',
    explanation:
      '«Es verdad que» says that it is so: indicative, «hay». «Haya» belongs after «no es verdad que»; «haber» and «hubiera» do not state what is so today.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'opinion-and-mood-me-parece-bien-que',
    point: 'opinion-and-mood',
    question:
      'Complete: «Me parece bien que ustedes ___ su opinión.» ("I think it\'s good that you give your opinion.")',
    options: ['den', 'dan', 'darán', 'dieron'],
    correctAnswer: 'den',
    explanation:
      '«Me parece bien que» judges what people do, so the subjunctive follows: «den». «Me parece que», without «bien», would only say what one believes, and there «dan» would be right.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'opinion-and-mood-nadie-duda-que',
    point: 'opinion-and-mood',
    question: 'Which sentence says "I doubt that he\'ll support us"?',
    options: ['Dudo que nos apoye.', 'Dudo que nos apoya.', 'Dudo que nos apoyará.', 'Dudo a que nos apoye.'],
    correctAnswer: 'Dudo que nos apoye.',
    explanation:
      '«Dudar que» takes the subjunctive, of the future, too: «dudo que nos apoye». «Apoya» and «apoyará» are indicative, and there is no «a» after «dudar».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'conceding-a-point-por-mucho-que',
    point: 'conceding-a-point',
    question:
      'Complete: «Por mucho que ___, no vas a cambiar la ley.» ("No matter how much you protest, you\'re not going to change the law.")',
    options: ['protestes', 'protestas', 'protestar', 'protestarás'],
    correctAnswer: 'protestes',
    explanation:
      'What may be or is to come has the subjunctive after «por mucho que»: «protestes». «Protestas» would be for what is known to happen; «protestar» and «protestarás» do not follow it.',
    category: 'Connectors',
    grammarType: 'verb',
  },
  {
    id: 'conceding-a-point-es-cierto-que-pero',
    point: 'conceding-a-point',
    question:
      'Complete: «Es cierto que el tren es lento, ___ es más barato.» ("It\'s true that the train is slow, but it\'s cheaper.")',
    options: ['pero', 'sino', 'ya que', 'por lo tanto'],
    correctAnswer: 'pero',
    explanation:
      'A point is granted, and «pero» brings the other side. «Sino» corrects a denial, «ya que» would give a cause, and «por lo tanto» a consequence.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'conceding-a-point-ya-que',
    point: 'conceding-a-point',
    question:
      'Complete: «___ vas a la cocina, trae dos vasos.» ("Since you\'re going to the kitchen, bring two glasses.")',
    options: ['Ya que', 'Por mucho que', 'Al contrario', 'Sino que'],
    correctAnswer: 'Ya que',
    explanation:
      'Both know the cause, and it comes first: «ya que vas». «Por mucho que» grants a point, «al contrario» turns round what was said, and «sino que» never begins a sentence.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'conceding-a-point-de-todos-modos',
    point: 'conceding-a-point',
    question:
      'Complete: «No me han invitado, pero iré ___.» ("They haven\'t invited me, but I\'ll go anyway.")',
    options: ['de todos modos', 'en cambio', 'ya que', 'por lo tanto'],
    correctAnswer: 'de todos modos',
    explanation:
      '«De todos modos» sticks to a plan whatever was said before. «En cambio» contrasts two people or things, «por lo tanto» would draw a conclusion, and «ya que» needs a clause.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'conceding-a-point-aunque-manana',
    point: 'conceding-a-point',
    question:
      'Complete: «Aunque mañana ___, la manifestación empezará a las seis.» ("Even if it rains tomorrow, the demonstration will start at six.")',
    options: ['llueva', 'llueve', 'lloverá', 'llovió'],
    correctAnswer: 'llueva',
    explanation:
      'Nobody knows yet whether it will rain: «aunque» with the subjunctive, "even if", «llueva». «Llueve» would be a fact, "although it\'s raining"; «lloverá» does not follow in this sense, and «llovió» is past.',
    category: 'Connectors',
    grammarType: 'verb',
  },
  {
    id: 'conceding-a-point-al-contrario',
    point: 'conceding-a-point',
    question:
      '«¿Te molesta que venga Julia?» «No, ___, me alegro.» ("Does it bother you that Julia is coming?" "No, on the contrary, I\'m glad.") Which fits?',
    options: ['al contrario', 'ya que', 'de todos modos', 'por mucho que'],
    correctAnswer: 'al contrario',
    explanation:
      '«Al contrario» puts the opposite in place of what was supposed. «Ya que» and «por mucho que» need a clause, and «de todos modos» would mean "anyway".',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'past-subjunctive-queria-que-fuera',
    point: 'past-subjunctive',
    question: 'Complete: «Mi madre quería que yo ___ médico.» ("My mother wanted me to be a doctor.")',
    options: ['fuera', 'sea', 'era', 'sería'],
    correctAnswer: 'fuera',
    explanation:
      'A wish in the past takes the past subjunctive: «quería que fuera». «Sea» follows «quiere que», in the present; «era» and «sería» are indicative.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'past-subjunctive-como-si-tuviera',
    point: 'past-subjunctive',
    question: 'Complete: «Me habla como si yo ___ tres años.» ("She talks to me as if I were three.")',
    options: ['tuviera', 'tengo', 'tenga', 'tendría'],
    correctAnswer: 'tuviera',
    explanation:
      'After «como si» there is always a past subjunctive: «como si tuviera». «Tengo» would be a fact, «tenga» is the present subjunctive, and «tendría» is a conditional.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'past-subjunctive-si-tuviera-mas-tiempo',
    point: 'past-subjunctive',
    question:
      'Complete: «Si ___ más tiempo, vería más a mis amigos.» ("If I had more time, I\'d see my friends more.")',
    options: ['tuviera', 'tendría', 'tengo', 'tenga'],
    correctAnswer: 'tuviera',
    explanation:
      'The time is not there, so «si» takes the past subjunctive: «si tuviera». The conditional «tendría» belongs in the other half of the sentence; «tengo» would be a real condition, and «tenga» never follows this «si».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'past-subjunctive-nos-pidieron-que',
    point: 'past-subjunctive',
    question:
      'Complete: «Anoche nos pidieron que no ___ tan alto.» ("Last night they asked us not to talk so loudly.")',
    options: ['habláramos', 'hablemos', 'hablamos', 'hablaríamos'],
    correctAnswer: 'habláramos',
    explanation:
      '«Pidieron» is past, so the request is in the past subjunctive: «hablaron», hence «habláramos», with an accent. «Hablemos» would follow «nos piden que»; «hablamos» and «hablaríamos» are no subjunctives.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'past-subjunctive-me-molesto-que',
    point: 'past-subjunctive',
    question: 'Complete: «Me molestó que nadie me ___.» ("It bothered me that nobody called me.")',
    options: ['llamara', 'llamó', 'llame', 'llamaba'],
    correctAnswer: 'llamara',
    explanation:
      'A feeling in the past: «me molestó que» and the past subjunctive, «llamara». «Llamó» and «llamaba» only tell what happened; «llame» would follow «me molesta que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'past-subjunctive-para-que-durmiera',
    point: 'past-subjunctive',
    question:
      'Complete: «Se callaron para que el bebé ___.» ("They kept quiet so that the baby would sleep.")',
    options: ['durmiera', 'duerma', 'durmió', 'dormía'],
    correctAnswer: 'durmiera',
    explanation:
      '«Para que» always takes a subjunctive, here a past one after «se callaron»: «durmieron», «durmiera». «Duerma» would follow a present, and «durmió» and «dormía» are indicative.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'each-other-se-llaman',
    point: 'each-other',
    question:
      'Complete: «Mi madre y mi suegra ___ todos los domingos.» ("My mother and my mother-in-law call each other every Sunday.")',
    options: ['se llaman', 'llaman', 'se llama', 'nos llaman'],
    correctAnswer: 'se llaman',
    explanation:
      'Each calls the other: «se llaman», in the plural. «Llaman» leaves out whom, «se llama» is singular, and «nos llaman» is "they call us".',
    category: 'Reflexive verbs',
    grammarType: 'pronoun',
  },
  {
    id: 'each-other-el-uno-del-otro',
    point: 'each-other',
    question: 'Complete: «Los dos hermanos no se fían ___.» ("The two brothers don\'t trust each other.")',
    options: ['el uno del otro', 'el uno al otro', 'el uno en el otro', 'uno y otro'],
    correctAnswer: 'el uno del otro',
    explanation:
      'The preposition is that of the verb, «fiarse de»: «el uno del otro». «Al» goes with «ayudar a» or «mirar a», «en» with «confiar en», and «uno y otro» is "both".',
    category: 'Reflexive verbs',
    grammarType: 'pronoun',
  },
  {
    id: 'each-other-se-conocieron',
    point: 'each-other',
    question: 'Complete: «¿Dónde ___ ustedes?» ("Where did you meet each other?")',
    options: ['se conocieron', 'conocieron', 'les conocieron', 'nos conocimos'],
    correctAnswer: 'se conocieron',
    explanation:
      'To meet each other is «conocerse», and with «ustedes» it is «se conocieron». «Conocieron» has no object, «les conocieron» is what others did, and «nos conocimos» is "we met".',
    category: 'Reflexive verbs',
    grammarType: 'pronoun',
  },
  {
    id: 'each-other-which-helps',
    point: 'each-other',
    question: 'Which sentence says that Ana and Eva help each other?',
    options: [
      'Ana y Eva se ayudan la una a la otra.',
      'Ana y Eva se ayuda la una a la otra.',
      'Ana y Eva ayudan la una a la otra.',
      'Ana y Eva las ayudan.',
    ],
    correctAnswer: 'Ana y Eva se ayudan la una a la otra.',
    explanation:
      'It needs «se» and a plural: «se ayudan», and «la una a la otra» for two women. «Se ayuda» is singular, without «se» nobody is helped, and «las ayudan» is to help other women.',
    category: 'Reflexive verbs',
    grammarType: 'pronoun',
  },
  {
    id: 'each-other-no-nos-hablamos',
    point: 'each-other',
    question:
      'Complete: «Después de la pelea, Marta y yo ___ durante un mes.» ("After the quarrel, Marta and I didn\'t speak to each other for a month.")',
    options: ['no nos hablamos', 'no se hablaron', 'no me hablé', 'no nos habló'],
    correctAnswer: 'no nos hablamos',
    explanation:
      '«Marta y yo» is "we": «no nos hablamos». «Se hablaron» is "they", «me hablé» would be to talk to oneself, and «nos habló» is what somebody else did to us.',
    category: 'Reflexive verbs',
    grammarType: 'pronoun',
  },
  {
    id: 'each-other-unos-a-otros',
    point: 'each-other',
    question: 'Complete: «Los tres amigos se ayudaban ___.» ("The three friends helped one another.")',
    options: ['unos a otros', 'a sí mismos', 'unos de otros', 'a ellos'],
    correctAnswer: 'unos a otros',
    explanation:
      'Of more than two it is «unos a otros», with the «a» of «ayudar a». «A sí mismos» is themselves, each one alone; «de» is not the preposition of «ayudar», and «a ellos» is other people.',
    category: 'Reflexive verbs',
    grammarType: 'pronoun',
  },
  {
    id: 'conditions-and-subjunctive-con-tal-de-que',
    point: 'conditions-and-subjunctive',
    question:
      'Complete: «Te presto el coche con tal de que me lo ___ mañana.» ("I\'ll lend you the car provided that you give it back to me tomorrow.")',
    options: ['devuelvas', 'devuelves', 'devolverás', 'devolver'],
    correctAnswer: 'devuelvas',
    explanation:
      '«Con tal de que» always takes the subjunctive: «devuelvas». «Devuelves» and «devolverás» are indicative, and the infinitive «devolver» would have no «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'conditions-and-subjunctive-a-menos-que',
    point: 'conditions-and-subjunctive',
    question:
      'Complete: «No compraré nada a menos que me ___ un descuento.» ("I won\'t buy anything unless they give me a discount.")',
    options: ['hagan', 'hacen', 'harán', 'hicieron'],
    correctAnswer: 'hagan',
    explanation:
      '«A menos que», "unless", always takes the subjunctive: «hagan». «Hacen», «harán» and «hicieron» are indicative, which never follows it.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'conditions-and-subjunctive-en-caso-de-que',
    point: 'conditions-and-subjunctive',
    question:
      'Complete: «Lleva el pasaporte en caso de que te lo ___.» ("Take your passport in case they ask you for it.")',
    options: ['pidan', 'piden', 'pedirán', 'pedir'],
    correctAnswer: 'pidan',
    explanation:
      '«En caso de que» takes the subjunctive: «pidan». «Piden» and «pedirán» would state a fact; the infinitive «pedir» would stand without «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'conditions-and-subjunctive-sin-que-viera',
    point: 'conditions-and-subjunctive',
    question:
      'Complete: «Salió de la tienda sin que nadie lo ___.» ("He left the store without anybody seeing him.")',
    options: ['viera', 'vio', 'vea', 'veía'],
    correctAnswer: 'viera',
    explanation:
      '«Sin que» takes the subjunctive, and after the past «salió» the past one: «viera». «Vea» would follow «sale», and «vio» and «veía» are indicative.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'conditions-and-subjunctive-con-tal-de-conseguir',
    point: 'conditions-and-subjunctive',
    question:
      'Complete: «Haría cualquier cosa con tal de ___ ese trabajo.» ("I\'d do anything to get that job.")',
    options: ['conseguir', 'consiga', 'consigo', 'conseguiría'],
    correctAnswer: 'conseguir',
    explanation:
      'The same person acts in both halves, so «con tal de» takes the infinitive: «conseguir». «Consiga» would need «que»; «consigo» and «conseguiría» never follow a preposition.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'conditions-and-subjunctive-unless-it-rains',
    point: 'conditions-and-subjunctive',
    question: 'Complete: «Iremos a pie ___ llueva.» ("We\'ll walk unless it rains.")',
    options: ['a menos que', 'en caso de que', 'con tal de que', 'para que'],
    correctAnswer: 'a menos que',
    explanation:
      '"Unless" is «a menos que». «En caso de que» is "in case", «con tal de que» "provided that", and «para que» "so that": all take the subjunctive, but they say something else.',
    category: 'Subjunctive',
    grammarType: 'mixed',
  },
  {
    id: 'the-more-the-more-cuanto-mas-gasta',
    point: 'the-more-the-more',
    question: 'Complete: «Cuanto más gasta, ___ ahorra.» ("The more he spends, the less he saves.")',
    options: ['menos', 'más', 'tanto', 'cuanto'],
    correctAnswer: 'menos',
    explanation:
      '"The less" is simply «menos». «Más» would be "the more", «tanto» needs «como», and «cuanto» begins the first half, not the second.',
    category: 'Comparison',
    grammarType: 'mixed',
  },
  {
    id: 'the-more-the-more-cuantas-mas-deudas',
    point: 'the-more-the-more',
    question:
      'Complete: «___ deudas tienes, peor duermes.» ("The more debts you have, the worse you sleep.")',
    options: ['Cuantas más', 'Cuanto más', 'Cuantos más', 'Cuánto más'],
    correctAnswer: 'Cuantas más',
    explanation:
      'Before a noun «cuanto» agrees with it: «cuantas más deudas». «Cuanto más» goes with a verb, «cuantos» is masculine, and «cuánto» with an accent asks or exclaims.',
    category: 'Comparison',
    grammarType: 'adjective',
  },
  {
    id: 'the-more-the-more-cuanto-mas-ahorres',
    point: 'the-more-the-more',
    question:
      'Complete: «Cuanto más ___, antes podrás viajar.» ("The more you save, the sooner you\'ll be able to travel.")',
    options: ['ahorres', 'ahorrarás', 'ahorraste', 'ahorrar'],
    correctAnswer: 'ahorres',
    explanation:
      'It is still to come, so the first verb is in the subjunctive: «ahorres». The future «ahorrarás» stands only in the second half; «ahorraste» is past, and «ahorrar» is not conjugated.',
    category: 'Comparison',
    grammarType: 'verb',
  },
  {
    id: 'the-more-the-more-de-lo-que-pensaba',
    point: 'the-more-the-more',
    question:
      'Complete: «El hotel era más caro ___ pensaba.» ("The hotel was more expensive than I thought.")',
    options: ['de lo que', 'que', 'de que', 'lo que'],
    correctAnswer: 'de lo que',
    explanation:
      'Before a whole clause "than" is «de lo que». «Que» alone stands before a noun, «más caro que el tuyo»; «de que» and «lo que» compare nothing.',
    category: 'Comparison',
    grammarType: 'mixed',
  },
  {
    id: 'the-more-the-more-cuanto-antes',
    point: 'the-more-the-more',
    question: 'Complete: «Cuanto ___ reclames, mejor.» ("The sooner you claim it, the better.")',
    options: ['antes', 'pronto', 'primero', 'temprano'],
    correctAnswer: 'antes',
    explanation:
      '"The sooner" is «cuanto antes». «Pronto» and «temprano» would need «más», and «primero» only orders a list.',
    category: 'Comparison',
    grammarType: 'mixed',
  },
  {
    id: 'the-more-the-more-which-than-his-brother',
    point: 'the-more-the-more',
    question: 'Which sentence says "He earns more than his brother"?',
    options: [
      'Gana más que su hermano.',
      'Gana más de su hermano.',
      'Gana más de lo que su hermano.',
      'Gana cuanto más su hermano.',
    ],
    correctAnswer: 'Gana más que su hermano.',
    explanation:
      'Before a noun "than" is «que». «Más de» stands before numbers, «de lo que» needs a verb after it, and «cuanto más» begins a sentence of two halves.',
    category: 'Comparison',
    grammarType: 'mixed',
  },
  {
    id: 'se-for-mishaps-se-me-olvido',
    point: 'se-for-mishaps',
    question: 'Complete: «Perdón, ___ tu cumpleaños.» ("Sorry, I forgot your birthday.")',
    options: ['se me olvidó', 'me se olvidó', 'se olvidé', 'me olvidó'],
    correctAnswer: 'se me olvidó',
    explanation:
      '«Se» comes first, then the pronoun of the person, and the verb agrees with «tu cumpleaños»: «se me olvidó». The order «me se» is never right; «se olvidé» makes the verb agree with me, and «me olvidó» would say that the birthday forgot me.',
    category: 'Reflexive verbs',
    grammarType: 'verb',
  },
  {
    id: 'se-for-mishaps-plural',
    point: 'se-for-mishaps',
    question: 'Complete: «Se me ___ dos botones del abrigo.» ("Two buttons fell off my coat.")',
    options: ['cayeron', 'cayó', 'caí', 'caer'],
    correctAnswer: 'cayeron',
    explanation:
      'The verb agrees with the thing: «dos botones» is plural, so «se me cayeron». «Cayó» is for one thing, «caí» would mean that I fell, and «caer» is not conjugated.',
    category: 'Reflexive verbs',
    grammarType: 'verb',
  },
  {
    id: 'se-for-mishaps-a-mi-padre',
    point: 'se-for-mishaps',
    question:
      'Complete: «A mi padre se ___ cayeron las gafas al río.» ("My father dropped his glasses into the river.")',
    options: ['le', 'lo', 'me', 'les'],
    correctAnswer: 'le',
    explanation:
      'One person with «a» needs «le»: «a mi padre se le cayeron». «Lo» is a direct object, «me» would be me, and «les» would be for several people; the plural of the verb comes from the glasses.',
    category: 'Reflexive verbs',
    grammarType: 'mixed',
  },
  {
    id: 'se-for-mishaps-no-blame',
    point: 'se-for-mishaps',
    question: 'Which sentence says "I broke the cup" without taking the blame?',
    options: ['Se me rompió la taza.', 'Rompí la taza.', 'Me rompí la taza.', 'La taza me rompió.'],
    correctAnswer: 'Se me rompió la taza.',
    explanation:
      "«Se me rompió» says that it happened to me. «Rompí» says that I did it, «me rompí» is said of a bone of one's own, and «la taza me rompió» makes the cup break me.",
    category: 'Reflexive verbs',
    grammarType: 'verb',
  },
  {
    id: 'se-for-mishaps-question',
    point: 'se-for-mishaps',
    question:
      '«¿Por qué llegas tan tarde?» «___ el autobús.» ("Why are you so late?" "The bus got away from me.") Which fits?',
    options: ['Se me fue', 'Me fui', 'Me se fue', 'Se fui'],
    correctAnswer: 'Se me fue',
    explanation:
      'The bus went, and it happened to me: «se me fue». «Me fui» is "I left", «me se» is never said, and «se fui» mixes two persons.',
    category: 'Reflexive verbs',
    grammarType: 'verb',
  },
  {
    id: 'se-for-mishaps-perfect',
    point: 'se-for-mishaps',
    question: 'Complete: «¿Se te ___ la batería otra vez?» ("Has your battery run out again?")',
    options: ['ha acabado', 'has acabado', 'han acabado', 'he acabado'],
    correctAnswer: 'ha acabado',
    explanation:
      'It is the battery that has run out, one thing: «se te ha acabado». «Has» would agree with you, «han» with several things, and «he» with me.',
    category: 'Reflexive verbs',
    grammarType: 'verb',
  },
  {
    id: 'infinitive-or-que-same',
    point: 'infinitive-or-que',
    question: 'Complete: «Apago las luces antes de ___.» ("I turn off the lights before I go out.")',
    options: ['salir', 'que salgo', 'que salga', 'saliendo'],
    correctAnswer: 'salir',
    explanation:
      'The same person does both, so the infinitive is enough: «antes de salir». «Antes de que salga» would be about another person; «que salgo» is indicative, and no gerund follows a preposition.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'infinitive-or-que-other',
    point: 'infinitive-or-que',
    question:
      'Complete: «Cierra la ventana antes de que ___ el gato.» ("Close the window before the cat goes out.")',
    options: ['salga', 'sale', 'salir', 'saldrá'],
    correctAnswer: 'salga',
    explanation:
      'Two act: you close, the cat goes out. After «antes de que» comes the subjunctive, always: «salga». «Sale» and «saldrá» are indicative, and no infinitive follows «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'infinitive-or-que-sin-que',
    point: 'infinitive-or-que',
    question:
      'Complete: «Le dieron el premio sin que nadie lo ___.» ("They gave him the prize without anybody expecting it.")',
    options: ['esperara', 'esperaba', 'esperó', 'esperar'],
    correctAnswer: 'esperara',
    explanation:
      '«Sin que» takes the subjunctive, and after a past verb the imperfect one: «esperara». «Esperaba» and «esperó» are indicative; «esperar» would need «sin» alone.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'infinitive-or-que-para',
    point: 'infinitive-or-que',
    question: 'Complete: «Te llamo para ___ que vengas.» ("I\'m calling to ask you to come.")',
    options: ['pedirte', 'que te pida', 'que te pido', 'pidiéndote'],
    correctAnswer: 'pedirte',
    explanation:
      'I call and I ask: one person, so «para» and the infinitive, «pedirte». «Para que» needs somebody else, «que te pido» is indicative, and no gerund follows «para».',
    category: 'Subjunctive',
    grammarType: 'mixed',
  },
  {
    id: 'infinitive-or-que-hasta-que',
    point: 'infinitive-or-que',
    question: 'Complete: «No borres nada hasta que yo te ___.» ("Don\'t delete anything until I tell you.")',
    options: ['diga', 'digo', 'diré', 'decir'],
    correctAnswer: 'diga',
    explanation:
      'What has not happened yet follows «hasta que» in the subjunctive: «diga». «Digo» would be a habit, the future never follows, and neither does an infinitive.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'infinitive-or-que-which',
    point: 'infinitive-or-que',
    question: 'Which sentence says "She left without saying anything"?',
    options: [
      'Se fue sin decir nada.',
      'Se fue sin que dijera nada.',
      'Se fue sin que dijo nada.',
      'Se fue sin diciendo nada.',
    ],
    correctAnswer: 'Se fue sin decir nada.',
    explanation:
      'She left and she was silent: one person, so «sin» and the infinitive. «Sin que dijera» would be somebody else, «dijo» is indicative, and no gerund follows «sin».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'infinitive-or-que-before-it-began',
    point: 'infinitive-or-que',
    question:
      'Complete: «Por suerte llegamos antes de que ___ la película.» ("Luckily we got there before the movie began.")',
    options: ['empezara', 'empezó', 'empieza', 'empezar'],
    correctAnswer: 'empezara',
    explanation:
      'The movie did begin, but «antes de que» always takes the subjunctive, here the past one: «empezara». «Empezó» and «empieza» are indicative, and no infinitive follows «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'infinitive-or-que-until-it-woke-me',
    point: 'infinitive-or-que',
    question:
      'Complete: «Ayer dormí hasta que me ___ el perro.» ("Yesterday I slept until the dog woke me up.")',
    options: ['despertó', 'despierte', 'despertará', 'despertar'],
    correctAnswer: 'despertó',
    explanation:
      'The dog did wake me: a fact, so «hasta que» takes the indicative, «despertó». «Despierte» is for what is still to come, as in «dormiré hasta que me despierte»; neither a future nor an infinitive follows «hasta que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wanted-me-to-querer',
    point: 'wanted-me-to',
    question: 'Complete: «Mi jefe quería que yo ___ los domingos.» ("My boss wanted me to work on Sundays.")',
    options: ['trabajara', 'trabaje', 'trabajaba', 'trabajar'],
    correctAnswer: 'trabajara',
    explanation:
      'A wish in the past takes the imperfect subjunctive: «quería que trabajara». «Trabaje» goes with «quiere que», «trabajaba» is indicative, and no infinitive follows «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wanted-me-to-pedir',
    point: 'wanted-me-to',
    question: 'Complete: «Nos pidieron que ___ más paciencia.» ("They asked us to have more patience.")',
    options: ['tuviéramos', 'tener', 'teníamos', 'tuvimos'],
    correctAnswer: 'tuviéramos',
    explanation:
      'From «tuvieron» comes «tuviera», with an accent for us: «tuviéramos». «Teníamos» and «tuvimos» are indicative, and no infinitive follows «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wanted-me-to-gustaria',
    point: 'wanted-me-to',
    question:
      'Complete: «Me gustaría que el director me ___ la verdad.» ("I\'d like the director to tell me the truth.")',
    options: ['dijera', 'diga', 'dice', 'diría'],
    correctAnswer: 'dijera',
    explanation:
      'After «me gustaría que» the imperfect subjunctive follows, though the time is now: «dijera», from «dijeron». «Diga» goes with «quiero que», «dice» is indicative, and «diría» is a second conditional.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wanted-me-to-nosotros-or-yo',
    point: 'wanted-me-to',
    question: 'Which sentence says "I wanted to sign"?',
    options: ['Quería firmar.', 'Quería que firmara.', 'Quería que yo firmar.', 'Quería que firmo.'],
    correctAnswer: 'Quería firmar.',
    explanation:
      'Whoever wishes also acts, so the infinitive is enough: «quería firmar». «Quería que firmara» is about somebody else; an infinitive never follows «que», and «firmo» is indicative.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wanted-me-to-form',
    point: 'wanted-me-to',
    question: 'Which form is the imperfect subjunctive of «ir» for «ellos»?',
    options: ['fueran', 'iban', 'vayan', 'irían'],
    correctAnswer: 'fueran',
    explanation:
      'It comes from «fueron»: «fueran», the same as of «ser». «Iban» is the imperfect, «vayan» the present subjunctive, and «irían» the conditional.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'wanted-me-to-duda',
    point: 'wanted-me-to',
    question:
      'Complete: «Nadie creía que el sindicato ___ ganar.» ("Nobody thought that the union could win.")',
    options: ['pudiera', 'puede', 'poder', 'podrá'],
    correctAnswer: 'pudiera',
    explanation:
      '«Nadie creía que» doubts, and in the past: «pudiera», from «pudieron». «Puede» and «podrá» are indicative, and no infinitive follows «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'reproaches-deberias',
    point: 'reproaches',
    question:
      'Complete: «___ haberme llamado: te esperé una hora.» ("You should have called me: I waited an hour for you.")',
    options: ['Deberías', 'Debes', 'Deberás', 'Debiendo'],
    correctAnswer: 'Deberías',
    explanation:
      'A reproach takes the conditional and «haber»: «deberías haberme llamado». «Debes haberme llamado» would be a guess, «deberás» is about the future, and a gerund makes no sentence.',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'reproaches-participle',
    point: 'reproaches',
    question: 'Complete: «No deberíamos haber ___ esa carta.» ("We shouldn\'t have written that letter.")',
    options: ['escrito', 'escribir', 'escribido', 'escrita'],
    correctAnswer: 'escrito',
    explanation:
      'After «haber» the participle never changes, and that of «escribir» is irregular: «escrito». «Escribido» does not exist, «escrita» agrees, as it does only without «haber», and two infinitives cannot follow each other here.',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'reproaches-pronouns',
    point: 'reproaches',
    question: 'Which sentence says "You could have told me so"?',
    options: [
      'Podrías habérmelo dicho.',
      'Podrías haber dichomelo.',
      'Podrías haber me lo dicho.',
      'Podrías hayas dicho.',
    ],
    correctAnswer: 'Podrías habérmelo dicho.',
    explanation:
      'The pronouns are attached to «haber», never to the participle: «habérmelo dicho». Before the first verb they would do as well: «me lo podrías haber dicho».',
    category: 'Conditional',
    grammarType: 'mixed',
  },
  {
    id: 'reproaches-should-have',
    point: 'reproaches',
    question: 'Which sentence is a reproach for what was not done?',
    options: [
      'Tendrías que haber avisado.',
      'Tienes que avisar.',
      'Tendrás que avisar.',
      'Tuviste que avisar.',
    ],
    correctAnswer: 'Tendrías que haber avisado.',
    explanation:
      '«Tendrías que haber avisado» says that it was not done. «Tienes que» is an order now, «tendrás que» one for later, and «tuviste que avisar» says that you had to and did.',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'reproaches-podria',
    point: 'reproaches',
    question:
      'Complete: «Alguien ___ haber cerrado la ventana antes de la tormenta.» ("Somebody could have closed the window before the storm.")',
    options: ['podría', 'puede', 'podrá', 'poder'],
    correctAnswer: 'podría',
    explanation:
      'What nobody did, though it was possible, takes the conditional: «podría haber cerrado». «Puede haber cerrado» would be a guess, «podrá» looks ahead, and «poder» is not conjugated.',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'reproaches-haber',
    point: 'reproaches',
    question: 'Complete: «Tenías que ___ hablado con ella.» ("You should have talked to her.")',
    options: ['haber', 'tener', 'ser', 'haz'],
    correctAnswer: 'haber',
    explanation:
      'A participle after the infinitive needs «haber»: «tenías que haber hablado». «Tener» and «ser» do not make a past, and «haz» is a command of «hacer».',
    category: 'Conditional',
    grammarType: 'verb',
  },
  {
    id: 'bit-by-bit-veranos',
    point: 'bit-by-bit',
    question: 'Complete: «Los veranos son ___ más largos.» ("Summers are getting longer and longer.")',
    options: ['cada vez', 'otra vez', 'muchas veces', 'de vez en cuando'],
    correctAnswer: 'cada vez',
    explanation:
      'What keeps changing has «cada vez» before the comparative. «Otra vez» is "again", «muchas veces» "many times", and «de vez en cuando» "now and then".',
    category: 'Verbal phrases',
    grammarType: 'mixed',
  },
  {
    id: 'bit-by-bit-abejas',
    point: 'bit-by-bit',
    question:
      'Complete: «Cada vez hay ___ abejas en el jardín.» ("There are fewer and fewer bees in the garden.")',
    options: ['menos', 'pocas', 'menores', 'mínimas'],
    correctAnswer: 'menos',
    explanation:
      'After «cada vez» comes a comparative, and "fewer" is «menos», which never changes. «Pocas» is "few", «menores» "younger" or "smaller", and «mínimas» "tiny".',
    category: 'Verbal phrases',
    grammarType: 'mixed',
  },
  {
    id: 'bit-by-bit-peor',
    point: 'bit-by-bit',
    question:
      'Complete: «Mi abuela ve cada vez ___.» ("My grandmother\'s eyesight is getting worse and worse.")',
    options: ['peor', 'mal', 'mala', 'pésimo'],
    correctAnswer: 'peor',
    explanation:
      'After «cada vez» comes a comparative, and that of «mal» is «peor». «Mal» is only "badly", «mala» is an adjective, and «pésimo» is "terrible", not "worse".',
    category: 'Verbal phrases',
    grammarType: 'mixed',
  },
  {
    id: 'bit-by-bit-lago',
    point: 'bit-by-bit',
    question: 'Complete: «El lago se ___ secando poco a poco.» ("The lake is drying up little by little.")',
    options: ['va', 'hace', 'tiene', 'pone'],
    correctAnswer: 'va',
    explanation:
      'What happens little by little takes «ir» and a gerund: «se va secando». «Hace», «tiene» and «pone» do not go with a gerund.',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'bit-by-bit-llenando',
    point: 'bit-by-bit',
    question: 'Complete: «Fuimos ___ las cajas una por una.» ("We filled the boxes one by one.")',
    options: ['llenando', 'llenar', 'llenado', 'llenamos'],
    correctAnswer: 'llenando',
    explanation:
      'A form of «ir» and a gerund tell that it went bit by bit: «fuimos llenando». «Llenar» would need «a», and «llenado» and «llenamos» do not follow «ir».',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'bit-by-bit-llueve',
    point: 'bit-by-bit',
    question: 'Which sentence says "It rains less and less"?',
    options: [
      'Cada vez llueve menos.',
      'Cada vez que llueve menos.',
      'Todas las veces llueve menos.',
      'Llueve menos cada año.',
    ],
    correctAnswer: 'Cada vez llueve menos.',
    explanation:
      '"Less and less" is «cada vez menos», and the verb may come between: «cada vez llueve menos». «Cada vez que» is "every time that", «todas las veces» "all the times", and «cada año» "every year".',
    category: 'Verbal phrases',
    grammarType: 'mixed',
  },
  {
    id: 'the-one-who-quien-llegue',
    point: 'the-one-who',
    question: 'Complete: «___ llegue último cierra la puerta.» ("Whoever arrives last closes the door.")',
    options: ['Quien', 'Quién', 'Lo que', 'Que'],
    correctAnswer: 'Quien',
    explanation:
      '"Whoever" is «quien» or «el que». «Quién» with an accent asks, «lo que» is a thing, and «que» alone cannot begin here.',
    category: 'Relative pronouns',
    grammarType: 'mixed',
  },
  {
    id: 'the-one-who-taza',
    point: 'the-one-who',
    question:
      'Complete: «Esta taza no; dame ___ está limpia.» ("Not this cup; give me the one that is clean.")',
    options: ['la que', 'que', 'el que', 'lo que'],
    correctAnswer: 'la que',
    explanation:
      'What is left out is «taza», a feminine: «la que». «El que» would be masculine, «lo que» is an idea, and «que» alone needs a noun before it.',
    category: 'Relative pronouns',
    grammarType: 'mixed',
  },
  {
    id: 'the-one-who-los-que-viven',
    point: 'the-one-who',
    question:
      'Complete: «___ viven junto al río duermen poco.» ("Those who live by the river sleep little.")',
    options: ['Los que', 'Quien', 'Lo que', 'Que'],
    correctAnswer: 'Los que',
    explanation:
      '"Those who" is a plural, as «viven» shows: «los que» or «quienes». «Quien» is singular, «lo que» is no person, and «que» alone needs a noun before it.',
    category: 'Relative pronouns',
    grammarType: 'mixed',
  },
  {
    id: 'the-one-who-las-de-plastico',
    point: 'the-one-who',
    question:
      'Complete: «Las botellas de vidrio van aquí y ___ plástico, allí.» ("The glass bottles go here and the plastic ones, over there.")',
    options: ['las de', 'las que', 'los de', 'las'],
    correctAnswer: 'las de',
    explanation:
      'Before «de» the article stands for the noun: «las de plástico». «Las que» would need a verb, «los de» is masculine, and «las» alone lacks «de».',
    category: 'Relative pronouns',
    grammarType: 'mixed',
  },
  {
    id: 'the-one-who-quienes-ayudaron',
    point: 'the-one-who',
    question: 'Complete: «Doy las gracias a ___ nos ayudaron.» ("I thank those who helped us.")',
    options: ['quienes', 'quien', 'que', 'lo que'],
    correctAnswer: 'quienes',
    explanation:
      'The verb is plural, so it is «quienes» or «los que». «Quien» is one person, «lo que» is no person, and «que» alone needs a noun before it.',
    category: 'Relative pronouns',
    grammarType: 'mixed',
  },
  {
    id: 'the-one-who-hay-quien',
    point: 'the-one-who',
    question: 'Which sentence says "Some people never recycle"?',
    options: [
      'Hay quien nunca recicla.',
      'Hay que nunca reciclar.',
      'Hay quién nunca recicla.',
      'Hay lo que nunca recicla.',
    ],
    correctAnswer: 'Hay quien nunca recicla.',
    explanation:
      '«Hay quien» is "some people", with a singular verb and no accent. «Hay que» is "one must", and «lo que» is no person.',
    category: 'Relative pronouns',
    grammarType: 'mixed',
  },
  {
    id: 'so-much-that-tan-triste',
    point: 'so-much-that',
    question: 'Complete: «El final es ___ triste que lloré.» ("The ending is so sad that I cried.")',
    options: ['tan', 'tanto', 'muy', 'más'],
    correctAnswer: 'tan',
    explanation:
      'Before an adjective, with «que» after it, stands «tan». «Tanto» goes with verbs and nouns; «muy» does not go with «que» and an effect, and «más triste que» would compare two things.',
    category: 'Comparison',
    grammarType: 'mixed',
  },
  {
    id: 'so-much-that-tanto-que',
    point: 'so-much-that',
    question:
      'Complete: «Trabajaba ___ que no veía a sus hijos.» ("He worked so much that he didn\'t see his children.")',
    options: ['tanto', 'tan', 'mucho', 'muy'],
    correctAnswer: 'tanto',
    explanation:
      'With a verb it is «tanto», which does not change: «trabajaba tanto que …». «Tan» and «muy» need an adjective or adverb, and «mucho» is not followed by «que» and its effect.',
    category: 'Comparison',
    grammarType: 'mixed',
  },
  {
    id: 'so-much-that-tantas',
    point: 'so-much-that',
    question:
      'Complete: «Hay ___ preguntas que no termino nunca.» ("There are so many questions that I never finish.")',
    options: ['tantas', 'tanto', 'tan', 'muchas'],
    correctAnswer: 'tantas',
    explanation:
      'Before a noun it agrees: «preguntas» is feminine plural, so «tantas». «Tanto» would be masculine, «tan» does not stand before a noun alone, and «muchas» does not announce an effect.',
    category: 'Comparison',
    grammarType: 'mixed',
  },
  {
    id: 'so-much-that-que-como',
    point: 'so-much-that',
    question:
      'Complete: «Hacía tanto frío ___ nos quedamos en casa.» ("It was so cold that we stayed home.")',
    options: ['que', 'como', 'de que', 'porque'],
    correctAnswer: 'que',
    explanation:
      'The effect begins with «que», which cannot be left out. «Como» would compare with something else, «de que» does not follow here, and «porque» would give a cause.',
    category: 'Comparison',
    grammarType: 'mixed',
  },
  {
    id: 'so-much-that-indicative',
    point: 'so-much-that',
    question:
      'Complete: «El libro es tan bueno que lo ___ dos veces.» ("The book is so good that I\'ve read it twice.")',
    options: ['he leído', 'haya leído', 'leyendo', 'leer'],
    correctAnswer: 'he leído',
    explanation:
      'The effect is a fact: after «tan bueno que» stands the indicative, «he leído». «Haya leído» would be subjunctive; «leyendo» and «leer» are not conjugated.',
    category: 'Comparison',
    grammarType: 'verb',
  },
  {
    id: 'so-much-that-which',
    point: 'so-much-that',
    question: 'Which sentence says "He talks so little that nobody knows his voice"?',
    options: [
      'Habla tan poco que nadie conoce su voz.',
      'Habla tanto poco que nadie conoce su voz.',
      'Habla tan poco nadie conoce su voz.',
      'Habla muy poco que nadie conoce su voz.',
    ],
    correctAnswer: 'Habla tan poco que nadie conoce su voz.',
    explanation:
      '«Poco» is an adverb, so «tan» stands before it and «que» follows. «Tanto» does not stand before an adverb, without «que» the sentence falls apart, and «muy poco» does not go with «que».',
    category: 'Comparison',
    grammarType: 'mixed',
  },
  {
    id: 'state-or-event-supo',
    point: 'state-or-event',
    question:
      'Complete: «Mi madre ___ la noticia por la radio.» ("My mother found out the news from the radio.")',
    options: ['supo', 'sabía', 'sabe', 'sepa'],
    correctAnswer: 'supo',
    explanation:
      'To find out is an event: preterite, «supo». «Sabía» is "knew", «sabe» is the present, and «sepa» the subjunctive.',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'state-or-event-conocia',
    point: 'state-or-event',
    question:
      'Complete: «Cuando llegué al barrio, no ___ a nadie.» ("When I came to the neighborhood, I didn\'t know anybody.")',
    options: ['conocía', 'conocí', 'conozco', 'conociera'],
    correctAnswer: 'conocía',
    explanation:
      'Knowing nobody was how things were: imperfect, «conocía». «Conocí» would be "I met", «conozco» is the present, and «conociera» would need a «si» or «que».',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'state-or-event-no-quiso',
    point: 'state-or-event',
    question:
      'Complete: «La invitamos dos veces, pero no ___ venir.» ("We invited her twice, but she refused to come.")',
    options: ['quiso', 'quería', 'quiere', 'querría'],
    correctAnswer: 'quiso',
    explanation:
      'She said no, and that was an event: «no quiso» is "refused". «No quería» only says what she felt; «quiere» and «querría» are not past.',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'state-or-event-pudimos',
    point: 'state-or-event',
    question:
      'Complete: «Después de dos horas ___ abrir la puerta.» ("After two hours we managed to open the door.")',
    options: ['pudimos', 'podíamos', 'podemos', 'podamos'],
    correctAnswer: 'pudimos',
    explanation:
      'They tried and it worked, once: «pudimos» is "we managed". «Podíamos» would say what was possible at any time; «podemos» and «podamos» are not past.',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'state-or-event-tuve-que',
    point: 'state-or-event',
    question:
      'Complete: «Perdí las llaves y ___ que dormir en casa de Ana.» ("I lost my keys and had to sleep at Ana\'s.")',
    options: ['tuve', 'tenía', 'tengo', 'tendría'],
    correctAnswer: 'tuve',
    explanation:
      'I had to, and I did: «tuve que». «Tenía que» leaves open whether it was done; «tengo» is the present, and «tendría» a conditional.',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'state-or-event-which',
    point: 'state-or-event',
    question: 'Which sentence says "I met her at a party"?',
    options: [
      'La conocí en una fiesta.',
      'La conocía en una fiesta.',
      'La supe en una fiesta.',
      'La sabía en una fiesta.',
    ],
    correctAnswer: 'La conocí en una fiesta.',
    explanation:
      'To meet for the first time is «conocer» in the preterite: «conocí». «Conocía» says that one knew her already; «supe» and «sabía» are for facts, not people.',
    category: 'Past tenses',
    grammarType: 'verb',
  },
  {
    id: 'let-and-make-deja-usar',
    point: 'let-and-make',
    question: 'Complete: «El vecino me deja ___ su garaje.» ("The neighbor lets me use his garage.")',
    options: ['usar', 'uso', 'a usar', 'use'],
    correctAnswer: 'usar',
    explanation:
      'After «me deja», with the pronoun for whoever acts, stands the infinitive: «usar». «Uso» is conjugated, «a usar» has a preposition too many, and «use» would need «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'let-and-make-deja-que',
    point: 'let-and-make',
    question: 'Complete: «No dejes que el gato ___ en tu cama.» ("Don\'t let the cat sleep in your bed.")',
    options: ['duerma', 'duerme', 'dormir', 'dormirá'],
    correctAnswer: 'duerma',
    explanation:
      'After «dejar que» comes the subjunctive: «duerma». «Duerme» and «dormirá» are indicative, and the infinitive «dormir» does not follow «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'let-and-make-hizo-llorar',
    point: 'let-and-make',
    question: 'Complete: «La película nos hizo ___.» ("The movie made us cry.")',
    options: ['llorar', 'a llorar', 'lloramos', 'llorando'],
    correctAnswer: 'llorar',
    explanation:
      '«Hacer» takes a plain infinitive: «nos hizo llorar». There is no «a llorar», as there is no "to" in English; «lloramos» is conjugated and «llorando» a gerund.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'let-and-make-hizo-que',
    point: 'let-and-make',
    question:
      'Complete: «El ruido hizo que todos ___ a la ventana.» ("The noise made everybody go to the window.")',
    options: ['fueran', 'fueron', 'van', 'ir'],
    correctAnswer: 'fueran',
    explanation:
      '«Hizo que» is past and takes the past subjunctive: «fueran». «Fueron» and «van» are indicative, and «ir» does not follow «que».',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'let-and-make-prohibe',
    point: 'let-and-make',
    question:
      'Complete: «En el hospital nos ___ hablar por teléfono.» ("In the hospital they forbid us to talk on the phone.")',
    options: ['prohíben', 'prohibimos', 'prohíban', 'prohibir'],
    correctAnswer: 'prohíben',
    explanation:
      'Who forbids is "they": «prohíben»; «nos» is whoever may not do it. «Prohibimos» would be us, «prohíban» is subjunctive and «prohibir» an infinitive.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'let-and-make-which',
    point: 'let-and-make',
    question: 'Which sentence says "Let me pay for dinner"?',
    options: [
      'Deja que pague la cena.',
      'Deja que pago la cena.',
      'Deja a pagar la cena.',
      'Deja pagando la cena.',
    ],
    correctAnswer: 'Deja que pague la cena.',
    explanation:
      '«Deja que» asks for the subjunctive: «pague». «Deja que pago» has the indicative; «a pagar» and «pagando» do not follow «dejar» in this sense.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'reasons-and-excuses-como',
    point: 'reasons-and-excuses',
    question: 'Complete: «___ no había autobús, volvimos a pie.» ("Since there was no bus, we walked back.")',
    options: ['Como', 'Debido a', 'Por', 'Sino'],
    correctAnswer: 'Como',
    explanation:
      'A cause that comes first, with a conjugated verb, takes «como». «Debido a» takes a noun, «por» a noun or an infinitive, and «sino» corrects something.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'reasons-and-excuses-por',
    point: 'reasons-and-excuses',
    question: 'Complete: «Lo detuvieron ___ robar un coche.» ("They arrested him for stealing a car.")',
    options: ['por', 'porque', 'para', 'como'],
    correctAnswer: 'por',
    explanation:
      'Before an infinitive the cause is «por»: «por robar». «Porque» and «como» need a conjugated verb, and «para» would be his aim.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'reasons-and-excuses-no-es-que',
    point: 'reasons-and-excuses',
    question:
      "Complete: «No es que no ___ ir, es que no puedo.» (\"It's not that I don't want to go, it's that I can't.\")",
    options: ['quiera', 'quiero', 'querer', 'querré'],
    correctAnswer: 'quiera',
    explanation:
      'A reason that one denies after «no es que» is in the subjunctive: «quiera». «Quiero» and «querré» are indicative, and «querer» is no conjugated verb.',
    category: 'Connectors',
    grammarType: 'verb',
  },
  {
    id: 'reasons-and-excuses-es-que',
    point: 'reasons-and-excuses',
    question:
      "Complete: «No es que sea tonto, es que no ___.» (\"It's not that he's stupid, it's that he doesn't listen.\")",
    options: ['escucha', 'escuche', 'escuchara', 'escuchar'],
    correctAnswer: 'escucha',
    explanation:
      'The true reason after «es que» is a fact: indicative, «escucha». «Escuche» and «escuchara» are subjunctive, which only the denied reason takes.',
    category: 'Connectors',
    grammarType: 'verb',
  },
  {
    id: 'reasons-and-excuses-porque',
    point: 'reasons-and-excuses',
    question:
      'Complete: «Me fui de la fiesta ___ no conocía a nadie.» ("I left the party because I didn\'t know anybody.")',
    options: ['porque', 'como', 'por', 'por qué'],
    correctAnswer: 'porque',
    explanation:
      'After the main clause the cause follows with «porque». «Como» would have to come first, «por» has no conjugated verb after it, and «por qué» asks.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'reasons-and-excuses-which',
    point: 'reasons-and-excuses',
    question: 'Which sentence says "Since I had no key, I rang the bell"?',
    options: [
      'Como no tenía llave, toqué el timbre.',
      'Como no tener llave, toqué el timbre.',
      'Por no tenía llave, toqué el timbre.',
      'Debido a no tenía llave, toqué el timbre.',
    ],
    correctAnswer: 'Como no tenía llave, toqué el timbre.',
    explanation:
      '«Como» comes first and has a conjugated verb: «como no tenía», not «como no tener». «Por» takes an infinitive or a noun, and «debido a» only a noun.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'gerund-or-infinitive-subject',
    point: 'gerund-or-infinitive',
    question: 'Complete: «___ tan tarde no es sano.» ("Having dinner so late isn\'t healthy.")',
    options: ['Cenar', 'Cenando', 'Ceno', 'Cene'],
    correctAnswer: 'Cenar',
    explanation:
      'An action that is the subject is an infinitive: «cenar». «Cenando» would say how or while, never what; «ceno» and «cene» are conjugated.',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'gerund-or-infinitive-preposition',
    point: 'gerund-or-infinitive',
    question: 'Complete: «Se fue sin ___ la cuenta.» ("She left without paying the bill.")',
    options: ['pagar', 'pagando', 'paga', 'pagado'],
    correctAnswer: 'pagar',
    explanation:
      'After a preposition such as «sin» stands the infinitive: «pagar». English has "-ing" here, Spanish never has «pagando»; «paga» and «pagado» do not follow «sin».',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'gerund-or-infinitive-means',
    point: 'gerund-or-infinitive',
    question: 'Complete: «Aprendí español ___ canciones.» ("I learned Spanish by listening to songs.")',
    options: ['escuchando', 'escuchar', 'escuchado', 'para escuchar'],
    correctAnswer: 'escuchando',
    explanation:
      'By what means: a gerund without a preposition, «escuchando». «Escuchar» alone cannot say how, and «para escuchar» would be an aim.',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'gerund-or-infinitive-manner',
    point: 'gerund-or-infinitive',
    question: 'Complete: «El ladrón salió ___ del banco.» ("The thief ran out of the bank.")',
    options: ['corriendo', 'correr', 'corrido', 'a correr'],
    correctAnswer: 'corriendo',
    explanation:
      'How he came out is told by a gerund: «salió corriendo». «Correr» is no manner, «corrido» is a participle, and «a correr» would be what for.',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'gerund-or-infinitive-noun',
    point: 'gerund-or-infinitive',
    question: 'Complete: «Conozco a un chico ___ cinco idiomas.» ("I know a boy who speaks five languages.")',
    options: ['que habla', 'hablando', 'hablar', 'de hablar'],
    correctAnswer: 'que habla',
    explanation:
      'A noun is described with «que» and a verb: «un chico que habla». A gerund such as «hablando» cannot describe a noun, and «hablar» or «de hablar» say nothing about him.',
    category: 'Verbal phrases',
    grammarType: 'mixed',
  },
  {
    id: 'gerund-or-infinitive-which',
    point: 'gerund-or-infinitive',
    question: 'Which sentence says "Before eating, wash your hands"?',
    options: [
      'Antes de comer, lávate las manos.',
      'Antes de comiendo, lávate las manos.',
      'Antes comer, lávate las manos.',
      'Comiendo, lávate las manos.',
    ],
    correctAnswer: 'Antes de comer, lávate las manos.',
    explanation:
      'After «antes de» stands the infinitive: «antes de comer», never «antes de comiendo». In «antes comer» the «de» is missing, and «comiendo, lávate» would mean while you eat.',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'parts-of-a-whole-mayoria',
    point: 'parts-of-a-whole',
    question: 'Complete: «La mayoría ___ casas son blancas.» ("Most of the houses are white.")',
    options: ['de las', 'las', 'de', 'a las'],
    correctAnswer: 'de las',
    explanation:
      'Between «la mayoría» and its group stand «de» and the article: «de las casas». Neither «las» nor «de» alone is enough, and «a las» is another preposition.',
    category: 'Indefinite words',
    grammarType: 'mixed',
  },
  {
    id: 'parts-of-a-whole-uno-de-cada',
    point: 'parts-of-a-whole',
    question: 'Complete: «Uno de cada tres niños no ___.» ("One in three children doesn\'t have breakfast.")',
    options: ['desayuna', 'desayunan', 'desayunamos', 'desayunar'],
    correctAnswer: 'desayuna',
    explanation:
      '«Uno de cada tres» has one as its subject: «desayuna». «Desayunan» would go with «niños», «desayunamos» with us, and «desayunar» is not conjugated.',
    category: 'Indefinite words',
    grammarType: 'verb',
  },
  {
    id: 'parts-of-a-whole-media',
    point: 'parts-of-a-whole',
    question: 'Complete: «Esperamos ___ hora.» ("We waited for half an hour.")',
    options: ['media', 'mitad', 'la mitad de', 'medio de'],
    correctAnswer: 'media',
    explanation:
      '«Medio» stands right before its noun and agrees: «media hora». «Mitad» is a noun and needs «la … de», which is for half of a certain thing; «medio de» is wrong.',
    category: 'Indefinite words',
    grammarType: 'mixed',
  },
  {
    id: 'parts-of-a-whole-mitad',
    point: 'parts-of-a-whole',
    question: 'Complete: «Se comió ___ pastel.» ("He ate half of the cake.")',
    options: ['la mitad del', 'mitad del', 'la mitad', 'medio del'],
    correctAnswer: 'la mitad del',
    explanation:
      'Half of a certain thing is «la mitad de», with the article before and after: «la mitad del pastel». «Mitad del» lacks one article, «la mitad» the «de», and «medio del» mixes two.',
    category: 'Indefinite words',
    grammarType: 'mixed',
  },
  {
    id: 'parts-of-a-whole-ninguno',
    point: 'parts-of-a-whole',
    question: 'Complete: «Ninguno de mis hermanos ___ cocinar.» ("None of my brothers can cook.")',
    options: ['sabe', 'saben', 'sabemos', 'saber'],
    correctAnswer: 'sabe',
    explanation:
      '«Ninguno» is singular, so the verb is, too: «sabe». «Saben» would follow the brothers, «sabemos» would be us, and «saber» is not conjugated.',
    category: 'Indefinite words',
    grammarType: 'verb',
  },
  {
    id: 'parts-of-a-whole-which',
    point: 'parts-of-a-whole',
    question: 'Which sentence says "Both sisters sing"?',
    options: [
      'Ambas hermanas cantan.',
      'Ambas las hermanas cantan.',
      'Ambas de hermanas cantan.',
      'Ambos hermanas cantan.',
    ],
    correctAnswer: 'Ambas hermanas cantan.',
    explanation:
      '«Ambos» agrees and takes neither article nor «de»: «ambas hermanas», not «ambas las hermanas». «Ambos» would be masculine.',
    category: 'Indefinite words',
    grammarType: 'mixed',
  },
  {
    id: 'guessing-with-future-estara',
    point: 'guessing-with-future',
    question:
      'Complete: «No contesta al teléfono: ___ en la ducha.» ("She isn\'t answering the phone: she must be in the shower.")',
    options: ['estará', 'esté', 'estaba', 'estar'],
    correctAnswer: 'estará',
    explanation:
      'A guess about now takes the future: «estará en la ducha». «Esté» is subjunctive and needs something before it, «estaba» tells of the past, and «estar» is not conjugated.',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'guessing-with-future-hora',
    point: 'guessing-with-future',
    question:
      'Complete: «¿Qué hora ___? No tengo reloj.» ("I wonder what time it is. I don\'t have a watch.")',
    options: ['será', 'sea', 'fue', 'siendo'],
    correctAnswer: 'será',
    explanation:
      'Who wonders asks in the future: «¿qué hora será?». «Sea» is subjunctive, «fue» is past, and a gerund makes no question.',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'guessing-with-future-tendra',
    point: 'guessing-with-future',
    question: 'Complete: «Ese árbol ___ cien años.» ("That tree is probably a hundred years old.")',
    options: ['tendrá', 'tenga', 'tuvo', 'tenido'],
    correctAnswer: 'tendrá',
    explanation:
      'What is only probable takes the future: «tendrá cien años». «Tenga» is subjunctive, «tuvo» is past, and «tenido» is a participle.',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'guessing-with-future-pero',
    point: 'guessing-with-future',
    question:
      'Complete: «___ muy famoso, pero yo no lo conozco.» ("He may be very famous, but I don\'t know him.")',
    options: ['Será', 'Fuera', 'Ser', 'Sido'],
    correctAnswer: 'Será',
    explanation:
      'One gives way with the future and answers with «pero»: «será muy famoso, pero …». «Fuera» is a subjunctive that needs «si» or «que»; «ser» and «sido» are not conjugated.',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'guessing-with-future-same',
    point: 'guessing-with-future',
    question: 'Which sentence says the same as «Serán las cinco»?',
    options: [
      'Deben de ser las cinco.',
      'Son las cinco en punto.',
      'Eran las cinco.',
      'Ojalá sean las cinco.',
    ],
    correctAnswer: 'Deben de ser las cinco.',
    explanation:
      '«Serán las cinco» guesses, and so does «deben de ser las cinco». «Son las cinco en punto» is certain, «eran» tells of the past, and «ojalá sean» is a wish.',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'guessing-with-future-which',
    point: 'guessing-with-future',
    question: 'Which sentence says "They must be at home: I can see a light"?',
    options: [
      'Estarán en casa: veo una luz.',
      'Están en casa: verán una luz.',
      'Estén en casa: veo una luz.',
      'Estarían en casa: vi una luz.',
    ],
    correctAnswer: 'Estarán en casa: veo una luz.',
    explanation:
      'They are the ones one guesses about: «estarán en casa»; the light is seen: «veo». «Estén» would be a command, and «estarían … vi» guesses about the past.',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'whatever-happens-pase',
    point: 'whatever-happens',
    question: 'Complete: «___ lo que pase, no tengas miedo.» ("Whatever happens, don\'t be afraid.")',
    options: ['Pase', 'Pasa', 'Pasará', 'Pasar'],
    correctAnswer: 'Pase',
    explanation:
      'The verb is doubled, and both are subjunctive: «pase lo que pase». «Pasa» and «pasará» are indicative, and «pasar» is not conjugated.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'whatever-happens-quien',
    point: 'whatever-happens',
    question: 'Complete: «No abras la puerta, llame ___ llame.» ("Don\'t open the door, whoever knocks.")',
    options: ['quien', 'que', 'lo que', 'donde'],
    correctAnswer: 'quien',
    explanation:
      'A person stands in the middle as «quien»: «llame quien llame». «Que» alone joins nothing here, «lo que» is for things, and «donde» for places.',
    category: 'Subjunctive',
    grammarType: 'mixed',
  },
  {
    id: 'whatever-happens-digan',
    point: 'whatever-happens',
    question: 'Complete: «Digan lo que ___, yo me voy.» ("Whatever they say, I\'m leaving.")',
    options: ['digan', 'dicen', 'dirán', 'dijeron'],
    correctAnswer: 'digan',
    explanation:
      'The second verb repeats the first: «digan lo que digan». «Dicen», «dirán» and «dijeron» are indicative and do not match it.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'whatever-happens-o-no',
    point: 'whatever-happens',
    question: 'Complete: «Saldremos a caminar, ___ o no.» ("We\'ll go for a walk, whether it rains or not.")',
    options: ['llueva', 'llueve', 'lloverá', 'llover'],
    correctAnswer: 'llueva',
    explanation:
      'Two cases that change nothing take the subjunctive: «llueva o no». «Llueve» and «lloverá» would state something, and «llover» is not conjugated.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'whatever-happens-cuando',
    point: 'whatever-happens',
    question: 'Complete: «Puedes venir cuando ___.» ("You can come whenever you want.")',
    options: ['quieras', 'quieres', 'querrás', 'quisiste'],
    correctAnswer: 'quieras',
    explanation:
      'Any time will do, and it has not been chosen yet: «cuando quieras». «Quieres» would speak of a habit, a future never follows this «cuando», and «quisiste» is past.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'whatever-happens-which',
    point: 'whatever-happens',
    question: 'Which sentence says "Wherever you go, write to me"?',
    options: [
      'Vayas donde vayas, escríbeme.',
      'Vas donde vas, escríbeme.',
      'Vayas que vayas, escríbeme.',
      'Ve donde vayas, me escribes.',
    ],
    correctAnswer: 'Vayas donde vayas, escríbeme.',
    explanation:
      'The subjunctive twice, and «donde» between for the place: «vayas donde vayas». «Vas donde vas» is indicative, «que» says no place, and «ve» is a command.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-and-without-se-me-voy',
    point: 'verbs-with-and-without-se',
    question: 'Complete: «Es tarde, ___. ¡Hasta mañana!» ("It\'s late, I\'m leaving. See you tomorrow!")',
    options: ['me voy', 'voy', 'me llevo', 'se va'],
    correctAnswer: 'me voy',
    explanation:
      'Leaving, with no place named, is «irse»: «me voy». «Voy» alone waits for a place, «me llevo» takes something along, and «se va» is somebody else.',
    category: 'Reflexive verbs',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-and-without-se-se-llevo',
    point: 'verbs-with-and-without-se',
    question: 'Complete: «El ladrón ___ hasta las sillas.» ("The thief even took the chairs with him.")',
    options: ['se llevó', 'llevaba', 'lleve', 'se fue'],
    correctAnswer: 'se llevó',
    explanation:
      'Taking away with one is «llevarse»: «se llevó». «Llevaba» would say that he was carrying or wearing them, «lleve» is subjunctive, and «se fue» takes no object.',
    category: 'Reflexive verbs',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-and-without-se-quedamos',
    point: 'verbs-with-and-without-se',
    question: 'Complete: «¿A qué hora ___ mañana?» ("What time shall we meet tomorrow?")',
    options: ['quedamos', 'nos quedamos', 'nos vamos', 'nos parecemos'],
    correctAnswer: 'quedamos',
    explanation:
      'To arrange to meet is «quedar», without «nos»: «¿a qué hora quedamos?». «Nos quedamos» is "we stay", «nos vamos» "we leave", and «nos parecemos» "we look alike".',
    category: 'Reflexive verbs',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-and-without-se-se-durmio',
    point: 'verbs-with-and-without-se',
    question:
      'Complete: «El abuelo ___ antes del final de la película.» ("Grandpa fell asleep before the end of the movie.")',
    options: ['se durmió', 'durmió', 'dormía', 'duerme'],
    correctAnswer: 'se durmió',
    explanation:
      'To fall asleep is «dormirse»: «se durmió». «Durmió» and «dormía» say that he slept, and «duerme» is the present.',
    category: 'Reflexive verbs',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-and-without-se-se-parece',
    point: 'verbs-with-and-without-se',
    question: 'Complete: «Mi hija ___ a mi suegra.» ("My daughter looks like my mother-in-law.")',
    options: ['se parece', 'parece', 'se aparece', 'queda'],
    correctAnswer: 'se parece',
    explanation:
      'Looking like somebody is «parecerse a»: «se parece a mi suegra». «Parece» needs no «a», «se aparece» is what ghosts do, and «queda» means something else.',
    category: 'Reflexive verbs',
    grammarType: 'verb',
  },
  {
    id: 'verbs-with-and-without-se-which',
    point: 'verbs-with-and-without-se',
    question: 'Which sentence says "We stayed on the beach"?',
    options: [
      'Nos quedamos en la playa.',
      'Quedamos en la playa.',
      'Nos fuimos a la playa.',
      'Nos llevamos la playa.',
    ],
    correctAnswer: 'Nos quedamos en la playa.',
    explanation:
      'To stay is «quedarse»: «nos quedamos». «Quedamos en la playa» is where we agreed to meet, «nos fuimos» "we left for", and «nos llevamos» "we took with us".',
    category: 'Reflexive verbs',
    grammarType: 'verb',
  },
  {
    id: 'still-and-no-longer-ya-no',
    point: 'still-and-no-longer',
    question: 'Complete: «___ fumo: lo dejé en enero.» ("I no longer smoke: I gave it up in January.")',
    options: ['Ya no', 'Todavía no', 'Aún', 'Ya'],
    correctAnswer: 'Ya no',
    explanation:
      'What has ended takes «ya no»: «ya no fumo». «Todavía no» would be "not yet", «aún» "still", and «ya» without «no» would say that I do now.',
    category: 'Verbal phrases',
    grammarType: 'mixed',
  },
  {
    id: 'still-and-no-longer-todavia-no',
    point: 'still-and-no-longer',
    question:
      'Complete: «___ ha llegado el tren: llegará a las seis.» ("The train hasn\'t come yet: it will at six.")',
    options: ['Todavía no', 'Ya no', 'Ya', 'Todavía'],
    correctAnswer: 'Todavía no',
    explanation:
      'It is going to happen, so it is "not yet": «todavía no ha llegado». «Ya no» would say that it has stopped, «ya» that it is here, and «todavía» alone lacks the negation.',
    category: 'Verbal phrases',
    grammarType: 'mixed',
  },
  {
    id: 'still-and-no-longer-sigue-sin',
    point: 'still-and-no-longer',
    question: 'Complete: «El vecino sigue ___ hablarnos.» ("The neighbor still doesn\'t speak to us.")',
    options: ['sin', 'no', 'de', 'en'],
    correctAnswer: 'sin',
    explanation:
      'What goes on not happening takes «seguir sin» and the infinitive: «sigue sin hablarnos». «No», «de» and «en» do not follow «seguir».',
    category: 'Verbal phrases',
    grammarType: 'mixed',
  },
  {
    id: 'still-and-no-longer-infinitive',
    point: 'still-and-no-longer',
    question: 'Complete: «Seguimos sin ___ la respuesta.» ("We still don\'t know the answer.")',
    options: ['saber', 'sabiendo', 'sabemos', 'sabido'],
    correctAnswer: 'saber',
    explanation:
      'After «sin» stands an infinitive: «seguimos sin saber». The gerund «sabiendo» would follow «seguimos» at once, «sabemos» is conjugated, and «sabido» is a participle.',
    category: 'Verbal phrases',
    grammarType: 'verb',
  },
  {
    id: 'still-and-no-longer-aun',
    point: 'still-and-no-longer',
    question: 'Complete: «¿___ tienes mi libro? Lo necesito.» ("Do you still have my book? I need it.")',
    options: ['Aún', 'Ya no', 'Aún no', 'Nunca'],
    correctAnswer: 'Aún',
    explanation:
      'What goes on is «aún» or «todavía»: «¿aún tienes mi libro?». «Ya no» is "no longer", «aún no» "not yet", and «nunca» "never".',
    category: 'Verbal phrases',
    grammarType: 'mixed',
  },
  {
    id: 'still-and-no-longer-which',
    point: 'still-and-no-longer',
    question: 'Which sentence says "They no longer live here"?',
    options: ['Ya no viven aquí.', 'Todavía no viven aquí.', 'Siguen sin vivir aquí.', 'Todavía viven aquí.'],
    correctAnswer: 'Ya no viven aquí.',
    explanation:
      'They did, and have stopped: «ya no viven aquí». «Todavía no viven» and «siguen sin vivir» say that they never have, and «todavía viven» that they do.',
    category: 'Verbal phrases',
    grammarType: 'mixed',
  },
] satisfies readonly GrammarQuestion[];
