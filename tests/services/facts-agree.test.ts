import { readFact } from '#machines/learning/facts.rules.ts';
import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { mutatedFacts, validFacts } from '../support/facts.ts';

let backend: TestBackend;
let ana: Learner;

beforeAll(async () => {
  backend = await sharedBackend();
  ana = await backend.register('Ana');
});

describe.each([
  { numRuns: 50, tags: [] },
  { numRuns: 250, tags: ['long'] },
])('of $numRuns random facts', ({ numRuns, tags }) => {
  test('the account accepts what the device writes', { tags }, async () => {
    await fc.assert(
      fc.asyncProperty(validFacts, async (fact) => {
        expect(await verdictOn({ kind: fact.kind, facts: fact.facts })).toBe('accepted');
      }),
      { numRuns },
    );
  });

  test('the account rejects what the device can’t read, and unknown keys', { tags }, async () => {
    await fc.assert(
      fc.asyncProperty(mutatedFacts, async (raw) => {
        const isWhole = isDeepStrictEqual(readFact(raw.kind, raw.facts), raw);
        const verdict = await verdictOn(raw);
        expect(verdict === 'accepted').toBe(isWhole && verdict !== 'too fast');
      }),
      { numRuns },
    );
  });
});

test.each([
  [4000, true],
  [4001, false],
])('facts of %i bytes as the account writes them are accepted by both: %s', async (bytes, isAccepted) => {
  const card = (id: string) => ({ id, right: true });
  const long = Array.from({ length: 7 }, () => card('\u0001'.repeat(80)));
  const factsWith = (padding: string) => ({
    game: 'exam-quiz',
    difficulty: 'advanced',
    right: 8,
    total: 20,
    seconds: 700,
    cards: [...long, card('\u0001'.repeat(50) + padding)],
  });
  const { rows } = await backend.database.query<{ size: number }>(
    'select octet_length($1::jsonb::text) as size',
    [JSON.stringify(factsWith(''))],
  );
  const facts = factsWith('x'.repeat(bytes - (rows[0]?.size ?? 0)));
  expect(readFact('game.finished', facts) !== null).toBe(isAccepted);
  expect((await verdictOn({ kind: 'game.finished', facts })) === 'accepted').toBe(isAccepted);
});

/**
 * `accepted`, or why the account refuses this fact. Only the account knows which game is `too fast`; it
 * rejects an unreadable call as a whole.
 */
async function verdictOn({ kind, facts }: { kind: unknown; facts: unknown }): Promise<string> {
  await backend.database.query('delete from public.activity where learner_id = $1', [ana.id]);
  const event = { id: crypto.randomUUID(), at: new Date().toISOString(), zone: 'Europe/London', kind, facts };
  const { data, error } = await ana.client.rpc('record_activity', { events: [event] });
  if (error) return error.message;
  const [answer] = data as { verdict: string; reason?: string }[];
  return answer?.reason ?? answer?.verdict ?? 'no answer';
}
