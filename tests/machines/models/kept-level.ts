import { keptLevelMachine } from '#machines/course/kept-level.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(keptLevelMachine, {
  inputs: [undefined],
  cases: {
    'units.needed': () => [{ units: [] }, { units: ['b1-hola'] }, { units: ['b1-hola', 'b1-familia'] }],
    'store.progressed': () => [{ done: 1, total: 2 }],
    'store.failed': () => [{ obstacle: 'full' }, { obstacle: 'network' }],
    'xstate.done.actor.readKept': () => [
      { output: { isChosen: false, isWhole: false } },
      { output: { isChosen: true, isWhole: false } },
      { output: { isChosen: true, isWhole: true } },
    ],
    'xstate.error.actor.readKept': () => [{ error: new Error('no cache') }],
    'xstate.error.actor.watchUnits': () => [{ error: new Error('offline') }],
    'xstate.error.actor.storeUnits': () => [{ error: new Error('offline') }],
    'xstate.error.actor.storeLevel': () => [{ error: new Error('offline') }],
    'xstate.error.actor.removeLevel': () => [{ error: new Error('no cache') }],
  },
  project: ({ units, done, total, obstacle }) => [units.length, done, total, obstacle],
  invariant: ({ before, after, event }) => {
    const { units, done, total, obstacle } = after.context;
    if (event.type === 'units.needed') assert.deepEqual(units, event.units, 'the latest need counts');
    else assert.equal(units, before.context.units);
    const children = Object.keys(after.children).filter((child) => child !== 'watchUnits');
    const writing = children.filter((child) => child !== 'readKept');
    assert(writing.length <= 1, 'one change of the cache at a time');
    for (const child of ['storeUnits', 'removeLevel'])
      if (child in after.children && !(child in before.children))
        assert.deepEqual(inputOf(after, child), { units });
    if (after.matches({ partial: 'storing' })) assert(units.length > 0 || before.matches('partial'));
    if (event.type === 'units.needed' && before.matches('partial')) {
      const isNews = event.units.some((unit) => !before.context.units.includes(unit));
      assert.equal(
        after.matches({ partial: 'storing' }),
        isNews || before.matches({ partial: 'storing' }),
        'a new unit is stored at once',
      );
    }
    if (after.matches('keeping') && !before.matches('keeping'))
      assert.deepEqual([done, total, obstacle], [0, 0, null]);
    if (event.type === 'store.progressed' && before.matches('keeping'))
      assert.deepEqual([done, total], [event.done, event.total]);
    assert.equal(after.matches('failed'), after.matches('failed') && obstacle !== null);
    if (after.matches('kept') && !before.matches('kept'))
      assert(
        ['store.finished', 'xstate.done.actor.readKept', 'xstate.error.actor.removeLevel'].includes(
          event.type,
        ),
        'kept only when all is stored',
      );
    if (event.type === 'xstate.error.actor.watchUnits') assert(after.matches('unavailable'));
  },
  takes: {
    'keep.requested': ['partial', 'failed'],
    'keep.cancelled': ['keeping'],
    'removal.requested': ['kept'],
    'units.needed': ['looking', 'unavailable', 'partial', 'keeping', 'failed', 'kept', 'removing'],
    'network.restored': [{ partial: 'waiting' }],
    'store.progressed': ['keeping'],
    'store.finished': [{ partial: 'storing' }, 'keeping'],
    'store.failed': [{ partial: 'storing' }, 'keeping'],
  },
  tags: { busy: ['keeping', 'removing'], offered: ['partial', 'failed'] },
});
