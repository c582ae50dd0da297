import { appUpdateMachine } from '#machines/upkeep/app-update.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { isInstallDeclined, updateActors } from '../actors/app-update.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { watchWork } from '../runtime/unfinished-work.ts';
import { Button } from '../ui/base/Button.tsx';
import { OfferBar } from '../ui/site/OfferBar.tsx';

export function AppUpdate() {
  const { flows } = useRuntime();
  const flow = useMemo(
    () =>
      wire(
        appUpdateMachine,
        updateActors((tell) => watchWork(flows, (work) => tell(work?.isFinished === false))),
      ),
    [flows],
  );
  const update = useFlow(flow, { isDeclined: isInstallDeclined() });
  const isOffered = useSelector(update, (state) => state.hasTag('offer'));
  const canAnswer = useSelector(update, (state) => state.can({ type: 'update.accepted' }));
  const canPostpone = useSelector(update, (state) => state.can({ type: 'update.postponed' }));
  const isExplained = useSelector(update, (state) => state.hasTag('explained'));
  const text = isExplained
    ? 'The new version starts once every tab of Camino is closed.'
    : 'A new version of Camino is ready.';
  return (
    <OfferBar text={isOffered && text}>
      {!isExplained && (
        <Button size="sm" aria-disabled={!canAnswer} onClick={() => update.send({ type: 'update.accepted' })}>
          {canAnswer ? 'Update now' : 'Updating...'}
        </Button>
      )}
      {canPostpone && (
        <Button size="sm" variant="outline" onClick={() => update.send({ type: 'update.postponed' })}>
          {isExplained ? 'OK' : 'Later'}
        </Button>
      )}
    </OfferBar>
  );
}
