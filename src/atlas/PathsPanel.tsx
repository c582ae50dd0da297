import type { pathPlayerMachine } from '#machines/atlas/path-player.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';
import { NativeSelect } from '../ui/form/NativeSelect.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { TextButton } from '../ui/base/TextButton.tsx';
import { PanelSection } from './SideColumn.tsx';
import { PathSteps } from './PathSteps.tsx';
import { titleOf } from './path-title.ts';

type PlayerProps = { player: ActorRefFrom<typeof pathPlayerMachine> };

type PanelProps = PlayerProps & { onOpenPath?: (() => void) | undefined };

/** Generated paths and their player. */
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
        <p data-part="note">The paths that the tests take through this flow. Play them on the diagram.</p>
      )}
      {isBusy && <StatusLine>Loading...</StatusLine>}
      {hasFailed && (
        <>
          <StatusLine tone="error">The paths couldn’t be loaded.</StatusLine>
          <Button size="sm" onClick={() => player.send({ type: 'load.retried' })}>
            Try again
          </Button>
        </>
      )}
      {!isClosed &&
        !isBusy &&
        !hasFailed &&
        (isStepping ? <PathSteps player={player} /> : <List player={player} onOpenPath={onOpenPath} />)}
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
