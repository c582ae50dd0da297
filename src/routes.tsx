import { Route, Switch } from 'wouter';
import { LazyPage } from './flow/LazyPage.tsx';
import { Learner } from './flow/Learner.tsx';
import { wired } from './flow/wired.ts';
import { paths } from './paths.ts';

const authPage = wired(() => import('./pages/AuthPage.tsx'));
const authCallbackPage = wired(() => import('./pages/AuthCallbackPage.tsx'));
const newPasswordPage = wired(() => import('./pages/NewPasswordPage.tsx'));
const flashcardsPage = wired(() => import('./pages/FlashcardsPage.tsx'));
const grammarPage = wired(() => import('./pages/GrammarPage.tsx'));
const gamesPage = wired(() => import('./pages/GamesPage.tsx'));
const wordMatchPage = wired(() => import('./pages/WordMatchPage.tsx'));
const dailyChallengePage = wired(() => import('./pages/DailyChallengePage.tsx'));
const grammarMasterPage = wired(() => import('./pages/GrammarMasterPage.tsx'));
const sentenceBuilderPage = wired(() => import('./pages/SentenceBuilderPage.tsx'));
const verbConjugationPage = wired(() => import('./pages/VerbConjugationPage.tsx'));
const examQuizPage = wired(() => import('./pages/ExamQuizPage.tsx'));
const vocabularyChallengePage = wired(() => import('./pages/VocabularyChallengePage.tsx'));
const dashboardPage = wired(() => import('./pages/DashboardPage.tsx'));
const reviewPage = wired(() => import('./pages/ReviewPage.tsx'));
const profilePage = wired(() => import('./pages/ProfilePage.tsx'));
const aboutPage = () => import('./pages/AboutPage.tsx');
const blogPage = () => import('./pages/BlogPage.tsx');
const articlePage = () => import('./pages/ArticlePage.tsx');
const faqPage = () => import('./pages/FaqPage.tsx');
const supportPage = () => import('./pages/SupportPage.tsx');
const flowsPage = () => import('./flows/FlowRoutes.tsx');
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
