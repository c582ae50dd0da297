import { Route, Switch } from 'wouter';
import { LazyPage } from './runtime/LazyPage.tsx';
import { Learner } from './learner/Learner.tsx';
import { wired } from './runtime/wired.ts';
import { paths } from './paths.ts';

const authPage = wired(() => import('./pages/auth/AuthPage.tsx'));
const authCallbackPage = wired(() => import('./pages/auth/AuthCallbackPage.tsx'));
const newPasswordPage = wired(() => import('./pages/auth/NewPasswordPage.tsx'));
const flashcardsPage = wired(() => import('./pages/flashcards/FlashcardsPage.tsx'));
const grammarPage = wired(() => import('./pages/GrammarPage.tsx'));
const gamesPage = wired(() => import('./pages/games/GamesPage.tsx'));
const wordMatchPage = wired(() => import('./pages/games/word-match/WordMatchPage.tsx'));
const dailyChallengePage = wired(() => import('./pages/games/daily-challenge/DailyChallengePage.tsx'));
const grammarMasterPage = wired(() => import('./pages/games/grammar-master/GrammarMasterPage.tsx'));
const sentenceBuilderPage = wired(() => import('./pages/games/sentence-builder/SentenceBuilderPage.tsx'));
const verbConjugationPage = wired(() => import('./pages/games/verb-conjugation/VerbConjugationPage.tsx'));
const examQuizPage = wired(() => import('./pages/games/exam-quiz/ExamQuizPage.tsx'));
const vocabularyChallengePage = wired(
  () => import('./pages/games/vocabulary-challenge/VocabularyChallengePage.tsx'),
);
const dashboardPage = wired(() => import('./pages/dashboard/DashboardPage.tsx'));
const reviewPage = wired(() => import('./pages/review/ReviewPage.tsx'));
const profilePage = wired(() => import('./pages/profile/ProfilePage.tsx'));
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
  [paths.about(), aboutPage],
  [paths.blog(), blogPage],
  [paths.blogArticle(':article'), articlePage],
  [paths.faq(), faqPage],
  [paths.support(), supportPage],
  [paths.flows(), flowsPage],
  [paths.flow(':machine'), flowsPage],
] as const;

const learnerRoutes = [
  [paths.flashcards(), flashcardsPage],
  [paths.flashcardCategory(':category'), flashcardsPage],
  [paths.review(), reviewPage],
  [paths.flashcard(':id'), flashcardsPage],
  [paths.wordMatch(), wordMatchPage],
  [paths.grammar(), grammarPage],
  [paths.games(), gamesPage],
  [paths.dailyChallenge(), dailyChallengePage],
  [paths.grammarMaster(), grammarMasterPage],
  [paths.sentenceBuilder(), sentenceBuilderPage],
  [paths.vocabularyChallenge(), vocabularyChallengePage],
  [paths.verbConjugation(), verbConjugationPage],
  [paths.examQuiz(), examQuizPage],
  [paths.examQuizCategory(':category'), examQuizPage],
  [paths.dashboard(), dashboardPage],
  [paths.profile(), profilePage],
] as const;

/** Every page but the start page, each a chunk of its own. */
export function Routes() {
  return (
    <Switch>
      {openRoutes.map(([path, load]) => (
        <Route key={path} path={path}>
          <LazyPage load={load} />
        </Route>
      ))}
      {learnerRoutes.map(([path, load]) => (
        <Route key={path} path={path}>
          <Learner page={load}>
            <LazyPage load={load} />
          </Learner>
        </Route>
      ))}
      <Route>
        <LazyPage load={notFoundPage} />
      </Route>
    </Switch>
  );
}
