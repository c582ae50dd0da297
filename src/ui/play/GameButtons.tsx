import { Button } from '../base/Button.tsx';
import { singleClick } from '../base/single-click.ts';
import { StatusLine } from '../base/StatusLine.tsx';

interface StartProps {
  label: string;
  canStart: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** Why the game cannot start; empty if it can. */
  problem: string;
  onStart: () => void;
  onRetry: () => void;
}

/** The end of a game's setup: starts it, or tries to load again. It keeps the focus while it loads. */
export function StartButton(props: StartProps) {
  const { label, canStart, isLoading, hasFailed, problem, onStart, onRetry } = props;
  return (
    <>
      <StatusLine tone="error">{problem}</StatusLine>
      <Button
        size="lg"
        disabled={!canStart && !isLoading && !hasFailed}
        aria-disabled={isLoading || undefined}
        onClick={hasFailed ? onRetry : onStart}
      >
        {hasFailed ? 'Try again' : isLoading ? 'Loading...' : label}
      </Button>
    </>
  );
}

interface NextProps {
  label: string;
  onChoose: () => void;
  /** The second choice. */
  other?: { label: string; onChoose: () => void } | undefined;
}

/** The next steps after a finished game. */
export function NextButtons({ label, onChoose, other }: NextProps) {
  return (
    <>
      <Button size="lg" onClick={singleClick(onChoose)}>
        {label}
      </Button>
      {other && (
        <Button size="lg" variant="outline" onClick={singleClick(other.onChoose)}>
          {other.label}
        </Button>
      )}
    </>
  );
}
