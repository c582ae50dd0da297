import type { ActivityEvent, Fact } from '#machines/learning/activity.types.ts';
import {
  exportedRecord,
  exportText,
  IMPORT_LIMIT,
  importText,
  readExport,
  readRecord,
  type ExportReceipt,
  type ImportReceipt,
} from '#machines/account/own-data.rules.ts';
import { ownDataMachine, type Owner } from '#machines/account/own-data.machine.ts';
import type { RefusedFact } from '#machines/learning/refused-facts.rules.ts';
import type { GameName, GameResult } from '#machines/types.ts';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ownFactsOf, ownId } from '../support/own-cards.ts';
import { studied } from '../support/activity.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const CARD = 'nouns-la-casa';
const base = { ...studied(1), at: '2026-11-03T12:01:00.000Z' };
const rating = { card: CARD, direction: 'es-en', rating: 3, milliseconds: 1200, source: 'review' };
const games: GameResult[] = [
  {
    game: 'word-match',
    difficulty: 'hard',
    right: 12,
    total: 12,
    moves: 12,
    seconds: 0,
    cards: [{ id: CARD, right: true }],
  },
  { game: 'daily-challenge', difficulty: 'medium', right: 0, total: 10, seconds: 1, cards: [] },
  { game: 'grammar-master', difficulty: 'hard', right: 15, total: 15, seconds: 999_999, cards: [] },
  { game: 'sentence-builder', difficulty: 'hard', right: 7, total: 7, seconds: 1, cards: [] },
  { game: 'vocabulary-challenge', difficulty: 'medium', right: 1, total: 15, seconds: 1, cards: [] },
  { game: 'verb-conjugation', difficulty: 'hard', right: 5, half: 3, total: 8, seconds: 1, cards: [] },
  {
    game: 'exam-quiz',
    difficulty: 'advanced',
    right: 8,
    total: 20,
    seconds: 70,
    cards: [{ id: CARD, right: false }],
  },
];

const read = (more: object) => readRecord({ ...base, ...more }, NOW);
const readRating = (more: object) => read({ kind: 'card.rated', facts: { ...rating, ...more } });
const gameOf = (name: GameName) => games.find(({ game }) => game === name);
const readGame = (name: GameName, more: object) =>
  read({ kind: 'game.finished', facts: { ...gameOf(name), ...more } });

describe('an export', () => {
  const file = { format: 'camino-export', version: 1, settings: { dailyGoal: 20 }, activity: [1, 2] };

  test('is read with its records unchanged and its valid settings', () => {
    expect(readExport(JSON.stringify(file))).toEqual({
      ok: true,
      records: [1, 2],
      settings: { dailyGoal: 20 },
    });
  });

  const expected = 'Please choose a JSON file from “Export my data”.';
  test.each([
    ['{"format":', `This file is truncated or isn’t JSON. ${expected}`],
    ['7', `This file is truncated or isn’t JSON. ${expected}`],
    ['null', `This file is truncated or isn’t JSON. ${expected}`],
    ['[]', `This file is truncated or isn’t JSON. ${expected}`],
    ['{"format":"anki"}', `This is not an export from Camino. ${expected}`],
    [
      JSON.stringify({ ...file, version: 2 }),
      'Camino reads version 1 of its export format; this file has another.',
    ],
    [JSON.stringify({ ...file, activity: {} }), `This export has no list of records. ${expected}`],
  ])('%s is refused with a reason', (text, reason) => {
    expect(readExport(text)).toEqual({ ok: false, reason });
  });
});

const rated = { ...studied(1), kind: 'card.rated', facts: rating } as ActivityEvent;
const typed = { ...rated, facts: { ...rating, typed: 'pan 😀', isAccentOnly: false } } as ActivityEvent;
const undone: ActivityEvent = {
  ...studied(1),
  kind: 'rating.undone',
  facts: { card: CARD, rating: studied(2).id },
};

test('an export of four hundred thousand ratings is small enough to be read again', () => {
  expect(400_000 * JSON.stringify(exportedRecord(rated)).length).toBeLessThan(IMPORT_LIMIT);
});

test.each<ActivityEvent>([
  studied(1),
  rated,
  typed,
  undone,
  ...games.map((facts): ActivityEvent => ({ ...studied(1), kind: 'game.finished', facts })),
  { ...studied(1), kind: 'card.made', facts: { ...ownFactsOf(1), sentence: '<b>¿Una frase?</b>' } },
  { ...studied(1), kind: 'card.changed', facts: ownFactsOf(1) },
  { ...studied(1), kind: 'card.dropped', facts: { card: ownId(1) } },
  { ...studied(1), kind: 'card.starred', facts: { card: 'nouns-la-casa', isStarred: false } },
])('a record survives export and import unchanged: %j', (event) => {
  expect(readRecord(JSON.parse(JSON.stringify(exportedRecord(event))), NOW)).toStrictEqual({
    ...event,
    isImported: true,
  });
});

test('unknown fields of a record are left out, and ids are in lower case', () => {
  const id = 'ABCDEF00-0000-4000-8000-00000000000A';
  expect(read({ id, xp: 9, facts: { card: CARD, milliseconds: 5, xp: 9 } })).toEqual({
    ...studied(1),
    id: id.toLowerCase(),
    facts: { card: CARD, milliseconds: 5 },
    isImported: true,
  });
  const taken = read({ kind: 'rating.undone', facts: { card: CARD, rating: id } });
  expect(taken?.facts).toEqual({ card: CARD, rating: id.toLowerCase() });
});

describe('a record is valid or left out', () => {
  const facts = (more: object) => ({ facts: { card: CARD, milliseconds: 1, ...more } });
  test.each<[object, boolean]>([
    [{}, true],
    [{ id: 7 }, false],
    [{ id: `${base.id}0` }, false],
    [{ id: `0${base.id}` }, false],
    [{ facts: null }, false],
    [{ facts: [] }, false],
    [{ facts: 'x' }, false],
    [{ at: 7 }, false],
    [{ at: '2026-11-03T12:01:00Z' }, true],
    [{ at: '2026-11-03T12:01:00.5Z' }, true],
    [{ at: '2026-11-03T12:01:00.1234Z' }, false],
    [{ at: '2026-11-03T12:01:00' }, false],
    [{ at: '2026-11-03' }, false],
    [{ at: ' 2026-11-03T12:01:00Z' }, false],
    [{ at: '2026-11-03T12:01:00Z ' }, false],
    [{ at: '+002026-11-03T12:01:00Z' }, false],
    [{ at: '2026-11-03T12:01:00Z\u0000' }, false],
    [{ at: ['2026-11-03T12:01:00Z'] }, false],
    [{ at: '2026-13-03T12:01:00Z' }, false],
    [{ at: '2020-01-01T00:00:00Z' }, true],
    [{ at: '2019-12-31T23:59:59.999Z' }, false],
    [{ at: '2026-11-20T12:10:00Z' }, true],
    [{ at: '2026-11-20T12:10:00.001Z' }, false],
    [{ zone: 7 }, false],
    [{ zone: '' }, false],
    [{ zone: ['UTC'] }, false],
    [{ zone: 'Atlantis' }, false],
    [{ zone: 'UTC' }, true],
    [{ zone: 'America/Argentina/ComodRivadavia' }, true],
    [{ kind: 'xp.granted' }, false],
    [{ kind: 7 }, false],
    [{ kind: 'card.guessed', facts: rating }, false],
    [facts({ card: '' }), false],
    [facts({ card: 7 }), false],
    [facts({ card: 'x'.repeat(80) }), true],
    [facts({ card: 'x'.repeat(81) }), false],
    [facts({ card: '😀'.repeat(80) }), true],
    [facts({ card: '😀'.repeat(81) }), false],
    [facts({ card: {} }), false],
    [facts({ milliseconds: undefined }), false],
    [facts({ card: 'a\u0000' }), false],
    [facts({ card: 'a\ud83d' }), false],
    [facts({ card: 'a😀' }), true],
    [facts({ milliseconds: 0 }), true],
    [facts({ milliseconds: 60_000 }), true],
    [facts({ milliseconds: 60_001 }), false],
    [facts({ milliseconds: -1 }), false],
    [facts({ milliseconds: '1' }), false],
    [{ kind: 'rating.undone', ...facts({ rating: 'x' }) }, false],
    [{ kind: 'rating.undone', ...facts({ rating: 7 }) }, false],
    [{ kind: 'rating.undone', facts: { rating: base.id } }, false],
  ])('%j: %s', (more, isPossible) => {
    expect(read(more) !== null).toBe(isPossible);
  });

  test.each<[unknown]>([[null], [7], ['x'], [[base]]])('%j is no record', (raw) => {
    expect(readRecord(raw, NOW)).toBeNull();
  });

  test.each<[object, boolean]>([
    [{ rating: 0 }, false],
    [{ rating: 1 }, true],
    [{ rating: 2 }, true],
    [{ rating: 4 }, true],
    [{ rating: 5 }, false],
    [{ rating: '3' }, false],
    [{ direction: 'en-es' }, true],
    [{ direction: 'de-es' }, false],
    [{ source: 'game' }, false],
    [{ source: 'lesson' }, true],
    [{ milliseconds: 1e12 }, false],
    [{ typed: 7 }, false],
    [{ typed: '' }, true],
    [{ typed: 'x'.repeat(1000) }, true],
    [{ typed: 'x'.repeat(1001) }, false],
    [{ typed: 'a\u0000' }, false],
    [{ isAccentOnly: true }, true],
    [{ isAccentOnly: 'yes' }, false],
  ])('a rating with %.40j: %s', (more, isPossible) => {
    expect(readRating(more) !== null).toBe(isPossible);
  });

  test.each<[Partial<Fact>, boolean]>([
    [{ kind: 'lesson.finished', facts: { lesson: 'a1-hola-3', right: 12, total: 40, seconds: 0 } }, true],
    [{ kind: 'lesson.finished', facts: { lesson: 'a1-exam', right: 13, total: 12, seconds: 300 } }, false],
    [{ kind: 'story.read', facts: { story: 'b1-mi-dia', right: 0, total: 3, seconds: 90 } }, true],
    [{ kind: 'story.read', facts: { story: 'c1-mi-dia', right: 0, total: 3, seconds: 90 } }, false],
    [{ kind: 'course.placed', facts: { unit: 'a2-casa' } }, true],
    [{ kind: 'course.placed', facts: { unit: '' } }, false],
    [{ kind: 'answer.contested', facts: { item: CARD, typed: 'la kasa 😀 <b>' } }, true],
    [{ kind: 'answer.contested', facts: { item: CARD, typed: '' } }, false],
  ])('of the course, %j: %s', (fact, isPossible) => {
    expect(read(fact)).toEqual(isPossible ? { ...studied(1), ...fact, isImported: true } : null);
  });

  test.each<[GameName, object, boolean]>([
    ['exam-quiz', { game: 'chess' }, false],
    ['exam-quiz', { game: '__proto__' }, false],
    ['exam-quiz', { difficulty: 'constructor' }, false],
    ['exam-quiz', { difficulty: 'easy' }, false],
    ['exam-quiz', { difficulty: 7 }, false],
    ['exam-quiz', { difficulty: ['advanced'] }, false],
    ['exam-quiz', { difficulty: 'beginner', total: 10 }, true],
    ['exam-quiz', { difficulty: 'beginner', total: 11 }, false],
    ['exam-quiz', { right: 20 }, true],
    ['exam-quiz', { right: 21 }, false],
    ['exam-quiz', { right: -1 }, false],
    ['exam-quiz', { right: 1.5 }, false],
    ['exam-quiz', { right: '8' }, false],
    ['exam-quiz', { total: 0, right: 0, cards: [] }, false],
    ['exam-quiz', { total: 1, right: 1 }, true],
    ['exam-quiz', { total: '20' }, false],
    ['exam-quiz', { seconds: 1_000_000 }, false],
    ['exam-quiz', { seconds: null }, false],
    ['exam-quiz', { half: 0 }, true],
    ['exam-quiz', { half: 1 }, false],
    ['exam-quiz', { half: 'x' }, false],
    ['exam-quiz', { moves: 1 }, true],
    ['exam-quiz', { moves: -1 }, false],
    ['verb-conjugation', { half: 4 }, false],
    ['verb-conjugation', { half: undefined }, true],
    ['word-match', { moves: undefined }, false],
    ['word-match', { moves: 11 }, false],
    ['word-match', { moves: 40 }, true],
    ['word-match', { right: 11 }, false],
    ['exam-quiz', { cards: {} }, false],
    ['exam-quiz', { total: 1, right: 1, cards: [1, 2].map(() => ({ id: CARD, right: true })) }, false],
    ['exam-quiz', { cards: [null] }, false],
    ['exam-quiz', { cards: [{ id: CARD, right: 'yes' }] }, false],
    ['exam-quiz', { cards: [{ id: '', right: true }] }, false],
    ['exam-quiz', { cards: [{ id: CARD, right: true, direction: 'en-es' }] }, true],
    ['exam-quiz', { cards: [{ id: CARD, right: true, direction: 'de-es' }] }, false],
    ['exam-quiz', { cards: [{ id: 7, right: true }] }, false],
    ['exam-quiz', { cards: undefined }, false],
  ])('a finished %s with %j: %s', (game, more, isPossible) => {
    expect(readGame(game, more) !== null).toBe(isPossible);
  });

  test.each([
    [4000, true],
    [4001, false],
  ])('facts of %i bytes as the account stores them: %s', (bytes, isPossible) => {
    const long = Array.from({ length: 7 }, () => ({ id: '\u0001'.repeat(80), right: true }));
    const factsWith = (padding: string) => ({
      ...gameOf('exam-quiz'),
      cards: [...long, { id: '\u0001'.repeat(50) + padding, right: true }],
    });
    const spaces = (held: object) => JSON.stringify(held).replaceAll(/[^:,]/g, '').length;
    const size = (held: object) => new TextEncoder().encode(JSON.stringify(held)).length + spaces(held);
    const game = factsWith('x'.repeat(bytes - size(factsWith(''))));
    expect(size(game)).toBe(bytes);
    expect(read({ kind: 'game.finished', facts: game }) !== null).toBe(isPossible);
  });
});

test.each([
  [
    { records: 1, damaged: 0, isComplete: true },
    'camino.json holds your profile, your settings and 1 record.',
  ],
  [
    { records: 1, damaged: 1, isComplete: true },
    'camino.json holds your profile, your settings and 1 record. 1 damaged record on this device is left out.',
  ],
  [
    { records: 1200, damaged: 0, isComplete: true },
    'camino.json holds your profile, your settings and 1,200 records.',
  ],
  [
    { records: 0, damaged: 1200, isComplete: false },
    'camino.json holds your profile, your settings and 0 records. 1,200 damaged records on this device are left out. We couldn’t reach your account, so records from other devices may be missing.',
  ],
  [
    { records: 9, contested: 1, damaged: 0, isComplete: true },
    'camino.json holds your profile, your settings and 9 records. 1 of them is an answer that you said should count.',
  ],
  [
    { records: 9, contested: 2, damaged: 0, isComplete: true },
    'camino.json holds your profile, your settings and 9 records. 2 of them are answers that you said should count.',
  ],
  [
    { records: 9, refused: 1, damaged: 0, isComplete: true },
    'camino.json holds your profile, your settings and 9 records. 1 of them was refused by your account; the file says why.',
  ],
  [
    { records: 9, refused: 2, damaged: 0, isComplete: true },
    'camino.json holds your profile, your settings and 9 records. 2 of them were refused by your account; the file says why.',
  ],
])('the text about an export: %j', ({ isComplete, ...more }, text) => {
  expect(exportText({ name: 'camino.json', contested: 0, refused: 0, ...more }, isComplete)).toBe(text);
});

test('an account that doesn’t answer delays an export by half a minute; the page says what may be missing', async () => {
  const clock = new SimulatedClock();
  const receipt = { name: 'camino.json', records: 1, contested: 0, refused: 0, damaged: 0 };
  const machine = ownDataMachine.provide({
    actors: {
      readRefused: fromPromise<readonly RefusedFact[], Owner>(() => Promise.resolve([])),
      fetchRest: fromPromise<void, Owner>(() => new Promise(() => {})),
      exportData: fromPromise<ExportReceipt, Owner>(() => Promise.resolve(receipt)),
    },
  });
  const input = { userId: 'u1', email: 'ana@example.com', displayName: 'Ana' };
  const actor = createActor(machine, { clock, input }).start();
  actor.send({ type: 'export.requested' });
  clock.increment(29_999);
  expect(actor.getSnapshot().matches({ exporting: 'fetching' })).toBe(true);
  clock.increment(1);
  const { context } = await waitFor(actor, (state) => state.matches({ resting: 'exported' }));
  expect(context.outcome).toContain('We couldn’t reach your account');
  actor.stop();
});

test.each<[Partial<ImportReceipt>, string]>([
  [{}, '0 records added.'],
  [{ added: 1, known: 1 }, '1 record added. 1 record was here already.'],
  [{ added: 2, known: 3 }, '2 records added. 3 records were here already.'],
  [{ rejected: 1 }, '0 records added. 1 record left out, because Camino can’t have written it.'],
  [{ rejected: 2 }, '0 records added. 2 records left out, because Camino can’t have written them.'],
  [
    { added: 5, isStored: false },
    '5 records added. This device is out of space: stay on this page until they’ve reached your account.',
  ],
])('the text about an import: %j', (more, text) => {
  expect(importText({ added: 0, known: 0, rejected: 0, isStored: true, settings: {}, ...more })).toBe(text);
});
