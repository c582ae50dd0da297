import { WATCH_RETRY } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    silent: 'Achievements and levels are not told, and not later either.',
    unwatched: 'Nothing is told, as what is done here cannot be watched; that is tried again soon.',
    telling: 'The next achievement or level is told.',
    weighing: 'What was just done is compared with what was reached before.',
  },
  events: {
    'settings.told': 'the settings are known, or change',
    'log.settled': 'the log is at rest, with what was done on this page',
  },
  guards: {
    isWanted: ['achievements are switched on', 'achievements are switched off'],
    hasNews: ['this reached an achievement or a level', 'this reached nothing new'],
  },
  actions: {
    keepSettings: 'the settings count',
    keepLog: 'this is what was reached before whatever comes next',
    weighFacts: 'what was done here since the last look is weighed against what was there before',
    announce: 'a toast names what was reached',
  },
  delays: { watchRetry: `${WATCH_RETRY / 1000} seconds have passed` },
  background: { watchLog: 'watching the settings and the log of this page' },
};
