import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { milestonesMachine } from '#machines/study/milestones.machine.ts';
import assert from 'node:assert/strict';
import { finished, studiedAt } from '../../support/activity.ts';
import { defineModel } from '../../support/paths/model.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const first = studiedAt(NOON, 'nouns-la-casa', 'UTC');
const exam = finished(NOON + 60_000, { game: 'exam-quiz', difficulty: 'beginner', right: 10, total: 10 });
const again = studiedAt(NOON + 120_000, 'nouns-la-casa', 'UTC');
const one = addActivity(noProgress, [first]);
const both = addActivity(one, [exam]);

export default defineModel(milestonesMachine, {
  inputs: [undefined],
  cases: {
    'xstate.error.actor.watchLog': () => [{ error: new Error('offline') }],
    'settings.changed': () => [
      { isWanted: true, dailyGoal: 10 },
      { isWanted: false, dailyGoal: 20 },
    ],
    'log.opened': ({ context }) => (context.log === noProgress ? [{ log: one }] : []),
    'log.recovered': ({ context }) => (context.log === noProgress ? [{ log: one, announced: [] }] : []),
    'log.settled': ({ context: { log } }) => {
      if (log.count === 2) return [{ log: both, facts: [again] }];
      if (log.count === 1)
        return [
          { log: one, facts: [] },
          { log: both, facts: [exam] },
        ];
      return [
        { log: noProgress, facts: [] },
        { log: one, facts: [first] },
      ];
    },
  },
  project: ({ dailyGoal, log, news, announced }) => [dailyGoal, log.count, news.length, announced],
  invariant: ({ before, event, after, emitted }) => {
    const { announced } = after.context;
    assert.equal(new Set(announced).size, announced.length, 'nothing is announced twice');
    if (emitted.length === 0) return;
    assert(
      event.type === 'log.recovered' || (event.type === 'log.settled' && event.facts.length > 0),
      'only what was done here is announced',
    );
    assert(before.matches('listening'), 'only to learners who want it');
    assert(announced.length > before.context.announced.length);
  },
  emits: [
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'Achievement unlocked: First Steps',
      description: 'Study your first word.',
    },
    {
      type: 'toast.shown',
      kind: 'success',
      title: 'Achievement unlocked: Top of the Class',
      description: 'Answer every question of an exam right. You reached level 2.',
    },
  ],
  takes: {
    'settings.changed': ['unwatched', 'silent', 'listening'],
    'log.opened': ['unwatched', 'silent', 'listening'],
    'log.recovered': ['unwatched', 'silent', 'listening'],
    'log.settled': ['unwatched', 'silent', 'listening'],
  },
});
