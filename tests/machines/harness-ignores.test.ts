import { assign, createMachine, emit, fromCallback, sendTo, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { anyModel } from '../support/paths/fixture.ts';
import { fuzzProblem } from '../support/paths/fuzz.ts';
import { ignoreProblems } from '../support/paths/ignores.ts';
import type { MachineModel } from '../support/paths/model.ts';

/** A door that counts knocks; `knocked` is its reaction while locked. */
const door = (knocked?: object | string): AnyStateMachine =>
  createMachine(
    {
      id: 'door',
      context: { knocks: 0 },
      initial: 'shut',
      on: { 'door.knocked': { actions: 'count' } },
      states: {
        shut: { on: { 'key.turned': 'locked' } },
        locked: {
          tags: 'locked',
          invoke: { id: 'watch', src: 'watch' },
          after: { patience: 'shut' },
          on: { 'key.turned': 'shut', ...(knocked && { 'door.knocked': knocked }) },
        },
      },
    },
    {
      actors: { watch: fromCallback(() => undefined) },
      actions: {
        count: assign({ knocks: ({ context }) => Math.min(context.knocks + 1, 2) }),
        bark: emit({ type: 'dog.barked' }),
        wake: sendTo('watch', { type: 'watch.woken' }),
        keep: assign({ knocks: ({ context }) => context.knocks }),
      },
      delays: { patience: 1000 },
    },
  );
const takes = { 'door.knocked': ['shut', 'locked'], 'key.turned': ['shut', 'locked'] };
const ignores = { 'door.knocked': ['locked'] };
const modelOf = (machine: AnyStateMachine, changes: Partial<MachineModel> = {}) =>
  anyModel(machine, { takes, ignores, ...changes });
const told = (what: string) => [
  `door: 'door.knocked' is not ignored in "locked": ${what}.\n  no input\n  1. key.turned\n  2. door.knocked`,
];

describe('an event that the model says is ignored', () => {
  test('may be forbidden in the state, or have actions that change nothing', () => {
    expect(ignoreProblems(modelOf(door({})))).toEqual([]);
    expect(ignoreProblems(modelOf(door({ actions: 'keep' })))).toEqual([]);
  });

  test.each([
    ['is let through and changes context only', undefined, 'context.knocks was 0 and is 1'],
    ['makes it emit only', { actions: 'bark' }, 'it emits {"type":"dog.barked"}'],
    [
      'is passed on to an actor only',
      { actions: 'wake' },
      `the actor 'watch' receives {"type":"watch.woken"}`,
    ],
  ])('is reported if it %s', (_, knocked, what) => {
    expect(ignoreProblems(modelOf(door(knocked)))).toEqual(told(what));
    expect(fuzzProblem(modelOf(door(knocked)), { seed: 1, runs: 200 })).toContain(
      `door: an event that is ignored has an effect: ${what}`,
    );
  });

  test('is reported if it enters its state again, which restarts a timer and an actor', () => {
    const again = door({ target: 'locked', reenter: true });
    const timer = "the timer 'xstate.after.patience.door.locked'";
    const restarted = `${timer} is stopped; the actor 'watch' is stopped; ${timer} starts; the actor 'watch' starts`;
    expect(ignoreProblems(modelOf(again))).toEqual(told(restarted));
  });

  test('is reported if it leaves its state', () => {
    const [problem] = ignoreProblems(modelOf(door('shut')));
    expect(problem).toContain('the state was "locked" and is "shut"; ');
  });

  test('is reported if no path sends it there, or reaches that state', () => {
    expect(
      ignoreProblems(modelOf(door({ actions: 'keep' }), { cases: { 'door.knocked': () => [] } })),
    ).toEqual([`door: no path sends 'door.knocked' in "locked": add a case, or correct 'ignores'.`]);
    expect(
      ignoreProblems(
        modelOf(door({ actions: 'keep' }), { ignores: { 'door.knocked': ['locked', 'lokced'] } }),
      ),
    ).toEqual([
      `door: no path that ignores 'door.knocked' reaches "lokced": add a case, or correct 'ignores'.`,
    ]);
  });
});

describe('in a dialog or a lock', () => {
  test('an event that has no effect must be ignored by the model', () => {
    const silent = door({});
    expect(ignoreProblems(modelOf(silent, { ignores: {} }))).toEqual([
      `door: 'door.knocked' changes nothing in a dialog or a lock: add 'door.knocked': ["locked"] to 'ignores', or a case that changes something.`,
    ]);
  });

  test('the model must list where each event is taken', () => {
    const { 'door.knocked': _left, ...rest } = takes;
    expect(ignoreProblems(modelOf(door(), { takes: rest, ignores: {} }))).toEqual([
      "door has a dialog or a lock: say in 'takes' where 'door.knocked' is taken.",
    ]);
  });
});
