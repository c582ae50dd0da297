import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    preparing: 'The page shows that it’s planning the day.',
    'preparing.loading': 'The course is loading.',
    'preparing.waiting': 'A device without a log waits for the account’s.',
    known: 'The learner’s log has loaded; the plan follows its changes.',
    'known.day': 'The page shows what there is to do.',
    'known.day.choosing': 'Decides what the page shows.',
    'known.day.counting': 'The page shows that it’s planning the day.',
    'known.day.welcoming': 'The page welcomes a new learner: start from zero, or find the level.',
    'known.day.planned': 'The page shows what to do today, and checks off what is done.',
    'known.day.done': 'The page says “Done for today” and what comes next, and offers more.',
    'known.count': 'The day’s work is counted; an earlier plan stays on screen meanwhile.',
    'known.count.running': 'The day’s work is being counted.',
    'known.count.current': 'The plan is up to date.',
    'known.count.stale': 'Counting failed: the earlier plan stays on screen until the next try.',
    failed: 'The page says that the words couldn’t be loaded, and offers to try again.',
  },
  events: {
    'log.changed': 'the log, a setting or the day changes',
    'load.retried': 'the learner chooses “Try again”',
  },
  guards: {
    isKnown: ['the learner’s log has loaded', 'the learner’s log hasn’t loaded yet'],
    isNew: ['the learner hasn’t done anything yet', 'the learner has done something before'],
    isUnplanned: ['there is no plan yet', 'there is a plan'],
    isDone: [
      'review is done and so is a stop of the course (after its end: a suggested game)',
      'review is left, or no stop of the course is done (after its end: no suggested game)',
    ],
  },
  actions: {
    storeLog: 'update progress and settings',
    storeCourse: 'store the course',
    plan: 'plan the day',
    storeLookBack: 'on a Monday, show last week below the plan',
    leaveLookBack: 'leave last week as it is',
    countAttempt: 'count the failed attempt',
    announceLoadFailure: 'say that the cards couldn’t be loaded',
  },
  delays: { refreshBackoff: '2 seconds, longer after each failure' },
  background: {
    watchLog: 'watching the log, settings and date',
    loadCourse: 'loading the course',
    countDue: 'counting the day’s work',
    lookBack: 'summing up last week',
  },
};
