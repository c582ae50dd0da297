import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import { useMemo, type ReactNode } from 'react';
import { Button, IconButton } from '../ui/base/Button.tsx';

interface Props<Speed extends number> {
  canReturn: boolean;
  canAdvance: boolean;
  canPlay: boolean;
  isPlaying: boolean;
  speed: Speed;
  speeds: readonly Speed[];
  send: (
    event:
      | { type: 'step.returned' | 'step.advanced' | 'play.started' | 'play.paused' }
      | { type: 'speed.chosen'; speed: Speed },
  ) => void;
  /** Extra buttons at both ends. */
  first?: ReactNode;
  last?: ReactNode;
}

export function StepControls<Speed extends number>(props: Props<Speed>) {
  const { canReturn, canAdvance, canPlay, isPlaying, speed, speeds, send, first, last } = props;
  const speedButtons = useMemo(
    () =>
      speeds.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === speed ? 'outline' : 'ghost'}
          aria-label={`Speed ${one} times`}
          aria-pressed={one === speed}
          onClick={() => send({ type: 'speed.chosen', speed: one })}
        >
          {one}×
        </Button>
      )),
    [speed, speeds, send],
  );
  return (
    <>
      <div data-part="row">
        {first}
        <IconButton
          label="Previous step"
          variant="outline"
          disabled={!canReturn}
          onClick={() => send({ type: 'step.returned' })}
        >
          <StepBack aria-hidden />
        </IconButton>
        <IconButton
          label={isPlaying ? 'Pause' : 'Play'}
          variant="solid"
          disabled={!canPlay}
          onClick={() => send({ type: isPlaying ? 'play.paused' : 'play.started' })}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <IconButton
          label="Next step"
          variant="outline"
          disabled={!canAdvance}
          onClick={() => send({ type: 'step.advanced' })}
        >
          <StepForward aria-hidden />
        </IconButton>
        {last}
      </div>
      <div data-part="row" role="group" aria-label="Speed">
        Speed
        {speedButtons}
      </div>
    </>
  );
}
