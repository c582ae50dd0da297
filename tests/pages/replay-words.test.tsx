import { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { StepList } from '../../src/atlas/StepList.tsx';
import { StepPanels } from '../../src/atlas/StepPanels.tsx';
import { lampText } from '../support/picture-fixture.ts';
import { lampPlayback } from '../support/playback-fixture.ts';
import { Stage } from '../support/stage.tsx';

const { steps } = lampPlayback;
const emits = [{ type: 'toast.shown', text: 'a message', handlers: [], transitions: [] }];
const said = '{"title":"It stays dark"}';
const [, , failed] = steps;

test('with Words, steps are sentences, and their code is folded', () => {
  const player = createActor(tracePlayerMachine).start();
  const told = steps.map((step) =>
    step === failed ? { ...step, emitted: [{ type: 'toast.shown', payload: said }] } : step,
  );
  const props = { player, steps: told.slice(2), words: { ...lampText, emits } };
  render(
    <Stage>
      <StepList {...props} divergent={-1} onChoose={() => undefined} />
      <StepPanels {...props} flow="lamp" />
    </Stage>,
  );
  const list = screen.getByRole('region', { name: 'Steps' });
  within(list).getByRole('button', { name: /^2 Glowing fails\s*Off$/ });
  const event = screen.getByRole('region', { name: 'Event' });
  within(event).getByRole('heading', { name: /^Glowing fails after 1 min/ });
  within(event).getByText('When glowing fails, say that it stays dark, then go to “Off”.');
  const emitted = screen.getByRole('region', { name: 'Emitted effects' });
  within(emitted).getByRole('listitem');
  expect(emitted.textContent).toContain('A message: “It stays dark”');
  for (const region of [event, emitted, screen.getByRole('region', { name: 'Context' })]) {
    const code = region.querySelector('details');
    expect(code?.open).toBe(false);
    fireEvent.click(within(region).getByText('In code'));
    expect(region.querySelectorAll(':scope > pre, :scope > [data-part=json]')).toHaveLength(0);
  }
});
