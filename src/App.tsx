import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { Suspense, useSyncExternalStore } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { Chunk } from './runtime/Chunk.tsx';
import { ErrorBoundary } from './runtime/ErrorBoundary.tsx';
import { Reports } from './frame/Reports.tsx';
import { SessionProvider } from './learner/Session.tsx';
import { toasterStore } from './runtime/toasts.ts';
import { TopBar } from './frame/TopBar.tsx';
import LandingPage from './pages/landing/LandingPage.tsx';
import { paths } from './paths.ts';
import { openReport } from './runtime/running.ts';
import { system } from './theme/theme.ts';
import { BusyScreen } from './ui/base/BusyScreen.tsx';
import { Button } from './ui/base/Button.tsx';
import { ErrorScreen } from './ui/base/ErrorScreen.tsx';
import { Main } from './ui/base/Main.tsx';

const routes = () => import('./routes.tsx');
const toaster = () => import('./ui/base/Toaster.tsx');

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
  return (
    <Main place={location}>
      <ErrorBoundary
        place={location}
        renderFallback={(retry) => <PageFailure place={location} onRetry={retry} />}
      >
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

function PageFailure({ place, onRetry }: { place: string; onRetry: () => void }) {
  return (
    <ErrorScreen
      title="Something went wrong"
      text="This page could not be shown. Check your connection and try again."
      isTabKept={place === paths.home()}
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
