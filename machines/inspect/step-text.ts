import type { PlaybackStep } from './playback.ts';
import { isObject } from './read-json.ts';
import { capital, ended, titleIn, transitionSentence, triggerClause, type FlowText } from './words.ts';

/** A replayed step in plain English. */
export interface StepText {
  /** What happened, such as `The learner reveals the answer`. */
  event: string;
  /** What followed; a sentence for each transition. */
  sentences: readonly string[];
  /** The states after it. */
  place: string;
}

/** `step` is of the flow that `flowText` tells. */
export function stepText(
  flowText: FlowText,
  { event, transitions, states }: Pick<PlaybackStep, 'event' | 'transitions' | 'states'>,
): StepText {
  const taken = transitions.flatMap((id) => flowText.transitions.find((one) => one.id === id) ?? []);
  const inner = states.filter((id) => flowText.states.every(({ parent }) => parent !== id));
  const place = inner.map((id) => titleIn(flowText, id)).join(', ');
  if (event === 'start') return { event: 'It starts', sentences: [], place };
  const cause =
    taken.find((one) => one.event === event) ?? flowText.transitions.find((one) => one.event === event);
  const clause = cause ? triggerClause(flowText, cause) : (flowText.words.events[event] ?? event);
  const isDelay = cause?.kind === 'after';
  return {
    event: capital(clause),
    sentences:
      taken.length > 0
        ? taken.map((one) => transitionSentence(flowText, one))
        : [ended(`${isDelay ? capital(clause) : `When ${clause}`}, nothing happens`)],
    place,
  };
}

/** The texts of a message, from its payload as JSON; none of anything else. */
export function textsIn(payload: string): string[] {
  let json: unknown;
  try {
    json = JSON.parse(payload);
  } catch {
    return [];
  }
  if (!isObject(json)) return [];
  const { title, description } = json;
  return [title, description].filter((text) => typeof text === 'string');
}
