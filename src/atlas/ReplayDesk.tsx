import {
  wholeDiagramViewerMachine,
  type diagramViewerMachine,
} from '#machines/atlas/diagram-viewer.machine.ts';
import { withAncestors } from '#machines/atlas/diagram-viewer.rules.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import type { Playback } from '#machines/inspect/playback.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { keepWording, loadPicture, loadWorded, prefersWords } from '../actors/atlas/diagrams.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../ui/base/Breadcrumbs.tsx';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { PageHeading } from '../ui/base/PageHeading.tsx';
import { isOnControl, useShortcuts } from '../ui/base/use-shortcuts.ts';
import { DiagramFrame } from './DiagramFrame.tsx';
import { DiagramPage } from './DiagramPage.ts';
import { FlowDiagram } from './FlowDiagram.tsx';
import { Panel } from './Panel.tsx';
import { StepList } from './StepList.tsx';
import { StepPanels } from './StepPanels.tsx';
import { TestPanel } from './TestPanel.tsx';
import { Transport } from './Transport.tsx';
import { Verdict } from './Verdict.tsx';

const screenPanel = () => import('./ScreenPanel.tsx').catch(() => null);
const diagramViewer = wire(wholeDiagramViewerMachine, { loadPicture, loadWorded, keepWording });

const Desk = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) 21rem',
      xl: 'minmax(0, 1fr) 21rem 17rem',
    },
    gridTemplateRows: { lg: 'minmax(0, 1fr)' },
    gap: '4',
    marginTop: '4',
    height: { lg: 'max(32rem, calc(100dvh - 22rem))' },
    '& > [data-part=steps]': { gridColumn: { lg: '2', xl: 'auto' } },
    _print: { display: 'block' },
  },
});

interface Props {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  playback: Playback;
  fileName: string;
  /** What closing the trace leads to. */
  leaving: string;
}

/** A replayed trace: its diagram, the event, and what that changed and emitted, side by side. */
export function ReplayDesk({ player, playback, fileName, leaving }: Props) {
  const { title, machine, recordedBy, dropped, steps, divergence } = playback;
  const choose = useCallback(
    (chosen: number) => player.send({ type: 'step.chosen', position: chosen }),
    [player],
  );
  useShortcuts((key, event) => {
    if (key === 'ArrowRight') player.send({ type: 'step.advanced' });
    else if (key === 'ArrowLeft') player.send({ type: 'step.returned' });
    else if (key === 'Home') choose(0);
    else if (key === 'End') choose(steps.length - 1);
    else if (key === ' ' && !isOnControl(event))
      player.send({ type: player.getSnapshot().hasTag('playing') ? 'play.paused' : 'play.started' });
    else return;
    event.preventDefault();
  });
  const count = steps.length - 1;
  return (
    <DiagramPage>
      <header>
        <Breadcrumbs
          items={[{ label: 'Flow diagrams', href: paths.flows() }, { label: 'Replay' }]}
          renderLink={(href, label) => <Link href={href}>{label}</Link>}
        />
        <div>
          <PageHeading text={`Replay: ${title}`} />
          <p>
            {fileName}, {count === 1 ? '1 step' : `${count} steps`}, recorded by {recordedBy}
            {dropped > 0 && `; ${dropped} steps before them are not in the file`}
          </p>
        </div>
        <div data-part="actions">
          <Button size="sm" variant="outline" asChild>
            <Link href={paths.flow(machine)}>Diagram</Link>
          </Button>
          <Button size="sm" variant="outline" onClick={() => player.send({ type: 'trace.closed' })}>
            {leaving}
          </Button>
        </div>
      </header>
      <Verdict playback={playback} onSeek={() => player.send({ type: 'divergence.requested' })} />
      <Transport player={player} steps={steps} onChoose={choose} />
      <Desk>
        <Diagram player={player} playback={playback} />
        <Panel aria-label="The step" tabIndex={0}>
          <Chunk load={screenPanel}>
            {(screen) => screen && <screen.ReplayScreen player={player} playback={playback} />}
          </Chunk>
          <StepPanels player={player} steps={steps} />
          <TestPanel player={player} />
        </Panel>
        <Panel aria-label="All steps" data-part="steps">
          <StepList player={player} steps={steps} divergent={divergence?.position ?? -1} onChoose={choose} />
        </Panel>
      </Desk>
    </DiagramPage>
  );
}

function Diagram({ player, playback }: Omit<Props, 'fileName' | 'leaving'>) {
  const viewer = useFlow(diagramViewer, { flow: playback.machine, prefersWords: prefersWords() });
  const picture = useSelector(viewer, (state) => state.context.drawn);
  const hasFailed = useSelector(viewer, (state) => state.matches('failed') || state.matches('missing'));
  if (hasFailed) {
    return (
      <EmptyState title="The diagram could not be loaded" text="The steps beside it are complete without it.">
        <Button onClick={() => viewer.send({ type: 'load.retried' })}>Try again</Button>
      </EmptyState>
    );
  }
  if (!picture) return <BusyScreen label="Loading..." />;
  return (
    <DiagramFrame viewer={viewer}>
      <Shown player={player} viewer={viewer} picture={picture} steps={playback.steps} />
    </DiagramFrame>
  );
}

interface ShownProps extends Pick<Props, 'player'> {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  picture: Picture;
  steps: Playback['steps'];
}

/** The diagram with the marks of a step. Its frame is not rendered again for each step. */
function Shown({ player, viewer, picture, steps }: ShownProps) {
  const selected = useSelector(viewer, (state) => state.context.selected);
  const step = useSelector(player, (state) => steps[state.context.position]);
  const active = useMemo(() => step && withAncestors(picture, step.states), [picture, step]);
  const taken = useMemo(() => step && new Set(step.transitions), [step]);
  const select = useCallback((id: string) => viewer.send({ type: 'part.selected', id }), [viewer]);
  const seek = useCallback((id: string) => viewer.send({ type: 'part.requested', id }), [viewer]);
  return (
    <FlowDiagram
      picture={picture}
      active={active}
      taken={taken}
      selected={selected}
      onSelect={select}
      onSeek={seek}
    />
  );
}
