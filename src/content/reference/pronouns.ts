import type { GrammarTab } from '#machines/games/exercise.types.ts';

// «» mark Spanish in English titles, texts and notes. Each column names the language of its cells.
export default {
  id: 'pronouns',
  title: 'Pronouns',
  sections: [
    {
      id: 'subject',
      title: 'Subject pronouns',
      intro: 'They say who acts. The ending of the verb says so too, so they are mostly left out.',
      blocks: [
        {
          kind: 'table',
          title: 'Forms',
          columns: [
            { title: 'Singular', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'Plural', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['yo', 'I', 'nosotros, nosotras', 'we'],
            ['tú', 'you (informal)', 'vosotros, vosotras', 'you (informal, several, in Spain)'],
            ['usted', 'you (formal)', 'ustedes', 'you (several)'],
            ['él', 'he', 'ellos', 'they'],
            ['ella', 'she', 'ellas', 'they (women only)'],
          ],
          note: '«Ustedes» is formal in most of Spain; in Latin America it is the only "you" for several people.',
        },
        {
          kind: 'rule',
          title: 'When to say them',
          text: 'Say the pronoun for contrast, for emphasis, or where the verb could belong to two persons. "It" as a subject is not said.',
          examples: [
            { spanish: 'Trabajo en un banco.', english: 'I work in a bank.' },
            { spanish: 'Yo cocino y tú lavas los platos.', english: 'I cook and you wash the dishes.' },
            { spanish: 'Es tarde.', english: 'It is late.' },
          ],
        },
        {
          kind: 'rule',
          title: '«Tú» and «usted»',
          text: '«Tú» is for friends, family and children, «usted» for strangers and where respect is due. «Usted» takes the verb form of «él» and «ella». In Argentina, Uruguay and much of Central America «vos» replaces «tú».',
          examples: [
            { spanish: '¿Tú hablas inglés?', english: 'Do you speak English? (to a friend)' },
            { spanish: '¿Habla usted inglés?', english: 'Do you speak English? (to a stranger)' },
          ],
          exceptions: [
            {
              spanish: '¿Vos hablás inglés?',
              english: 'Do you speak English? (to a friend, where «vos» is said)',
            },
          ],
        },
      ],
    },
    {
      id: 'direct-object',
      title: 'Direct object pronouns',
      intro: 'They stand for the person or thing that the verb acts on: I see it, she calls me.',
      blocks: [
        {
          kind: 'table',
          title: 'Forms',
          columns: [
            { title: 'Pronoun', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'Example', language: 'es' },
            { title: 'Translation', language: 'en' },
          ],
          rows: [
            ['me', 'me', 'Me llaman.', 'They call me.'],
            ['te', 'you (informal)', 'Te espero.', 'I am waiting for you.'],
            ['lo', 'him, it, you (formal, to a man)', 'Lo conozco.', 'I know him.'],
            ['la', 'her, it, you (formal, to a woman)', 'La veo.', 'I see her.'],
            ['nos', 'us', 'Nos invitan.', 'They invite us.'],
            ['os', 'you (informal, several, in Spain)', 'Os entiendo.', 'I understand you.'],
            ['los', 'them, you (several)', 'Los compro.', 'I buy them.'],
            ['las', 'them, you (women or feminine things)', 'Las necesito.', 'I need them.'],
          ],
          note: 'In Spain many people also say «le» for a man: «le conozco». For a thing it is always «lo» or «la».',
        },
        {
          kind: 'rule',
          title: 'They agree with what they stand for',
          text: '«Lo», «la», «los» and «las» take the gender and number of their noun. «Lo» can also stand for a whole idea.',
          examples: [
            { spanish: '¿El pan? Lo compro yo.', english: "The bread? I'll buy it." },
            { spanish: '¿Las llaves? No las tengo.', english: "The keys? I don't have them." },
            { spanish: 'Ya lo sé.', english: 'I know (that).' },
          ],
        },
        {
          kind: 'rule',
          title: 'Before the verb, or joined to it',
          text: 'The pronoun comes before a conjugated verb. It is joined to an affirmative command, and may be joined to an infinitive or a gerund.',
          examples: [
            { spanish: 'No lo entiendo.', english: "I don't understand it." },
            { spanish: 'Lo voy a comprar. Voy a comprarlo.', english: 'I am going to buy it.' },
            { spanish: 'La estoy leyendo. Estoy leyéndola.', english: 'I am reading it.' },
            { spanish: '¡Cómpralo! ¡No lo compres!', english: "Buy it! Don't buy it!" },
          ],
        },
        {
          kind: 'rule',
          title: 'With an indirect object',
          text: 'The indirect pronoun comes first, and «le» or «les» turns into «se» before «lo», «la», «los» and «las».',
          examples: [
            { spanish: 'Me lo explica.', english: 'She explains it to me.' },
            { spanish: 'Se la doy a Marta.', english: 'I give it to Marta.' },
          ],
        },
      ],
    },
    {
      id: 'indirect-object',
      title: 'Indirect object pronouns and «gustar»',
      intro: 'They say to whom or for whom something is done: she writes to me, I buy you a coffee.',
      blocks: [
        {
          kind: 'table',
          title: 'Forms',
          columns: [
            { title: 'Pronoun', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'Example', language: 'es' },
            { title: 'Translation', language: 'en' },
          ],
          rows: [
            ['me', 'to me', 'Me escribe mucho.', 'She writes to me a lot.'],
            ['te', 'to you (informal)', 'Te compro un café.', "I'll buy you a coffee."],
            ['le', 'to him, to her, to you (formal)', 'Le doy las gracias.', 'I thank him.'],
            ['nos', 'to us', 'Nos enseña inglés.', 'He teaches us English.'],
            ['os', 'to you (informal, several, in Spain)', 'Os mando una foto.', 'I am sending you a photo.'],
            ['les', 'to them, to you (several)', 'Les digo la verdad.', 'I tell them the truth.'],
          ],
          note: 'They stand where the direct object pronouns stand.',
        },
        {
          kind: 'rule',
          title: '«Le» and «les» with a name',
          text: 'The pronoun is usually said even if the sentence also names the person. «A él», «a ella» or «a usted» make clear who «le» is.',
          examples: [
            { spanish: 'Le doy el libro a Marta.', english: 'I give the book to Marta.' },
            { spanish: 'Les pregunté a mis padres.', english: 'I asked my parents.' },
            { spanish: 'A ella le mandé otra foto.', english: 'I sent her another photo.' },
          ],
        },
        {
          kind: 'rule',
          title: '«Gustar»: what is liked is the subject',
          text: 'So «gusta» goes with one thing or an infinitive, «gustan» with several. The person who likes is the indirect object, with «a» if it is named.',
          examples: [
            { spanish: 'Me gusta el té.', english: 'I like tea.' },
            { spanish: 'Me gustan los perros.', english: 'I like dogs.' },
            { spanish: 'A Pablo le gusta leer.', english: 'Pablo likes to read.' },
            { spanish: '¿No te gusta el pescado?', english: "Don't you like fish?" },
          ],
        },
        {
          kind: 'rule',
          title: 'Verbs like «gustar»',
          text: '«Encantar», «interesar», «importar», «parecer», «doler», «faltar» and «quedar» are built in the same way.',
          examples: [
            { spanish: 'Nos encanta esta canción.', english: 'We love this song.' },
            { spanish: 'Me duelen los pies.', english: 'My feet hurt.' },
            { spanish: '¿Qué te parece?', english: 'What do you think?' },
            { spanish: 'Me faltan dos sillas.', english: 'I am two chairs short.' },
          ],
        },
        {
          kind: 'rule',
          title: 'Two pronouns together',
          text: 'The indirect one comes first. Before «lo», «la», «los» and «las», «le» and «les» become «se».',
          examples: [
            { spanish: 'Te lo mando mañana.', english: "I'll send it to you tomorrow." },
            { spanish: 'Se la compré a mi hijo.', english: 'I bought it for my son.' },
            { spanish: 'Voy a decírselo.', english: 'I am going to tell her.' },
          ],
        },
      ],
    },
    {
      id: 'reflexive',
      title: 'Reflexive pronouns',
      intro: 'They go back to the subject: the one who acts and the one who is affected are the same.',
      blocks: [
        {
          kind: 'table',
          title: 'Forms, with «lavarse»',
          columns: [
            { title: 'Person', language: 'es' },
            { title: 'Pronoun', language: 'es' },
            { title: 'Example', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['yo', 'me', 'me lavo', 'I wash myself'],
            ['tú', 'te', 'te lavas', 'you wash yourself'],
            ['él, ella, usted', 'se', 'se lava', 'he washes himself, she washes herself, you wash yourself'],
            ['nosotros, nosotras', 'nos', 'nos lavamos', 'we wash ourselves'],
            ['vosotros, vosotras', 'os', 'os laváis', 'you wash yourselves (in Spain)'],
            ['ellos, ellas, ustedes', 'se', 'se lavan', 'they wash themselves, you wash yourselves'],
          ],
          note: 'They go where the object pronouns go: «me voy a lavar» or «voy a lavarme».',
        },
        {
          kind: 'rule',
          title: 'Daily routine',
          text: 'Many verbs are reflexive where English just says "get up" or "sit down". Parts of the body and clothes take the article, not "my".',
          examples: [
            { spanish: 'Me levanto a las siete.', english: 'I get up at seven.' },
            { spanish: '¿A qué hora te acuestas?', english: 'What time do you go to bed?' },
            { spanish: 'Nos lavamos las manos.', english: 'We wash our hands.' },
          ],
        },
        {
          kind: 'rule',
          title: 'Each other',
          text: 'With a plural verb the same pronouns can mean "each other".',
          examples: [
            { spanish: 'Nos vemos mañana.', english: "We'll see each other tomorrow." },
            { spanish: 'Se escriben todos los días.', english: 'They write to each other every day.' },
          ],
        },
        {
          kind: 'rule',
          title: 'A pronoun that changes the meaning',
          text: 'Some verbs mean one thing without the pronoun and another with it.',
          examples: [
            { spanish: 'ir, irse', english: 'to go, to leave' },
            { spanish: 'dormir, dormirse', english: 'to sleep, to fall asleep' },
            { spanish: 'quedar, quedarse', english: 'to be left, to stay' },
            { spanish: 'llamar, llamarse', english: 'to call, to be named' },
          ],
        },
        {
          kind: 'rule',
          title: 'Becoming',
          text: 'English "to get" or "to become" is often a reflexive verb: «ponerse» for a passing state, «quedarse» for what is left after an event, «volverse» for a lasting change, «hacerse» for what one works toward.',
          examples: [
            { spanish: 'Se puso rojo.', english: 'He turned red.' },
            { spanish: 'Me quedé sin palabras.', english: 'I was left speechless.' },
            { spanish: 'Se ha vuelto muy serio.', english: 'He has become very serious.' },
            { spanish: 'Se hizo médica.', english: 'She became a doctor.' },
          ],
        },
        {
          kind: 'rule',
          title: '«Se» where nobody is named',
          text: '«Se» and a third person says what people do, or what is done. The verb is plural if what is done is plural; with an infinitive or with «que» it is singular.',
          examples: [
            { spanish: 'Aquí se habla español.', english: 'Spanish is spoken here.' },
            { spanish: 'Se alquilan bicicletas.', english: 'Bicycles for rent.' },
            { spanish: '¿Cómo se dice?', english: 'How do you say it?' },
            { spanish: 'No se puede fumar aquí.', english: "You can't smoke here." },
          ],
        },
        {
          kind: 'rule',
          title: 'Mishaps: «se me olvidó»',
          text: 'What happens by accident is told with «se» and an indirect pronoun for the person. The verb agrees with the thing.',
          examples: [
            { spanish: 'Se me olvidó la cartera.', english: 'I forgot my wallet.' },
            { spanish: 'Se nos rompieron dos vasos.', english: 'We broke two glasses. (by accident)' },
            { spanish: '¿Se te perdió algo?', english: 'Did you lose something?' },
          ],
        },
      ],
    },
    {
      id: 'possessives',
      title: 'Possessives',
      intro: 'They agree with what is owned, not with the owner.',
      blocks: [
        {
          kind: 'table',
          title: 'Forms',
          columns: [
            { title: 'Before the noun', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'After it, or alone', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['mi, mis', 'my', 'mío, mía, míos, mías', 'mine'],
            ['tu, tus', 'your (informal)', 'tuyo, tuya, tuyos, tuyas', 'yours'],
            [
              'su, sus',
              'his, her, its, their, your (formal, or several)',
              'suyo, suya, suyos, suyas',
              'his, hers, theirs, yours',
            ],
            ['nuestro, nuestra, nuestros, nuestras', 'our', 'nuestro, nuestra, nuestros, nuestras', 'ours'],
            [
              'vuestro, vuestra, vuestros, vuestras',
              'your (several, in Spain)',
              'vuestro, vuestra, vuestros, vuestras',
              'yours',
            ],
          ],
          note: '«Mi» and «tu» have no accent: «mí» is "me" after a preposition, «tú» is "you".',
        },
        {
          kind: 'rule',
          title: 'Before the noun',
          text: '«Mi», «tu» and «su» change for number only, «nuestro» and «vuestro» for gender too.',
          examples: [
            { spanish: 'mi hermano, mis hermanos', english: 'my brother, my brothers' },
            { spanish: 'nuestra casa', english: 'our house' },
            { spanish: '¿Son sus maletas?', english: 'Are they your suitcases? (formal)' },
          ],
        },
        {
          kind: 'rule',
          title: 'Whose is «su»?',
          text: 'Where it is not clear, say «de él», «de ella», «de usted», «de ellos» or the name instead.',
          examples: [
            { spanish: 'el coche de ella', english: 'her car' },
            { spanish: 'la oficina de ustedes', english: 'your office' },
            { spanish: 'la hermana de Luis', english: "Luis's sister" },
          ],
        },
        {
          kind: 'rule',
          title: '«Mío» and «el mío»',
          text: 'After «ser» the long form says who owns something. With the article it stands for the noun. After a noun it is "of mine".',
          examples: [
            { spanish: 'Este paraguas es mío.', english: 'This umbrella is mine.' },
            { spanish: 'Tu cuarto es grande; el mío, no.', english: "Your room is big; mine isn't." },
            { spanish: 'Un amigo mío vive en Lima.', english: 'A friend of mine lives in Lima.' },
          ],
        },
        {
          kind: 'rule',
          title: 'The body and clothes',
          text: 'The article is enough where it is clear whose they are.',
          examples: [
            { spanish: 'Me duele la espalda.', english: 'My back hurts.' },
            { spanish: 'Se puso el abrigo.', english: 'He put on his coat.' },
          ],
        },
      ],
    },
    {
      id: 'demonstratives',
      title: 'Demonstratives',
      intro:
        'Spanish has three distances: here with me, there with you, and over there, away from both of us.',
      blocks: [
        {
          kind: 'table',
          title: 'Forms',
          columns: [
            { title: 'Where', language: 'en' },
            { title: 'Masculine', language: 'es' },
            { title: 'Feminine', language: 'es' },
            { title: 'Masculine plural', language: 'es' },
            { title: 'Feminine plural', language: 'es' },
          ],
          rows: [
            ['here: this, these', 'este', 'esta', 'estos', 'estas'],
            ['there: that, those', 'ese', 'esa', 'esos', 'esas'],
            ['over there: that, those', 'aquel', 'aquella', 'aquellos', 'aquellas'],
          ],
          note: 'The adverbs that go with them are «aquí», «ahí» and «allí».',
        },
        {
          kind: 'rule',
          title: 'With a noun, or alone',
          text: 'They come before the noun and agree with it. Alone they have the same forms, today without an accent.',
          examples: [
            { spanish: 'Esta camisa es bonita.', english: 'This shirt is pretty.' },
            { spanish: '¿Ves aquella torre?', english: 'Do you see that tower over there?' },
            { spanish: 'No quiero este, quiero ese.', english: "I don't want this one, I want that one." },
          ],
        },
        {
          kind: 'rule',
          title: '«Esto», «eso» and «aquello»',
          text: 'They stand for a thing without a name yet, or for a whole idea, never for a person and never with a noun.',
          examples: [
            { spanish: '¿Qué es esto?', english: 'What is this?' },
            { spanish: 'Eso no es verdad.', english: "That isn't true." },
            { spanish: 'Por eso llegué tarde.', english: 'That is why I was late.' },
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions and negation',
      intro:
        'Neither needs a helping verb like "do": a question has its marks and its tone, and «no» goes before the verb.',
      blocks: [
        {
          kind: 'table',
          title: 'Question words',
          columns: [
            { title: 'Word', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'Example', language: 'es' },
            { title: 'Translation', language: 'en' },
          ],
          rows: [
            ['qué', 'what', '¿Qué haces?', 'What are you doing?'],
            ['cuál, cuáles', 'which, what', '¿Cuál es tu maleta?', 'Which one is your suitcase?'],
            ['quién, quiénes', 'who', '¿Quién es esa mujer?', 'Who is that woman?'],
            ['dónde', 'where', '¿Dónde vives?', 'Where do you live?'],
            ['cuándo', 'when', '¿Cuándo llega el tren?', 'When does the train arrive?'],
            ['cómo', 'how', '¿Cómo estás?', 'How are you?'],
            ['cuánto, cuánta', 'how much', '¿Cuánto cuesta?', 'How much does it cost?'],
            ['cuántos, cuántas', 'how many', '¿Cuántas hermanas tienes?', 'How many sisters do you have?'],
            ['por qué', 'why', '¿Por qué lloras?', 'Why are you crying?'],
          ],
          note: 'They keep their accent in indirect questions: «no sé dónde vive».',
        },
        {
          kind: 'rule',
          title: '«Qué» or «cuál»',
          text: 'Before «ser», «qué» asks for a definition and «cuál» for one out of several. Before a noun «qué» is right everywhere.',
          examples: [
            { spanish: '¿Qué es un verbo?', english: 'What is a verb?' },
            { spanish: '¿Cuál es tu número?', english: 'What is your number?' },
            { spanish: '¿Qué libro lees?', english: 'What book are you reading?' },
          ],
        },
        {
          kind: 'rule',
          title: 'Word order',
          text: 'After a question word comes the verb, then the subject. A preposition goes first of all, never to the end. A question without a question word may have the order of a statement.',
          examples: [
            { spanish: '¿Qué quiere tu hermano?', english: 'What does your brother want?' },
            { spanish: '¿De dónde eres?', english: 'Where are you from?' },
            { spanish: '¿Con quién vives?', english: 'Who do you live with?' },
            { spanish: '¿Ana trabaja hoy?', english: 'Is Ana working today?' },
          ],
        },
        {
          kind: 'rule',
          title: '«No» before the verb',
          text: 'Only pronouns such as «lo» and «me» come between. The first «no» of an answer is English "no", the second "not".',
          examples: [
            { spanish: 'No hablo alemán.', english: "I don't speak German." },
            { spanish: 'No lo sé.', english: "I don't know." },
            { spanish: 'No, no tengo tiempo.', english: "No, I don't have time." },
          ],
        },
        {
          kind: 'table',
          title: 'Negative words',
          columns: [
            { title: 'Positive', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'Negative', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['algo', 'something', 'nada', 'nothing'],
            ['alguien', 'somebody', 'nadie', 'nobody'],
            ['alguno, alguna', 'some, any', 'ninguno, ninguna', 'none, not any'],
            ['siempre', 'always', 'nunca', 'never'],
            ['también', 'also', 'tampoco', 'not either'],
            ['o … o', 'either … or', 'ni … ni', 'neither … nor'],
          ],
        },
        {
          kind: 'rule',
          title: 'Two negatives',
          text: 'After the verb a negative word needs «no» before the verb as well. Before the verb it stands alone.',
          examples: [
            { spanish: 'No veo nada.', english: 'I see nothing.' },
            { spanish: 'No viene nunca. Nunca viene.', english: 'He never comes.' },
            { spanish: 'Nadie lo sabe.', english: 'Nobody knows.' },
            { spanish: 'Yo tampoco.', english: 'Me neither.' },
          ],
        },
        {
          kind: 'rule',
          title: '«Alguno», «ninguno», «cualquiera»',
          text: 'Before a masculine singular noun they are «algún» and «ningún». «Ninguno» is singular: "no friends" is «ningún amigo». «Cualquiera» is "any, no matter which", and «cualquier» before every noun. Of a group, "someone" and "no one" are «alguno de» and «ninguno de».',
          examples: [
            { spanish: 'Algún día iré a Perú.', english: 'Some day I will go to Peru.' },
            { spanish: 'Ninguna de mis hermanas fuma.', english: 'None of my sisters smokes.' },
            { spanish: 'Puedes entrar por cualquier puerta.', english: 'You can go in by any door.' },
            { spanish: 'Eso lo sabe cualquiera.', english: 'Anybody knows that.' },
          ],
        },
      ],
    },
    {
      id: 'relatives',
      title: 'Relatives and connectors',
      intro:
        'They join two sentences into one. Relatives say more about a noun; connectors say how two thoughts belong together.',
      blocks: [
        {
          kind: 'table',
          title: 'Relatives',
          columns: [
            { title: 'Word', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'Example', language: 'es' },
            { title: 'Translation', language: 'en' },
          ],
          rows: [
            ['que', 'that, which, who', 'el tren que sale a las dos', 'the train that leaves at two'],
            [
              'quien, quienes',
              'whom (after a preposition)',
              'la chica con quien hablé',
              'the girl I talked to',
            ],
            ['el que, la que', 'which, whom, the one that', 'la casa en la que vivo', 'the house I live in'],
            ['donde', 'where', 'el pueblo donde nací', 'the town where I was born'],
            ['lo que', 'what, the thing that', 'lo que dices', 'what you say'],
            ['cuyo, cuya', 'whose', 'un pueblo cuyo nombre olvidé', 'a village whose name I forgot'],
          ],
          note: '«Cuyo» agrees with what is owned; it belongs to careful style.',
        },
        {
          kind: 'rule',
          title: '«Que» cannot be left out',
          text: 'English may say "the book I read"; Spanish needs «que», for people and for things.',
          examples: [
            { spanish: 'el libro que compré', english: 'the book I bought' },
            { spanish: 'la vecina que canta', english: 'the neighbor who sings' },
            { spanish: 'Sé que vienes.', english: 'I know you are coming.' },
          ],
        },
        {
          kind: 'rule',
          title: 'After a preposition',
          text: 'The preposition goes before the relative. For things it is «el que», «la que», «los que» or «las que», for people these or «quien».',
          examples: [
            { spanish: 'el amigo con el que viajo', english: 'the friend I travel with' },
            { spanish: 'la razón por la que llamo', english: 'the reason I am calling' },
            { spanish: 'las personas a quienes invitamos', english: 'the people we invited' },
          ],
        },
        {
          kind: 'rule',
          title: '«Lo que»',
          text: 'It is "what" where nothing is asked, and "which" for a whole idea.',
          examples: [
            { spanish: 'No entiendo lo que dices.', english: "I don't understand what you are saying." },
            { spanish: 'Lo que más me gusta es el final.', english: 'What I like most is the ending.' },
          ],
        },
        {
          kind: 'rule',
          title: '«Lo bueno», «lo mejor», «lo de ayer»',
          text: '«Lo» and an adjective in the masculine singular name a quality as an idea. A plural that follows makes «ser» plural. «Lo de» is a matter that both know of.',
          examples: [
            { spanish: 'Lo bueno es que no está lejos.', english: 'The good thing is that it is not far.' },
            {
              spanish: 'Lo más caro fueron los vuelos.',
              english: 'The most expensive part was the flights.',
            },
            { spanish: 'Siento mucho lo de ayer.', english: 'I am very sorry about yesterday.' },
          ],
          exceptions: [{ spanish: 'el mejor de la clase', english: 'the best one in the class (a person)' }],
        },
        {
          kind: 'table',
          title: 'Connectors',
          columns: [
            { title: 'Word', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'Example', language: 'es' },
            { title: 'Translation', language: 'en' },
          ],
          rows: [
            ['y, e', 'and', 'padre e hijo', 'father and son'],
            ['o, u', 'or', 'siete u ocho', 'seven or eight'],
            ['pero', 'but', 'Es caro, pero bueno.', 'It is expensive, but good.'],
            ['porque', 'because', 'Corro porque llego tarde.', 'I am running because I am late.'],
            ['como', 'since, as', 'Como llueve, no salgo.', 'Since it is raining, I am not going out.'],
            [
              'por eso',
              'that is why',
              'Estoy enfermo; por eso no voy.',
              'I am sick; that is why I am not going.',
            ],
            ['cuando', 'when', 'Leo cuando puedo.', 'I read when I can.'],
            ['mientras', 'while', 'Canta mientras cocina.', 'She sings while she cooks.'],
            ['aunque', 'although', 'Aunque es tarde, voy a ir.', 'Although it is late, I am going to go.'],
            [
              'además',
              'besides',
              'Está lejos y, además, llueve.',
              'It is far away and, besides, it is raining.',
            ],
            ['sin embargo', 'however', 'Ganamos; sin embargo, está triste.', 'We won; however, he is sad.'],
          ],
          note: '«Y» becomes «e» before the sound i, and «o» becomes «u» before the sound o, however they are written: «hijo», «hotel». Before a sound like y it stays: «agua y hielo».',
        },
        {
          kind: 'rule',
          title: '«Pero» or «sino»',
          text: '«Sino» puts the right thing in place of a wrong one, so a negative comes before it. Before a conjugated verb it is «sino que».',
          examples: [
            { spanish: 'No es té, sino café.', english: "It isn't tea but coffee." },
            { spanish: 'No camina, sino que corre.', english: "He doesn't walk, he runs." },
            { spanish: 'No es barato, pero me gusta.', english: "It isn't cheap, but I like it." },
          ],
        },
        {
          kind: 'rule',
          title: '«Aunque»: a fact or a possibility',
          text: 'For a fact, "although", it takes the indicative; for what may or may not be so, "even if", the subjunctive.',
          examples: [
            { spanish: 'Aunque hace frío, salimos.', english: 'Although it is cold, we go out.' },
            { spanish: 'Aunque haga frío, saldremos.', english: 'Even if it is cold, we will go out.' },
          ],
        },
        {
          kind: 'rule',
          title: '«Si»: conditions',
          text: 'For what is possible the verb after «si» is in the present, never in the future or the present subjunctive.',
          examples: [
            { spanish: 'Si llueve, nos quedamos en casa.', english: "If it rains, we'll stay home." },
            { spanish: 'Si tienes tiempo, llámame.', english: 'If you have time, call me.' },
          ],
          exceptions: [
            {
              spanish: 'Si yo fuera tú, esperaría.',
              english: 'If I were you, I would wait. (not real: imperfect subjunctive)',
            },
          ],
        },
        {
          kind: 'rule',
          title: 'Reporting what somebody says',
          text: 'After «dice que» the tense stays. After «dijo que» the present becomes the imperfect, the future the conditional, and the perfect or preterite the pluperfect; the imperfect stays. Questions take «si» or their question word.',
          examples: [
            { spanish: 'Dice que está cansada.', english: 'She says that she is tired.' },
            { spanish: 'Dijo que estaba cansada.', english: 'She said that she was tired.' },
            { spanish: 'Dijo que había llamado.', english: 'He said that he had called.' },
            { spanish: 'Me preguntó si tenía hambre.', english: 'She asked me if I was hungry.' },
          ],
        },
      ],
    },
    {
      id: 'prepositions',
      title: 'Prepositions, «por» and «para»',
      intro:
        'A preposition joins a noun, a pronoun or an infinitive to the rest. Few have only one translation.',
      blocks: [
        {
          kind: 'table',
          title: '«Por» or «para»',
          columns: [
            { title: 'Use', language: 'en' },
            { title: 'Word', language: 'es' },
            { title: 'Example', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['goal', 'para', 'Ahorro para viajar.', 'I am saving to travel.'],
            ['receiver', 'para', 'Es para mi abuela.', 'It is for my grandmother.'],
            ['deadline', 'para', 'Lo necesito para el lunes.', 'I need it by Monday.'],
            ['destination', 'para', 'Salimos para Lima.', 'We are leaving for Lima.'],
            ['opinion', 'para', 'Para mí, es fácil.', 'For me, it is easy.'],
            ['cause', 'por', 'Cerraron por la nieve.', 'They closed because of the snow.'],
            ['exchange, price', 'por', 'Pagué cinco euros por el libro.', 'I paid five euros for the book.'],
            ['way through', 'por', 'Paseamos por el centro.', 'We walk around downtown.'],
            ['means', 'por', 'Hablamos por teléfono.', 'We talk on the phone.'],
            ['rough time', 'por', 'Trabajo por la mañana.', 'I work in the morning.'],
            ['sake', 'por', 'Lo hago por ti.', 'I do it for your sake.'],
          ],
          note: '«Para» looks ahead to a goal; «por» looks back to a cause or around at the way.',
        },
        {
          kind: 'rule',
          title: '«Por» and «para»: pairs to compare',
          text: 'Both can follow the same verb, with another meaning.',
          examples: [
            { spanish: 'Trabajo para mi tío.', english: 'I work for my uncle. (he is my boss)' },
            {
              spanish: 'Hoy trabajo por mi tío.',
              english: 'I am working for my uncle today. (in his place)',
            },
            { spanish: 'Voy para el parque.', english: 'I am heading for the park.' },
            { spanish: 'Voy por el parque.', english: 'I am going through the park.' },
          ],
        },
        {
          kind: 'rule',
          title: '«A» before people',
          text: 'A person as a direct object takes «a», and so do «alguien», «nadie», «quién» and animals that one loves. After «tener» and «hay» it is usually left out.',
          examples: [
            { spanish: 'Espero a mi hermana.', english: 'I am waiting for my sister.' },
            { spanish: '¿A quién buscas?', english: 'Who are you looking for?' },
            { spanish: 'Espero el autobús.', english: 'I am waiting for the bus.' },
          ],
          exceptions: [{ spanish: 'Tengo dos primos.', english: 'I have two cousins.' }],
        },
        {
          kind: 'rule',
          title: '«A», «en» and «de»',
          text: '«A» is where to, «en» where, «de» where from. «A» and «de» join with «el» to form «al» and «del».',
          examples: [
            { spanish: 'Voy al mercado.', english: 'I am going to the market.' },
            { spanish: 'Estoy en el mercado.', english: 'I am at the market.' },
            { spanish: 'Vengo del mercado.', english: 'I am coming from the market.' },
          ],
        },
        {
          kind: 'rule',
          title: 'Pronouns after a preposition',
          text: 'They are the subject pronouns, except for «mí» and «ti». With «con» these become «conmigo» and «contigo».',
          examples: [
            { spanish: 'Este café es para mí.', english: 'This coffee is for me.' },
            { spanish: 'No puedo vivir sin ti.', english: "I can't live without you." },
            { spanish: '¿Vienes conmigo?', english: 'Are you coming with me?' },
          ],
          exceptions: [{ spanish: 'entre tú y yo', english: 'between you and me' }],
        },
        {
          kind: 'table',
          title: 'Verbs and their prepositions',
          columns: [
            { title: 'Verb', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'Example', language: 'es' },
            { title: 'Translation', language: 'en' },
          ],
          rows: [
            ['pensar en', 'to think about', '¿En qué piensas?', 'What are you thinking about?'],
            ['insistir en', 'to insist on', 'Insiste en pagar.', 'She insists on paying.'],
            [
              'tardar en',
              'to take (time) to',
              'Tardé una hora en llegar.',
              'It took me an hour to get there.',
            ],
            ['soñar con', 'to dream of', 'Sueño con viajar.', 'I dream of traveling.'],
            ['casarse con', 'to marry', 'Se casó con Ana.', 'He married Ana.'],
            ['contar con', 'to count on', 'Cuenta conmigo.', 'Count on me.'],
            ['enamorarse de', 'to fall in love with', 'Me enamoré de ella.', 'I fell in love with her.'],
            ['acordarse de', 'to remember', 'No me acuerdo de eso.', "I don't remember that."],
            ['depender de', 'to depend on', 'Depende del tiempo.', 'It depends on the weather.'],
            ['dejar de', 'to stop', 'Dejé de fumar.', 'I quit smoking.'],
            ['empezar a', 'to start', 'Empezó a llover.', 'It started to rain.'],
            ['ayudar a', 'to help', '¿Me ayudas a cocinar?', 'Will you help me cook?'],
          ],
          note: 'In a question the preposition goes first: «¿con quién se casó?». Before «que» it stays: «me acuerdo de que».',
        },
        {
          kind: 'rule',
          title: 'No preposition, or another one',
          text: 'Some verbs take a preposition where English has none, and the other way around.',
          examples: [
            { spanish: 'Busco mis llaves.', english: 'I am looking for my keys.' },
            { spanish: 'Escucho la radio.', english: 'I listen to the radio.' },
            { spanish: 'Entro en la casa.', english: 'I enter the house. (also «a la casa»)' },
            { spanish: 'Juego al tenis.', english: 'I play tennis.' },
          ],
        },
      ],
    },
    {
      id: 'accents',
      title: 'Sounds, stress and accents',
      intro:
        'Spanish is read as it is written, by a few rules. An accent shows the stress, or tells two words apart.',
      blocks: [
        {
          kind: 'table',
          title: 'Letters to watch',
          columns: [
            { title: 'Letter', language: 'es' },
            { title: 'Sound', language: 'en' },
            { title: 'Example', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['h', 'silent', 'hola', 'hello'],
            ['j', 'a strong h; so is g before e and i', 'jamón, gente', 'ham, people'],
            ['ll', 'y in "yes"', 'llave', 'key'],
            ['ñ', 'ny in "canyon"', 'mañana', 'tomorrow'],
            ['qu', 'k', 'queso', 'cheese'],
            [
              'z',
              's, or th in "think" in most of Spain; so is c before e and i',
              'zapato, cinco',
              'shoe, five',
            ],
            ['gu', 'g in "go", before e and i', 'guitarra', 'guitar'],
            ['v', 'the same as b', 'vino', 'wine'],
            ['rr', 'rolled, as r is at the start of a word', 'perro, rojo', 'dog, red'],
          ],
          note: 'Each vowel has one sound, short and clear, whether it is stressed or not.',
        },
        {
          kind: 'rule',
          title: 'Where the stress falls',
          text: 'A word in a vowel, -n or -s is stressed on the last syllable but one, all others on the last. An accent marks every word that breaks this rule.',
          examples: [
            { spanish: 'la ventana, los libros', english: 'the window, the books' },
            { spanish: 'el papel, la ciudad', english: 'the paper, the city' },
            { spanish: 'el café, los jóvenes', english: 'the coffee, the young people' },
            { spanish: 'el árbol, fácil', english: 'the tree, easy' },
          ],
        },
        {
          kind: 'rule',
          title: 'Two vowels side by side',
          text: 'A stressed i or u beside a, e or o has an accent, and then there are two syllables.',
          examples: [
            { spanish: 'el día, el país', english: 'the day, the country' },
            {
              spanish: 'la familia, el agua',
              english: 'the family, the water (no accent: the two are one syllable)',
            },
          ],
        },
        {
          kind: 'table',
          title: 'Told apart by the accent',
          columns: [
            { title: 'Without', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'With', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['el', 'the', 'él', 'he'],
            ['tu', 'your', 'tú', 'you'],
            ['mi', 'my', 'mí', 'me (after a preposition)'],
            ['si', 'if', 'sí', 'yes'],
            ['te', 'you (object)', 'té', 'tea'],
            ['se', 'himself, herself', 'sé', 'I know'],
            ['de', 'of, from', 'dé', 'give (formal)'],
            ['que', 'that', 'qué', 'what'],
            ['como', 'like, as, I eat', 'cómo', 'how'],
          ],
          note: 'Question words keep their accent in indirect questions and in exclamations: «¡qué bonito!».',
        },
      ],
    },
  ],
} satisfies GrammarTab;
