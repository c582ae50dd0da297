import { describe, expect, test } from 'vitest';
import {
  isEnough,
  nextKind,
  nextUnit,
  suggestedUnit,
  type Outcome,
  type PlacementAnswer,
  type PlacementKind,
} from '#machines/course/placement.rules.ts';

const UNITS = 36;
const A2 = 12;
const LEARNERS = 200;

/** Answers a question of the unit with this number; `random` gives numbers in [0, 1). */
type Answer = (unit: number, kind: PlacementKind, random: () => number) => Outcome;

/** A learner who knows the first `known` units, slips at times, and guesses among options or admits not knowing. */
function learner(known: number, slip: number, guess: number): Answer {
  return (unit, kind, random) => {
    if (unit < known) return random() < slip ? 'wrong' : 'right';
    if (kind === 'gap' || kind === 'type' || guess === 0) return 'unknown';
    return random() < guess ? 'right' : 'wrong';
  };
}

/** A learner whose knowledge fades over the units around `known`. */
function fading(known: number): Answer {
  return (unit, kind, random) => {
    const share = 1 / (1 + Math.exp((unit + 0.5 - known) / 1.5));
    return random() < share
      ? learner(UNITS, 0.05, 0)(unit, kind, random)
      : learner(0, 0, 0.1)(unit, kind, random);
  };
}

const guesser: Answer = (_unit, kind, random) => {
  if (kind === 'gap' || kind === 'type') return random() < 0.5 ? 'unknown' : 'wrong';
  return random() < 0.25 ? 'right' : 'wrong';
};

/** The result of the answers so far: the unit to ask next, or to begin in if they suffice. */
interface Turn {
  answers: readonly PlacementAnswer[];
  isLast: boolean;
  unit: number;
  kind: PlacementKind;
  /** By the outcome of the next question; computed on first use. */
  after: Map<Outcome, Turn>;
}

/** Learners who have given the same answers share their turns up to this number. */
const SHARED = 8;

function turnOf(answers: readonly PlacementAnswer[]): Turn {
  const isLast = isEnough(answers, UNITS);
  const unit = isLast ? suggestedUnit(answers, UNITS) : nextUnit(answers, UNITS);
  return { answers, isLast, unit, kind: nextKind(answers), after: new Map() };
}

function turnAfter({ answers, unit, kind, after }: Turn, outcome: Outcome): Turn {
  const known = after.get(outcome);
  if (known) return known;
  const turn = turnOf([...answers, { id: `${answers.length}`, unit, kind, outcome }]);
  if (answers.length < SHARED) after.set(outcome, turn);
  return turn;
}

const start = turnOf([]);

function take(answer: Answer, seed: number): { unit: number; answers: readonly PlacementAnswer[] } {
  let state = seed * 7919 + 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  let turn = start;
  while (!turn.isLast) turn = turnAfter(turn, answer(turn.unit, turn.kind, random));
  return turn;
}

const runs = (answer: Answer, count = LEARNERS) =>
  Array.from({ length: count }, (_, seed) => take(answer, seed));

describe.each([
  {
    who: 'who slip at 10 % and guess one of four',
    of: (known: number) => learner(known, 0.1, 0.25),
    tags: [],
  },
  { who: 'whose knowledge fades', of: fading, tags: [] },
  {
    who: 'who slip at 5 % and guess one of four',
    of: (known: number) => learner(known, 0.05, 0.25),
    tags: ['long'],
  },
  {
    who: 'who slip at 10 % and admit what they don’t know',
    of: (known: number) => learner(known, 0.1, 0),
    tags: ['long'],
  },
])('nine in ten learners $who', ({ of, tags }) => {
  test('begin within three units of where they belong', { tags }, () => {
    const table = Array.from({ length: UNITS + 1 }, (_, known) => {
      const taken = runs(of(known));
      const near = taken.filter(({ unit }) => Math.abs(unit - Math.min(known, UNITS - 1)) <= 3).length;
      const questions = taken.reduce((sum, { answers }) => sum + answers.length, 0) / LEARNERS;
      return { known, near: near / LEARNERS, questions: Number(questions.toFixed(1)) };
    });
    const rows = table.map(({ known, near, questions }) => `${known}\t${near}\t${questions}`);
    const worst = Math.min(...table.map(({ near }) => near));
    expect(worst, `units known, share within three, questions\n${rows.join('\n')}`).toBeGreaterThanOrEqual(
      0.9,
    );
    for (const { questions } of table) expect(questions).toBeLessThanOrEqual(16);
  });
});

test('a guesser stays in A1 in at least 19 of 20 tests', () => {
  const beyond = runs(guesser, 2000).filter(({ unit }) => unit >= A2).length;
  expect(beyond / 2000).toBeLessThanOrEqual(0.05);
});

test('a learner who knows nothing and says so twice begins with the first unit at once', () => {
  const { unit, answers } = take(() => 'unknown', 1);
  expect([unit, answers.map((answer) => answer.unit)]).toEqual([0, [0, 0]]);
});

test('a learner who knows everything ends near the end', () => {
  const { unit, answers } = take(() => 'right', 1);
  expect(unit).toBeGreaterThanOrEqual(UNITS - 3);
  expect(answers.length).toBeLessThanOrEqual(16);
});

test('no question is far ahead of the right answers', () => {
  for (const { answers } of [...runs(guesser), ...runs(learner(20, 0.1, 0.25))]) {
    let furthest = 0;
    for (const { unit, outcome } of answers) {
      expect(unit).toBeLessThanOrEqual(furthest);
      if (outcome === 'right') furthest = Math.max(furthest, unit + 6);
    }
  }
});

test('a learner who slips at first can still show what they know', () => {
  const { unit } = take(
    (asked, kind, random) => (asked === 0 ? 'wrong' : learner(18, 0, 0)(asked, kind, random)),
    1,
  );
  expect(unit, 'nothing right in the first unit').toBe(0);
  const slips: Outcome[] = ['wrong'];
  const later = take((asked, kind, random) => slips.pop() ?? learner(18, 0, 0)(asked, kind, random), 1);
  expect(Math.abs(later.unit - 18)).toBeLessThanOrEqual(3);
});
