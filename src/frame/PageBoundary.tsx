import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { inFolder, paths } from '../paths.ts';
import { ErrorBoundary } from '../runtime/ErrorBoundary.tsx';
import { Button } from '../ui/base/Button.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';
import { useReport } from './Reports.tsx';

export function PageBoundary({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  return (
    <ErrorBoundary
      place={location}
      renderFallback={(retry) => <PageFailure place={location} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function PageFailure({ place, onRetry }: { place: string; onRetry: () => void }) {
  const report = useReport();
  return (
    <ErrorScreen
      title="Something went wrong"
      text="This page couldn’t be shown. Check your connection and try again."
      isTabKept={place === paths.home()}
    >
      <Button onClick={onRetry}>Try again</Button>
      <Button variant="outline" onClick={() => location.reload()}>
        Reload the page
      </Button>
      <Button variant="outline" asChild>
        <a href={inFolder(paths.home())}>Go to the start page</a>
      </Button>
      <Button variant="ghost" onClick={() => report.send({ type: 'report.opened' })}>
        Report a problem
      </Button>
    </ErrorScreen>
  );
}
