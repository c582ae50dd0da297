import { forkCases, forkCauses } from '#machines/inspect/fork.ts';
import { expect, test } from 'vitest';
import { lampParts } from '../support/fork-fixture.ts';

const { told, scenes } = lampParts;
const cases = (cause: string, run: readonly { type: string; by?: string }[], states: string[]) =>
  forkCases(
    told,
    scenes,
    run.map((event, index) => ({ n: index + 6, event })),
    states,
    cause,
  );

test('what the active states know is offered first', () => {
  expect(forkCauses(told, ['lamp', 'lamp.on']).map(({ key, isKnown }) => [key, isKnown])).toEqual([
    ['xstate.error.actor.glow', true],
    ['after rest', true],
    ['lamp.pressed', false],
  ]);
  expect(forkCauses(told, []).map(({ text }) => text)).toEqual([
    'Somebody presses the switch',
    'Glowing fails',
    'An hour has passed',
  ]);
});

test('events of the trace are offered before those of the generated paths, each once', () => {
  const run = [
    { type: 'lamp.pressed', by: '<b>Ana\u202E' },
    { type: 'other' },
    { type: 'lamp.pressed', by: 'Eva' },
  ];
  expect(cases('lamp.pressed', run, ['lamp.on']).map(({ text }) => text)).toEqual([
    'As in step 8: {"by":"Eva"}',
    'As in step 6: {"by":"<b>Ana\\u202e"}',
  ]);
  expect(cases('lamp.pressed', [], [])).toEqual([
    { text: 'by: “Eva”', event: { type: 'lamp.pressed', by: 'Eva' } },
  ]);
});

test('a delay is an event of the state that is active, and one without a record carries nothing', () => {
  expect(cases('after rest', [], ['lamp.on'])).toEqual([
    { text: '', event: { type: 'xstate.after.rest.lamp.on' } },
  ]);
  expect(cases('nothing.known', [], ['lamp.on'])).toEqual([]);
});

test('of many events of one kind only some are offered', () => {
  const run = Array.from({ length: 10_000 }, (_one, index) => ({ type: 'lamp.pressed', by: String(index) }));
  expect(cases('lamp.pressed', run, ['lamp.on'])).toHaveLength(30);
});
