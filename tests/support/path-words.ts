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

interface Step {
  type: string;
  payload: object;
  transitions: readonly string[];
}

const LONGEST_DETAIL = 40;
/** Part of every event of a kind, so it doesn't identify a path. */
const COMMON = new Set(['now', 'error']);

/** A step as a clause after "When". */
export function stepClause(flowText: FlowText, type: string): string {
  if (type === 'start') return 'it starts';
  const transition = flowText.transitions.find(({ event }) => event === type);
  if (transition) return triggerClause(flowText, transition);
  const [, end, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (id === undefined) return flowText.words.events[type] ?? type;
  const kind = end === 'done' ? 'done' : 'error';
  return triggerClause(flowText, { kind, event: type, from: flowText.id });
}

/** A path's title: its last event, the condition that mattered, and the event before. Skips the start. */
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

/** The guards that held, or that the event had no effect. */
function conditionsOf(flowText: FlowText, { type, transitions }: Step): string {
  const own = flowText.transitions.filter(({ id }) => transitions.includes(id));
  if (own.length === 0) return 'nothing happens';
  const conditions = own
    .filter(({ event }) => event === type)
    .flatMap((one) => conditionOf(flowText, one) ?? [])
    .filter((condition) => condition !== NO_OTHER);
  return listed([...new Set(conditions)]);
}
