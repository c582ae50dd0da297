import { pathPlayerMachine } from '#machines/atlas/path-player.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';
import { lampPaths } from '../../support/picture-fixture.ts';

export default defineModel(pathPlayerMachine, {
  inputs: [{ flow: 'lamp' }],
  cases: {
    'xstate.done.actor.loadPaths': () => [{ output: lampPaths }],
    'xstate.error.actor.loadPaths': () => [{ error: new Error('offline') }],
    'path.chosen': () => [{ path: 0 }, { path: 1 }, { path: 9 }],
    'step.chosen': () => [{ position: 1 }, { position: 9 }],
    'speed.chosen': ({ context }) => [{ speed: context.speed === 1 ? 4 : 1 }],
  },
  project: ({ paths, path, position, speed }) => [paths.ends.length, path, position, speed],
  invariant: ({ after }) => {
    const { flow, steps, position, path } = after.context;
    if ('loadPaths' in after.children) assert.deepEqual(inputOf(after, 'loadPaths'), { flow });
    assert.equal(after.matches('stepping'), steps.length > 0, 'there are steps while a path is open');
    assert.equal(after.matches('stepping'), path >= 0);
    if (after.matches('stepping')) assert.ok(position >= 0 && position < steps.length, 'a step of the path');
    if (after.hasTag('playing')) assert.ok(position < steps.length - 1, 'playing ends with the last step');
  },
});
