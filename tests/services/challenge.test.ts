import { addDays } from '#machines/learning/day.rules.ts';
import { wordsOfDay } from '#machines/games/daily-challenge.rules.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import { expect, test } from 'vitest';
import { isChallengeKnown } from '../../src/services/challenge.ts';
import { cards } from '../support/content-files.ts';

const flashcards = cards.filter(({ category }) => category !== 'course');

test('knows without their texts which words the Daily Challenge asks', () => {
  for (let later = 0; later < 60; later += 1) {
    const day = addDays('2026-11-03', later);
    const ids = wordsOfDay(flashcards, 10, day).map(({ id }) => id);
    const known = (met: readonly string[]) =>
      isChallengeKnown({ ...noProgress, met: new Map(met.map((id) => [id, day])) }, day);
    expect([known(ids.slice(0, 7)), known(ids.slice(0, 6))], day).toEqual([true, false]);
  }
});
