import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { FlowSettingsContext, type FlowSettings } from '../../src/runtime/settings.ts';
import { system } from '../../src/theme/theme.ts';
import { VirtualClock } from './paths/clock.ts';

/** Opens a game on its page with what its actors answer, by name, and starts it. Gives the clock it runs by. */
export async function playGame(page: ReactNode, answers: Record<string, unknown>): Promise<VirtualClock> {
  const clock = new VirtualClock();
  const actors = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, fromPromise(() => Promise.resolve(answer))]),
  );
  const settings: FlowSettings = {
    prepare: (machine, input) => ({
      machine: machine.provide({ actors }) as typeof machine,
      options: { input, clock },
    }),
    newSeed: () => 7,
    today: () => '2026-11-03',
  };
  render(
    <FlowSettingsContext value={settings}>
      <ChakraProvider value={system}>{page}</ChakraProvider>
    </FlowSettingsContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Start Game' }));
  return clock;
}
