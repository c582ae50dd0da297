import { WATCH_RETRY } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    unwatched: 'The log can’t be watched, so nothing is announced; a retry follows soon.',
    silent: 'Achievements are off: none is announced, not even later.',
    listening: 'The page announces the next achievement or level.',
    comparing: 'Checks whether the new facts reached something.',
  },
  events: {
    'settings.changed': 'the settings have loaded, or change',
    'log.opened': 'the log has loaded',
    'log.recovered': 'the log has loaded, with facts that an earlier page left unprocessed',
    'log.settled': 'the log has settled again',
  },
  guards: {
    isWanted: ['achievements are switched on', 'achievements are switched off'],
    hasFacts: ['something was recorded on this page', 'nothing was recorded on this page'],
    hasNews: ['the learner reached an achievement or a level', 'the learner reached nothing new'],
  },
  actions: {
    keepGoal: 'store the daily goal',
    keepLog: 'store the log, to compare the next facts with',
    compareRecovered: 'compare the log with what this device has announced',
    compareFacts: 'compare the log with how it was before these facts',
    announce: 'say which achievement is unlocked, or which level is reached',
  },
  delays: { watchRetry: `${WATCH_RETRY / 1000} seconds` },
  background: { watchLog: 'watching the settings and the log of this page' },
};
