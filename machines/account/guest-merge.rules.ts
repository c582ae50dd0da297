import { countWords } from '../learning/word-counts.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import type { AccountSettings, PreferenceChanges } from './preferences.rules.ts';

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

export function guestCounts(progress: Progress): GuestCounts {
  const stars = [...progress.stars.values()].filter(({ facts }) => facts.isStarred).length;
  const own = [...progress.own.values()].filter(({ kind }) => kind !== 'card.dropped').length;
  return { records: progress.count, words: countWords(progress).met, own, stars, days: progress.days.size };
}

/** The settings that the guest chose, for a new account, which asks before it lists anybody. */
export function chosenSettings({ account, moments }: AccountSettings): PreferenceChanges {
  const { isListed: _asked, ...settings } = account;
  return Object.fromEntries(Object.entries(settings).filter(([key]) => key in moments));
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
