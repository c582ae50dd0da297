import { Actor, assign, createMachine, emit, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { transitionsOf } from '#machines/inspect/model.ts';
import {
  coverageProblems,
  emitProblems,
  pathProblems,
  report,
  startProblems,
  virtualProblems,
} from '../support/paths/check.ts';
import { exploreModel } from '../support/paths/explore.ts';
import { anyModel, quiz, quizModel } from '../support/paths/fixture.ts';
import { greedyPaths } from '../support/paths/greedy.ts';
import { lintMachine } from '../support/paths/lint.ts';
import { walkModel } from '../support/paths/walk.ts';

describe('a sound machine with a full model', () => {
  test('has no problems', async () => {
    const model = quizModel();
    const problems = [
      ...lintMachine(quiz, 'quiz'),
      ...startProblems(model),
      ...coverageProblems(model),
      ...pathProblems(model),
      ...emitProblems(model),
      ...(await virtualProblems(model)),
    ];
    expect(report(problems)).toBe('');
  });

  test('is explored completely, and no path is the beginning of another', () => {
    const { paths } = exploreModel(quizModel());
    const texts = paths.map(({ events }) => JSON.stringify(events).slice(0, -1));
    const beginnings = texts.filter((text) =>
      texts.some((other) => other !== text && other.startsWith(`${text},`)),
    );
    expect(beginnings).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(paths.some(({ events }) => events.some(({ type }) => type === 'xstate.error.actor.load'))).toBe(
      true,
    );
  });

  test('needs only a few of its paths to take every transition', () => {
    const model = quizModel();
    const { exploration, runs, taken } = walkModel(model);
    const few = greedyPaths(model);
    const together = runs.map(({ path }, index) =>
      few.includes(path) ? Array.from(taken[index] ?? []) : [],
    );
    expect(new Set(together.flat())).toEqual(new Set(transitionsOf(quiz).values()));
    expect(few.length).toBeLessThan(exploration.paths.length / 2);
  });
});

describe('what the model leaves out is reported', () => {
  test('a transition that no path takes, and the guard that stays unanswered', () => {
    const problems = coverageProblems(quizModel({ cases: { 'answer.given': () => [] } }));
    expect(problems).toContain(
      "quiz: transition quiz.playing.board.asking --answer.given [isRight]--> quiz.playing.board.judged is never taken. Add a case for 'answer.given' or an input to the model that its guard lets through, or add what the guard reads to 'project'.",
    );
    expect(problems).toContain("quiz: guard 'isRight' is never asked (true 0 times, false 0 times).");
    expect(problems).toContain("quiz: state 'quiz.finished' is never entered.");
  });

  test('a guard that is never false, and its transition that is never refused', () => {
    const problems = coverageProblems(
      quizModel({
        cases: { 'answer.given': ({ context }) => [{ answer: context.words[context.index] ?? '' }] },
      }),
    );
    expect(problems).toEqual([
      expect.stringContaining('asking --answer.given--> quiz.playing.board.judged is never taken'),
      'quiz: transition quiz.playing.board.asking --answer.given [isRight]--> quiz.playing.board.judged is never refused by its guard.',
      expect.stringMatching(
        /^quiz: guard 'isRight' is never false \(true [1-9]\d* times, false 0 times\)\.$/,
      ),
    ]);
  });

  test('a guard that is never true, a combined one as a whole', () => {
    const problems = coverageProblems(quizModel({ inputs: [{ words: ['pan'] }] }));
    expect(problems).toContainEqual(expect.stringMatching(/guard 'hasNext' is never true/));
    expect(problems).toContainEqual(expect.stringMatching(/guard 'isOver' is never false/));
    expect(problems).toContainEqual(
      expect.stringContaining('checking --always--> quiz.playing.board.asking is never taken'),
    );
  });

  test('a case for an event that no state takes', () => {
    const model = quizModel({
      cases: { ...quizModel().cases, 'xstate.done.actor.lode': () => [{ output: 1 }] },
    });
    expect(coverageProblems(model)).toEqual([
      "quiz: no state takes 'xstate.done.actor.lode', which the model has a case for.",
    ]);
  });

  test('a text that is listed but not emitted, and one that is emitted but not listed', () => {
    const model = quizModel({
      emits: [
        { type: 'quiz.finished', score: expect.any(Number) },
        { type: 'load.failed', why: 'no network' },
      ],
    });
    expect(emitProblems(model)).toEqual([
      `quiz: no path emits {"type":"load.failed","why":"no network"}, which the model lists in 'emits'.`,
      expect.stringMatching(
        /^quiz: emits \{"type":"load\.failed","why":"offline"\}, which its model doesn’t list: add it to 'emits'\.\n {2}input/,
      ),
    ]);
  });

  test('no inputs at all', () => {
    expect(startProblems(quizModel({ inputs: [] }))).toEqual([expect.stringContaining('names no input')]);
  });

  test('a projection that lets a counter through', () => {
    const model = quizModel({ project: ({ seconds }) => seconds, limit: 200 });
    expect(() => exploreModel(model)).toThrow(
      /quiz: more than 200 steps of exploration\. Does 'project' let a counter/,
    );
  });
});

describe('what goes wrong on a path is reported with the path', () => {
  test('an invariant that breaks', async () => {
    const model = quizModel({
      invariant: ({ after }) => expect(after.context.score, 'the score').toBeLessThan(2),
    });
    const problems = pathProblems(model);
    expect(report(problems)).toContain(
      [
        "quiz: the invariant breaks at 'answer.given': the score: expected 2 to be less than 2",
        '  input {"words":["pan","sol"]}',
        '  1. xstate.done.actor.load',
        '  2. answer.given {"answer":"pan"}',
        '  3. xstate.after.feedback.quiz.playing.board.judged',
        '  4. answer.given {"answer":"sol"}',
      ].join('\n'),
    );
    expect(await virtualProblems(quizModel())).toEqual([]);
  });

  test('a machine that fails', () => {
    const fragile = createMachine(
      { id: 'fragile', initial: 'calm', states: { calm: { on: { 'it.broke': { actions: 'explode' } } } } },
      {
        actions: {
          explode: () => {
            throw new Error('too hot');
          },
        },
      },
    );
    expect(pathProblems(anyModel(fragile))).toEqual([
      'fragile: the machine fails: too hot\n  no input\n  1. it.broke',
    ]);
  });

  test('a machine that never comes to rest', () => {
    const restless = createMachine({
      id: 'restless',
      initial: 'one',
      states: { one: { on: { 'loop.begun': 'two' } }, two: { always: 'three' }, three: { always: 'two' } },
    });
    expect(() => exploreModel(anyModel(restless))).toThrow(
      /restless fails at 'loop\.begun' in "one": Infinite loop/,
    );
  });

  test('a machine that is not pure', () => {
    let tosses = 0;
    const coin = createMachine(
      {
        id: 'coin',
        context: { side: 0 },
        initial: 'held',
        states: { held: { on: { 'coin.tossed': { target: 'landed', actions: 'toss' } } }, landed: {} },
      },
      { actions: { toss: assign({ side: () => (tosses += 1) }) } },
    );
    expect(pathProblems(anyModel(coin))).toContainEqual(
      expect.stringContaining('coin: a second run ends elsewhere: the machine is not pure'),
    );
  });

  test('a machine that behaves differently with real actors than with forged results', async () => {
    const nosy = createMachine(
      {
        id: 'nosy',
        context: { status: 'unknown' },
        initial: 'asking',
        states: {
          asking: { invoke: { id: 'ask', src: 'ask', onDone: { actions: 'look' }, onError: 'failed' } },
          failed: {},
        },
      },
      {
        actors: { ask: fromPromise(() => Promise.resolve()) },
        actions: {
          look: assign({
            status: ({ self }) => (isDone(self.getSnapshot().children?.ask) ? 'seen done' : 'unknown'),
          }),
        },
      },
    );
    const model = anyModel(nosy);
    expect(pathProblems(model)).toEqual([]);
    expect(await virtualProblems(model)).toEqual([
      expect.stringMatching(/nosy: real timers and actors lead elsewhere .*\n.*unknown.*\n.*seen done.*\n/),
    ]);
    const strict = anyModel(nosy, {
      invariant: ({ after }) => expect(after.context.status, 'the status').toBe('unknown'),
    });
    expect(await virtualProblems(strict)).toEqual([
      expect.stringContaining("nosy: the invariant breaks at 'xstate.done.actor.ask': the status"),
    ]);
  });

  test('an emit at the start', () => {
    const loud = createMachine(
      { id: 'loud', initial: 'singing', states: { singing: { entry: 'sing' } } },
      { actions: { sing: emit({ type: 'song.heard' }) } },
    );
    expect(startProblems(anyModel(loud))).toEqual(['loud: emits {"type":"song.heard"} on its start.']);
  });
});

function isDone(child: unknown): boolean {
  return child instanceof Actor && child.getSnapshot().status === 'done';
}
