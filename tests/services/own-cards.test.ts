import { isStarred, ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromWire, type Row } from '../../src/services/log/exchange.ts';
import { checkWord } from '../../src/services/own-words.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { cards } from '../support/cards.ts';
import { ownCard, ownFactsOf, ownId } from '../support/own-cards.ts';

let backend: TestBackend;
let ana: Learner;
let ben: Learner;

beforeAll(async () => {
  backend = await sharedBackend();
  ana = await backend.register('Ana');
  ben = await backend.register('Ben');
});

describe('the account', () => {
  test('keeps each learner’s own cards and stars for them alone, as no study and without XP', async () => {
    const made = {
      kind: 'card.made',
      facts: { ...ownFactsOf(1, '<b>la nube</b>'), sentence: 'Veo una nube.' },
    };
    const starred = { kind: 'card.starred', facts: { card: ownId(1), isStarred: true } };
    expect(await record(ana, [made, starred])).toEqual(['accepted', 'accepted']);
    expect(await record(ben, [{ kind: 'card.dropped', facts: { card: ownId(1) } }])).toEqual(['accepted']);
    const [ofAna, ofBen] = [await progressFor(ana), await progressFor(ben)];
    expect(ownCardsOf(ofAna)).toEqual([
      { ...ownCard(1, '<b>la nube</b>', 'Veo una nube.'), english: 'word 1' },
    ]);
    expect(isStarred(ofAna, ownId(1))).toBe(true);
    expect(ownCardsOf(ofBen)).toEqual([]);
    const { data } = await ben.client.from('activity').select('kind');
    expect(data).toEqual([{ kind: 'card.dropped' }]);
    const { rows } = await backend.database.query(
      `select (select sum(xp)::integer from public.activity where learner_id = $1) as xp,
         (select count(*)::integer from public.study_days where learner_id = $1) as days`,
      [ana.id],
    );
    expect(rows).toEqual([{ xp: 0, days: 0 }]);
  });

  test.each([
    ['a card of Camino’s', { kind: 'card.made', facts: { ...ownFactsOf(1), card: 'nouns-la-casa' } }],
    ['a text that is too long', { kind: 'card.made', facts: ownFactsOf(1, 'x'.repeat(101)) }],
    ['no text', { kind: 'card.changed', facts: ownFactsOf(1, '') }],
    ['an empty sentence', { kind: 'card.made', facts: { ...ownFactsOf(1), sentence: '' } }],
    ['a drop of Camino’s card', { kind: 'card.dropped', facts: { card: 'nouns-la-casa' } }],
    ['a star that is neither', { kind: 'card.starred', facts: { card: 'nouns-la-casa', isStarred: null } }],
    ['an unknown key', { kind: 'card.made', facts: { ...ownFactsOf(1), category: 'nouns' } }],
  ])('refuses %s', async (_what, told) => {
    expect(await record(ben, [told])).toEqual(['refused']);
  });
});

describe('a word that is checked', () => {
  const values = { spanish: ' la nube\u200f ', english: 'cloud', sentence: '' };
  const camino = cards(2);

  test('comes back clean if it is new', async () => {
    expect(await checkWord({ values, words: [], except: null }, camino)).toEqual({
      ok: true,
      values: { spanish: 'la nube', english: 'cloud', sentence: '' },
      duplicate: null,
    });
  });

  test.each([
    ['', 'cloud', '', { spanish: 'Please write the word in Spanish' }],
    [' \u200f ', ' ', '', { spanish: /in Spanish/, english: 'Please write what it means' }],
    ['x'.repeat(10_000), 'cloud', '', { spanish: 'The Spanish has 10,000 characters; 100 fit on a card' }],
    ['nube', 'cloud', 'y'.repeat(201), { sentence: 'The sentence has 201 characters; 200 fit on a card' }],
  ])('is refused beside its field: case %#', async (spanish, english, sentence, errors) => {
    const checked = await checkWord({ values: { spanish, english, sentence }, words: [], except: null }, []);
    expect(checked.ok).toBe(false);
    if (checked.ok) return;
    expect(Object.keys(checked.errors).toSorted()).toEqual(Object.keys(errors).toSorted());
    for (const [field, message] of Object.entries(errors))
      expect(checked.errors[field as keyof typeof errors]).toMatch(message);
  });

  test('an emoji is one character', async () => {
    const emoji = { spanish: '🙂'.repeat(100), english: 'smile', sentence: '' };
    expect((await checkWord({ values: emoji, words: [], except: null }, [])).ok).toBe(true);
  });

  test('is named if the learner has it, else if Camino has it', async () => {
    const [first] = camino;
    const spanish = first?.spanish.toUpperCase() ?? '';
    const own = [ownCard(1, first?.spanish)];
    const check = { values: { ...values, spanish }, words: own, except: null };
    expect(await checkWord(check, camino)).toMatchObject({ duplicate: { id: ownId(1), isOwn: true } });
    expect(await checkWord({ ...check, except: ownId(1) }, camino)).toMatchObject({
      duplicate: { id: first?.id, isOwn: false },
    });
  });
});

async function record(learner: Learner, facts: readonly object[]): Promise<string[]> {
  const events = facts.map((one, index) => ({
    ...one,
    id: crypto.randomUUID(),
    at: new Date(Date.now() - 60_000 + index).toISOString(),
    zone: 'Europe/London',
  }));
  const { data, error } = await learner.client.rpc('record_activity', { events });
  if (error) throw error;
  return (data as { verdict: string }[]).map(({ verdict }) => verdict);
}

async function progressFor(learner: Learner): Promise<Progress> {
  const { data } = await learner.client.from('activity').select('id, sequence, kind, at, zone, facts');
  return addActivity(noProgress, ((data ?? []) as Row[]).map(fromWire));
}
