import type { GrammarQuestion } from '#machines/games/exercise.types.ts';

// The rules of `../grammar-questions.ts` apply, except that an explanation needn't cover wrong options that its rule
// excludes. Questions follow the points of the level, and their ids begin with the point's.
export default [
  {
    id: 'preterite-regular-hablo',
    point: 'preterite-regular',
    question:
      'Complete the sentence: «Ayer mi madre ___ con el médico.» ("Yesterday my mother talked to the doctor.")',
    options: ['hablo', 'hablé', 'habló', 'hablaré'],
    correctAnswer: 'habló',
    explanation:
      'With «ella», -ar verbs end in «-ó» in the preterite, and the accent counts: «habló». Without it, «hablo» is "I speak"; «hablé» is "I spoke".',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'preterite-regular-comimos',
    point: 'preterite-regular',
    question:
      'Complete the sentence with «comer»: «El domingo pasado ___ en casa de mis abuelos.» ("Last Sunday we ate at my grandparents\' house.")',
    options: ['comimos', 'comemos', 'comamos', 'comieron'],
    correctAnswer: 'comimos',
    explanation:
      '-er verbs have -imos for "we" in the preterite: «comimos». «Comemos» is the present, "we eat", and «comieron» is "they ate".',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'preterite-regular-llegue',
    point: 'preterite-regular',
    question: 'Which is the right spelling of "I arrived"?',
    options: ['llegé', 'llege', 'llegué', 'lleguo'],
    correctAnswer: 'llegué',
    explanation:
      'Before «-é» the g of «llegar» is written gu to keep its sound: «llegué». In «llegé» the g would sound like the j of «jefe».',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'preterite-regular-naciste',
    point: 'preterite-regular',
    question: 'Which question goes with the answer «Nací en Quito»?',
    options: ['¿Dónde naces?', '¿Dónde naciste?', '¿Dónde nació ella?', '¿Cuándo naciste?'],
    correctAnswer: '¿Dónde naciste?',
    explanation:
      '«Nací» is "I was born", so the question is put to "you" in the preterite and asks for the place: «¿dónde naciste?». «¿Dónde nació ella?» asks about a woman, and «cuándo» asks for the time.',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'preterite-regular-salieron',
    point: 'preterite-regular',
    question:
      'Complete the sentence with «salir»: «Mis amigos ___ del cine a las once de la noche.» ("My friends left the movies at eleven at night.")',
    options: ['saleron', 'salimos', 'salió', 'salieron'],
    correctAnswer: 'salieron',
    explanation:
      '-er and -ir verbs end in -ieron for "they": «salieron». «Saleron» misses the i, and «salió» has one person as its subject.',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'preterite-regular-busque',
    point: 'preterite-regular',
    question: 'How do you say "I looked for my keys"?',
    options: ['Busqué mis llaves.', 'Buscé mis llaves.', 'Busco mis llaves.', 'Buscó mis llaves.'],
    correctAnswer: 'Busqué mis llaves.',
    explanation:
      'Before «-é» the c of «buscar» becomes qu to keep its sound: «busqué». «Buscé» would have the sound of «cena», «busco» is the present, and «buscó» is "he" or "she looked for".',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'preterite-regular-compre',
    point: 'preterite-regular',
    question: 'Which sentence can be about yesterday?',
    options: ['Compro pan.', 'Compré pan.', 'Compraré pan.', 'Compre pan.'],
    correctAnswer: 'Compré pan.',
    explanation:
      'The stressed «-é» is the ending of "I" in the preterite: «compré», "I bought". Without the accent, «compre» is a polite command; «compro» is the present.',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'preterite-irregular-tuve',
    point: 'preterite-irregular',
    question:
      'Complete the sentence with «tener»: «Ayer ___ mucho trabajo.» ("I had a lot of work yesterday.")',
    options: ['tení', 'tuve', 'tuvé', 'tuvo'],
    correctAnswer: 'tuve',
    explanation:
      '«Tener» has the stem tuv- in the preterite, and the irregular ending of "I" is -e without an accent: «tuve». «Tení» is built like a regular verb, and «tuvo» is "he" or "she had".',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'preterite-irregular-fuimos',
    point: 'preterite-irregular',
    question:
      'Complete the sentence with «ir»: «El sábado mi novia y yo ___ a la playa.» ("On Saturday my girlfriend and I went to the beach.")',
    options: ['fueron', 'iramos', 'fui', 'fuimos'],
    correctAnswer: 'fuimos',
    explanation:
      '«Ir» borrows its preterite from «ser», and with «mi novia y yo» it is "we": «fuimos». «Fueron» is "they went" and «fui» is "I went".',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'preterite-irregular-dijeron',
    point: 'preterite-irregular',
    question:
      'Complete the sentence with «decir»: «Mis hijos no ___ nada.» ("My children didn\'t say anything.")',
    options: ['dijeron', 'dijieron', 'decieron', 'dijo'],
    correctAnswer: 'dijeron',
    explanation:
      'After the j of «dij-» the ending is -eron, without an i: «dijeron», not «dijieron». «Decieron» lacks the irregular stem, and «dijo» is for one person.',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'preterite-irregular-pidio',
    point: 'preterite-irregular',
    question:
      'Complete the sentence with «pedir»: «Mi hermana ___ una ensalada.» ("My sister ordered a salad.")',
    options: ['pedió', 'pido', 'pidió', 'pide'],
    correctAnswer: 'pidió',
    explanation:
      '-ir verbs with a stem change have i for e in the third person: «pidió». «Pedió» keeps the e, and «pido» and «pide» are the present.',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'preterite-irregular-hiciste',
    point: 'preterite-irregular',
    question: 'Which question goes with the answer «Estuve en casa y leí un libro»?',
    options: [
      '¿Qué hizo Ana anoche?',
      '¿Qué haces por la noche?',
      '¿Qué vas a hacer esta noche?',
      '¿Qué hiciste anoche?',
    ],
    correctAnswer: '¿Qué hiciste anoche?',
    explanation:
      '«Estuve» and «leí» tell what I did, so the question is put to "you" in the preterite: «¿qué hiciste anoche?». «Haces» and «vas a hacer» are not about the past, and «hizo Ana» is about her.',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'adjective-placement-otra-mesa',
    point: 'adjective-placement',
    question: 'How do you say "another table"?',
    options: ['una otra mesa', 'una mesa otra', 'otra mesa', 'otro mesa'],
    correctAnswer: 'otra mesa',
    explanation:
      '«Otro» comes before its noun and takes no «un» or «una», for it already means "another": «otra mesa». «Una otra» says "one" twice, «mesa otra» has the wrong order, and «otro mesa» does not agree.',
    category: 'Placement',
    grammarType: 'adjective',
  },
  {
    id: 'adjective-placement-primer-viaje',
    point: 'adjective-placement',
    question: 'Complete the sentence: «Es mi ___ viaje a Perú.» ("It is my first trip to Peru.")',
    options: ['primero', 'primer', 'primera', 'uno'],
    correctAnswer: 'primer',
    explanation:
      'Before a masculine singular noun «primero» loses its -o: «mi primer viaje». The full «primero» stands alone or after its noun, «primera» is feminine, and «uno» only counts.',
    category: 'Shortened forms',
    grammarType: 'adjective',
  },
  {
    id: 'adjective-placement-muchos-libros',
    point: 'adjective-placement',
    question: 'Which sentence is correct? ("I have many interesting books.")',
    options: [
      'Tengo libros muchos interesantes.',
      'Tengo muchos libros interesantes.',
      'Tengo interesantes libros muchos.',
      'Tengo muchos interesante libros.',
    ],
    correctAnswer: 'Tengo muchos libros interesantes.',
    explanation:
      '«Mucho» comes before the noun, a describing adjective usually after it: «muchos libros interesantes». In «libros muchos» the order is wrong, and «interesante libros» does not agree.',
    category: 'Placement',
    grammarType: 'adjective',
  },
  {
    id: 'imperfect-trabajaba',
    point: 'imperfect',
    question:
      'Complete the sentence with «trabajar»: «Antes mi padre ___ en un banco.» ("My father used to work in a bank.")',
    options: ['trabajía', 'trabajábamos', 'trabaja', 'trabajaba'],
    correctAnswer: 'trabajaba',
    explanation:
      'In the imperfect -ar verbs take -aba: «trabajaba». «Trabajía» has the ending of -er and -ir verbs, and «trabaja» is the present, "works".',
    category: 'Imperfect',
    grammarType: 'verb',
  },
  {
    id: 'imperfect-ibamos',
    point: 'imperfect',
    question:
      'Complete the sentence with «ir»: «Todos los veranos mi familia y yo ___ al mar.» ("Every summer my family and I used to go to the sea.")',
    options: ['íbamos', 'iban', 'vamos', 'íamos'],
    correctAnswer: 'íbamos',
    explanation:
      '«Ir» is one of the three irregular verbs, and "we" has an accent: «íbamos». «Íamos» follows the regular verbs, «iban» is "they", and «vamos» is the present.',
    category: 'Imperfect',
    grammarType: 'verb',
  },
  {
    id: 'imperfect-era',
    point: 'imperfect',
    question:
      'Complete the sentence with «ser»: «Cuando ___ niña, vivía en el campo.» ("When I was a girl, I lived in the country.")',
    options: ['soy', 'fue', 'era', 'eras'],
    correctAnswer: 'era',
    explanation:
      'What one was like over years is imperfect, and «ser» is irregular there: «era». «Fue» is a preterite and of "he" or "she", «eras» is "you were", and «soy» is "I am".',
    category: 'Imperfect',
    grammarType: 'verb',
  },
  {
    id: 'imperfect-veiamos',
    point: 'imperfect',
    question:
      'Complete the sentence with «ver»: «Por las noches ___ la televisión con mis abuelos.» ("In the evenings we used to watch television …")',
    options: ['víamos', 'veíamos', 'vemos', 'veábamos'],
    correctAnswer: 'veíamos',
    explanation:
      '«Ver» keeps its e in the imperfect: «veíamos». «Víamos» has lost it, «veábamos» has the ending of -ar verbs, and «vemos» is the present.',
    category: 'Imperfect',
    grammarType: 'verb',
  },
  {
    id: 'imperfect-habit',
    point: 'imperfect',
    question: 'Which sentence tells of a habit in the past?',
    options: [
      'Jugaba al fútbol los sábados.',
      'Voy a jugar al fútbol.',
      'Juego al fútbol los sábados.',
      'El sábado jugué al fútbol.',
    ],
    correctAnswer: 'Jugaba al fútbol los sábados.',
    explanation:
      'The imperfect tells what one used to do: «jugaba». «Jugué» is the preterite, one Saturday only, and «juego» is a habit of today.',
    category: 'Imperfect',
    grammarType: 'verb',
  },
  {
    id: 'possessive-pronouns-son-tuyas',
    point: 'possessive-pronouns',
    question: 'Complete the question: «¿Estas llaves son ___?» ("Are these keys yours?")',
    options: ['tuyos', 'tuyas', 'tus', 'ti'],
    correctAnswer: 'tuyas',
    explanation:
      'The possessive agrees with what is owned, «las llaves»: «tuyas». «Tuyos» is masculine, and «tus» needs a noun right behind it.',
    category: 'Possessive pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'possessive-pronouns-amigo-mio',
    point: 'possessive-pronouns',
    question: 'How do you say "a friend of mine"?',
    options: ['un amigo de mí', 'un mi amigo', 'un amigo de mío', 'un amigo mío'],
    correctAnswer: 'un amigo mío',
    explanation:
      '"Of mine" is the long form after the noun, without a preposition: «un amigo mío». «De mí» and «de mío» translate the English "of" word for word.',
    category: 'Possessive pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'possessive-pronouns-el-nuestro',
    point: 'possessive-pronouns',
    question:
      'Complete the sentence: «Su coche es rojo y ___ es azul.» ("Their car is red and ours is blue.")',
    options: ['la nuestra', 'el nuestro', 'nosotros', 'nuestros'],
    correctAnswer: 'el nuestro',
    explanation:
      '"Ours" stands for «nuestro coche», so the article and the possessive are masculine singular: «el nuestro». «La nuestra» is feminine, and «nosotros» is "we".',
    category: 'Possessive pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'possessive-pronouns-de-quien',
    point: 'possessive-pronouns',
    question: 'Which question goes with the answer «Es mía»?',
    options: [
      '¿De quién es esta mochila?',
      '¿De quién es este abrigo?',
      '¿De quién son estas gafas?',
      '¿Quién es esta?',
    ],
    correctAnswer: '¿De quién es esta mochila?',
    explanation:
      '«Mía» is feminine singular, so it stands for «la mochila». «Este abrigo» would need «mío» and «estas gafas» «mías»; «quién» without «de» asks who somebody is.',
    category: 'Possessive pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'possessive-pronouns-las-mias',
    point: 'possessive-pronouns',
    question:
      'Complete the answer: «Mis botas son negras. ¿Y las tuyas?» – «___ son marrones.» ("Mine are brown.")',
    options: ['Mis', 'Los míos', 'Las mías', 'La mía'],
    correctAnswer: 'Las mías',
    explanation:
      '«Botas» is feminine plural, and so are the article and the possessive that stand for it: «las mías». «Los míos» is masculine, «la mía» singular, and «mis» cannot stand alone.',
    category: 'Possessive pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'possessive-pronouns-el-suyo',
    point: 'possessive-pronouns',
    question: 'Luis and Ana each have «un libro». How do you say "Hers is blue"?',
    options: ['La suya es azul.', 'Su es azul.', 'El su es azul.', 'El suyo es azul.'],
    correctAnswer: 'El suyo es azul.',
    explanation:
      '«Suyo» agrees with the book, «el libro», not with Ana: «el suyo». «La suya» would stand for a feminine noun, and «su» only comes before a noun.',
    category: 'Possessive pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'preterite-or-imperfect-sono-el-telefono',
    point: 'preterite-or-imperfect',
    question:
      'Complete the sentence: «Estaba en la ducha cuando ___ el teléfono.» ("I was in the shower when the phone rang.")',
    options: ['sonaba', 'suena', 'sonó', 'sonar'],
    correctAnswer: 'sonó',
    explanation:
      'What was under way is imperfect, «estaba»; what broke in is preterite: «sonó». «Sonaba» would mean that the phone was ringing all the time, and «suena» is the present.',
    category: 'Preterite or imperfect',
    grammarType: 'verb',
  },
  {
    id: 'preterite-or-imperfect-dormia',
    point: 'preterite-or-imperfect',
    question:
      'Complete the sentence: «Mientras mis padres ___, yo veía una película.» ("While my parents were sleeping, I was watching a movie.")',
    options: ['dormían', 'durmieron', 'duermen', 'dormirán'],
    correctAnswer: 'dormían',
    explanation:
      'Two things that were going on side by side are both imperfect: «dormían», like «veía». «Durmieron» would tell a finished event, and «duermen» is the present.',
    category: 'Preterite or imperfect',
    grammarType: 'verb',
  },
  {
    id: 'preterite-or-imperfect-tres-veces',
    point: 'preterite-or-imperfect',
    question:
      'Complete the sentence: «El año pasado ___ tres veces a Cuba.» ("Last year I went to Cuba three times.")',
    options: ['iba', 'voy', 'fui', 'era'],
    correctAnswer: 'fui',
    explanation:
      'A set number of times in a finished year is preterite: «fui». «Iba» would be a habit without a number, "I used to go", and «voy» is the present.',
    category: 'Preterite or imperfect',
    grammarType: 'verb',
  },
  {
    id: 'preterite-or-imperfect-llovia',
    point: 'preterite-or-imperfect',
    question: 'Which sentence describes the background of a story?',
    options: [
      'De repente entró un hombre.',
      'Llovía y no había nadie en la calle.',
      'Salí de casa a las ocho.',
      'El hombre me dijo su nombre.',
    ],
    correctAnswer: 'Llovía y no había nadie en la calle.',
    explanation:
      'What was going on and how things were is imperfect: «llovía», «había». «Entró», «salí» and «dijo» are preterite and move the story on.',
    category: 'Preterite or imperfect',
    grammarType: 'verb',
  },
  {
    id: 'preterite-or-imperfect-siempre-pero-ayer',
    point: 'preterite-or-imperfect',
    question:
      'Complete the sentence: «Siempre iba en autobús, pero ayer ___ en taxi.» ("I always went by bus, but yesterday I went by taxi.")',
    options: ['iba', 'voy', 'fui', 'iré'],
    correctAnswer: 'fui',
    explanation:
      '«Iba» was the habit; what happened yesterday, once, is preterite: «fui». «Iba» does not fit a second time, for one trip is no habit.',
    category: 'Preterite or imperfect',
    grammarType: 'verb',
  },
  {
    id: 'preterite-or-imperfect-tenia-veinte-anos',
    point: 'preterite-or-imperfect',
    question:
      'Complete the sentence: «Cuando conocí a mi esposo, yo ___ veinte años.» ("When I met my husband, I was twenty.")',
    options: ['tuve', 'era', 'tenía', 'fui'],
    correctAnswer: 'tenía',
    explanation:
      'Age in the past is background and takes the imperfect of «tener»: «tenía». «Tuve» would make it an event, and «era» and «fui» copy the English "was".',
    category: 'Preterite or imperfect',
    grammarType: 'verb',
  },
  {
    id: 'indirect-object-le-compre',
    point: 'indirect-object',
    question: 'Complete the sentence: «___ compré flores a mi madre.» ("I bought flowers for my mother.")',
    options: ['Se', 'Le', 'Les', 'Lo'],
    correctAnswer: 'Le',
    explanation:
      'For whom the flowers are is the indirect object, and for one person it is «le», even if «a mi madre» follows. «Les» is for several people, and «lo» is a direct object.',
    category: 'Indirect object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'indirect-object-me-trae',
    point: 'indirect-object',
    question: 'Which sentence is correct? ("Will you bring me the check?")',
    options: ['¿Mi trae la cuenta?', '¿Trae me la cuenta?', '¿Trae a me la cuenta?', '¿Me trae la cuenta?'],
    correctAnswer: '¿Me trae la cuenta?',
    explanation:
      'The pronoun comes before the conjugated verb: «¿me trae?». «Trae me» has it behind, «a me» does not exist, and «mi» is "my".',
    category: 'Indirect object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'indirect-object-pedirte',
    point: 'indirect-object',
    question: 'Complete the sentence: «Quiero ___ un favor.» ("I want to ask you a favor.")',
    options: ['te pedir', 'pedirte', 'pedir te', 'pedir tú'],
    correctAnswer: 'pedirte',
    explanation:
      'The pronoun is joined to the infinitive in one word: «pedirte». «Te pedir» has it on the wrong side, in «pedir te» it stands apart, and «tú» is only a subject.',
    category: 'Indirect object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'indirect-object-les-escribo',
    point: 'indirect-object',
    question:
      'Complete the sentence: «A mis abuelos ___ escribo cada semana.» ("I write to my grandparents every week.")',
    options: ['los', 'se', 'les', 'nos'],
    correctAnswer: 'les',
    explanation:
      '"To them" is the indirect object of several people: «les». «Los» is a direct object, as in «los veo», and «nos» is "to us".',
    category: 'Indirect object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'indirect-object-le-diste',
    point: 'indirect-object',
    question: 'Which question goes with the answer «Le di un libro»?',
    options: [
      '¿Qué te dio Ana?',
      '¿Qué le diste a Ana?',
      '¿Qué les diste a tus hijos?',
      '¿Quién le dio el libro?',
    ],
    correctAnswer: '¿Qué le diste a Ana?',
    explanation:
      '«Le di» is "I gave her", so the question is what you gave to one person: «¿qué le diste a Ana?». «Te dio» is "she gave you", and «les» is for several people.',
    category: 'Indirect object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'indirect-object-nos-ensena',
    point: 'indirect-object',
    question: 'How do you say "The teacher shows us the photos"?',
    options: [
      'La profesora nos enseña las fotos.',
      'La profesora enseña nos las fotos.',
      'La profesora enseña a nos las fotos.',
      'La profesora nuestra enseña las fotos.',
    ],
    correctAnswer: 'La profesora nos enseña las fotos.',
    explanation:
      '"To us" is «nos», before the verb: «nos enseña». «Enseña nos» has it behind the verb, and after «a» it would be «nosotros», so «a nos» is wrong.',
    category: 'Indirect object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'two-pronouns-me-lo-das',
    point: 'two-pronouns',
    question:
      'Complete the answer: «¿Quieres mi paraguas?» – «Sí, ¿___ das?» ("Yes, will you give it to me?")',
    options: ['lo me', 'me lo', 'me la', 'mi lo'],
    correctAnswer: 'me lo',
    explanation:
      'The person comes first, then the thing: «me lo». «Lo me» has the wrong order, «me la» would stand for a feminine noun, and «mi» is "my".',
    category: 'Two object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'two-pronouns-te-las-traigo',
    point: 'two-pronouns',
    question:
      'Complete the answer: «¿Y las cervezas?» – «Ahora ___ traigo.» ("I\'ll bring them to you now.")',
    options: ['las te', 'te los', 'se la', 'te las'],
    correctAnswer: 'te las',
    explanation:
      'The person first, then «las» for «las cervezas»: «te las». «Las te» has the wrong order, «te los» is masculine, and «se la» would be one thing.',
    category: 'Two object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'two-pronouns-decirselo',
    point: 'two-pronouns',
    question: 'Which sentence is correct? ("I am going to tell him.")',
    options: ['Voy a decirlelo.', 'Voy a se lo decir.', 'Voy a decírselo.', 'Voy a decírlose.'],
    correctAnswer: 'Voy a decírselo.',
    explanation:
      'Before «lo», «le» becomes «se», and both are joined to the infinitive: «decírselo». «Decirlelo» keeps «le», and in «decírlose» the order is wrong.',
    category: 'Two object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'two-pronouns-se-la-mando',
    point: 'two-pronouns',
    question:
      'Complete the sentence: «Escribo una carta y ___ mando a mi hermana.» ("I write a letter and send it to my sister.")',
    options: ['se la', 'le la', 'la le', 'se lo'],
    correctAnswer: 'se la',
    explanation:
      '«Le» becomes «se» before «la», which stands for «la carta»: «se la». «Le la» and «la le» keep the «le», and «se lo» is masculine.',
    category: 'Two object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'two-pronouns-para-quien',
    point: 'two-pronouns',
    question: '«Se las di.» What can the speaker have given?',
    options: ['un regalo', 'unas flores', 'una mochila', 'unos libros'],
    correctAnswer: 'unas flores',
    explanation:
      '«Las» is feminine plural, so it can be «unas flores». «Un regalo» would be «lo», «una mochila» «la», and «unos libros» «los»; «se» only says to whom.',
    category: 'Two object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'two-pronouns-me-la-da',
    point: 'two-pronouns',
    question:
      'Complete the sentence: «¿La cuenta? El camarero ___ da.» ("The check? The waiter gives it to me.")',
    options: ['la me', 'me la', 'me lo', 'la mí'],
    correctAnswer: 'me la',
    explanation:
      'The person comes first and the thing second: «me la», since «la cuenta» is feminine. «La me» turns the order around, and «me lo» would be a masculine thing.',
    category: 'Two object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'two-pronouns-se-lo-doy',
    point: 'two-pronouns',
    question:
      'Complete the sentence: «El libro es para Ana. Mañana ___ doy.» ("The book is for Ana. Tomorrow I\'ll give it to her.")',
    options: ['le lo', 'lo le', 'se lo', 'se la'],
    correctAnswer: 'se lo',
    explanation:
      'Before «lo», «le» turns into «se»: «se lo doy». «Le lo» and «lo le» do not exist, and «se la» would be a feminine thing.',
    category: 'Two object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'two-pronouns-me-los-compras',
    point: 'two-pronouns',
    question:
      'Complete the question: «¿Los zapatos? ¿Tú ___ compras?» ("The shoes? Will you buy them for me?")',
    options: ['los me', 'me las', 'me lo', 'me los'],
    correctAnswer: 'me los',
    explanation:
      'The person comes first, and «los zapatos» are masculine and plural: «me los». «Los me» turns the order around, «me las» would be feminine, and «me lo» a single thing.',
    category: 'Two object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'commands-habla',
    point: 'commands',
    question: 'How do you tell a friend, with «tú», to speak slowly?',
    options: ['Hablas despacio.', 'Hablar despacio.', 'Habla despacio.', 'Hable despacio.'],
    correctAnswer: 'Habla despacio.',
    explanation:
      'The command for «tú» looks like the form of «él»: «habla». «Hablas» is a statement, "you speak", and «hable» is the command for «usted».',
    category: 'Commands',
    grammarType: 'verb',
  },
  {
    id: 'commands-haz',
    point: 'commands',
    question:
      'Complete the sentence with «hacer», for «tú»: «___ la tarea, por favor.» ("Do your homework, please.")',
    options: ['Hacer', 'Hace', 'Haga', 'Haz'],
    correctAnswer: 'Haz',
    explanation:
      '«Hacer» has one of the eight short commands: «haz». «Hace» would be the regular form, but it is only "he" or "she does"; «haga» is for «usted».',
    category: 'Commands',
    grammarType: 'verb',
  },
  {
    id: 'commands-siga',
    point: 'commands',
    question:
      'Complete the sentence with «seguir», for «usted»: «___ hasta la plaza, por favor.» ("Go on to the square, please.")',
    options: ['Siga', 'Sigue', 'Sigas', 'Sigo'],
    correctAnswer: 'Siga',
    explanation:
      'For «usted», take «sigo» and swap its -o for -a: «siga». «Sigue» is the command for «tú», and «sigo» is "I follow".',
    category: 'Commands',
    grammarType: 'verb',
  },
  {
    id: 'commands-sientese',
    point: 'commands',
    question: 'What do you say to offer a chair to a lady you call «usted»?',
    options: ['Se siente.', 'Siéntese.', 'Siéntate.', 'Se sienta.'],
    correctAnswer: 'Siéntese.',
    explanation:
      'With a command to do something the pronoun is joined to the end: «siéntese». «Siéntate» is for «tú», and in «se siente» the pronoun stands in front.',
    category: 'Commands',
    grammarType: 'verb',
  },
  {
    id: 'commands-esperen',
    point: 'commands',
    question: 'How does a waiter ask several guests, with «ustedes», to wait?',
    options: ['Espera un momento.', 'Espere un momento.', 'Esperen un momento.', 'Esperan un momento.'],
    correctAnswer: 'Esperen un momento.',
    explanation:
      'The command for «usted» is «espere», and «ustedes» adds -n: «esperen». «Esperan» is a statement, "they wait", and «espera» is for «tú».',
    category: 'Commands',
    grammarType: 'verb',
  },
  {
    id: 'comparative-mas-que',
    point: 'comparative',
    question:
      'Complete the sentence: «Esta tienda es más cara ___ la otra.» ("This store is more expensive than the other one.")',
    options: ['como', 'de', 'que', 'a'],
    correctAnswer: 'que',
    explanation: '"More … than" is «más … que». «Como» goes with «tan», and «de» would come before a number.',
    category: 'Comparison',
    grammarType: 'adjective',
  },
  {
    id: 'comparative-mas-de-cien',
    point: 'comparative',
    question:
      'Complete the sentence: «El abrigo cuesta más ___ cien euros.» ("The coat costs more than a hundred euros.")',
    options: ['que', 'de', 'como', 'a'],
    correctAnswer: 'de',
    explanation:
      'Before a number "than" is «de»: «más de cien euros». «Que» would compare with another thing, and «como» goes with «tan» or «tanto».',
    category: 'Comparison',
    grammarType: 'adjective',
  },
  {
    id: 'comparative-tantas-tiendas',
    point: 'comparative',
    question:
      'Complete the sentence: «En mi pueblo no hay ___ tiendas como aquí.» ("In my town there aren\'t as many stores as here.")',
    options: ['tan', 'tantos', 'tanto', 'tantas'],
    correctAnswer: 'tantas',
    explanation:
      'Before a noun "as many" is «tanto», which agrees with it: «tantas tiendas». «Tan» goes with adjectives, «tantos» is masculine, and «tanto» is masculine and singular.',
    category: 'Comparison',
    grammarType: 'adjective',
  },
  {
    id: 'comparative-mayor',
    point: 'comparative',
    question: 'How do you say "My sister is older than I am"?',
    options: [
      'Mi hermana es mayor que yo.',
      'Mi hermana es mayor como yo.',
      'Mi hermana es mayor de yo.',
      'Mi hermana es mayor que mí.',
    ],
    correctAnswer: 'Mi hermana es mayor que yo.',
    explanation:
      '"Older" of people is «mayor», and "than I" is «que yo». «Como yo» and «de yo» have the wrong word for "than", and «mí» cannot follow «que».',
    category: 'Comparison',
    grammarType: 'adjective',
  },
  {
    id: 'superlative-la-mas-barata',
    point: 'superlative',
    question:
      'Complete the sentence: «Es la tienda más barata ___ barrio.» ("It is the cheapest store in the neighborhood.")',
    options: ['de el', 'que el', 'del', 'al'],
    correctAnswer: 'del',
    explanation:
      'The group follows the superlative with «de», and «de» and «el» become «del». «De el» leaves the two words apart, «que el» would compare two things, and «al» is "to the".',
    category: 'Superlative',
    grammarType: 'adjective',
  },
  {
    id: 'superlative-la-calle-mas-larga',
    point: 'superlative',
    question: 'Which phrase means "the longest street"?',
    options: ['la más calle larga', 'la calle más larga', 'la calle larguísima', 'la calle la más larga'],
    correctAnswer: 'la calle más larga',
    explanation:
      'The noun stands between the article and «más»: «la calle más larga». «La más calle larga» has it in the wrong place, «la calle la más larga» has the article twice, and «larguísima» is only "extremely long".',
    category: 'Superlative',
    grammarType: 'adjective',
  },
  {
    id: 'superlative-los-mejores',
    point: 'superlative',
    question: 'Complete the question: «¿Cuáles son los ___ zapatos?» ("Which are the best shoes?")',
    options: ['bien', 'mejor', 'más mejores', 'mejores'],
    correctAnswer: 'mejores',
    explanation:
      '«Mejor» is the superlative of «bueno» too, and it agrees in number: «los mejores zapatos». «Mejor» is singular, and «más mejores» says "more" twice.',
    category: 'Superlative',
    grammarType: 'adjective',
  },
  {
    id: 'superlative-el-peor-dia',
    point: 'superlative',
    question: 'How do you say "the worst day of the year"?',
    options: [
      'el peor día del año',
      'el día más peor del año',
      'el más malo día del año',
      'el peor día que el año',
    ],
    correctAnswer: 'el peor día del año',
    explanation:
      '«Peor» comes before the noun and the group follows with «de»: «el peor día del año». «Más peor» says "more" twice, and «que el año» would compare two things.',
    category: 'Superlative',
    grammarType: 'adjective',
  },
  {
    id: 'superlative-carisima',
    point: 'superlative',
    question:
      'Complete the sentence: «No puedo comprar esta falda, es ___.» ("… it is extremely expensive.")',
    options: ['muy carísima', 'carísima', 'carisísima', 'caramente'],
    correctAnswer: 'carísima',
    explanation:
      'The ending «-ísimo» means "extremely" and agrees with the noun: «carísima». It already contains the "very", so «muy carísima» says it twice; «carisísima» has the ending twice.',
    category: 'Superlative',
    grammarType: 'adjective',
  },
  {
    id: 'superlative-la-mas-alta',
    point: 'superlative',
    question:
      'Complete the sentence: «De mis tres hermanas, Ana es ___.» ("Of my three sisters, Ana is the tallest.")',
    options: ['más alta', 'la alta', 'la más alta', 'el más alto'],
    correctAnswer: 'la más alta',
    explanation:
      '"The tallest" needs both the article and «más»: «la más alta». Without the article, «más alta» is only "taller", and «el más alto» would be a man.',
    category: 'Superlative',
    grammarType: 'adjective',
  },
  {
    id: 'diminutives-and-exclamations-falda-tan-bonita',
    point: 'diminutives-and-exclamations',
    question: 'Complete the sentence: «¡Qué falda ___ bonita!» ("What a pretty skirt!")',
    options: ['muy', 'tan', 'mucho', 'tanto'],
    correctAnswer: 'tan',
    explanation:
      'After «qué» and a noun, the adjective takes «tan» or «más»: «¡qué falda tan bonita!». «Muy» is for plain statements, and «mucho» and «tanto» do not go before an adjective.',
    category: 'Diminutives and exclamations',
    grammarType: 'adjective',
  },
  {
    id: 'diminutives-and-exclamations-ciudad-mas-cara',
    point: 'diminutives-and-exclamations',
    question: 'How do you say "What an expensive city!"?',
    options: [
      '¡Qué una ciudad cara!',
      '¡Cómo cara ciudad!',
      '¡Qué ciudad muy cara!',
      '¡Qué ciudad más cara!',
    ],
    correctAnswer: '¡Qué ciudad más cara!',
    explanation:
      'No article follows «qué», and the adjective after the noun takes «más» or «tan»: «¡qué ciudad más cara!». «Qué una» copies "what a", «muy» is for plain statements, and «cómo» is "how" before a verb.',
    category: 'Diminutives and exclamations',
    grammarType: 'adjective',
  },
  {
    id: 'diminutives-and-exclamations-que-guapo',
    point: 'diminutives-and-exclamations',
    question:
      'Complete the sentence: «¡___ guapo estás con esa chaqueta!» ("How handsome you look in that jacket!")',
    options: ['Qué', 'Cómo', 'Cuánto', 'Tanto'],
    correctAnswer: 'Qué',
    explanation:
      '"How" before an adjective is «qué» in an exclamation: «¡qué guapo estás!». «Cómo» and «cuánto» go before a verb, as in «¡cómo llueve!», and «tanto» does not begin an exclamation.',
    category: 'Diminutives and exclamations',
    grammarType: 'adjective',
  },
  {
    id: 'diminutives-and-exclamations-cafecito',
    point: 'diminutives-and-exclamations',
    question: 'What is the diminutive of «el café»?',
    options: ['el cafecita', 'el caféito', 'el cafecito', 'la cafecita'],
    correctAnswer: 'el cafecito',
    explanation:
      'After -e the ending is -cito, and the accent of «café» goes: «el cafecito». A diminutive keeps the gender of its noun, so neither «cafecita» nor «la» is right, and «caféito» lacks the c.',
    category: 'Diminutives and exclamations',
    grammarType: 'adjective',
  },
  {
    id: 'diminutives-and-exclamations-mesita',
    point: 'diminutives-and-exclamations',
    question: 'How do you say "a little table" with a diminutive?',
    options: ['una mesita', 'un mesito', 'una mesacita', 'una mesito'],
    correctAnswer: 'una mesita',
    explanation:
      'After -a the vowel gives way to -ita: «mesa», «mesita». The gender stays feminine, so «mesito» is wrong with either article, and «mesacita» adds the ending to the whole word.',
    category: 'Diminutives and exclamations',
    grammarType: 'adjective',
  },
  {
    id: 'diminutives-and-exclamations-un-momentito',
    point: 'diminutives-and-exclamations',
    question: 'Which answer sounds friendliest to a customer who has to wait?',
    options: [
      'Ahora no puedo.',
      'Un momento.',
      'Un momentito, por favor.',
      'Estoy aquí solamente un momento.',
    ],
    correctAnswer: 'Un momentito, por favor.',
    explanation:
      'The ending makes «un momentito, por favor» friendly; the wait is no shorter than with a plain «un momento». «Ahora no puedo» turns the customer away, and «estoy aquí» is about oneself.',
    category: 'Diminutives and exclamations',
    grammarType: 'adjective',
  },
  {
    id: 'diminutives-and-exclamations-poquito',
    point: 'diminutives-and-exclamations',
    question:
      'Complete the sentence: «Solamente quiero un ___ de azúcar.» ("I only want a tiny bit of sugar.")',
    options: ['pocito', 'poquita', 'poquito', 'poquitos'],
    correctAnswer: 'poquito',
    explanation:
      'Before i the c of «poco» is written qu to keep its sound, and "a bit of" is always «un poquito de». «Pocito» would change the sound, and «poquita» and «poquitos» do not go with «un».',
    category: 'Diminutives and exclamations',
    grammarType: 'adjective',
  },
  {
    id: 'diminutives-and-exclamations-que-suerte',
    point: 'diminutives-and-exclamations',
    question: 'Your friend tells you «Gané cien euros». What do you answer?',
    options: ['¡Qué la suerte!', '¡Qué suerte!', '¡Qué una suerte!', '¡Cómo suerte!'],
    correctAnswer: '¡Qué suerte!',
    explanation:
      'In an exclamation the noun follows «qué» without any article: «¡qué suerte!». «Qué la» and «qué una» have one too many, and «cómo» goes before a verb.',
    category: 'Diminutives and exclamations',
    grammarType: 'adjective',
  },
  {
    id: 'present-perfect-escrito',
    point: 'present-perfect',
    question:
      'Complete the sentence with «escribir»: «He ___ tres correos.» ("I have written three emails.")',
    options: ['escribido', 'escribo', 'escribiendo', 'escrito'],
    correctAnswer: 'escrito',
    explanation:
      'The participle of «escribir» is irregular: «escrito». «Escribido» would be the regular form, and «escribiendo» goes with «estar».',
    category: 'Perfect',
    grammarType: 'verb',
  },
  {
    id: 'present-perfect-no-lo-he-visto',
    point: 'present-perfect',
    question: 'Which sentence is correct? ("I haven\'t seen it yet.")',
    options: [
      'Todavía no lo he visto.',
      'Todavía no he lo visto.',
      'Todavía no he vistolo.',
      'Todavía lo no he visto.',
    ],
    correctAnswer: 'Todavía no lo he visto.',
    explanation:
      'The pronoun comes before «haber», and nothing stands between that and the participle: «no lo he visto». «He lo visto» puts it in between, and «vistolo» joins it to a participle.',
    category: 'Perfect',
    grammarType: 'verb',
  },
  {
    id: 'present-perfect-ha-llegado',
    point: 'present-perfect',
    question: 'Complete the sentence: «Mi abuela ya ___.» ("My grandmother has already arrived.")',
    options: ['ha llegada', 'es llegada', 'ha llegado', 'tiene llegado'],
    correctAnswer: 'ha llegado',
    explanation:
      'After «haber» the participle never changes, whoever has arrived: «ha llegado». «Ha llegada» makes it agree, and neither «es» nor «tiene» is the helping verb of this tense.',
    category: 'Perfect',
    grammarType: 'verb',
  },
  {
    id: 'present-perfect-hemos',
    point: 'present-perfect',
    question: 'Complete the sentence: «Nunca ___ trabajado juntos.» ("We have never worked together.")',
    options: ['tenemos', 'hemos', 'han', 'somos'],
    correctAnswer: 'hemos',
    explanation:
      'The perfect is «haber» and a participle, and "we have" is «hemos». «Tenemos» is "have" in the sense of own, and «han» is "they have".',
    category: 'Perfect',
    grammarType: 'verb',
  },
  {
    id: 'present-perfect-has-estado',
    point: 'present-perfect',
    question: 'Which question goes with the answer «Sí, he estado dos veces en Chile»?',
    options: [
      '¿Has sido en Chile?',
      '¿Ha estado tu hermano en Chile?',
      '¿Estás en Chile?',
      '¿Has estado en Chile?',
    ],
    correctAnswer: '¿Has estado en Chile?',
    explanation:
      '«He estado» is "I have been", so the question is put to "you": «¿has estado en Chile?». Where a person is takes «estar», so «has sido» is wrong, and «estás» asks where you are now.',
    category: 'Perfect',
    grammarType: 'verb',
  },
  {
    id: 'present-perfect-abierto',
    point: 'present-perfect',
    question: 'Which is the participle of «abrir»?',
    options: ['abrido', 'abierto', 'abriendo', 'abrió'],
    correctAnswer: 'abierto',
    explanation:
      '«Abrir» has an irregular participle: «han abierto la oficina». «Abrido» would be the regular one, «abriendo» is the gerund, and «abrió» is the preterite.',
    category: 'Perfect',
    grammarType: 'verb',
  },
  {
    id: 'future-viajare',
    point: 'future',
    question:
      'Complete the sentence with «viajar»: «El año que viene ___ a Perú.» ("Next year I will travel to Peru.")',
    options: ['viajé', 'viajaré', 'viajeré', 'viajará'],
    correctAnswer: 'viajaré',
    explanation:
      'The future adds «-é» to the whole infinitive: «viajaré». «Viajeré» changes the infinitive, «viajé» is the preterite, "I traveled", and «viajará» is "he" or "she will travel".',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'future-tendre',
    point: 'future',
    question:
      'Complete the sentence with «tener»: «Mañana ___ más tiempo.» ("I will have more time tomorrow.")',
    options: ['teneré', 'tenré', 'tendré', 'tendrá'],
    correctAnswer: 'tendré',
    explanation:
      '«Tener» has a shorter stem with a d in the future: «tendré». «Teneré» uses the whole infinitive, «tenré» lacks the d, and «tendrá» is for "he" or "she".',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'future-hara',
    point: 'future',
    question:
      'Complete the sentence with «hacer»: «Mañana ___ buen tiempo.» ("The weather will be good tomorrow.")',
    options: ['hará', 'hacerá', 'haré', 'hacía'],
    correctAnswer: 'hará',
    explanation:
      'The future stem of «hacer» is har-: «hará». «Hacerá» uses the whole infinitive, and «haré» is "I will do".',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'future-vendras',
    point: 'future',
    question: 'Which question goes with the answer «Sí, llegaré a las ocho»?',
    options: [
      '¿Vienes todos los días?',
      '¿Vendrá tu hermano a la fiesta?',
      '¿Viniste a la fiesta?',
      '¿Vendrás a la fiesta?',
    ],
    correctAnswer: '¿Vendrás a la fiesta?',
    explanation:
      '«Llegaré» is "I will arrive", so the question is put to "you" in the future: «¿vendrás?». «Viniste» is the past, and «vendrá tu hermano» asks about someone else.',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'future-iremos',
    point: 'future',
    question:
      'Complete the sentence with «ir»: «En agosto mis hijos y yo ___ a la montaña.» ("In August my children and I will go to the mountains.")',
    options: ['fuimos', 'irán', 'iremos', 'iramos'],
    correctAnswer: 'iremos',
    explanation:
      '«Mis hijos y yo» is "we", and the ending -emos is joined to «ir»: «iremos». «Irán» is "they will go", and «fuimos» is the past.',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'future-estara',
    point: 'future',
    question: 'Ana is not home. How does Luis say "She must be at the movies", guessing?',
    options: ['Estará en el cine.', 'Está en el cine.', 'Estaba en el cine.', 'Estaré en el cine.'],
    correctAnswer: 'Estará en el cine.',
    explanation:
      'The future also guesses at the present: «estará». «Está» is a fact and no guess, «estaba» is the past, and «estaré» is about "I".',
    category: 'Future tense',
    grammarType: 'verb',
  },
  {
    id: 'verbs-like-gustar-encantan',
    point: 'verbs-like-gustar',
    question: 'Complete the sentence: «Me ___ los gatos.» ("I love cats.")',
    options: ['encanto', 'encanta', 'encantan', 'encantamos'],
    correctAnswer: 'encantan',
    explanation:
      'The verb agrees with what one loves, «los gatos»: «encantan». «Encanta» goes with one thing, and «encanto» makes the verb agree with "I".',
    category: 'Verbs like gustar',
    grammarType: 'verb',
  },
  {
    id: 'verbs-like-gustar-le-interesa',
    point: 'verbs-like-gustar',
    question:
      'Complete the sentence: «A mi hermano no ___ interesa el fútbol.» ("My brother isn\'t interested in soccer.")',
    options: ['se', 'le', 'les', 'él'],
    correctAnswer: 'le',
    explanation:
      'Who is interested is the indirect object, and one person is «le», besides «a mi hermano». «Les» is for several people, and «se» is reflexive.',
    category: 'Verbs like gustar',
    grammarType: 'verb',
  },
  {
    id: 'verbs-like-gustar-que-te-parecen',
    point: 'verbs-like-gustar',
    question: 'Which question goes with the answer «Son muy bonitas»?',
    options: [
      '¿Qué te parece esta foto?',
      '¿Qué te parece este bolso?',
      '¿Dónde están las fotos?',
      '¿Qué te parecen estas fotos?',
    ],
    correctAnswer: '¿Qué te parecen estas fotos?',
    explanation:
      '«Bonitas» is feminine plural, so the question is about «estas fotos», and «parecen» agrees with them. «Esta foto» and «este bolso» are only one thing each, and «dónde» asks for a place.',
    category: 'Verbs like gustar',
    grammarType: 'verb',
  },
  {
    id: 'verbs-like-gustar-encanta-bailar',
    point: 'verbs-like-gustar',
    question: 'Which sentence is correct? ("We love to dance.")',
    options: [
      'Encantamos bailar.',
      'Nos encanta bailar.',
      'Nos encantamos bailar.',
      'Nosotros encanta bailar.',
    ],
    correctAnswer: 'Nos encanta bailar.',
    explanation:
      'The infinitive is the subject, so the verb is singular, and "we" is «nos»: «nos encanta». «Encantamos» makes the verb agree with "we", and «nosotros» is not an indirect object.',
    category: 'Verbs like gustar',
    grammarType: 'verb',
  },
  {
    id: 'verbs-like-gustar-duelen',
    point: 'verbs-like-gustar',
    question: 'Complete the sentence: «Me ___ los pies.» ("My feet hurt.")',
    options: ['duelen', 'duele', 'duelo', 'dolen'],
    correctAnswer: 'duelen',
    explanation:
      '«Los pies» is the subject, so the verb is plural: «duelen». «Duele» goes with one part of the body, and «dolen» misses the change from o to ue.',
    category: 'Verbs like gustar',
    grammarType: 'verb',
  },
  {
    id: 'verbs-like-gustar-nos-faltan',
    point: 'verbs-like-gustar',
    question: 'Complete the sentence: «___ faltan dos entradas.» ("We are two tickets short.")',
    options: ['Nosotros', 'Se', 'Les', 'Nos'],
    correctAnswer: 'Nos',
    explanation:
      'The thing that is missing is the subject, and the person is an indirect object: «nos faltan». «Nosotros» is only a subject, and «les» is "to them".',
    category: 'Verbs like gustar',
    grammarType: 'verb',
  },
  {
    id: 'pronouns-after-prepositions-sin-ti',
    point: 'pronouns-after-prepositions',
    question: 'Complete the sentence: «No puedo vivir sin ___.» ("I can\'t live without you.")',
    options: ['tú', 'te', 'ti', 'tí'],
    correctAnswer: 'ti',
    explanation:
      'After «sin» "you" is «ti», which never has an accent; only «mí» does. «Tú» is a subject, and «te» goes with a verb.',
    category: 'Pronouns after a preposition',
    grammarType: 'pronoun',
  },
  {
    id: 'pronouns-after-prepositions-entre-tu-y-yo',
    point: 'pronouns-after-prepositions',
    question:
      'Complete the sentence: «Entre ___, la película es mala.» ("Between you and me, the movie is bad.")',
    options: ['tú y yo', 'ti y mí', 'te y me', 'tú y mí'],
    correctAnswer: 'tú y yo',
    explanation:
      '«Entre» is one of the few prepositions that take «tú» and «yo»: «entre tú y yo». So «ti y mí» is wrong, though «para ti» and «para mí» are right; «te» and «me» go with a verb.',
    category: 'Pronouns after a preposition',
    grammarType: 'pronoun',
  },
  {
    id: 'pronouns-after-prepositions-contigo',
    point: 'pronouns-after-prepositions',
    question: 'Complete the answer: «¿Vienes conmigo?» – «Sí, voy ___.» ("Yes, I\'m going with you.")',
    options: ['con ti', 'con te', 'conmigo', 'contigo'],
    correctAnswer: 'contigo',
    explanation:
      '«Con» and "you" become one word: «contigo». «Con ti» is not used, although other prepositions take «ti», and «conmigo» is "with me".',
    category: 'Pronouns after a preposition',
    grammarType: 'pronoun',
  },
  {
    id: 'pronouns-after-prepositions-para-ella',
    point: 'pronouns-after-prepositions',
    question: 'How do you say "The coffee is for her"?',
    options: ['El café es para le.', 'El café es para ella.', 'El café es para su.', 'El café es para la.'],
    correctAnswer: 'El café es para ella.',
    explanation:
      'After a preposition come the subject pronouns, except for «mí» and «ti»: «para ella». «Le» goes with a verb, and «su» and «la» need a noun behind them.',
    category: 'Pronouns after a preposition',
    grammarType: 'pronoun',
  },
  {
    id: 'becoming-se-puso-rojo',
    point: 'becoming',
    question:
      'Complete the sentence: «Mi hermano ___ rojo cuando vio a Ana.» ("My brother turned red when he saw Ana.")',
    options: ['puso', 'se puso', 'se hizo', 'se puse'],
    correctAnswer: 'se puso',
    explanation:
      'A passing state takes «ponerse»: «se puso rojo». Without its pronoun, «puso» is "put", and «se hizo» is for professions and beliefs.',
    category: 'Becoming',
    grammarType: 'verb',
  },
  {
    id: 'becoming-se-hizo-enfermera',
    point: 'becoming',
    question:
      'Complete the sentence: «Mi prima estudió mucho y ___ enfermera.» ("My cousin studied a lot and became a nurse.")',
    options: ['se puso', 'se quedó', 'se hizo', 'hizo'],
    correctAnswer: 'se hizo',
    explanation:
      'A profession takes «hacerse»: «se hizo enfermera». «Se puso» is for a passing state, «se quedó» for how an event leaves one, and «hizo» alone is "made".',
    category: 'Becoming',
    grammarType: 'verb',
  },
  {
    id: 'becoming-se-quedo-solo',
    point: 'becoming',
    question:
      'Complete the sentence: «Cuando murió mi abuela, mi abuelo ___ solo.» ("… my grandfather was left alone.")',
    options: ['se quedó', 'se puso', 'se hizo', 'se quedaron'],
    correctAnswer: 'se quedó',
    explanation:
      'How an event leaves somebody takes «quedarse»: «se quedó solo». «Se puso» is for a passing state such as a mood, «se hizo» for professions and beliefs, and «se quedaron» is plural.',
    category: 'Becoming',
    grammarType: 'verb',
  },
  {
    id: 'becoming-me-canso',
    point: 'becoming',
    question: 'How do you say "I get tired when I run"?',
    options: [
      'Recibo cansado cuando corro.',
      'Llego cansado cuando corro.',
      'Consigo cansado cuando corro.',
      'Me canso cuando corro.',
    ],
    correctAnswer: 'Me canso cuando corro.',
    explanation:
      'Often one verb says it all, and "to get tired" is «cansarse»: «me canso». «Recibo» and «consigo» translate another "get", and «llego cansado» is "I arrive tired".',
    category: 'Becoming',
    grammarType: 'verb',
  },
  {
    id: 'becoming-se-volvio',
    point: 'becoming',
    question:
      'Complete the sentence with «volverse»: «Mi vecino ___ muy raro.» ("My neighbor became very strange.")',
    options: ['volvió', 'se volvieron', 'se volvió', 'se vuelto'],
    correctAnswer: 'se volvió',
    explanation:
      'A lasting change of character takes «volverse», with its pronoun: «se volvió». Without it, «volvió» is "came back", «se volvieron» is plural, and «se vuelto» has no conjugated verb.',
    category: 'Becoming',
    grammarType: 'verb',
  },
  {
    id: 'becoming-passing-state',
    point: 'becoming',
    question: 'Which sentence is about a mood that passed?',
    options: [
      'Mi tía se hizo médica.',
      'Me puse nervioso en el examen.',
      'Su padre se volvió muy serio con los años.',
      'Nos quedamos en casa.',
    ],
    correctAnswer: 'Me puse nervioso en el examen.',
    explanation:
      '«Ponerse» is for a passing state: «me puse nervioso». «Se hizo médica» is about a profession, «se volvió muy serio» about character, and «nos quedamos en casa» is "we stayed home".',
    category: 'Becoming',
    grammarType: 'verb',
  },
  {
    id: 'adverbs-lentamente',
    point: 'adverbs',
    question: 'Complete the sentence: «Respire ___.» ("Breathe slowly.")',
    options: ['lentomente', 'lentamente', 'lentemente', 'lentamenta'],
    correctAnswer: 'lentamente',
    explanation:
      'The ending -mente is added to the feminine adjective: «lentamente». «Lentomente» adds it to the masculine, and «lentamenta» changes an ending that never changes.',
    category: 'Adjective or adverb',
    grammarType: 'mixed',
  },
  {
    id: 'adverbs-facilmente',
    point: 'adverbs',
    question: 'Which is the right spelling of "easily"?',
    options: ['facilmente', 'facílmente', 'fáciles', 'fácilmente'],
    correctAnswer: 'fácilmente',
    explanation:
      'An accent of the adjective stays before -mente: «fácil», «fácilmente». «Facilmente» has lost it, and «facílmente» has it on the wrong vowel.',
    category: 'Adjective or adverb',
    grammarType: 'mixed',
  },
  {
    id: 'adverbs-dormi-mal',
    point: 'adverbs',
    question: 'Complete the sentence: «Anoche dormí muy ___.» ("I slept very badly last night.")',
    options: ['mal', 'malo', 'mala', 'malos'],
    correctAnswer: 'mal',
    explanation:
      'How one sleeps is said with the adverb «mal». «Malo» and «mala» are adjectives and need a noun, as in «un día malo».',
    category: 'Adjective or adverb',
    grammarType: 'mixed',
  },
  {
    id: 'adverbs-me-siento-mejor',
    point: 'adverbs',
    question: 'Complete the sentence: «Hoy me siento ___ que ayer.» ("Today I feel better than yesterday.")',
    options: ['más bien', 'más bueno', 'mejor', 'mejores'],
    correctAnswer: 'mejor',
    explanation:
      '"Better" with a verb is «mejor», without «más». «Más bien» means "rather", and «más bueno» is an adjective.',
    category: 'Adjective or adverb',
    grammarType: 'mixed',
  },
  {
    id: 'adverbs-buena-profesora',
    point: 'adverbs',
    question: 'Which sentence is correct? ("Ana is a good teacher and explains well.")',
    options: [
      'Ana es bien profesora y explica bueno.',
      'Ana es buena profesora y explica bien.',
      'Ana es buena profesora y explica buena.',
      'Ana es buen profesora y explica bien.',
    ],
    correctAnswer: 'Ana es buena profesora y explica bien.',
    explanation:
      'A noun takes the adjective «buena», a verb the adverb «bien». «Explica buena» uses an adjective with a verb, and «buen» is only for masculine nouns.',
    category: 'Adjective or adverb',
    grammarType: 'mixed',
  },
  {
    id: 'adverbs-como-conduce',
    point: 'adverbs',
    question: 'Which question goes with the answer «Muy despacio»?',
    options: [
      '¿Cómo es el coche de tu padre?',
      '¿Cuándo conduce tu padre?',
      '¿Cómo conduce tu padre?',
      '¿Cómo está tu padre?',
    ],
    correctAnswer: '¿Cómo conduce tu padre?',
    explanation:
      '«Despacio» is an adverb, "slowly", so it tells how somebody does something: «¿cómo conduce?». «Cómo es» asks for an adjective, «cuándo» for a time, and «cómo está» for a state.',
    category: 'Adjective or adverb',
    grammarType: 'mixed',
  },
  {
    id: 'ser-estar-meanings-estamos-listos',
    point: 'ser-estar-meanings',
    question: 'Complete the sentence: «Mamá, ya ___ listos. ¿Nos vamos?» ("Mom, we\'re ready. Shall we go?")',
    options: ['somos', 'tenemos', 'estamos', 'están'],
    correctAnswer: 'estamos',
    explanation:
      '"Ready" is «listo» with «estar»: «estamos listos». «Somos listos» is "we are clever", «están» is not the form of "we", and «tenemos» is "we have".',
    category: 'Ser and estar',
    grammarType: 'verb',
  },
  {
    id: 'ser-estar-meanings-abuela-lista',
    point: 'ser-estar-meanings',
    question:
      'Complete the sentence: «Mi abuela ___ muy lista: habla cuatro idiomas.» ("My grandmother is very clever: she speaks four languages.")',
    options: ['está', 'tiene', 'hay', 'es'],
    correctAnswer: 'es',
    explanation:
      'A quality that somebody always has takes «ser»: «es lista», "she is clever". «Está lista» is "she is ready", and «tiene» and «hay» would need a noun.',
    category: 'Ser and estar',
    grammarType: 'verb',
  },
  {
    id: 'ser-estar-meanings-aguacate-verde',
    point: 'ser-estar-meanings',
    question: 'You cut an avocado, and it is not ripe yet. What do you say?',
    options: ['Todavía es verde.', 'Todavía está verde.', 'Ya es verde.', 'Ya está verde.'],
    correctAnswer: 'Todavía está verde.',
    explanation:
      'Unripe is a state that passes: «está verde». «Es verde» only says which color the fruit has, and «ya está verde» would be "it is already unripe".',
    category: 'Ser and estar',
    grammarType: 'verb',
  },
  {
    id: 'ser-estar-meanings-pescado-malo',
    point: 'ser-estar-meanings',
    question:
      'Complete the sentence: «Me duele el estómago; creo que el pescado ___ malo.» ("My stomach hurts; I think the fish had gone bad.")',
    options: ['era', 'estaba', 'tenía', 'hacía'],
    correctAnswer: 'estaba',
    explanation:
      'Food that has spoiled takes «estar»: «estaba malo». «Era malo» would be about its quality, "it was bad fish", and «tenía» and «hacía» do not go with an adjective.',
    category: 'Ser and estar',
    grammarType: 'verb',
  },
  {
    id: 'ser-estar-meanings-donde-es-la-fiesta',
    point: 'ser-estar-meanings',
    question: 'Complete the question: «¿Dónde ___ la fiesta de Marta?» ("Where is Marta\'s party?")',
    options: ['está', 'hay', 'es', 'hace'],
    correctAnswer: 'es',
    explanation:
      'A party is an event, and an event takes «ser» for its place: «¿dónde es la fiesta?». «Está» places things and people, «hay» does not go with «la», and «hace» is for the weather.',
    category: 'Ser and estar',
    grammarType: 'verb',
  },
  {
    id: 'ser-estar-meanings-entradas-en-la-mesa',
    point: 'ser-estar-meanings',
    question:
      'Complete the sentence: «Las entradas ___ en la mesa; el concierto es a las nueve.» ("The tickets are on the table; the concert is at nine.")',
    options: ['son', 'hay', 'tienen', 'están'],
    correctAnswer: 'están',
    explanation:
      'Tickets are things, so their place takes «estar»: «están en la mesa». Only an event such as «el concierto» takes «ser»; «hay» does not go with «las», and «tienen» is "they have".',
    category: 'Ser and estar',
    grammarType: 'verb',
  },
  {
    id: 'ser-estar-meanings-segura-de-que',
    point: 'ser-estar-meanings',
    question: 'Complete the question: «¿___ segura de que es por aquí?» ("Are you sure it\'s this way?")',
    options: ['Eres', 'Estás', 'Tienes', 'Haces'],
    correctAnswer: 'Estás',
    explanation:
      '"Sure" is «seguro» with «estar»: «¿estás segura?». «Eres segura» would describe her character; «tienes» and «haces» do not go with an adjective.',
    category: 'Ser and estar',
    grammarType: 'verb',
  },
  {
    id: 'ser-estar-meanings-pablo-es-rico',
    point: 'ser-estar-meanings',
    question: 'Which sentence says that Pablo has a lot of money?',
    options: ['Pablo está rico.', 'Pablo es rico.', 'Pablo está listo.', 'Pablo es seguro.'],
    correctAnswer: 'Pablo es rico.',
    explanation:
      'With «ser», «rico» is "rich": «Pablo es rico». «Está rico» is said of food that tastes good, «está listo» is "he is ready", and «es seguro» has to do with safety, not with money.',
    category: 'Ser and estar',
    grammarType: 'verb',
  },
  {
    id: 'por-and-para-gafas-para-leer',
    point: 'por-and-para',
    question: 'Complete the sentence: «Necesito gafas ___ leer.» ("I need glasses to read.")',
    options: ['por', 'para', 'en', 'a'],
    correctAnswer: 'para',
    explanation:
      'Before an infinitive "in order to" is «para»: «para leer». «Por» gives the cause of something, and neither «en» nor «a» tells what a thing is for.',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'por-and-para-corro-por-la-manana',
    point: 'por-and-para',
    question: 'Complete the sentence: «Siempre corro ___ la mañana.» ("I always run in the morning.")',
    options: ['para', 'con', 'de', 'por'],
    correctAnswer: 'por',
    explanation:
      'A rough time of day takes «por»: «por la mañana». «Para» would set a deadline, and «de la mañana» only follows an hour, as in «las seis de la mañana».',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'por-and-para-sale-para',
    point: 'por-and-para',
    question: 'Complete the sentence: «Este tren sale ___ Cusco.» ("This train is leaving for Cusco.")',
    options: ['para', 'por', 'desde', 'en'],
    correctAnswer: 'para',
    explanation:
      'A destination takes «para»: «sale para Cusco». «Por» is the way through a place, and «desde» is "from".',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'por-and-para-por-el-parque',
    point: 'por-and-para',
    question:
      'Complete the sentence: «Para llegar a la escuela, paso ___ el parque.» ("To get to school, I go through the park.")',
    options: ['para', 'a', 'por', 'con'],
    correctAnswer: 'por',
    explanation:
      'The way through a place is «por»: «paso por el parque». «Para» would look ahead to a goal, and «con» is "with".',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'por-and-para-para-quien',
    point: 'por-and-para',
    question: 'Which question goes with the answer «Es para mi madre»?',
    options: [
      '¿De quién es el regalo?',
      '¿Para quién es el regalo?',
      '¿Por qué es el regalo?',
      '¿Para qué es el regalo?',
    ],
    correctAnswer: '¿Para quién es el regalo?',
    explanation:
      'The one who receives something takes «para»: «¿para quién?». «De quién» asks for the owner, and «por qué» and «para qué» ask for a reason and a purpose.',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'personal-a-esperamos-al-guia',
    point: 'personal-a',
    question: 'Complete the sentence about a man: «Esperamos ___ guía.» ("We are waiting for the guide.")',
    options: ['el', 'a el', 'al', 'del'],
    correctAnswer: 'al',
    explanation:
      'The guide is a person, so "the guide" takes «a», which with «el» becomes «al». «El» alone lacks the «a», and «a el» leaves the two words apart.',
    category: 'Personal a',
    grammarType: 'mixed',
  },
  {
    id: 'personal-a-no-vi-a-nadie',
    point: 'personal-a',
    question: 'Which sentence is correct? ("I didn\'t see anybody.")',
    options: ['No vi nadie.', 'No vi a nadie.', 'Vi a nadie.', 'No a vi nadie.'],
    correctAnswer: 'No vi a nadie.',
    explanation:
      '«Nadie» is a person and takes «a» as an object, with «no» before the verb: «no vi a nadie». «No vi nadie» lacks the «a», and «vi a nadie» lacks the «no».',
    category: 'Personal a',
    grammarType: 'mixed',
  },
  {
    id: 'personal-a-veo-a-mi-hermana',
    point: 'personal-a',
    question: 'Which of these needs «a» after «veo»?',
    options: ['mi hermana', 'la calle', 'una película', 'tu casa'],
    correctAnswer: 'mi hermana',
    explanation:
      'A person as a direct object takes «a»: «veo a mi hermana». Things such as «la calle» or «una película» do not.',
    category: 'Personal a',
    grammarType: 'mixed',
  },
  {
    id: 'personal-a-dos-hermanas',
    point: 'personal-a',
    question: 'How do you say "I have two sisters"?',
    options: ['Tengo a dos hermanas.', 'Tengo de dos hermanas.', 'He dos hermanas.', 'Tengo dos hermanas.'],
    correctAnswer: 'Tengo dos hermanas.',
    explanation:
      'After «tener» people as a rule take no «a»: «tengo dos hermanas». «Tengo a dos» has one too many, and «he» is "have" only as a helping verb.',
    category: 'Personal a',
    grammarType: 'mixed',
  },
  {
    id: 'personal-a-a-quien',
    point: 'personal-a',
    question: 'Which question goes with the answer «A mi primo»?',
    options: ['¿Qué visitas hoy?', '¿A quién visitas hoy?', '¿Quién te visita hoy?', '¿De quién es la casa?'],
    correctAnswer: '¿A quién visitas hoy?',
    explanation:
      'The answer has the «a» of a person as an object, and so does the question: «¿a quién?». «Quién» alone asks who does something, and «qué» asks for a thing.',
    category: 'Personal a',
    grammarType: 'mixed',
  },
  {
    id: 'saber-and-conocer-a-que-hora',
    point: 'saber-and-conocer',
    question:
      'Complete the question: «¿___ a qué hora sale el tren?» ("Do you know what time the train leaves?")',
    options: ['Conoces', 'Puedes', 'Tienes', 'Sabes'],
    correctAnswer: 'Sabes',
    explanation:
      'A fact, with «a qué hora» or «que» behind, takes «saber»: «¿sabes?». «Conoces» is for people and places, and «puedes» is "can you".',
    category: 'Saber and conocer',
    grammarType: 'verb',
  },
  {
    id: 'saber-and-conocer-no-se-nadar',
    point: 'saber-and-conocer',
    question: 'Complete the sentence: «No ___ nadar.» ("I don\'t know how to swim.")',
    options: ['sé', 'conozco', 'sabo', 'conozco a'],
    correctAnswer: 'sé',
    explanation:
      'A skill takes «saber» and an infinitive, and "I know" is «sé». «Sabo» does not exist, and «conozco» does not go with an infinitive.',
    category: 'Saber and conocer',
    grammarType: 'verb',
  },
  {
    id: 'saber-and-conocer-conoci-a-marta',
    point: 'saber-and-conocer',
    question: 'You met Marta for the first time on a trip. How do you say "I met Marta on a trip"?',
    options: [
      'Supe a Marta en un viaje.',
      'Conozco Marta en un viaje.',
      'Conocí a Marta en un viaje.',
      'Sabía a Marta en un viaje.',
    ],
    correctAnswer: 'Conocí a Marta en un viaje.',
    explanation:
      'In the preterite «conocer» is "to meet": «conocí a Marta». «Supe» and «sabía» are of «saber», which is not for people, and «conozco» is the present.',
    category: 'Saber and conocer',
    grammarType: 'verb',
  },
  {
    id: 'saber-and-conocer-mi-hermano',
    point: 'saber-and-conocer',
    question: 'Complete the question: «¿___ a mi hermano?» ("Do you know my brother?")',
    options: ['Sabes', 'Conoces', 'Conozco', 'Eres'],
    correctAnswer: 'Conoces',
    explanation:
      'People one has met take «conocer»: «¿conoces a mi hermano?». «Sabes» is for facts and skills, «conozco» is "I know", and «eres» is "are you".',
    category: 'Saber and conocer',
    grammarType: 'verb',
  },
  {
    id: 'saber-and-conocer-supe',
    point: 'saber-and-conocer',
    question:
      'Complete the sentence: «Ayer ___ que Ana tiene novio.» ("Yesterday I found out that Ana has a boyfriend.")',
    options: ['conocí', 'supe', 'sabí', 'conozco'],
    correctAnswer: 'supe',
    explanation:
      '"I found out" is the preterite of «saber», which is irregular: «supe». «Sabí» is built like a regular verb, and «conocí» is "I met" and does not go with «que».',
    category: 'Saber and conocer',
    grammarType: 'verb',
  },
  {
    id: 'saber-and-conocer-conoces-peru',
    point: 'saber-and-conocer',
    question: 'Which question goes with the answer «Sí, fui el año pasado»?',
    options: ['¿Sabes Perú?', '¿Conoce Ana Perú?', '¿Conoces Perú?', '¿Sabes cocinar?'],
    correctAnswer: '¿Conoces Perú?',
    explanation:
      'Places one has been to take «conocer», and «fui» answers a question to "you": «¿conoces Perú?». «Sabes» is not for places, and «conoce Ana» asks about her.',
    category: 'Saber and conocer',
    grammarType: 'verb',
  },
  {
    id: 'relatives-el-libro-que',
    point: 'relatives',
    question:
      'Complete the sentence: «El libro ___ compré ayer es muy bueno.» ("The book I bought yesterday is very good.")',
    options: ['qué', 'que', 'lo que', 'quien'],
    correctAnswer: 'que',
    explanation:
      'English may leave it out, but Spanish needs «que», for people and things. «Qué» with an accent asks a question, and «quien» is only for people.',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'relatives-la-pelicula',
    point: 'relatives',
    question: 'Which sentence is correct? ("The movie we saw yesterday was bad.")',
    options: [
      'La película que vimos ayer fue mala.',
      'La película vimos ayer fue mala.',
      'La película quien vimos ayer fue mala.',
      'La película lo que vimos ayer fue mala.',
    ],
    correctAnswer: 'La película que vimos ayer fue mala.',
    explanation:
      '«Que» cannot be left out: «la película que vimos». «La película vimos» copies English, and «quien» is only for people.',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'relatives-donde-naci',
    point: 'relatives',
    question: 'Complete the sentence: «Este es el pueblo ___ nací.» ("This is the town where I was born.")',
    options: ['dónde', 'lo que', 'quien', 'donde'],
    correctAnswer: 'donde',
    explanation:
      'A place takes «donde», without an accent. «Dónde» with one asks a question, and «quien» is only for people.',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'relatives-lo-que-dices',
    point: 'relatives',
    question: 'Complete the sentence: «No entiendo ___ dices.» ("I don\'t understand what you are saying.")',
    options: ['quien', 'que', 'lo que', 'cual'],
    correctAnswer: 'lo que',
    explanation:
      '"What" where nothing is asked is «lo que». «Que» without an accent is "that"; only «qué», with one, would do here, too. «Quien» is for people.',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'relatives-la-mujer-que-canta',
    point: 'relatives',
    question:
      'Complete the sentence: «La mujer ___ canta es mi tía.» ("The woman who is singing is my aunt.")',
    options: ['quien', 'que', 'quién', 'lo que'],
    correctAnswer: 'que',
    explanation:
      '"Who" right after the person is «que»; «quien» in such a sentence needs a preposition, as in «con quien». «Quién» with an accent asks a question, and «lo que» is "what".',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'relatives-lo-que-quiero',
    point: 'relatives',
    question: 'Complete the sentence: «___ quiero es un café.» ("What I want is a coffee.")',
    options: ['Qué', 'Que', 'Cual', 'Lo que'],
    correctAnswer: 'Lo que',
    explanation:
      '"What" in the sense of "the thing that" is «lo que». «Qué» asks a question, and «que» would need a noun in front, as in «el café que quiero».',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'duration-vivo-aqui',
    point: 'duration',
    question: 'Complete the sentence: «Vivo aquí ___ un año.» ("I have lived here for a year.")',
    options: ['desde', 'desde que', 'desde hace', 'hasta'],
    correctAnswer: 'desde hace',
    explanation:
      'With a length of time "for" is «desde hace», and the verb is in the present. «Desde» alone names the start, as in «desde enero», and «hasta» is "until".',
    category: 'Duration',
    grammarType: 'verb',
  },
  {
    id: 'duration-desde-marzo',
    point: 'duration',
    question:
      'Complete the sentence: «Mi hermano trabaja aquí ___ marzo.» ("My brother has worked here since March.")',
    options: ['desde', 'desde hace', 'hace', 'desde que'],
    correctAnswer: 'desde',
    explanation:
      'The start, "since", is «desde»: «desde marzo». «Desde hace» needs a length of time, as in «desde hace un mes», and «desde que» needs a verb.',
    category: 'Duration',
    grammarType: 'verb',
  },
  {
    id: 'duration-hace-una-hora',
    point: 'duration',
    question: 'Complete the sentence: «Llegamos ___ una hora.» ("We arrived an hour ago.")',
    options: ['antes', 'hace', 'atrás', 'hasta'],
    correctAnswer: 'hace',
    explanation:
      'With the preterite "ago" is «hace», before the time: «hace una hora». «Antes» is "before", and «atrás» is "back" and cannot stand before the time.',
    category: 'Duration',
    grammarType: 'verb',
  },
  {
    id: 'duration-estudio',
    point: 'duration',
    question: 'How do you say "I have been studying Spanish for two years"?',
    options: [
      'Estudio español desde dos años.',
      'Estudiaré español desde hace dos años.',
      'Estudio español desde hace dos años.',
      'Soy estudiando español desde hace dos años.',
    ],
    correctAnswer: 'Estudio español desde hace dos años.',
    explanation:
      'What still goes on is in the present, with «desde hace» and the length of time. «Desde dos años» lacks the «hace», and «estudiaré» is the future.',
    category: 'Duration',
    grammarType: 'verb',
  },
  {
    id: 'duration-llevo-viviendo',
    point: 'duration',
    question:
      'Complete the sentence: «Llevo un año ___ en Quito.» ("I have been living in Quito for a year.")',
    options: ['vivir', 'vivo', 'vivido', 'viviendo'],
    correctAnswer: 'viviendo',
    explanation:
      '«Llevar» and a gerund tell how long something has been going on: «llevo un año viviendo». The infinitive «vivir» cannot follow, and «vivo» is a second conjugated verb.',
    category: 'Duration',
    grammarType: 'verb',
  },
  {
    id: 'duration-desde-cuando',
    point: 'duration',
    question: 'Which question goes with the answer «Desde enero»?',
    options: [
      '¿Cuándo es tu cumpleaños?',
      '¿Hasta cuándo trabajas aquí?',
      '¿De dónde vienes?',
      '¿Desde cuándo trabajas aquí?',
    ],
    correctAnswer: '¿Desde cuándo trabajas aquí?',
    explanation:
      '«Desde» names the start, "since", and the question has it too: «¿desde cuándo?». «Hasta cuándo» asks for the end, and «de dónde» for a place.',
    category: 'Duration',
    grammarType: 'verb',
  },
  {
    id: 'duration-no-la-veo',
    point: 'duration',
    question: 'Complete the sentence: «Hace un mes que no la ___.» ("I haven\'t seen her for a month.")',
    options: ['veo', 'ver', 'veré', 'vea'],
    correctAnswer: 'veo',
    explanation:
      '«Hace», a length of time and «que» go with the present for what still goes on: «veo». «Ver» is not conjugated, and «veré» is the future.',
    category: 'Duration',
    grammarType: 'verb',
  },
  {
    id: 'indefinites-alguien-ha-llamado',
    point: 'indefinites',
    question: 'Complete the question: «¿Ha llamado ___ esta mañana?» ("Did anyone call this morning?")',
    options: ['algo', 'alguien', 'ninguno', 'cualquiera'],
    correctAnswer: 'alguien',
    explanation:
      'A person one cannot name is «alguien», in questions too, where English has "anyone". «Algo» is a thing, «ninguno» needs a «no» before the verb, and «cualquiera» is "anyone at all, no matter who".',
    category: 'Indefinite words',
    grammarType: 'pronoun',
  },
  {
    id: 'indefinites-ningun-problema',
    point: 'indefinites',
    question:
      'Complete the sentence: «No tengo ___ problema con mi jefe.» ("I don\'t have any problems with my boss.")',
    options: ['ninguno', 'algún', 'ningún', 'nada'],
    correctAnswer: 'ningún',
    explanation:
      'After «no» it is the negative word, short before a masculine noun: «ningún problema». «Ninguno» stands alone, «algún» is positive, and «nada» cannot stand before a noun.',
    category: 'Indefinite words',
    grammarType: 'pronoun',
  },
  {
    id: 'indefinites-algun-consejo',
    point: 'indefinites',
    question:
      'Complete the question: «¿Me das ___ consejo para el viaje?» ("Can you give me any advice for the trip?")',
    options: ['alguno', 'alguna', 'algo', 'algún'],
    correctAnswer: 'algún',
    explanation:
      'Before a masculine singular noun «alguno» loses its -o and has an accent: «algún consejo». «Alguna» is feminine, «alguno» stands alone, and «algo» does not go before a noun.',
    category: 'Indefinite words',
    grammarType: 'pronoun',
  },
  {
    id: 'indefinites-ninguna-de-mis-amigas',
    point: 'indefinites',
    question:
      'Complete the sentence: «___ de mis amigas quiere ir en autobús.» ("None of my friends wants to go by bus.")',
    options: ['Ningunas', 'Ninguna', 'Nadie', 'Ningún'],
    correctAnswer: 'Ninguna',
    explanation:
      'Not one of a group is «ninguna de», which agrees with «amigas» but stays singular, as «quiere» does. «Nadie» does not go with «de» and a group, «ningún» needs a noun, and «ningunas» is hardly ever used.',
    category: 'Indefinite words',
    grammarType: 'pronoun',
  },
  {
    id: 'indefinites-cualquier-dia',
    point: 'indefinites',
    question:
      'Complete the sentence: «Puedes venir ___ día: siempre estoy en casa.» ("You can come any day: I\'m always home.")',
    options: ['cualquiera', 'alguno', 'cualquier', 'ningún'],
    correctAnswer: 'cualquier',
    explanation:
      '"Any, no matter which" before a noun is «cualquier»: «cualquier día». The long form «cualquiera» stands alone or after its noun, «alguno» would be «algún», and «ningún» needs «no».',
    category: 'Indefinite words',
    grammarType: 'pronoun',
  },
  {
    id: 'indefinites-no-se-lo-conte',
    point: 'indefinites',
    question: 'Which sentence is correct? ("I didn\'t tell anybody.")',
    options: [
      'Se lo conté a nadie.',
      'No se lo conté a alguien.',
      'No se lo conté a nadie.',
      'No se lo conté nadie.',
    ],
    correctAnswer: 'No se lo conté a nadie.',
    explanation:
      'After the verb «nadie» needs «no» before it, and as a person it takes «a»: «no se lo conté a nadie». «Alguien» does not follow «no», «se lo conté a nadie» lacks the «no», and «no se lo conté nadie» the «a».',
    category: 'Indefinite words',
    grammarType: 'pronoun',
  },
  {
    id: 'indefinites-quieres-algo',
    point: 'indefinites',
    question: 'Complete the question: «¿Quieres ___ de la tienda?» ("Do you want anything from the store?")',
    options: ['alguien', 'algún', 'cualquier', 'algo'],
    correctAnswer: 'algo',
    explanation:
      'A thing one does not name is «algo», also where English asks with "anything". «Alguien» is a person, and «algún» and «cualquier» only stand before a noun.',
    category: 'Indefinite words',
    grammarType: 'pronoun',
  },
  {
    id: 'indefinites-no-ninguna',
    point: 'indefinites',
    question: 'Complete the answer: «¿Tienes alguna pregunta?» – «No, ___.» ("No, none.")',
    options: ['ninguna', 'ninguno', 'ningún', 'nadie'],
    correctAnswer: 'ninguna',
    explanation:
      'It stands for «pregunta», which is feminine: «ninguna». «Ninguno» is masculine, «ningún» cannot stand alone, and «nadie» is only for people.',
    category: 'Indefinite words',
    grammarType: 'pronoun',
  },
] satisfies readonly GrammarQuestion[];
