import { flows } from '#machines/all.ts';
import { authFormMachine } from '#machines/account/auth-form.machine.ts';
import { replay } from '#machines/inspect/replay.ts';
import { Ring } from '#machines/inspect/ring.ts';
import { lastSteps, RING_STEPS } from '#machines/inspect/ring-run.ts';
import { traceOfRun } from '#machines/inspect/ring-trace.ts';
import { decode } from '#machines/inspect/trace-encoding.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { traceText } from '#machines/inspect/trace.ts';
import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assign, createActor, setup, type AnyActor, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { inert } from '../support/paths/control.ts';

const app = { version: '0.0.0', commit: null };
const clock = { setTimeout: () => 0, clearTimeout: () => undefined };

function newRing(): Ring {
  let now = 0;
  return new Ring({ now: () => (now += 10), isMasked: (id) => id === 'auth-form' });
}

function started(machine: AnyStateMachine, input?: unknown): AnyActor {
  return createActor(machine, { input, clock });
}

/** The input of a flow's recorded run, and its events without failures. */
function recorded(id: string) {
  const machine = flows.find((flow) => flow.id === id)?.machine;
  const parsed = parseTrace(readFileSync(`tests/traces/${id}.recorded.trace.json`, 'utf8'), [id]);
  if (!machine || !parsed.ok || parsed.trace.start.kind !== 'input') throw new Error(`No trace of ${id}.`);
  const { start, steps } = parsed.trace;
  const events = steps.map(({ event }) => decode(event) as AnyEventObject);
  return {
    machine,
    input: decode(start.input),
    events: events.filter(({ type }) => !type.startsWith('xstate.error.')),
  };
}

/** The only run of a ring, replayed from the text of its file. */
function replayed(ring: Ring, machine: AnyStateMachine) {
  const [run, ...others] = ring.runs();
  if (!run) throw new Error('Nothing is held.');
  expect(others).toEqual([]);
  const parsed = parseTrace(traceText(traceOfRun(run, app)), [machine.id]);
  if (!parsed.ok) throw new Error(parsed.message);
  return { trace: parsed.trace, replay: replay(machine, parsed.trace) };
}

test.each(['word-match', 'exam-quiz', 'flashcards', 'review', 'lesson'])(
  'the last 200 steps of %s replay exactly, from its input or from where they begin',
  (id) => {
    const { machine, input, events } = recorded(id);
    const ring = newRing();
    const actor = started(inert(machine), input);
    ring.watch(actor);
    actor.start();
    const send = (count: number) => {
      for (let sent = 0; sent < count; sent += 1) {
        const event = events[sent % events.length];
        if (event && actor.getSnapshot().status === 'active') actor.send(event);
      }
    };
    send(3);
    const short = replayed(ring, machine);
    expect([short.trace.start.kind, short.trace.steps.length]).toEqual(['input', 3]);
    expect(short.replay.divergence).toBeNull();

    send(RING_STEPS + 40);
    const { trace, replay: long } = replayed(ring, machine);
    const steps = Number(trace.steps.at(-1)?.n);
    expect(trace.steps.length).toBe(Math.min(steps, RING_STEPS));
    expect(trace.start.kind === 'checkpoint' ? trace.start.dropped : 0).toBe(steps - trace.steps.length);
    expect(long.divergence).toBeNull();
  },
);

test('a flow that ran before is recorded from its current state on', () => {
  const ring = newRing();
  const actor = started(mobileMenuMachine).start();
  actor.send({ type: 'menu.toggled' });
  ring.watch(actor);
  actor.send({ type: 'menu.toggled' });
  const { trace, replay: again } = replayed(ring, mobileMenuMachine);
  expect(trace).toMatchObject({ start: { kind: 'checkpoint', dropped: 0, state: { value: 'open' } } });
  expect(trace.steps.map(({ n, value }) => [n, value])).toEqual([[1, 'closed']]);
  expect(again.divergence).toBeNull();
});

test('of an account flow not even the page’s memory holds values; its file shows shapes, as recorded', () => {
  const ring = newRing();
  const form = started(inert(authFormMachine), { mode: 'login', notice: 'Hello Ana' });
  ring.watch(form);
  form.start();
  tell(form, { type: 'form.submitted', values: { email: 'ana@example.com', password: 'hunter2' } });
  const held = JSON.stringify(ring.runs().map(({ steps }) => steps));
  expect(held).not.toMatch(/hunter2|ana@|Hello Ana/);
  expect(held).toContain('"values":{"email":"[redacted]","password":"[redacted]"}');
  const { trace, replay: shown } = replayed(ring, authFormMachine);
  expect(trace).toMatchObject({ masked: true, steps: [{ event: { type: 'form.submitted' } }] });
  expect(shown).toMatchObject({ divergence: null, steps: [{}, { value: trace.steps[0]?.value }] });
  expect(shown.steps[1]?.states).toContain('auth-form');
});

test('once a learner leaves, the ring has nothing of what they did', () => {
  const ring = newRing();
  const ended = started(mobileMenuMachine);
  const end = ring.watch(ended);
  ended.start().send({ type: 'menu.toggled' });
  end();
  const running = started(mobileMenuMachine);
  ring.watch(running);
  running.start().send({ type: 'menu.toggled' });
  ring.forget();
  running.send({ type: 'menu.toggled' });
  const { trace, replay: again } = replayed(ring, mobileMenuMachine);
  expect(trace).toMatchObject({ start: { kind: 'checkpoint', state: { value: 'open' } } });
  expect(trace.steps.map(({ n, value }) => [n, value])).toEqual([[1, 'closed']]);
  expect(again.divergence).toBeNull();
});

test('passwords, tokens and addresses leave the memory of the page in no file', () => {
  const ring = newRing();
  const actor = started(secretMachine).start();
  ring.watch(actor);
  tell(actor, {
    type: 'told',
    password: 'hunter2',
    accessToken: 'tok-123',
    note: 'Write to ana@example.com',
  });
  for (let sent = 0; sent < RING_STEPS; sent += 1) actor.send({ type: 'ticked' });
  const { trace } = replayed(ring, secretMachine);
  expect(JSON.stringify(trace)).not.toMatch(/hunter2|tok-123|ana@example/);
  expect(trace.start).toMatchObject({ kind: 'checkpoint', partial: ['password', 'accessToken', 'note'] });
});

test('a machine that fails is held with its failure', () => {
  const ring = newRing();
  const actor = started(brittleMachine);
  actor.subscribe({ error: () => undefined });
  const end = ring.watch(actor);
  actor.start();
  actor.send({ type: 'hit' });
  end();
  const { trace, replay: again } = replayed(ring, brittleMachine);
  expect(trace.steps).toMatchObject([{ event: { type: 'hit' }, status: 'error' }]);
  expect(again.divergence).toBeNull();
});

test('keeps the last ten ended runs with steps, and all running ones', () => {
  const ring = newRing();
  const run = (steps: number) => {
    const actor = started(mobileMenuMachine);
    const end = ring.watch(actor);
    actor.start();
    for (let sent = 0; sent < steps; sent += 1) actor.send({ type: 'menu.toggled' });
    return end;
  };
  run(0);
  for (let steps = 1; steps <= 14; steps += 1) run(steps)();
  run(0)();
  expect(ring.runs().map(({ steps, isRunning }) => [steps.length - 1, isRunning])).toEqual([
    [0, true],
    ...Array.from({ length: 10 }, (_one, index) => [index + 5, false]),
  ]);
});

test('fewer of the last steps replay, too, and those that the machine has not taken are among them', () => {
  const { machine, input, events } = recorded('word-match');
  const ring = newRing();
  const actor = started(inert(machine), input);
  ring.watch(actor);
  actor.start();
  for (const event of events) actor.send(event);
  const [run] = ring.runs();
  if (!run) throw new Error('Nothing is held.');
  const count = run.steps.length - 1;
  for (const most of [count + 1, count, 5, 1, 0]) {
    const trace = traceOfRun(lastSteps(run, most), app);
    expect(trace.steps.length).toBe(Math.min(most, count));
    expect(trace.start.kind).toBe(most < count ? 'checkpoint' : 'input');
    expect(replay(machine, trace).divergence).toBeNull();
  }
  const [first] = run.steps;
  const waiting = { ...first, n: 1, event: { type: 'menu.toggled' }, state: null };
  expect(lastSteps({ ...run, steps: [first, waiting] }, 0).steps).toEqual([first, waiting]);
});

function tell(actor: AnyActor | undefined, event: AnyEventObject): void {
  actor?.send(event);
}

type Told = { type: 'told'; password: string; accessToken: string; note: string };

const secretMachine = setup({
  types: {} as {
    context: { password: string; accessToken: string; note: string; ticks: number };
    events: Told | { type: 'ticked' };
  },
}).createMachine({
  id: 'secret',
  context: { password: '', accessToken: '', note: '', ticks: 0 },
  on: {
    told: { actions: assign(({ event: { type: _type, ...told } }) => told) },
    ticked: { actions: assign({ ticks: ({ context }) => context.ticks + 1 }) },
  },
});

const brittleMachine = setup({ types: {} as { events: { type: 'hit' } } }).createMachine({
  id: 'brittle',
  on: {
    hit: {
      actions: assign(() => {
        throw new Error('broken');
      }),
    },
  },
});
