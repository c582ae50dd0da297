import type { Counted } from '#machines/inspect/coverage.ts';
import type { AnyStateMachine } from 'xstate';
import { codeOfTransitions } from './near.ts';
import { isAlive, type Report } from './report.ts';

/** How many living mutants of a flow's report are in the code of each transition. `null` for a report of no known commit. */
export function livingNear(report: Report, id: string, machine: AnyStateMachine): Counted | null {
  const sources = new Map(Object.entries(report.files).map(([file, { source }]) => [file, source]));
  const home = [...sources.keys()].find((file) => file.endsWith(`/${id}.machine.ts`));
  if (home === undefined || report.at === undefined || report.date === undefined) return null;
  const code = codeOfTransitions(home, machine, sources);
  const living = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => isAlive(status))
      .map(({ location: { start, end } }) => ({
        file,
        start: offsetOf(source, start),
        end: offsetOf(source, end),
      })),
  );
  const uses: Record<string, number> = {};
  for (const [transition, stretches] of code) {
    const near = living.filter((mutant) =>
      stretches.some(
        ({ file, start, end }) => file === mutant.file && start <= mutant.start && mutant.end <= end,
      ),
    );
    if (near.length > 0) uses[transition] = near.length;
  }
  return { at: report.at, date: report.date, of: living.length, uses };
}

function offsetOf(source: string, { line, column }: { line: number; column: number }): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, column - 1);
}
