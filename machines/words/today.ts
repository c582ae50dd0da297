import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    preparing: 'The page shows that the day is being planned.',
    'preparing.loading': 'The course is being loaded.',
    'preparing.waiting': 'A device without a log waits for the log of the account.',
    known: 'It is known what the learner has done; the plan is made again when that changes.',
    'known.day': 'The page shows what there is to do.',
    'known.day.choosing': 'It is decided at once what the page shows.',
    'known.day.counting': 'The page shows that the day is being planned.',
    'known.day.welcoming': 'The page welcomes a new learner: begin from zero, or find the level.',
    'known.day.planned': 'The page says what there is to do today, and ticks what is done.',
    'known.day.done': 'The page says “Done for today” and what comes next, and offers more.',
    'known.count': 'What there is to do is counted; an earlier plan stays on the page meanwhile.',
    'known.count.running': 'It is being counted what there is to do.',
    'known.count.current': 'The plan is up to date.',
    'known.count.stale': 'Counting failed: the earlier plan stays on the page until it is tried again.',
    failed: 'The page says that the words could not be loaded, and offers to try again.',
  },
  events: {
    'log.changed': 'the log, a setting or the day changes',
    'load.retried': 'the learner chooses “Try again”',
  },
  guards: {
    isKnown: ['it is known what the learner has done', 'it is not known yet what the learner has done'],
    isNew: ['the learner has not done anything yet', 'the learner has done something before'],
    isUnplanned: ['there is no plan yet', 'there is a plan'],
    isDone: [
      'review is done and so is a stop of the course (after its end: a suggested game)',
      'review is left, or no stop of the course is done (after its end: no suggested game)',
    ],
  },
  actions: {
    storeLog: 'progress and settings count as they are now',
    storeCourse: 'the course is kept',
    plan: 'the day is planned',
    storeLookBack: 'on a Monday, the week before is shown below the plan',
    leaveLookBack: 'what is said of the week before stays',
    countAttempt: 'one more failure in a row is counted',
    announceLoadFailure: 'the learner is told that the cards could not be loaded',
  },
  delays: { refreshBackoff: '2 seconds have passed, more after each failure' },
  background: {
    watchLog: 'watching the log, the settings and the day',
    loadCourse: 'loading the course',
    countDue: 'counting what there is to do today',
    lookBack: 'looking back on the week before, if it is Monday',
  },
};
