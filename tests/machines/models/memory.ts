import { memoryOf } from '#machines/learning/memory.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { memoryMachine } from '#machines/study/memory.machine.ts';
import assert from 'node:assert/strict';
import { ratedAt } from '../../support/activity.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const zone = 'Europe/London';
const NOON = Date.UTC(2026, 10, 3, 12);
const rules = { retention: 0.9 as const, zone, dailyGoal: 10, cap: 50 };
const begun = addActivity(noProgress, [ratedAt(NOON, 'nouns-la-casa', zone)]);
const logs = [noProgress, begun];

export default defineModel(memoryMachine, {
  inputs: [
    { log: null, rules },
    { log: begun, rules },
  ],
  cases: {
    'log.changed': ({ context }) =>
      logs.filter((log) => log.count > (context.log?.count ?? -1)).map((log) => ({ log, rules })),
    'xstate.error.actor.watchLog': () => [{ error: new Error('There is no log') }],
    'xstate.done.actor.measureMemory': ({ context }) => [
      {
        output: memoryOf({ progress: context.log ?? noProgress, retention: 0.9, today: '2026-11-03' }),
      },
    ],
    'xstate.error.actor.measureMemory': () => [{ error: new Error('aborted') }],
  },
  project: ({ log, figures }) => [log?.count, figures?.strength],
  invariant: ({ before, after, event }) => {
    const { log, figures } = after.context;
    if (event.type === 'log.changed') {
      assert.equal(log, event.log);
      assert(after.matches('measuring'), 'a new log is measured at once');
    }
    if (after.matches('measuring'))
      assert.deepEqual(inputOf(after, 'measureMemory'), { progress: log, rules: after.context.rules });
    if (event.type === 'xstate.done.actor.measureMemory') {
      assert.equal(figures, event.output);
      assert(after.matches('shown'));
    } else assert.equal(figures, before.context.figures, 'earlier figures stay on screen');
    if (event.type === 'xstate.error.actor.watchLog' && before.context.log)
      assert.deepEqual(after.value, before.value, 'loaded figures stay');
    if (event.type === 'log.changed' && before.children['watchLog'])
      assert.equal(after.children['watchLog'], before.children['watchLog'], 'the log stays watched');
    if (after.matches('waiting')) assert.equal(log, null);
    if (after.matches('shown')) assert.notEqual(figures, null);
  },
  takes: {
    'log.changed': ['waiting', 'measuring', 'shown', 'failed'],
    'load.retried': ['failed'],
  },
  tags: { busy: ['waiting', 'measuring'] },
});
