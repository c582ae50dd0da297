import { WATCH_RETRY } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    unwatched: 'The log can’t be watched, so nothing is announced; another try follows soon.',
    silent: 'Achievements are switched off: none is announced, not even later.',
    listening: 'The next achievement or level is announced.',
    comparing: 'The new facts are compared with what the learner had reached before.',
  },
  events: {
    'settings.changed': 'the settings are loaded, or change',
    'log.opened': 'the log is loaded',
    'log.recovered': 'the log is loaded, with facts that an earlier page left unprocessed',
    'log.settled': 'the log is at rest again',
  },
  guards: {
    isWanted: ['achievements are switched on', 'achievements are switched off'],
    hasFacts: ['something was recorded on this page', 'nothing was recorded on this page'],
    hasNews: ['the learner reached an achievement or a level', 'the learner reached nothing new'],
  },
  actions: {
    keepGoal: 'the daily goal is updated',
    keepLog: 'the log is kept, to compare the next facts with',
    compareRecovered: 'the log is compared with what this device has announced',
    compareFacts: 'the log is compared with what it was before these facts',
    announce: 'a toast names what the learner reached',
  },
  delays: { watchRetry: `${WATCH_RETRY / 1000} seconds have passed` },
  background: { watchLog: 'watching the settings and the log of this page' },
};
