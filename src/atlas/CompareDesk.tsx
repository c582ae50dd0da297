import type { Comparison, ComparedTrace } from '#machines/inspect/compare.ts';
import { traceCompareMachine } from '#machines/atlas/trace-compare.machine.ts';
import type { SideNames } from '#machines/atlas/trace-compare.rules.ts';
import { shownTrace, type OfferedFile } from '#machines/atlas/trace-player.rules.ts';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { compareTraces } from '../actors/atlas/traces.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../ui/base/Breadcrumbs.tsx';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { PageHeading } from '../ui/base/PageHeading.tsx';
import { CompareView } from './CompareView.tsx';
import { DiagramPage } from './DiagramPage.ts';
import { OpenTrace } from './OpenTrace.tsx';
import type { DeskProps } from './ReplayDesk.tsx';
import { useOfferedFiles } from './use-offered-files.ts';

const traceCompare = wire(traceCompareMachine, { compareTraces });

export function CompareDesk({ player, playback, fileName }: DeskProps) {
  const compare = useFlow(traceCompare, { left: shownTrace(player.getSnapshot().context) });
  const comparison = useSelector(compare, ({ context }) => context.comparison);
  const otherName = useSelector(compare, ({ context }) => context.fileName);
  const refusal = useSelector(compare, ({ context }) => context.refusal);
  const isBusy = useSelector(compare, (state) => state.hasTag('busy'));
  const isPresent = useSelector(compare, ({ context }) => context.right === null);
  const offer = (files: readonly OfferedFile[]) => compare.send({ type: 'files.offered', files });
  useOfferedFiles(offer);
  const names: SideNames = isPresent ? ['Recorded', 'Now'] : ['Left', 'Right'];
  return (
    <DiagramPage>
      <header>
        <Breadcrumbs
          items={[{ label: 'Flow diagrams', href: paths.flows() }, { label: 'Replay' }, { label: 'Compare' }]}
          renderLink={(href, label) => <Link href={href}>{label}</Link>}
        />
        <div>
          <PageHeading text={`Compare: ${playback.title}`} />
          {comparison ? (
            <Sides comparison={comparison} names={names} files={[fileName, otherName]} />
          ) : (
            <p>{fileName} is on the left. A second trace of the same flow comes beside it.</p>
          )}
        </div>
        <div data-part="actions">
          {comparison && (
            <Button size="sm" variant="outline" onClick={() => compare.send({ type: 'comparison.closed' })}>
              Compare with another
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => player.send({ type: 'trace.resumed' })}>
            Back to the trace
          </Button>
        </div>
      </header>
      {isBusy && (
        <>
          <BusyScreen label="Comparing the traces..." />
          <Button variant="outline" onClick={() => compare.send({ type: 'reading.canceled' })}>
            Cancel
          </Button>
        </>
      )}
      {comparison ? (
        <CompareView
          compare={compare}
          comparison={comparison}
          names={names}
          onShow={(position) => {
            player.send({ type: 'trace.resumed' });
            player.send({ type: 'step.chosen', position });
          }}
        />
      ) : (
        <div hidden={isBusy}>
          <OpenTrace
            title="Drop the second trace here"
            hint={`It must be of the same flow: ${playback.title}.`}
            fileName={otherName}
            refusal={refusal}
            onOffer={offer}
          >
            <Button variant="outline" onClick={() => compare.send({ type: 'present.chosen' })}>
              Compare with what the machine does now
            </Button>
          </OpenTrace>
        </div>
      )}
    </DiagramPage>
  );
}

interface SidesProps {
  comparison: Comparison;
  names: SideNames;
  files: readonly [string, string];
}

function Sides({ comparison: { left, right }, names: [one, other], files: [file, otherFile] }: SidesProps) {
  return (
    <>
      <p>
        {one}: {file}, {traceText(left)}
      </p>
      <p>
        {other}: {otherFile ? `${otherFile}, ${traceText(right)}` : 'the same events on today’s machine'}
      </p>
    </>
  );
}

function traceText({ steps, recordedBy, hasMachineChanged }: ComparedTrace): string {
  const count = steps === 1 ? '1 step' : `${steps} steps`;
  return `${count}, recorded by ${recordedBy}${hasMachineChanged ? '; the machine has changed since' : ''}`;
}
