import type { StoredPaths, StoredScenes } from '#machines/inspect/picture.ts';
import type { Json } from '#machines/inspect/trace-encoding.ts';
import { capital, type FlowText } from '#machines/inspect/words.ts';
import { encodeWhole } from '#machines/inspect/encode-whole.ts';
import { pathTitle, stepClause } from './path-words.ts';
import { walkModel } from './paths/walk.ts';
import { greedyPaths } from './paths/greedy.ts';
import type { MachineModel } from './paths/model.ts';
import type { StepRecord } from './paths/coverage.ts';
import { payloadText } from './payload-text.ts';

export function storedRuns(
  model: MachineModel,
  flowText: FlowText,
): { paths: StoredPaths; scenes: StoredScenes } {
  const { paths, payloads } = store(model, flowText);
  const texts = new Index();
  const steps = payloads.map((payload) => texts.of(JSON.stringify(encodeWhole(payload))));
  return { paths, scenes: { payloads: texts.all.map((text) => JSON.parse(text) as Json), steps } };
}

function store(
  model: MachineModel,
  flowText: FlowText,
): { paths: StoredPaths; payloads: readonly unknown[] } {
  const texts = new Index();
  const ids = new Index();
  const steps: StoredPaths['steps'] = [];
  const payloads: unknown[] = [];
  const branches = new Map<number, Map<unknown, number>>();
  const { runs, records } = walkModel(model);
  const stepOf = (after: number, event: unknown, type: string, payload: object, record?: StepRecord) => {
    const siblings = branches.get(after) ?? new Map<unknown, number>();
    branches.set(after, siblings);
    const known = siblings.get(event);
    if (known !== undefined) return known;
    const text = payloadText(payload);
    payloads.push(event);
    const step = steps.push([
      after,
      texts.of(type),
      text === '' ? -1 : texts.of(text),
      (record?.transitions ?? []).map((id) => ids.of(id)),
      (record?.states ?? []).map((id) => ids.of(id)),
    ]);
    siblings.set(event, step - 1);
    return step - 1;
  };
  const ends = runs.map(({ path: { input, events } }, run) => {
    const [atStart, ...others] = records[run] ?? [];
    const start = stepOf(-1, input, 'start', input ?? {}, atStart);
    return events.reduce((after, event, index) => {
      const { type, payload } = partsOf(event);
      return stepOf(after, event, type, payload, others[index]);
    }, start);
  });
  const chosen = new Set(greedyPaths(model));
  const greedy = runs.flatMap(({ path }, index) => (chosen.has(path) ? [index] : []));
  const types = new Set(steps.map(([, event]) => texts.all[event] ?? ''));
  const titles = runs.map(({ path: { events } }, run) =>
    texts.of(titleOf(flowText, events, records[run] ?? [])),
  );
  return {
    paths: {
      texts: texts.all,
      ids: ids.all,
      steps,
      ends,
      greedy,
      clauses: Object.fromEntries([...types].map((type) => [type, capital(stepClause(flowText, type))])),
      titles,
    },
    payloads,
  };
}

export function pathsByTransition(model: MachineModel): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const taken of walkModel(model).taken) {
    for (const id of taken) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

class Index {
  readonly all: string[] = [];
  readonly #places = new Map<string, number>();

  of(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    this.#places.set(text, this.all.length);
    return this.all.push(text) - 1;
  }
}

function titleOf(
  flowText: FlowText,
  events: readonly object[],
  [, ...records]: readonly StepRecord[],
): string {
  return pathTitle(
    flowText,
    events.map((event, index) => {
      const { type, payload } = partsOf(event);
      return { type, payload, transitions: records[index]?.transitions ?? [] };
    }),
  );
}

function partsOf(event: object): { type: string; payload: object } {
  const { type, actorId: _actorId, ...payload } = { type: '', actorId: undefined, ...event };
  return { type, payload };
}
