const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The maximum number of keys; the least recently used one goes first. */
const KEPT = 10_000;
const KEY_LENGTH = 320;
/** How long failed attempts count. */
const REMEMBERED = 15 * MINUTE;
const MAILS_AN_HOUR = 5;

export type Clock = () => number;

export interface Attempts {
  /** Milliseconds until the next attempt is taken. */
  waitOf(key: string): number;
  failed(key: string): void;
  succeeded(key: string): void;
}

/**
 * Rate-limits failed attempts: the first `free` in a row are free, the next costs a second, each further
 * one twice as much, up to `longest` milliseconds. Don't count attempts made while waiting.
 */
export function createAttempts({ free, longest }: { free: number; longest: number }, now: Clock): Attempts {
  const failures = new Map<string, { count: number; at: number }>();
  const recent = (key: string) => {
    const failure = failures.get(short(key));
    return failure && now() - failure.at < REMEMBERED ? failure : { count: 0, at: 0 };
  };
  return {
    waitOf: (key) => {
      const { count, at } = recent(key);
      const wait = count <= free ? 0 : Math.min(longest, SECOND * 2 ** (count - free - 1));
      return Math.min(wait, Math.max(0, at + wait - now()));
    },
    failed: (key) => keep(failures, key, { count: recent(key).count + 1, at: now() }),
    succeeded: (key) => failures.delete(short(key)),
  };
}

/** Whether another mail may go to this address, which counts as sent then: one a minute, five an hour. */
export function createMailLimit(now: Clock): (address: string) => boolean {
  const sent = new Map<string, number[]>();
  return (address) => {
    const lately = (sent.get(short(address)) ?? []).filter((at) => now() - at < HOUR);
    if (lately.length >= MAILS_AN_HOUR || lately.some((at) => now() - at < MINUTE)) return false;
    keep(sent, address, [...lately, now()]);
    return true;
  };
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(short(key));
  map.set(short(key), value);
  const [oldest] = map.keys();
  if (map.size > KEPT && oldest !== undefined) map.delete(oldest);
}

function short(key: string): string {
  return key.slice(0, KEY_LENGTH);
}
