import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { VirtualClock } from './paths/clock.ts';
import { Stage, testRuntime } from './stage.tsx';

export async function playGame(page: ReactNode, answers: Record<string, unknown>): Promise<VirtualClock> {
  const clock = new VirtualClock();
  const actors = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, fromPromise(() => Promise.resolve(answer))]),
  );
  const runtime = testRuntime(({ machine }, input) => ({
    machine: machine.provide({ actors }) as typeof machine,
    options: { input, clock },
  }));
  render(<Stage runtime={runtime}>{page}</Stage>);
  fireEvent.click(await screen.findByRole('button', { name: 'Start Game' }));
  return clock;
}
