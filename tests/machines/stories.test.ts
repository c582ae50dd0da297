import { shelfOf } from '#machines/course/stories.machine.ts';
import { isKept, isKnown } from '#machines/learning/known-words.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { finished, ratedAt, storyRead, studiedAt } from '../support/activity.ts';
import { logs } from '../support/logs.ts';
import { storyList } from './models/stories.ts';

const NOON = Date.UTC(2026, 10, 3, 12);
const game = (right: boolean, at: number) =>
  finished(at, { game: 'word-match', cards: [{ id: 'verbs-ser', right }] });
const knownAfter = (...facts: Parameters<typeof addActivity>[1]) =>
  isKnown(addActivity(noProgress, facts).cards.get('verbs-ser') ?? []);

test.each([
  ['never met', false, []],
  ['only shown', false, [studiedAt(NOON, 'verbs-ser')]],
  ['only recognised in a game', false, [game(true, NOON)]],
  ['recalled once', true, [ratedAt(NOON, 'verbs-ser')]],
  ['mistaken in a game since', false, [ratedAt(NOON, 'verbs-ser'), game(false, NOON + 1)]],
  [
    'right in a game after that',
    true,
    [ratedAt(NOON, 'verbs-ser'), game(false, NOON + 1), game(true, NOON + 2)],
  ],
] as const)('a word %s: known is %s', (_what, known, facts) => {
  expect(knownAfter(...facts)).toBe(known);
});

test('every word kept is known', () => {
  fc.assert(
    fc.property(logs, (facts) => {
      for (const answers of addActivity(noProgress, facts).cards.values())
        expect(isKnown(answers) || !isKept(answers)).toBe(true);
    }),
  );
});

test('the shelf counts each word once, and has the best result of each reading', () => {
  const facts = [
    ratedAt(NOON, 'verbs-ser'),
    storyRead(NOON, { story: 'a1-uno', right: 3, total: 4 }),
    storyRead(NOON + 1, { story: 'a1-uno', right: 2, total: 4 }),
  ];
  const shelf = shelfOf(storyList, addActivity(noProgress, facts));
  expect(shelf.map(({ known, words, best }) => [known, words, best])).toEqual([
    [1, 3, 0.75],
    [1, 1, null],
  ]);
});
