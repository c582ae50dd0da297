import { createActor, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flows } from '#machines/all.ts';
import { replay } from '#machines/inspect/replay.ts';
import { stateOf, type Trace } from '#machines/inspect/trace.ts';
import { encode } from '#machines/inspect/trace-encoding.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { createRecorder } from '#machines/inspect/trace-recorder.ts';
import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { inert } from '../support/paths/control.ts';
import { greedyPaths } from '../support/paths/greedy.ts';
import type { Path } from '../support/paths/model.ts';
import { modelOf, recordPath } from '../support/traces.ts';

const ids = flows.map(({ id }) => id);
const emails = ['ana@example.com'];

describe.each(flows)('a trace of $id', ({ id, machine, recordable }) => {
  const paths = greedyPaths(modelOf(id));

  test('replays to the same value, context, status and history, from a file, on every path of its page', () => {
    for (const path of paths) {
      const { trace, snapshot } = recordPath(machine, path);
      const again = replay(machine, reread(trace));
      expect(again.divergence).toBeNull();
      expect(again.hasMachineChanged).toBe(false);
      expect(again.steps).toHaveLength(path.events.length + 1);
      expect(again.final).toEqual(stateOf(snapshot));
      expect(historyOf(again.snapshot)).toEqual(historyOf(snapshot));
      expect(again.snapshot?.value).toEqual(snapshot.value);
      expect(again.snapshot?.status).toEqual(snapshot.status);
      const seen = (context: unknown) => (recordable ? context : encode(context));
      expect(seen(again.snapshot?.context)).toEqual(seen(snapshot.context));
    }
  });

  test('replays from a checkpoint if its beginning was dropped', () => {
    for (const path of paths) {
      const { trace, snapshot } = recordPath(machine, path, { capacity: 2 });
      const again = replay(machine, reread(trace));
      expect(again.divergence).toBeNull();
      expect(trace.steps.length).toBeLessThanOrEqual(2);
      expect(trace.steps.at(-1)?.n ?? 0).toBe(path.events.length);
      expect(again.final).toEqual(stateOf(snapshot));
    }
  });

  test('holds none of the secrets that went through the machine', () => {
    for (const path of paths) {
      const text = JSON.stringify(recordPath(machine, withSecrets(path)).trace);
      expect(text).not.toContain(SECRET);
      for (const email of emails) expect(text).not.toContain(email);
    }
  });

  test('is refused in production unless the machine is recordable', () => {
    const isRecordable = (wanted: string) => flows.some((one) => one.id === wanted && one.recordable);
    const recorder = createRecorder({ app, now: () => 0, isRecordable });
    const [path] = paths;
    const actor = createActor(inert(machine), { input: path?.input, inspect: recorder.inspect });
    actor.subscribe({ error: () => undefined });
    const unwatch = recorder.watch(actor.start());
    for (const event of path?.events ?? []) actor.send(event);
    expect(recorder.recordings().map((one) => one.machine)).toEqual(recordable ? [id] : []);
    unwatch();
    actor.stop();
  });
});

test('flows that handle the identity of the learner are not recordable', () => {
  const guarded = ['session', 'auth-form', 'google-sign-in', 'auth-callback', 'new-password'];
  expect(flows.filter(({ recordable }) => !recordable).map(({ id }) => id)).toEqual(
    expect.arrayContaining(guarded),
  );
});

describe('a machine that has changed since', () => {
  const path = greedyPaths(modelOf('word-match')).find(({ events }) =>
    events.some(({ type }) => type === 'tile.clicked'),
  );
  if (!path) throw new Error('No path of Word Match clicks a tile.');
  const { trace } = recordPath(wordMatchMachine, path);

  test('is found at its first diverging step when a guard answers differently', () => {
    const changed = wordMatchMachine.provide({ guards: { isOpenTile: () => false } });
    const click = trace.steps.find(({ event }) => event.type === 'tile.clicked');
    const { divergence, hasMachineChanged } = replay(changed, trace);
    expect(divergence).toEqual({
      n: click?.n,
      where: 'value',
      expected: click?.value,
      actual: trace.steps[(click?.n ?? 0) - 2]?.value,
    });
    expect(hasMachineChanged).toBe(false);
  });

  test('is found when only its context differs', () => {
    const changed = wordMatchMachine.provide({ actions: { rememberDifficulty: () => undefined } });
    const choice = trace.steps.find(({ event }) => event.type === 'difficulty.chosen');
    const chosen = choice ? trace : recordWith('difficulty.chosen');
    const { divergence } = replay(changed, chosen);
    const at = chosen.steps.find((step) => step.changed?.['difficulty'] !== undefined);
    expect(divergence).toEqual({
      n: at?.n,
      where: 'context',
      expected: { difficulty: 'medium' },
      actual: { difficulty: 'easy' },
    });
  });

  test('is recognised by its diagram', () => {
    expect(replay(wordMatchMachine, { ...trace, diagram: 'another' }).hasMachineChanged).toBe(true);
  });

  test('is found at the start when it starts elsewhere', () => {
    const start = { ...trace.start, state: { ...trace.start.state, value: 'elsewhere' } };
    expect(replay(wordMatchMachine, { ...trace, start }).divergence).toMatchObject({ n: 0, where: 'value' });
  });
});

describe('a trace that was written by hand', () => {
  const [path] = greedyPaths(modelOf('word-match'));
  if (!path) throw new Error('Word Match has no path.');
  const { trace } = recordPath(wordMatchMachine, path);

  test.each<[string, unknown]>([
    ['no payload', undefined],
    ['a text for an object', 'text'],
    ['null', null],
    ['a constructor', { constructor: { prototype: { polluted: true } } }],
  ])('survives events with %s', (_name, output) => {
    const types = ['tile.clicked', 'xstate.done.actor.loadCards', 'xstate.stop', 'xstate.init', 'no.such'];
    const steps = types.map((type, index) => ({
      n: index + 1,
      t: 0,
      event: { type, output: encode(output) },
      value: 'complete',
    }));
    const again = replay(wordMatchMachine, { ...trace, steps });
    expect(again.divergence?.n).toBe(1);
    expect({}).not.toHaveProperty('polluted');
  });

  test('survives a checkpoint in a state that does not exist', () => {
    const state = { ...trace.start.state, value: 'nowhere' };
    const start = { kind: 'checkpoint' as const, dropped: 3, state, children: { loadCards: 'loadCards' } };
    const again = replay(wordMatchMachine, { ...trace, start });
    expect(again.divergence).toMatchObject({ n: 3, where: 'start' });
    expect(again.steps).toEqual([]);
  });

  test('survives an input that the machine cannot start with', () => {
    const start = { ...trace.start, kind: 'input' as const, input: null };
    expect(replay(wordMatchMachine, { ...trace, start }).divergence?.where).toBe('start');
  });
});

const app = { version: '0.0.0', commit: null };
const SECRET = 'hunter2-NOBODY-MAY-READ-THIS';
const secrets = {
  password: SECRET,
  newPassword: SECRET,
  access_token: SECRET,
  refreshToken: SECRET,
  Authorization: `Bearer ${SECRET}`,
  apikey: SECRET,
  email: SECRET,
  nested: [{ deep: new Map([['client-secret', { value: [SECRET] }]]) }],
};

/** The path with secrets at every level of its input and payloads, and in the properties and texts of its errors. */
function withSecrets(path: Path): Path {
  return {
    input: salted(path.input),
    events: path.events.map((event) => salted(event) as AnyEventObject),
  };
}

function salted(value: unknown): unknown {
  if (value instanceof Error) {
    const error = new Error(
      `${value.message} https://camino.example/#access_token=${SECRET}&x=1 ${emails[0]}`,
    );
    return Object.assign(error, secrets);
  }
  if (Array.isArray(value)) return value.map(salted);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, salted(inner)])),
    ...secrets,
  };
}

function recordWith(type: string): Trace {
  const path = greedyPaths(modelOf('word-match')).find(({ events }) =>
    events.some((event) => event.type === type && 'difficulty' in event && event['difficulty'] === 'medium'),
  );
  if (!path) throw new Error(`No path with ${type}.`);
  return recordPath(wordMatchMachine, path).trace;
}

function reread(trace: Trace): Trace {
  const parsed = parseTrace(JSON.stringify(trace), ids);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.trace;
}

function historyOf(snapshot: AnyMachineSnapshot | null) {
  return Object.entries(snapshot?.historyValue ?? {}).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
}
