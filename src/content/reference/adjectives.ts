import type { GrammarTab } from '#machines/games/exercise.types.ts';

// «» mark Spanish in English titles, texts and notes. Each column names the language of its cells.
export default {
  id: 'adjectives',
  title: 'Adjectives',
  sections: [
    {
      id: 'agreement',
      title: 'Agreement',
      intro: 'An adjective takes the gender and the number of its noun, after «ser» and «estar» as well.',
      blocks: [
        {
          kind: 'table',
          title: 'Forms',
          columns: [
            { title: 'Ending', language: 'en' },
            { title: 'Masculine', language: 'es' },
            { title: 'Feminine', language: 'es' },
            { title: 'Masculine plural', language: 'es' },
            { title: 'Feminine plural', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['-o', 'alto', 'alta', 'altos', 'altas', 'tall'],
            ['-e', 'verde', 'verde', 'verdes', 'verdes', 'green'],
            ['-ista', 'optimista', 'optimista', 'optimistas', 'optimistas', 'optimistic'],
            ['a consonant', 'fácil', 'fácil', 'fáciles', 'fáciles', 'easy'],
            ['-z', 'feliz', 'feliz', 'felices', 'felices', 'happy'],
            ['-or', 'trabajador', 'trabajadora', 'trabajadores', 'trabajadoras', 'hard-working'],
            ['nationality', 'inglés', 'inglesa', 'ingleses', 'inglesas', 'English'],
          ],
        },
        {
          kind: 'rule',
          title: 'Four forms: -o, -a, -os, -as',
          text: 'Adjectives in -o change for gender and for number.',
          examples: [
            { spanish: 'un coche rojo', english: 'a red car' },
            { spanish: 'una puerta roja', english: 'a red door' },
            { spanish: 'Las camisas están limpias.', english: 'The shirts are clean.' },
          ],
        },
        {
          kind: 'rule',
          title: 'Two forms: -e, -ista and most consonants',
          text: 'They are the same for both genders and change for number only.',
          examples: [
            { spanish: 'un chico amable, una chica amable', english: 'a kind boy, a kind girl' },
            { spanish: 'unas preguntas difíciles', english: 'some difficult questions' },
          ],
        },
        {
          kind: 'rule',
          title: 'A consonant and -a: nationalities and -or',
          text: 'Adjectives of nationality in a consonant and those in -or or «-ón» add -a in the feminine. The accent of «inglés» or «alemán» is then no longer needed.',
          examples: [
            { spanish: 'un amigo alemán, una amiga alemana', english: 'a German friend' },
            { spanish: 'una mujer trabajadora', english: 'a hard-working woman' },
          ],
          exceptions: [
            { spanish: 'una idea mejor', english: 'a better idea (and so «peor», «mayor», «menor»)' },
            { spanish: 'la parte superior', english: 'the upper part' },
            { spanish: 'la puerta marrón', english: 'the brown door' },
          ],
        },
        {
          kind: 'rule',
          title: 'Several nouns',
          text: 'For a masculine and a feminine noun together the adjective is masculine plural.',
          examples: [
            { spanish: 'Eva y Pablo son altos.', english: 'Eva and Pablo are tall.' },
            { spanish: 'una falda y un abrigo negros', english: 'a black skirt and a black coat' },
          ],
        },
        {
          kind: 'rule',
          title: 'Colors that are nouns',
          text: 'Colors named after a thing, such as «rosa» and «naranja», usually do not change; a plural in -s is also right. A color with a second word usually does not.',
          examples: [
            { spanish: 'un vestido rosa', english: 'a pink dress' },
            { spanish: 'dos vestidos rosa, dos vestidos rosas', english: 'two pink dresses' },
            { spanish: 'unos pantalones azul oscuro', english: 'dark blue pants' },
          ],
        },
      ],
    },
    {
      id: 'placement',
      title: 'Placement',
      intro: 'Most adjectives come after their noun. Those that count, order or point come before it.',
      blocks: [
        {
          kind: 'rule',
          title: 'After the noun',
          text: 'This is the normal place of what tells one thing from others: color, shape, origin, kind.',
          examples: [
            { spanish: 'la camisa blanca', english: 'the white shirt' },
            { spanish: 'una mesa redonda', english: 'a round table' },
            { spanish: 'la comida mexicana', english: 'Mexican food' },
          ],
        },
        {
          kind: 'rule',
          title: 'Before the noun',
          text: 'Numbers, amounts, ordinals, possessives and demonstratives come first.',
          examples: [
            { spanish: 'muchos amigos', english: 'many friends' },
            { spanish: 'la segunda calle', english: 'the second street' },
            { spanish: 'mi otra hermana', english: 'my other sister' },
            { spanish: 'esta semana', english: 'this week' },
          ],
        },
        {
          kind: 'rule',
          title: 'Shortened before the noun',
          text: '«Bueno», «malo», «primero», «tercero», «alguno» and «ninguno» lose their -o before a masculine singular noun; «algún» and «ningún» then have an accent. «Grande» becomes «gran» before any singular noun.',
          examples: [
            { spanish: 'un buen día', english: 'a good day' },
            { spanish: 'el tercer capítulo', english: 'the third chapter' },
            { spanish: 'ningún problema', english: 'no problem' },
            { spanish: 'una gran idea', english: 'a great idea' },
          ],
          exceptions: [
            { spanish: 'una buena noticia', english: 'a piece of good news (feminine: not shortened)' },
          ],
        },
        {
          kind: 'table',
          title: 'Two places, two meanings',
          columns: [
            { title: 'Before', language: 'es' },
            { title: 'Meaning', language: 'en' },
            { title: 'After', language: 'es' },
            { title: 'Meaning', language: 'en' },
          ],
          rows: [
            ['un gran hombre', 'a great man', 'un hombre grande', 'a big man'],
            [
              'el pobre niño',
              'the poor child (I am sorry for him)',
              'el niño pobre',
              'the child without money',
            ],
            ['un viejo amigo', 'a friend of many years', 'un amigo viejo', 'a friend who is old'],
            ['mi antigua casa', 'my former house', 'una casa antigua', 'an old house'],
            ['mi nuevo coche', 'my latest car', 'un coche nuevo', 'a brand-new car'],
            ['la misma profesora', 'the same teacher', 'la profesora misma', 'the teacher herself'],
            ['la única oportunidad', 'the only chance', 'una oportunidad única', 'a unique chance'],
            ['cierta información', 'some (particular) information', 'información cierta', 'true information'],
          ],
        },
      ],
    },
    {
      id: 'comparative',
      title: 'Comparative',
      intro: 'More and less are «más» and «menos», in front of the adjective; "than" is «que».',
      blocks: [
        {
          kind: 'table',
          title: 'Patterns',
          columns: [
            { title: 'English', language: 'en' },
            { title: 'Pattern', language: 'es' },
            { title: 'Example', language: 'es' },
            { title: 'Translation', language: 'en' },
          ],
          rows: [
            ['more … than', 'más … que', 'Soy más alta que tú.', 'I am taller than you.'],
            [
              'less … than',
              'menos … que',
              'Es menos caro que el otro.',
              'It is less expensive than the other one.',
            ],
            ['as … as', 'tan … como', 'Eres tan listo como ella.', 'You are as clever as she is.'],
            [
              'as much, as many … as',
              'tanto, tanta, tantos, tantas … como',
              'Tengo tantas primas como tú.',
              'I have as many cousins as you.',
            ],
          ],
          note: 'After «que» and «como» come «yo» and «tú», not «mí» and «ti». «Tanto» agrees with its noun, «tan» never changes.',
        },
        {
          kind: 'table',
          title: 'Irregular comparatives',
          columns: [
            { title: 'Adjective', language: 'es' },
            { title: 'English', language: 'en' },
            { title: 'Comparative', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['bueno', 'good', 'mejor', 'better'],
            ['malo', 'bad', 'peor', 'worse'],
            ['grande', 'big', 'mayor, más grande', 'older, bigger'],
            ['pequeño', 'small', 'menor, más pequeño', 'younger, smaller'],
          ],
          note: 'Each has one form for both genders; the plural adds -es: «mejores», «mayores». «Mayor» and «menor» speak of age or importance, «más grande» and «más pequeño» of size.',
        },
        {
          kind: 'rule',
          title: 'Better and worse, older and younger',
          text: 'They already contain "more", so «más» never comes before them. «Mejor» and «peor» are also the adverbs.',
          examples: [
            {
              spanish: 'Esta receta es mejor que la otra.',
              english: 'This recipe is better than the other one.',
            },
            { spanish: 'Mis hermanas mayores viven lejos.', english: 'My older sisters live far away.' },
            { spanish: 'Hoy me siento peor.', english: 'I feel worse today.' },
          ],
        },
        {
          kind: 'rule',
          title: '«Más de» before numbers',
          text: 'Before a number "than" is «de».',
          examples: [
            { spanish: 'más de cien personas', english: 'more than a hundred people' },
            { spanish: 'menos de diez minutos', english: 'less than ten minutes' },
          ],
          exceptions: [
            {
              spanish: 'No tengo más que diez euros.',
              english: 'I have only ten euros. («no … más que» is "only")',
            },
          ],
        },
      ],
    },
    {
      id: 'superlative',
      title: 'Superlative',
      intro:
        'The superlative is the comparative with the article. The group is named with «de», where English has "in" or "of".',
      blocks: [
        {
          kind: 'rule',
          title: 'Article, noun, «más», adjective',
          text: 'The noun goes between the article and «más»; it may be left out.',
          examples: [
            { spanish: 'la calle más larga de la ciudad', english: 'the longest street in the city' },
            { spanish: 'Es el más tímido de la clase.', english: 'He is the shyest in the class.' },
            { spanish: 'el libro menos interesante', english: 'the least interesting book' },
          ],
        },
        {
          kind: 'rule',
          title: 'Irregular superlatives',
          text: '«El mejor» and «el peor» usually come before their noun, «mayor» and «menor» for age after it.',
          examples: [
            { spanish: 'la mejor playa de la isla', english: 'the best beach on the island' },
            { spanish: 'el peor día de mi vida', english: 'the worst day of my life' },
            { spanish: 'mi hermana menor', english: 'my youngest sister (or younger sister)' },
          ],
        },
        {
          kind: 'rule',
          title: '«-ísimo»: extremely',
          text: 'Drop a final vowel and add «-ísimo», «-ísima», «-ísimos» or «-ísimas». The accent of the adjective goes, and the spelling may change to keep the sound.',
          examples: [
            { spanish: 'alto, altísimo', english: 'tall, extremely tall' },
            { spanish: 'fácil, facilísimo', english: 'easy, extremely easy' },
            { spanish: 'rico, riquísimo', english: 'delicious, absolutely delicious' },
            { spanish: 'largo, larguísimo', english: 'long, extremely long' },
          ],
          exceptions: [
            { spanish: 'amable, amabilísimo', english: 'kind, extremely kind (and so others in -ble)' },
            { spanish: 'joven, jovencísimo', english: 'young, extremely young' },
          ],
        },
      ],
    },
    {
      id: 'diminutives',
      title: 'Diminutives and exclamations',
      intro:
        'A diminutive makes a thing small or the tone friendly. Latin America uses it more than Spain, and Mexico most of all.',
      blocks: [
        {
          kind: 'rule',
          title: '«-ito» and «-ita»',
          text: 'A final -o or -a makes room for the ending, which keeps the gender of the noun. After -l it is simply added. The spelling changes to keep the sound, and an accent of the noun goes.',
          examples: [
            { spanish: 'la casa, la casita', english: 'the house, the little house' },
            { spanish: 'el árbol, el arbolito', english: 'the tree, the little tree' },
            { spanish: 'poco, un poquito', english: 'little, a little bit' },
            { spanish: 'un momentito', english: 'just a moment (friendly rather than short)' },
          ],
          exceptions: [
            {
              spanish: 'la mano, la manito',
              english: 'the hand, the little hand («manita» in Spain and Mexico)',
            },
          ],
        },
        {
          kind: 'rule',
          title: '«-cito» and «-ecito»',
          text: 'After -e, -n and -r the ending has a c. Short words often take «-ecito», above all in Spain.',
          examples: [
            { spanish: 'el café, el cafecito', english: 'the coffee, a nice cup of coffee' },
            { spanish: 'el ratón, el ratoncito', english: 'the mouse, the little mouse' },
            { spanish: 'la flor, la florecita', english: 'the flower, the little flower' },
            {
              spanish: 'el pueblo, el pueblito',
              english: 'the village, the little village («pueblecito» in Spain)',
            },
          ],
        },
        {
          kind: 'rule',
          title: '«¡Qué …!»',
          text: '«Qué» goes before an adjective, an adverb or a noun, never before an article. A noun with an adjective behind it needs «más» or «tan».',
          examples: [
            { spanish: '¡Qué difícil!', english: 'How difficult!' },
            { spanish: '¡Qué bien cantas!', english: 'You sing so well!' },
            { spanish: '¡Qué sorpresa!', english: 'What a surprise!' },
            { spanish: '¡Qué día más largo!', english: 'What a long day!' },
          ],
        },
        {
          kind: 'rule',
          title: '«¡Cuánto …!» and «¡cómo …!»',
          text: 'Before a verb, "how" and "how much" are «cómo» and «cuánto». Before a noun «cuánto» agrees.',
          examples: [
            { spanish: '¡Cómo llueve!', english: "It's really raining!" },
            { spanish: '¡Cuánto has crecido!', english: "You've grown so much!" },
            { spanish: '¡Cuánta gente!', english: 'What a lot of people!' },
          ],
        },
      ],
    },
    {
      id: 'adverbs',
      title: 'Adverbs, «muy» and «mucho»',
      intro:
        'An adverb tells how, when, where or how much. It goes with a verb, an adjective or another adverb, and never agrees.',
      blocks: [
        {
          kind: 'table',
          title: '«Muy» or «mucho»',
          columns: [
            { title: 'Place', language: 'en' },
            { title: 'Word', language: 'es' },
            { title: 'Example', language: 'es' },
            { title: 'English', language: 'en' },
          ],
          rows: [
            ['before an adjective', 'muy', 'Estoy muy cansada.', 'I am very tired.'],
            ['before an adverb', 'muy', 'Cocinas muy bien.', 'You cook very well.'],
            ['before a noun', 'mucho, mucha, muchos, muchas', 'Hay mucha gente.', 'There are many people.'],
            ['after a verb', 'mucho', 'Viajamos mucho.', 'We travel a lot.'],
            ['before a comparative', 'mucho', 'Es mucho mejor.', 'It is much better.'],
          ],
          note: '"Very much" is «mucho» or «muchísimo»; «muy» and «mucho» never stand together. Before «más» and a noun «mucho» agrees: «muchas más horas».',
        },
        {
          kind: 'rule',
          title: 'Adverbs in -mente',
          text: 'Add -mente to the feminine singular of the adjective; its accent stays. Of two in a row only the last has the ending.',
          examples: [
            { spanish: 'lento, lentamente', english: 'slow, slowly' },
            { spanish: 'fácil, fácilmente', english: 'easy, easily' },
            { spanish: 'Habla lenta y claramente.', english: 'She speaks slowly and clearly.' },
          ],
        },
        {
          kind: 'rule',
          title: '«Bien» and «mal», «bueno» and «malo»',
          text: '«Bien» and «mal» say how something is done or how somebody is. «Bueno» and «malo» describe a noun.',
          examples: [
            { spanish: 'Hablas bien español.', english: 'You speak Spanish well.' },
            { spanish: 'El vino es bueno.', english: 'The wine is good.' },
            { spanish: 'Hoy me siento mal.', english: 'I feel bad today.' },
          ],
        },
        {
          kind: 'rule',
          title: '«Poco», «bastante», «demasiado»',
          text: 'Before a noun they agree with it; with a verb, an adjective or an adverb they do not change.',
          examples: [
            { spanish: 'Tengo poca paciencia.', english: 'I have little patience.' },
            { spanish: 'Es bastante difícil.', english: 'It is quite difficult.' },
            { spanish: 'Hay demasiados coches.', english: 'There are too many cars.' },
            { spanish: 'Trabajas demasiado.', english: 'You work too much.' },
          ],
        },
        {
          kind: 'rule',
          title: '«Ya» and «todavía»',
          text: '«Ya» is "already" or "now", «ya no» "no longer". «Todavía» is "still", «todavía no» "not yet".',
          examples: [
            { spanish: 'Ya comí.', english: 'I already ate.' },
            { spanish: 'Ya no vivo allí.', english: "I don't live there anymore." },
            { spanish: 'Todavía llueve.', english: 'It is still raining.' },
          ],
        },
      ],
    },
    {
      id: 'numbers',
      title: 'Numbers, time and dates',
      intro: 'Most numbers never change. «Uno» and the hundreds from 200 on agree with their noun.',
      blocks: [
        {
          kind: 'table',
          title: 'Numbers to watch',
          columns: [
            { title: 'Number', language: 'en' },
            { title: 'Spanish', language: 'es' },
          ],
          rows: [
            ['16', 'dieciséis'],
            ['22', 'veintidós'],
            ['31', 'treinta y uno'],
            ['100', 'cien'],
            ['101', 'ciento uno'],
            ['200', 'doscientos, doscientas'],
            ['500', 'quinientos, quinientas'],
            ['700', 'setecientos, setecientas'],
            ['900', 'novecientos, novecientas'],
            ['2,000', 'dos mil'],
            ['1,000,000', 'un millón'],
          ],
          note: 'Up to 30 a number is one word; from 31 on «y» joins tens and ones, and nothing else. The hundreds are one word: «doscientos».',
        },
        {
          kind: 'rule',
          title: '«Un», «una» and the hundreds',
          text: 'Before a masculine noun «uno» is «un», before a feminine one «una», in long numbers too. After «millón» and «millones» a noun takes «de», unless a smaller number follows.',
          examples: [
            { spanish: 'veintiún días', english: 'twenty-one days' },
            { spanish: 'treinta y una páginas', english: 'thirty-one pages' },
            { spanish: 'doscientas personas', english: 'two hundred people' },
            { spanish: 'un millón de euros', english: 'a million euros' },
          ],
        },
        {
          kind: 'rule',
          title: '«Cien» or «ciento»',
          text: '«Cien» stands alone, before a noun and before «mil»; «ciento» before a smaller number.',
          examples: [
            { spanish: 'cien años', english: 'a hundred years' },
            { spanish: 'cien mil habitantes', english: 'a hundred thousand inhabitants' },
            { spanish: 'ciento veinte kilómetros', english: 'a hundred and twenty kilometers' },
          ],
          exceptions: [{ spanish: 'el diez por ciento', english: 'ten percent' }],
        },
        {
          kind: 'rule',
          title: 'The time',
          text: '«Es» goes with «la una», «son» with all other hours. «A» says at what time. Minutes follow with «y» after the hour, with «menos» before the next one; much of Latin America says «un cuarto para las tres».',
          examples: [
            { spanish: 'Es la una y cuarto.', english: 'It is a quarter past one.' },
            { spanish: 'Son las tres menos diez.', english: 'It is ten to three.' },
            {
              spanish: 'La película empieza a las nueve y media.',
              english: 'The movie starts at half past nine.',
            },
            { spanish: 'las ocho de la mañana', english: 'eight in the morning' },
          ],
        },
        {
          kind: 'rule',
          title: 'Days and dates',
          text: 'Days and months have no capital. The article is English "on"; «los» makes it every week. Dates are plain numbers, but for the first «el primero» is also said. «¿A qué estamos?» asks for the date.',
          examples: [
            { spanish: 'El sábado trabajo.', english: 'I am working on Saturday.' },
            { spanish: 'Los sábados no trabajo.', english: "I don't work on Saturdays." },
            { spanish: 'Nací el tres de mayo.', english: 'I was born on May third.' },
            { spanish: 'Hoy es uno de abril.', english: 'Today is April first.' },
            { spanish: 'Estamos a doce de junio.', english: 'It is June twelfth.' },
          ],
        },
        {
          kind: 'rule',
          title: 'Phone numbers',
          text: 'The digits are said one by one or in pairs, after «el».',
          examples: [
            { spanish: 'Mi número es el nueve, cero, tres, dos.', english: 'My number is 9032.' },
            { spanish: 'Es el noventa, treinta y dos.', english: 'It is 90 32.' },
          ],
        },
        {
          kind: 'rule',
          title: 'Ordinals',
          text: 'They agree with their noun and usually come before it. From eleven on, plain numbers are more common.',
          examples: [
            { spanish: 'la segunda puerta', english: 'the second door' },
            { spanish: 'el tercer piso', english: 'the third floor' },
            { spanish: 'el piso doce', english: 'the twelfth floor' },
          ],
        },
      ],
    },
  ],
} satisfies GrammarTab;
