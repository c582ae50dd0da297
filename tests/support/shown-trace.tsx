import { decode } from '#machines/inspect/trace-encoding.ts';
import type { Trace } from '#machines/inspect/trace.ts';
import { act, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { App } from '../../src/App.tsx';
import { RuntimeContext } from '../../src/runtime/runtime.ts';
import { placeAt } from '../../src/screen/place.ts';
import { placeOf } from '../../src/screen/places.ts';
import { ScreenRun } from '../../src/screen/run.ts';

/** Shows the page of a trace's flow after its last step; resolves to why that fails, or null. */
export async function failureOf({ machine, start, steps }: Trace): Promise<string | null> {
  const place = placeOf(machine);
  if (typeof place === 'string') throw new Error(place);
  const input = start.kind === 'input' ? decode(start.input) : undefined;
  const address = typeof place.at === 'string' ? place.at : place.at(input);
  location.hash = address.split('#')[1] ?? '';
  const failures: unknown[] = [];
  const note = (error: unknown) => void failures.push(error);
  let isSettled = false;
  const events = steps.map(({ n, event }) => ({ id: n, event }));
  const run = new ScreenRun({ flow: machine, run: 'trace', start, events }, place, () => {
    isSettled = true;
  });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element, { onCaughtError: note, onUncaughtError: note });
  try {
    await act(async () => {
      root.render(
        <RuntimeContext value={run.runtime}>
          <Router hook={placeAt(address, run.isHeard)}>
            <App />
          </Router>
        </RuntimeContext>,
      );
      await vi.dynamicImportSettled();
    });
    await waitFor(() => {
      if (!isSettled && failures.length === 0) throw new Error('The page doesn’t run this flow.');
    });
    await act(() => vi.dynamicImportSettled());
  } finally {
    act(() => root.unmount());
    element.remove();
  }
  const [failure] = failures;
  if (failure === undefined) return null;
  return failure instanceof Error ? failure.message : JSON.stringify(failure);
}
