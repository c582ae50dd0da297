import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { parseSession } from '#machines/inspect/session-parse.ts';
import { replay } from '#machines/inspect/replay.ts';
import { googleSignInMachine } from '#machines/account/google-sign-in.machine.ts';
import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { useFlow } from '../../src/runtime/use-flow.ts';
import { recordingOf, type Recording } from '../../src/runtime/recording.ts';
import { holdRing } from '../../src/runtime/ring.ts';
import { wire } from '../../src/runtime/wire.ts';
import { isRecordingOn, switchRecording } from '../../src/services/recording-switches.ts';
import { signInWithGoogle } from '../../src/actors/auth.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const mobileMenu = wire(mobileMenuMachine, {});
const googleSignIn = wire(googleSignInMachine, { signInWithGoogle });
const runtime = testRuntime();
let recording: Recording;

beforeEach(async () => {
  recording = await recordingOf(runtime.flows);
});

afterEach(() => {
  recording.stop();
  cleanup();
});

test('a running flow is recorded from the learner’s request on, and kept after it ends', () => {
  const view = open();
  press();
  expect(recording.listRuns()).toMatchObject([{ title: 'Mobile menu', steps: 0, isRunning: true }]);
  recording.start();
  press();
  press();
  view.unmount();
  const [run] = recording.listRuns();
  expect(run).toMatchObject({ title: 'Mobile menu', steps: 2, isRunning: false });
  const { name, text } = recording.makeFile(run?.id ?? 0);
  expect(name).toMatch(/^camino-mobile-menu-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.trace\.json$/);
  const parsed = parseTrace(text, ['mobile-menu']);
  if (!parsed.ok) throw new Error(parsed.message);
  expect(parsed.trace.app.version).toMatch(/^\d+\.\d+\.\d+$/);
  const { divergence, final } = replay(mobileMenuMachine, parsed.trace);
  expect(divergence).toBeNull();
  expect(final.value).toBe('open');
});

test('the recording switch applies to pages opened later', () => {
  expect(isRecordingOn()).toBe(false);
  switchRecording(true);
  expect(isRecordingOn()).toBe(true);
  switchRecording(false);
  expect(isRecordingOn()).toBe(false);
});

test('a flow that starts while recording is on is recorded from its start, and only once', () => {
  recording.start();
  open();
  press();
  const [run, ...others] = recording.listRuns();
  expect(others).toEqual([]);
  expect(JSON.parse(recording.makeFile(run?.id ?? 0).text)).toMatchObject({ start: { kind: 'input' } });
});

test('flows that hold the learner’s identity are neither listed nor recorded', () => {
  open();
  expect(recording.listRuns().map(({ title }) => title)).toEqual(['Mobile menu']);
  recording.start();
  expect(recording.listRuns().map(({ title }) => title)).toEqual(['Mobile menu']);
});

test('a recording can be saved after it stops, and is dropped when the next one starts', () => {
  recording.start();
  open();
  press();
  recording.stop();
  press();
  expect(recording.listRuns()).toMatchObject([{ steps: 1, isRunning: false }]);
  recording.start();
  expect(recording.listRuns()).toMatchObject([{ steps: 0, isRunning: true }]);
});

test('recent steps are buffered by flow, and for all flows in order', () => {
  const forget = holdRing(runtime.flows);
  const view = open();
  press();
  press();
  expect(recording.listRuns()).toMatchObject([{ title: 'Mobile menu', steps: 2, kind: 'recent' }]);
  view.unmount();
  open();
  press();
  const runs = recording.listRuns();
  expect(runs).toMatchObject([
    { title: '', steps: 3, kind: 'session' },
    { title: 'Mobile menu', steps: 1, isRunning: true, kind: 'recent' },
    { title: 'Mobile menu', steps: 2, isRunning: false, kind: 'recent' },
  ]);
  const { name, text } = recording.makeFile(runs[0]?.id ?? 0);
  expect(name).toMatch(/^camino-session-.*\.trace\.json$/);
  const parsed = parseSession(text, ['mobile-menu']);
  if (!parsed.ok) throw new Error(parsed.message);
  expect(parsed.session.flows.map((trace) => replay(mobileMenuMachine, trace).divergence)).toEqual([
    null,
    null,
  ]);

  recording.start();
  press();
  expect(recording.listRuns().map(({ kind, steps }) => `${kind} ${steps}`)).toEqual([
    'recorded 1',
    'session 4',
    'recent 2',
    'recent 2',
  ]);
  forget();
  expect(recording.listRuns().map(({ kind }) => kind)).toEqual(['recorded']);
});

test('a file of buffered steps has at most 2 MiB: the last steps that fit, which still replay', () => {
  const forget = holdRing(runtime.flows);
  render(
    <Stage runtime={runtime}>
      <Notes />
    </Stage>,
  );
  const button = screen.getByRole('button', { name: 'Notes' });
  for (let step = 1; step <= 60; step += 1) fireEvent.click(button);
  const [run] = recording.listRuns();
  expect(run).toMatchObject({ steps: 60 });
  const { text } = recording.makeFile(run?.id ?? 0);
  expect(new Blob([text]).size).toBeLessThanOrEqual(2 * 1024 * 1024);
  expect(new Blob([text]).size).toBeGreaterThan(1024 * 1024);
  const parsed = parseTrace(text, ['grammar']);
  if (!parsed.ok) throw new Error(parsed.message);
  expect(parsed.trace.steps.at(-1)?.n).toBe(60);
  expect(replay(notesMachine, parsed.trace).divergence).toBeNull();
  forget();
});

/** Each event is about 60,000 bytes in UTF-8. */
const notesMachine = setup({
  types: {} as { context: { notes: number }; events: { type: 'note.added'; text: string } },
}).createMachine({
  id: 'grammar',
  context: { notes: 0 },
  on: { 'note.added': { actions: assign({ notes: ({ context }) => context.notes + 1 }) } },
});
const notes = wire(notesMachine, {});

function Notes() {
  const flow = useFlow(notes);
  return <button onClick={() => flow.send({ type: 'note.added', text: 'ñ'.repeat(30_000) })}>Notes</button>;
}

function open() {
  return render(
    <StrictMode>
      <Stage runtime={runtime}>
        <Menu />
      </Stage>
    </StrictMode>,
  );
}

function Menu() {
  const menu = useFlow(mobileMenu);
  useFlow(googleSignIn);
  return <button onClick={() => menu.send({ type: 'menu.toggled' })}>Menu</button>;
}

function press(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
}
