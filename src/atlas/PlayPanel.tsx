import type { freePlayMachine } from '#machines/atlas/free-play.machine.ts';
import { offersOf, shortenedText, type Offer } from '#machines/atlas/free-play.rules.ts';
import type { Scenes } from '#machines/atlas/screen-view.machine.ts';
import type { PlayedEvent } from '#machines/inspect/play.ts';
import type { Scene } from '#machines/inspect/scene.ts';
import { decode } from '#machines/inspect/trace-encoding.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import ChevronFirst from 'lucide-react/icons/chevron-first';
import Clock from 'lucide-react/icons/clock';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import { useMemo } from 'react';
import type { ActorRefFrom, AnyEventObject } from 'xstate';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { NativeSelect, type SelectGroup } from '../ui/form/NativeSelect.tsx';
import { PanelSection, PartList } from './SideColumn.tsx';
import { showInList } from './show-in-list.ts';

const Choice = chakra('form', { base: { display: 'grid', gap: '2' } });

interface PlayProps {
  play: ActorRefFrom<typeof freePlayMachine>;
  scenes: Scenes;
}

interface Props extends PlayProps {
  /** Where to begin; null if nothing is shown. */
  scene: Scene | null;
  onBegin: (scene: Scene) => void;
}

/** Makes the screen usable, and lets readers choose what happens. */
export function PlayPanel({ play, scenes, scene, onBegin }: Props) {
  const isPlaying = useSelector(play, (state) => state.hasTag('playing'));
  return (
    <PanelSection aria-label="Free play" {...(isPlaying && { 'data-sheet': 'play' })}>
      <div data-part="row">
        <h2>Free play</h2>
        {isPlaying ? (
          <Button size="sm" variant="outline" onClick={() => play.send({ type: 'play.ended' })}>
            End
          </Button>
        ) : (
          scene && (
            <Button size="sm" variant="outline" onClick={() => onBegin(scene)}>
              Play from here
            </Button>
          )
        )}
      </div>
      {isPlaying ? (
        <Playing play={play} scenes={scenes} />
      ) : (
        <p data-part="note">Makes the page usable, from the state it shows.</p>
      )}
    </PanelSection>
  );
}

function Playing({ play, scenes }: PlayProps) {
  const hasFailed = useSelector(play, (state) => state.matches({ playing: { file: 'failed' } }));
  const canSave = useSelector(play, (state) => state.can({ type: 'trace.requested' }));
  const shortened = useSelector(play, ({ context: { scene } }) => shortenedText(scene));
  return (
    <>
      <Moves play={play} />
      <Offers play={play} scenes={scenes} />
      <Time play={play} scenes={scenes} />
      <p data-part="note">
        Use the page as a learner would, or choose here what happens. Nothing is stored or sent; links to
        other pages and sounds are off. {shortened}
      </p>
      <Steps play={play} scenes={scenes} />
      <Button
        size="sm"
        variant="outline"
        justifySelf="start"
        disabled={!canSave}
        onClick={() => play.send({ type: 'trace.requested' })}
      >
        Save as trace
      </Button>
      <StatusLine tone="error">{hasFailed && 'The trace couldn’t be saved. Try again.'}</StatusLine>
    </>
  );
}

function Moves({ play }: Pick<PlayProps, 'play'>) {
  const canReturn = useSelector(play, (state) => state.can({ type: 'step.returned' }));
  const canAdvance = useSelector(play, (state) => state.can({ type: 'step.advanced' }));
  const position = useSelector(play, ({ context }) => context.position);
  const count = useSelector(play, ({ context }) => context.events.length);
  return (
    <div data-part="row">
      <IconButton
        label="To the start"
        variant="outline"
        disabled={!canReturn}
        onClick={() => play.send({ type: 'play.restarted' })}
      >
        <ChevronFirst aria-hidden />
      </IconButton>
      <IconButton
        label="Back"
        variant="outline"
        disabled={!canReturn}
        onClick={() => play.send({ type: 'step.returned' })}
      >
        <StepBack aria-hidden />
      </IconButton>
      <IconButton
        label="Forward"
        variant="outline"
        disabled={!canAdvance}
        onClick={() => play.send({ type: 'step.advanced' })}
      >
        <StepForward aria-hidden />
      </IconButton>
      <StatusLine>
        Step {position} of {count}
      </StatusLine>
    </div>
  );
}

/** The virtual clock. */
function Time({ play, scenes }: PlayProps) {
  const time = useSelector(play, ({ context }) => context.time);
  const timer = useSelector(play, ({ context }) => context.report?.timers[0]);
  const isRunning = useSelector(play, (state) => state.hasTag('running'));
  const canStep = useSelector(play, (state) => state.can({ type: 'time.stepped' }));
  const turn = isRunning ? 'time.paused' : 'time.started';
  const canTurn = useSelector(play, (state) => state.can({ type: turn }));
  const clause = timer && (scenes.paths.clauses[timer.event] ?? 'A delay ends');
  return (
    <>
      <div data-part="row">
        <Button
          size="sm"
          variant="outline"
          disabled={!canStep}
          onClick={() => play.send({ type: 'time.stepped' })}
        >
          <Clock aria-hidden /> End the delay
        </Button>
        <Button size="sm" variant="outline" disabled={!canTurn} onClick={() => play.send({ type: turn })}>
          {isRunning ? <Pause aria-hidden /> : <Play aria-hidden />}
          {isRunning ? 'Stop the clock' : 'Run the clock'}
        </Button>
      </div>
      <p data-part="note">
        {seconds(time)} on the clock.{' '}
        {timer ? `Next delay (“${clause}”): in ${seconds(timer.at - time)}.` : 'Nothing waits for time.'}
      </p>
    </>
  );
}

function seconds(milliseconds: number): string {
  const value = Math.max(0, milliseconds) / 1000;
  return value === 1 ? '1 second' : `${Number(value.toFixed(1))} seconds`;
}

/** Everything that the state takes. */
function Offers({ play, scenes }: PlayProps) {
  const takes = useSelector(play, ({ context }) => context.report?.takes);
  const all = useMemo(() => offersOf(scenes), [scenes]);
  const picked = useSelector(play, ({ context }) => context.offer?.index);
  const groups = useMemo(() => groupsOf(all, takes ?? [], scenes.paths.clauses), [all, takes, scenes]);
  const canSend = useSelector(play, (state) => state.can({ type: 'event.sent' }));
  return (
    <Choice
      onSubmit={(event) => {
        event.preventDefault();
        play.send({ type: 'event.sent' });
      }}
    >
      <NativeSelect
        label="What happens next"
        value={canSend ? String(picked) : ''}
        options={[
          { value: '', label: groups.length > 0 ? 'Choose an event' : 'Nothing can happen here' },
          ...groups,
        ]}
        onChange={(value) => {
          const index = Number(value);
          const offer = value === '' ? undefined : all[index];
          if (offer) play.send({ type: 'offer.chosen', index, event: offer.event });
        }}
      />
      <Button type="submit" size="sm" variant="outline" justifySelf="start" disabled={!canSend}>
        Let it happen
      </Button>
    </Choice>
  );
}

function groupsOf(
  offers: readonly Offer[],
  takes: readonly number[],
  clauses: Readonly<Record<string, string>>,
): SelectGroup[] {
  const taken = takes.flatMap((index) => {
    const offer = offers[index];
    return offer ? [{ index, ...offer }] : [];
  });
  return [
    { label: 'Events', wanted: taken.filter(({ type }) => !type.startsWith('xstate.')) },
    { label: 'Work in the background ends', wanted: taken.filter(({ type }) => type.startsWith('xstate.')) },
  ]
    .filter(({ wanted }) => wanted.length > 0)
    .map(({ label, wanted }) => ({
      label,
      options: wanted.map(({ index, type, carries }) => ({
        value: String(index),
        label: [clauses[type] ?? type, carries].filter(Boolean).join(': '),
      })),
    }));
}

function Steps({ play, scenes }: PlayProps) {
  const events = useSelector(play, ({ context }) => context.events);
  const position = useSelector(play, ({ context }) => context.position);
  const { clauses } = scenes.paths;
  const texts = [clauses['start'] ?? 'It starts', ...events.map((event) => clauseOf(event, clauses))];
  return (
    <PartList as="ol" data-scrolls="all" aria-label="Played steps">
      {texts.map((text, index) => (
        <li key={index}>
          <button
            type="button"
            ref={index === position ? showInList : null}
            {...(index === position && { 'aria-current': 'step' })}
            onClick={() => play.send({ type: 'step.chosen', position: index })}
          >
            {text}
          </button>
        </li>
      ))}
    </PartList>
  );
}

function clauseOf({ event }: PlayedEvent, clauses: Readonly<Record<string, string>>): string {
  const { type } = decode(event) as AnyEventObject;
  return clauses[type] ?? type;
}
