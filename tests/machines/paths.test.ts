import { describe, expect, test } from 'vitest';
import { createActor, type AnyMachineSnapshot } from 'xstate';
import { flows } from '#machines/all.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import type { Told } from '#machines/inspect/words.ts';
import { replay } from '#machines/inspect/replay.ts';
import { encode } from '#machines/inspect/trace-encoding.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { createRecorder } from '#machines/inspect/trace-recorder.ts';
import { stateOf, type Trace } from '#machines/inspect/trace.ts';
import {
  coverageProblems,
  emitProblems,
  pathProblems,
  report,
  startProblems,
  virtualProblems,
} from '../support/paths/check.ts';
import { wordsOf } from '../support/flow-words.ts';
import { emitsOf } from '../support/flow-emits.ts';
import { pathsByTransition, storedRuns } from '../support/path-list.ts';
import { inert } from '../support/paths/control.ts';
import { greedyPaths } from '../support/paths/greedy.ts';
import { ignoreProblems } from '../support/paths/ignores.ts';
import { lintMachine } from '../support/paths/lint.ts';
import type { MachineModel } from '../support/paths/model.ts';
import { EMAIL, SECRET, withSecrets } from '../support/paths/secrets.ts';
import { toldFrom } from '../support/pictures.ts';
import { recordPath } from '../support/traces.ts';

const pictures = import.meta.glob<string>('../../public/flows/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const modules = import.meta.glob<{ default: MachineModel }>('./models/*.ts', { eager: true });

const ids = flows.map(({ id }) => id);

test('every model belongs to a machine of the catalog', () => {
  const files = new Set(ids.map(modelFile));
  expect(Object.keys(modules).filter((file) => !files.has(file))).toEqual([]);
});

describe.each(flows)('$id', ({ id, machine }) => {
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

  test('does the same with real timers and real actors', async () => {
    expect(report(await virtualProblems(modelOf(id)))).toBe('');
  });

  test('has its paths listed for its diagram; `npm run flows` writes them', () => {
    const { paths, scenes } = storedRuns(modelOf(id), toldFrom(toDiagram(machine), wordsOf(id)));
    expect(JSON.stringify(paths)).toBe(pictures[`../../public/flows/${id}.paths.json`]);
    expect(JSON.stringify(scenes)).toBe(pictures[`../../public/flows/${id}.scenes.json`]);
    const { emits } = JSON.parse(pictures[`../../public/flows/${id}.told.json`] ?? '') as Told;
    expect(emits).toEqual(emitsOf(modelOf(id)));
    const { transitions } = JSON.parse(pictures[`../../public/flows/${id}.json`] ?? '') as Picture;
    const counts = pathsByTransition(modelOf(id));
    const counted = transitions.map((transition) => [transition.id, transition.paths]);
    expect(counted).toEqual(transitions.map((one) => [one.id, counts.get(one.id.replace(/~\d+$/, ''))]));
  });

  test('is covered by a few paths for its page', () => {
    expect(greedyPaths(modelOf(id)).length).toBeGreaterThan(0);
  });
});

describe.each(flows)('a trace of $id', ({ id, machine, recordable }) => {
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
      const seen = (context: unknown) => (recordable ? context : encode(context));
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
    for (const path of paths()) {
      const text = JSON.stringify(recordPath(machine, withSecrets(path)).trace);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(EMAIL);
    }
  });

  test('is refused in production unless the machine is recordable', () => {
    const isRecordable = (wanted: string) => flows.some((one) => one.id === wanted && one.recordable);
    const recorder = createRecorder({ app: { version: '0.0.0', commit: null }, now: () => 0, isRecordable });
    const [path] = paths();
    const actor = createActor(inert(machine), { input: path?.input, inspect: recorder.inspect });
    actor.subscribe({ error: () => undefined });
    const unwatch = recorder.watch(actor.start());
    for (const event of path?.events ?? []) actor.send(event);
    expect(recorder.recordings().map((one) => one.machine)).toEqual(recordable ? [id] : []);
    unwatch();
    actor.stop();
  });
});

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

function modelOf(id: string): MachineModel {
  const model = modules[modelFile(id)]?.default;
  const machine = flows.find((entry) => entry.id === id)?.machine;
  if (!model)
    throw new Error(
      `'${id}' is in the catalog without a model: write tests/machines/${modelFile(id).slice(2)}.`,
    );
  if (model.machine !== machine)
    throw new Error(`tests/machines/${modelFile(id).slice(2)} is the model of another machine.`);
  return model;
}

function modelFile(id: string): string {
  return `./models/${id}.ts`;
}
