import { assign, createMachine, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { coverageProblems, pathProblems, virtualProblems } from '../support/paths/check.ts';
import { walkModel } from '../support/paths/walk.ts';
import { exploreModel } from '../support/paths/explore.ts';
import { anyModel, quizModel } from '../support/paths/fixture.ts';

const typesOf = (path: { events: readonly { type: string }[] }) => path.events.map(({ type }) => type);

describe('the exploration', () => {
  test('distinguishes pauses of different moments by their history', () => {
    const { paths } = exploreModel(quizModel());
    const texts = paths.map((path) => typesOf(path).join(' '));
    const resumed =
      'answer.given pause.toggled pause.toggled xstate.after.feedback.quiz.playing.board.judged';
    expect(texts.some((text) => text.startsWith(`xstate.done.actor.load ${resumed}`))).toBe(true);
  });

  test('lets a delay expire, and an actor answer, once for each start', async () => {
    const once = createMachine(
      {
        id: 'once',
        context: { hints: 0, answers: 0 },
        initial: 'waiting',
        states: {
          waiting: {
            after: { hint: { actions: 'showHint' } },
            invoke: { id: 'ask', src: 'ask', onDone: { actions: 'keep' }, onError: 'failed' },
            on: { 'page.left': 'away' },
          },
          away: { on: { 'page.entered': { target: 'waiting', actions: 'forget' } } },
          failed: {},
        },
      },
      {
        actors: { ask: fromPromise(() => Promise.resolve()) },
        delays: { hint: 1000 },
        actions: {
          showHint: assign({ hints: ({ context }) => context.hints + 1 }),
          keep: assign({ answers: ({ context }) => context.answers + 1 }),
          forget: assign({ hints: 0, answers: 0 }),
        },
      },
    );
    const model = anyModel(once, { limit: 100 });
    const { states } = exploreModel(model);
    const waitingOrAway = 2 * 4;
    const failedWithOrWithoutHint = 2;
    expect(states).toBe(waitingOrAway + failedWithOrWithoutHint);
    const blind = exploreModel(anyModel(once, { project: () => null }));
    expect(blind.states, 'four ways to wait, one to be away, one to have failed').toBe(6);
    expect(coverageProblems(model)).toEqual([]);
    expect(await virtualProblems(model)).toEqual([]);
  });

  test('lets the machine say when a state is done', () => {
    const box = createMachine({
      id: 'box',
      initial: 'filling',
      states: {
        filling: {
          initial: 'half',
          states: { half: { on: { 'box.filled': 'full' } }, full: { type: 'final' } },
          onDone: 'shut',
        },
        shut: { on: { 'box.opened': 'filling' } },
      },
    });
    const model = anyModel(box);
    expect(new Set(exploreModel(model).paths.flatMap(typesOf))).toEqual(
      new Set(['box.filled', 'box.opened']),
    );
    expect(coverageProblems(model)).toEqual([]);
  });

  test('takes no step from a machine that has ended', () => {
    const { paths } = exploreModel(quizModel());
    const after = paths
      .map(typesOf)
      .filter((types) => types.includes('SIGNED_OUT') && types.at(-1) !== 'SIGNED_OUT');
    expect(after).toEqual([]);
  });

  test('gives a machine in which nothing happens its one empty path', () => {
    const still = createMachine({ id: 'still', initial: 'only', states: { only: {} } });
    expect(exploreModel(anyModel(still)).paths).toEqual([expect.objectContaining({ events: [] })]);
    expect(pathProblems(anyModel(still))).toEqual([]);
  });
});

describe('coverage', () => {
  test('counts a guard as refused only where it was asked', () => {
    const layered = createMachine(
      {
        id: 'layered',
        initial: 'inner',
        on: { 'door.pushed': { guard: 'isUnlocked', target: '.open' } },
        states: {
          inner: { on: { 'door.pushed': 'outer' } },
          outer: {},
          open: { type: 'final' },
        },
      },
      { guards: { isUnlocked: () => true } },
    );
    expect(coverageProblems(anyModel(layered))).toEqual([
      'layered: transition layered --door.pushed [isUnlocked]--> layered.open is never refused by its guard.',
      "layered: guard 'isUnlocked' is never false (true 1 times, false 0 times).",
    ]);
  });

  test('sees a branch refused while the machine is idle', () => {
    const jar = createMachine(
      {
        id: 'jar',
        context: { drops: 0 },
        initial: 'filling',
        states: {
          filling: {
            on: { 'drop.fell': { actions: 'count' } },
            always: { guard: 'isFull', target: 'full' },
          },
          full: {},
        },
      },
      {
        guards: { isFull: ({ context }) => context.drops === 2 },
        actions: { count: assign({ drops: ({ context }) => context.drops + 1 }) },
      },
    );
    const model = anyModel(jar);
    expect(coverageProblems(model)).toEqual([]);
    expect(walkModel(model).runs).toHaveLength(1);
  });
});
