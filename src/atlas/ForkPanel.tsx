import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';
import { PanelSection } from './Panel.tsx';

/** Leads to other events from the step shown on. */
export function ForkPanel({ player }: { player: ActorRefFrom<typeof tracePlayerMachine> }) {
  return (
    <PanelSection aria-label="Fork">
      <h2>What if something else happened?</h2>
      <p data-part="note">Sends other events from this step on and shows where they lead.</p>
      <div data-part="row">
        <Button size="sm" variant="outline" onClick={() => player.send({ type: 'fork.opened' })}>
          Fork from this step
        </Button>
      </div>
    </PanelSection>
  );
}
