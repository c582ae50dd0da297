import type { PathList, StoredScenes } from './picture.ts';
import type { Json } from './trace-encoding.ts';
import { printable } from './trace-file.ts';
import type { TraceEvent } from './trace.ts';
import { causeOf, causesOf } from './what-if.ts';
import type { Told } from './words.ts';

/** What can happen to a flow, those first that its active states know. */
export function forkCauses(told: Told, states: readonly string[]) {
  const known = new Set(told.transitions.filter(({ from }) => states.includes(from)).map(causeOf));
  return causesOf(told)
    .map((cause) => ({ ...cause, isKnown: known.has(cause.key) }))
    .toSorted((one, other) => Number(other.isKnown) - Number(one.isKnown));
}

/** An event that can be sent, and what it carries, as a line; empty for nothing. */
export interface ForkCase {
  text: string;
  event: TraceEvent;
}

/** More events of one type are not offered. */
const MOST = 30;

/**
 * The events of one cause that were recorded: those of the trace, the latest first, then those of the generated paths. A
 * delay is that of an active state, if one has it.
 */
export function forkCases(
  told: Told,
  { paths, stored }: { paths: PathList; stored: StoredScenes },
  run: readonly { n: number; event: TraceEvent }[],
  states: readonly string[],
  cause: string,
): ForkCase[] {
  const ways = told.transitions.filter((one) => causeOf(one) === cause);
  const type = (ways.find(({ from }) => states.includes(from)) ?? ways[0])?.event;
  if (type === undefined) return [];
  const cases = new Map<string, ForkCase>();
  const add = (event: Json | undefined, text: string) => {
    if (!isEvent(event) || event.type !== type || cases.size >= MOST) return;
    const key = JSON.stringify(event);
    if (!cases.has(key)) cases.set(key, { event, text: text || carriedBy(event) });
  };
  for (const { n, event } of run.toReversed())
    if (event.type === type) add(event, carriedBy(event) && `As in step ${n}: ${carriedBy(event)}`);
  for (const [index, { payload }] of paths.steps.entries())
    add(stored.payloads[stored.steps[index] ?? -1], payload ?? '');
  return cases.size > 0 ? [...cases.values()] : [{ event: { type }, text: '' }];
}

function carriedBy({ type: _type, ...carried }: TraceEvent): string {
  return Object.keys(carried).length === 0 ? '' : printable(JSON.stringify(carried), 100);
}

function isEvent(json: Json | undefined): json is TraceEvent {
  return typeof json === 'object' && json !== null && 'type' in json && typeof json.type === 'string';
}
