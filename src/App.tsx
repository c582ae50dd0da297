import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Suspense, useSyncExternalStore } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { Chunk } from './flow/Chunk.tsx';
import { ErrorBoundary } from './flow/ErrorBoundary.tsx';
import { Reports } from './flow/reports.tsx';
import { SessionProvider } from './flow/session.tsx';
import { toasterStore } from './flow/toasts.ts';
import { TopBar } from './flow/TopBar.tsx';
import { useDocumentTitle } from './flow/useDocumentTitle.ts';
import LandingPage from './pages/LandingPage.tsx';
import { paths } from './paths.ts';
import { openReport } from './running.ts';
import { system } from './theme.ts';
import { BusyScreen } from './ui/BusyScreen.tsx';
import { Button } from './ui/Button.tsx';
import { ErrorScreen } from './ui/ErrorScreen.tsx';
import { Main } from './ui/Main.tsx';

const routes = () => import('./routes.tsx');
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
        <Switch>
          <Route path={paths.home()}>
            <Suspense>
              <LandingPage />
            </Suspense>
          </Route>
          <Route>
            <Chunk load={routes} fallback={<BusyScreen label="Loading..." />}>
              {({ Routes }) => <Routes />}
            </Chunk>
          </Route>
        </Switch>
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
      <Chunk load={toaster}>{({ Toaster }) => <Toaster />}</Chunk>
    </ErrorBoundary>
  );
}
