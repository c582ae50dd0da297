import { liveViewMachine } from '#machines/atlas/live-view.machine.ts';
import { LOG_LENGTH, type LiveState } from '#machines/atlas/live-view.rules.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const pressed: LiveState = {
  session: 'tab-1:x:0',
  flow: 'lamp',
  states: ['lamp.on'],
  transitions: ['lamp.off|lamp.pressed|0'],
  event: 'lamp.pressed',
};
const started: LiveState = {
  session: 'tab-2:x:0',
  flow: 'lamp',
  states: ['lamp.off'],
  transitions: [],
  event: 'start',
};
const other: LiveState = { ...started, session: 'tab-2:x:1', flow: 'bell', states: ['bell.quiet'] };

export default defineModel(liveViewMachine, {
  inputs: [
    { flow: 'lamp', isSwitchedOn: true },
    { flow: null, isSwitchedOn: false },
  ],
  cases: {
    'flow.changed': () => [pressed, started, other].map((state) => ({ state })),
    'flow.ended': () => [pressed, started, other].map(({ session }) => ({ session })),
    'session.chosen': ({ context }) => [
      ...context.sessions.map(({ last }) => ({ session: last.session })),
      { session: null },
    ],
    'xstate.error.actor.watchLive': () => [{ error: new Error('storage is blocked') }],
    'xstate.error.actor.storeSwitch': () => [{ error: new Error('storage is blocked') }],
  },
  project: ({ flow, sessions, followed }) => [
    flow,
    sessions.map(({ last }) => last.session).toSorted(),
    followed,
  ],
  invariant: ({ before, event, after }) => {
    const { sessions, followed, flow } = after.context;
    assert.equal(after.matches({ on: 'following' }), sessions.length > 0, 'there is a machine to follow');
    assert.ok(
      sessions.every(({ last }) => flow === null || last.flow === flow),
      'only the flow that is watched',
    );
    assert.ok(sessions.every(({ log }) => log.length <= LOG_LENGTH));
    assert.equal(new Set(sessions.map(({ last }) => last.session)).size, sessions.length, 'no machine twice');
    if (followed !== null) assert.ok(sessions.some(({ last }) => last.session === followed));
    if ('storeSwitch' in after.children) {
      const isOn = after.matches('switchingOn');
      assert.deepEqual(inputOf(after, 'storeSwitch'), { isOn }, 'the other tabs are told what was chosen');
    }
    if (event.type === 'flow.changed' && before.matches('on') && [null, event.state.flow].includes(flow))
      assert.equal(sessions[0]?.last, event.state, 'what changed last comes first');
    if (!before.matches({ on: 'following' })) return;
    if (event.type === 'session.chosen') {
      const isRunning = sessions.some(({ last }) => last.session === event.session);
      assert.equal(followed, isRunning ? event.session : null, 'only a running machine can be followed');
    }
    if (event.type === 'flow.ended' && event.session !== before.context.followed)
      assert.equal(followed, before.context.followed, 'the followed machine stays when another one ends');
  },
});
