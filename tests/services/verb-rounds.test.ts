import type { AnyTense } from '#machines/games/exercise.types.ts';
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { dealRoundsFor } from '../../src/actors/verb-rounds.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { verbBook } from '../../src/content/verb-book.ts';
import { studiedAt } from '../support/activity.ts';
import { logWith } from '../support/own-log.ts';

const NOON = Date.UTC(2026, 10, 3, 12);
const cards = courseUnits.flatMap((unit) => unit.cards);
const spanish = new Map(verbBook.map(({ id, infinitive }) => [id, infinitive]));
const verbsIn = (ids: readonly string[]) => ids.flatMap((id) => spanish.get(id) ?? []);

interface Choice {
  isMine?: boolean;
  tenses?: readonly AnyTense[];
  seed?: number;
}

/** Eight rounds for a learner who has met these cards. */
function deal(met: readonly string[], more: Choice = {}) {
  const facts = met.map((card, index) => ({
    ...studiedAt(NOON, card, 'UTC'),
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }));
  const chosen = { isMine: true, tenses: ['future'] as const, kind: 'irregular' as const };
  const input = { ...chosen, count: 8, recentGames: [], seed: 3, ...more };
  return toPromise(createActor(dealRoundsFor(logWith(facts)), { input }).start());
}

test('verbs that were met are asked in the tenses of the units so far, the present always', async () => {
  const [now = ''] = courseUnits.find(({ id }) => id === 'a2-casa')?.cards ?? [];
  const met = cards.slice(0, cards.indexOf(now));
  const tenses = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) {
    const { rounds } = await deal(met, { seed });
    expect(rounds).toHaveLength(8);
    expect(rounds.filter(({ infinitive }) => !verbsIn(met).includes(infinitive))).toEqual([]);
    for (const { tense } of rounds) tenses.add(tense);
  }
  expect([...tenses].toSorted()).toEqual(['imperfect', 'present', 'preterite']);
});

test('if there are too few, the course’s next verbs follow, in the present', async () => {
  const met = ['verbs-comer', 'verbs-ver'];
  const { rounds } = await deal(met);
  const next = verbsIn(cards.filter((id) => !met.includes(id))).slice(0, 6);
  expect(rounds.map(({ infinitive }) => infinitive).toSorted()).toEqual(['comer', 'ver', ...next].toSorted());
  expect(new Set(rounds.map(({ tense }) => tense))).toEqual(new Set(['present']));
  expect((await deal([])).rounds).toHaveLength(8);
});

test('a game of all verbs asks the tense that was chosen, met or not', async () => {
  const { rounds } = await deal([], { isMine: false });
  expect(new Set(rounds.map(({ tense }) => tense))).toEqual(new Set(['future']));
});
