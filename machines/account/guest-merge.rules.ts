import { countWords } from '../learning/word-counts.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import type { AccountSettings, PreferenceChanges, Preferences } from './preferences.rules.ts';

/** What a guest did on this device. */
export interface GuestCounts {
  /** Facts of the log. */
  records: number;
  words: number;
  /** The guest's own words, without removed ones. */
  own: number;
  /** Days with an activity. */
  days: number;
  stars: number;
}

/** A guest's settings that an account doesn't take: it has a name, and asks before it lists anybody. */
const OWN_OF_ACCOUNT = new Set<string>(['displayName', 'isListed'] satisfies (keyof Preferences)[]);

export function guestCounts(progress: Progress): GuestCounts {
  const stars = [...progress.stars.values()].filter(({ facts }) => facts.isStarred).length;
  const own = [...progress.own.values()].filter(({ kind }) => kind !== 'card.dropped').length;
  return { records: progress.count, words: countWords(progress).met, own, stars, days: progress.days.size };
}

/** The settings that the guest chose, for a new account. */
export function chosenSettings({ account, moments }: AccountSettings): PreferenceChanges {
  const chosen = Object.entries(account).filter(([key]) => key in moments && !OWN_OF_ACCOUNT.has(key));
  return Object.fromEntries(chosen);
}

/** “34 words, 1 word of your own, 2 stars and 3 days”, for sentences about what a guest did. */
export function countsText({ words, own, stars, days }: GuestCounts): string {
  const ownWords = counted(own, 'word');
  const parts = [
    counted(words, 'word'),
    ownWords && `${ownWords} of your own`,
    counted(stars, 'star'),
    counted(days, 'day'),
  ].filter((part) => part !== '');
  if (parts.length === 0) return 'what you did';
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter((part) => part !== '').join(' and ');
}

function counted(count: number, thing: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${thing}` : `${count.toLocaleString('en')} ${thing}s`;
}
