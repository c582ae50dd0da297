const DAY = 86_400_000;

/** What the account lacks, and how it is. */
interface Delay {
  unsent: number | null;
  /** Milliseconds since 1970; null if not known. */
  since: number | null;
  /** Failures in a row. */
  attempt: number;
  /** Whether more is about to be sent. */
  hasMore: boolean;
  isUnreachable: boolean;
  /** Whether this device keeps what the account lacks. */
  isStored: boolean;
}

/**
 * What the bar says of records that have not reached the account at `now` (milliseconds since 1970), and of an account
 * that does not answer; empty if all is well. `zone` is an IANA name.
 */
export function delayText(delay: Delay, now: number, zone: string): string {
  const { unsent, since, attempt, hasMore, isUnreachable, isStored } = delay;
  // The first failure may be a moment's.
  const isFailing = attempt > 1;
  const isHeld = attempt === 0 && !hasMore;
  const time = since === null ? '' : sinceText(since, now, zone);
  const isWaiting = (unsent ?? 0) > 0;
  const sentences = [
    isWaiting && !isStored && 'Your browser keeps nothing. Stay on this page until your account has it all.',
    (isFailing || isHeld) &&
      isWaiting &&
      isStored &&
      `Saved on this device, not in your account yet${time && `, since ${time}`}.`,
    isFailing &&
      isUnreachable &&
      'Your account can’t be reached. If other pages work, an ad blocker may be the reason.',
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** A moment as learners call it: the time today, else the day; empty if it is still to come. */
function sinceText(since: number, now: number, zone: string): string {
  if (since > now) return '';
  const text = (options: Intl.DateTimeFormatOptions, at = since) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: zone }).format(at);
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  if (text(day) === text(day, now)) return text({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return now - since < 6 * DAY ? text({ weekday: 'long' }) : text({ month: 'long', day: 'numeric' });
}
