import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { createActor, toPromise } from 'xstate';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type * as Day from '../../src/actors/day.ts';
import { courseIndex, courseUnits } from '../../src/content/course-index.ts';
import type * as Cards from '../../src/services/cards.ts';
import type * as UnitCards from '../../src/services/unit-cards.ts';
import { ratedAt } from '../support/activity.ts';
import { ownFactsOf, ownId } from '../support/own-cards.ts';

const DAY = 86_400_000;
const rules = { retention: 0.9, zone: 'UTC', dailyGoal: 5, cap: 50, deck: 'everything' } as const;
const [first, second] = courseUnits;

let loadCategory: typeof Cards.loadCategory;
let loadUnitCards: typeof UnitCards.loadUnitCards;
let countDue: typeof Day.countDue;

beforeEach(async () => {
  vi.resetModules();
  vi.doMock('../../src/services/cards.ts', { spy: true });
  ({ loadCategory } = await import('../../src/services/cards.ts'));
  vi.mocked(loadCategory).mockClear();
  ({ loadUnitCards } = await import('../../src/services/unit-cards.ts'));
  ({ countDue } = await import('../../src/actors/day.ts'));
});
// Other files share the modules.
afterAll(() => {
  vi.doUnmock('../../src/services/cards.ts');
  vi.resetModules();
});

async function wordsDue(facts: readonly ActivityEvent[]) {
  const progress = addActivity(noProgress, facts);
  const counting = createActor(countDue, { input: { ...rules, progress, cards: courseIndex } });
  const counts = toPromise(counting);
  counting.start();
  return (await counts).words;
}

test('a review loads the words it asks by unit, with the learner’s own, and no category', async () => {
  const now = Date.now();
  const due = [second?.cards[0], first?.cards[3]].flatMap((id) => id ?? []);
  const made: ActivityEvent = {
    id: 'made',
    at: now - DAY,
    zone: 'UTC',
    kind: 'card.made',
    facts: ownFactsOf(1),
  };
  const words = await wordsDue([...due.map((id) => ratedAt(now - 9 * DAY, id)), made]);
  expect(words.map(({ id }) => id).toSorted()).toEqual([...due, ownId(1)].toSorted());
  expect(words.every(({ spanish, english }) => spanish !== '' && english !== '')).toBe(true);
  expect(loadCategory).not.toHaveBeenCalled();
});

test.each(courseUnits.filter(({ id }) => /-hola$|-noticias$/.test(id)))(
  'without a network $id has the same cards',
  async (unit) => {
    const made = await loadUnitCards(unit);
    const bank = `../../src/content/bank/${unit.id}.ts?cards`;
    vi.doMock(bank, () => {
      throw new Error('offline');
    });
    onTestFinished(() => {
      vi.doUnmock(bank);
    });
    vi.resetModules();
    const stored = await import('../../src/services/cards.ts');
    vi.mocked(stored.loadWordsOf).mockClear();
    ({ loadUnitCards } = await import('../../src/services/unit-cards.ts'));
    expect(await loadUnitCards(unit)).toEqual(made);
    expect(vi.mocked(stored.loadWordsOf).mock.calls, 'the words of no other unit').toEqual([[unit.id]]);
  },
);
