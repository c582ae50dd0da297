import { AVERAGE } from '#machines/learning/schedule.rules.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import {
  DAY,
  call,
  exam,
  game,
  lesson,
  rated,
  record,
  registered,
  story,
  studied,
  wire,
} from '../support/wire.ts';

const UNDONE = { card: 'nouns-la-casa', rating: '00000000-0000-4000-8000-000000000001' };
const ITEM = { id: 'ser-1', right: true };
const fitted = (change: object = {}) =>
  of('memory.fitted', {
    model: 'fsrs-6',
    w: AVERAGE,
    answers: 400,
    lossBefore: 0.48,
    lossAfter: 0.47,
    ...change,
  });
const WEEK: readonly unknown[] = ['normal', 'normal', 'normal', 'normal', 'normal', 'light', 'free'];
const week = (weekdays: unknown) => of('week.planned', { weekdays });
const span = (from: unknown, to: unknown, isFree: unknown = true) => of('days.freed', { from, to, isFree });
const CONTESTED = { item: 'nouns-la-casa', typed: 'la kasa' };
const [card] = exam.cards;
let backend: TestBackend;
let learner: Learner;

beforeAll(async () => {
  backend = await sharedBackend();
  learner = await registered(backend, { days: 3 });
});

test('every fact that the app writes is accepted', async () => {
  const match = { ...exam, game: 'word-match', difficulty: 'easy', right: 5, total: 5, moves: 9 } as const;
  const verbs = {
    ...exam,
    game: 'verb-conjugation',
    difficulty: 'easy',
    right: 1,
    half: 2,
    total: 3,
  } as const;
  const facts = [
    studied(),
    rated(),
    undone(UNDONE),
    game(exam),
    game({ ...exam, cards: [] }),
    game(match),
    game(verbs),
    withCards([{ ...card, direction: 'en-es' }]),
    of('card.rated', { ...rated().facts, typed: 'ñ'.repeat(1000) }),
    of('card.studied', { card: 'x'.repeat(80), milliseconds: 0 }),
    of('card.rated', { ...rated().facts, source: 'lesson' }),
    ...['a1-hola-3', 'a1-hola-checkpoint', 'b1-exam', 'a2-a-unit-that-is-gone-7'].map((id) =>
      lesson({ lesson: id }),
    ),
    lesson({ right: 40, total: 40, seconds: 0, items: [{ id: 'ser-1', right: true }] }),
    lesson({ items: [] }),
    story(),
    story({ story: 'b1-tiempo-libre', right: 10, total: 10 }),
    of('rule.read', { point: 'gender-and-articles' }),
    of('rule.read', { point: 'x'.repeat(80) }),
    of('course.placed', { unit: 'a1-mi-dia' }),
    of('answer.contested', CONTESTED),
    of('answer.contested', { item: 'x'.repeat(80), typed: 'ñ'.repeat(1000) }),
    of('records.withdrawn', { records: [crypto.randomUUID()], isWithdrawn: false }),
    of('records.withdrawn', {
      records: Array.from({ length: 90 }, () => crypto.randomUUID()),
      isWithdrawn: true,
    }),
    of('card.paused', { card: 'verbs-ser', isPaused: true }),
    of('card.paused', { card: 'a-card-that-is-gone', isPaused: false }),
    of('card.noted', { card: 'verbs-ser', note: '' }),
    of('card.noted', { card: 'verbs-ser', note: '🐕'.repeat(200) }),
    of('card.noted', { card: 'verbs-ser', note: '<b>not bold</b>' }),
    fitted(),
    fitted({ lossBefore: 0, lossAfter: 100, answers: 999_999 }),
    of('memory.reset', {}),
    week(['normal', 'light', 'free', 'free', 'free', 'free', 'free']),
    span('2026-12-24', '2026-12-24'),
    span('2026-12-24', '2027-01-20', false),
    span('2099-12-31', '2099-12-31'),
    { ...studied(), imported: true },
    { ...lesson(), imported: true },
  ];
  expect(await record(learner, facts)).toEqual(facts.map(() => 'accepted'));
});

const refused: [reason: string, events: object[]][] = [
  ['more right than asked', [game({ ...exam, right: 11 })]],
  ['no game of this size', [game({ ...exam, right: 12, total: 12 }), game({ ...exam, right: 0, total: 0 })]],
  ['no such game', [game({ ...exam, difficulty: 'godlike' }), of('game.finished', { ...exam, game: 7 })]],
  ['no half points here', [game({ ...exam, right: 1, half: 2 })]],
  ['too fast', [game({ ...exam, seconds: 9 })]],
  [
    'fewer moves than pairs',
    [
      game({ ...exam, game: 'word-match', difficulty: 'easy', right: 5, total: 5, moves: 4 }),
      game({ ...exam, game: 'word-match', difficulty: 'easy', right: 5, total: 5 }),
    ],
  ],
  [
    'facts missing',
    [
      game({ ...exam, right: -1 }),
      game({ ...exam, right: 1.5 }),
      game({ ...exam, seconds: Number.NaN }),
      of('game.finished', { ...exam, total: '10' }),
      of('game.finished', { ...exam, half: null }),
      of('game.finished', { ...exam, moves: '7' }),
      of('game.finished', { ...exam, cards: undefined }),
      of('game.finished', { ...exam, cards: null }),
      of('game.finished', { ...exam, cards: {} }),
      of('card.studied', null),
      of('card.studied', [studied().facts]),
      of('card.studied', 'nouns-la-casa'),
    ],
  ],
  ['more cards than asked', [withCards(Array.from({ length: 11 }, () => card))]],
  [
    'no such card',
    [
      withCards([{ id: '', right: true }]),
      withCards([{ id: 7, right: true }]),
      withCards([{ id: { a: 1 }, right: true }]),
      withCards([{ id: 'a', right: 'true' }]),
      withCards([{ id: 'a' }]),
      withCards([{ ...card, direction: 'es-es' }]),
      withCards([{ ...card, direction: null }]),
      withCards([{ ...card, chosen: 'la casa' }]),
      withCards([null]),
      withCards(['nouns-la-casa']),
      withCards([[]]),
      ...[undefined, null, '', 7, {}, [], true, 'x'.repeat(81)].flatMap((wrong) => [
        of('card.studied', { ...studied().facts, card: wrong }),
        of('card.rated', { ...rated().facts, card: wrong }),
        undone({ ...UNDONE, card: wrong }),
      ]),
    ],
  ],
  [
    'no such time',
    [undefined, null, '3000', -1, 60_001, [], true].flatMap((milliseconds) => [
      of('card.studied', { ...studied().facts, milliseconds }),
      of('card.rated', { ...rated().facts, milliseconds }),
    ]),
  ],
  [
    'no such rating',
    [
      ...[undefined, null, 0, 5, 1.5, '3', true].map((rating) =>
        of('card.rated', { ...rated().facts, rating }),
      ),
      ...[undefined, null, 7, '', 'x'.repeat(36), '-'.repeat(36), UNDONE.rating.replace('4', 'A')].map(
        (rating) => undone({ ...UNDONE, rating }),
      ),
    ],
  ],
  [
    'no such direction',
    [undefined, null, 'es', 1].map((direction) => of('card.rated', { ...rated().facts, direction })),
  ],
  [
    'no such source',
    [undefined, null, 'game', 1].map((source) => of('card.rated', { ...rated().facts, source })),
  ],
  ['no such rule', ['', 7, null, undefined, 'x'.repeat(81)].map((point) => of('rule.read', { point }))],
  [
    'no such answer',
    [
      { typed: null },
      { typed: 7 },
      { typed: 'x'.repeat(1001) },
      { isAccentOnly: null },
      { isAccentOnly: 'yes' },
    ].map((wrong) => of('card.rated', { ...rated().facts, ...wrong })),
  ],
  [
    'unknown key',
    [
      of('game.finished', { ...exam, xp: 9000 }),
      of('card.studied', { ...studied().facts, xp: 9000 }),
      of('card.rated', { ...rated().facts, note: null }),
      undone({ ...UNDONE, milliseconds: 1 }),
      { ...studied(), xp: 9000 },
    ],
  ],
  [
    'no such lesson',
    [
      '',
      'a1',
      'a1-',
      'c1-hola-1',
      'A1-hola-1',
      'a1-Hola-1',
      'a1--1',
      'a1-hola-1\n',
      `a1-${'x'.repeat(78)}`,
      7,
      null,
    ].map((id) => of('lesson.finished', { ...lesson().facts, lesson: id })),
  ],
  [
    'no such story',
    ['', 'a1', 'a1-hola-1', 'a1-día', 7, undefined].map((id) =>
      of('story.read', { ...story().facts, story: id }),
    ),
  ],
  [
    'no such unit',
    ['', 'a1', 'a1-hola-1', ' a1-hola', {}, undefined].map((unit) => of('course.placed', { unit })),
  ],
  [
    'no lesson of this size',
    [
      lesson({ total: 41 }),
      lesson({ right: 0, total: 0 }),
      story({ total: 11 }),
      story({ right: 0, total: 0 }),
    ],
  ],
  ['more right than asked', [lesson({ right: 13 }), story({ right: 4 })]],
  [
    'facts missing',
    ['right', 'total', 'seconds'].flatMap((key) =>
      [undefined, null, -1, 1.5, '3', 1_000_000].flatMap((wrong) => [
        of('lesson.finished', { ...lesson().facts, [key]: wrong }),
        of('story.read', { ...story().facts, [key]: wrong }),
      ]),
    ),
  ],
  ['more exercises than asked', [lesson({ items: Array.from({ length: 13 }, () => ITEM) })]],
  [
    'no such exercise',
    [
      ...[null, {}, 'x', [null], [[]], [{ id: '' }], [{ ...ITEM, right: 1 }], [{ ...ITEM, xp: 1 }]].map(
        (items) => of('lesson.finished', { ...lesson().facts, items }),
      ),
      ...['', 7, null, 'x'.repeat(81)].map((item) => of('answer.contested', { ...CONTESTED, item })),
    ],
  ],
  [
    'no such answer',
    ['', 7, null, undefined, 'x'.repeat(1001)].map((typed) =>
      of('answer.contested', { ...CONTESTED, typed }),
    ),
  ],
  [
    'unknown key',
    [
      of('lesson.finished', { ...lesson().facts, xp: 9000 }),
      of('lesson.finished', { ...lesson().facts, cards: [] }),
      of('story.read', { ...story().facts, items: [] }),
      of('rule.read', { point: 'plural', right: true }),
      of('course.placed', { unit: 'a1-hola', level: 'a1' }),
      of('answer.contested', { ...CONTESTED, right: true }),
      of('records.withdrawn', { records: [], isWithdrawn: true, guest: 'x' }),
      of('card.paused', { card: 'verbs-ser', isPaused: true, until: '2026-12-24' }),
      of('card.noted', { card: 'verbs-ser', note: 'x', html: true }),
      of('memory.reset', { model: 'fsrs-6' }),
      of('week.planned', { weekdays: WEEK, since: '2026-12-24' }),
      fitted({ retention: 0.9 }),
    ],
  ],
  [
    'no such pause',
    [1, 'true', null, undefined].map((isPaused) => of('card.paused', { card: 'verbs-ser', isPaused })),
  ],
  [
    'no such note',
    [7, null, undefined, 'x'.repeat(201), '🐕'.repeat(201)].map((note) =>
      of('card.noted', { card: 'verbs-ser', note }),
    ),
  ],
  [
    'no such week',
    [
      week(WEEK.slice(1)),
      week([...WEEK, 'free']),
      week(WEEK.map(() => 'free')),
      week(WEEK.with(0, 'half')),
      week(WEEK.with(0, null)),
      week('normal'),
      week(undefined),
    ],
  ],
  [
    'no such day',
    [
      span('2026-02-30', '2026-03-01'),
      span('2026-12-24', '24.12.2026'),
      span('2019-12-31', '2020-01-01'),
      span('2026-12-24T00:00', '2026-12-25'),
      span(20_261_224, '2026-12-25'),
      span('2026-12-24', undefined),
    ],
  ],
  ['no such span', [span('2026-12-24', '2026-12-23'), span('2026-12-24', '2027-01-21')]],
  ['no such model', [fitted({ model: 'fsrs-7' }), fitted({ model: 6 }), fitted({ model: undefined })]],
  [
    'no such memory',
    [
      AVERAGE.slice(1),
      [...AVERAGE, 0.5],
      AVERAGE.with(0, 100.1),
      AVERAGE.with(20, 0.09),
      AVERAGE.with(3, 8.29561),
      [...AVERAGE.slice(1), '1'],
      [...AVERAGE.slice(1), null],
      'default',
      undefined,
    ].map((w) => fitted({ w })),
  ],
  [
    'no such number of answers',
    [fitted({ answers: -1 }), fitted({ answers: 1e6 }), fitted({ answers: '9' })],
  ],
  [
    'no such loss',
    [
      fitted({ lossBefore: -1 }),
      fitted({ lossAfter: 100.5 }),
      fitted({ lossAfter: 0.1234567 }),
      fitted({ lossAfter: null }),
    ],
  ],
  [
    'no such record',
    [
      ['x'],
      [7],
      [null],
      [],
      [crypto.randomUUID().toUpperCase()],
      Array.from({ length: 91 }, () => crypto.randomUUID()),
    ].map((records) => of('records.withdrawn', { records, isWithdrawn: true })),
  ],
  [
    'facts missing',
    [
      of('records.withdrawn', { records: [crypto.randomUUID()] }),
      of('records.withdrawn', { records: [crypto.randomUUID()], isWithdrawn: 'yes' }),
      of('records.withdrawn', { records: crypto.randomUUID(), isWithdrawn: true }),
      of('records.withdrawn', { isWithdrawn: true }),
    ],
  ],
  ['in the future', [lesson({}, Date.now() + DAY), story({}, Date.now() + DAY)]],
  ['too large', [of('card.studied', { card: 'a', text: 'x'.repeat(4001) })]],
  ['in the future', [{ ...studied(), at: '2999-01-01T00:00:00Z' }, studied(Date.now() + DAY)]],
  ['too long ago', [{ ...studied(), at: '1970-01-02T00:00:00Z' }]],
  [
    'no such place',
    ['Atlantis', '', null, 7, undefined, `Europe/London${' '.repeat(60)}`].map((zone) => ({
      ...studied(),
      zone,
    })),
  ],
  ['no such kind of fact', ['xp.granted', null, 7, undefined].map((kind) => ({ ...studied(), kind }))],
  [
    'malformed',
    [
      ...['x', null, 7, undefined, crypto.randomUUID().toUpperCase()].map((id) => ({ ...studied(), id })),
      ...['yesterday', '2026-13-40T00:00:00Z', null, 7, undefined].map((at) => ({ ...studied(), at })),
      ...['true', null, 1].map((imported) => ({ ...studied(), imported })),
    ],
  ],
];

describe('a fact that no app can have written is refused, the rest of its batch is stored:', () => {
  test.each(refused)('%s', async (reason, events) => {
    const own = await backend.register();
    const good = studied();
    const verdicts = await call(own, [...events, good]);
    expect(verdicts.map((verdict) => verdict.reason)).toEqual([...events.map(() => reason), undefined]);
    const { data } = await own.client.from('activity').select('id');
    expect(data).toEqual([{ id: good.id }]);
  });
});

test('anything but an object is malformed', async () => {
  const verdicts = await call(learner, [[], ['id'], Object.create(null)]);
  expect(new Set(verdicts.map(({ reason }) => reason))).toEqual(new Set(['malformed']));
});

test('a request of more than 1 MiB is an error, and numbers of thousands of digits fill no memory', async () => {
  const numbers = (count: number) => `[${Array.from({ length: count }, () => '1e131071').join()}]`;
  const fact = (facts: string) =>
    `[${JSON.stringify({ ...studied(), facts: 0 }).replace('"facts":0', facts)}]`;
  await expect(direct(fact(`"facts":{"card":${numbers(100_000)}}`))).rejects.toThrow('1 MiB');
  const reasons = ['"facts":{"card":1e131071}', `"facts":{"card":${numbers(1000)}}`].map(fact).map(direct);
  expect(await Promise.all(reasons)).toEqual(['no such card', 'too large']);
  expect(await direct(fact('"facts":{"card":"a","milliseconds":1e-9999}'))).toBe('no such time');
});

/** The database's reason for refusing these raw events, which no browser could send. */
async function direct(events: string): Promise<unknown> {
  const { rows } = await backend.database.query<{ reason: unknown }>(
    `with me as materialized (select set_config('request.jwt.claim.sub', $1, true))
    select public.record_activity($2::jsonb) -> 0 -> 'reason' as reason from me`,
    [learner.id, events],
  );
  return rows[0]?.reason;
}

function undone(facts: object): object {
  return of('rating.undone', facts);
}

function withCards(cards: readonly unknown[]): object {
  return of('game.finished', { ...exam, cards });
}

function of(kind: string, facts: unknown): object {
  return { ...wire(studied(), Date.now()), kind, facts };
}
