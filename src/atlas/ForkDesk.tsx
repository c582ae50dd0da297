import { forkedSteps, traceForkMachine } from '#machines/atlas/trace-fork.machine.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { loadParts } from '../actors/atlas/scenes.ts';
import { prepareReplay, runFork, saveFork } from '../actors/atlas/traces.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../ui/base/Breadcrumbs.tsx';
import { Button } from '../ui/base/Button.tsx';
import { PageHeading } from '../ui/base/PageHeading.tsx';
import { DiagramPage } from './DiagramPage.ts';
import { ForkQuestion } from './ForkQuestion.tsx';
import { ForkSteps } from './ForkSteps.tsx';
import { Panel } from './Panel.tsx';
import type { DeskProps } from './ReplayDesk.tsx';
import { MarkedDiagram, ReplayDiagram } from './ReplayDiagram.tsx';

const traceFork = wire(traceForkMachine, { loadParts, runFork, saveFork });

const Desk = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' },
    gridTemplateRows: { lg: 'minmax(0, 1fr)' },
    gap: '4',
    height: { lg: 'max(32rem, calc(100dvh - 14rem))' },
    '& > aside': { order: { base: '-1', lg: '0' } },
  },
});

/** A trace up to a step, and where other events lead from there. */
export function ForkDesk({ player, playback, fileName }: DeskProps) {
  const { content, position } = player.getSnapshot().context;
  const fork = useFlow(traceFork, { content, playback, position });
  const step = useSelector(fork, ({ context }) => forkedSteps(context).at(-1));
  const canSave = useSelector(fork, (state) => state.can({ type: 'save.requested' }));
  const count = useSelector(fork, ({ context }) => context.events.length);
  useEffect(prepareReplay, [count]);
  const left = playback.steps[position]?.n ?? 0;
  return (
    <DiagramPage>
      <header>
        <Breadcrumbs
          items={[{ label: 'Flow diagrams', href: paths.flows() }, { label: 'Replay' }, { label: 'Fork' }]}
          renderLink={(href, label) => <Link href={href}>{label}</Link>}
        />
        <div>
          <PageHeading text={`Fork: ${playback.title}`} />
          <p>
            {fileName} up to {position === 0 ? 'its start' : `step ${left}`}, then what you choose. The
            machine is that of today; the file stays as it is.
          </p>
        </div>
        <div data-part="actions">
          <Button
            size="sm"
            variant="outline"
            disabled={!canSave}
            onClick={() => fork.send({ type: 'save.requested' })}
          >
            Save as a trace
          </Button>
          <Button size="sm" variant="outline" onClick={() => player.send({ type: 'trace.resumed' })}>
            Back to the trace
          </Button>
        </div>
      </header>
      <Desk>
        <ReplayDiagram flow={playback.machine}>
          {(drawn) => <MarkedDiagram {...drawn} step={step} />}
        </ReplayDiagram>
        <Panel aria-label="The fork" tabIndex={0}>
          <ForkQuestion fork={fork} />
          <ForkSteps fork={fork} />
        </Panel>
      </Desk>
    </DiagramPage>
  );
}
