import { progressOf, readDigest } from '#machines/learning/digest.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { studied } from '../support/activity.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { logs } from '../support/logs.ts';
import { putFacts } from '../support/stored-facts.ts';

const RUNS = 40;
let backend: TestBackend;
let ana: Learner;
let ben: Learner;

beforeAll(async () => {
  backend = await sharedBackend();
  ana = await backend.register('Ana');
  ben = await backend.register('Ben');
}, 60_000);

test('the digest of an account leads to the progress of its whole log', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(logs, async (log) => {
      await backend.database.query('delete from public.activity where learner_id = $1', [ana.id]);
      await putFacts(backend.database, ana.id, log);
      const digest = await digestOf(ana);
      expect(digest.sequence).toBe(log.length);
      expect(withoutIds(run(progressOf(digest)))).toEqual(withoutIds(addActivity(noProgress, log)));
    }),
    { numRuns: RUNS },
  );
});

test('each learner gets the digest of their own facts, and a visitor none', async () => {
  const other = await backend.register('Cleo');
  await putFacts(backend.database, ben.id, [studied(1, 'nouns-la-casa')]);
  await putFacts(backend.database, other.id, [studied(1, 'nouns-el-libro'), studied(2, 'nouns-la-mesa')]);
  expect(await digestOf(ben)).toMatchObject({ sequence: 1, count: 1, cards: ['nouns-la-casa'] });
  expect(await digestOf(other)).toMatchObject({ sequence: 2, cards: ['nouns-el-libro', 'nouns-la-mesa'] });
  const { data, error } = await backend.client().rpc('activity_digest');
  expect(error?.code).toBe('42501');
  expect(data).toBeNull();
});

test('the digest of an account without facts has nothing in it', async () => {
  const learner = await backend.register();
  const digest = await digestOf(learner);
  expect(digest.sequence).toBe(0);
  expect(run(progressOf(digest))).toEqual(noProgress);
});

async function digestOf({ client }: Learner) {
  const { data, error } = await client.rpc('activity_digest');
  if (error) throw error;
  const digest = readDigest(data);
  if (!digest) throw new Error(`No digest: ${JSON.stringify(data)}`);
  return digest;
}

function run(steps: Generator<void, Progress>): Progress {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** What can be seen of progress: the digest has no ids of answers, games and ratings that were undone. */
function withoutIds({ cards, lastGames, undone: _undone, own, stars, ...progress }: Progress) {
  return {
    ...progress,
    own: new Map([...own].map(([card, { id: _id, ...fact }]) => [card, fact])),
    stars: new Map([...stars].map(([card, { id: _id, ...fact }]) => [card, fact])),
    lastGames: lastGames.map(({ id: _id, ...game }) => game),
    cards: new Map([...cards].map(([card, all]) => [card, all.map(({ id: _id, ...answer }) => answer)])),
  };
}
