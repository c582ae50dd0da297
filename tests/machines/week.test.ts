import { startDaysOf } from '#machines/learning/started-directions.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { newMilestones } from '#machines/learning/milestones.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { playDays, type PlayedDays } from '../support/week.ts';

const zone = 'Europe/London';
let week: PlayedDays;

beforeAll(async () => {
  week = await playDays({ days: 7, dailyGoal: 10, recall: { first: 0.85, later: 0.9 }, zone });
});

describe('a week of a learner with a goal of ten', () => {
  test('meets the words of a lesson a day, and every screen says so', () => {
    expect(week.days.map(({ todayLearned }) => todayLearned)).toEqual([6, 6, 6, 6, 6, 6, 6]);
    expect(week.days.filter(({ begun }) => begun > 0).length).toBeGreaterThanOrEqual(5);
    expect(week.days[0]?.begun, 'review begins nothing on the first day').toBe(0);
  });

  test('ends each day with nothing left, in one review', () => {
    expect(week.days.map(({ left, reviews }) => [left, reviews])).toEqual(
      week.days.map((_day, index) => [0, Math.min(index, 1)]),
    );
  });

  test('asks no word that was not met before, and no word of a game by itself', () => {
    const met = new Set<string>();
    for (const fact of week.facts) {
      if (fact.kind === 'card.studied') met.add(fact.facts.card);
      const asked = fact.kind === 'card.rated' ? fact.facts.card : null;
      expect(asked === null || met.has(asked), `${asked} is asked before it is met`).toBe(true);
    }
  });

  test('never asks both directions of a word on the day one of them begins', () => {
    for (const fact of week.facts) {
      const facts = fact.kind === 'card.rated' ? fact.facts : null;
      const begun = startDaysOf(week.progress, facts?.card ?? '');
      const other = facts?.direction === 'es-en' ? begun['en-es'] : begun['es-en'];
      expect(other === dayOf(fact.at, zone), JSON.stringify(facts)).toBe(false);
    }
  });

  test('meets yo, no entiendo and el agua in the first two days', () => {
    const days = new Set(week.days.slice(0, 2).map(({ day }) => day));
    const met = week.facts.flatMap(({ at, kind, facts }) =>
      kind === 'card.studied' && days.has(dayOf(at, zone)) ? facts.card : [],
    );
    for (const word of ['pronouns-yo', 'course-no-entiendo', 'food-drinks-el-agua'])
      expect(met).toContain(word);
  });

  test('earns XP for every day of learning, more than the challenge alone pays', () => {
    for (const { xp, rated } of week.days.slice(1)) {
      expect(rated).toBeGreaterThanOrEqual(6);
      expect(xp).toBeGreaterThanOrEqual(72);
    }
  });

  test('reads of each achievement once, on the day and by the fact that reached it', () => {
    const byDay = week.days.map(({ milestones }) => milestones.map(({ title }) => title));
    expect(byDay[0]).toEqual(['First Steps']);
    expect(byDay[6]).toEqual(expect.arrayContaining(['A Whole Week']));
    let log = noProgress;
    const announced = week.facts.flatMap((fact) => {
      const before = log;
      log = addActivity(log, [fact]);
      return newMilestones(before, log, 10).map(({ title }) => title);
    });
    expect(announced.toSorted()).toEqual([...new Set(byDay.flat())].toSorted());
  });
});

test('after 30 days away the backlog is capped, and nothing new comes before it', async () => {
  const pauses = Array.from({ length: 30 }, (_day, index) => 15 + index);
  const script = { days: 45, dailyGoal: 10, recall: { first: 0.9, later: 0.9 }, pauses, zone };
  const { days } = await playDays(script);
  expect(days[44]?.due).toBeGreaterThan(50);
  expect(days[44]?.reviews).toBeLessThanOrEqual(3);
});
