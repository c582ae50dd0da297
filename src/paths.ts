import type { CardCategory, Screen } from '#machines/types.ts';

/** The folder of the site that holds the app, as `/camino`; empty at the site's root. */
const folder = import.meta.env.BASE_URL.slice(0, -1);

/** All paths of the app. `routes.tsx` calls the same functions with `:parameter`s. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  blog: () => '/blog',
  blogArticle: (article: string) => `/blog/${article}`,
  faq: () => '/faq',
  support: () => '/support',
  spanishVoice: () => '/support#spanish-voice',
  auth: () => '/auth',
  register: () => '/auth?register',
  authCallback: () => '/auth/callback',
  newPassword: () => '/auth/new-password',
  newsletter: () => '/newsletter',
  flashcards: () => '/flashcards',
  flashcardList: (ids: readonly string[]) => `/flashcards?cards=${ids.join(',')}`,
  flashcardCategory: (category: CardCategory | ':category') => `/flashcards/category/${category}`,
  review: () => '/flashcards/review',
  /** A review without its setup. */
  reviewAtOnce: () => '/flashcards/review?start',
  /** A review of words missed in games. */
  reviewOfGames: () => '/flashcards/review?start&deck=games',
  /** A review of these cards only. */
  reviewOf: (ids: readonly string[]) => `/flashcards/review?start&cards=${[...new Set(ids)].join(',')}`,
  ownWords: () => '/flashcards/own',
  /** The setup of a review of the learner's own words. */
  reviewOfOwn: () => '/flashcards/review?deck=own',
  flashcard: (id: string) => `/flashcards/${id}`,
  course: () => '/course',
  placement: () => '/course/placement',
  /** A unit as a whole, whose page lists its parts. */
  courseUnit: (unit: string) => `/course/${unit}`,
  /** A unit's lesson, reading or checkpoint, or a level's exam: `/course/a1-hola/1`, `/course/a1/exam`. */
  courseStop: (place: string, name: string) => `/course/${place}/${name}`,
  /** A unit's reading, which starts to play. */
  listenTo: (unit: string) => `/course/${unit}/reading?listen`,
  /** A unit's own dialogue, to hear. */
  dialogue: (unit: string) => `/course/${unit}/dialogue`,
  /** The same on the way through the course, to which it leads back. */
  dialogueOnCourse: (unit: string) => `/course/${unit}/dialogue?course`,
  /** A unit's reading that is a dialogue, to hear. */
  readingAsDialogue: (unit: string) => `/course/${unit}/reading/dialogue`,
  stories: () => '/stories',
  paseo: () => '/paseo',
  grammar: () => '/grammar',
  grammarSection: (section: string) => `/grammar#${section}`,
  games: () => '/games',
  wordMatch: () => '/games/word-match',
  dailyChallenge: () => '/games/daily-challenge',
  grammarMaster: () => '/games/grammar-master',
  /** Grammar Master, limited to these points. */
  grammarMasterOf: (points: readonly string[]) => `/games/grammar-master?points=${points.join(',')}`,
  sentenceBuilder: () => '/games/sentence-builder',
  vocabularyChallenge: () => '/games/vocabulary-challenge',
  verbConjugation: () => '/games/verb-conjugation',
  examQuiz: () => '/games/exam-quiz',
  examQuizCategory: (category: string) =>
    `/games/exam-quiz/${category === ':category' ? category : encodeURIComponent(category)}`,
  dashboard: () => '/dashboard',
  memory: () => '/dashboard#memory',
  stubbornWords: () => '/dashboard?stubborn#memory',
  profile: () => '/profile',
  settings: () => '/profile#settings',
  flows: () => '/flows',
  /** The flows of /flows itself. */
  flowTools: () => '/flows?tools',
  flowReplay: () => '/flows/replay',
  flowQuestions: () => '/flows/questions',
  /** What lies between flows. */
  flowQuestion: (question: string) => `/flows/questions/${question}`,
  /** A flow’s diagram, with one of its states or arrows chosen. */
  flow: (machine: string, part?: string | null) =>
    `/flows/${machine}${part == null ? '' : `?at=${encodeURIComponent(part)}`}`,
} as const;

/** The browser's path of one of the app's paths or public files. */
export function inFolder(path: string): string {
  return folder + path;
}

/** The app's path of the browser's. */
export function withoutFolder(pathname: string): string {
  return pathname.slice(folder.length);
}

export const screenPaths: Record<Screen, string> = {
  home: paths.home(),
  auth: paths.auth(),
  newPassword: paths.newPassword(),
  games: paths.games(),
  flashcards: paths.flashcards(),
  spanishVoice: paths.spanishVoice(),
};
