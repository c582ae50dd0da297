import type { GameName } from '#machines/types.ts';

/** One game on the hub. `icon` names a picture of `src/ui/play/GameIcon.tsx`, `route` is its address. */
export interface GameEntry {
  id: GameName;
  title: string;
  description: string;
  difficulty: 'Easy' | 'Medium' | 'Hard' | 'Medium-Hard';
  timeEstimate: string;
  icon: 'tiles' | 'calendar' | 'graduation' | 'blocks' | 'timer' | 'pencil' | 'exam';
  color: 'blue' | 'orange' | 'green' | 'red' | 'purple' | 'yellow';
  comingSoon: boolean;
  xp: number;
  route: string;
}

/** The games in the order of the hub. */
export const games: readonly GameEntry[] = [
  {
    id: 'word-match',
    title: 'Word Match',
    description: 'Turn over tiles and find the Spanish and English words that belong together.',
    difficulty: 'Easy',
    timeEstimate: '5 mins',
    icon: 'tiles',
    color: 'blue',
    comingSoon: false,
    xp: 50,
    route: '/games/word-match',
  },
  {
    id: 'daily-challenge',
    title: 'Daily Challenge',
    description: 'Ten words a day, the same all day. See how many you remember.',
    difficulty: 'Medium',
    timeEstimate: '10 mins',
    icon: 'calendar',
    color: 'orange',
    comingSoon: false,
    xp: 100,
    route: '/games/daily-challenge',
  },
  {
    id: 'grammar-master',
    title: 'Grammar Master',
    description: 'Gender, tenses, pronouns: choose the right form and read why it is right.',
    difficulty: 'Hard',
    timeEstimate: '15 mins',
    icon: 'graduation',
    color: 'green',
    comingSoon: false,
    xp: 150,
    route: '/games/grammar-master',
  },
  {
    id: 'sentence-builder',
    title: 'Sentence Builder',
    description: 'Put shuffled words back into the order of a Spanish sentence.',
    difficulty: 'Medium',
    timeEstimate: '8 mins',
    icon: 'blocks',
    color: 'red',
    comingSoon: false,
    xp: 75,
    route: '/games/sentence-builder',
  },
  {
    id: 'vocabulary-challenge',
    title: 'Vocabulary Challenge',
    description: 'Choose the right translation before the time for each word runs out.',
    difficulty: 'Hard',
    timeEstimate: '7 mins',
    icon: 'timer',
    color: 'purple',
    comingSoon: false,
    xp: 125,
    route: '/games/vocabulary-challenge',
  },
  {
    id: 'verb-conjugation',
    title: 'Verb Conjugation Quiz',
    description: 'Type the forms of a verb, person by person, and see each letter corrected.',
    difficulty: 'Medium',
    timeEstimate: '12 mins',
    icon: 'pencil',
    color: 'yellow',
    comingSoon: false,
    xp: 100,
    route: '/games/verb-conjugation',
  },
  {
    id: 'exam-quiz',
    title: 'Category Exam Quiz',
    description: 'Sit a mixed exam on one category: words, sentences and grammar.',
    difficulty: 'Medium-Hard',
    timeEstimate: '15-20 mins',
    icon: 'exam',
    color: 'blue',
    comingSoon: false,
    xp: 200,
    route: '/games/exam-quiz',
  },
];
