import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { milestonesMachine } from '#machines/study/milestones.machine.ts';
import assert from 'node:assert/strict';
import { finished, studiedAt } from '../../support/activity.ts';
import { defineModel } from '../../support/paths/model.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const first = studiedAt(NOON, 'nouns-la-casa', 'UTC');
const exam = finished(NOON + 60_000, { game: 'exam-quiz', difficulty: 'beginner', right: 10, total: 10 });
const one = addActivity(noProgress, [first]);
const both = addActivity(one, [exam]);

export default defineModel(milestonesMachine, {
  inputs: [undefined],
  cases: {
    'xstate.error.actor.watchLog': () => [{ error: new Error('offline') }],
    'settings.told': () => [
      { isWanted: true, dailyGoal: 10 },
      { isWanted: false, dailyGoal: 20 },
    ],
    'log.settled': ({ context }) => {
      const known = null;
      if (context.log?.count === 2) return [{ log: both, facts: [], known }];
      if (context.log?.count === 1)
        return [
          { log: one, facts: [], known },
          { log: both, facts: [exam], known },
        ];
      return [
        { log: noProgress, facts: [], known },
        { log: one, facts: [first], known: context.log ? known : [] },
      ];
    },
  },
  project: ({ isWanted, log, news, told }) => [isWanted, log?.count, news.length, told],
  invariant: ({ before, event, after, emitted }) => {
    assert.equal(new Set(after.context.told).size, after.context.told.length, 'nothing is told twice');
    if (emitted.length === 0) return;
    assert(event.type === 'log.settled' && event.facts.length > 0, 'only what was done here is told');
    assert(before.context.log ?? event.known, 'what was there before is known');
    assert(before.context.isWanted, 'nobody is told who does not want it');
    assert(after.context.told.length > before.context.told.length);
  },
  emits: [
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'Achievement unlocked: First Steps',
      description: 'Study your first card.',
    },
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'Achievement unlocked: Top of the Class',
      description: 'Answer every question of an exam right. You reached level 2.',
    },
  ],
  takes: {
    'settings.told': ['unwatched', 'silent', 'telling'],
    'log.settled': ['unwatched', 'silent', 'telling'],
  },
});
