import type { PlayedEvent, PlayReport } from '../inspect/play.ts';
import type { Scene } from '../inspect/scene.ts';
import { isObject } from '../inspect/read-json.ts';
import type { Json } from '../inspect/trace-encoding.ts';
import { listed, spelledOut } from '../inspect/words.ts';
import type { Scenes } from './screen-view.machine.ts';

/** Milliseconds between two looks at a running clock. */
export const PLAY_TICK = 200;

/** An event that a reader can send, as some generated path does. */
export interface Offer {
  event: Json;
  type: string;
  /** What it carries, in words; may be empty. */
  carries: string;
}

/** The events of a flow's generated paths, each once, but for delays: the clock sends those. */
export function offersOf({ paths, stored }: Scenes): Offer[] {
  const offers = new Map<string, Offer>();
  for (const [index, { after, event: type, payload = '' }] of paths.steps.entries()) {
    if (after < 0 || type.startsWith('xstate.after.')) continue;
    const event = stored.payloads[stored.steps[index] ?? -1] ?? null;
    const key = JSON.stringify(event);
    if (event !== null && !offers.has(key)) offers.set(key, { event, type, carries: payload });
  }
  return [...offers.values()];
}

/** Larger numbers of a game's rules are milliseconds. */
const MOST = 99;

/**
 * Says that a game is played with the short rules of its generated paths, unlike what its page tells a
 * learner; empty for others.
 */
export function shortenedText(scene: Scene | null): string {
  const input = scene?.start.kind === 'input' ? scene.start.input : null;
  const rules = isObject(input) && input['rules'];
  if (!isObject(rules) || !('tick' in rules)) return '';
  const figures = Object.entries(rules).flatMap(([name, value]) => {
    const counts = (isObject(value) ? Object.values(value) : [value]).filter(
      (count): count is number => typeof count === 'number' && count <= MOST,
    );
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    if (counts.length === 0) return [];
    return `${spelledOut(name).toLowerCase()} ${least === most ? least : `${least} to ${most}`}`;
  });
  if (figures.length === 0) return '';
  return `The game is shorter than a learner’s, whatever the page says: ${listed(figures)}.`;
}

/** What's played: a start, all events so far, and how many of them the page has taken. */
export interface Play {
  scene: Scene | null;
  /** Counts starts and ways back. */
  runs: number;
  events: readonly PlayedEvent[];
  position: number;
  /** What the page said last. */
  report: PlayReport | null;
  /** The virtual time that the page is asked to reach, in milliseconds. */
  time: number;
  /** Counts the events that readers chose, to tell them apart. */
  chosen: number;
}

export function runOf({ runs }: Pick<Play, 'runs'>): string {
  return `play ${runs}`;
}

/** Whether a report is about what's played now. */
export function isCurrent(play: Play, report: PlayReport): boolean {
  return report.run === runOf(play) && report.count === play.position;
}

/** Whether the state takes an offered event. */
export function isTaken({ report }: Pick<Play, 'report'>, index: number): boolean {
  return report?.takes.includes(index) === true;
}

/** After a report: new events replace those that were undone. */
export function reported(
  play: Play,
  report: PlayReport,
): Pick<Play, 'events' | 'position' | 'report' | 'time'> {
  const { added, now } = report;
  const isMore = added.length > 0;
  return {
    events: isMore ? [...play.events.slice(0, play.position), ...added] : play.events,
    position: play.position + added.length,
    report,
    time: Math.max(play.time, now),
  };
}

/** After an event that the reader chose. */
export function sent(play: Play, event: Json): Pick<Play, 'events' | 'position' | 'chosen'> {
  const { events, position, time, chosen } = play;
  return {
    events: [...events.slice(0, position), { id: CHOSEN + chosen, event, at: time }],
    position: position + 1,
    chosen: chosen + 1,
  };
}

/** Where the ids of chosen events begin, above the steps of any path. */
const CHOSEN = 1_000_000;

/** After going to an event: 0 is the start. The page begins anew to go back. */
export function movedTo(play: Play, position: number): Pick<Play, 'position' | 'time' | 'runs'> {
  const { events, runs } = play;
  const isBack = position <= play.position;
  return { position, time: events[position - 1]?.at ?? 0, runs: isBack ? runs + 1 : runs };
}

/** When the first pending delay ends: at least a millisecond later, or the clock stays. */
export function nextTime({ report, time }: Play): number {
  const ends = report?.timers.map(({ at }) => at) ?? [];
  return ends.length === 0 ? time : Math.max(time + 1, Math.min(...ends));
}
