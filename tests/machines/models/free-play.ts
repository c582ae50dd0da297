import { freePlayMachine } from '#machines/atlas/free-play.machine.ts';
import { runOf } from '#machines/atlas/free-play.rules.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';
import { lampReport, lampScene } from '../../support/play-fixture.ts';

const pressed = lampReport.added[0]?.event ?? null;
const LONGEST = 2;

export default defineModel(freePlayMachine, {
  inputs: [{ flow: 'lamp' }],
  cases: {
    'xstate.done.actor.saveTrace': () => [{ output: undefined }],
    'xstate.error.actor.saveTrace': () => [{ error: new Error('no room') }],
    'play.started': () => [{ scene: lampScene }],
    'offer.chosen': () => [{ index: 0, event: pressed }],
    'event.sent': ({ context }) => (context.position < LONGEST ? [{}] : []),
    'step.chosen': () => [{ position: 0 }, { position: 9 }],
    'page.reported': ({ context }) => {
      const [run, count] = [runOf(context), context.position];
      const still = { ...lampReport, run, count, added: [] };
      return [
        { report: { ...still, run: 'play 0' } },
        { report: still },
        { report: { ...still, timers: [] } },
        ...(count < LONGEST ? [{ report: { ...lampReport, run, count } }] : []),
      ];
    },
  },
  project: ({ scene, events, position, report, offer }) => [
    scene !== null,
    offer?.index,
    report?.takes,
    events.length,
    position,
    report?.timers.length,
  ],
  invariant: ({ after }) => {
    const { events, position, scene, flow } = after.context;
    assert.ok(position >= 0 && position <= events.length, 'a step of what was played');
    assert.equal(after.hasTag('playing'), scene !== null);
    if ('saveTrace' in after.children)
      assert.equal((inputOf(after, 'saveTrace') as { flow: string }).flow, flow);
  },
});
