import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { parseSession } from '#machines/inspect/session-parse.ts';
import type { Evidence } from '#machines/inspect/evidence.ts';
import { replay } from '#machines/inspect/replay.ts';
import { googleSignInMachine } from '#machines/account/google-sign-in.machine.ts';
import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { useFlow } from '../../src/runtime/use-flow.ts';
import { recordingOf, type Recording } from '../../src/runtime/recording.ts';
import { wire } from '../../src/runtime/wire.ts';
import { isRecordingOn, switchRecording } from '../../src/services/recording-switches.ts';
import { signInWithGoogle } from '../../src/actors/auth.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const mobileMenu = wire(mobileMenuMachine, {});
const googleSignIn = wire(googleSignInMachine, { signInWithGoogle });
const runtime = testRuntime();
const evidence: Evidence = {
  problem: 'The menu stays open',
  circumstances: {
    address: '/games',
    browser: 'Browser/1.0',
    size: '390 × 844',
    language: 'en',
    zone: 'UTC',
    date: '2026-11-03T12:00:00+00:00',
    isOnline: true,
  },
  incidents: [],
};
let recording: Recording;

beforeEach(() => {
  recording = recordingOf(runtime.flows, runtime.ring);
});

afterEach(() => {
  recording.stop();
  cleanup();
  runtime.ring.forget();
});

test('a running flow is recorded from the learner’s request on, and kept after it ends', () => {
  const view = open();
  press();
  recording.start();
  press();
  press();
  view.unmount();
  const [run] = recording.listRuns();
  expect(run).toMatchObject({ title: 'Mobile menu', steps: 2, isRunning: false });
  const { name, text } = recording.makeFile(run?.id ?? 0, evidence);
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
  expect(others.map(({ kind }) => kind)).toEqual(['session', 'recent']);
  expect(JSON.parse(recording.makeFile(run?.id ?? 0, evidence).text)).toMatchObject({
    start: { kind: 'input' },
  });
});

test('of flows that hold the learner’s identity, shapes are recorded', () => {
  recording.start();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Google' }));
  const [run] = recording.listRuns();
  expect(run).toMatchObject({ title: 'Sign in with Google', kind: 'recorded' });
  expect(JSON.parse(recording.makeFile(run?.id ?? 0, evidence).text)).toMatchObject({ masked: true });
});

test('a recording can be saved after it stops, and is dropped when the next one starts', () => {
  recording.start();
  open();
  press();
  recording.stop();
  press();
  expect(recorded()).toMatchObject([{ steps: 1, isRunning: false }]);
  recording.start();
  expect(recorded()).toEqual([]);
});

test('recent steps are buffered by flow, and for all flows in order', () => {
  const view = open();
  press();
  press();
  expect(recording.listRuns()).toMatchObject([
    { title: '', steps: 2, kind: 'session' },
    { title: 'Mobile menu', steps: 2, kind: 'recent' },
  ]);
  view.unmount();
  open();
  press();
  const runs = recording.listRuns();
  expect(runs).toMatchObject([
    { title: '', steps: 3, kind: 'session' },
    { title: 'Mobile menu', steps: 1, isRunning: true, kind: 'recent' },
    { title: 'Mobile menu', steps: 2, isRunning: false, kind: 'recent' },
  ]);
  const { name, text } = recording.makeFile(runs[0]?.id ?? 0, evidence);
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
  runtime.ring.forget();
  expect(recording.listRuns().map(({ kind }) => kind)).toEqual(['recorded', 'session']);
});

test('a file of buffered steps has at most 2 MiB: the last steps that fit, which still replay', () => {
  render(
    <Stage runtime={runtime}>
      <Notes />
    </Stage>,
  );
  const button = screen.getByRole('button', { name: 'Notes' });
  for (let step = 1; step <= 60; step += 1) fireEvent.click(button);
  const run = recording.listRuns().find(({ kind }) => kind === 'recent');
  expect(run).toMatchObject({ steps: 60 });
  const { text } = recording.makeFile(run?.id ?? 0, evidence);
  expect(new Blob([text]).size).toBeLessThanOrEqual(2 * 1024 * 1024);
  expect(new Blob([text]).size).toBeGreaterThan(1024 * 1024);
  const parsed = parseTrace(text, ['grammar']);
  if (!parsed.ok) throw new Error(parsed.message);
  expect(parsed.trace.steps.at(-1)?.n).toBe(60);
  expect(replay(notesMachine, parsed.trace).divergence).toBeNull();
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
  const google = useFlow(googleSignIn);
  return (
    <>
      <button onClick={() => menu.send({ type: 'menu.toggled' })}>Menu</button>
      <button onClick={() => google.send({ type: 'google.chosen' })}>Google</button>
    </>
  );
}

function recorded() {
  return recording.listRuns().filter(({ kind }) => kind === 'recorded');
}

function press(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
}
