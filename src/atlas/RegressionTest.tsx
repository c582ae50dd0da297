import { choicesAt } from '#machines/inspect/expectation-choices.ts';
import type { SessionRun } from '#machines/inspect/session-playback.ts';
import type { FlowText } from '#machines/inspect/words.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { hasCrashed } from '#machines/atlas/trace-player.rules.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';
import { NativeSelect } from '../ui/form/NativeSelect.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { PanelSection } from './SideColumn.tsx';

const TestForm = chakra('form', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', '& > div': { width: 'full' } },
});

interface Props {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  playback: SessionRun;
  /** For choices in plain English; null for names from the code. */
  words: FlowText | null;
}

/** Saves a test that fails until this step does what's expected. */
export function RegressionTest({ player, playback, words }: Props) {
  const position = useSelector(player, ({ context }) => context.position);
  return (
    <PanelSection aria-label="Regression test">
      <h2>Is this step wrong?</h2>
      {position === 0 ? (
        <p data-part="note">Go to the step that goes wrong to save a test for it.</p>
      ) : (
        <WantedTest key={position} player={player} playback={playback} words={words} position={position} />
      )}
    </PanelSection>
  );
}

function WantedTest({ player, playback, words, position }: Props & { position: number }) {
  const { steps, states, problem } = playback;
  const [before, after] = steps.slice(position - 1, position + 1);
  if (!before || !after) return null;
  const choices = choicesAt(before, after, {
    states,
    counted: countedKeys(playback),
    hasCrashed: hasCrashed(playback, position),
    words,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = textOf(data.get('text'));
    const expectation =
      text === '' ? choices[Number(data.get('choice'))]?.expected : { kind: 'shows' as const, text };
    if (expectation)
      player.send({ type: 'test.requested', problem: textOf(data.get('problem')), expectation });
  };
  return (
    <TestForm onSubmit={submit}>
      <p data-part="note">
        Say what should happen at step {after.n}. You get a file for tests/traces that fails until it does;{' '}
        <code translate="no">npm run tool -- trace file</code> runs it alone.
      </p>
      <TextField
        label="Problem"
        name="problem"
        maxLength={200}
        autoComplete="off"
        defaultValue={problem}
        placeholder="card comes back"
      />
      <NativeSelect
        label="What should happen"
        name="choice"
        options={choices.map(({ label }, index) => ({ value: String(index), label }))}
      />
      <TextField label="Or a text that it should show" name="text" maxLength={200} autoComplete="off" />
      <Button type="submit" size="sm" variant="outline">
        Download as regression test
      </Button>
    </TestForm>
  );
}

/** The keys of the context with a number, a list or several entries. */
function countedKeys({ steps }: SessionRun): readonly string[] {
  const [start] = steps;
  return Object.entries(start?.changes ?? {}).flatMap(([key, text]) => (/^[[{\d]/.test(text) ? [key] : []));
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry.trim() : '';
}
