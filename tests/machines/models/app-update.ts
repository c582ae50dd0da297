import { appUpdateMachine } from '#machines/upkeep/app-update.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(appUpdateMachine, {
  inputs: [{ isDeclined: false }, { isDeclined: true }],
  cases: {
    'xstate.done.actor.askToInstall': () => [
      { output: 'accepted' as const },
      { output: 'dismissed' as const },
    ],
    'xstate.error.actor.askToInstall': () => [{ error: new Error('gone') }],
    'xstate.error.actor.watchVersions': () => [{ error: new Error('offline') }],
    'xstate.error.actor.watchPlay': () => [{ error: new Error('offline') }],
    'xstate.error.actor.watchInstall': () => [{ error: new Error('offline') }],
    'xstate.error.actor.activateVersion': () => [{ error: new Error('gone') }],
    'xstate.error.actor.reloadPage': () => [{ error: new Error('blocked') }],
    'xstate.error.actor.rememberDeclined': () => [{ error: new Error('no room') }],
  },
  project: ({ isDeclined, isSwitched, isStuck }) => [isDeclined, isSwitched, isStuck],
  invariant: ({ before, after, event }) => {
    const isOffered = (snapshot: typeof after) => snapshot.matches({ update: { ready: 'offered' } });
    if (isOffered(after) && !isOffered(before))
      assert.equal(
        event.type,
        'play.ended',
        'nothing is offered before the app knows that nothing is being played',
      );
    if (event.type === 'play.started')
      assert(!isOffered(after), 'nothing is offered while something is played');
    if (after.matches({ update: 'activating' }) && !before.matches({ update: 'activating' }))
      assert.equal(event.type, 'update.accepted', 'no version is forced');
    if (after.matches({ update: 'reloading' }) && !before.matches({ update: 'reloading' }))
      assert(
        event.type === 'update.accepted' || before.matches({ update: 'activating' }),
        'no page is loaded again unless its own learner said so',
      );
    if (event.type === 'version.waiting')
      assert.deepEqual(
        [after.context.isSwitched, after.context.isStuck],
        [false, false],
        'the newest version doesn’t run yet, and nothing holds it up',
      );
    if (after.hasTag('explained')) assert(!after.can({ type: 'update.accepted' }), 'it can’t start now');
    if (before.matches({ update: 'activating' }) && event.type.startsWith('xstate.after.patience'))
      assert(after.context.isStuck, 'a version that doesn’t start isn’t offered as if it could');
    if (event.type === 'update.accepted' && before.context.isSwitched)
      assert(!after.matches({ update: 'activating' }), 'a version that runs is not activated again');
    if (after.matches({ install: 'asking' }) && !before.matches({ install: 'asking' }))
      assert.equal(event.type, 'install.requested', 'the install prompt needs a request');
    if (before.context.isDeclined)
      assert(!after.matches({ install: 'offered' }), 'after a refusal it isn’t offered again');
    if (before.matches({ install: 'installed' }) && event.type !== 'xstate.error.actor.watchInstall')
      assert(after.matches({ install: 'installed' }));
  },
});
