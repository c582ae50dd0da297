import type { CategorySlug, Screen } from '#machines/types.ts';

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
  flashcardCategory: (category: CategorySlug | ':category') => `/flashcards/category/${category}`,
  review: () => '/flashcards/review',
  /** The review without the choices before it. */
  reviewAtOnce: () => '/flashcards/review?start',
  /** A review of the words mistaken in games. */
  reviewOfGames: () => '/flashcards/review?start&deck=games',
  flashcard: (id: string) => `/flashcards/${id}`,
  grammar: () => '/grammar',
  grammarSection: (section: string) => `/grammar#${section}`,
  games: () => '/games',
  wordMatch: () => '/games/word-match',
  dailyChallenge: () => '/games/daily-challenge',
  grammarMaster: () => '/games/grammar-master',
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
