import { flows } from '#machines/all.ts';
import { authFormMachine } from '#machines/account/auth-form.machine.ts';
import { replay } from '#machines/inspect/replay.ts';
import { lossOf } from '#machines/inspect/loss.ts';
import { Ring, type RingOptions } from '#machines/inspect/ring.ts';
import { RING_STEPS, type HeldRun } from '#machines/inspect/ring-run.ts';
import { traceOfRun } from '#machines/inspect/ring-trace.ts';
import { decode } from '#machines/inspect/trace-encoding.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { traceText } from '#machines/inspect/trace.ts';
import { weightOf } from '#machines/inspect/weight.ts';
import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  assign,
  createActor,
  emit,
  setup,
  type AnyActor,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import { inert } from '../support/paths/control.ts';

const app = { version: '0.0.0', commit: null };
const clock = { setTimeout: () => 0, clearTimeout: () => undefined };

function newRing(options: Partial<RingOptions> = {}): Ring {
  let now = 0;
  return new Ring({ now: () => (now += 10), isRecordable: (id) => id !== 'auth-form', ...options });
}

function started(machine: AnyStateMachine, input?: unknown): AnyActor {
  return createActor(machine, { input, clock });
}

/** What the recorded run of a flow was started with, and its events but for failures. */
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

test('a flow that ran before is held from its present state on', () => {
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

test('a flow that may not be recorded is not even held', () => {
  const ring = newRing();
  const form = started(inert(authFormMachine), { mode: 'login', notice: null }).start();
  ring.watch(form);
  tell(form, { type: 'field.changed', field: 'password', value: 'hunter2' });
  expect(ring.runs()).toEqual([]);
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

test('of ended runs the last ten with steps are kept, and of running ones all', () => {
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

test('the oldest steps of all runs are forgotten when they hold too much together', () => {
  const bytes = 200_000;
  const ring = newRing({ bytes });
  const hoards = [1, 2].map(() => {
    const actor = started(hoardMachine, []).start();
    ring.watch(actor);
    return actor;
  });
  for (let sent = 0; sent < 500; sent += 1) {
    const items = Array.from({ length: 1000 }, (_one, index) => index);
    tell(hoards[sent % 2], { type: 'kept', key: 'a', part: items });
  }
  expect(beyond(ring)).toBeLessThanOrEqual(bytes);
  for (const run of ring.runs()) {
    expect(run.steps.length).toBeGreaterThan(8);
    expect(run.steps.length).toBeLessThan(20);
    expect(replay(hoardMachine, traceOfRun(run, app)).divergence).toBeNull();
  }
});

test('what a flow keeps for itself makes the ring forget nothing, however large', () => {
  const ring = newRing({ bytes: 100_000 });
  const part = Array.from({ length: 10_000 }, (_one, index) => ({ index }));
  const actor = started(hoardMachine, []).start();
  ring.watch(actor);
  for (const key of ['a', 'b', 'c']) tell(actor, { type: 'kept', key, part: { part } });
  tell(actor, { type: 'moved', from: 'a', to: 'd' });
  expect(ring.runs()[0]?.steps.length).toBe(5);
  for (const key of ['b', 'c', 'd']) tell(actor, { type: 'dropped', key });
  expect(ring.runs()[0]?.steps.length).toBeLessThan(5);
});

test('what an ended flow leaves is weighed when there is time, and once', () => {
  const waiting: (() => void)[] = [];
  const ring = newRing({ bytes: 100_000, later: (callback) => void waiting.push(callback) });
  const actor = started(hoardMachine, []).start();
  const end = ring.watch(actor);
  tell(actor, { type: 'kept', key: 'a', part: Array.from({ length: 8000 }, (_one, index) => index) });
  end();
  ring.watch(actor)();
  for (const callback of waiting) callback();
  expect(ring.runs()[0]?.steps.length).toBe(2);
  const other = started(hoardMachine, []).start();
  const endOther = ring.watch(other);
  tell(other, { type: 'kept', key: 'a', part: Array.from({ length: 8000 }, (_one, index) => index) });
  endOther();
  expect(ring.runs()).toHaveLength(2);
  waiting.at(-1)?.();
  expect(ring.runs()).toHaveLength(1);
});

const parts = fc.letrec<{ part: unknown; text: string }>((tie) => ({
  text: fc.oneof(
    fc.string(),
    fc.nat(60_000).map((length) => 'x'.repeat(length)),
  ),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('text'),
    fc.array(tie('part'), { maxLength: 8 }),
    fc.dictionary(fc.string({ maxLength: 3 }), tie('part'), { noNullPrototype: true }),
    fc.nat(3000).map((length) => Array.from({ length }, (_one, index) => ({ index }))),
    fc.array(fc.tuple(fc.nat(9), tie('part')), { maxLength: 8 }).map((entries) => new Map(entries)),
    fc.array(tie('text'), { maxLength: 8 }).map((texts) => new Set(texts)),
  ),
})).part;
const keys = fc.constantFrom('a', 'b', 'c');
const orders = fc.oneof(
  fc.record({ type: fc.constantFrom('kept', 'told', 'ignored'), key: keys, part: parts }),
  fc.record({ type: fc.constantFrom('added', 'put'), key: keys, at: fc.nat(5), part: parts }),
  fc.record({ type: fc.constant('moved'), from: keys, to: keys }),
  fc.record({ type: fc.constantFrom('dropped', 'shortened', 'turned'), key: keys }),
);
const acts = fc.oneof(
  { weight: 9, arbitrary: fc.record({ to: fc.nat(2), order: orders }) },
  { weight: 1, arbitrary: fc.record({ to: fc.nat(2), order: fc.constant('end') }) },
  { weight: 1, arbitrary: fc.record({ to: fc.nat(2), order: fc.constant('again') }) },
  { weight: 1, arbitrary: fc.record({ to: fc.nat(2), order: fc.constant('later') }) },
);

/** A flow that is watched again after it ended without a step, with as much as may be held. */
const watchedAgain: [unknown[], { to: number; order: never }[], boolean] = [
  ['', Array.from({ length: 285 }, (_one, index) => ({ index })), ''],
  [
    { to: 1, order: 'again' },
    { to: 1, order: { type: 'dropped', key: 'a' } },
    { to: 1, order: { type: 'moved', from: 'a', to: 'b' } },
    { to: 0, order: { type: 'added', key: 'a', at: 0, part: '' } },
    { to: 0, order: { type: 'moved', from: 'c', to: 'a' } },
  ] as { to: number; order: never }[],
  false,
];

test('at every event, whatever it carries, the steps hold no more than they may beyond what flows hold', () => {
  const bytes = 60_000;
  fc.assert(
    fc.property(
      fc.array(parts, { minLength: 3, maxLength: 3 }),
      fc.array(acts, { maxLength: 40 }),
      fc.boolean(),
      (inputs, all, isLater) => {
        const waiting: (() => void)[] = [];
        const ring = newRing({ bytes, ...(isLater && { later: (callback) => void waiting.push(callback) }) });
        const actors = inputs.map((input) => started(hoardMachine, input));
        const ends = actors.map((actor) => {
          const end = ring.watch(actor);
          actor.start();
          return end;
        });
        expect(beyond(ring)).toBeLessThanOrEqual(bytes);
        for (const { to, order } of all) {
          const [actor, end] = [actors[to], ends[to]];
          if (!actor || !end) return;
          if (order === 'later') for (const callback of waiting.splice(0)) callback();
          else if (order === 'end') end();
          else if (order === 'again') {
            end();
            ends[to] = ring.watch(actor);
          } else tell(actor, order);
          expect(waiting.length === 0 ? beyond(ring) : 0).toBeLessThanOrEqual(bytes);
          for (const run of ring.runs()) expect(run.steps[0].state).not.toBeNull();
        }
      },
    ),
    { numRuns: 50, examples: [watchedAgain] },
  );
});

const texts = ['one', 'two', 'three'].map((text) => `${text} and so on, at length`);
const items = texts.map((text) => ({ text }));
test.each<[string, unknown, unknown, unknown[]]>([
  ['a text', { text: texts[0] }, { text: texts[1] }, [texts[0]]],
  ['the first of a list', items, items.slice(1), [items[0]]],
  ['an item that is replaced', items, [items[0], { text: 'new' }, items[2]], [items[1]]],
  ['items that change places', items, items.toReversed(), []],
  ['what moves to another key', { from: items[0], to: null }, { from: null, to: items[0] }, []],
  ['a list that becomes something else', { items }, { items: null }, [items]],
  ['a value of a map', new Map([['a', items[0]]]), new Map([['a', items[1]]]), [items[0]]],
  ['a key of a map', new Map([[items[0], 1]]), new Map(), [items[0]]],
  ['what moves within a map', new Map([['a', items[0]]]), new Map([['b', items[0]]]), []],
  ['a member of a set', new Set(items), new Set(items.slice(1)), [items[0]]],
])('what is lost is counted: %s', (_what, before, after, lost) => {
  const { bytes, gone, come } = lossOf(before, after, Infinity);
  const kept = new Set<unknown>();
  weightOf(after, kept, Infinity);
  const exact = weightOf(before, new Set(kept), Infinity);
  const counted = bytes + gone.reduce<number>((sum, one) => sum + weightOf(one, come, Infinity), 0);
  expect(counted).toBe(exact);
  expect(exact - weightOf(lost, kept, Infinity)).toBeLessThan(70);
});

test('more than what counts is not looked at', () => {
  let looked = 0;
  const list = () =>
    Array.from({ length: 1000 }, () =>
      Object.defineProperty({}, 'part', { enumerable: true, get: () => (looked += 1) }),
    );
  const { bytes } = lossOf(list(), list(), 10_000);
  expect(bytes).toBeGreaterThan(10_000);
  expect(looked).toBeLessThan(400);
});

test('what a value holds is weighed once, shared parts and cycles included', () => {
  const list = Array.from({ length: 1000 }, (_one, index) => ({ index }));
  const seen = new Set<unknown>();
  expect(weightOf(list, seen, Infinity)).toBe(24 + 8000 + 1000 * 32);
  expect(weightOf([...list], seen, Infinity)).toBe(24 + 8000);
  expect(weightOf('a text that is longer', seen, Infinity)).toBe(24 + 21);
  expect(weightOf('a text that is longer', seen, Infinity)).toBe(0);
  const round: { self?: unknown } = {};
  round.self = round;
  expect(weightOf(round, seen, Infinity)).toBe(32);
  expect(weightOf(new Map([['key', [1, 2]]]), seen, Infinity)).toBe(24 + 16 + 24 + 16);
});

function tell(actor: AnyActor | undefined, event: AnyEventObject): void {
  actor?.send(event);
}

/** The bytes that the steps of a ring hold and no running flow does. */
function beyond(ring: Ring): number {
  const seen = new Set<unknown>();
  const runs = ring.runs();
  for (const { isRunning, steps } of runs)
    if (isRunning) weightOf(steps.at(-1)?.state?.context, seen, Infinity);
  const held = runs.flatMap(({ steps }: HeldRun) =>
    steps.flatMap(({ event, input, state, emits }) => [event, input, state?.context as unknown, ...emits]),
  );
  return held.reduce<number>((sum, one) => sum + weightOf(one, seen, Infinity), 0);
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

type Part = 'a' | 'b' | 'c' | 'd';
type Hoard = Record<Part, unknown>;
type Order =
  | { type: 'kept' | 'told' | 'ignored'; key: Part; part: unknown }
  | { type: 'added' | 'put'; key: Part; at: number; part: unknown }
  | { type: 'moved'; from: Part; to: Part }
  | { type: 'dropped' | 'shortened' | 'turned'; key: Part };

const listOf = (part: unknown): readonly unknown[] => (Array.isArray(part) ? part : [part]);

/** Keeps, wraps, moves, reorders and drops what it is sent. */
const hoardMachine = setup({
  types: {} as { context: Hoard; events: Order; input: unknown; emitted: { type: 'heard'; part: unknown } },
}).createMachine({
  id: 'hoard',
  context: ({ input }) => ({
    a: Array.from({ length: 2000 }, (_one, index) => index),
    b: listOf(input)[0],
    c: null,
    d: null,
  }),
  on: {
    kept: { actions: assign(({ event: { key, part } }) => ({ [key]: part })) },
    told: {
      actions: emit(({ event: { part } }) => ({ type: 'heard' as const, part: structuredClone(part) })),
    },
    ignored: {},
    added: {
      actions: assign(({ context, event: { key, part } }) => ({ [key]: [...listOf(context[key]), part] })),
    },
    put: {
      actions: assign(({ context, event: { key, at, part } }) => ({
        [key]: listOf(context[key]).map((one, index) => (index === at ? { one, part } : one)),
      })),
    },
    moved: {
      actions: assign(({ context, event: { from, to } }) => ({ [from]: null, [to]: context[from] })),
    },
    dropped: { actions: assign(({ event: { key } }) => ({ [key]: null })) },
    shortened: {
      actions: assign(({ context, event: { key } }) => ({ [key]: listOf(context[key]).slice(1) })),
    },
    turned: {
      actions: assign(({ context, event: { key } }) => ({ [key]: listOf(context[key]).toReversed() })),
    },
  },
});
