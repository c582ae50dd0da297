import { assign, createMachine, fromCallback, fromPromise, not, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { quiz } from '../support/paths/fixture.ts';
import { lintMachine } from '../support/paths/lint.ts';

const promise = fromPromise(() => Promise.resolve());
const callback = fromCallback(() => undefined);

describe('the lint reports', () => {
  test('a machine under another name', () => {
    expect(lintMachine(quiz, 'exam')).toEqual(["exam: its id is 'quiz', in the catalog it is 'exam'."]);
  });

  test('a misspelt delay, an inline one and one that nothing uses', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'one',
      states: { one: { after: { flipBakc: 'two', 500: 'two' } }, two: {} },
    }).provide({ delays: { flipBack: 1000 } });
    expect(lintMachine(machine, 'm')).toEqual([
      "m: a delay of 'm.one' is written inline (500 ms): name it in setup.",
      "m: delay 'flipBakc' of 'm.one' is not implemented, it runs out at once.",
      "m: delay 'flipBack' is implemented but never used.",
    ]);
  });

  test('a delay that was meant to repeat', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'one',
      states: { one: { after: { tick: { target: 'one' } } } },
    }).provide({ delays: { tick: 1000 } });
    expect(lintMachine(machine, 'm')).toEqual([
      "m: the delay of 'm.one' leads back to it without 'reenter', so it runs out only once.",
    ]);
  });

  test('a region that restarts, and a transition between regions, which restarts the siblings, too', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      on: { 'all.reset': { target: '#m', reenter: true }, 'left.reset': '.left.one' },
      states: {
        left: {
          initial: 'one',
          on: {
            'left.restarted': { target: '.one', reenter: true },
            'one.wanted': '.one',
          },
          states: {
            one: {
              initial: 'a',
              on: {
                'left.wanted': '#m.left',
                'one.restarted': { target: 'one', reenter: true },
                'other.wanted': '#m.right',
                'both.wanted': { target: ['one', '#m.right.two'] },
              },
              states: { a: {} },
            },
          },
        },
        right: { initial: 'two', states: { two: {} } },
      },
    });
    expect(lintMachine(machine, 'm')).toEqual([
      "m: 'left.reset' in 'm' also restarts 'm.right'.",
      "m: 'left.restarted' in 'm.left' also restarts 'm.right'.",
      "m: 'left.wanted' in 'm.left.one' also restarts 'm.right'.",
      "m: 'other.wanted' in 'm.left.one' also restarts 'm.left'.",
    ]);
  });

  test('inline actions, misspelt ones and one that nothing uses', () => {
    const machine = createMachine(
      {
        id: 'm',
        initial: 'one',
        states: {
          one: {
            entry: assign({ seen: true }),
            exit: 'cuont',
            on: { 'it.happened': { target: 'two', actions: [() => undefined, { type: 'count' }] } },
          },
          two: {},
        },
      },
      { actions: { count: assign({}), forget: assign({}) } },
    );
    expect(lintMachine(machine, 'm')).toEqual([
      "m: an action in 'm.one' is written inline (assign): name it in setup.",
      "m: action 'cuont' in 'm.one' is not implemented.",
      "m: an action in 'm.one' is written inline (inline): name it in setup.",
      "m: action 'forget' is implemented but never used.",
    ]);
  });

  test('inline guards, misspelt ones inside a combination, and names that ask no question', () => {
    const machine = createMachine(
      {
        id: 'm',
        initial: 'one',
        states: {
          one: {
            on: {
              'it.happened': { guard: () => true, target: 'two' },
              'it.ended': { guard: not('isOver'), target: 'two' },
            },
          },
          two: { always: { guard: 'ready', target: 'one' } },
        },
      },
      { guards: { ready: () => true } },
    );
    expect(lintMachine(machine, 'm')).toEqual([
      "m: a guard in 'm.one' is written inline: name it in setup.",
      "m: guard 'isOver' in 'm.one' is not implemented.",
      "m: guard 'ready' is not named 'is…', 'has…' or 'can…'.",
    ]);
  });

  test('actors: inline, misspelt, without id, without an end, with an end that never happens', () => {
    const machine = createMachine(
      {
        id: 'm',
        initial: 'one',
        states: {
          one: {
            invoke: [
              { id: 'a', src: promise, onDone: 'one', onError: 'one' },
              { id: 'b', src: 'laod', onDone: 'one', onError: 'one' },
              { src: 'load', onDone: 'one' },
              { id: 'c', src: 'watch', onDone: 'one', onError: 'one' },
              { id: 'd', src: 'watch' },
            ],
          },
        },
      },
      { actors: { load: promise, watch: callback, sleep: promise } },
    );
    expect(lintMachine(machine, 'm')).toEqual([
      "m: an actor in 'm.one' is written inline: name it in setup.",
      "m: actor 'laod' in 'm.one' is not implemented.",
      "m: the invoke of 'load' in 'm.one' has no id.",
      "m: 'load' in 'm.one' has no onError.",
      "m: 'watch' in 'm.one' is a callback, its onDone never happens.",
      "m: 'watch' in 'm.one' has no onError.",
      "m: actor 'sleep' is implemented but never invoked.",
    ]);
  });

  test('functions among the states: the input of an actor, the parameters of an action', () => {
    const chosen = ({ context }: { context: unknown }) => ({ context });
    const machine = createMachine(
      {
        id: 'm',
        context: () => ({}),
        initial: 'one',
        states: {
          one: {
            invoke: [
              { id: 'a', src: 'load', input: ({ context }) => ({ context }), onDone: 'two', onError: 'two' },
              { id: 'b', src: 'load', input: chosen, onDone: 'two', onError: 'two' },
            ],
          },
          two: { entry: { type: 'count', params: () => ({ by: 2 }) } },
        },
      },
      { actors: { load: promise }, actions: { count: assign({}) } },
    );
    expect(lintMachine(machine, 'm')).toEqual([
      "m: a function for 'input' in 'm.one' is written inline: name it in setup or below the chart.",
      "m: a function for 'params' in 'm.two' is written inline: name it in setup or below the chart.",
    ]);
  });

  test('unreachable states, a final state with a transition, names against the conventions', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'one',
      states: {
        one: { on: { 'it.ended': 'over', Clicked: 'Two', 'deep.wanted': 'outer.second' } },
        Two: {},
        over: { type: 'final', on: { again: 'one' } },
        lonely: { on: { 'it.ended': 'one' } },
        outer: { initial: 'first', states: { first: {}, second: {} } },
      },
    });
    expect(lintMachine(machine, 'm')).toEqual([
      "m: event 'Clicked' in 'm.one' is neither 'noun.verbed' nor in capitals.",
      "m: state 'm.Two' is not named in camelCase.",
      "m: final state 'm.over' has a way on.",
      "m: event 'again' in 'm.over' is neither 'noun.verbed' nor in capitals.",
      "m: nothing leads to state 'm.lonely'.",
      "m: nothing leads to state 'm.outer.first'.",
    ]);
  });

  test('a history without its default, and an initial state that does not exist', () => {
    const lost = createMachine({
      id: 'm',
      initial: 'one',
      states: {
        one: { on: { 'it.happened': 'two.before' } },
        two: { initial: 'a', states: { a: {}, before: { type: 'history', target: 'b' } } },
      },
    });
    expect(lintMachine(lost, 'm')).toEqual(["m: history 'm.two.before' leads to 'b', which does not exist."]);
    const headless = createMachine({ id: 'm', initial: 'zero', states: { one: {} } });
    expect(lintMachine(headless, 'm')).toEqual([
      'm: Initial state node "zero" not found on parent state node #m.',
    ]);
  });
});

test('the lint counts regions, history and what a state enters as reached', () => {
  const machine = setup({}).createMachine({
    id: 'm',
    initial: 'off',
    states: {
      off: { on: { 'power.pressed': 'on.sound.loud' } },
      on: {
        type: 'parallel',
        on: { 'power.pressed': 'standby' },
        states: {
          sound: { initial: 'quiet', states: { loud: { on: { 'sound.lowered': 'quiet' } }, quiet: {} } },
          picture: { initial: 'dark', states: { dark: {} } },
          before: { type: 'history', history: 'deep' },
        },
      },
      standby: { on: { 'power.pressed': 'on.before' } },
    },
  });
  expect(lintMachine(machine, 'm')).toEqual([]);
});
