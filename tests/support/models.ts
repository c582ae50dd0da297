import { flows, type Flow } from '#machines/all.ts';
import { namesOf, wordedNames } from './flow-words.ts';
import type { MachineModel } from './paths/model.ts';

const PARTS = ['inputs', 'cases', 'project', 'invariant'] as const satisfies readonly (keyof MachineModel)[];
const modules = import.meta.glob<{ default: MachineModel }>('../machines/models/*.ts', { eager: true });

/** Flows with all that the harness needs. */
export const modelled = flows.filter((flow) => missingPieces(flow).length === 0);

/** What to write before the harness can test a flow. */
export function missingPieces({ id, machine }: Flow): string[] {
  const worded = wordedNames(id);
  const missing = namesOf(machine).filter((name) => !worded.includes(name));
  return [
    ...(missing.length > 0 ? [`machines/words/${id}.ts: ${missing.join(', ')}`] : []),
    ...missingOfModel(id),
  ];
}

function missingOfModel(id: string): string[] {
  const model = modules[moduleOf(id)]?.default;
  if (!model) return [fileOf(id)];
  const missing = PARTS.filter((part) => !(part in model));
  return missing.length > 0 ? [`${fileOf(id)}: ${missing.join(', ')}`] : [];
}

/** Models of flows missing from the catalog. */
export const strayModels = Object.keys(modules)
  .filter((file) => flows.every(({ id }) => moduleOf(id) !== file))
  .map((file) => file.replace('..', 'tests'));

/** Throws, naming the file to write or fix, if the flow has no model. */
export function modelOf(id: string): MachineModel {
  const model = modules[moduleOf(id)]?.default;
  if (!model) throw new Error(`'${id}' is in the catalog without a model: write ${fileOf(id)}.`);
  if (model.machine !== flows.find((flow) => flow.id === id)?.machine)
    throw new Error(`${fileOf(id)} is the model of another machine.`);
  return model;
}

function moduleOf(id: string): string {
  return `../machines/models/${id}.ts`;
}

function fileOf(id: string): string {
  return `tests/machines/models/${id}.ts`;
}
