import { dayOf } from '#machines/learning/day.rules.ts';
import { LATEST, readEvent, readFact } from '#machines/learning/facts.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { intervalsOf, reasonText, scheduleOf } from '#machines/learning/schedule.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studied } from '../support/activity.ts';
import { mutatedFacts, validFacts, type RawFact } from '../support/facts.ts';

const NOW = Date.UTC(2026, 10, 3, 12);
const anyJson = fc.jsonValue({ maxDepth: 4 });
const moments = fc.oneof(fc.integer({ min: 0, max: LATEST - 1 }), fc.constantFrom(0, LATEST - 1, NOW));
const zones = fc.oneof(
  fc.constantFrom('UTC', 'Pacific/Apia', '__proto__'),
  fc.string({ minLength: 1, maxLength: 64 }),
);

test('every fact that a flow can write reads back unchanged', () => {
  fc.assert(
    fc.property(validFacts, ({ kind, facts }) => {
      expect(readFact(kind, facts)).toEqual({ kind, facts });
    }),
  );
});

test('no JSON makes the reader throw', () => {
  fc.assert(fc.property(anyJson, anyJson, (one, other) => void [readEvent(one), readFact(one, other)]));
});

test('no accepted fact breaks a figure or a schedule', () => {
  const facts = fc.oneof(mutatedFacts, validFacts as fc.Arbitrary<RawFact>);
  const events = fc.array(fc.tuple(facts, fc.uuid(), moments, zones), { maxLength: 12 });
  fc.assert(
    fc.property(events, (all) => {
      const read = all.flatMap(([fact, id, at, zone]) => readEvent({ ...fact, id, at, zone }) ?? []);
      const progress = addActivity(noProgress, read);
      const { xp, studyTime, level } = figuresOf(progress, dayOf(NOW, 'UTC'), 10);
      expect([xp, level, studyTime.today, studyTime.month].every(Number.isFinite)).toBe(true);
      for (const card of progress.cards.keys()) {
        intervalsOf(progress, card, 'es-en', 0.9, { now: NOW, zone: 'UTC' });
        expect(reasonText(scheduleOf(progress, card, 'es-en', 0.9), NOW, 'UTC')).not.toContain('NaN');
      }
      for (const event of read) expect(readEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
    }),
  );
});

describe('an event of the device', () => {
  test.each<[object, boolean]>([
    [{}, true],
    [{ isImported: true }, true],
    [{ isImported: false }, false],
    [{ isImported: 'yes' }, false],
    [{ id: 7 }, false],
    [{ id: 'x' }, false],
    [{ at: 0 }, true],
    [{ at: -1 }, false],
    [{ at: 0.5 }, false],
    [{ at: LATEST - 1 }, true],
    [{ at: LATEST }, false],
    [{ at: Number.NaN }, false],
    [{ at: '7' }, false],
    [{ zone: 'Atlantis' }, true],
    [{ zone: '' }, false],
    [{ zone: 7 }, false],
    [{ zone: 'x'.repeat(64) }, true],
    [{ zone: 'x'.repeat(65) }, false],
    [{ kind: 'card.rated' }, false],
    [{ facts: null }, false],
  ])('%j: %s', (more, isRead) => {
    expect(readEvent({ ...studied(1), ...more })).toEqual(isRead ? { ...studied(1), ...more } : null);
  });

  test('has no unknown keys, and its id in lower case', () => {
    const raw = { ...studied(1), id: 'ABCDEF00-0000-4000-8000-00000000000A', xp: 9 };
    expect(readEvent(raw)).toEqual({ ...studied(1), id: raw.id.toLowerCase() });
  });
});
