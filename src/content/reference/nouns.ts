import type { GrammarTab } from '#machines/games/exercise.types.ts';

// «» mark Spanish in English titles, texts and notes. Each column names the language of its cells.
export default {
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
          title: 'Other endings tell little',
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
          text: 'Their ending usually does not matter: they share the gender of «día», «mes», «número», «color» and «idioma».',
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
          text: 'Right before a stressed a- or ha- the singular article is «el» (or «un»). The noun stays feminine, as its adjective and its plural show.',
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
          exceptions: [{ spanish: 'el país, los países', english: 'country, countries (the accent stays)' }],
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
} satisfies GrammarTab;
