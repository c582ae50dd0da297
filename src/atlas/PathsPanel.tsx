import { pathTo, type PathList } from '#machines/inspect/picture.ts';
import type { pathPlayerMachine, PathSpeed } from '#machines/atlas/path-player.machine.ts';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { NativeSelect } from '../ui/form/NativeSelect.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { TextButton } from '../ui/base/TextButton.tsx';
import { eventName } from './event-name.ts';
import { PanelSection, PartList } from './Panel.tsx';
import { showInList } from './show-in-list.ts';
import { StepControls } from './StepControls.tsx';

type PlayerProps = { player: ActorRefFrom<typeof pathPlayerMachine> };
type PanelProps = PlayerProps & { onOpenPath?: (() => void) | undefined };

/** The generated paths of the flow, and the one that is played. */
export function PathsPanel({ player, onOpenPath }: PanelProps) {
  const isClosed = useSelector(player, (state) => state.matches('closed'));
  const isBusy = useSelector(player, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(player, (state) => state.matches('failed'));
  const isStepping = useSelector(player, (state) => state.matches('stepping'));
  return (
    <PanelSection aria-label="Generated paths" {...(isStepping && { 'data-sheet': 'steps' })}>
      <div data-part="row" data-outside="sheet">
        <h2>Generated paths</h2>
        <Button
          size="sm"
          variant="outline"
          onClick={() => player.send({ type: isClosed ? 'paths.opened' : 'paths.closed' })}
        >
          {isClosed ? 'Show paths' : 'Close'}
        </Button>
      </div>
      {isClosed && (
        <p data-part="note">Ways through this flow that the tests walk; play them on the diagram.</p>
      )}
      {isBusy && <StatusLine>Loading...</StatusLine>}
      {hasFailed && (
        <>
          <StatusLine tone="error">The paths could not be loaded.</StatusLine>
          <Button size="sm" onClick={() => player.send({ type: 'load.retried' })}>
            Try again
          </Button>
        </>
      )}
      {!isClosed &&
        !isBusy &&
        !hasFailed &&
        (isStepping ? <Steps player={player} /> : <List player={player} onOpenPath={onOpenPath} />)}
    </PanelSection>
  );
}

function List({ player, onOpenPath }: PanelProps) {
  const paths = useSelector(player, (state) => state.context.paths);
  const showsAll = useSelector(player, (state) => state.matches({ listing: 'all' }));
  const shown = showsAll ? paths.ends.map((_end, path) => path) : paths.greedy;
  return (
    <>
      <NativeSelect
        ref={takeLostFocus}
        label={showsAll ? `All ${paths.ends.length} paths` : `The ${shown.length} that take every transition`}
        value=""
        options={[
          { value: '', label: 'Choose a path to play' },
          ...shown.map((path) => ({ value: String(path), label: titleOf(paths, path) })),
        ]}
        onChange={(value) => {
          if (value === '') return;
          player.send({ type: 'path.chosen', path: Number(value) });
          onOpenPath?.();
        }}
      />
      <TextButton onClick={() => player.send({ type: showsAll ? 'list.shortened' : 'list.extended' })}>
        {showsAll ? 'Show only the few that take every transition' : `Show all ${paths.ends.length} paths`}
      </TextButton>
    </>
  );
}

function Steps({ player }: PlayerProps) {
  const paths = useSelector(player, (state) => state.context.paths);
  const path = useSelector(player, (state) => state.context.path);
  const steps = useSelector(player, (state) => state.context.steps);
  const position = useSelector(player, (state) => state.context.position);
  const step = steps[position];
  const speed = useSelector(player, (state) => state.context.speed);
  const isPlaying = useSelector(player, (state) => state.hasTag('playing'));
  const canReturn = useSelector(player, (state) => state.can({ type: 'step.returned' }));
  const canAdvance = useSelector(player, (state) => state.can({ type: 'step.advanced' }));
  const canStart = useSelector(player, (state) => state.can({ type: 'play.started' }));
  const canPause = useSelector(player, (state) => state.can({ type: 'play.paused' }));
  return (
    <>
      <div data-part="row">
        <h3 ref={takeLostFocus} tabIndex={-1}>
          {titleOf(paths, path)}
        </h3>
        <IconButton
          label="Back to the list of paths"
          size="sm"
          onClick={() => player.send({ type: 'path.left' })}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      <StepControls
        canReturn={canReturn}
        canAdvance={canAdvance}
        canPlay={canStart || canPause}
        isPlaying={isPlaying}
        speed={speed}
        speeds={speeds}
        send={player.send}
      />
      <StatusLine>
        Step {position} of {steps.length - 1}
        {step && `: ${eventName(step.event)}`}
      </StatusLine>
      <PartList as="ol" data-scrolls="short">
        {steps.map(({ event, payload }, index) => (
          <li key={index}>
            <button
              type="button"
              ref={index === position ? showInList : null}
              {...(index === position && { 'aria-current': 'step' })}
              onClick={() => player.send({ type: 'step.chosen', position: index })}
            >
              {eventName(event)}
              {payload !== undefined && <span>{payload}</span>}
            </button>
          </li>
        ))}
      </PartList>
    </>
  );
}

/** Goes on where the focus was on what is gone. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

const speeds: readonly PathSpeed[] = [1, 2, 4];

function titleOf(paths: PathList, path: number): string {
  const steps = pathTo(paths, paths.ends[path] ?? -1);
  const last = steps.at(-1);
  const count = steps.length - 1;
  return `Path ${path + 1}: ${count} ${count === 1 ? 'step' : 'steps'}${last && count > 0 ? `, last ${eventName(last.event)}` : ''}`;
}
