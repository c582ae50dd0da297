import { liveViewMachine } from '#machines/atlas/live-view.machine.ts';
import { LOG_LENGTH, type LiveState } from '#machines/atlas/live-view.rules.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const pressed: LiveState = {
  run: 'tab-1:x:0',
  flow: 'lamp',
  states: ['lamp.on'],
  transitions: ['lamp.off|lamp.pressed|0'],
  event: 'lamp.pressed',
};
const started: LiveState = {
  run: 'tab-2:x:0',
  flow: 'lamp',
  states: ['lamp.off'],
  transitions: [],
  event: 'start',
};
const other: LiveState = { ...started, run: 'tab-2:x:1', flow: 'bell', states: ['bell.quiet'] };

export default defineModel(liveViewMachine, {
  inputs: [
    { flow: 'lamp', isSwitchedOn: true },
    { flow: null, isSwitchedOn: false },
  ],
  cases: {
    'flow.changed': () => [pressed, started, other].map((state) => ({ state })),
    'flow.ended': () => [pressed, started, other].map(({ run }) => ({ run })),
    'run.chosen': ({ context }) => [...context.runs.map(({ last }) => ({ run: last.run })), { run: null }],
    'xstate.error.actor.watchLive': () => [{ error: new Error('storage is blocked') }],
    'xstate.error.actor.storeSwitch': () => [{ error: new Error('storage is blocked') }],
  },
  project: ({ flow, runs, followed }) => [flow, runs.map(({ last }) => last.run).toSorted(), followed],
  invariant: ({ before, event, after }) => {
    const { runs, followed, flow } = after.context;
    assert.equal(after.matches({ on: 'following' }), runs.length > 0, 'there is a machine to follow');
    assert.ok(
      runs.every(({ last }) => flow === null || last.flow === flow),
      'only the flow that is watched',
    );
    assert.ok(runs.every(({ log }) => log.length <= LOG_LENGTH));
    assert.equal(new Set(runs.map(({ last }) => last.run)).size, runs.length, 'no machine twice');
    if (followed !== null) assert.ok(runs.some(({ last }) => last.run === followed));
    if ('storeSwitch' in after.children) {
      const isOn = after.matches('switchingOn');
      assert.deepEqual(inputOf(after, 'storeSwitch'), { isOn }, 'the other tabs are told what was chosen');
    }
    if (event.type === 'flow.changed' && before.matches('on') && [null, event.state.flow].includes(flow))
      assert.equal(runs[0]?.last, event.state, 'what changed last comes first');
    if (!before.matches({ on: 'following' })) return;
    if (event.type === 'run.chosen') {
      const isRunning = runs.some(({ last }) => last.run === event.run);
      assert.equal(followed, isRunning ? event.run : null, 'only a running machine can be followed');
    }
    if (event.type === 'flow.ended' && event.run !== before.context.followed)
      assert.equal(followed, before.context.followed, 'the followed machine stays when another one ends');
  },
});
