import { tracePileMachine } from '#machines/atlas/trace-pile.machine.ts';
import { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import type { OfferedFile } from '#machines/atlas/trace-player.rules.ts';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { openTrace, saveTest, sortTraces } from '../actors/atlas/traces.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../ui/base/Breadcrumbs.tsx';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { Container } from '../ui/base/Container.tsx';
import { PageHeader } from '../ui/base/PageHeader.tsx';
import { OpenTrace } from './OpenTrace.tsx';
import { ReplayDesk } from './ReplayDesk.tsx';
import { useOfferedFiles } from './use-offered-files.ts';

const tracePlayer = wire(tracePlayerMachine, { openTrace, saveTest });
const tracePile = wire(tracePileMachine, { sortTraces });
const compareDesk = () => import('./CompareDesk.tsx');
const pileList = () => import('./PileList.tsx');
const busy = <BusyScreen label="Loading..." />;

export default function ReplayPage() {
  const player = useFlow(tracePlayer);
  const pile = useFlow(tracePile);
  const fileName = useSelector(player, (state) => state.context.fileName);
  const refusal = useSelector(player, (state) => state.context.refusal);
  const playback = useSelector(player, (state) => state.context.playback);
  const isReading = useSelector(player, (state) => state.hasTag('busy'));
  const isComparing = useSelector(player, (state) => state.matches({ ready: 'comparing' }));
  const isSorting = useSelector(pile, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(pile, (state) => state.matches('failed'));
  const sorted = useSelector(pile, (state) => state.context.pile);
  const open = (files: readonly OfferedFile[]) => player.send({ type: 'files.offered', files });
  const offer = (files: readonly OfferedFile[]) => {
    const event = { type: 'files.offered' as const, files };
    if (!player.getSnapshot().can(event)) return;
    player.send(event);
    pile.send(event);
  };
  useOfferedFiles(offer);
  if (playback) {
    const shown = { player, playback, fileName };
    if (isComparing)
      return (
        <Chunk load={compareDesk} fallback={busy}>
          {({ CompareDesk }) => <CompareDesk {...shown} />}
        </Chunk>
      );
    return <ReplayDesk {...shown} />;
  }
  const isBusy = isReading || isSorting;
  const cancel = () => {
    player.send({ type: 'reading.canceled' });
    pile.send({ type: 'reading.canceled' });
  };
  return (
    <Container isPage>
      <PageHeader
        title="Replay"
        description="Opens a trace of one run of a flow, or a session of several, and runs it again, exactly: every event, what it changed and what it told the learner."
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: 'Flow diagrams', href: paths.flows() }, { label: 'Replay' }]}
            renderLink={(href, label) => <Link href={href}>{label}</Link>}
          />
        }
      />
      {isBusy && (
        <>
          <BusyScreen label={isSorting ? 'Reading the files...' : 'Replaying the trace...'} />
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        </>
      )}
      <div hidden={isBusy}>
        {(sorted || hasFailed) && (
          <Chunk load={pileList}>{({ PileList }) => <PileList pile={pile} onOpen={open} />}</Chunk>
        )}
        <OpenTrace
          title="Drop a trace file here"
          hint="“Report a problem” in the menu of your account, or at the foot of the start page, saves one. It stays on this device. Several files are sorted first."
          fileName={fileName}
          refusal={refusal}
          onOffer={offer}
        />
      </div>
    </Container>
  );
}
