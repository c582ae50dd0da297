import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { reportStore } from '../runtime/running.ts';
import { Button } from '../ui/base/Button.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';
import { Chunk } from '../runtime/Chunk.tsx';
import { ErrorBoundary } from '../runtime/ErrorBoundary.tsx';
import { wired } from '../runtime/wired.ts';

const problemReport = wired(() => import('./ProblemReport.tsx'));

/** The problem report, fetched once it is asked for or recording is on. */
export function Reports() {
  const [location] = useLocation();
  const isNeeded = useSyncExternalStore(reportStore.subscribe, reportStore.isNeeded, () => false);
  if (!isNeeded) return null;
  return (
    <ErrorBoundary place={location} renderFallback={(retry) => <NoReport onRetry={retry} />}>
      <Chunk load={problemReport}>{({ ProblemReport }) => <ProblemReport />}</Chunk>
    </ErrorBoundary>
  );
}

function NoReport({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorScreen title="The report could not be loaded" text="Check your connection and try again." isTabKept>
      <Button onClick={onRetry}>Try again</Button>
    </ErrorScreen>
  );
}
