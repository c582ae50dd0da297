import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { inFolder, paths } from '../paths.ts';
import { LoadFailure } from '../runtime/Chunk.tsx';
import { ErrorBoundary } from '../runtime/ErrorBoundary.tsx';
import { Button } from '../ui/base/Button.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';
import { CrashForm } from './CrashForm.tsx';

export function PageBoundary({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  return (
    <ErrorBoundary
      place={location}
      renderFallback={(retry, error) => (
        <PageFailure place={location} isUnloaded={error instanceof LoadFailure} onRetry={retry} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

interface Props {
  place: string;
  /** Whether a part of the page couldn't be loaded. */
  isUnloaded: boolean;
  onRetry: () => void;
}

function PageFailure({ place, isUnloaded, onRetry }: Props) {
  return (
    <ErrorScreen
      title="Something went wrong"
      text={
        isUnloaded
          ? 'This page couldn’t be shown. Check your connection and try again.'
          : 'This page couldn’t be shown. It’s Camino’s fault, not yours.'
      }
      isTabKept={place === paths.home()}
      further={<CrashForm />}
    >
      <Button onClick={onRetry}>Try again</Button>
      <Button variant="outline" onClick={() => location.reload()}>
        Reload the page
      </Button>
      <Button variant="outline" asChild>
        <a href={inFolder(paths.home())}>Go to the start page</a>
      </Button>
    </ErrorScreen>
  );
}
