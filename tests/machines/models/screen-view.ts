import { screenViewMachine } from '#machines/atlas/screen-view.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';
import { lampScenes } from '../../support/picture-fixture.ts';

export default defineModel(screenViewMachine, {
  inputs: [{ flow: 'newsletter' }],
  cases: {
    'xstate.done.actor.loadScenes': () => [{ output: lampScenes }],
    'xstate.error.actor.loadScenes': () => [{ error: new Error('offline') }],
    'width.chosen': ({ context }) => [{ width: context.width === 'phone' ? 'desktop' : 'phone' }],
    'look.chosen': ({ context }) => [{ look: context.look === 'light' ? 'dark' : 'light' }],
    'iframe.ready': ({ context }) => (context.loads === 0 ? [{}] : []),
    'iframe.shown': () => [{ states: ['lamp.off'] }],
    'iframe.failed': () => [{ message: 'The page doesn’t run this flow.' }],
  },
  project: ({ scenes, width, look, loads, states, problem }) => [
    scenes !== null,
    width,
    look,
    loads,
    states,
    problem,
  ],
  invariant: ({ after }) => {
    const { flow, scenes, problem } = after.context;
    if ('loadScenes' in after.children) assert.deepEqual(inputOf(after, 'loadScenes'), { flow });
    if (after.hasTag('visible'))
      assert.notEqual(scenes, null, 'an iframe is not shown before the scenes are there');
    if (after.matches({ closed: 'asking' })) assert.notEqual(after.context.loads, 0, 'the iframe is there');
    if (after.matches({ open: 'broken' })) assert.notEqual(problem, '');
  },
});
