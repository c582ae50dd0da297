import { Button } from '../base/Button.tsx';
import { singleClick } from '../base/single-click.ts';
import { StatusLine } from '../base/StatusLine.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

interface StartProps {
  label: string;
  /** The label while loading; the usual one by default. */
  busyLabel?: string | undefined;
  canStart: boolean;
  isBusy: boolean;
  hasFailed: boolean;
  /** Why the game can't start; empty if it can. */
  problem: string;
  onStart: () => void;
  onRetry: () => void;
}

/** Starts the game or retries loading. Keeps focus while loading. */
export function StartButton(props: StartProps) {
  const { label, busyLabel = label, canStart, isBusy, hasFailed, problem, onStart, onRetry } = props;
  return (
    <>
      <StatusLine tone={isBusy ? 'neutral' : 'error'}>
        {isBusy ? <VisuallyHidden>Loading...</VisuallyHidden> : problem}
      </StatusLine>
      <Button
        size="lg"
        disabled={!canStart && !isBusy && !hasFailed}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={singleClick(hasFailed ? onRetry : onStart)}
      >
        {hasFailed ? 'Try again' : isBusy ? busyLabel : label}
      </Button>
    </>
  );
}

interface NextProps {
  label: string;
  onChoose: () => void;
  other?: { label: string; onChoose: () => void } | undefined;
}

/** More of the game that was finished. */
export function NextButtons({ label, onChoose, other }: NextProps) {
  return (
    <>
      <Button size="lg" variant="outline" onClick={singleClick(onChoose)}>
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
