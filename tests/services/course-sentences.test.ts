import type { Level } from '#machines/games/bank.types.ts';
import type { SentenceRequest } from '#machines/games/sentence-builder.types.ts';
import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { dealSentencesFor } from '../../src/actors/course-sentences.ts';
import type { OwnLog } from '../../src/actors/own-log.ts';
import { loadSentencesOf, loadSentencesUntil } from '../../src/services/bank.ts';
import { logOf } from '../support/own-log.ts';

async function deal(log: OwnLog, request: Partial<SentenceRequest> = {}): Promise<string[]> {
  const input = { level: 'A1' as const, count: 7, asked: [], seed: 3, ...request };
  const { sentences } = await toPromise(createActor(dealSentencesFor(log), { input }).start());
  return sentences.map(({ id }) => id);
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
    expect(ids.filter((id) => !id.startsWith(unit))).toEqual([]);
  });

  test('what a game of the log asked does not come again while there are others', async () => {
    const first = await deal(undefined);
    const second = await deal(logOfSentences(first));
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });

  test('nor what a game of this visit asked that was not finished', async () => {
    const first = await deal(undefined);
    const second = await deal(undefined, { asked: [first] });
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });

  test('the next unit follows when all of a unit was asked', async () => {
    const hola = (await loadSentencesOf('a1-hola')).map(({ id }) => id);
    const ids = await deal(logOfSentences(hola));
    expect(ids.filter((id) => id.startsWith('a1-familia')).length).toBe(7);
  });

  test('when all of a level was asked, what was asked longest ago comes first', async () => {
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

test('only as many units are loaded as it takes', async () => {
  const sizes: number[] = [];
  const sentences = await loadSentencesUntil('A1', ({ length }) => sizes.push(length) > 2);
  expect(sizes.length).toBe(3);
  expect(new Set(sentences.map(({ unit }) => unit))).toEqual(new Set(['a1-hola', 'a1-familia']));
});
