import type { GrammarQuestion } from '#machines/games/exercise.types.ts';

// «» mark Spanish in questions and explanations; the four options are Spanish and need none. Only one option may be
// right anywhere in the Spanish-speaking world. The explanation gives the rule and covers every wrong option.
export default [
  {
    id: 'noun-problema',
    point: 'gender-and-articles',
    question: 'How do you say "the serious problem"?',
    options: ['la problema seria', 'el problema serio', 'el problema seria', 'la problema serio'],
    correctAnswer: 'el problema serio',
    explanation:
      'Nouns in -ma that come from Greek, such as «problema», «clima» and «idioma», are masculine in spite of their -a. So neither «la problema» nor the feminine «seria» can be right.',
    category: 'Gender',
    grammarType: 'noun',
  },
  {
    id: 'noun-mano',
    point: 'gender-and-articles',
    question: 'Which of these nouns is feminine?',
    options: ['día', 'mapa', 'planeta', 'mano'],
    correctAnswer: 'mano',
    explanation:
      'The ending does not always tell the gender: «la mano» is feminine although it ends in -o. «Día», «mapa» and «planeta» end in -a, but they are masculine: «el día», «el mapa», «el planeta».',
    category: 'Gender',
    grammarType: 'noun',
  },
  {
    id: 'noun-viaje',
    point: 'gender-and-articles',
    question: 'Which of these nouns is masculine?',
    options: ['viaje', 'nube', 'noche', 'llave'],
    correctAnswer: 'viaje',
    explanation:
      'Nouns in -aje are masculine: «el viaje», «el garaje». A plain -e tells nothing about the gender, and «la nube», «la noche» and «la llave» are feminine.',
    category: 'Gender',
    grammarType: 'noun',
  },
  {
    id: 'noun-artista',
    point: 'gender-and-articles',
    question: 'Complete the sentence: «Mi hermano es un ___ famoso.» ("My brother is a famous artist.")',
    options: ['artisto', 'artístico', 'artista', 'artistas'],
    correctAnswer: 'artista',
    explanation:
      'Nouns in -ista have one form for men and women; only the article changes: «el artista», «la artista». «Artisto» does not exist, «artístico» is the adjective "artistic", and «artistas» is plural.',
    category: 'Gender',
    grammarType: 'noun',
  },
  {
    id: 'noun-agua',
    point: 'gender-and-articles',
    question: 'Which sentence is correct?',
    options: ['La agua está fría.', 'El agua está frío.', 'La agua está frío.', 'El agua está fría.'],
    correctAnswer: 'El agua está fría.',
    explanation:
      '«Agua» is feminine, but right before a stressed a- the article is «el»: «el agua», not «la agua». The adjective keeps the true gender, so it is «fría» and never «frío».',
    category: 'Articles',
    grammarType: 'noun',
  },
  {
    id: 'noun-lunes',
    point: 'gender-and-articles',
    question: 'Complete the sentence: «___ lunes no trabajo.» ("I don\'t work on Mondays.")',
    options: ['El', 'Sobre los', 'Los', 'Las'],
    correctAnswer: 'Los',
    explanation:
      'Days take the masculine article where English has "on": «los lunes» is "on Mondays", «el lunes» is one Monday only. «Las» is feminine, and «sobre» is "on" for a surface or a topic.',
    category: 'Articles',
    grammarType: 'noun',
  },
  {
    id: 'noun-lapiz',
    point: 'plural',
    question: 'What is the plural of «el lápiz»?',
    options: ['los lápices', 'los lápizes', 'los lapices', 'los lápiz'],
    correctAnswer: 'los lápices',
    explanation:
      'A final -z becomes -c- before -es, and the accent stays because the stress does: «los lápices». «Lápizes» keeps the z, «lapices» loses the accent, and «los lápiz» has no plural ending.',
    category: 'Plural',
    grammarType: 'noun',
  },
  {
    id: 'noun-joven',
    point: 'plural',
    question: 'Complete the sentence: «Los ___ del barrio organizan un concierto.» ("The young people …")',
    options: ['jovenes', 'jóvenes', 'jóvens', 'joven'],
    correctAnswer: 'jóvenes',
    explanation:
      'After a consonant the plural is -es: «joven», «jóvenes». The new syllable makes an accent necessary, so «jovenes» is wrong; «jóvens» lacks the e, and «joven» is singular.',
    category: 'Plural',
    grammarType: 'noun',
  },
  {
    id: 'noun-paraguas',
    point: 'plural',
    question: 'What is the plural of «el paraguas» ("umbrella")?',
    options: ['las paraguas', 'los paraguases', 'los paragua', 'los paraguas'],
    correctAnswer: 'los paraguas',
    explanation:
      'A noun that ends in an unstressed vowel and -s keeps its form; the article alone shows the plural: «los paraguas». Neither «paraguases» nor «paragua» exists, and «las paraguas» has the wrong gender.',
    category: 'Plural',
    grammarType: 'noun',
  },
  {
    id: 'noun-gente',
    point: 'plural',
    question:
      'Complete the sentence: «La gente de este pueblo ___ muy amable.» ("The people in this town are very kind.")',
    options: ['son', 'es', 'somos', 'están'],
    correctAnswer: 'es',
    explanation:
      '«La gente» means many people, but it is a singular noun, so its verb is singular: «es». The plurals «son», «somos» and «están» follow English "people are".',
    category: 'Number',
    grammarType: 'noun',
  },

  {
    id: 'verb-vivir-present',
    point: 'present-regular',
    question: 'Complete the sentence with «vivir»: «Mis primos ___ en Bogotá.»',
    options: ['vivimos', 'vivan', 'viven', 'vive'],
    correctAnswer: 'viven',
    explanation:
      'Regular -ir verbs take -en in the third person plural: «mis primos viven». «Vivimos» is "we live", «vivan», with the -an of «hablan», is only a subjunctive, and «vive» is singular.',
    category: 'Present tense',
    grammarType: 'verb',
  },
  {
    id: 'verb-empezar-present',
    point: 'stem-changes',
    question: 'Complete the sentence with «empezar»: «La clase ___ a las nueve.»',
    options: ['empieza', 'empeza', 'empiezan', 'empiezo'],
    correctAnswer: 'empieza',
    explanation:
      'In «empezar» the stressed e becomes ie: «la clase empieza». «Empeza» misses that change, «empiezan» is plural, and «empiezo» belongs to «yo».',
    category: 'Present tense',
    grammarType: 'verb',
  },
  {
    id: 'verb-decir-present',
    point: 'stem-changes',
    question: 'Complete the sentence with «decir»: «Yo siempre ___ la verdad.»',
    options: ['dico', 'deco', 'dice', 'digo'],
    correctAnswer: 'digo',
    explanation:
      '«Decir» has a g in its first person, as «hacer» and «salir» do: «digo», «hago», «salgo». «Deco» and «dico» miss the g, and «dice» belongs to «él» or «ella».',
    category: 'Present tense',
    grammarType: 'verb',
  },
  {
    id: 'verb-conocer-present',
    point: 'saber-and-conocer',
    question: 'Complete the sentence: «Todavía no ___ Barcelona.» ("I don\'t know Barcelona yet.")',
    options: ['sé', 'conozco', 'conoco', 'sepo'],
    correctAnswer: 'conozco',
    explanation:
      'Knowing places and people is «conocer», with «conozco» for «yo»; «conoco» misses the z. «Sé» is right for facts and skills only, and «sepo» does not exist.',
    category: 'Saber and conocer',
    grammarType: 'verb',
  },
  {
    id: 'verb-estar-place',
    point: 'estar-and-hay',
    question: 'Complete the sentence: «Mis llaves ___ en la mesa.» ("My keys are on the table.")',
    options: ['son', 'hay', 'están', 'tienen'],
    correctAnswer: 'están',
    explanation:
      'The place of a thing takes «estar»: «mis llaves están en la mesa». «Son» would say what the keys are, «hay» never has a subject such as «mis llaves», and «tienen» means "have".',
    category: 'Ser and estar',
    grammarType: 'verb',
  },
  {
    id: 'verb-ser-time',
    point: 'imperfect',
    question: 'Complete the sentence: «___ las diez cuando salimos del cine.» ("It was ten o\'clock …")',
    options: ['Era', 'Estaban', 'Hacían', 'Eran'],
    correctAnswer: 'Eran',
    explanation:
      'The time of day takes «ser», in the past in the imperfect, and it agrees with the hour: «era la una», but «eran las diez». So «era» is wrong here, and neither «estaban» nor «hacían» can tell the time.',
    category: 'Ser and estar',
    grammarType: 'verb',
  },
  {
    id: 'verb-tener-age',
    point: 'tener-and-doler',
    question: 'Complete the sentence: «Mi hermano ___ veinte años.» ("My brother is twenty years old.")',
    options: ['es', 'tiene', 'está', 'ha'],
    correctAnswer: 'tiene',
    explanation:
      'In Spanish people "have" their years: «tiene veinte años». «Es» and «está» copy the English "is", and «ha» is only a helping verb, as in «ha comido».',
    category: 'Expressions with tener',
    grammarType: 'verb',
  },
  {
    id: 'verb-hacer-preterite',
    point: 'preterite-irregular',
    question: 'Complete the sentence with «hacer»: «Ayer Pedro ___ la cena.»',
    options: ['hizo', 'hació', 'hico', 'hice'],
    correctAnswer: 'hizo',
    explanation:
      'The preterite of «hacer» has the stem hic-, and before -o the c is written z: «hizo», not «hico». «Hació» follows the regular verbs, and «hice» belongs to «yo».',
    category: 'Preterite',
    grammarType: 'verb',
  },
  {
    id: 'verb-vivir-imperfect',
    point: 'imperfect',
    question: 'Complete the sentence with «vivir»: «De niño, Luis ___ en el campo.» ("… used to live …")',
    options: ['viviba', 'vivaba', 'viví', 'vivía'],
    correctAnswer: 'vivía',
    explanation:
      'In the imperfect, -er and -ir verbs take «-ía»: «vivía». The endings of «viviba» and «vivaba» imitate -ar verbs such as «hablaba». «Viví» is the preterite of «yo», not of «Luis».',
    category: 'Imperfect',
    grammarType: 'verb',
  },
  {
    id: 'verb-ir-a',
    point: 'ir-a',
    question: 'Complete the sentence: «Mañana ___ la casa.» ("Tomorrow we are going to paint the house.")',
    options: ['vamos pintar', 'vamos a pintamos', 'vamos a pintar', 'vamos de pintar'],
    correctAnswer: 'vamos a pintar',
    explanation:
      'The near future is «ir», then «a», then an infinitive. «Vamos pintar» has lost the «a», «vamos a pintamos» conjugates the second verb, and «vamos de pintar» has the wrong preposition.',
    category: 'Future',
    grammarType: 'verb',
  },
  {
    id: 'verb-dormir-gerund',
    point: 'estar-and-gerund',
    question: 'Complete the sentence with «dormir»: «Los niños están ___ en su cuarto.» ("… are sleeping …")',
    options: ['durmiendo', 'dormiendo', 'duermiendo', 'dormir'],
    correctAnswer: 'durmiendo',
    explanation:
      'After «estar» comes the gerund, and -ir verbs that change in the present change here too, from o to u: «durmiendo». «Dormiendo» keeps the o, «duermiendo» takes the ue of the present, and «dormir» is the infinitive.',
    category: 'Gerund',
    grammarType: 'verb',
  },
  {
    id: 'verb-venir-subjunctive',
    point: 'wishes',
    question:
      'Complete the sentence with «venir»: «Quiero que tú ___ a la fiesta.» ("I want you to come to the party.")',
    options: ['vienes', 'vengas', 'venir', 'vendrás'],
    correctAnswer: 'vengas',
    explanation:
      'A wish about another person takes «que» and the subjunctive: «vengas». The indicative forms «vienes» and «vendrás» state facts, and the infinitive «venir» would need one subject for both verbs.',
    category: 'Subjunctive',
    grammarType: 'verb',
  },

  {
    id: 'pronoun-nosotras',
    point: 'ser-and-subject-pronouns',
    question: 'Which subject fits the verb? «___ trabajamos en la misma oficina.»',
    options: ['Ustedes', 'Ellas', 'Nosotras', 'Vosotras'],
    correctAnswer: 'Nosotras',
    explanation:
      'The ending -mos always belongs to «nosotros» or «nosotras». «Ellas» and «ustedes» go with «trabajan», «vosotras» goes with «trabajáis».',
    category: 'Subject pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'pronoun-los',
    point: 'direct-object',
    question: 'Complete the answer: «¿Dónde compraste esos zapatos?» – «___ compré en Madrid.»',
    options: ['Las', 'Les', 'Lo', 'Los'],
    correctAnswer: 'Los',
    explanation:
      'The direct object pronoun takes gender and number from its noun; «zapatos» is masculine plural, so it is «los». «Lo» is singular, «las» is feminine, and «les» is an indirect object, "to them".',
    category: 'Direct object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'pronoun-verlo',
    point: 'direct-object',
    question: 'Which sentence is correct? ("I\'m going to see it tomorrow.")',
    options: ['Voy a verlo mañana.', 'Voy a lo ver mañana.', 'Voy lo a ver mañana.', 'Voy a ver lo mañana.'],
    correctAnswer: 'Voy a verlo mañana.',
    explanation:
      'A pronoun is joined to the infinitive in one word, «verlo», or comes before the conjugated verb, «lo voy a ver». Never between the two, as in «a lo ver» or «voy lo a ver», and never apart after the infinitive, as in «ver lo».',
    category: 'Position of pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'pronoun-dime',
    point: 'commands',
    question: 'Complete the sentence: «___ la verdad, por favor.» ("Tell me the truth, please.")',
    options: ['Me di', 'Dime', 'Mi di', 'Di mí'],
    correctAnswer: 'Dime',
    explanation:
      'With an affirmative command the pronoun follows and is joined to the verb: «dime». «Me di» is "I gave myself", «mi» is "my", and «mí» comes only after a preposition.',
    category: 'Position of pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'pronoun-nos-gusta',
    point: 'gustar-and-querer',
    question: 'Complete the sentence: «A nosotros ___ gusta bailar.» ("We like to dance.")',
    options: ['nosotros', 'les', 'nos', 'se'],
    correctAnswer: 'nos',
    explanation:
      'With «gustar» the person who likes is an indirect object, and «a nosotros» goes with «nos». «Les» goes with «a ellos» or «a ustedes», «nosotros» is a subject, and «se» is reflexive.',
    category: 'Indirect object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'pronoun-se-lo',
    point: 'two-pronouns',
    question:
      'Complete the sentence: «El libro es de Marta. Mañana ___ devuelvo.» ("Tomorrow I\'ll give it back to her.")',
    options: ['le lo', 'lo le', 'la lo', 'se lo'],
    correctAnswer: 'se lo',
    explanation:
      'Before «lo», «la», «los» and «las», the indirect «le» turns into «se», and it comes first: «se lo». So neither «le lo» nor «lo le» exists, and «la» in «la lo» is a direct object that has no place here.',
    category: 'Two object pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'pronoun-se-acuesta',
    point: 'reflexive-verbs',
    question: 'Complete the sentence: «Mi abuela ___ temprano.» ("My grandmother goes to bed early.")',
    options: ['se acuesta', 'acuesta', 'se acosta', 'su acuesta'],
    correctAnswer: 'se acuesta',
    explanation:
      '"To go to bed" is reflexive, with «se» for «ella», and its stressed o becomes ue. Without a pronoun, «acuesta» means that she puts someone else to bed; «se acosta» misses the change, and in «su acuesta» the «su» is "her" or "his".',
    category: 'Reflexive pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'pronoun-para-mi',
    point: 'pronouns-after-prepositions',
    question: 'Complete the sentence: «¿Este regalo es para ___?» ("Is this present for me?")',
    options: ['yo', 'mí', 'mi', 'me'],
    correctAnswer: 'mí',
    explanation:
      'After «para» and most prepositions "me" is «mí», with an accent. «Mi» without it means "my", «yo» is only a subject, and «me» goes with a verb.',
    category: 'Pronouns after a preposition',
    grammarType: 'pronoun',
  },
  {
    id: 'pronoun-conmigo',
    point: 'pronouns-after-prepositions',
    question: 'Complete the sentence: «¿Quieres venir al cine ___?» ("… with me?")',
    options: ['con mí', 'con yo', 'conmigo', 'con me'],
    correctAnswer: 'conmigo',
    explanation:
      '«Con» joins with "me" and "you" to form «conmigo» and «contigo». So «con mí» is not used, although other prepositions take «mí»; «con yo» and «con me» use forms that never follow «con».',
    category: 'Pronouns after a preposition',
    grammarType: 'pronoun',
  },
  {
    id: 'pronoun-mia',
    point: 'possessive-pronouns',
    question: 'Complete the sentence: «Tu bicicleta es nueva; la ___ es vieja.» ("… mine is old.")',
    options: ['mío', 'míos', 'mi', 'mía'],
    correctAnswer: 'mía',
    explanation:
      'A possessive pronoun agrees with the thing owned, not with the owner: «la bicicleta», «la mía». «Mío» and «míos» do not agree with it, and «mi» needs a noun behind it.',
    category: 'Possessive pronouns',
    grammarType: 'pronoun',
  },
  {
    id: 'pronoun-quien',
    point: 'relatives',
    question:
      'Complete the sentence: «La amiga con ___ viajé vive en Quito.» ("The friend I traveled with …")',
    options: ['quien', 'quién', 'quienes', 'cual'],
    correctAnswer: 'quien',
    explanation:
      'For people, «quien» can follow a preposition. «Quién» with an accent asks a question, «quienes» is plural, and «cual» would need an article: «con la cual».',
    category: 'Relative pronouns',
    grammarType: 'pronoun',
  },

  {
    id: 'adjective-tranquilas',
    point: 'agreement',
    question:
      'Complete the sentence: «Las calles de mi barrio son muy ___.» ("The streets in my neighborhood are very quiet.")',
    options: ['tranquilos', 'tranquilas', 'tranquila', 'tranquilo'],
    correctAnswer: 'tranquilas',
    explanation:
      'An adjective agrees with its noun: «las calles» are «tranquilas», whatever the gender of «barrio». «Tranquilos» has the wrong gender, «tranquila» the wrong number, and «tranquilo» both.',
    category: 'Agreement',
    grammarType: 'adjective',
  },
  {
    id: 'adjective-inteligentes',
    point: 'agreement',
    question: 'Complete the sentence: «Mis tías son muy ___.» ("My aunts are very smart.")',
    options: ['inteligente', 'inteligentas', 'inteligentes', 'inteligentos'],
    correctAnswer: 'inteligentes',
    explanation:
      'Adjectives in -e have one form for both genders and add -s in the plural: «inteligentes». «Inteligentas» and «inteligentos» do not exist, and «inteligente» is singular.',
    category: 'Agreement',
    grammarType: 'adjective',
  },
  {
    id: 'adjective-contentos',
    point: 'agreement',
    question: 'Complete the sentence: «Pablo y Ana están muy ___.» ("Pablo and Ana are very happy.")',
    options: ['contentas', 'contento', 'contenta', 'contentos'],
    correctAnswer: 'contentos',
    explanation:
      'An adjective for a masculine and a feminine noun together is masculine plural: «contentos». «Contentas» would mean women only; «contento» and «contenta» are singular, but the subject is two people.',
    category: 'Agreement',
    grammarType: 'adjective',
  },
  {
    id: 'adjective-alemana',
    point: 'agreement',
    question: 'Complete the sentence: «Mi profesora es ___.» ("My teacher is German.")',
    options: ['alemana', 'alemán', 'alemána', 'alemanesa'],
    correctAnswer: 'alemana',
    explanation:
      'Adjectives of nationality that end in a consonant add -a in the feminine and then need no accent: «alemana». «Alemán» is masculine, «alemána» keeps the accent by mistake, and «alemanesa» does not exist.',
    category: 'Agreement',
    grammarType: 'adjective',
  },
  {
    id: 'adjective-guitarra-electrica',
    point: 'adjective-placement',
    question: 'How do you say "an electric guitar"?',
    options: [
      'una eléctrica guitarra',
      'una guitarra eléctrica',
      'una guitarra eléctrico',
      'un guitarra eléctrica',
    ],
    correctAnswer: 'una guitarra eléctrica',
    explanation:
      'An adjective that names a kind comes after its noun: «una guitarra eléctrica». «Eléctrica guitarra» copies English, and as the noun is feminine, neither «eléctrico» nor «un» agrees with it.',
    category: 'Placement',
    grammarType: 'adjective',
  },
  {
    id: 'adjective-buen',
    point: 'adjective-placement',
    question: 'Complete the sentence: «Es un ___ amigo.» ("He is a good friend.")',
    options: ['bueno', 'bien', 'buen', 'buena'],
    correctAnswer: 'buen',
    explanation:
      '«Bueno» loses its -o before a masculine singular noun: «un buen amigo», but «un amigo bueno». So «bueno» is wrong here; «bien» is the adverb "well", and «buena» is feminine.',
    category: 'Shortened forms',
    grammarType: 'adjective',
  },
  {
    id: 'adjective-tercer',
    point: 'adjective-placement',
    question: 'Complete the sentence: «Es el ___ día de mis vacaciones.» ("It is the third day …")',
    options: ['tercero', 'tercera', 'tres', 'tercer'],
    correctAnswer: 'tercer',
    explanation:
      '«Tercero» becomes «tercer» before a masculine singular noun, as «primero» becomes «primer». The full «tercero» stands alone, «tercera» is feminine but «día» is masculine, and «tres» only counts.',
    category: 'Shortened forms',
    grammarType: 'adjective',
  },
  {
    id: 'adjective-gran',
    point: 'adjective-placement',
    question: 'Which phrase means "a great woman"?',
    options: ['una gran mujer', 'una mujer grande', 'una mujer gran', 'una granda mujer'],
    correctAnswer: 'una gran mujer',
    explanation:
      'Before a singular noun «grande» becomes «gran», for both genders, and means "great". After the noun it keeps its full form, so «mujer gran» is wrong, and «mujer grande» speaks of size or age. «Granda» does not exist.',
    category: 'Placement',
    grammarType: 'adjective',
  },
  {
    id: 'adjective-mejor',
    point: 'comparative',
    question: 'Complete the sentence: «Esta receta es ___ que la otra.» ("This recipe is better …")',
    options: ['más mejor', 'mejor', 'más bien', 'mejores'],
    correctAnswer: 'mejor',
    explanation:
      'The comparative of «bueno» is irregular: «mejor». It already contains "more", so «más mejor» says it twice; «más bien» means "rather", and «mejores» is plural.',
    category: 'Comparison',
    grammarType: 'adjective',
  },
  {
    id: 'adjective-tan-como',
    point: 'comparative',
    question: 'Complete the sentence: «Mi hermana es ___ alta como yo.» ("… as tall as I am.")',
    options: ['más', 'tanta', 'tan', 'tanto'],
    correctAnswer: 'tan',
    explanation:
      '"As … as" with an adjective is «tan … como». «Tanto» and «tanta» go with nouns, as in «tanto dinero», and «más» needs «que» instead of «como».',
    category: 'Comparison',
    grammarType: 'adjective',
  },

  {
    id: 'mixed-mucho-sueno',
    point: 'muy-and-mucho',
    question: 'Complete the sentence: «Tengo ___ sueño.» ("I\'m very sleepy.")',
    options: ['muy', 'mucha', 'tan', 'mucho'],
    correctAnswer: 'mucho',
    explanation:
      '«Sueño» is a noun, and before a noun "very" is «mucho». «Muy» and «tan» come before adjectives and adverbs, and «mucha» is feminine, but it is «el sueño».',
    category: 'Muy and mucho',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-hablas-bien',
    point: 'adverbs',
    question:
      'Complete the sentence: «Tu español es muy bueno; lo hablas muy ___.» ("… you speak it very well.")',
    options: ['bien', 'bueno', 'buen', 'buena'],
    correctAnswer: 'bien',
    explanation:
      'A verb is described by an adverb: «bien», "well". The adjectives «bueno», «buen» and «buena» describe nouns, as in «tu español es bueno».',
    category: 'Adjective or adverb',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-gracias-por',
    point: 'por-and-para',
    question: 'Complete the sentence: «Gracias ___ tu ayuda.» ("Thank you for your help.")',
    options: ['para', 'por', 'de', 'con'],
    correctAnswer: 'por',
    explanation:
      'The reason for thanks takes «por». «Para» looks ahead to a goal or a receiver, and «de» and «con» do not follow «gracias».',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-para-el-lunes',
    point: 'por-and-para',
    question: 'Complete the sentence: «Necesito el informe ___ lunes.» ("I need the report by Monday.")',
    options: ['por el', 'en el', 'para el', 'al'],
    correctAnswer: 'para el',
    explanation:
      'A deadline takes «para»: «para el lunes». «Por» gives causes and rough times, so «por el» sets no deadline; «en el» does not go with days of the week, and «al» is "to the".',
    category: 'Por and para',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-del',
    point: 'ir-and-contractions',
    question:
      'Complete the sentence: «Esta es la mochila ___ profesor.» ("This is the teacher\'s backpack.")',
    options: ['de el', 'de', 'al', 'del'],
    correctAnswer: 'del',
    explanation:
      'The owner takes «de», and «de» with the article «el» becomes «del». «De el» is used only before names, as in «de El Salvador», «de» alone loses the article, and «al» is "to the".',
    category: 'Prepositions',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-antes-de-comer',
    point: 'verb-and-infinitive',
    question: 'Complete the sentence: «Me lavo las manos antes de ___.» ("… before eating.")',
    options: ['comer', 'comiendo', 'como', 'comido'],
    correctAnswer: 'comer',
    explanation:
      'A verb after a preposition is in the infinitive, where English has "-ing": «comer». The gerund «comiendo» copies English; neither «como» nor «comido» can follow «antes de».',
    category: 'Prepositions',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-personal-a',
    point: 'personal-a',
    question: 'Which sentence is correct? ("I see my brother.")',
    options: ['Veo mi hermano.', 'Veo a mi hermano.', 'Veo al mi hermano.', 'Veo mi a hermano.'],
    correctAnswer: 'Veo a mi hermano.',
    explanation:
      'A person as direct object takes «a»: «veo a mi hermano». «Veo mi hermano» leaves it out, «mi a» has it in the wrong place, and no article goes with «mi», so «al mi» is wrong.',
    category: 'Personal a',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-hay',
    point: 'estar-and-hay',
    question: 'Complete the sentence: «No ___ leche en casa.» ("There is no milk at home.")',
    options: ['está', 'es', 'hay', 'son'],
    correctAnswer: 'hay',
    explanation:
      'Whether something exists is said with «hay». «Está» gives the place of something known, as in «la leche está en la mesa», and «es» and «son» say what a thing is.',
    category: 'Hay and estar',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-cual',
    point: 'question-words',
    question: 'Complete the question: «¿___ es tu número de teléfono?» ("What is your phone number?")',
    options: ['Cuál', 'Qué', 'Cuánto', 'Quién'],
    correctAnswer: 'Cuál',
    explanation:
      'Before «ser», "what" is «cuál» when one of many possible answers is wanted. «Qué» would ask for a definition, «cuánto» for an amount, and «quién» for a person.',
    category: 'Question words',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-sino',
    point: 'pero-sino-aunque',
    question:
      'Complete the sentence: «No es mi hermano, ___ mi primo.» ("He isn\'t my brother but my cousin.")',
    options: ['sino', 'pero', 'si no', 'sin'],
    correctAnswer: 'sino',
    explanation:
      'After a negative, «sino» puts the right thing in place of the wrong one. «Pero» only adds a contrast, «si no» in two words is "if not", and «sin» is "without".',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-e-ingles',
    point: 'connectors',
    question: 'Complete the sentence: «Habla francés ___ inglés.» ("She speaks French and English.")',
    options: ['y', 'e', 'i', 'é'],
    correctAnswer: 'e',
    explanation:
      '«Y» becomes «e» before a word that begins with the sound i: «francés e inglés». «I» is no word for "and", and «é» has an accent that this word never takes.',
    category: 'Connectors',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-tu-hermano',
    point: 'sounds-and-accents',
    question: 'Complete the question: «¿___ hermano habla español?» ("Does your brother speak Spanish?")',
    options: ['Tú', 'Ti', 'Tu', 'Te'],
    correctAnswer: 'Tu',
    explanation:
      'The possessive "your" is «tu», without an accent. «Tú» is the subject "you"; «te» and «ti» are "you" as well, with a verb and after a preposition.',
    category: 'Accents',
    grammarType: 'mixed',
  },
  {
    id: 'mixed-me-gusta',
    point: 'gustar-and-querer',
    question: 'Which sentence is correct? ("I like music.")',
    options: ['Me gusto la música.', 'Me gusta música.', 'Yo gusto la música.', 'Me gusta la música.'],
    correctAnswer: 'Me gusta la música.',
    explanation:
      'The thing liked is the subject of «gustar» and takes the article: «me gusta la música». «Gusta música» lacks it, and «me gusto» and «yo gusto» make the verb agree with "I".',
    category: 'Gustar',
    grammarType: 'mixed',
  },
] satisfies readonly GrammarQuestion[];
