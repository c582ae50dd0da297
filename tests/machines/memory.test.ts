import { dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { memoryOf, recallGroups, shareOf, type Recall } from '#machines/learning/memory.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { recollectionsOf, scheduleOf } from '#machines/learning/schedule.rules.ts';
import { directions } from '#machines/learning/started-directions.rules.ts';
import type { Rating } from '#machines/learning/activity.types.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratedAt } from '../support/activity.ts';
import { crowdedLogs, logs } from '../support/logs.ts';

const zone = 'Europe/London';
const NOON = Date.UTC(2026, 10, 26, 12);
const DAY = 86_400_000;
const TODAY = '2026-11-26';
const card = 'nouns-la-casa';

function answered(...answers: readonly (readonly [days: number, rating: Rating])[]): Progress {
  const facts = answers.map(([days, rating]) => {
    const event = ratedAt(NOON + days * DAY, card, zone);
    return { ...event, facts: { ...event.facts, rating } };
  });
  return addActivity(noProgress, facts as Parameters<typeof addActivity>[1]);
}

const measured = (progress: Progress, today = TODAY) => memoryOf({ progress, retention: 0.9, today });

describe('what a learner recalls', () => {
  test('counts the first answer of a day, past the learning steps', () => {
    const progress = answered([-40, 3], [-40 + 0.001, 3], [-38, 1], [-38 + 0.01, 3], [-30, 3]);
    const asked = recollectionsOf(progress, card, 'es-en');
    expect(asked.map(({ day, rating }) => [day, rating])).toEqual([
      ['2026-10-19', 1],
      ['2026-10-27', 3],
    ]);
    expect(asked[0]?.predicted).toBeGreaterThan(0.8);
    expect(measured(progress).recall.all).toMatchObject({ answers: 2, recalled: 1 });
  });

  test('is what FSRS predicted on the day its interval ends', () => {
    const progress = answered([-100, 3], [-100 + 0.001, 3], [-90, 3]);
    const interval = Math.round(scheduleOf(progress, card, 'es-en', 0.9)?.stability ?? 0);
    const later = answered([-100, 3], [-100 + 0.001, 3], [-90, 3], [-90 + interval, 3]);
    expect(recollectionsOf(later, card, 'es-en').at(-1)?.predicted).toBeCloseTo(0.9, 2);
  });

  test('has a share and an interval from 20 answers on', () => {
    const of = (answers: number, recalled: number): Recall => ({
      answers,
      recalled,
      expected: 0.9 * answers,
    });
    expect(shareOf(of(19, 19))).toBe(null);
    const { share, low, high, predicted } = shareOf(of(100, 90)) ?? {};
    expect([share, predicted]).toEqual([0.9, 0.9]);
    expect(low).toBeCloseTo(0.8256, 3);
    expect(high).toBeCloseTo(0.9448, 3);
    expect(shareOf(of(20, 20))).toMatchObject({ share: 1, high: 1 });
  });

  test('lessons and games don’t count', () => {
    const progress = answered([-40, 3], [-40 + 0.001, 3]);
    const lesson = ratedAt(NOON + 5 * DAY, card, zone);
    const game = {
      ...ratedAt(NOON + 6 * DAY, card, zone),
      id: '00000000-0000-4000-8000-000000000001',
      kind: 'game.finished' as const,
      facts: {
        game: 'exam-quiz' as const,
        difficulty: 'beginner' as const,
        right: 1,
        total: 10,
        seconds: 60,
        cards: [{ id: card, right: false, direction: 'es-en' as const }],
      },
    };
    const inLesson = { ...lesson, facts: { ...lesson.facts, source: 'lesson' } } as typeof lesson;
    expect(recollectionsOf(addActivity(progress, [inLesson, game]), card, 'es-en')).toEqual([]);
  });
});

describe('in any log', () => {
  const all = fc.oneof(logs, crowdedLogs);

  test('groups and weeks add up, and no share is out of its interval', () => {
    fc.assert(
      fc.property(all, (log) => {
        const { weeks, recall, calibration } = measured(addActivity(noProgress, log));
        expect(recall.young.answers + recall.mature.answers).toBe(recall.all.answers);
        expect(recall['es-en'].answers + recall['en-es'].answers).toBe(recall.all.answers);
        for (const group of recallGroups) {
          const { answers, recalled, expected } = recall[group];
          expect(weeks.reduce((sum, week) => sum + week.recall[group].answers, 0)).toBe(answers);
          expect(recalled).toBeLessThanOrEqual(answers);
          expect(expected).toBeLessThanOrEqual(answers);
        }
        const binned = calibration.reduce((sum, { answers }) => sum + answers, 0);
        expect(binned).toBe(recall.all.answers);
        for (const { from, to, answers, expected } of calibration) {
          expect(expected).toBeGreaterThanOrEqual(from * answers - 1e-9);
          expect(expected).toBeLessThanOrEqual(to * answers + 1e-9);
        }
        const share = shareOf({ ...recall.all, answers: recall.all.answers + 20 });
        expect(share && share.low <= share.share && share.share <= share.high).toBe(true);
      }),
    );
  });

  test('cards by strength are all directions begun', () => {
    fc.assert(
      fc.property(all, (log) => {
        const progress = addActivity(noProgress, log);
        const begun = [...progress.cards.keys()].flatMap((word) =>
          progress.own.get(word)?.kind === 'card.dropped'
            ? []
            : directions.filter((direction) => scheduleOf(progress, word, direction, 0.9) !== null),
        );
        const { strength } = measured(progress);
        expect(strength.reduce((sum, band) => sum + band.cards, 0)).toBe(begun.length);
      }),
    );
  });

  test('words known today are those of the dashboard, and so is the time of the last 7 days', () => {
    fc.assert(
      fc.property(all, (log) => {
        const progress = addActivity(noProgress, log);
        const last = log.reduce((latest, { at }) => Math.max(latest, at), NOON);
        const today = dayOf(last, zone);
        const { kept, weeks } = measured(progress, today);
        const { keptCards, studyTime } = figuresOf(progress, today, 10);
        expect(kept.at(-1)).toEqual({ day: today, words: keptCards });
        expect(weeks.at(-1)?.milliseconds).toBe(studyTime.week);
      }),
    );
  });

  test('facts in another order lead to the same figures', () => {
    fc.assert(
      fc.property(crowdedLogs, (log) => {
        const { recall, strength, kept } = measured(addActivity(noProgress, log.toReversed()));
        const other = measured(addActivity(noProgress, log));
        expect(strength).toEqual(other.strength);
        expect(kept).toEqual(other.kept);
        expect(recall.all.answers).toBe(other.recall.all.answers);
        expect(recall.all.expected).toBeCloseTo(other.recall.all.expected, 9);
      }),
    );
  });
});
