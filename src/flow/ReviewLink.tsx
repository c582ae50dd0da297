import { createElement, Suspense } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { useChunk } from './chunk.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useProgress } from './activity.tsx';

const dueCount = () => import('./DueCount.tsx');

/** The way to the review, with how many cards wait there as soon as that is known. */
export function ReviewLink() {
  const isRead = useProgress() !== null;
  return (
    <Button asChild>
      <Link href={paths.review()}>
        Review
        {isRead && (
          <ErrorBoundary place="due" renderFallback={() => null}>
            <Suspense>
              <DueCount />
            </Suspense>
          </ErrorBoundary>
        )}
      </Link>
    </Button>
  );
}

function DueCount() {
  return createElement(useChunk(dueCount).default);
}
