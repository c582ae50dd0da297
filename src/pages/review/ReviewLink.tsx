import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Chunk } from '../../runtime/Chunk.tsx';
import { ErrorBoundary } from '../../runtime/ErrorBoundary.tsx';
import { useProgress } from '../../learner/Activity.tsx';

const dueCount = () => import('./DueCount.tsx');

/** Counts due words in a chunk of its own, so that counting doesn't delay the page. */
export function ReviewLink() {
  const isRead = useProgress() !== null;
  return (
    <Button asChild position="relative">
      <Link href={paths.review()}>
        Review
        {isRead && (
          <ErrorBoundary place="due">
            <Chunk load={dueCount}>{({ default: DueCount }) => <DueCount />}</Chunk>
          </ErrorBoundary>
        )}
      </Link>
    </Button>
  );
}
