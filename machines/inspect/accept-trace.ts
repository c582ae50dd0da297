import type { AnyStateMachine } from 'xstate';
import type { Expectation } from './expected.ts';
import { beginning, judge } from './judge.ts';
import { divergenceText } from './replay-text.ts';
import { replay } from './replay.ts';
import { diagramHash, encodeChanges, stateOf, type Trace, type TraceStep } from './trace.ts';

const MASKED = 'This trace has shapes instead of values, so the machine can’t repeat it.';

/**
 * The trace with the machine's present outcomes as expected ones; nothing else is expected any more.
 * Throws if the machine can't start from it.
 */
export function acceptedTrace(machine: AnyStateMachine, trace: Trace): Trace {
  const { expected: _expected, ...kept } = trace;
  const { steps, snapshot, started, divergence } = replay(machine, trace);
  if (trace.masked) throw new Error(MASKED);
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
 * A test that fails until the machine does at step `n` what is expected: the trace ends there. Throws if it
 * has no such step, can't be repeated, or the machine does what is expected already.
 */
export function regressionTrace(
  machine: AnyStateMachine,
  trace: Trace,
  n: number,
  expectation: Expectation & { problem: string },
): Trace {
  const steps = trace.steps.filter((step) => step.n <= n);
  if (steps.at(-1)?.n !== n) throw new Error(`The trace has no step ${n}.`);
  const { incidents, ...kept } = acceptedTrace(machine, { ...trace, steps });
  const expected = { ...expectation, from: beginning(replay(machine, kept)) };
  const { holds, text } = judge(machine, kept, expected);
  if (holds && expectation.kind !== 'renders') throw new Error(`Already so: ${text}`);
  return {
    ...kept,
    ...(incidents && { incidents: incidents.filter(({ after }) => after <= n) }),
    expected,
  };
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
