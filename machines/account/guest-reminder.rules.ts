import type { Progress } from '../learning/progress.rules.ts';
import { countWords } from '../learning/word-counts.rules.ts';

/** What Today tells a guest from the second day (YYYY-MM-DD) on; null before, and without a word to lose. */
export function guestReminder(progress: Progress, today: string): { text: string; offer: string } | null {
  const hasEarlierDay = [...progress.days.keys()].some((day) => day < today);
  const { met } = countWords(progress);
  if (!hasEarlierDay || met === 0) return null;
  return met === 1
    ? { text: 'Your word is on this device only.', offer: 'Keep it with a free account.' }
    : {
        text: `Your ${met.toLocaleString('en')} words are on this device only.`,
        offer: 'Keep them with a free account.',
      };
}
