import { AVERAGE } from '#machines/learning/schedule.rules.ts';
import { memoryFitMachine } from '#machines/study/memory-fit.machine.ts';
import assert from 'node:assert/strict';
import { FORGETFUL } from '../../support/made-learners.ts';
import { defineModel } from '../../support/paths/model.ts';

const losses = { answers: 1234, default: 0.4819, current: 0.4819 };
const better = { ...losses, fitted: 0.4749, adopted: true, w: FORGETFUL };
const worse = { ...losses, fitted: 0.4821, adopted: false, w: FORGETFUL };
const none = { ...losses, fitted: null, adopted: false, w: null };
const fittedFact = {
  kind: 'memory.fitted',
  facts: { model: 'fsrs-6', w: FORGETFUL, answers: 1234, lossBefore: 0.4819, lossAfter: 0.4749 },
} as const;
const resetFact = { kind: 'memory.reset', facts: {} } as const;

export default defineModel(memoryFitMachine, {
  inputs: [undefined],
  cases: {
    'fit.progressed': () => [{ done: 0.4 }],
    'fit.completed': () => [better, worse, none].map((outcome) => ({ outcome, before: AVERAGE })),
    'fit.failed': () =>
      (['blocked', 'memory', 'unloaded', 'broken', 'newer', 'few', 'one-sided'] as const).map((reason) => ({
        reason,
      })),
    'xstate.error.actor.fitMemory': () => [{ error: new Error('offline') }],
  },
  project: ({ done, result, reason }) => [done, result?.outcome.fitted, reason],
  invariant: ({ before, after, event, emitted }) => {
    const { done, result, reason } = after.context;
    assert.equal('fitMemory' in after.children, after.matches('fitting'), 'a cancelled fit stops');
    assert.equal(after.hasTag('busy'), after.matches('fitting'));
    if (event.type === 'fit.requested' && before.can(event)) assert.deepEqual([done, result], [0, null]);
    if (event.type === 'fit.progressed' && before.can(event)) assert.equal(done, event.done);
    if (event.type === 'fit.failed' && before.can(event)) assert.equal(reason, event.reason);
    if (event.type === 'xstate.error.actor.fitMemory') assert.equal(reason, 'unloaded');
    if (event.type === 'fit.completed' && before.can(event)) {
      assert.deepEqual(result, { outcome: event.outcome, before: event.before });
      assert.equal(after.matches('adopted'), event.outcome.adopted);
    }
    const isAdopted = event.type === 'fit.completed' && before.can(event) && event.outcome.adopted;
    const isReset = event.type === 'average.requested' && before.can(event);
    const expected = isAdopted ? [fittedFact] : isReset ? [resetFact] : [];
    assert.deepEqual(
      emitted,
      expected.map((fact) => ({ type: 'fact.recorded', fact })),
      'only better numbers and the way back are recorded',
    );
    if (isReset) assert.equal(result, null);
  },
  takes: {
    'fit.requested': ['idle', 'adopted', 'unchanged', 'failed'],
    'average.requested': ['idle', 'adopted', 'unchanged', 'failed'],
    'fit.cancelled': ['fitting'],
    'fit.progressed': ['fitting'],
    'fit.completed': ['fitting'],
    'fit.failed': ['fitting'],
  },
  emits: [
    { type: 'fact.recorded', fact: fittedFact },
    { type: 'fact.recorded', fact: resetFact },
  ],
  tags: { busy: ['fitting'] },
});
