import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';
import { Link, Router, useLocation } from 'wouter';
import { PageBoundary } from './frame/PageBoundary.tsx';
import { ReportProvider, Reports } from './frame/Reports.tsx';
import { TopBar } from './frame/TopBar.tsx';
import { SessionProvider, useIsVisitor } from './learner/Session.tsx';
import { paths } from './paths.ts';
import { Chunk, fetchChunk, usePrefetch } from './runtime/Chunk.tsx';
import { ErrorBoundary } from './runtime/ErrorBoundary.tsx';
import { LazyPage } from './runtime/LazyPage.tsx';
import { useRuntime } from './runtime/runtime.ts';
import { aroundNav } from './runtime/use-leave-guard.ts';
import type { Options } from './routes.tsx';
import { system } from './theme/theme.ts';
import { Main } from './ui/base/Main.tsx';

const landing = () => import('./pages/landing/LandingPage.tsx');
const routes = () => import('./routes.tsx');
const appUpdate = () => import('./frame/AppUpdate.tsx');
const toaster = () => import('./ui/base/Toaster.tsx');
/** A toast must be seen offline, too. */
const soon = [toaster];

/**
 * Loads all that the first rendering of a prerendered page shows. Resolves to null if that fails or `path` is not the
 * address of one.
 */
export async function prepare(path: string, isVisitors: boolean, options: Options) {
  if (isVisitors && path === paths.home()) {
    const own = await fetchChunk(landing);
    return own && { modules: [own.default.name] };
  }
  const table = await fetchChunk(routes);
  return table && table.preparePage(path, options);
}

export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <ChakraProvider value={system}>
      <Router aroundNav={aroundNav} {...(ssrPath !== undefined && { ssrPath })}>
        <SessionProvider>
          <ReportProvider>
            <TopBar />
            <Pages />
            <Toasts />
            <Reports />
            {import.meta.env.PROD && !import.meta.env.SSR && <Updates />}
          </ReportProvider>
        </SessionProvider>
      </Router>
    </ChakraProvider>
  );
}

/** The landing page; all other pages, which live with the learner's place. */
function Pages() {
  const [location] = useLocation();
  const isLanding = useIsLanding();
  return (
    <Main place={location}>
      {isLanding ? (
        <PageBoundary key="landing">
          <LazyPage load={landing} />
        </PageBoundary>
      ) : (
        <PageBoundary key="routes">
          <LazyPage load={routes} />
        </PageBoundary>
      )}
    </Main>
  );
}

/** Whether the start page is the visitors' one; learners have their day there. */
function useIsLanding(): boolean {
  const [location] = useLocation();
  const isVisitor = useIsVisitor();
  return location === paths.home() && isVisitor;
}

function Toasts() {
  const [location] = useLocation();
  const { toasts } = useRuntime();
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.isWanted, () => false);
  usePrefetch(soon);
  return (
    isWanted && (
      <ErrorBoundary place={location}>
        <Chunk load={toaster}>{({ Toaster }) => <Toaster renderLink={link} />}</Chunk>
      </ErrorBoundary>
    )
  );
}

/** Without what shows them there are no updates, and the app runs as it is. */
function Updates() {
  const [location] = useLocation();
  return (
    <ErrorBoundary place={location}>
      <Chunk load={appUpdate}>{({ AppUpdate }) => <AppUpdate />}</Chunk>
    </ErrorBoundary>
  );
}

function link(href: string, label: string) {
  return <Link href={href}>{label}</Link>;
}
