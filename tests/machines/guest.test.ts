import { chosenSettings, countsText, guestCounts } from '#machines/account/guest-merge.rules.ts';
import { guestReminder } from '#machines/account/guest-reminder.rules.ts';
import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { countWords } from '#machines/learning/word-counts.rules.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratedAt, studiedAt } from '../support/activity.ts';
import { logs } from '../support/logs.ts';

const at = Date.parse('2026-11-03T12:00-05:00');
const DAY = 86_400_000;

test('Today reminds from the second day on, and counts the words', () => {
  const one = addActivity(noProgress, [studiedAt(at)]);
  expect(guestReminder(noProgress, '2026-11-03')).toBeNull();
  expect(guestReminder(one, '2026-11-03')).toBeNull();
  expect(guestReminder(one, '2026-11-04')).toEqual({
    text: 'Your word is on this device only.',
    offer: 'Keep it with a free account.',
  });
  const two = addActivity(one, [ratedAt(at + DAY, 'verbs-hablar')]);
  expect(guestReminder(two, '2026-11-04')).toEqual({
    text: 'Your 2 words are on this device only.',
    offer: 'Keep them with a free account.',
  });
});

test('whatever a guest did, nobody is reminded on the first day or without a word', () => {
  fc.assert(
    fc.property(logs, fc.integer({ min: 0, max: 60 }), (log, later) => {
      const progress = addActivity(noProgress, log);
      const first = [...progress.days.keys()].toSorted()[0] ?? '2026-11-01';
      const today = new Date(Date.parse(first) + later * DAY).toISOString().slice(0, 10);
      const { met } = countWords(progress);
      const isDue = later > 0 && progress.days.size > 0 && met > 0;
      expect(guestReminder(progress, today) !== null).toBe(isDue);
    }),
  );
});

test('a question counts words, stars that still shine, and days', () => {
  const star = (id: string, isStarred: boolean, when: number) => ({
    ...studiedAt(when),
    id,
    kind: 'card.starred' as const,
    facts: { card: 'nouns-la-casa', isStarred },
  });
  const starred = addActivity(noProgress, [
    studiedAt(at),
    star('00000000-0000-4000-8000-000000000001', true, at + 1),
  ]);
  expect(countsText(guestCounts(starred))).toBe('1 word, 1 star and 1 day');
  const unstarred = addActivity(starred, [star('00000000-0000-4000-8000-000000000002', false, at + 2)]);
  expect(countsText(guestCounts(unstarred))).toBe('1 word and 1 day');
  expect(countsText({ records: 1, words: 1234, own: 1, stars: 0, days: 0 })).toBe(
    '1,234 words and 1 word of your own',
  );
  expect(countsText(guestCounts(noProgress))).toBe('what you did');
});

test('a new account takes the settings that the guest chose, name and all, and asks again about the leaderboard', () => {
  const account = {
    ...defaultPreferences('Guest'),
    displayName: 'Zoe',
    dailyGoal: 20 as const,
    isListed: true,
  };
  const moments = { displayName: 5, dailyGoal: 5, isListed: 5 };
  expect(chosenSettings({ account, moments })).toEqual({ displayName: 'Zoe', dailyGoal: 20 });
});
