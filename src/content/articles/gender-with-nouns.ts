import type { Article } from '../article.types.ts';

export default {
  slug: 'gender-with-nouns',
  title: 'Learn the noun with its article, and gender stops being a problem',
  lead: 'You cannot look up the gender of a word in the middle of a sentence. You can store it with the word, for free, on the day you learn it.',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Ask learners what is hard about Spanish, and gender comes up within a minute. Why is a table feminine and a book masculine? There is no reason that helps. Gender in Spanish is mostly a matter of sound and history, not of meaning. What makes it hard is something else: the way we write our word lists. If your list says “mesa, table”, you have learned half of the word. The other half comes up every time you want to say something about that table, because the article, the adjective and the pronoun all depend on it.',
    },
    {
      kind: 'examples',
      items: [
        { spanish: 'La mesa es pequeña, pero la quiero.', english: 'The table is small, but I want it.' },
        { spanish: 'El libro es pequeño, pero lo quiero.', english: 'The book is small, but I want it.' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Besides the noun, three words changed between the two sentences. So the article is not decoration. It is the handle by which you carry the word.',
    },
    { kind: 'heading', text: 'One word more' },
    {
      kind: 'paragraph',
      text: 'From today, never write, say or review a noun alone. It is not «mano», it is «la mano»; not «problema», but «el problema». Say both words together, aloud, as if they were one. Children who grow up with Spanish learn it in just this way. They hear the article with the noun thousands of times before they hear of masculine and feminine.',
    },
    {
      kind: 'paragraph',
      text: 'The habit costs you half a second a word. Repairing five hundred words later costs months, because you first have to forget what you know.',
    },
    { kind: 'heading', text: 'The endings that you can trust' },
    {
      kind: 'paragraph',
      text: 'The ending of a noun tells its gender much more often than not. A few endings are so safe that they are worth knowing by heart.',
    },
    {
      kind: 'list',
      items: [
        'Nouns in -o are masculine: «el vaso», «el trabajo». The exception that you need on the first day is «la mano».',
        'Nouns in -a are feminine: «la casa», «la ventana». The exceptions that you need soon are «el día», «el mapa» and «el sofá».',
        'Nouns in «-ción», «-sión», -dad and -tad are feminine: «la estación», «la decisión», «la verdad», «la libertad».',
        'Nouns in -aje are masculine: «el viaje», «el equipaje», «el mensaje».',
        'Nouns in -or are nearly always masculine: «el calor», «el color», «el dolor». Remember «la flor».',
        'Many nouns in -ma that English knows as well are masculine: «el problema», «el sistema», «el tema», «el idioma».',
      ],
    },
    {
      kind: 'paragraph',
      text: 'With other endings, above all -e, do not guess. «El coche» and «la noche» rhyme and differ. Here only the article that you learned with the word will help you.',
    },
    { kind: 'heading', text: 'Short words hide a long one' },
    {
      kind: 'paragraph',
      text: '«La foto» and «la moto» look like mistakes until you see where they come from: «la fotografía», «la motocicleta». The long word is feminine, and the short one keeps its gender. It works for words that you do not know yet, too.',
    },
    { kind: 'heading', text: 'The trick with «el agua»' },
    {
      kind: 'paragraph',
      text: 'Some feminine nouns take «el» in the singular: «el agua», «el hambre», «el aula». They begin with a stressed a, and «la agua» would run together in the mouth. The noun stays feminine, as everything else in the sentence shows.',
    },
    {
      kind: 'examples',
      items: [
        { spanish: 'El agua está fría.', english: 'The water is cold.' },
        { spanish: 'Las aguas del río están frías.', english: 'The waters of the river are cold.' },
        { spanish: 'Tengo mucha hambre.', english: 'I am very hungry.' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Learn these with an adjective instead of with the article alone: «el agua fría», «mucha hambre». Then the word carries its gender openly.',
    },
    { kind: 'heading', text: 'People, and words with two genders' },
    {
      kind: 'paragraph',
      text: 'For people gender follows the person: «el vecino» and «la vecina», «el artista» and «la artista», «el estudiante» and «la estudiante». A few words keep one gender for everybody: «la persona» and «la víctima» are feminine even when we speak of a man.',
    },
    {
      kind: 'paragraph',
      text: 'A last group is short and worth a smile: words that mean two things. «El capital» is money and «la capital» a city; «el cura» is a priest and «la cura» a cure; «el orden» is tidiness and «la orden» a command. Here the article is not grammar anymore. It is the meaning.',
    },
    { kind: 'heading', text: 'A routine for the coming week' },
    {
      kind: 'list',
      isOrdered: true,
      items: [
        'Take ten nouns that you know and say each with its article and one adjective: «la mesa blanca», «el coche rojo».',
        'Choose one color for each gender, or one picture: set all masculine nouns on fire in your mind, and put all feminine ones under water. It sounds silly, and it works, because pictures are easier to recall than rules.',
        'When you review a card, say the article before you turn it over. If the article was wrong, the answer was wrong.',
        'When you meet a noun in a text, look for the words around it that agree. They tell you the gender for free.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Every noun in Camino comes with its article, and the tip on its card says the gender in a word, sometimes with a remark on its plural. So if you review the whole card and not only the English side, you are doing the work already. Give it two weeks. One day you will say «la mano pequeña» without thinking, and only notice afterward that there was something to think about.',
    },
    {
      kind: 'links',
      items: [
        { label: 'Study the nouns', href: '/flashcards/category/nouns' },
        { label: 'Read the rules for nouns', href: '/grammar#nouns' },
      ],
    },
  ],
} satisfies Article;
