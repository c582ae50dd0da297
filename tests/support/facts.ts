import type { Fact } from '#machines/learning/activity.types.ts';
import { RANGES } from '#machines/learning/memory-numbers.rules.ts';
import type { GameName } from '#machines/types.ts';
import * as fc from 'fast-check';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface RawFact {
  kind: Json;
  facts: Json;
}

const sizes: readonly [GameName, difficulty: string, tasks: number][] = [
  ['word-match', 'easy', 5],
  ['word-match', 'hard', 12],
  ['daily-challenge', 'medium', 10],
  ['grammar-master', 'easy', 5],
  ['grammar-master', 'hard', 15],
  ['grammar-master', 'practice', 15],
  ['sentence-builder', 'medium', 5],
  ['sentence-builder', 'hard', 7],
  ['sentence-builder', 'a1', 7],
  ['sentence-builder', 'b1', 7],
  ['vocabulary-challenge', 'easy', 10],
  ['vocabulary-challenge', 'hard', 20],
  ['verb-conjugation', 'easy', 3],
  ['verb-conjugation', 'hard', 8],
  ['verb-conjugation', 'all', 8],
  ['exam-quiz', 'beginner', 10],
  ['exam-quiz', 'advanced', 20],
];

const text = (minLength: number, maxLength: number) =>
  fc.string({ unit: 'binary', minLength, maxLength }).filter((value) => !value.includes('\u0000'));
const cards = fc.oneof(
  fc.constantFrom('nouns-la-casa', 'verbs-hablar', 'constructor', '__proto__', 'ñ'.repeat(20)),
  text(1, 20),
);
const directions = fc.constantFrom('es-en', 'en-es');
const milliseconds = fc.oneof(
  fc.integer({ min: 0, max: 60_000 }),
  fc.integer({ min: 0, max: 480_000 }).map((eighths) => eighths / 8),
);
const whole = fc.oneof(fc.integer({ min: 0, max: 999_999 }), fc.constantFrom(0, 999_999));

const studied = fc.record({ card: fc.oneof(cards, text(1, 80)), milliseconds });
const rated = fc.record(
  {
    card: cards,
    direction: directions,
    rating: fc.constantFrom(1, 2, 3, 4),
    milliseconds,
    source: fc.constantFrom('review', 'lesson'),
    typed: fc.oneof(text(0, 300), fc.constant('a'.repeat(1000))),
    isAccentOnly: fc.boolean(),
  },
  { requiredKeys: ['card', 'direction', 'rating', 'milliseconds', 'source'] },
);
const undone = fc.record({ card: cards, rating: fc.uuid() });
const games = fc.constantFrom(...sizes).chain(([game, difficulty, tasks]) =>
  fc.integer({ min: 1, max: tasks }).chain((total) =>
    fc
      .record({
        right: game === 'word-match' ? fc.constant(total) : fc.integer({ min: 0, max: total }),
        seconds: whole.map((more) => Math.min(999_999, 10 * total + more)),
        outcomes: fc.array(
          fc.record(
            { id: cards, right: fc.boolean(), direction: directions },
            { requiredKeys: ['id', 'right'] },
          ),
          { maxLength: total },
        ),
        items: fc.option(fc.array(fc.record({ id: cards, right: fc.boolean() }), { maxLength: total })),
        moves:
          game === 'word-match' ? whole.map((more) => Math.min(999_999, total + more)) : fc.constant(null),
        half: game === 'verb-conjugation' ? fc.nat() : fc.constant(null),
      })
      .map(({ right, seconds, outcomes, items, moves, half }) => ({
        game,
        difficulty,
        right,
        total,
        seconds,
        cards: outcomes,
        ...(items !== null && { items }),
        ...(moves !== null && { moves }),
        ...(half !== null && { half: half % (total - right + 1) }),
      })),
  ),
);

const units = fc.constantFrom('a1-hola', 'a1-mi-dia', 'a2-tiempo-libre', 'b1-a-unit-that-is-gone');
const stops = fc.oneof(
  fc
    .tuple(units, fc.constantFrom('1', '12', 'checkpoint', 'dictation'))
    .map(([unit, name]) => `${unit}-${name}`),
  fc.constantFrom('a1-exam', 'b1-exam', `a1-${'x'.repeat(77)}`),
);
const scores = (questions: number) =>
  fc
    .integer({ min: 1, max: questions })
    .chain((total) =>
      fc.record({ right: fc.integer({ min: 0, max: total }), total: fc.constant(total), seconds: whole }),
    );
const lessons = fc
  .tuple(
    stops,
    scores(40),
    fc.option(fc.array(fc.record({ id: cards, right: fc.boolean() }), { maxLength: 12 })),
  )
  .map(([lesson, score, items]) => ({
    lesson,
    ...score,
    ...(items !== null && { items: items.slice(0, score.total) }),
  }));
const stories = fc.tuple(units, scores(10)).map(([story, score]) => ({ story, ...score }));
const points = fc.constantFrom('gender-and-articles', 'plural', 'x'.repeat(80));
const contested = fc.record({ item: cards, typed: fc.oneof(text(1, 300), fc.constant('ñ'.repeat(1000))) });

/** Facts that only the course writes. */
export const courseFacts: fc.Arbitrary<Fact> = fc
  .oneof(
    fc.record({ kind: fc.constant('lesson.finished'), facts: lessons }),
    fc.record({ kind: fc.constant('story.read'), facts: stories }),
    fc.record({ kind: fc.constant('rule.read'), facts: fc.record({ point: points }) }),
    fc.record({ kind: fc.constant('course.placed'), facts: fc.record({ unit: units }) }),
    fc.record({ kind: fc.constant('answer.contested'), facts: contested }),
  )
  .map((fact) => copyOf<Fact>(fact));

const ownIds = fc.uuid({ version: 4 }).map((id) => `own-${id}`);
const ownTexts = fc.record(
  { card: ownIds, spanish: text(1, 100), english: text(1, 100), sentence: text(1, 200) },
  { requiredKeys: ['card', 'spanish', 'english'] },
);

const ownFacts: fc.Arbitrary<Fact> = fc
  .oneof(
    fc.record({ kind: fc.constantFrom('card.made', 'card.changed'), facts: ownTexts }),
    fc.record({ kind: fc.constant('card.dropped'), facts: fc.record({ card: ownIds }) }),
    fc.record({
      kind: fc.constant('card.paused'),
      facts: fc.record({ card: fc.oneof(cards, ownIds), isPaused: fc.boolean() }),
    }),
    fc.record({
      kind: fc.constant('card.noted'),
      facts: fc.record({ card: fc.oneof(cards, ownIds), note: text(0, 200) }),
    }),
    fc.record({
      kind: fc.constant('card.starred'),
      facts: fc.record({ card: fc.oneof(cards, ownIds), isStarred: fc.boolean() }),
    }),
  )
  .map((fact) => copyOf<Fact>(fact));

const withdrawals = fc.record({
  records: fc.array(fc.uuid(), { minLength: 1, maxLength: 90 }),
  isWithdrawn: fc.boolean(),
});

const losses = fc.integer({ min: 0, max: 100_000_000 }).map((millionths) => millionths / 1e6);
const numbers = fc.tuple(
  ...RANGES.map(([least, most]) =>
    fc.integer({ min: Math.round(least * 1e4), max: Math.round(most * 1e4) }).map((parts) => parts / 1e4),
  ),
);
const fits: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({
    kind: fc.constant('memory.fitted'),
    facts: fc.record({
      model: fc.constant('fsrs-6'),
      w: numbers,
      answers: whole,
      lossBefore: losses,
      lossAfter: losses,
    }),
  }),
  fc.record({ kind: fc.constant('memory.reset'), facts: fc.record({}) }),
);

const weeks: fc.Arbitrary<Fact> = fc
  .array(fc.constantFrom('normal', 'light', 'free'), { minLength: 7, maxLength: 7 })
  .filter((weekdays) => weekdays.some((plan) => plan !== 'free'))
  .map((weekdays) => copyOf<Fact>({ kind: 'week.planned', facts: { weekdays } }));
const spans: fc.Arbitrary<Fact> = fc
  .record({
    first: fc.integer({ min: 18_262, max: 47_400 }),
    days: fc.nat({ max: 27 }),
    isFree: fc.boolean(),
  })
  .map(({ first, days, isFree }) => {
    const dayAt = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
    return { kind: 'days.freed', facts: { from: dayAt(first), to: dayAt(first + days), isFree } };
  });

export const validFacts: fc.Arbitrary<Fact> = fc
  .oneof(
    fc.record({ kind: fc.constant('card.studied'), facts: studied }),
    fc.record({ kind: fc.constant('card.rated'), facts: rated }),
    fc.record({ kind: fc.constant('rating.undone'), facts: undone }),
    fc.record({ kind: fc.constant('game.finished'), facts: games }),
    fc.record({ kind: fc.constant('records.withdrawn'), facts: withdrawals }),
    fits,
    weeks,
    spans,
    courseFacts,
    ownFacts,
  )
  .map((fact) => copyOf<Fact>(fact));

const oddValues: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, -1, 0, 1, 1.5, 7, 60_001, 1e6, 1e300, '', 'x', '3', [], {}, [null]),
  fc.constantFrom('constructor', '__proto__', 'a\u0000', 'a\ud83d', 'x'.repeat(81), 'x'.repeat(1001)),
  fc.constantFrom('card.studied', 'card.rated', 'rating.undone', 'game.finished', 'word-match', 'easy'),
  fc.constantFrom(
    'lesson.finished',
    'story.read',
    'rule.read',
    'course.placed',
    'answer.contested',
    'lesson',
  ),
  fc.constantFrom(
    'card.made',
    'card.dropped',
    'card.starred',
    'card.paused',
    'card.noted',
    'own-',
    'own-1',
    `own-${'0'.repeat(36)}`,
  ),
  fc.constantFrom(
    'a1',
    'a1-',
    'a1-hola',
    'a1-hola-1',
    'A1-hola',
    'c1-hola',
    'a1-hola\n',
    'a1-día',
    'a1--hola',
  ),
  fc.jsonValue({ maxDepth: 2 }).map(rounded),
);
const changes = fc.record({
  place: fc.nat(),
  change: fc.oneof(
    fc.record({ to: oddValues }),
    fc.record({
      to: oddValues,
      key: fc.constantFrom('xp', 'half', 'moves', 'items', 'typed', 'direction', '__proto__'),
    }),
    fc.constant('left out' as const),
  ),
});

/** Valid facts with one to three changes: other values, extra keys, missing parts. */
export const mutatedFacts: fc.Arbitrary<RawFact> = fc
  .tuple(validFacts, fc.array(changes, { minLength: 1, maxLength: 3 }))
  .map(([fact, all]) => {
    const raw = all.reduce<Json>((value, { place, change }) => {
      const paths = pathsOf(value);
      return changed(value, paths[place % paths.length] ?? [], change);
    }, copyOf<Json>(fact));
    const { kind = null, facts = null } = copyOf<Partial<RawFact>>(raw);
    return { kind, facts };
  });

type Change = { to: Json; key?: string } | 'left out';

function pathsOf(value: Json): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, Json]) => [
    [key],
    ...pathsOf(inner).map((path) => [key, ...path]),
  ]);
}

function changed(value: Json, [key, ...path]: readonly string[], change: Change): Json {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  const entries = Object.entries(value).flatMap(([name, inner]: [string, Json]): [string, Json][] => {
    if (name !== key) return [[name, inner]];
    if (path.length > 0) return [[name, changed(inner, path, change)]];
    if (change === 'left out') return [];
    return change.key === undefined
      ? [[name, change.to]]
      : [
          [name, inner],
          [change.key, change.to],
        ];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Any JSON, with as few decimals as a clock has. */
function rounded(value: unknown): Json {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'number' ? Math.round(inner * 1000) / 1000 : inner,
  ) as Json;
}

function copyOf<Value>(value: unknown): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
