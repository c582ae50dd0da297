import { preferencesMachine } from '#machines/account/preferences.machine.ts';
import type { Level } from '#machines/types.ts';
import type { SentenceRequest } from '#machines/games/sentence-builder.types.ts';
import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { dealSentencesFor } from '../../src/actors/course-sentences.ts';
import type { OwnLog } from '../../src/actors/learner-flows.ts';
import { loadSentencesOf, loadSentencesUntil } from '../../src/services/bank.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { studiedAt } from '../support/activity.ts';
import { inert } from '../support/paths/control.ts';
import { logOf, logWith } from '../support/own-log.ts';

const NOON = Date.UTC(2026, 10, 3, 12);

async function deal(log: OwnLog, request: Partial<SentenceRequest> = {}): Promise<string[]> {
  const input = { level: 'A1' as const, count: 7, recentGames: [], seed: 3, ...request };
  const { sentences } = await toPromise(createActor(dealSentencesFor(log, undefined), { input }).start());
  return sentences.map(({ id }) => id);
}

/** Sentence ids in a unit's file. */
async function idsOf(unit: string): Promise<string[]> {
  return (await loadSentencesOf(unit)).map(({ id }) => id);
}

function logOfSentences(...games: readonly (readonly string[])[]): OwnLog {
  return logOf('sentence-builder', 'a1', ...games.map((ids) => ids.map((id) => ({ id, right: true }))));
}

describe('sentences of the course', () => {
  test.each<[Level, string]>([
    ['A1', 'a1-hola'],
    ['A2', 'a2-hola'],
    ['B1', 'b1-hola'],
  ])('%s begins with the unit %s', async (level, unit) => {
    const ids = await deal(undefined, { level });
    expect(new Set(ids).size).toBe(7);
    expect(await idsOf(unit)).toEqual(expect.arrayContaining(ids));
  });

  test('sentences asked by a logged game don’t repeat while others are left', async () => {
    const first = await deal(undefined);
    const second = await deal(logOfSentences(first));
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });

  test('nor do those of an unfinished game of this visit', async () => {
    const first = await deal(undefined);
    const second = await deal(undefined, { recentGames: [first] });
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });

  test('the next unit follows once all sentences of a unit were asked', async () => {
    const ids = await deal(logOfSentences(await idsOf('a1-hola')));
    expect(ids).toHaveLength(7);
    expect(await idsOf('a1-familia')).toEqual(expect.arrayContaining(ids));
  });

  test('once all sentences of a level were asked, those asked longest ago come first', async () => {
    const all = (await loadSentencesUntil('B1', () => false)).map(({ id }) => id);
    const oldest = all.slice(40, 60);
    const ids = await deal(
      logOfSentences(
        oldest,
        all.filter((id) => !oldest.includes(id)),
      ),
      { level: 'B1' },
    );
    expect(ids.filter((id) => !oldest.includes(id))).toEqual([]);
  });
});

test('sentences with vosotros come only to who learns it', async () => {
  const dealtTo = async (vosotros: boolean | null) => {
    const preferences = createActor(inert(preferencesMachine), {
      input: { userId: 'u1', displayName: 'Ana' },
    }).start();
    preferences.send({ type: 'preferences.changed', changes: { vosotros }, at: NOON });
    const input = { level: 'A1' as const, count: 2000, recentGames: [], seed: 3 };
    const { sentences } = await toPromise(
      createActor(dealSentencesFor(undefined, preferences), { input }).start(),
    );
    return sentences.map(({ spanish }) => spanish);
  };
  const own = '¿Por qué no venís con nosotros?';
  expect(await dealtTo(true)).toContain(own);
  expect(await dealtTo(false)).not.toContain(own);
  expect(await dealtTo(null)).not.toContain(own);
});

test('only the units needed are loaded', async () => {
  const sizes: number[] = [];
  const sentences = await loadSentencesUntil('A1', ({ length }) => sizes.push(length) > 2);
  expect(sizes.length).toBe(3);
  expect(new Set(sentences.map(({ unit }) => unit))).toEqual(new Set(['a1-hola', 'a1-familia']));
});

describe("sentences of the learner's course so far", () => {
  const met = (until: string) => {
    const units = courseUnits.slice(
      0,
      courseUnits.findIndex(({ id }) => id === until),
    );
    return logWith(
      units
        .flatMap(({ cards }) => cards)
        .map((card, index) => ({
          ...studiedAt(NOON, card, 'UTC'),
          id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        })),
    );
  };
  const dealt = (log: OwnLog, recentGames: readonly (readonly string[])[] = []) => {
    const input = { level: 'course' as const, count: 7, recentGames, seed: 3 };
    return toPromise(createActor(dealSentencesFor(log, undefined), { input }).start());
  };

  test.each([
    ['a1-hola', 'A1'],
    ['a1-casa', 'A1'],
    ['a2-familia', 'A2'],
  ])('are those of the unit: %s, of level %s', async (unit, level) => {
    const { sentences, level: paid } = await dealt(met(unit));
    expect(sentences).toHaveLength(7);
    expect(await idsOf(unit)).toEqual(expect.arrayContaining(sentences.map(({ id }) => id)));
    expect(paid).toBe(level);
  });

  test('those of the previous unit follow once all were asked, and the easiest level sets the pay', async () => {
    const { sentences, level } = await dealt(met('a2-hola'), [await idsOf('a2-hola')]);
    expect(sentences).toHaveLength(7);
    expect(await idsOf('a1-ideas')).toEqual(expect.arrayContaining(sentences.map(({ id }) => id)));
    expect(level).toBe('A1');
  });

  test('repeat once none is left', async () => {
    const asked = await idsOf('a1-hola');
    const { sentences } = await dealt(undefined, [asked]);
    expect(sentences.map(({ id }) => id).filter((id) => !asked.includes(id))).toEqual([]);
    expect(sentences).toHaveLength(7);
  });
});
