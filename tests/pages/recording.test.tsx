import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { replay } from '#machines/inspect/replay.ts';
import { googleSignInMachine } from '#machines/account/google-sign-in.machine.ts';
import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { useFlow } from '../../src/runtime/use-flow.ts';
import { listRuns, makeFile, startRecording, stopRecording } from '../../src/runtime/recording.ts';
import { isRecordingOn, watchFlows } from '../../src/runtime/running.ts';
import { system } from '../../src/theme/theme.ts';

afterEach(() => {
  stopRecording();
  cleanup();
});

test('a flow that runs is recorded from when the learner asks for it, and after it has gone', () => {
  const view = open();
  press();
  expect(listRuns(watchFlows)).toMatchObject([{ title: 'Mobile menu', steps: 0, isRunning: true }]);
  expect(isRecordingOn()).toBe(false);
  startRecording(watchFlows);
  expect(isRecordingOn()).toBe(true);
  press();
  press();
  view.unmount();
  const [run] = listRuns(watchFlows);
  expect(run).toMatchObject({ title: 'Mobile menu', steps: 2, isRunning: false });
  const { name, text } = makeFile(run?.id ?? 0);
  expect(name).toMatch(/^camino-mobile-menu-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.trace\.json$/);
  const parsed = parseTrace(text, ['mobile-menu']);
  if (!parsed.ok) throw new Error(parsed.message);
  expect(parsed.trace.app.version).toMatch(/^\d+\.\d+\.\d+$/);
  const { divergence, final } = replay(mobileMenuMachine, parsed.trace);
  expect(divergence).toBeNull();
  expect(final.value).toBe('open');
});

test('a flow that starts while recording is on is recorded from its start, and only once', () => {
  startRecording(watchFlows);
  open();
  press();
  const [run, ...others] = listRuns(watchFlows);
  expect(others).toEqual([]);
  expect(JSON.parse(makeFile(run?.id ?? 0).text)).toMatchObject({ start: { kind: 'input' } });
});

test('flows that know who the learner is are neither listed nor recorded', () => {
  open();
  expect(listRuns(watchFlows).map(({ title }) => title)).toEqual(['Mobile menu']);
  startRecording(watchFlows);
  expect(listRuns(watchFlows).map(({ title }) => title)).toEqual(['Mobile menu']);
});

test('what was recorded can be saved after recording has been stopped, and is gone with the next start', () => {
  startRecording(watchFlows);
  open();
  press();
  stopRecording();
  press();
  expect(listRuns(watchFlows)).toMatchObject([{ steps: 1, isRunning: false }]);
  startRecording(watchFlows);
  expect(listRuns(watchFlows)).toMatchObject([{ steps: 0, isRunning: true }]);
});

function open() {
  return render(
    <StrictMode>
      <ChakraProvider value={system}>
        <Menu />
      </ChakraProvider>
    </StrictMode>,
  );
}

function Menu() {
  const menu = useFlow(mobileMenuMachine);
  useFlow(googleSignInMachine);
  return <button onClick={() => menu.send({ type: 'menu.toggled' })}>Menu</button>;
}

function press(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
}
