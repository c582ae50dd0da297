import type { PlaybackStep } from '#machines/inspect/playback.ts';
import { stepText } from '#machines/inspect/step-text.ts';
import type { FlowText } from '#machines/inspect/words.ts';

/** Formats an event type: `loadCards done`, `after tick`. */
export function eventName(type: string): string {
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (actor) return `${actor[2]} ${actor[1] === 'done' ? 'done' : 'failed'}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(type);
  return delay ? `after ${delay[1]}` : type;
}

/** What happened in a step, in plain English if there are words. */
export function eventText(step: PlaybackStep, words: FlowText | null): string {
  return words ? stepText(words, step).event : eventName(step.event);
}
