const DAY = 86_400_000;

/** Facts that the account lacks, and its state. */
interface Delay {
  unsent: number | null;
  /** Milliseconds since 1970; null if not known. */
  since: number | null;
  /** Failures in a row. */
  attempt: number;
  /** Whether the next exchange follows at once. */
  hasMore: boolean;
  isUnreachable: boolean;
  /** Whether this device stores the facts that the account lacks. */
  isStored: boolean;
}

/**
 * The text in the bar about records that haven't reached the account at `now` (milliseconds since 1970), and about an
 * account that doesn't answer; empty if all is well. `zone` is an IANA name.
 */
export function delayText(delay: Delay, now: number, zone: string): string {
  const { unsent, since, attempt, hasMore, isUnreachable, isStored } = delay;
  // A single failure may be momentary.
  const isFailing = attempt > 1;
  const isHeld = attempt === 0 && !hasMore;
  const time = since === null ? '' : sinceText(since, now, zone);
  const isWaiting = (unsent ?? 0) > 0;
  const sentences = [
    isWaiting &&
      !isStored &&
      'Your browser can’t save your progress. Stay on this page until it’s all in your account.',
    (isFailing || isHeld) &&
      isWaiting &&
      isStored &&
      `Saved on this device, not in your account yet${time && `, since ${time}`}.`,
    isFailing &&
      isUnreachable &&
      'Your account can’t be reached. The service may be down, or an ad blocker may stop it.',
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** A past moment as text: the time if it's today, else the day; empty for the future. */
function sinceText(since: number, now: number, zone: string): string {
  if (since > now) return '';
  const text = (options: Intl.DateTimeFormatOptions, at = since) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: zone }).format(at);
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  if (text(day) === text(day, now)) return text({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return now - since < 6 * DAY ? text({ weekday: 'long' }) : text({ month: 'long', day: 'numeric' });
}
