import { sessionPlayerMachine } from '#machines/atlas/session-player.machine.ts';
import { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import type { OfferedFile } from '#machines/atlas/trace-player.rules.ts';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { openSession, sortFile } from '../actors/atlas/sessions.ts';
import { openTrace, saveTest } from '../actors/atlas/traces.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { useListener } from '../runtime/use-listener.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../ui/base/Breadcrumbs.tsx';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { Container } from '../ui/base/Container.tsx';
import { PageHeader } from '../ui/base/PageHeader.tsx';
import { OpenTrace } from './OpenTrace.tsx';
import { ReplayDesk } from './ReplayDesk.tsx';
import { chosenFile, useOfferedFiles } from './use-offered-files.ts';

const tracePlayer = wire(tracePlayerMachine, { openTrace, saveTest });
const sessionPlayer = wire(sessionPlayerMachine, { sortFile, openSession });
const sessionDesk = () => import('./SessionDesk.tsx');

export default function ReplayPage() {
  const player = useFlow(tracePlayer);
  const opener = useFlow(sessionPlayer);
  const session = useSelector(opener, (state) => state.context.session);
  const isReading = useSelector(opener, (state) => state.hasTag('busy'));
  const sessionRefusal = useSelector(opener, (state) => state.context.refusal);
  const fileName = useSelector(player, (state) => state.context.fileName);
  const refusal = useSelector(player, (state) => state.context.refusal);
  const playback = useSelector(player, (state) => state.context.playback);
  const isOpening = useSelector(player, (state) => state.hasTag('busy'));
  const isBusy = isOpening || isReading;
  const offer = (files: readonly OfferedFile[]) => {
    player.send({ type: 'files.offered', files });
    opener.send({ type: 'files.offered', files });
  };
  useOfferedFiles(offer);
  useListener(opener, 'session.found', () => player.send({ type: 'reading.canceled' }));
  useListener(opener, 'trace.offered', ({ name, text, position }) =>
    player.send({ type: 'files.offered', files: [{ ...chosenFile(new File([text], name)), position }] }),
  );
  if (playback)
    return (
      <ReplayDesk
        player={player}
        playback={playback}
        fileName={fileName}
        leaving={session ? 'Back to the timeline' : 'Open another trace'}
      />
    );
  if (session)
    return (
      <Chunk load={sessionDesk}>
        {({ SessionDesk }) => (
          <SessionDesk player={opener} session={session} isOpening={isOpening} refusal={refusal} />
        )}
      </Chunk>
    );
  return (
    <Container isPage>
      <PageHeader
        title="Replay"
        description="Opens a trace of one run of a flow and runs it again, exactly: every event, what it changed and what it told the learner."
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: 'Flow diagrams', href: paths.flows() }, { label: 'Replay' }]}
            renderLink={(href, label) => <Link href={href}>{label}</Link>}
          />
        }
      />
      {isBusy && (
        <>
          <BusyScreen label="Replaying the trace..." />
          <Button
            variant="outline"
            onClick={() => {
              player.send({ type: 'reading.canceled' });
              opener.send({ type: 'reading.canceled' });
            }}
          >
            Cancel
          </Button>
        </>
      )}
      <div hidden={isBusy}>
        <OpenTrace fileName={fileName} refusal={sessionRefusal || refusal} onOffer={offer} />
      </div>
    </Container>
  );
}
