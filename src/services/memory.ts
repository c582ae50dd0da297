import { dayOf } from '#machines/learning/day.rules.ts';
import { memorySteps, type MemoryFigures } from '#machines/learning/memory.rules.ts';
import { simulationSteps, type Outlook, type SimulationInput } from '#machines/learning/simulate.rules.ts';
import type { MemorySource } from '#machines/study/memory.machine.ts';
import type { OutlookSource } from '#machines/study/what-if.machine.ts';
import { runInWorker } from './files/worker-job.ts';
import { inSlices } from './slices.ts';

/** What a log says about a learner's memory. Rejects if `signal` is aborted. */
export async function measureMemory(
  { progress, rules: { retention, zone } }: MemorySource,
  signal: AbortSignal,
): Promise<MemoryFigures> {
  return inSlices(memorySteps({ progress, retention, today: dayOf(Date.now(), zone) }), signal);
}

/** Simulates the next year in a worker. Rejects if the worker can't be loaded or fails, or `signal` is aborted. */
export async function simulate(
  { progress, rules: { retention, zone, dailyGoal }, seed }: OutlookSource,
  signal: AbortSignal,
): Promise<Outlook> {
  const { courseIndex } = await import('../content/course-index.ts');
  const course = courseIndex.map(({ id }) => id);
  const source = { progress, course, retention, zone, dailyGoal, now: Date.now(), seed };
  const input = await inSlices(simulationSteps(source), signal);
  const worker = new Worker(new URL('outlook.worker.ts', import.meta.url), { type: 'module' });
  return runInWorker<SimulationInput, Outlook>(worker, input, () => undefined, signal);
}
