import { canListen } from '#machines/course/dialogue.rules.ts';
import type { dialogueMachine } from '#machines/course/dialogue.machine.ts';
import type { SpokenDialogue } from '#machines/course/dialogue.types.ts';
import { useSelector } from '@xstate/react';
import SkipBack from 'lucide-react/icons/skip-back';
import Turtle from 'lucide-react/icons/turtle';
import Volume2 from 'lucide-react/icons/volume-2';
import type { SnapshotFrom } from 'xstate';
import { Button, IconButton } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { StatusLine } from '../../ui/base/StatusLine.tsx';
import { TextButton } from '../../ui/base/TextButton.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import { ignoreKeyRepeat } from '../../ui/play/ignore-key-repeat.ts';
import { Key } from '../../ui/play/Key.tsx';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import { SoundRow } from '../../ui/play/SoundButtons.tsx';
import { Turns } from '../../ui/play/Turns.tsx';
import { turnsOf } from './turns-of.ts';
import type { DialogueRef } from './use-dialogue.ts';

/** How many turns stand above each other. */
const SHOWN = 3;

interface Props {
  flow: DialogueRef;
  dialogue: SpokenDialogue;
}

/** Lines of the dialogue, or of the other role, one after another: heard, or read without a voice. */
export function Listening({ flow, dialogue }: Props) {
  const line = useSelector(flow, ({ context }) => context.line);
  const isHeard = useSelector(flow, ({ context }) => canListen(context));
  const isFirst = useSelector(flow, ({ context }) => context.pass === 'hear');
  const sound = useSelector(flow, soundOf);
  const isPlaying = sound === 'playing';
  const isRead = !isHeard && isFirst;
  const toggle = () => flow.send({ type: isPlaying ? 'sound.paused' : 'sound.resumed' });
  const goOn = () => (isHeard ? toggle() : flow.send({ type: 'turn.advanced' }));
  return (
    <QuestionPanel
      id={isHeard ? 'heard' : 'read'}
      kind={isHeard ? 'Listen' : 'Read'}
      question={<span {...inSpanish}>{dialogue.lines[line]?.speaker}</span>}
      feedback={null}
      actions={
        <>
          <Button onKeyDown={ignoreKeyRepeat} onClick={singleClick(goOn)}>
            {isHeard ? labels[sound] : 'Next line'} <Key aria-hidden>Enter</Key>
          </Button>
          {isHeard && (
            <TextButton data-wide="" onClick={singleClick(() => flow.send({ type: 'listening.declined' }))}>
              {sound === 'failed' ? 'Read it instead' : 'Can’t listen now'}
            </TextButton>
          )}
        </>
      }
      onEnter={goOn}
    >
      {isHeard && <Replay flow={flow} />}
      <StatusLine tone={sound === 'failed' ? 'error' : 'neutral'}>
        {isHeard && sound === 'failed' && 'We couldn’t play this line.'}
        {isHeard && sound === 'paused' && 'Paused'}
      </StatusLine>
      <Turns
        label="Lines so far"
        turns={turnsOf(dialogue, isRead ? 0 : line + 1 - SHOWN, line + 1)}
        isHidden={isHeard && isFirst}
        isLastCurrent
      />
    </QuestionPanel>
  );
}

function Replay({ flow }: { flow: DialogueRef }) {
  const canReturn = useSelector(flow, (state) => state.can({ type: 'line.returned' }));
  return (
    <SoundRow>
      <IconButton
        label="Previous line"
        variant="outline"
        aria-disabled={!canReturn}
        onClick={() => flow.send({ type: 'line.returned' })}
      >
        <SkipBack aria-hidden />
      </IconButton>
      <Button variant="outline" onClick={() => flow.send({ type: 'line.replayed', isSlow: false })}>
        <Volume2 aria-hidden /> Play again
      </Button>
      <IconButton
        label="Play slowly"
        variant="outline"
        onClick={() => flow.send({ type: 'line.replayed', isSlow: true })}
      >
        <Turtle aria-hidden />
      </IconButton>
    </SoundRow>
  );
}

const labels = { playing: 'Pause', paused: 'Keep listening', failed: 'Try again' } as const;

function soundOf(state: SnapshotFrom<typeof dialogueMachine>): keyof typeof labels {
  if (state.hasTag('speaking')) return 'playing';
  const voiced = { open: { performing: { voiced: 'resting' } } } as const;
  if (state.matches(voiced)) return 'playing';
  return state.matches({ open: { performing: { voiced: 'unheard' } } }) ? 'failed' : 'paused';
}
