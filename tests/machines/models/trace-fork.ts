import { forkedSteps, traceForkMachine } from '#machines/atlas/trace-fork.machine.ts';
import assert from 'node:assert/strict';
import { forkedLamp, lampParts } from '../../support/fork-fixture.ts';
import { defineModel } from '../../support/paths/model.ts';
import { lampPlayback } from '../../support/playback-fixture.ts';

export default defineModel(traceForkMachine, {
  inputs: [
    { content: new Blob(['{}']), playback: lampPlayback, position: 1 },
    { content: null, playback: lampPlayback, position: 0 },
  ],
  cases: {
    'xstate.done.actor.loadParts': () => [{ output: lampParts }],
    'xstate.error.actor.loadParts': () => [{ error: new Error('offline') }],
    'cause.chosen': () => [{ cause: 'lamp.pressed' }, { cause: 'after rest' }, { cause: 'nothing.known' }],
    'case.chosen': () => [{ choice: 1 }, { choice: 9 }],
    'event.sent': ({ context }) => (context.events.length < 2 ? [{}] : []),
    'xstate.done.actor.runFork': () => [
      { output: { ok: true, playback: forkedLamp } },
      { output: { ok: false, message: 'damaged' } },
    ],
    'xstate.error.actor.runFork': () => [{ error: new Error('the worker did not load') }],
    'xstate.error.actor.saveFork': () => [{ error: new Error('blocked') }],
  },
  project: ({ parts, position, cause, choice, events, forked }) => [
    parts === null,
    position,
    cause,
    choice,
    events.map((event) => JSON.stringify(event)),
    forked === null,
  ],
  emits: [
    { type: 'toast.shown', kind: 'success', title: 'The fork is saved as a trace.' },
    { type: 'toast.shown', kind: 'error', title: 'The fork could not be saved. Please try again.' },
    {
      type: 'toast.shown',
      kind: 'error',
      title: 'What happens then could not be found out. Please try again.',
    },
  ],
  invariant: ({ before, event, after }) => {
    const { events, choice } = after.context;
    const count = events.length - before.context.events.length;
    assert.equal(after.hasTag('busy'), 'runFork' in after.children);
    assert.ok(forkedSteps(after.context).length <= events.length + 1);
    if (event.type === 'xstate.done.actor.runFork') assert.ok(count === 1 || count === 0);
    else if (event.type === 'event.returned') assert.equal(count, before.can(event) ? -1 : 0);
    else assert.equal(count, 0, 'only an event that was run is kept');
    if (event.type === 'cause.chosen' && before.can(event)) assert.equal(choice, 0);
    if (event.type === 'event.sent' && after.matches('running'))
      assert.equal(forkedSteps(before.context).at(-1)?.status, 'active', 'nothing happens after the end');
  },
});
