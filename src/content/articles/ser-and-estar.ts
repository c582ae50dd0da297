import type { Article } from '../article.types.ts';

export default {
  slug: 'ser-and-estar',
  title: '«Ser» or «estar»? Ask what the sentence is doing',
  lead: 'English has one verb “to be”, Spanish has two. Forget “permanent or temporary”: three better questions settle nearly every sentence.',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Most learners are told that «ser» is for what lasts and «estar» for what passes. The rule sounds neat and fails at once. Death lasts, and yet a plant that died «está muerta». A party lasts three hours, and still it «es en mi casa». A building has stood on its corner for two hundred years, and it «está en la esquina». If you go by time, you will be wrong in the very sentences that you say most often.',
    },
    {
      kind: 'paragraph',
      text: 'A better way is to ask what the sentence is doing. Does it say what something is? Does it say where something is? Or does it say how something is? Each of the three questions has its own answer.',
    },
    { kind: 'heading', text: 'What is it? Then «ser»' },
    {
      kind: 'paragraph',
      text: 'When you identify or classify, you use «ser»: who somebody is, what a thing is, what it is made of, where it comes from, whose it is, what time or day it is. An easy sign: if a noun follows the verb, it is nearly always «ser».',
    },
    {
      kind: 'examples',
      items: [
        { spanish: 'Mi hermana es médica.', english: 'My sister is a doctor.' },
        { spanish: 'La mesa es de madera.', english: 'The table is made of wood.' },
        { spanish: 'Somos de Perú.', english: 'We are from Peru.' },
        { spanish: 'Hoy es martes y son las dos.', english: 'Today is Tuesday, and it is two o’clock.' },
        { spanish: 'El libro es de Carmen.', english: 'The book is Carmen’s.' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Notice that a job may last only a summer and that two o’clock lasts a minute. Time does not matter here. The sentence says what something is.',
    },
    { kind: 'heading', text: 'Where is it? Then «estar», unless it happens' },
    {
      kind: 'paragraph',
      text: 'The location of people, things and places takes «estar», whether they can move or not. Madrid will not move, and still it takes «estar».',
    },
    {
      kind: 'examples',
      items: [
        { spanish: 'Las llaves están en la mesa.', english: 'The keys are on the table.' },
        { spanish: 'Madrid está en el centro de España.', english: 'Madrid is in the center of Spain.' },
        { spanish: '¿Dónde está el baño?', english: 'Where is the bathroom?' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'There is one exception, and it is a clean one: events. A concert, a class or a wedding is not located somewhere, it takes place, and for taking place Spanish uses «ser». Try “takes place” in English: if it fits, say «ser».',
    },
    {
      kind: 'examples',
      items: [
        { spanish: 'El concierto es en el parque.', english: 'The concert is (takes place) in the park.' },
        { spanish: 'La clase es en el aula tres.', english: 'The class is in room three.' },
        { spanish: 'El profesor está en el aula tres.', english: 'The teacher is in room three.' },
      ],
    },
    { kind: 'heading', text: 'How is it? Both, and they say different things' },
    {
      kind: 'paragraph',
      text: 'With adjectives you have a choice, and the choice carries meaning. «Ser» describes what somebody or something is like: a trait, a part of the picture you have of them. «Estar» reports a state: how you find them now, often compared with how they usually are or were before.',
    },
    {
      kind: 'examples',
      items: [
        { spanish: 'Ana es alegre.', english: 'Ana is a cheerful person.' },
        { spanish: 'Ana está alegre.', english: 'Ana is in a cheerful mood.' },
        { spanish: 'La sopa es buena.', english: 'The soup is good (for you, of good quality).' },
        { spanish: 'La sopa está buena.', english: 'The soup tastes good.' },
        { spanish: '¡Qué alto estás!', english: 'How tall you have grown!' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'So the result of a change takes «estar», even when it can never be undone: a window «está rota», a store «está cerrada», a person «está muerta». You do not say what the window is; you say what state it is in.',
    },
    {
      kind: 'paragraph',
      text: 'A handful of adjectives change so much that English needs another word. They are worth learning as pairs.',
    },
    {
      kind: 'examples',
      items: [
        { spanish: 'ser listo, estar listo', english: 'to be clever, to be ready' },
        { spanish: 'ser aburrido, estar aburrido', english: 'to be boring, to be bored' },
        { spanish: 'ser rico, estar rico', english: 'to be rich, to be delicious' },
        { spanish: 'ser malo, estar malo', english: 'to be bad, to be sick (or, of food, off)' },
        { spanish: 'ser verde, estar verde', english: 'to be green, to be unripe' },
      ],
    },
    { kind: 'heading', text: 'Two uses that need no thought' },
    {
      kind: 'list',
      items: [
        'What is going on right now takes «estar» with the form in «-ando» or «-iendo»: «Estoy leyendo», I am reading.',
        'With «bien» and «mal» it is always «estar»: «Estoy bien», «La respuesta está mal».',
      ],
    },
    { kind: 'heading', text: 'Three mistakes to stop making this week' },
    {
      kind: 'list',
      isOrdered: true,
      items: [
        'Your mood. You feel tired, happy or worried now, so it is «estoy cansado», «estoy contenta», «estoy preocupado».',
        'Your age, hunger, thirst and cold. These are neither: Spanish has them. «Tengo treinta años», «tengo hambre», «tengo frío».',
        'Being married. Both exist, but in most places people say «está casada» when they tell you a person’s situation.',
      ],
    },
    { kind: 'heading', text: 'How to make it a habit' },
    {
      kind: 'paragraph',
      text: 'Nobody has time for three questions in a conversation. The questions are for practice; what you want in the end is an ear. So collect whole sentences, not rules. Each time you meet one of the two verbs in an example, read it aloud and ask which of the three questions it answers. After a few hundred sentences you will hear that the other verb sounds wrong, and that is what native speakers go by as well.',
    },
    {
      kind: 'paragraph',
      text: 'Both verbs are irregular in the present and the preterite, so learn «soy, eres, es» and «estoy, estás, está» until they come without thinking. Then play a round of grammar questions and read the explanation even where you were right: knowing why is what carries you to the next sentence.',
    },
    {
      kind: 'links',
      items: [
        { label: 'See both verbs in the grammar reference', href: '/grammar#verbs' },
        { label: 'Test yourself in Grammar Master', href: '/games/grammar-master' },
      ],
    },
  ],
} satisfies Article;
