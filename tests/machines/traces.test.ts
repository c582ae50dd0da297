import { describe, expect, test } from 'vitest';
import { flows } from '#machines/all.ts';
import { replay } from '#machines/inspect/replay.ts';
import { encode } from '#machines/inspect/trace-encoding.ts';
import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { greedyPaths } from '../support/paths/greedy.ts';
import { modelOf } from '../support/models.ts';
import { recordPath } from '../support/traces.ts';

test('flows that handle the identity of the learner are masked', () => {
  const guarded = ['session', 'auth-form', 'google-sign-in', 'auth-callback', 'new-password', 'own-data'];
  expect(flows.filter(({ masked }) => masked).map(({ id }) => id)).toEqual(expect.arrayContaining(guarded));
});

describe('a machine that has changed since', () => {
  const path = greedyPaths(modelOf('word-match')).find(({ events }) =>
    events.some(({ type }) => type === 'tile.clicked'),
  );
  if (!path) throw new Error('No path of Word Match clicks a tile.');
  const { trace } = recordPath(wordMatchMachine, path);

  test('is found at its first diverging step when a guard answers differently', () => {
    const changed = wordMatchMachine.provide({ guards: { isOpenTile: () => false } });
    const click = trace.steps.find(({ event }) => event.type === 'tile.clicked');
    const { divergence, hasMachineChanged } = replay(changed, trace);
    expect(divergence).toEqual({
      n: click?.n,
      where: 'value',
      expected: click?.value,
      actual: trace.steps[(click?.n ?? 0) - 2]?.value,
    });
    expect(hasMachineChanged).toBe(false);
  });

  test('is found when only its context differs', () => {
    const changed = wordMatchMachine.provide({ actions: { rememberPartner: () => undefined } });
    const { divergence } = replay(changed, trace);
    const at = trace.steps.find((step) => step.changed?.['partner'] !== undefined);
    expect(divergence).toEqual({
      n: at?.n,
      where: 'context',
      expected: { partner: 'picture' },
      actual: { partner: 'english' },
    });
  });

  test('is recognised by its diagram', () => {
    expect(replay(wordMatchMachine, { ...trace, diagram: 'another' }).hasMachineChanged).toBe(true);
  });

  test('is found at the start when it starts elsewhere', () => {
    const start = { ...trace.start, state: { ...trace.start.state, value: 'elsewhere' } };
    expect(replay(wordMatchMachine, { ...trace, start }).divergence).toMatchObject({ n: 0, where: 'value' });
  });
});

describe('a handwritten trace', () => {
  const [path] = greedyPaths(modelOf('word-match'));
  if (!path) throw new Error('Word Match has no path.');
  const { trace } = recordPath(wordMatchMachine, path);

  test.each<[string, unknown]>([
    ['no payload', undefined],
    ['a text for an object', 'text'],
    ['null', null],
    ['a constructor', { constructor: { prototype: { polluted: true } } }],
  ])('survives events with %s', (_name, output) => {
    const types = ['tile.clicked', 'xstate.done.actor.loadCards', 'xstate.stop', 'xstate.init', 'no.such'];
    const steps = types.map((type, index) => ({
      n: index + 1,
      t: 0,
      event: { type, output: encode(output) },
      value: 'complete',
    }));
    const again = replay(wordMatchMachine, { ...trace, steps });
    expect(again.divergence?.n).toBe(1);
    expect({}).not.toHaveProperty('polluted');
  });

  test('survives a checkpoint in a missing state', () => {
    const state = { ...trace.start.state, value: 'nowhere' };
    const start = { kind: 'checkpoint' as const, dropped: 3, state, children: { loadCards: 'loadCards' } };
    const again = replay(wordMatchMachine, { ...trace, start });
    expect(again.divergence).toMatchObject({ n: 3, where: 'start' });
    expect(again.steps).toEqual([]);
  });

  test('survives an input that the machine cannot start with', () => {
    const start = { ...trace.start, kind: 'input' as const, input: null };
    expect(replay(wordMatchMachine, { ...trace, start }).divergence?.where).toBe('start');
  });
});
