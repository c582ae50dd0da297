import { catalog } from '#machines/catalog.ts';
import { sceneAfter, stepInto, stepsTo, stepTaking, unseen } from '#machines/inspect/scene.ts';
import { decode } from '#machines/inspect/trace-encoding.ts';
import { expect, test } from 'vitest';
import { placeOf } from '../../src/screen/places.ts';
import { encodeWhole } from '#machines/inspect/encode-whole.ts';
import { lampPaths, lampPicture, lampScenes } from '../support/picture-fixture.ts';

test('each flow has a page that shows it, except those that learners never see', () => {
  const without = catalog.filter(({ id }) => typeof placeOf(id) === 'string').map(({ id }) => id);
  const tools = catalog.filter(({ room }) => room === 'atlas').map(({ id }) => id);
  expect(without.toSorted()).toEqual(
    [...tools, 'category-loader', 'connection', 'milestones', 'word-note'].toSorted(),
  );
  for (const id of without) expect(placeOf(id)).toMatch(/^It [a-z /]+.*\.$/);
  expect(placeOf('<b>toString</b>')).toBe('No such flow.');
  expect(placeOf('toString')).toBe('No such flow.');
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

test('a scene has the events in order, each with the number of its step', () => {
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
