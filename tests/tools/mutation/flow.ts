import { replay } from '#machines/inspect/replay.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { expect, test } from 'vitest';
import {
  coverageProblems,
  emitProblems,
  pathProblems,
  report,
  startProblems,
  virtualProblems,
} from '../../support/paths/check.ts';
import { fuzzProblem } from '../../support/paths/fuzz.ts';
import { lintMachine } from '../../support/paths/lint.ts';
import type { MachineModel } from '../../support/paths/model.ts';

const models = import.meta.glob<{ default: MachineModel }>('../../machines/models/*.ts');
const traces = import.meta.glob<string>('../../traces/*', { query: '?raw', import: 'default' });

for (const id of (process.env['CAMINO_FLOWS'] ?? '').split(',').filter(Boolean)) {
  const modelOf = async () => {
    const loaded = await models[`../../machines/models/${id}.ts`]?.();
    if (!loaded) throw new Error(`${id} has no model.`);
    return loaded.default;
  };
  test(`${id} is defined soundly`, async () => {
    const { machine } = await modelOf();
    expect(report(lintMachine(machine, id))).toBe('');
  });
  test(`${id} survives a few random sequences, the quickest way to find most mutants`, async () => {
    expect(fuzzProblem(await modelOf(), { seed: 1, runs: 300, shrinks: false })).toBe('');
  });
  test.each([startProblems, pathProblems, coverageProblems, emitProblems, virtualProblems])(
    `${id} has no %o`,
    async (problemsOf) => {
      expect(report(await problemsOf(await modelOf()))).toBe('');
    },
  );
  test(`${id} replays its recorded run, and its diagram is current`, async () => {
    const parsed = parseTrace((await traces[`../../traces/${id}.recorded.trace.json`]?.()) ?? '', [id]);
    if (!parsed.ok) throw new Error(parsed.message);
    const { divergence, hasMachineChanged } = replay((await modelOf()).machine, parsed.trace);
    expect(divergence).toBeNull();
    expect(hasMachineChanged).toBe(false);
  });
}
