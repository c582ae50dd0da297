import { ChakraProvider } from '@chakra-ui/react';
import { createElement, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useChunk } from './flow/chunk.ts';
import { ErrorBoundary } from './flow/ErrorBoundary.tsx';
import { Learner } from './flow/Learner.tsx';
import { Reports } from './flow/reports.tsx';
import { SessionProvider } from './flow/session.tsx';
import { toasterStore } from './flow/toasts.ts';
import { TopBar } from './flow/TopBar.tsx';
import { useDocumentTitle } from './flow/useDocumentTitle.ts';
import { wired } from './flow/wired.ts';
import LandingPage from './pages/LandingPage.tsx';
import { paths } from './paths.ts';
import { openReport } from './running.ts';
import { system } from './theme.ts';
import { BusyScreen } from './ui/BusyScreen.tsx';
import { Button } from './ui/Button.tsx';
import { ErrorScreen } from './ui/ErrorScreen.tsx';
import { Main } from './ui/Main.tsx';

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
const profilePage = wired(() => import('./pages/ProfilePage.tsx'));
const reviewPage = wired(() => import('./pages/ReviewPage.tsx'));
const notBuiltPage = () => import('./pages/NotBuiltPage.tsx');
const aboutPage = () => import('./pages/AboutPage.tsx');
const blogPage = () => import('./pages/BlogPage.tsx');
const articlePage = () => import('./pages/ArticlePage.tsx');
const faqPage = () => import('./pages/FaqPage.tsx');
const supportPage = () => import('./pages/SupportPage.tsx');
const flowsPage = () => import('./flows/FlowsPage.tsx');
const flowPage = () => import('./flows/FlowPage.tsx');
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
  [paths.flowReplay(), notBuiltPage],
  [paths.flow(':machine'), flowPage],
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

const toaster = () => import('./ui/Toaster.tsx');

export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <ChakraProvider value={system}>
      <Router {...(ssrPath !== undefined && { ssrPath })}>
        <SessionProvider>
          <TopBar />
          <Pages />
          <Toasts />
          <Reports />
        </SessionProvider>
      </Router>
    </ChakraProvider>
  );
}

function Pages() {
  const [location] = useLocation();
  useDocumentTitle(location);
  return (
    <Main place={location}>
      <ErrorBoundary place={location} renderFallback={(retry) => <PageFailure onRetry={retry} />}>
        <Suspense fallback={<BusyScreen label="Loading..." />}>
          <Switch>
            <Route path={paths.home()} component={LandingPage} />
            {openRoutes.map(([path, load]) => (
              <Route key={path} path={path}>
                <LazyPage load={load} />
              </Route>
            ))}
            {learnerRoutes.map(([path, load]) => (
              <Route key={path} path={path}>
                <Learner>
                  <LazyPage load={load} />
                </Learner>
              </Route>
            ))}
            <Route>
              <LazyPage load={notFoundPage} />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Main>
  );
}

function PageFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorScreen
      title="Something went wrong"
      text="This page could not be shown. Check your connection and try again."
    >
      <Button onClick={onRetry}>Try again</Button>
      <Button variant="outline" asChild>
        <a href={paths.home()}>Go to the start page</a>
      </Button>
      <Button variant="ghost" onClick={openReport}>
        Report a problem
      </Button>
    </ErrorScreen>
  );
}

/** The start page fetches the toaster with its first toast, every other page at once: it must be there offline. */
function Toasts() {
  const [location] = useLocation();
  const isWanted = useSyncExternalStore(toasterStore.subscribe, toasterStore.isWanted, () => false);
  if (!isWanted && location === paths.home()) return null;
  return (
    <ErrorBoundary place={location} renderFallback={() => null}>
      <Suspense>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
}

function Toaster() {
  return createElement(useChunk(toaster).Toaster);
}

function LazyPage({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  return createElement(useChunk(load).default);
}
