import { formItem } from '#machines/course/grammar-exercises.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { expect, test, vi } from 'vitest';
import { pointsOfQuestions, pointTitles } from '../../src/content/question-points.ts';
import questions from '../../src/content/grammar-questions.ts';
import { countDay, findLookBack } from '../../src/services/day.ts';
import { finished, ratedAt } from '../support/activity.ts';
import { cards } from '../support/cards.ts';
import { mistakes } from '../support/mistake-files.ts';
import { ownFactsOf, ownId } from '../support/own-cards.ts';
import { transforms } from '../support/transform-files.ts';

const missed = questions.filter(({ point }) => point === 'gender-and-articles').slice(0, 2);
const input = {
  cards: cards(3),
  deck: 'everything',
  retention: 0.9,
  zone: 'Europe/London',
  dailyGoal: 10,
  cap: 50,
} as const;
const spotAfter = async (right: boolean, asked: readonly { id: string }[] = missed) => {
  const items = asked.map(({ id }) => ({ id, right }));
  const progress = addActivity(noProgress, [finished(Date.now() - 1000, { game: 'grammar-master', items })]);
  const { weakSpot } = await countDay({ ...input, progress }, new AbortController().signal);
  return weakSpot;
};

test('the day names the point of grammar whose questions were missed', async () => {
  expect(missed).toHaveLength(2);
  expect(await spotAfter(false)).toEqual({ point: 'gender-and-articles', title: 'Gender and articles' });
  expect(await spotAfter(true)).toBeNull();
});

test('so do sentences to change or to correct, and verbs to conjugate', async () => {
  const [transform] = transforms;
  const [mistake] = mistakes;
  expect((await spotAfter(false, transform ? [transform] : []))?.point).toBe(transform?.point);
  expect((await spotAfter(false, mistake ? [mistake] : []))?.point).toBe(mistake?.point);
  const item = formItem({ infinitive: 'vivir', tense: 'imperfect', point: 'imperfect' }, 'yo');
  expect((await spotAfter(false, [{ id: item }]))?.point).toBe('imperfect');
});

test('the ids of sentences to change or to correct fit into the log', () => {
  expect([...transforms, ...mistakes].filter(({ id }) => id.length > 80)).toEqual([]);
});

test('every question belongs to an existing point', () => {
  const listed = Object.values(pointsOfQuestions);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((point) => pointTitles[point] === undefined)).toEqual([]);
});

test('the look back on a Monday has the texts of hard words, own ones too, without those that are gone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 2, 12) });
  try {
    const made = { ...ratedAt(Date.UTC(2026, 9, 29), ''), kind: 'card.made', facts: ownFactsOf(1) } as const;
    const facts = ['nouns-la-casa', ownId(1), 'nouns-gone'].flatMap((card) =>
      [1, 2].map((seconds) => missedAt(Date.UTC(2026, 9, 30, 12, 0, seconds), card)),
    );
    const progress = addActivity(noProgress, [made, ...facts]);
    const lookBack = await findLookBack(progress, input.zone);
    expect(lookBack?.hard.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
      { id: 'nouns-la-casa', spanish: 'la casa', english: 'house' },
      { id: ownId(1), spanish: 'palabra 1', english: 'word 1' },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

function missedAt(at: number, card: string): ActivityEvent {
  const fact = ratedAt(at, card, 'Europe/London');
  return fact.kind === 'card.rated' ? { ...fact, facts: { ...fact.facts, rating: 1 } } : fact;
}
