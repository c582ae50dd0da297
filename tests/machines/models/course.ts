import { courseMachine } from '#machines/course/course.machine.ts';
import { courseProgressOf } from '#machines/course/course-progress.rules.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import assert from 'node:assert/strict';
import { progressOf, smallCourse } from '../../support/course.ts';
import { defineModel } from '../../support/paths/model.ts';

const begun = progressOf({ finished: [['a1-uno-2', 1]] });
const placed = progressOf({
  finished: [
    ['a1-uno-1', 1],
    ['a1-dos-checkpoint', 4, 0.5],
  ],
  placed: [['a1-dos', 3]],
});
const logs = [noProgress, begun, placed];
/** Its second unit has a dialogue. */
const course = smallCourse.map((unit, at) => (at === 1 ? { ...unit, hasDialogue: true } : unit));

export default defineModel(courseMachine, {
  inputs: [{ log: null }, { log: placed }],
  cases: {
    'log.changed': ({ context }) =>
      logs.filter((log) => log.count > (context.log?.count ?? -1)).map((log) => ({ log })),
    'unit.opened': ({ context: { units, open } }) =>
      units.filter(({ id }) => id !== open).map(({ id }) => ({ unit: id })),
    'unit.closed': ({ context }) => (context.open === null ? [] : [{}]),
    'xstate.done.actor.loadUnits': () => [{ output: course }],
    'xstate.error.actor.watchLog': () => [{ error: new Error('There is no log') }],
    'xstate.error.actor.loadUnits': () => [{ error: new Error('offline') }],
  },
  project: ({ log, units, open }) => [log?.count, units.length, open],
  invariant: ({ before, after, event }) => {
    const { log, units, courseProgress, open } = after.context;
    if (event.type === 'xstate.error.actor.watchLog')
      assert.equal(after.matches('failed'), before.matches('failed') || log === null, 'loaded data stays');
    if (event.type === 'log.changed') assert.equal(log, event.log, 'the log is stored');
    else if (event.type === 'course.requested' && before.can(event))
      assert.deepEqual(
        [log, after.matches('browsing')],
        [noProgress, true],
        'the course can always be opened',
      );
    else assert.equal(log, before.context.log);
    if (event.type === 'xstate.done.actor.loadUnits') assert.equal(units, event.output);
    if (!after.matches('browsing')) {
      assert.deepEqual([courseProgress, open], [null, null]);
      return;
    }
    assert.ok(log);
    assert.deepEqual(courseProgress, courseProgressOf(units, log));
    if (!before.matches('browsing'))
      assert.equal(open, courseProgress?.next?.unit ?? null, 'opens the next unit');
    else if (event.type === 'unit.opened') assert.equal(open, event.unit);
    else assert.equal(open, event.type === 'unit.closed' ? null : before.context.open);
  },
  emits: [],
  takes: {
    'load.retried': ['failed'],
    'course.requested': ['stalled'],
    'unit.opened': ['browsing'],
    'unit.closed': ['browsing'],
    'log.changed': [{ preparing: 'waiting' }, { preparing: 'loading' }, 'stalled', 'browsing', 'failed'],
  },
  tags: { busy: [{ preparing: 'waiting' }, { preparing: 'loading' }] },
});
