import {
  capital,
  conditionOf,
  listed,
  NO_OTHER,
  triggerClause,
  type FlowText,
} from '#machines/inspect/words.ts';
import { payloadText } from './payload-text.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** A step as far as its words need it. */
interface Step {
  type: string;
  payload: object;
  /** Ids of the transitions taken. */
  transitions: readonly string[];
}

const LONGEST_DETAIL = 40;
/** What every event of a kind has, so that it tells nothing of a path. */
const COMMON = new Set(['now', 'error']);

/** What happens in a step, as a clause to follow "When". */
export function stepClause(flowText: FlowText, type: string): string {
  if (type === 'start') return 'it starts';
  const transition = flowText.transitions.find(({ event }) => event === type);
  if (transition) return triggerClause(flowText, transition);
  const [, end, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (id === undefined) return flowText.words.events[type] ?? type;
  const kind = end === 'done' ? 'done' : 'error';
  return triggerClause(flowText, { kind, event: type, from: flowText.id });
}

/**
 * The name of a path, by what it shows: what happens last and the condition that made it matter, after what happened
 * before that. The start is no step.
 */
export function pathTitle(flowText: FlowText, steps: readonly Step[]): string {
  const last = steps.at(-1);
  if (!last) return 'Only the start';
  const before = steps.at(-2);
  const [first, second] = [before, last].map((step) =>
    step ? `${stepClause(flowText, step.type)}${detailOf(step)}` : '',
  );
  const way = [first, first === second ? 'again' : second].filter(Boolean).join(', then ');
  return capital([way, conditionsOf(flowText, last)].filter(Boolean).join(': '));
}

function detailOf({ payload }: Step): string {
  const entries = Object.entries(payload).filter(
    ([key, value]) => !COMMON.has(key) && !UUID.test(String(value)),
  );
  const text = payloadText(Object.fromEntries(entries));
  return text === '' || text.length > LONGEST_DETAIL ? '' : ` (${text})`;
}

/** What was so, or that the event changed nothing. */
function conditionsOf(flowText: FlowText, { type, transitions }: Step): string {
  const own = flowText.transitions.filter(({ id }) => transitions.includes(id));
  if (own.length === 0) return 'nothing happens';
  const conditions = own
    .filter(({ event }) => event === type)
    .flatMap((one) => conditionOf(flowText, one) ?? [])
    .filter((condition) => condition !== NO_OTHER);
  return listed([...new Set(conditions)]);
}
