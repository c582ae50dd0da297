import { Button } from './Button.tsx';
import { singleClick } from './singleClick.ts';
import { StatusLine } from './StatusLine.tsx';

interface StartProps {
  isLoading: boolean;
  /** Why the game cannot start; empty when it can. */
  problem: string;
  onStart: () => void;
  onRetry: () => void;
}

/** The end of a game's setup: the way into it, or the way to try loading again. */
export function StartButton({ isLoading, problem, onStart, onRetry }: StartProps) {
  return (
    <>
      <StatusLine tone="error">{problem}</StatusLine>
      {problem === '' ? (
        <Button size="lg" disabled={isLoading} onClick={onStart}>
          {isLoading ? 'Loading...' : 'Start Game'}
        </Button>
      ) : (
        <Button size="lg" onClick={onRetry}>
          Try again
        </Button>
      )}
    </>
  );
}

/** The ways on from a finished game. */
export function PlayAgain({ onReplay, onSetup }: { onReplay: () => void; onSetup: () => void }) {
  return (
    <>
      <Button size="lg" onClick={singleClick(onReplay)}>
        Play Again
      </Button>
      <Button size="lg" variant="outline" onClick={singleClick(onSetup)}>
        Change Settings
      </Button>
    </>
  );
}
