import type { StepRecord } from './coverage.ts';
import { exploreModel, stateKey, type Exploration, type ExploredPath } from './explore.ts';
import type { MachineModel } from './model.ts';
import { brokenBy, described, misplacedIn, type Run } from './run.ts';
import type { Tracked } from './tracked.ts';

/** A model's paths as a walk through the tree of steps. */
interface Walked {
  exploration: Exploration;
  runs: readonly Run[];
  taken: readonly ReadonlySet<string>[];
  /** The effects of the start and each event. */
  records: readonly (readonly StepRecord[])[];
}

const walks = new WeakMap<MachineModel, Walked>();

/** Explores a model and checks each step once; cached. */
export function walkModel(model: MachineModel): Walked {
  const known = walks.get(model);
  if (known) return known;
  const exploration = exploreModel(model);
  const steps = new StepChecks(model);
  const runs = exploration.paths.map((path) => ({
    path,
    states: path.trail.map((tracked) => steps.keyOf(tracked)),
    emitted: path.trail.map(({ emitted }) => emitted),
    problems: path.trail.flatMap((_tracked, index) => steps.problemsAt(path, index)),
  }));
  const records = exploration.paths.map(({ trail }) => trail.map(({ record }) => record));
  const taken = records.map((list) => new Set(list.flatMap(({ transitions }) => transitions)));
  const walked = { exploration, runs, taken, records };
  walks.set(model, walked);
  return walked;
}

/** Checks each step of the tree once, however many paths share it. */
class StepChecks {
  readonly #model: MachineModel;
  readonly #keys = new Map<Tracked, string>();
  readonly #checked = new Set<Tracked>();

  constructor(model: MachineModel) {
    this.#model = model;
  }

  keyOf(tracked: Tracked): string {
    const key = this.#keys.get(tracked) ?? stateKey(this.#model, tracked.machine);
    this.#keys.set(tracked, key);
    return key;
  }

  problemsAt(path: ExploredPath, index: number): string[] {
    const [before, after] = [path.trail[index - 1], path.trail[index]];
    const event = path.events[index - 1];
    if (!after || this.#checked.has(after)) return [];
    this.#checked.add(after);
    const place = { path, index: index - 1 };
    const step = before && event && { ...place, event, before: before.machine, after: after.machine };
    return [
      ...misplacedIn(this.#model, after.machine),
      ...(step ? brokenBy(this.#model, { ...step, emitted: after.emitted }) : []),
    ].map((what) => described(this.#model, what, place));
  }
}
