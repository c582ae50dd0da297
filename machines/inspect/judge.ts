import type { AnyStateMachine } from 'xstate';
import { expectationText, nameOf, type Expected } from './expected.ts';
import { stateNodesOf } from './model.ts';
import { eventText } from './replay-text.ts';
import { replay, type Replay, type ReplayStep } from './replay.ts';
import { encode, isSameJson, type Json } from './trace-encoding.ts';
import type { Trace } from './trace.ts';

export interface Verdict {
  holds: boolean;
  /** A sentence with the reporter's words. */
  text: string;
}

/**
 * Whether a machine does at a regression test's last step what is expected. Earlier steps are replayed, not
 * compared; only the states in which the step begins must be the same.
 */
export function judge(machine: AnyStateMachine, trace: Trace, expected: Expected): Verdict {
  const replayed = replay(machine, trace);
  const [before, after] = replayed.steps.slice(-2);
  const why = before && after ? whyNot(machine, replayed, { before, after, expected }) : 'it can’t start';
  const { n, event } = trace.steps.at(-1) ?? { n: 0, event: { type: 'start' } };
  const told = expected.problem === '' ? '' : `“${expected.problem}”: `;
  const what = `at step ${n}, ${event.type}, the machine ${expectationText(expected)}`;
  return {
    holds: why === null,
    text: why === null ? `${told}${what}.` : `${told}expected that ${what}, but ${why}.`,
  };
}

/** The states in which a trace's last step begins: those whose transitions it takes, else all active ones. */
export function beginning({ steps }: Replay): readonly string[] {
  const [before, after] = steps.slice(-2);
  const active = before?.states ?? [];
  const sources = (after?.transitions ?? []).map((id) => id.split('|')[0] ?? '');
  const left = [...new Set(sources)].filter((state) => active.includes(state));
  return left.length > 0 ? left : active.slice(-1);
}

interface Step {
  before: ReplayStep;
  after: ReplayStep;
  expected: Expected;
}

function whyNot(machine: AnyStateMachine, { snapshot }: Replay, step: Step): string | null {
  const { before, after, expected } = step;
  const event = after.event ? eventText(after.event) : 'nothing';
  const elsewhere = expected.from.find((state) => !before.states.includes(state));
  if (elsewhere !== undefined)
    return `the step no longer begins in ${nameOf(elsewhere)}: the machine is in ${namesOf(before)}`;
  if (before.status !== 'active') return `the machine has ended before (${before.status})`;
  const type = after.event?.type ?? '';
  const takers = stateNodesOf(machine).filter((node) => node.transitions.has(type));
  if (takers.length === 0) return `no state takes ${type} any more`;
  const isTaken = takers.some(({ id }) => before.states.includes(id));
  if (!isTaken && expected.kind !== 'ignores') return `${namesOf(before)} no longer takes ${type}`;
  if (after.status === 'error') return `it fails: ${messageOf(snapshot?.error)}`;
  return unmet(step, event);
}

function unmet({ before, after, expected }: Step, event: string): string | null {
  const shown = after.emitted.flatMap(({ type: _type, ...payload }) =>
    Object.values(payload).filter((value) => typeof value === 'string'),
  );
  switch (expected.kind) {
    case 'stays':
    case 'enters':
      return after.states.includes(expected.state) ? null : `it is in ${namesOf(after)}`;
    case 'avoids':
      return after.states.includes(expected.state) ? 'it is' : null;
    case 'shows':
      return shown.includes(expected.text) ? null : `it shows ${quoted(shown)}`;
    case 'hides':
      return shown.includes(expected.text) ? 'it does' : null;
    case 'same':
    case 'more':
    case 'fewer':
      return changeOf(expected, before.context[expected.key], after.context[expected.key]);
    case 'ignores':
      return isSameJson(stateOf(before), stateOf(after)) && after.emitted.length === 0
        ? null
        : `${event} has an effect: it is in ${namesOf(after)}`;
    default:
      return null;
  }
}

function changeOf(
  { kind }: { kind: 'same' | 'more' | 'fewer' },
  before: unknown,
  after: unknown,
): string | null {
  if (kind === 'same') return isSameJson(encode(before), encode(after)) ? null : 'it changes';
  const [was, is] = [countOf(before), countOf(after)];
  if (was === null || is === null) return 'it can’t be counted';
  if (is - was === (kind === 'more' ? 1 : -1)) return null;
  return is === was ? `it still has ${is}` : `it had ${was} and has ${is}`;
}

/** A number, or how many a list, map or set has; null for what can't be counted. */
function countOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.length;
  if (value instanceof Map || value instanceof Set) return value.size;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : null;
}

function stateOf({ value, context }: ReplayStep): Json {
  return { value: encode(value), context: encode(context) };
}

function namesOf({ states }: ReplayStep): string {
  const leaves = states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)));
  return leaves.map(nameOf).join(' and ');
}

function quoted(texts: readonly string[]): string {
  return texts.length === 0 ? 'nothing' : texts.map((text) => `“${text}”`).join(', ');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
