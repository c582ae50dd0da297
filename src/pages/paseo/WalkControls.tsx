import type { paseoMachine } from '#machines/study/paseo.machine.ts';
import { useSelector } from '@xstate/react';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { BackToToday } from '../BackToToday.tsx';
import { Button, IconButton } from '../../ui/base/Button.tsx';
import { StatusLine } from '../../ui/base/StatusLine.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { WalkPanel } from '../../ui/play/Walk.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import { typeset } from '../../ui/base/typeset.ts';

/** Announces only what stops the walk: the words are audible. */
export function WalkControls({ walk }: { walk: ActorRefFrom<typeof paseoMachine> }) {
  const { words, index, hasEnglish, keepsAwake } = useSelector(walk, ({ context }) => context);
  const isPlaying = useSelector(walk, (state) => state.hasTag('playing'));
  const isWalking = useSelector(walk, (state) => state.matches('walking'));
  const isAwaited = useSelector(
    walk,
    (state) =>
      state.matches({ walking: { playing: 'spanish' } }) ||
      state.matches({ walking: { playing: 'thinking' } }),
  );
  const canSkip = useSelector(walk, (state) => state.can({ type: 'word.skipped' }));
  const canReturn = useSelector(walk, (state) => state.can({ type: 'word.returned' }));
  const canSetScreen = useSelector(walk, (state) => state.can({ type: 'screen.toggled' }));
  const isDone = useSelector(walk, (state) => state.matches('complete'));
  const note = useSelector(walk, noteOf);
  const word = isWalking ? words[index] : undefined;
  const count = words.length === 1 ? '1 word' : `${words.length} words`;
  return (
    <WalkPanel aria-label="Walk">
      <p data-part="count">{isWalking ? `${index + 1} of ${words.length}` : count}</p>
      <div data-part="word">
        {word ? (
          <>
            <strong {...inSpanish}>{word.spanish}</strong>
            <span data-state={isAwaited ? 'awaited' : 'told'} translate="no">
              {typeset(word.english)}
            </span>
          </>
        ) : (
          <strong {...inSpanish}>{isDone ? '¡Buen paseo!' : '¡Vamos!'}</strong>
        )}
      </div>
      <div data-part="actions">
        <IconButton
          label="Previous word"
          variant="outline"
          aria-disabled={!canReturn}
          onClick={() => walk.send({ type: 'word.returned' })}
        >
          <SkipBack aria-hidden />
        </IconButton>
        <Button
          {...(isDone && { variant: 'outline' })}
          onClick={() => walk.send({ type: isPlaying ? 'walk.paused' : 'walk.played' })}
        >
          {isPlaying ? 'Pause' : isDone ? 'Play again' : 'Play'}
        </Button>
        <IconButton
          label="Next word"
          variant="outline"
          aria-disabled={!canSkip}
          onClick={() => walk.send({ type: 'word.skipped' })}
        >
          <SkipForward aria-hidden />
        </IconButton>
      </div>
      {canSetScreen && (
        <Switch
          label="Keep the screen on"
          description="Some phones stop speaking when it goes dark."
          isOn={keepsAwake}
          onChange={() => walk.send({ type: 'screen.toggled' })}
        />
      )}
      <StatusLine>{note}</StatusLine>
      {isDone && <BackToToday />}
      <p data-part="note">
        Listening doesn’t change your reviews.{!hasEnglish && ' This browser has no English voice.'}
      </p>
    </WalkPanel>
  );
}

function noteOf(state: SnapshotFrom<typeof paseoMachine>): string {
  if (state.matches('complete')) return 'You’ve heard them all.';
  if (state.matches({ walking: 'interrupted' })) return 'Paused: another sound began.';
  if (state.matches({ walking: 'speechFailed' })) return 'Paused: the voice didn’t play.';
  return '';
}
