import { catalog } from '#machines/catalog.ts';
import { flows } from '#machines/all.ts';
import { readPaths, type Picture, type StoredPaths, type StoredScenes } from '#machines/inspect/picture.ts';
import { sceneAfter, stepInto, stepsTo, stepTaking, unseen, type Scene } from '#machines/inspect/scene.ts';
import { decode } from '#machines/inspect/trace-encoding.ts';
import { startOptions } from '#machines/inspect/trace-start.ts';
import { describe, expect, test } from 'vitest';
import { createActor, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { placeOf } from '../../src/screen/places.ts';
import { encodeWhole } from '../support/encode-whole.ts';
import { inert } from '../support/paths/control.ts';
import { lampPaths, lampPicture, lampScenes } from '../support/picture-fixture.ts';

const files = import.meta.glob<string>('../../public/flows/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function read<Content>(name: string): Content {
  return JSON.parse(files[`../../public/flows/${name}.json`] ?? 'null') as Content;
}

const LEFT_AT_ONCE = 'This state is left at once, so there is nothing to see of it.';

/** The states of a machine after all that happens in a scene. */
function statesAfter(machine: AnyStateMachine, { start, events }: Scene): string[] {
  const actor = createActor(inert(machine), {
    ...startOptions(machine, start),
    clock: { setTimeout: () => 0, clearTimeout: () => undefined },
  }).start();
  for (const { event } of events) actor.send(decode(event) as AnyEventObject);
  const { _nodes: nodes } = actor.getSnapshot() as AnyMachineSnapshot;
  actor.stop();
  return nodes.map(({ id }) => id);
}

test('each flow has a page that shows it, but those that learners never see', () => {
  const without = catalog.filter(({ id }) => typeof placeOf(id) === 'string').map(({ id }) => id);
  const tools = catalog.filter(({ room }) => room === 'atlas').map(({ id }) => id);
  expect(without.toSorted()).toEqual([...tools, 'category-loader', 'milestones'].toSorted());
  for (const id of without) expect(placeOf(id)).toMatch(/^It [a-z /]+.*\.$/);
  expect(placeOf('<b>toString</b>')).toBe('There is no such flow.');
  expect(placeOf('toString')).toBe('There is no such flow.');
});

describe.each(flows)('the scenes of $id', ({ id, machine }) => {
  test('lead into every state that is not left at once', () => {
    const picture = read<Picture>(id);
    const paths = readPaths(read<StoredPaths>(`${id}.paths`));
    const stored = read<StoredScenes>(`${id}.scenes`);
    const states = picture.states.filter(({ kind }) => kind !== 'history').map((state) => state.id);
    const seen = states.map((state) => {
      const step = stepInto(paths, picture, [state]);
      if (step < 0) return unseen(picture, [state]) === LEFT_AT_ONCE;
      return statesAfter(machine, sceneAfter(id, paths, stored, step)).includes(state);
    });
    expect(states.filter((_state, index) => !seen[index])).toEqual([]);
  });
});

test('the soonest step that takes a transition is found', () => {
  const [, , last] = lampPaths.steps;
  expect(stepTaking(lampPaths, 'lamp.on|xstate.error.actor.glow|0')).toBe(2);
  expect(stepTaking(lampPaths, 'lamp.off|dust.settled|0')).toBe(-1);
  const soon = { ...lampPaths.steps[1], after: 0, transitions: [...(last?.transitions ?? [])] };
  const steps = [...lampPaths.steps, { event: 'glow', states: [], ...soon }];
  expect(stepTaking({ ...lampPaths, steps }, 'lamp.on|xstate.error.actor.glow|0')).toBe(3);
});

test('the soonest step into all states of several is found', () => {
  expect(stepInto(lampPaths, lampPicture, ['lamp'])).toBe(0);
  expect(stepInto(lampPaths, lampPicture, ['lamp.on'])).toBe(1);
  expect(stepInto(lampPaths, lampPicture, ['lamp.on', 'lamp.off'])).toBe(-1);
  expect(stepInto(lampPaths, lampPicture, ['lamp.o'])).toBe(-1);
  expect(stepInto(lampPaths, lampPicture, ['__proto__'])).toBe(-1);
  expect(unseen(lampPicture, ['lamp.gone'])).toBe('No generated path leads here.');
});

test('a scene holds what happened in order, each event with the number of its step', () => {
  expect(stepsTo(lampPaths, 2)).toEqual([0, 1, 2]);
  expect(sceneAfter('lamp', lampPaths, lampScenes.stored, 1)).toEqual({
    flow: 'lamp',
    run: 'path 0',
    start: { kind: 'input', input: { $: 'undefined' } },
    events: [{ id: 1, event: { type: 'lamp.pressed', by: 'Ana' } }],
  });
});

test('values of paths are stored whole, secrets and errors included', () => {
  class Refusal extends Error {
    override name = 'Refusal';
    code = 'weak_password';
  }
  const value = {
    password: 'secreto-123',
    email: 'ana@example.com',
    none: undefined,
    odd: [Infinity, null, true, ''],
    map: new Map([['a', new Set([1])]]),
    date: new Date(0),
  };
  expect(decode(encodeWhole(value))).toEqual(value);
  const refusal = decode(encodeWhole(new Refusal('Too weak')));
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).toMatchObject({ name: 'Refusal', message: 'Too weak', code: 'weak_password' });
});
