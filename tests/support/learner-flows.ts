import { preferencesMachine } from '#machines/account/preferences.machine.ts';
import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import { createActor } from 'xstate';
import { controlled } from './paths/control.ts';

/** A learner's flows with a log and settings set by the test. */
export function learnerFlows(changes: object = {}, learner = 'u1') {
  const activity = controlled(activityMachine);
  const sync = controlled(activitySyncMachine);
  const preferences = controlled(preferencesMachine);
  const log = createActor(activity.machine, { input: { learner } }).start();
  const exchange = createActor(sync.machine, { input: { learner } }).start();
  const settings = createActor(preferences.machine, {
    input: { userId: learner, displayName: 'Ana' },
  }).start();
  const account = { ...defaultPreferences('Ana'), timezone: 'UTC', ...changes };
  let position = 0;
  const read = (events: readonly object[], cursor: number | null = 0, isPartial = false) =>
    activity.settle({
      type: 'xstate.done.actor.readActivity',
      output: {
        events,
        own: [],
        damaged: 0,
        position: { stored: (position += events.length), unstored: 0 },
        cursor,
        isPartial,
        hasMore: false,
      },
    });
  return {
    flows: { preferences: settings, activity: log, sync: exchange },
    /** Without facts, the device doesn't know either whether the account has any. */
    known: async (events: readonly object[]) => {
      preferences.sendBack('watchDevice', {
        type: 'copy.read',
        copy: { account, moments: {}, changes: {}, made: {} },
      } as never);
      await activity.settle({ type: 'xstate.done.actor.openLog', output: { isStored: true } });
      await read(events, events.length > 0 ? 0 : null);
    },
    fetched: async () => {
      await sync.settle({ type: 'xstate.done.actor.fetchSnapshot', output: null });
      await sync.settle({
        type: 'xstate.done.actor.exchangeActivity',
        output: { unsent: 0, hasMore: false, refusals: [] },
      });
    },
    failed: async () => {
      await sync.settle({ type: 'xstate.done.actor.fetchSnapshot', output: null });
      await sync.settle({ type: 'xstate.error.actor.exchangeActivity', error: new Error('lost') });
    },
    written: async (events: readonly object[]) => {
      await activity.settle({
        type: 'xstate.done.actor.appendActivity',
        output: { appended: events.length, isStored: true },
      });
      await read(events);
    },
    received: async (events: readonly object[], isPartial = false) => {
      activity.sendBack('watchLog', { type: 'log.grown' });
      await read(events, 0, isPartial);
    },
    withdraw: () => activity.sendBack('watchLog', { type: 'log.withdrawn' }),
    read,
    end: () => {
      for (const actor of [log, exchange, settings]) actor.stop();
    },
  };
}
