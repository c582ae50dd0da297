/**
 * The words of the first units, a line a lesson: fourteen lessons, a week for who takes two a day. They are what a
 * beginner needs first and what the readings of these units use.
 */
export const firstUnits: readonly (readonly [unit: string, lessons: readonly string[]])[] = [
  [
    'a1-hola',
    [
      'greetings-hola pronouns-yo verbs-ser greetings-me-llamo pronouns-tu greetings-como-te-llamas',
      'greetings-gracias numbers-uno food-drinks-el-agua greetings-por-favor adverbs-si adverbs-no',
      'greetings-buenos-dias pronouns-usted greetings-mucho-gusto grammar-y pronouns-quien adverbs-tambien',
      'grammar-de grammar-ser-de greetings-de-donde-eres adjectives-espanol adjectives-ingles verbs-hablar',
      'greetings-como-estas greetings-muy-bien-gracias greetings-y-tu adverbs-bien greetings-perdon greetings-adios',
    ],
  ],
  [
    'a1-familia',
    [
      'nouns-la-familia grammar-mi nouns-la-madre nouns-el-padre grammar-el-la pronouns-ella',
      'pronouns-el nouns-el-hermano verbs-tener grammar-un-una nouns-el-hijo nouns-la-hija',
      'grammar-tu pronouns-como verbs-llamarse nouns-el-senor grammar-su nouns-el-amigo',
      'adverbs-muy adjectives-simpatico adjectives-joven grammar-pero adjectives-mayor grammar-los-las',
    ],
  ],
  [
    'a1-casa',
    [
      'nouns-la-casa verbs-estar grammar-en pronouns-donde nouns-la-cocina adverbs-aqui',
      'nouns-el-bano grammar-hay nouns-la-habitacion adjectives-grande pronouns-que adjectives-pequeno',
      'verbs-vivir nouns-el-apartamento grammar-con adverbs-cerca grammar-o adverbs-lejos',
      'nouns-la-puerta nouns-la-llave adverbs-a-la-derecha nouns-la-ventana adverbs-a-la-izquierda adverbs-alli',
      'nouns-la-mesa grammar-al-lado-de nouns-la-cama adverbs-ahi nouns-la-silla grammar-debajo-de',
    ],
  ],
];

/** Cards that stand in another unit than that of their group, with the reason. */
export const exceptions: readonly (readonly [unit: string, reason: string, cards: string])[] = [
  [
    'a1-mi-dia',
    'the hours of a clock',
    'numbers-cero numbers-dos numbers-tres numbers-cuatro numbers-cinco numbers-seis numbers-siete numbers-ocho numbers-nueve numbers-diez numbers-once numbers-doce',
  ],
  ['a1-mi-dia', 'the verbs of the morning are reflexive', 'pronouns-me pronouns-te pronouns-se pronouns-nos'],
  ['a1-mi-dia', 'a part of the day', 'grammar-por-la-manana greetings-buenas-tardes greetings-buenas-noches'],
  ['a1-comer', 'the verbs of the theme', 'verbs-comer verbs-beber verbs-cenar verbs-cocinar'],
  ['a1-comer', 'how one orders and what one likes to eat', 'verbs-querer verbs-gustar'],
  ['a1-comer', 'who comes to eat on Sundays', 'nouns-los-padres nouns-el-abuelo nouns-el-tio'],
  ['a1-ciudad', 'the way to a place and from it', 'grammar-al grammar-del'],
  [
    'a1-ciudad',
    'where one finds things',
    'adverbs-dentro adverbs-fuera adverbs-arriba adverbs-abajo adverbs-delante adverbs-detras',
  ],
  ['a1-ciudad', 'how one speaks to strangers', 'greetings-disculpe'],
  ['a1-ciudad', 'who plays in the street', 'nouns-el-nino grammar-nuestro'],
  [
    'a1-ciudad',
    'who goes: all forms of «ir»',
    'pronouns-nosotros pronouns-vosotros pronouns-ustedes pronouns-ellos pronouns-ellas',
  ],
  ['a1-compras', 'what one says of a price', 'adjectives-caro adjectives-barato'],
  ['a1-compras', 'what one pays with', 'nouns-el-precio nouns-el-dinero'],
  [
    'a1-compras',
    'the numbers of prices',
    'numbers-trece numbers-catorce numbers-quince numbers-dieciseis numbers-diecisiete numbers-dieciocho numbers-diecinueve numbers-veinte',
  ],
  ['a1-compras', 'how clothes fit', 'adjectives-largo adjectives-corto'],
  ['a1-compras', 'shoes and glasses come in pairs', 'grammar-unos-unas'],
  [
    'a1-trabajo',
    'the people at school and at work',
    'nouns-la-persona nouns-la-gente nouns-el-hombre nouns-la-mujer',
  ],
  ['a1-trabajo', 'what a form asks', 'nouns-el-nombre nouns-el-apellido nouns-la-edad'],
  ['a1-trabajo', 'where colleagues come from', 'adjectives-mexicano adjectives-estadounidense'],
  ['a1-trabajo', 'how one is at work', 'adjectives-inteligente adjectives-trabajador'],
  ['a1-trabajo', 'go with an infinitive', 'adverbs-antes adverbs-despues'],
  ['a1-trabajo', 'when one begins to work', 'adverbs-normalmente time-days-temprano'],
  ['a1-trabajo', 'new colleagues are introduced', 'greetings-encantado'],
  [
    'a1-tiempo-libre',
    'until one meets again',
    'greetings-hasta-luego greetings-hasta-manana greetings-hasta-pronto greetings-chao adverbs-luego adverbs-pronto',
  ],
  ['a1-tiempo-libre', 'when one has time', 'time-days-la-semana time-days-el-fin-de-semana'],
  ['a1-tiempo-libre', 'what one does outdoors', 'verbs-correr nouns-la-bicicleta nouns-el-jardin'],
  [
    'a1-tiempo-libre',
    'what there is at a party',
    'food-drinks-el-refresco food-drinks-la-cerveza food-drinks-el-vino greetings-felicidades greetings-feliz-cumpleanos',
  ],
  [
    'a1-tiempo-libre',
    'with whom one makes plans',
    'nouns-el-novio nouns-el-marido nouns-la-esposa adjectives-casado',
  ],
  [
    'a1-salud',
    'how somebody looks',
    'adjectives-alto adjectives-bajo adjectives-gordo adjectives-delgado adjectives-rubio adjectives-moreno nouns-las-gafas',
  ],
  [
    'a1-salud',
    'how one asks after somebody',
    'greetings-como-esta-usted greetings-que-tal greetings-lo-siento',
  ],
  ['a1-salud', 'what keeps one well', 'verbs-lavarse verbs-limpiar verbs-descansar'],
  [
    'a1-viajes',
    'the seasons and their weather',
    'time-days-la-primavera time-days-el-verano time-days-el-otono time-days-el-invierno',
  ],
  [
    'a1-viajes',
    'the numbers of dates',
    'time-days-el-mes numbers-veintiuno numbers-veintidos numbers-veintitres numbers-veinticuatro numbers-veinticinco numbers-veintiseis numbers-veintisiete numbers-veintiocho numbers-veintinueve',
  ],
  ['a1-viajes', 'where one comes from and where one stays', 'grammar-desde nouns-el-pueblo'],
  ['a1-ideas', 'the progressive is taught there', 'grammar-estar-haciendo'],
  ['a1-ideas', 'negation is taught there', 'adverbs-tampoco'],
  ['a1-ideas', 'what a story needs', 'time-days-ayer adverbs-casi verbs-buscar nouns-la-sala'],
  ['a1-ideas', 'what one thinks of something', 'adjectives-interesante adjectives-facil adjectives-dificil'],
  [
    'a1-ideas',
    'how one says something',
    'nouns-la-palabra nouns-la-respuesta nouns-el-ejemplo nouns-el-idioma',
  ],
  ['a2-ideas', 'an opinion, not a place', 'grammar-estar-de-acuerdo'],
  ['b1-familia', 'a feeling for relatives', 'adjectives-orgulloso'],
  ['b1-mi-dia', 'habits', 'verbs-soler'],
  ['b1-mi-dia', 'what happens in a story', 'verbs-darse-cuenta adverbs-de-repente'],
  ['b1-mi-dia', 'goes with «cuando» and the subjunctive', 'grammar-en-cuanto grammar-al-llegar'],
  ['b1-ciudad', '«por» and «para» are taught there', 'grammar-por-si-acaso grammar-para-que'],
  ['b1-ciudad', 'the rules of a town', 'nouns-la-ley'],
  ['b1-compras', 'an offer', 'nouns-el-descuento'],
];
