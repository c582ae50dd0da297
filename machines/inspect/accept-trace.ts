import type { AnyStateMachine } from 'xstate';
import { divergenceText } from './replay-text.ts';
import { replay } from './replay.ts';
import { diagramHash, encodeChanges, stateOf, type Trace, type TraceStep } from './trace.ts';

/**
 * The trace with the machine's present outcomes as expected ones. No step counts as wrong any more.
 * Throws if the machine can't start from it.
 */
export function acceptedTrace(machine: AnyStateMachine, trace: Trace): Trace {
  const { wrong: _wrong, ...kept } = trace;
  const { steps, snapshot, started, divergence } = replay(machine, trace);
  if (!snapshot || !started)
    throw new Error(divergence ? divergenceText(divergence) : 'The machine can’t start.');
  return {
    ...kept,
    diagram: diagramHash(machine),
    start: trace.start.kind === 'input' ? { ...trace.start, state: started } : trace.start,
    steps: trace.steps.map(({ n, t, event }, index): TraceStep => {
      const now = steps[index + 1];
      if (!now) return { n, t, event, value: '' };
      const changed = encodeChanges(steps[index]?.context, now.context);
      return {
        n,
        t,
        event,
        value: now.value,
        ...(now.status !== 'active' && { status: now.status }),
        ...(changed && { changed }),
      };
    }),
    final: stateOf(snapshot),
  };
}

/**
 * A test that fails while the machine does at step `wrong` what it does today: the trace ends there.
 * Throws if it has no such step.
 */
export function regressionTrace(machine: AnyStateMachine, trace: Trace, wrong: number): Trace {
  const steps = trace.steps.filter(({ n }) => n <= wrong);
  if (steps.at(-1)?.n !== wrong) throw new Error(`The trace has no step ${wrong}.`);
  return { ...acceptedTrace(machine, { ...trace, steps }), wrong };
}

/** Steps whose expected outcomes differ between traces of the same events, as texts. */
export function outcomeDifferences(
  before: Trace,
  now: Trace,
): { n: number; event: string; before: string; now: string }[] {
  return now.steps.flatMap((step, index) => {
    const [was, is] = [outcomeText(before.steps[index]), outcomeText(step)];
    return was === is ? [] : [{ n: step.n, event: step.event.type, before: was, now: is }];
  });
}

function outcomeText(step: TraceStep | undefined): string {
  if (!step) return '';
  const { value, status, changed } = step;
  return [JSON.stringify(value), status, changed && `changed ${JSON.stringify(changed)}`]
    .filter(Boolean)
    .join(', ');
}
