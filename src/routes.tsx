import { categorySlugs, type CategorySlug } from '#machines/types.ts';
import type { ComponentType } from 'react';
import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter';
import type { InspectionEvent } from 'xstate';
import { fetchChunk } from './runtime/Chunk.tsx';
import { LazyPage } from './runtime/LazyPage.tsx';
import { PageBoundary } from './frame/PageBoundary.tsx';
import { Learner, learnerProviders } from './learner/Learner.tsx';
import { paths } from './paths.ts';

const authPage = () => import('./pages/auth/AuthPage.tsx');
const authCallbackPage = () => import('./pages/auth/AuthCallbackPage.tsx');
const newPasswordPage = () => import('./pages/auth/NewPasswordPage.tsx');
const newsletterPage = () => import('./pages/NewsletterPage.tsx');
const todayPage = () => import('./pages/today/TodayPage.tsx');
const flashcardsPage = () => import('./pages/flashcards/FlashcardsPage.tsx');
const coursePage = () => import('./pages/course/CoursePage.tsx');
const grammarPage = () => import('./pages/GrammarPage.tsx');
const gamesPage = () => import('./pages/games/GamesPage.tsx');
const wordMatchPage = () => import('./pages/games/word-match/WordMatchPage.tsx');
const dailyChallengePage = () => import('./pages/games/daily-challenge/DailyChallengePage.tsx');
const grammarMasterPage = () => import('./pages/games/grammar-master/GrammarMasterPage.tsx');
const sentenceBuilderPage = () => import('./pages/games/sentence-builder/SentenceBuilderPage.tsx');
const verbConjugationPage = () => import('./pages/games/verb-conjugation/VerbConjugationPage.tsx');
const examQuizPage = () => import('./pages/games/exam-quiz/ExamQuizPage.tsx');
const vocabularyChallengePage = () =>
  import('./pages/games/vocabulary-challenge/VocabularyChallengePage.tsx');
const placementPage = () => import('./pages/placement/PlacementPage.tsx');
const storiesPage = () => import('./pages/stories/StoriesPage.tsx');
const readingPage = () => import('./pages/reading/ReadingPage.tsx');
const dialoguePage = () => import('./pages/dialogue/DialoguePage.tsx');
const dashboardPage = () => import('./pages/dashboard/DashboardPage.tsx');
const reviewPage = () => import('./pages/review/ReviewPage.tsx');
const ownWordsPage = () => import('./pages/own-words/OwnWordsPage.tsx');
const lessonPage = () => import('./pages/lesson/LessonPage.tsx');
const profilePage = () => import('./pages/profile/ProfilePage.tsx');
const aboutPage = () => import('./pages/written/AboutPage.tsx');
const blogPage = () => import('./pages/written/BlogPage.tsx');
const articlePage = () => import('./pages/written/ArticlePage.tsx');
const faqPage = () => import('./pages/written/FaqPage.tsx');
const supportPage = () => import('./pages/written/SupportPage.tsx');
const flowsPage = () => import('./atlas/FlowRoutes.tsx');
const notFoundPage = () => import('./pages/NotFoundPage.tsx');

const openRoutes = [
  [paths.auth(), authPage],
  [paths.authCallback(), authCallbackPage],
  [paths.newPassword(), newPasswordPage],
  [paths.newsletter(), newsletterPage],
  [paths.about(), aboutPage],
  [paths.blog(), blogPage],
  [paths.blogArticle(':article'), articlePage],
  [paths.faq(), faqPage],
  [paths.support(), supportPage],
  [paths.flows(), flowsPage],
  [paths.flow(':machine'), flowsPage],
  [paths.flowQuestion(':question'), flowsPage],
] as const;

const learnerRoutes = [
  [paths.home(), todayPage],
  [paths.flashcards(), flashcardsPage],
  [paths.flashcardCategory(':category'), flashcardsPage],
  [paths.review(), reviewPage],
  [paths.ownWords(), ownWordsPage],
  [paths.flashcard(':id'), flashcardsPage],
  [paths.wordMatch(), wordMatchPage],
  [paths.course(), coursePage],
  [paths.grammar(), grammarPage],
  [paths.placement(), placementPage],
  [paths.stories(), storiesPage],
  [paths.paseo(), storiesPage],
  [paths.games(), gamesPage],
  [paths.dailyChallenge(), dailyChallengePage],
  [paths.grammarMaster(), grammarMasterPage],
  [paths.sentenceBuilder(), sentenceBuilderPage],
  [paths.vocabularyChallenge(), vocabularyChallengePage],
  [paths.verbConjugation(), verbConjugationPage],
  [paths.examQuiz(), examQuizPage],
  [paths.examQuizCategory(':category'), examQuizPage],
  [paths.courseStop(':unit', 'reading'), readingPage],
  [paths.readingAsDialogue(':unit'), dialoguePage],
  [paths.dialogue(':unit'), dialoguePage],
  [paths.dashboard(), dashboardPage],
  [paths.profile(), profilePage],
  [paths.courseStop(':unit', ':stop'), lessonPage],
  [paths.courseUnit(':unit'), lessonPage],
] as const;

interface Page {
  default: ComponentType;
  /** Loads what the page's first render shows. */
  prepare?: (place: Place, options: Options) => Promise<unknown>;
}

interface Place {
  category?: CategorySlug;
}

/** For actors that `prepare` starts. */
export interface Options {
  inspect?: (event: InspectionEvent) => void;
}

/** Prerendered pages of visitors, except the landing page. */
export const openPaths: readonly string[] = [
  paths.auth(),
  paths.about(),
  paths.blog(),
  paths.faq(),
  paths.support(),
];

/**
 * Prerendered pages by path: visitors', learners' without a parameter, and every category's. Not Paseo, which
 * has nothing to show before it has found a voice. The stops of the course are prerendered, too.
 */
const prerendered = new Map<string, Place & { load: () => Promise<Page> }>([
  ...openRoutes.filter(([path]) => openPaths.includes(path)).map(([path, load]) => [path, { load }] as const),
  ...learnerRoutes
    .filter(([path]) => !path.includes(':') && path !== paths.paseo())
    .map(([path, load]) => [path, { load }] as const),
  ...categorySlugs.map(
    (category) => [paths.flashcardCategory(category), { category, load: flashcardsPage }] as const,
  ),
]);

/** The path of a stop of the course. */
const stop = /^\/course\/[^/]+\/((?!dialogue$)[^/]+)$/;

/** Paths of learners' prerendered pages but those of stops. */
export const prerenderedPaths: readonly string[] = [...prerendered.keys()].filter(
  (path) => !openPaths.includes(path),
);

/**
 * Loads all that a page's first render shows and resolves to its modules; null if that fails or `path` has no
 * prerendered page.
 */
export async function preparePage(
  path: string,
  options: Options,
): Promise<{ modules: readonly string[] } | null> {
  const place = prerendered.get(path) ?? stopAt(path);
  if (!place) return null;
  const [page, providers] = await Promise.all([
    fetchChunk(place.load),
    openPaths.includes(path) ? {} : fetchChunk(learnerProviders),
  ]);
  if (!page || !providers) return null;
  try {
    await page.prepare?.(place, options);
    const own = openPaths.includes(path) ? [] : ['LearnerProviders'];
    return { modules: [page.default.name, ...own, ...(place.category ? [`cards/${place.category}`] : [])] };
  } catch {
    return null;
  }
}

function stopAt(path: string): (Place & { load: () => Promise<Page> }) | undefined {
  const [, name] = stop.exec(path) ?? [];
  return name === undefined ? undefined : { load: name === 'reading' ? readingPage : lessonPage };
}

/** All pages but the landing page. */
export default function Routes() {
  const [location] = useLocation();
  const { parser } = useRouter();
  const own = learnerRoutes.find(([path]) => matchRoute(parser, path, location)[0]);
  return (
    <>
      <Learner>
        {own ? (
          <PageBoundary>
            <Route path={own[0]}>
              <LazyPage load={own[1]} />
            </Route>
          </PageBoundary>
        ) : null}
      </Learner>
      {!own && (
        <Switch>
          {openRoutes.map(([path, load]) => (
            <Route key={path} path={path}>
              <LazyPage load={load} />
            </Route>
          ))}
          <Route>
            <LazyPage load={notFoundPage} />
          </Route>
        </Switch>
      )}
    </>
  );
}
