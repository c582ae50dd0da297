import { describe, expect, test, vi } from 'vitest';
import { createActor, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { flows } from '#machines/all.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import { readPaths } from '#machines/inspect/picture.ts';
import { replay } from '#machines/inspect/replay.ts';
import { sceneAfter, stepInto, unseen, type Scene } from '#machines/inspect/scene.ts';
import { decode, encode } from '#machines/inspect/trace-encoding.ts';
import { startOptions } from '#machines/inspect/trace-start.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { stateOf, type Trace } from '#machines/inspect/trace.ts';
import {
  coverageProblems,
  emitProblems,
  pathProblems,
  report,
  startProblems,
  virtualProblems,
} from '../support/paths/check.ts';
import { pictureOf } from '../support/flow-pictures.ts';
import { wordsOf } from '../support/flow-words.ts';
import { emitsOf } from '../support/flow-emits.ts';
import { missingPieces, modelled, modelOf, strayModels } from '../support/models.ts';
import { storedRuns } from '../support/path-list.ts';
import { inert } from '../support/paths/control.ts';
import { greedyPaths } from '../support/paths/greedy.ts';
import { ignoreProblems } from '../support/paths/ignores.ts';
import { lintMachine } from '../support/paths/lint.ts';
import { EMAIL, SECRET, withSecrets } from '../support/paths/secrets.ts';
import { flowTextOf } from '../support/pictures.ts';
import { recordPath } from '../support/traces.ts';

const ids = flows.map(({ id }) => id);
const LEFT_AT_ONCE = 'This state is left at once, so there’s nothing to see.';

test.each(flows)('$id has what the harness needs', (flow) => {
  expect(missingPieces(flow), 'Write').toEqual([]);
});

test('every model has its flow in the catalog', () => {
  expect(strayModels, 'These are of no flow').toEqual([]);
});

describe.each(modelled)('$id', (flow) => {
  const { id, machine } = flow;

  test('is defined soundly', () => {
    expect(report(lintMachine(machine, id))).toBe('');
  });

  test('starts silently', () => {
    expect(report(startProblems(modelOf(id)))).toBe('');
  });

  test('is tested in every state, every transition and both results of every guard', () => {
    expect(report(coverageProblems(modelOf(id)))).toBe('');
  });

  test('keeps its invariants on every path', () => {
    expect(report(pathProblems(modelOf(id)))).toBe('');
  });

  test('changes nothing by the events that its model lists as ignored', () => {
    expect(report(ignoreProblems(modelOf(id)))).toBe('');
  });

  test('emits exactly what its model lists', () => {
    expect(report(emitProblems(modelOf(id)))).toBe('');
  });

  test('does the same with real timers and real actors in every transition', async () => {
    expect(report(await virtualProblems(modelOf(id)))).toBe('');
  });

  test('does the same with real timers and real actors in every state', { tags: 'long' }, async () => {
    expect(report(await virtualProblems(modelOf(id), 'enough'))).toBe('');
  });

  test('emits only what something handles', () => {
    const unhandled = emitsOf(modelOf(id)).filter(({ handlers }) => handlers.length === 0);
    expect(unhandled.map(({ type }) => type)).toEqual([]);
  });

  test('has a path to each state that lasts, for its screen on /flows', { tags: 'long' }, async () => {
    const picture = await pictureOf(flow);
    const { paths, scenes } = storedRuns(modelOf(id), flowTextOf(toDiagram(machine), wordsOf(id)));
    const list = readPaths(paths);
    const states = picture.states.filter(({ kind }) => kind !== 'history').map((state) => state.id);
    const seen = states.map((state) => {
      const step = stepInto(list, picture, [state]);
      if (step < 0) return unseen(picture, [state]) === LEFT_AT_ONCE;
      return statesAfter(machine, sceneAfter(id, list, scenes, step)).includes(state);
    });
    expect(
      states.filter((_state, index) => !seen[index]),
      'No path of the model reaches',
    ).toEqual([]);
  });

  test('is covered by a few paths for its page', () => {
    expect(greedyPaths(modelOf(id)).length).toBeGreaterThan(0);
  });
});

describe.each(modelled)('a trace of $id', ({ id, machine, masked }) => {
  const paths = () => greedyPaths(modelOf(id));

  test('replays to the same value, context, status and history, from a file, on every path of its page', () => {
    for (const path of paths()) {
      const { trace, snapshot } = recordPath(machine, path);
      const again = replay(machine, reread(trace));
      expect(again.divergence).toBeNull();
      expect(again.hasMachineChanged).toBe(false);
      expect(again.steps).toHaveLength(path.events.length + 1);
      expect(again.final).toEqual(stateOf(snapshot));
      expect(historyOf(again.snapshot)).toEqual(historyOf(snapshot));
      expect(again.snapshot?.value).toEqual(snapshot.value);
      expect(again.snapshot?.status).toEqual(snapshot.status);
      const seen = (context: unknown) => (masked ? encode(context) : context);
      expect(seen(again.snapshot?.context)).toEqual(seen(snapshot.context));
    }
  });

  test('replays from a checkpoint if its beginning was dropped', () => {
    for (const path of paths()) {
      const { trace, snapshot } = recordPath(machine, path, { capacity: 2 });
      const again = replay(machine, reread(trace));
      expect(again.divergence).toBeNull();
      expect(trace.steps.length).toBeLessThanOrEqual(2);
      expect(trace.steps.at(-1)?.n ?? 0).toBe(path.events.length);
      expect(again.final).toEqual(stateOf(snapshot));
    }
  });

  test('holds none of the secrets that went through the machine', () => {
    hushStopped();
    for (const path of paths()) {
      const text = JSON.stringify(recordPath(machine, withSecrets(path)).trace);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(EMAIL);
    }
  });

  test.runIf(masked)('shows shapes instead of values, step by step', () => {
    hushStopped();
    for (const path of paths()) {
      const { trace } = recordPath(machine, withSecrets(path), { isMasked: () => true });
      const text = JSON.stringify(trace);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(EMAIL);
      expect(trace.masked).toBe(true);
      const { divergence, steps } = replay(machine, reread(trace));
      expect(divergence).toBeNull();
      expect(steps.map(({ event }) => event?.type).slice(1)).toEqual(path.events.map(({ type }) => type));
    }
  });
});

/** Secrets in its input make some machines fail, which XState tells of each later event. */
function hushStopped(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
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

/** The states of a machine after all events of a scene. */
function statesAfter(machine: AnyStateMachine, { start, events }: Scene): string[] {
  const actor = createActor(inert(machine), {
    ...startOptions(machine, start),
    clock: { setTimeout: () => 0, clearTimeout: () => undefined },
  }).start();
  for (const { event } of events) actor.send(decode(event) as AnyEventObject);
  const { _nodes: nodes } = actor.getSnapshot() as AnyMachineSnapshot;
  actor.stop();
  return nodes.map(({ id }) => id);
}
