import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { PanelSection } from './SideColumn.tsx';

const TestForm = chakra('form', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', '& > div': { width: 'full' } },
});

/** Saves a test that fails while the machine does what it did at this step. */
export function RegressionTest({ player }: { player: ActorRefFrom<typeof tracePlayerMachine> }) {
  const step = useSelector(player, ({ context }) => context.playback?.steps[context.position]?.n);
  const isAtStart = useSelector(player, ({ context }) => context.position === 0);
  return (
    <PanelSection aria-label="Regression test">
      <h2>Is this step wrong?</h2>
      {isAtStart ? (
        <p data-part="note">Go to the step that goes wrong to save a test for it.</p>
      ) : (
        <TestForm
          onSubmit={(event) => {
            event.preventDefault();
            const problem = new FormData(event.currentTarget).get('problem');
            player.send({ type: 'test.requested', problem: typeof problem === 'string' ? problem : '' });
          }}
        >
          <p data-part="note">
            A file for tests/traces that fails until step {step} does something else. Then{' '}
            <code translate="no">npm run tool -- replay file --accept</code> keeps what’s right.
          </p>
          <TextField
            label="Problem"
            name="problem"
            maxLength={60}
            autoComplete="off"
            placeholder="card comes back"
          />
          <Button type="submit" size="sm" variant="outline">
            Download as regression test
          </Button>
        </TestForm>
      )}
    </PanelSection>
  );
}
