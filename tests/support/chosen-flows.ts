import { flows, type Flow } from '#machines/all.ts';

export function chosenFlows(ids: readonly string[]): readonly Flow[] {
  const unknown = ids.find((id) => flows.every((flow) => flow.id !== id));
  if (unknown !== undefined) throw new Error(`The catalog has no flow ${JSON.stringify(unknown)}.`);
  return ids.length === 0 ? flows : flows.filter(({ id }) => ids.includes(id));
}
