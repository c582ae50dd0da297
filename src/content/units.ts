import type { Unit } from '#machines/course/course.types.ts';
import { levels, type Difficulty, type Level } from '#machines/types.ts';

export interface Theme {
  slug: string;
  title: string;
  /** The groups of cards that belong here, structural ones first. */
  groups: readonly string[];
  /** Spanish title and English goal of the theme's unit, by level. */
  units: Readonly<Partial<Record<Level, readonly [title: string, goal: string]>>>;
  /** When its units came to the course, if it had an exam of their level before; milliseconds since 1970. */
  since?: number;
  /** The last part of the key of a second reading. */
  secondReading?: string;
}

/** The level of a card, by difficulty. */
export const levelOf: Readonly<Record<Difficulty, Level>> = { easy: 'A1', medium: 'A2', hard: 'B1' };

/** The themes of the course, in order: those with a unit at every level, then those of B1. */
export const themes: readonly Theme[] = [
  {
    slug: 'hola',
    title: 'Hola',
    groups: [
      'Saying hello',
      'Introductions',
      'Being and having',
      'Zero to ten',
      'Asking how someone is',
      'Yes, no and maybe',
      'Saying goodbye',
      'Origin',
      'Getting by',
      'Email addresses',
      'Forms and papers',
      'Past times',
      'Catching up',
      'Saying and answering',
      'How sure you are',
      'Meeting people',
    ],
    units: {
      A1: ['¡Hola!', 'I can greet people, say who I am and ask who they are.'],
      A2: ['Te presento a Ana', 'I can introduce people and say in simple words what I did.'],
      B1: ['¡Cuánto tiempo!', 'I can catch up with someone and say what I would do.'],
    },
  },
  {
    slug: 'familia',
    title: 'Familia',
    groups: [
      'Subject',
      'People and family',
      'Articles and contractions',
      'Possessive',
      'Eleven to twenty-nine',
      'Character',
      'People',
      'Good wishes',
      'Relatives',
      'Age and status',
      'Getting along',
      'Lives and relatives',
      'People at home',
      'Love and hate',
      'Praise and insults',
    ],
    units: {
      A1: ['Mi familia', 'I can say who is who in my family and what they are like.'],
      A2: ['Así somos', 'I can describe people and tell what happened in their lives.'],
      B1: ['Te deseo lo mejor', 'I can wish people well and talk about how we get along.'],
    },
  },
  {
    slug: 'casa',
    title: 'Casa',
    groups: [
      'House and home',
      'Place',
      'Home',
      'Prepositions in two or more words',
      'Size and shape',
      'Ser and estar',
      'Furniture and things at home',
      'Moving in',
      'Furniture and appliances',
      'What a home is like',
      'Parts of things',
      'Using your hands',
      'Safe at home',
    ],
    units: {
      A1: ['Mi casa', 'I can say what there is in a home and where things are.'],
      A2: ['La casa de antes', 'I can describe a home and how it used to be.'],
      B1: ['La casa ideal', 'I can say how I want things to be at home.'],
    },
  },
  {
    slug: 'mi-dia',
    title: 'Mi día',
    groups: [
      'Daily routine',
      'Today, yesterday and tomorrow',
      'Parts of the day',
      'Days of the week',
      'Telling the time',
      'Frequency',
      'Time',
      'Units of time',
      'Clock and calendar',
      'When and how often',
      'Telling in order',
      'When it was',
      'Daily life',
      'What goes on',
      'Coming and going',
      'One thing after another',
    ],
    units: {
      A1: ['Mi día', 'I can tell the time and say what I do from morning to night.'],
      A2: ['Un día de aquellos', 'I can tell what a day in the past was like and what happened then.'],
      B1: ['Cuando tenga tiempo', 'I can say when I will do things and tell events in their order.'],
    },
  },
  {
    slug: 'comer',
    title: 'Comer',
    groups: [
      'At the restaurant',
      'Meals',
      'Drinks',
      'Courtesy',
      'Bread, rice and pasta',
      'Fruit',
      'Vegetables',
      'Meat and fish',
      'Eggs and dairy',
      'At the table',
      'Sweets',
      'Eating out',
      'Ordering',
      'Hunger and taste',
      'Choosing a dish',
      'What is in it',
      'How it tastes',
      'How it is cooked',
      'How much of it',
      'What people want',
      'What it is like',
    ],
    units: {
      A1: ['¡A comer!', 'I can order food and drink and say what I like.'],
      A2: ['¿Me lo trae?', 'I can ask for things at the table and say what a dish is made of.'],
      B1: ['No comas tanto', 'I can give advice about food and say what not to do.'],
    },
  },
  {
    slug: 'ciudad',
    title: 'Ciudad',
    groups: [
      'Movement',
      'City and transport',
      'Question words',
      'Prepositions',
      'Demonstrative',
      'Ordinals',
      'Around town',
      'Asking the way',
      'Giving directions',
      'By car',
      "Lines and losing one's way",
      'Where in town',
      'Getting around',
      'Police and danger',
    ],
    units: {
      A1: ['En la ciudad', 'I can ask the way and say where I am going.'],
      A2: ['La segunda calle', 'I can give directions and get around a town.'],
      B1: ['Por aquí y para allá', 'I can say why and what for on my way through a city.'],
    },
  },
  {
    slug: 'compras',
    title: 'Compras',
    groups: [
      'Shopping and money',
      'Clothes',
      'Degree',
      'Thirty to ninety',
      'Colors',
      'Hundreds, thousands, millions',
      'Comparing',
      'Order and comparison',
      'At the market',
      'Paying',
      'What to wear',
      'In the clothes store',
      'Good prices',
      'Materials',
      'In the stores',
      'What things are made of',
      'What things are like',
    ],
    units: {
      A1: ['De compras', 'I can ask for clothes by color and understand prices.'],
      A2: ['Más o menos', 'I can compare things, people and prices.'],
      B1: ['Se vende', 'I can understand offers and return what does not suit me.'],
    },
  },
  {
    slug: 'trabajo',
    title: 'Trabajo y escuela',
    groups: [
      'Wanting and being able',
      'Work and study',
      'School and study',
      'Work and money',
      'After a preposition',
      'Parts and sets',
      'Talking about work',
      'People at work',
      'School and screen',
      'Jobs',
      'At the office',
      'Studying',
      'Getting things done',
      'Who works together',
      'Learning and finding out',
    ],
    units: {
      A1: ['En clase y en la oficina', 'I can say what I do, what I can do and what I must do.'],
      A2: ['¿Qué has hecho hoy?', 'I can say what I have done at work or at school.'],
      B1: ['Si todo va bien', 'I can talk about chances and conditions at work.'],
    },
  },
  {
    slug: 'tiempo-libre',
    title: 'Tiempo libre',
    groups: [
      'Everyday actions',
      'Free time and people',
      'Culture and free time',
      'Object and reflexive',
      'Good and bad',
      'Seasons',
      'Making plans',
      'Sports and hobbies',
      'Going out and playing',
      'Arranging to meet',
      'Having fun',
      'Theater, screen and games',
      'Crime stories',
      'Once upon a time',
      'Records, clubs and bets',
    ],
    units: {
      A1: ['Tiempo libre', 'I can make plans and say what I think of them.'],
      A2: ['¿Qué haremos?', 'I can arrange to meet and say what will happen.'],
      B1: ['Ya había empezado', 'I can talk about art and news and tell what had happened before.'],
    },
  },
  {
    slug: 'salud',
    title: 'Salud',
    groups: [
      'Feelings and health',
      'Body and health',
      'Feelings',
      'Condition',
      'Manner',
      'How I feel',
      'Illness and health',
      'At the doctor',
      'What happens to the body',
      'Moods',
      'Face and body',
      'Mind and soul',
      'Emergencies and research',
    ],
    units: {
      A1: ['¿Cómo te sientes?', 'I can say how I feel and what hurts.'],
      A2: ['Ya estoy mejor', 'I can describe to a doctor what is wrong and how moods change.'],
      B1: ['Espero que estés bien', 'I can share feelings and doubts about other people.'],
    },
  },
  {
    slug: 'viajes',
    title: 'Viajes',
    groups: [
      'Travel',
      'Nature and animals',
      'Por and para',
      'Months',
      'Changes',
      'Weather',
      'Sea and travel',
      'Booking and traveling',
      'Landscapes',
      'The map of the world',
      'On the road',
      'Palaces and battles',
    ],
    units: {
      A1: ['¡Buen viaje!', 'I can say where and when I travel and what the weather is like.'],
      A2: ['Con reserva', 'I can book a trip and describe a landscape.'],
      B1: ['Me dijeron que no', 'I can pass on what others said and cope with trouble on a trip.'],
    },
  },
  {
    slug: 'ideas',
    title: 'Contar e ideas',
    groups: [
      'Speaking and thinking',
      'Connectors',
      'Constructions',
      'Ideas and feelings',
      'Indefinite',
      'Objects and technology',
      'Relative',
      'Saying what I think',
      'Reacting',
      'Talk',
      'Telling a story',
      'Giving reasons',
      'Opinions',
      'Weighing an idea',
      'Joining and stressing',
      'Arguing and concluding',
    ],
    units: {
      A1: ['Cuéntame', 'I can join sentences and say no, why and what I am doing.'],
      A2: ['Te lo cuento', 'I can tell a story and give my reasons.'],
      B1: ['A mi manera', 'I can argue for an opinion and talk about ideas and memories.'],
    },
  },
  {
    slug: 'noticias',
    title: 'Noticias',
    groups: ['What happened', 'Press and screen', 'Saying and checking', 'Public life', 'Crime and justice'],
    units: {
      B1: ['¿Te has enterado?', 'I can follow the news, tell what happened and say who to believe.'],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'columna',
  },
  {
    slug: 'sociedad',
    title: 'Sociedad',
    groups: [
      'Taking a stand',
      'Rights and rules',
      'Living together',
      'Change and its results',
      'Joining arguments',
    ],
    units: {
      B1: ['¿Tú qué opinas?', 'I can take a stand, concede a point and say what should change.'],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'carta',
  },
  {
    slug: 'relaciones',
    title: 'Relaciones',
    groups: [
      'Trust and friendship',
      'Love and longing',
      'Quarrels and making up',
      'Growing up',
      'What one makes of it',
    ],
    units: {
      B1: ['¿Puedo contar contigo?', 'I can talk about trust, love and quarrels, and make up afterward.'],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'diario',
  },
  {
    slug: 'dinero',
    title: 'Dinero',
    groups: [
      'Saving and spending',
      'Loans and debts',
      'Buying and being sold to',
      'Complaints and guarantees',
      'Weighing it up',
    ],
    units: {
      B1: ['Lo barato sale caro', 'I can talk about money, set conditions and complain about a purchase.'],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'instrucciones',
  },
  {
    slug: 'tecnologia',
    title: 'Tecnología',
    groups: ['Devices', 'Online', 'Files and data', 'When it breaks', 'What it does to us'],
    units: {
      B1: ['¿Lo has reiniciado?', 'I can get help when a device fails and say what technology does to us.'],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'resena',
  },
  {
    slug: 'conflictos',
    title: 'Conflictos',
    groups: [
      'Who works with whom',
      'Hours and pay',
      'When it goes wrong',
      'Finding a way out',
      'Leaving and beginning again',
    ],
    units: {
      B1: [
        'Tenemos que hablar',
        'I can stand up for my rights at work, negotiate, and make a reproach without shouting.',
      ],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'instrucciones',
  },
  {
    slug: 'medio-ambiente',
    title: 'Medio ambiente',
    groups: ['Sky and land', 'Plants and animals', 'Waste', 'City air', 'Saving what there is'],
    units: {
      B1: [
        'Lo que nos queda',
        'I can talk about nature and waste, say what keeps changing and who should act.',
      ],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'oso',
  },
  {
    slug: 'cultura',
    title: 'Cultura',
    groups: [
      'Stories and characters',
      'Stage and screen',
      'Music, art and feasts',
      'Praise and blame',
      'The game',
    ],
    units: {
      B1: ['¿Vale la pena?', 'I can tell the plot of a book or a movie, and praise it or pan it.'],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'retrato',
  },
  {
    slug: 'vecinos',
    title: 'Vecinos',
    groups: ['A place to live', 'What breaks', 'Noise at night', 'The quarrel', 'Good neighbors'],
    units: {
      B1: [
        '¿Quién vive arriba?',
        'I can rent a home, complain to a neighbor, say what is allowed and why, and make up.',
      ],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'golpes',
  },
  {
    slug: 'cocina',
    title: 'Cocina',
    groups: ['At the stove', 'From the field and the sea', 'Taste', 'Eating together', 'How we eat'],
    units: {
      B1: ['¿A qué sabe?', 'I can explain a recipe, say how a dish tastes, and what I think of how we eat.'],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'receta',
  },
  {
    slug: 'bienestar',
    title: 'Bienestar',
    groups: [
      'Body and mind',
      'Sleep and stress',
      'Sport and injury',
      "At the doctor's",
      'Growing old, living well',
    ],
    units: {
      B1: [
        'Cuidarse o no cuidarse',
        'I can talk about sleep, stress, sport and old age, and guess what is wrong.',
      ],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'diario',
  },
  {
    slug: 'migracion',
    title: 'Migración',
    groups: ['Leaving', 'Papers', 'Arriving', 'Languages and roots', 'Travelers and tourists'],
    units: {
      B1: [
        'Los que van y vienen',
        'I can tell of leaving and arriving, and say what I think of those who come and go.',
      ],
    },
    since: Date.UTC(2026, 10, 28),
    secondReading: 'pueblo',
  },
];

/** The units in course order: all themes at A1, then at A2, then at B1. */
export const units: readonly Unit[] = levels.flatMap((level) =>
  themes.flatMap(({ slug, title: theme, units: { [level]: texts }, since, secondReading }): Unit[] => {
    if (!texts) return [];
    const [title, goal] = texts;
    const id = unitIdOf(level, { slug });
    return [
      {
        id,
        level,
        theme,
        title,
        goal,
        ...(since !== undefined && { since }),
        ...(secondReading !== undefined && { readings: [id, `${id}-${secondReading}`] }),
      },
    ];
  }),
);

/** The id of a theme's unit at a level. */
export function unitIdOf(level: Level, { slug }: Pick<Theme, 'slug'>): string {
  return `${level.toLowerCase()}-${slug}`;
}
