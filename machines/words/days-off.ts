import { WATCH_RETRY } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    reading: 'The learner’s days off are being read from this device’s log.',
    'reading.watched': 'The panel waits for the log.',
    'reading.unwatched': 'The log can’t be watched; a retry follows soon.',
    open: 'The panel shows the weekdays, the days off to come, and a form for more.',
    'open.week': 'Each weekday is normal, light or free.',
    'open.week.planned': 'The weekdays are saved as shown.',
    'open.week.refused': 'A message says that a week needs a day that isn’t free; nothing is saved.',
    'open.span': 'The learner can take days off.',
    'open.span.editing': 'The form has no message.',
    'open.span.refused': 'Messages beside the fields say what’s wrong.',
    'open.span.freed': 'A message says which days are free now; the form is empty again.',
    'open.span.ended': 'A message says which days are no longer free.',
  },
  events: {
    'log.changed': 'the learner’s log has loaded or grown',
    'weekday.changed': 'the learner makes a weekday normal, light or free',
    'field.changed': 'the learner changes a field',
    'span.submitted': 'the learner takes days off',
    'span.cancelled': 'the learner gives days off back',
  },
  guards: {
    isKnown: ['the learner’s log has loaded', 'the learner’s log hasn’t loaded yet'],
    isWeekPossible: ['a day of the week isn’t free', 'all seven days would be free'],
    isSpanPossible: ['the days can be free', 'a day is missing, past, free already, or one too many'],
    isStillWrong: ['the days still can’t be free', 'the days can be free now'],
    isPlanned: ['these days off are in the list', 'there are no such days off'],
  },
  actions: {
    keepLog: 'update the list',
    showWeek: 'show the weekdays as saved',
    changeWeek: 'show the weekday as chosen',
    planWeek: 'log the weekdays',
    freeSpan: 'log that the days are free',
    endSpan: 'log that the days are no longer free',
    noteSpan: 'say so, and hide other messages',
    openNew: 'empty the form',
    showErrors: 'show what’s wrong with the days',
    checkAgain: 'show what’s wrong with the days now',
    clearErrors: 'hide all messages',
  },
  delays: { watchRetry: `${WATCH_RETRY / 1000} seconds` },
  background: { watchLog: 'watching the log' },
};
