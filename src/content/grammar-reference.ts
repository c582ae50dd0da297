import type { GrammarTab } from '#machines/games/exercise.types.ts';

// Spanish inside an English title, text or note is set in «». Each column says which language its cells are in.
export default [
  {
    id: 'nouns',
    title: 'Nouns',
    sections: [
      {
        id: 'gender',
        title: 'Gender',
        intro:
          'Every Spanish noun is masculine or feminine, things and ideas included. Its articles and adjectives follow it, so learn each noun with its article.',
        blocks: [
          {
            kind: 'table',
            title: 'The articles',
            columns: [
              { title: 'English', language: 'en' },
              { title: 'Masculine', language: 'es' },
              { title: 'Feminine', language: 'es' },
            ],
            rows: [
              ['the (one)', 'el libro', 'la mesa'],
              ['the (several)', 'los libros', 'las mesas'],
              ['a, an', 'un libro', 'una mesa'],
              ['some', 'unos libros', 'unas mesas'],
            ],
            note: '«A» and «el» join to form «al», «de» and «el» to form «del»: «al parque», «del parque».',
          },
          {
            kind: 'rule',
            title: 'Nouns in -o are mostly masculine',
            text: 'This is the safest sign of a masculine noun. Shortened words keep the gender of the long one: «la foto» comes from «la fotografía».',
            examples: [
              { spanish: 'el libro', english: 'the book' },
              { spanish: 'el zapato', english: 'the shoe' },
              { spanish: 'el cuaderno', english: 'the notebook' },
            ],
            exceptions: [
              { spanish: 'la mano', english: 'the hand' },
              { spanish: 'la foto', english: 'the photo' },
              { spanish: 'la moto', english: 'the motorcycle' },
            ],
          },
          {
            kind: 'rule',
            title: 'Nouns in -a are mostly feminine',
            text: 'A few very common ones are masculine and must be learned one by one.',
            examples: [
              { spanish: 'la casa', english: 'the house' },
              { spanish: 'la ventana', english: 'the window' },
              { spanish: 'la camisa', english: 'the shirt' },
            ],
            exceptions: [
              { spanish: 'el día', english: 'the day' },
              { spanish: 'el mapa', english: 'the map' },
              { spanish: 'el planeta', english: 'the planet' },
              { spanish: 'el sofá', english: 'the sofa' },
            ],
          },
          {
            kind: 'rule',
            title: 'Many nouns in -ma are masculine',
            text: 'They come from Greek, and English often has nearly the same word.',
            examples: [
              { spanish: 'el problema', english: 'the problem' },
              { spanish: 'el idioma', english: 'the language' },
              { spanish: 'el sistema', english: 'the system' },
              { spanish: 'el clima', english: 'the climate' },
            ],
            exceptions: [
              { spanish: 'la cama', english: 'the bed' },
              { spanish: 'la forma', english: 'the shape' },
              { spanish: 'la crema', english: 'the cream' },
            ],
          },
          {
            kind: 'rule',
            title: 'Nouns in «-ción», «-sión», -dad, -tad and -tud are feminine',
            text: 'These endings have no exceptions that a learner meets. English has -tion, -sion, -ty and -tude.',
            examples: [
              { spanish: 'la canción', english: 'the song' },
              { spanish: 'la televisión', english: 'the television' },
              { spanish: 'la ciudad', english: 'the city' },
              { spanish: 'la libertad', english: 'liberty' },
              { spanish: 'la actitud', english: 'the attitude' },
            ],
          },
          {
            kind: 'rule',
            title: 'Nouns in -aje and -or are masculine',
            text: 'Exceptions are rare.',
            examples: [
              { spanish: 'el viaje', english: 'the trip' },
              { spanish: 'el garaje', english: 'the garage' },
              { spanish: 'el color', english: 'the color' },
              { spanish: 'el amor', english: 'love' },
            ],
            exceptions: [
              { spanish: 'la flor', english: 'the flower' },
              { spanish: 'la labor', english: 'the task' },
            ],
          },
          {
            kind: 'rule',
            title: 'Other endings tell nothing',
            text: 'With -e and with most consonants only the article shows the gender.',
            examples: [
              { spanish: 'el coche', english: 'the car' },
              { spanish: 'la noche', english: 'the night' },
              { spanish: 'el papel', english: 'the paper' },
              { spanish: 'la piel', english: 'the skin' },
            ],
          },
          {
            kind: 'rule',
            title: 'Days, months, numbers, colors and languages are masculine',
            text: 'Their ending does not matter: they share the gender of «día», «mes», «número», «color» and «idioma».',
            examples: [
              { spanish: 'el domingo', english: 'Sunday' },
              { spanish: 'el siete', english: 'the number seven' },
              { spanish: 'el rosa', english: 'the color pink' },
              { spanish: 'el español', english: 'the Spanish language' },
            ],
          },
          {
            kind: 'rule',
            title: 'Nouns for people',
            text: 'Most have two forms, -o and -a or a consonant and -a. Those in -ista and most in -nte have one, and only the article changes. A few keep one gender for everybody.',
            examples: [
              { spanish: 'el vecino, la vecina', english: 'the neighbor' },
              { spanish: 'el profesor, la profesora', english: 'the teacher' },
              { spanish: 'el artista, la artista', english: 'the artist' },
              { spanish: 'el cantante, la cantante', english: 'the singer' },
            ],
            exceptions: [
              { spanish: 'la persona', english: 'the person (man or woman)' },
              { spanish: 'la víctima', english: 'the victim (man or woman)' },
            ],
          },
          {
            kind: 'rule',
            title: 'Feminine nouns with «el»',
            text: 'Right before a stressed a- or ha- the article is «el» (or «un»). The noun stays feminine, as its adjective and its plural show.',
            examples: [
              { spanish: 'el agua fría', english: 'the cold water' },
              { spanish: 'el aula pequeña', english: 'the small classroom' },
              { spanish: 'las aulas pequeñas', english: 'the small classrooms' },
              { spanish: 'Tengo mucha hambre.', english: 'I am very hungry.' },
            ],
            exceptions: [{ spanish: 'la amiga', english: 'the friend (the a- is not stressed)' }],
          },
        ],
      },
      {
        id: 'plural',
        title: 'Plural',
        intro: 'The plural ends in -s. Whether an e goes before it depends on the last letter of the noun.',
        blocks: [
          {
            kind: 'table',
            title: 'The endings',
            columns: [
              { title: 'The noun ends in', language: 'en' },
              { title: 'Singular', language: 'es' },
              { title: 'Plural', language: 'es' },
              { title: 'English', language: 'en' },
            ],
            rows: [
              ['a vowel: add -s', 'la casa', 'las casas', 'houses'],
              ['a consonant: add -es', 'la ciudad', 'las ciudades', 'cities'],
              ['-z: change it to -ces', 'la luz', 'las luces', 'lights'],
              ['-s after an unstressed vowel: no change', 'el lunes', 'los lunes', 'Mondays'],
            ],
          },
          {
            kind: 'rule',
            title: 'After a vowel, add -s',
            text: 'This is so after a stressed vowel too: «café», «sofá». After a stressed «-í» or «-ú» both -s and -es are right in most words.',
            examples: [
              { spanish: 'el café, los cafés', english: 'coffee, coffees' },
              { spanish: 'el sofá, los sofás', english: 'sofa, sofas' },
              { spanish: 'el rubí, los rubíes o rubís', english: 'ruby, rubies' },
            ],
            exceptions: [{ spanish: 'el menú, los menús', english: 'menu, menus (only -s)' }],
          },
          {
            kind: 'rule',
            title: 'After a consonant, add -es',
            text: 'A final -y counts as a consonant in most words.',
            examples: [
              { spanish: 'el papel, los papeles', english: 'paper, papers' },
              { spanish: 'la mujer, las mujeres', english: 'woman, women' },
              { spanish: 'la ley, las leyes', english: 'law, laws' },
            ],
            exceptions: [{ spanish: 'el robot, los robots', english: 'robot, robots (a foreign word)' }],
          },
          {
            kind: 'rule',
            title: 'A final -z becomes -ces',
            text: 'Spanish writes c instead of z before e; the sound stays the same.',
            examples: [
              { spanish: 'el pez, los peces', english: 'fish (one), fish (several)' },
              { spanish: 'la voz, las voces', english: 'voice, voices' },
              { spanish: 'el lápiz, los lápices', english: 'pencil, pencils' },
            ],
          },
          {
            kind: 'rule',
            title: 'Accents come and go',
            text: 'The stress stays on its syllable. So a noun with an accent on its last syllable before -n or -s loses it in the plural, and one in unstressed -en gains one.',
            examples: [
              { spanish: 'la canción, las canciones', english: 'song, songs' },
              { spanish: 'el autobús, los autobuses', english: 'bus, buses' },
              { spanish: 'el joven, los jóvenes', english: 'young man, young people' },
              { spanish: 'el examen, los exámenes', english: 'exam, exams' },
            ],
            exceptions: [
              { spanish: 'el país, los países', english: 'country, countries (the accent stays)' },
            ],
          },
          {
            kind: 'rule',
            title: 'No change after an unstressed vowel and -s',
            text: 'Only the article tells one from several. A word whose last syllable is stressed adds -es: «el mes», «los meses».',
            examples: [
              { spanish: 'el jueves, los jueves', english: 'Thursday, Thursdays' },
              { spanish: 'la crisis, las crisis', english: 'crisis, crises' },
              { spanish: 'el paraguas, los paraguas', english: 'umbrella, umbrellas' },
            ],
          },
          {
            kind: 'rule',
            title: 'Mixed groups are masculine plural',
            text: 'One masculine noun in the group is enough.',
            examples: [
              { spanish: 'los padres', english: 'the parents (or the fathers)' },
              { spanish: 'los hermanos', english: 'the siblings (or the brothers)' },
              { spanish: 'los abuelos', english: 'the grandparents (or the grandfathers)' },
            ],
          },
          {
            kind: 'rule',
            title: 'Singular in one language, plural in the other',
            text: 'The verb follows the Spanish noun, not the English one.',
            examples: [
              { spanish: 'La gente es amable.', english: 'People are kind.' },
              { spanish: 'La policía busca al ladrón.', english: 'The police are looking for the thief.' },
              { spanish: 'Las vacaciones son en agosto.', english: 'The vacation is in August.' },
              { spanish: 'Los muebles son nuevos.', english: 'The furniture is new.' },
            ],
          },
        ],
      },
    ],
  },

  {
    id: 'verbs',
    title: 'Verbs',
    sections: [
      {
        id: 'present-regular',
        title: 'Present tense: regular verbs',
        intro:
          'Take -ar, -er or -ir off the infinitive and add the ending of the person. The ending says who acts, so the pronoun is usually left out: «hablo» is "I speak".',
        blocks: [
          {
            kind: 'table',
            title: 'The endings',
            columns: [
              { title: 'Person', language: 'es' },
              { title: '-ar', language: 'es' },
              { title: '-er', language: 'es' },
              { title: '-ir', language: 'es' },
            ],
            rows: [
              ['yo', '-o', '-o', '-o'],
              ['tú', '-as', '-es', '-es'],
              ['él, ella, usted', '-a', '-e', '-e'],
              ['nosotros, nosotras', '-amos', '-emos', '-imos'],
              ['vosotros, vosotras', '-áis', '-éis', '-ís'],
              ['ellos, ellas, ustedes', '-an', '-en', '-en'],
            ],
            note: '-er and -ir differ only with «nosotros» and «vosotros».',
          },
          {
            kind: 'table',
            title: 'Three models',
            tense: 'present',
            columns: [
              { title: 'Person', language: 'es' },
              { title: '«hablar»', language: 'es' },
              { title: '«comer»', language: 'es' },
              { title: '«vivir»', language: 'es' },
            ],
            rows: [
              ['yo', 'hablo', 'como', 'vivo'],
              ['tú', 'hablas', 'comes', 'vives'],
              ['él, ella, usted', 'habla', 'come', 'vive'],
              ['nosotros, nosotras', 'hablamos', 'comemos', 'vivimos'],
              ['vosotros, vosotras', 'habláis', 'coméis', 'vivís'],
              ['ellos, ellas, ustedes', 'hablan', 'comen', 'viven'],
            ],
            note: '«Vosotros» is used in most of Spain; Latin America says «ustedes» with the form of «ellos» instead.',
          },
          {
            kind: 'rule',
            title: 'What the present is used for',
            text: 'It tells what happens now or usually, and often what is planned. English "I am speaking" is «hablo» as well, or «estoy hablando» for this very moment.',
            examples: [
              { spanish: 'Vivimos en una casa pequeña.', english: 'We live in a small house.' },
              { spanish: '¿Qué comes?', english: 'What are you eating?' },
              {
                spanish: 'Mañana hablo con la directora.',
                english: 'Tomorrow I am speaking with the principal.',
              },
            ],
          },
        ],
      },
      {
        id: 'common-verbs',
        title: 'Common regular verbs',
        intro: 'In the present tense all of these follow the three models.',
        blocks: [
          {
            kind: 'list',
            title: '-ar, like «hablar»',
            items: [
              { spanish: 'trabajar', english: 'to work' },
              { spanish: 'estudiar', english: 'to study' },
              { spanish: 'comprar', english: 'to buy' },
              { spanish: 'necesitar', english: 'to need' },
              { spanish: 'llamar', english: 'to call' },
              { spanish: 'escuchar', english: 'to listen to' },
              { spanish: 'mirar', english: 'to look at, to watch' },
              { spanish: 'llegar', english: 'to arrive' },
              { spanish: 'viajar', english: 'to travel' },
              { spanish: 'cocinar', english: 'to cook' },
            ],
          },
          {
            kind: 'list',
            title: '-er, like «comer»',
            items: [
              { spanish: 'beber', english: 'to drink' },
              { spanish: 'aprender', english: 'to learn' },
              { spanish: 'comprender', english: 'to understand' },
              { spanish: 'leer', english: 'to read' },
              { spanish: 'creer', english: 'to believe' },
              { spanish: 'correr', english: 'to run' },
              { spanish: 'vender', english: 'to sell' },
              { spanish: 'deber', english: 'should, to owe' },
              { spanish: 'responder', english: 'to answer' },
              { spanish: 'romper', english: 'to break' },
            ],
          },
          {
            kind: 'list',
            title: '-ir, like «vivir»',
            items: [
              { spanish: 'escribir', english: 'to write' },
              { spanish: 'abrir', english: 'to open' },
              { spanish: 'recibir', english: 'to receive' },
              { spanish: 'subir', english: 'to go up' },
              { spanish: 'decidir', english: 'to decide' },
              { spanish: 'compartir', english: 'to share' },
              { spanish: 'asistir', english: 'to attend (with «a»)' },
              { spanish: 'permitir', english: 'to allow' },
              { spanish: 'describir', english: 'to describe' },
              { spanish: 'cumplir', english: 'to fulfill, to turn (an age)' },
            ],
          },
        ],
      },
      {
        id: 'present-irregular',
        title: 'Present tense: «ser», «estar» and «ir»',
        intro:
          'These three are among the most frequent verbs, and they follow no model. Learn them by heart first.',
        blocks: [
          {
            kind: 'table',
            title: 'Forms',
            tense: 'present',
            columns: [
              { title: 'Person', language: 'es' },
              { title: '«ser»', language: 'es' },
              { title: '«estar»', language: 'es' },
              { title: '«ir»', language: 'es' },
            ],
            rows: [
              ['yo', 'soy', 'estoy', 'voy'],
              ['tú', 'eres', 'estás', 'vas'],
              ['él, ella, usted', 'es', 'está', 'va'],
              ['nosotros, nosotras', 'somos', 'estamos', 'vamos'],
              ['vosotros, vosotras', 'sois', 'estáis', 'vais'],
              ['ellos, ellas, ustedes', 'son', 'están', 'van'],
            ],
          },
          {
            kind: 'rule',
            title: '«Ser»: what or who something is',
            text: 'Identity, profession, origin, material, lasting qualities, the time and the date.',
            examples: [
              { spanish: 'Soy enfermera.', english: 'I am a nurse.' },
              { spanish: 'Mis abuelos son de Chile.', english: 'My grandparents are from Chile.' },
              { spanish: 'La mesa es de madera.', english: 'The table is made of wood.' },
              { spanish: 'Son las tres.', english: "It is three o'clock." },
            ],
          },
          {
            kind: 'rule',
            title: '«Estar»: where or how something is',
            text: 'Places, health, moods and other states, and what is going on right now. Death is a state too: «está muerto».',
            examples: [
              { spanish: 'El baño está a la derecha.', english: 'The bathroom is on the right.' },
              { spanish: 'Estoy cansado.', english: 'I am tired. (a man speaking)' },
              { spanish: 'Están esperando el autobús.', english: 'They are waiting for the bus.' },
            ],
            exceptions: [
              {
                spanish: 'La fiesta es en mi casa.',
                english: 'The party is at my house. (events take «ser»)',
              },
            ],
          },
          {
            kind: 'rule',
            title: '«Ir»: going, and what will happen',
            text: 'A place takes «a». With «a» and an infinitive «ir» makes the everyday future.',
            examples: [
              { spanish: 'Vamos al mercado.', english: 'We are going to the market.' },
              { spanish: '¿Vas a llamar a tu madre?', english: 'Are you going to call your mother?' },
            ],
          },
        ],
      },
    ],
    moreSections: [
      {
        id: 'preterite',
        title: 'Preterite',
        intro:
          'The preterite tells what happened once, or a set number of times, and was over: «ayer», «el lunes», «en 2010».',
        blocks: [
          {
            kind: 'table',
            title: 'Regular verbs',
            tense: 'preterite',
            columns: [
              { title: 'Person', language: 'es' },
              { title: '«hablar»', language: 'es' },
              { title: '«comer»', language: 'es' },
              { title: '«vivir»', language: 'es' },
            ],
            rows: [
              ['yo', 'hablé', 'comí', 'viví'],
              ['tú', 'hablaste', 'comiste', 'viviste'],
              ['él, ella, usted', 'habló', 'comió', 'vivió'],
              ['nosotros, nosotras', 'hablamos', 'comimos', 'vivimos'],
              ['vosotros, vosotras', 'hablasteis', 'comisteis', 'vivisteis'],
              ['ellos, ellas, ustedes', 'hablaron', 'comieron', 'vivieron'],
            ],
            note: '-er and -ir share all endings. «Hablamos» and «vivimos» are present and preterite; the rest of the sentence tells which.',
          },
          {
            kind: 'table',
            title: '«Ser», «ir» and «estar»',
            tense: 'preterite',
            columns: [
              { title: 'Person', language: 'es' },
              { title: '«ser»', language: 'es' },
              { title: '«ir»', language: 'es' },
              { title: '«estar»', language: 'es' },
            ],
            rows: [
              ['yo', 'fui', 'fui', 'estuve'],
              ['tú', 'fuiste', 'fuiste', 'estuviste'],
              ['él, ella, usted', 'fue', 'fue', 'estuvo'],
              ['nosotros, nosotras', 'fuimos', 'fuimos', 'estuvimos'],
              ['vosotros, vosotras', 'fuisteis', 'fuisteis', 'estuvisteis'],
              ['ellos, ellas, ustedes', 'fueron', 'fueron', 'estuvieron'],
            ],
            note: '«Ser» and «ir» have the same preterite: «fue médico» is "he was a doctor", «fue al médico» is "he went to the doctor".',
          },
          {
            kind: 'table',
            title: '«Tener» and «hacer»',
            tense: 'preterite',
            columns: [
              { title: 'Person', language: 'es' },
              { title: '«tener»', language: 'es' },
              { title: '«hacer»', language: 'es' },
            ],
            rows: [
              ['yo', 'tuve', 'hice'],
              ['tú', 'tuviste', 'hiciste'],
              ['él, ella, usted', 'tuvo', 'hizo'],
              ['nosotros, nosotras', 'tuvimos', 'hicimos'],
              ['vosotros, vosotras', 'tuvisteis', 'hicisteis'],
              ['ellos, ellas, ustedes', 'tuvieron', 'hicieron'],
            ],
            note: 'These verbs have a new stem and endings without an accent. The c of «hice» becomes z in «hizo», to keep its sound before o.',
          },
          {
            kind: 'rule',
            title: 'Finished events',
            text: 'Use it for what moves a story on: first this happened, then that.',
            examples: [
              { spanish: 'Ayer comí con mi jefa.', english: 'Yesterday I had lunch with my boss.' },
              {
                spanish: 'Llegó, abrió la puerta y entró.',
                english: 'He arrived, opened the door, and went in.',
              },
              { spanish: 'Vivieron tres años en Quito.', english: 'They lived in Quito for three years.' },
            ],
          },
        ],
      },
      {
        id: 'imperfect',
        title: 'Imperfect',
        intro:
          'The imperfect tells how things were or what used to happen, without saying when it ended. English often has "was …-ing" or "used to".',
        blocks: [
          {
            kind: 'table',
            title: 'Regular verbs',
            tense: 'imperfect',
            columns: [
              { title: 'Person', language: 'es' },
              { title: '«hablar»', language: 'es' },
              { title: '«comer»', language: 'es' },
              { title: '«vivir»', language: 'es' },
            ],
            rows: [
              ['yo', 'hablaba', 'comía', 'vivía'],
              ['tú', 'hablabas', 'comías', 'vivías'],
              ['él, ella, usted', 'hablaba', 'comía', 'vivía'],
              ['nosotros, nosotras', 'hablábamos', 'comíamos', 'vivíamos'],
              ['vosotros, vosotras', 'hablabais', 'comíais', 'vivíais'],
              ['ellos, ellas, ustedes', 'hablaban', 'comían', 'vivían'],
            ],
            note: 'The forms of «yo» and «él» are the same, so the pronoun is often needed.',
          },
          {
            kind: 'table',
            title: '«Ser» and «ir»',
            tense: 'imperfect',
            columns: [
              { title: 'Person', language: 'es' },
              { title: '«ser»', language: 'es' },
              { title: '«ir»', language: 'es' },
            ],
            rows: [
              ['yo', 'era', 'iba'],
              ['tú', 'eras', 'ibas'],
              ['él, ella, usted', 'era', 'iba'],
              ['nosotros, nosotras', 'éramos', 'íbamos'],
              ['vosotros, vosotras', 'erais', 'ibais'],
              ['ellos, ellas, ustedes', 'eran', 'iban'],
            ],
            note: 'Only «ser», «ir» and «ver» («veía») are irregular in the imperfect.',
          },
          {
            kind: 'rule',
            title: 'Habits and background',
            text: 'Use it for what happened again and again, for descriptions, for age and for the time of day in the past.',
            examples: [
              {
                spanish: 'De niña comía mucho helado.',
                english: 'As a girl I used to eat a lot of ice cream.',
              },
              {
                spanish: 'La casa era vieja y tenía dos balcones.',
                english: 'The house was old and had two balconies.',
              },
              { spanish: 'Eran las once de la noche.', english: 'It was eleven at night.' },
            ],
          },
          {
            kind: 'rule',
            title: 'Both in one sentence',
            text: 'The imperfect paints what was going on, the preterite what broke in.',
            examples: [
              {
                spanish: 'Yo hablaba por teléfono cuando llegó Luis.',
                english: 'I was talking on the phone when Luis arrived.',
              },
              {
                spanish: 'Íbamos a salir, pero empezó a llover.',
                english: 'We were going to leave, but it started to rain.',
              },
            ],
          },
        ],
      },
    ],
  },

  {
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
              [
                'él, ella, usted',
                'se',
                'se lava',
                'he washes himself, she washes herself, you wash yourself',
              ],
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
        ],
      },
    ],
  },

  {
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
            text: 'Adjectives of nationality in a consonant and those in -or add -a in the feminine. The accent of «inglés» or «alemán» is then no longer needed.',
            examples: [
              { spanish: 'un amigo alemán, una amiga alemana', english: 'a German friend' },
              { spanish: 'una mujer trabajadora', english: 'a hard-working woman' },
            ],
            exceptions: [
              { spanish: 'una idea mejor', english: 'a better idea (and so «peor», «mayor», «menor»)' },
              { spanish: 'la parte superior', english: 'the upper part' },
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
            text: 'Colors named after a thing, such as «rosa» and «naranja», usually do not change; a plural in -s is also right. A color with a second word never changes.',
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
              [
                'cierta información',
                'some (particular) information',
                'información cierta',
                'true information',
              ],
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
          },
        ],
      },
    ],
  },
] satisfies readonly GrammarTab[];
