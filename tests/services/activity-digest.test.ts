import { addActivity, noProgress, type Answer, type Progress } from '#machines/learning/progress.rules.ts';
import { scheduleOf } from '#machines/learning/schedule.rules.ts';
import { directions } from '#machines/learning/begun.rules.ts';
import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { mostMastered } from '#machines/learning/standing.rules.ts';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { longLog } from '../tools/bench/long-log.ts';
import { ratedAt, studied, studiedAt } from '../support/activity.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { cards } from '../support/content-files.ts';
import { piecesFor, read } from '../support/digest.ts';
import { crowdedLogs, logs } from '../support/logs.ts';
import { putFacts } from '../support/stored-facts.ts';

const RUNS = 40;
const anyLog = fc.oneof(logs, crowdedLogs);
const QUARTER = 900_000;
const DAY = 86_400_000;
let backend: TestBackend;
let ana: Learner;
let ben: Learner;

beforeAll(async () => {
  backend = await sharedBackend();
  ana = await backend.register('Ana');
  ben = await backend.register('Ben');
}, 60_000);

describe('the digest of an account', () => {
  test('leads to the progress of its whole log', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyLog, async (log) => {
        await forget(ana);
        await putFacts(backend.database, ana.id, log);
        await expectProgressOf(log);
      }),
      { numRuns: RUNS },
    );
  });

  test('leads to the same if a part of it was kept before the rest came', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyLog, fc.nat(40), async (log, before) => {
        await forget(ana);
        await putFacts(backend.database, ana.id, log.slice(0, before));
        await keepDigest(ana, log.slice(0, before));
        await putFacts(backend.database, ana.id, log.slice(before), Math.min(before, log.length));
        await expectProgressOf(log);
      }),
      { numRuns: RUNS },
    );
  });

  test(
    'of a long log is kept now and then, and leads to the same schedules and figures',
    { timeout: 60_000 },
    async () => {
      const log = longLog(3000, cards.slice(0, 60), Date.UTC(2026, 10, 25));
      await forget(ana);
      await putFacts(backend.database, ana.id, log.slice(0, 900));
      expect(await keptUpTo(ana)).toBeNull();
      await putFacts(backend.database, ana.id, log.slice(900, 1500), 900);
      expect(await keptUpTo(ana)).toBe(1500);
      await putFacts(backend.database, ana.id, log.slice(1500, 2400), 1500);
      expect(await keptUpTo(ana)).toBe(1500);
      await expectProgressOf(log.slice(0, 2400));
      await putFacts(backend.database, ana.id, log.slice(2400), 2400);
      expect(await keptUpTo(ana)).toBe(3000);
      await expectProgressOf(log);
    },
  );

  test('tells moments of the last two weeks and of last ratings, and of others the quarter of an hour', async () => {
    const log = [0, 20, 40, 55, 60].map((day) =>
      ratedAt(Date.UTC(2026, 8, 1) + day * DAY + 61_234, 'nouns-la-casa'),
    );
    await forget(ana);
    await putFacts(backend.database, ana.id, log);
    const answers = read(await piecesFor(ana)).progress.cards.get('nouns-la-casa') ?? [];
    expect(answers.map(({ at }, index) => at - (log[index]?.at ?? 0))).toEqual([
      -61_234, -61_234, -61_234, 0, 0,
    ]);
  });

  test('is computed whole if later facts change what was kept', async () => {
    const casa = (at: number, rating: Rating): ActivityEvent => ({
      id: crypto.randomUUID(),
      at: Date.UTC(2026, 5, 1) + at,
      zone: 'UTC',
      kind: 'card.rated',
      facts: { card: 'nouns-la-casa', direction: 'es-en', rating, milliseconds: 1000, source: 'review' },
    });
    const log = [
      casa(0, 3),
      casa(60_000, 4),
      casa(20 * DAY, 3),
      ...Array.from({ length: 1000 }, (_fact, index) =>
        studiedAt(Date.UTC(2026, 6, 1) + index * 60_000, 'verbs-ser'),
      ),
    ];
    const facts = { card: 'nouns-la-casa', rating: log[0]?.id ?? '' };
    const undone = {
      id: crypto.randomUUID(),
      at: Date.UTC(2026, 6, 2),
      zone: 'UTC',
      kind: 'rating.undone',
      facts,
    } as const;
    for (const fact of [undone, casa(30_000, 1)]) {
      await forget(ana);
      await putFacts(backend.database, ana.id, log);
      expect(await keptUpTo(ana)).toBe(log.length);
      await putFacts(backend.database, ana.id, [fact], log.length);
      await expectProgressOf([...log, fact]);
    }
  });

  test('is each learner’s own, kept or not, and no visitor gets one', async () => {
    const other = await backend.register('Cleo');
    await putFacts(backend.database, ben.id, [studied(1, 'nouns-la-casa')]);
    const many = Array.from({ length: 1001 }, (_fact, index) => studied(index, 'nouns-el-libro'));
    await putFacts(backend.database, other.id, many);
    expect(await keptUpTo(other)).toBe(1001);
    expect(await piecesFor(ben)).toMatchObject([{ sequence: 1, count: 1, cards: ['nouns-la-casa'] }]);
    expect(await piecesFor(other)).toMatchObject([
      { sequence: 1001, cards: ['nouns-el-libro'] },
      { sequence: 1001, count: 0, cards: [] },
    ]);
    const { data, error } = await backend.client().rpc('activity_digest');
    expect(error?.code).toBe('42501');
    expect(data).toBeNull();
    for (const client of [ben.client, other.client, backend.client()]) {
      expect((await client.from('digests').select('*')).data ?? []).toEqual([]);
      const row = { learner_id: ben.id, sequence: 1, precise_from: 0, last_quarter: 0, pieces: [] };
      expect((await client.from('digests').insert(row)).error).not.toBeNull();
      await client.from('digests').update({ sequence: 0 }).eq('learner_id', other.id);
      await client.from('digests').delete().eq('learner_id', other.id);
      const parts = { learner: other.id, after: 0, through: 2000, precise_until: 0 };
      expect((await client.rpc('digest_of', parts)).error).not.toBeNull();
    }
    expect(await keptUpTo(other)).toBe(1001);
  });

  test('goes with the account', async () => {
    const learner = await backend.register();
    await putFacts(
      backend.database,
      learner.id,
      Array.from({ length: 1000 }, (_fact, index) => studied(index)),
    );
    expect(await keptUpTo(learner)).toBe(1000);
    expect((await learner.client.rpc('delete_account')).error).toBeNull();
    expect(await keptUpTo(learner)).toBeNull();
  });

  test('that cannot be kept does not keep facts from being taken', async () => {
    const learner = await backend.register();
    const { database } = backend;
    await database.query('alter table public.digests add constraint broken check (false) not valid');
    try {
      await putFacts(
        database,
        learner.id,
        Array.from({ length: 1000 }, (_fact, index) => studied(index)),
      );
    } finally {
      await database.query('alter table public.digests drop constraint broken');
    }
    expect(await keptUpTo(learner)).toBeNull();
    expect(read(await piecesFor(learner)).progress.count).toBe(1000);
  });

  test('of no facts has nothing in it', async () => {
    const learner = await backend.register();
    expect(read(await piecesFor(learner))).toEqual({ progress: noProgress, through: 0 });
  });
});

async function forget({ id }: Learner): Promise<void> {
  for (const table of ['activity', 'standings', 'digests'])
    await backend.database.query(`delete from public.${table} where learner_id = $1`, [id]);
}

/** As for a log of thousands of facts. */
async function keepDigest({ id }: Learner, log: readonly ActivityEvent[]): Promise<void> {
  const last = Math.floor(Math.max(0, ...log.map(({ at }) => at)) / QUARTER);
  await backend.database.query(
    `insert into public.digests (learner_id, sequence, precise_from, last_quarter, pieces)
       values ($1, $2, $3, $4, public.digest_of($1, 0, $2, 0))`,
    [id, log.length, last - 14 * 96, last],
  );
}

async function keptUpTo({ id }: Learner): Promise<number | null> {
  const { rows } = await backend.database.query<{ sequence: number }>(
    'select sequence from public.digests where learner_id = $1',
    [id],
  );
  return rows[0]?.sequence ?? null;
}

async function expectProgressOf(log: readonly ActivityEvent[]): Promise<void> {
  const whole = addActivity(noProgress, log);
  const { progress, through } = read(await piecesFor(ana));
  expect(through).toBe(log.length);
  expect(visible(progress)).toEqual(visible(whole));
  expect(mostMastered(progress)).toBe(mostMastered(whole));
  for (const card of whole.cards.keys()) {
    for (const direction of directions)
      expect(scheduleOf(progress, card, direction, 0.9)).toEqual(scheduleOf(whole, card, direction, 0.9));
  }
}

/**
 * What can be seen of progress: the digest has no ids of answers, games and ratings that were undone, has the cards of a
 * game in another order, and tells when an answer was given by the quarter of an hour.
 */
function visible({ cards: met, lastGames, undone: _undone, own, stars, ...progress }: Progress) {
  const seen = ({ id: _id, at, ...answer }: Answer) => ({ ...answer, quarter: Math.floor(at / QUARTER) });
  return {
    ...progress,
    own: new Map([...own].map(([card, { id: _id, ...fact }]) => [card, fact])),
    stars: new Map([...stars].map(([card, { id: _id, ...fact }]) => [card, fact])),
    lastGames: lastGames.map(({ id: _id, result, ...game }) => ({
      ...game,
      result: { ...result, cards: result.cards.toSorted((one, other) => (one.id < other.id ? -1 : 1)) },
    })),
    cards: new Map([...met].map(([card, all]) => [card, all.map(seen)])),
  };
}
