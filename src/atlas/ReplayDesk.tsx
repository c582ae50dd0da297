import { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { plainEnglishMachine } from '#machines/atlas/plain-english.machine.ts';
import type { SessionRun } from '#machines/inspect/session-playback.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { loadInWords, loadPicture, loadText, prefersWords, storeWording } from '../actors/atlas/flows.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../ui/base/Breadcrumbs.tsx';
import { Button } from '../ui/base/Button.tsx';
import { PageHeading } from '../ui/base/PageHeading.tsx';
import { NativeSelect } from '../ui/form/NativeSelect.tsx';
import { isOnControl, useShortcuts } from '../ui/base/use-shortcuts.ts';
import { DiagramPage } from './DiagramPage.ts';
import { SideColumn } from './SideColumn.tsx';
import { Incidents } from './Incidents.tsx';
import { MarkedDiagram, ReplayDiagram, type Drawn } from './ReplayDiagram.tsx';
import { StepList } from './StepList.tsx';
import { StepPanels } from './StepPanels.tsx';
import { RegressionTest } from './RegressionTest.tsx';
import { Transport } from './Transport.tsx';
import { ReplayVerdict } from './ReplayVerdict.tsx';

const diagramViewer = wire(diagramViewerMachine, { loadPicture, loadInWords, storeWording });
const plainEnglish = wire(plainEnglishMachine, { loadText });

const screenPanel = () => import('./ScreenPanel.tsx').catch(() => null);

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

const Choice = chakra('div', { base: { maxWidth: '26rem', marginBottom: '4', _print: { display: 'none' } } });

/** An open trace. */
export interface DeskProps {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  playback: SessionRun;
  fileName: string;
}

export function ReplayDesk({ player, playback, fileName }: DeskProps) {
  const { title, machine, recordedBy, lacks, steps } = playback;
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
            {fileName}, {countText(steps.length - 1)}, recorded by {recordedBy}
            {lacks && `. ${lacks}`}
          </p>
        </div>
        <div data-part="actions">
          <Button size="sm" variant="outline" asChild>
            <Link href={paths.flow(machine)}>Diagram</Link>
          </Button>
          <Button size="sm" variant="outline" onClick={() => player.send({ type: 'comparison.opened' })}>
            Compare
          </Button>
          <Button size="sm" variant="outline" onClick={() => player.send({ type: 'trace.closed' })}>
            Open another trace
          </Button>
        </div>
      </header>
      <RunChoice player={player} playback={playback} />
      <ReplayVerdict playback={playback} onSeek={() => player.send({ type: 'divergence.requested' })} />
      <RunDesk key={machine} player={player} playback={playback} onChoose={choose} />
    </DiagramPage>
  );
}

type RunProps = Omit<DeskProps, 'fileName'> & { onChoose: (position: number) => void };

/** One flow's steps: sentences where the diagram has words, else as in the code. */
function RunDesk({ player, playback, onChoose }: RunProps) {
  const { machine, steps, divergence } = playback;
  const viewer = useFlow(diagramViewer, { flow: machine, prefersWords: prefersWords(), at: null });
  const english = useFlow(plainEnglish, { flow: machine });
  const flowText = useSelector(english, (state) => state.context.flowText);
  const isInWords = useSelector(viewer, (state) => state.matches({ ready: { labels: 'words' } }));
  const run = useSelector(player, (state) => state.context.runs.indexOf(playback));
  const words = isInWords ? flowText : null;
  return (
    <>
      <Transport player={player} steps={steps} words={words} onChoose={onChoose} />
      <Desk>
        <ReplayDiagram viewer={viewer}>
          {(drawn) => <StepMarks {...drawn} player={player} steps={steps} />}
        </ReplayDiagram>
        <SideColumn aria-label="The step" tabIndex={0}>
          <Chunk load={screenPanel}>
            {(screen) =>
              screen && <screen.ReplayScreen key={run} player={player} playback={playback} words={words} />
            }
          </Chunk>
          <Incidents playback={playback} onChoose={onChoose} />
          <StepPanels flow={machine} player={player} steps={steps} words={words} />
          <RegressionTest player={player} playback={playback} words={words} />
        </SideColumn>
        <SideColumn aria-label="All steps" data-part="steps">
          <StepList
            player={player}
            steps={steps}
            divergent={divergence?.position ?? -1}
            words={words}
            onChoose={onChoose}
          />
        </SideColumn>
      </Desk>
    </>
  );
}

/** Chooses a flow of a session; the point in time stays. */
function RunChoice({ player, playback }: Omit<DeskProps, 'fileName'>) {
  const runs = useSelector(player, (state) => state.context.runs);
  if (runs.length < 2) return null;
  return (
    <Choice>
      <NativeSelect
        label="Flow of this session"
        value={String(runs.indexOf(playback))}
        options={runs.map(({ title, steps, divergence }, index) => ({
          value: String(index),
          label: `${title}, ${countText(steps.length - 1)}${divergence ? ', differs' : ''}`,
        }))}
        onChange={(value) => player.send({ type: 'run.chosen', run: Number(value) })}
      />
    </Choice>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}

function StepMarks({
  player,
  steps,
  ...drawn
}: Drawn & Pick<DeskProps, 'player'> & Pick<SessionRun, 'steps'>) {
  const step = useSelector(player, (state) => steps[state.context.position]);
  return <MarkedDiagram {...drawn} step={step} />;
}
