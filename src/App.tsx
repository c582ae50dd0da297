import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { Link, Router, useLocation } from 'wouter';
import { PageBoundary } from './frame/PageBoundary.tsx';
import { ReportProvider, Reports } from './frame/Reports.tsx';
import { TopBar } from './frame/TopBar.tsx';
import { useForgetting } from './frame/use-forgetting.ts';
import { SessionProvider, useIsLearner, useIsVisitor, useSession } from './session/Session.tsx';
import { inFolder, paths } from './paths.ts';
import { Chunk, fetchChunk, later, usePrefetch } from './runtime/Chunk.tsx';
import { ErrorBoundary } from './runtime/ErrorBoundary.tsx';
import { LazyPage } from './runtime/LazyPage.tsx';
import { useRuntime } from './runtime/runtime.ts';
import { aroundNav } from './runtime/use-leave-guard.ts';
import type { Options } from './routes.tsx';
import { system } from './theme/theme.ts';
import { Main } from './ui/base/Main.tsx';

const landing = () => import('./pages/landing/LandingPage.tsx');
const routes = () => import('./routes.tsx');
const appUpdate = later(() => import('./frame/AppUpdate.tsx'));
const toaster = () => import('./ui/base/Toaster.tsx');
/** Preloaded, since toasts are shown offline, too. */
const soon = [toaster];
const afterwards = [later(toaster)];

/**
 * Loads all code and data of a prerendered page's first render. Resolves to null if that fails or `path` has
 * no such page.
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
      <Router
        base={inFolder('')}
        aroundNav={aroundNav}
        {...(ssrPath !== undefined && { ssrPath: inFolder(ssrPath) })}
      >
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

function Pages() {
  const [location] = useLocation();
  const isLanding = useIsLanding();
  useForgetting();
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

/** At `/`, visitors get the landing page and learners Today, which leads to the login if theirs has ended. */
function useIsLanding(): boolean {
  const [location] = useLocation();
  const isVisitor = useIsVisitor();
  const isRefused = useSelector(useSession(), ({ context }) => context.isRefused);
  return location === paths.home() && isVisitor && !isRefused;
}

function Toasts() {
  const [location] = useLocation();
  const { toasts } = useRuntime();
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.isWanted, () => false);
  usePrefetch(useIsLearner() ? soon : afterwards);
  return (
    isWanted && (
      <ErrorBoundary place={location}>
        <Chunk load={toaster}>{({ Toaster }) => <Toaster renderLink={link} />}</Chunk>
      </ErrorBoundary>
    )
  );
}

/** If its chunk fails to load, the app runs on without updates. */
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
