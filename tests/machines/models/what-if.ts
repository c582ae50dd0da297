import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { outlookOf, simulationSteps } from '#machines/learning/simulate.rules.ts';
import { resultOf } from '#machines/parts/steps.ts';
import { whatIfMachine } from '#machines/study/what-if.machine.ts';
import assert from 'node:assert/strict';
import { ratedAt } from '../../support/activity.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const zone = 'Europe/London';
const NOON = Date.UTC(2026, 10, 3, 12);
const rules = { retention: 0.9 as const, zone, dailyGoal: 10, cap: 50 };
const begun = addActivity(noProgress, [ratedAt(NOON, 'nouns-la-casa', zone)]);
const logs = [noProgress, begun];
const source = {
  progress: begun,
  course: [],
  retention: 0.9,
  zone,
  dailyGoal: 10,
  now: NOON,
  seed: 7,
} as const;
const outlook = outlookOf(resultOf(simulationSteps(source)), [0.85, 0.9], 8);

export default defineModel(whatIfMachine, {
  inputs: [
    { log: null, rules, seed: 7 },
    { log: begun, rules, seed: 7 },
  ],
  cases: {
    'log.changed': ({ context }) =>
      logs.filter((log) => log.count > (context.log?.count ?? -1)).map((log) => ({ log, rules })),
    'retention.chosen': () => [{ percent: 85 }],
    'words.chosen': () => [{ words: 0 }],
    'xstate.error.actor.watchLog': () => [{ error: new Error('There is no log') }],
    'xstate.done.actor.simulate': () => [{ output: outlook }],
    'xstate.error.actor.simulate': () => [{ error: new Error('The simulation failed') }],
  },
  project: ({ log, retention, newWords, outlook: known }) => [
    log?.count,
    retention,
    newWords,
    known !== null,
  ],
  invariant: ({ before, after, event }) => {
    const { context } = after;
    if (event.type === 'log.changed') {
      assert.equal(context.log, event.log);
      assert(after.matches('simulating'), 'a new log is simulated at once');
    }
    assert.equal(
      context.retention,
      event.type === 'retention.chosen' ? event.percent : before.context.retention,
    );
    assert.equal(context.newWords, event.type === 'words.chosen' ? event.words : before.context.newWords);
    if (event.type === 'retention.chosen' || event.type === 'words.chosen')
      assert.deepEqual(after.value, before.value, 'a slider starts nothing: the curves are there');
    if (after.matches('simulating'))
      assert.deepEqual(inputOf(after, 'simulate'), { progress: context.log, rules, seed: 7 });
    if (event.type === 'xstate.done.actor.simulate') {
      assert.equal(context.outlook, event.output);
      assert(after.matches('ready'));
    } else assert.equal(context.outlook, before.context.outlook, 'earlier curves stay on screen');
    if (event.type === 'log.changed' && before.children['watchLog'])
      assert.equal(after.children['watchLog'], before.children['watchLog'], 'the log stays watched');
    if (after.matches('waiting')) assert.equal(context.log, null);
    if (after.matches('ready')) assert.notEqual(context.outlook, null);
  },
  takes: {
    'log.changed': ['waiting', 'simulating', 'ready', 'failed'],
    'retention.chosen': ['waiting', 'simulating', 'ready', 'failed'],
    'words.chosen': ['waiting', 'simulating', 'ready', 'failed'],
    'load.retried': ['failed'],
  },
  tags: { busy: ['waiting', 'simulating'] },
});
