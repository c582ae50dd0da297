import type { CardCategory, Screen } from '#machines/types.ts';

/** Every address of the app. The route patterns of `routes.tsx` are the same functions with `:parameter`s. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  blog: () => '/blog',
  blogArticle: (article: string) => `/blog/${article}`,
  faq: () => '/faq',
  support: () => '/support',
  spanishVoice: () => '/support#spanish-voice',
  auth: () => '/auth',
  authCallback: () => '/auth/callback',
  newPassword: () => '/auth/new-password',
  newsletter: () => '/newsletter',
  flashcards: () => '/flashcards',
  flashcardList: (ids: readonly string[]) => `/flashcards?cards=${ids.join(',')}`,
  flashcardCategory: (category: CardCategory | ':category') => `/flashcards/category/${category}`,
  review: () => '/flashcards/review',
  /** The review without the choices before it. */
  reviewAtOnce: () => '/flashcards/review?start',
  /** A review of the words mistaken in games. */
  reviewOfGames: () => '/flashcards/review?start&deck=games',
  /** A review of exactly these words. */
  reviewOf: (ids: readonly string[]) => `/flashcards/review?start&cards=${[...new Set(ids)].join(',')}`,
  ownWords: () => '/flashcards/own',
  /** The review of the learner's own words, with the choices before it. */
  reviewOfOwn: () => '/flashcards/review?deck=own',
  flashcard: (id: string) => `/flashcards/${id}`,
  course: () => '/course',
  placement: () => '/course/placement',
  /** A lesson, reading or checkpoint of a unit, or the exam of a level: `/course/a1-hola/1`, `/course/a1/exam`. */
  courseStop: (place: string, name: string) => `/course/${place}/${name}`,
  /** The reading of a unit, read aloud at once. */
  listenTo: (unit: string) => `/course/${unit}/reading?listen`,
  stories: () => '/stories',
  /** Due words by voice. */
  paseo: () => '/paseo',
  grammar: () => '/grammar',
  grammarSection: (section: string) => `/grammar#${section}`,
  games: () => '/games',
  wordMatch: () => '/games/word-match',
  dailyChallenge: () => '/games/daily-challenge',
  grammarMaster: () => '/games/grammar-master',
  /** Grammar Master with questions of these points only. */
  grammarMasterOf: (points: readonly string[]) => `/games/grammar-master?points=${points.join(',')}`,
  sentenceBuilder: () => '/games/sentence-builder',
  vocabularyChallenge: () => '/games/vocabulary-challenge',
  verbConjugation: () => '/games/verb-conjugation',
  examQuiz: () => '/games/exam-quiz',
  examQuizCategory: (category: string) =>
    `/games/exam-quiz/${category === ':category' ? category : encodeURIComponent(category)}`,
  dashboard: () => '/dashboard',
  profile: () => '/profile',
  flows: () => '/flows',
  flowReplay: () => '/flows/replay',
  flow: (machine: string) => `/flows/${machine}`,
} as const;

export const screenPaths: Record<Screen, string> = {
  home: paths.home(),
  auth: paths.auth(),
  newPassword: paths.newPassword(),
  games: paths.games(),
  flashcards: paths.flashcards(),
  spanishVoice: paths.spanishVoice(),
};
