import { PLACEMENT_PAUSE, PLACEMENT_QUESTIONS } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    offered: 'The page offers the test, a start from zero, or a unit of the learner’s choice.',
    testing: 'The test is running; the learner can stop it at any time, which discards it.',
    'testing.fetching': 'The next question is loading; an earlier one stays on screen.',
    'testing.asking': 'The learner answers a question.',
    'testing.judging': 'The page thanks the learner for the answer without saying whether it’s right.',
    'testing.failed': 'The page says that the next question couldn’t be loaded, and offers to try again.',
    suggested: 'The page suggests a unit to start with; the learner can pick another.',
    placed: 'The unit’s first lesson opens.',
  },
  events: {
    'test.started': 'the learner starts the test',
    'answer.submitted': 'the learner answers',
    'answer.unknown': 'the learner skips the question',
    'test.left': 'the learner stops the test',
    'load.retried': 'the learner tries again',
    'unit.picked': 'the learner picks a unit from the list',
    'zero.chosen': 'the learner chooses to start from zero',
    'unit.chosen': 'the learner starts with the unit shown',
  },
  guards: {
    canAsk: ['the unit has a question to ask', 'the unit has no question to ask'],
    isEnough: [
      `the learner’s level is clear enough, or ${PLACEMENT_QUESTIONS} questions are answered`,
      'the learner’s level isn’t clear enough yet, and questions are left',
    ],
    isUnit: ['the course has this unit', 'the course has no such unit'],
  },
  actions: {
    ask: 'show the question',
    judge: 'mark the answer right, wrong or unknown',
    suggest: 'pick the first unit that the learner probably doesn’t know',
    pick: 'pick this unit',
    pickFirst: 'pick the first unit of the course',
    forget: 'discard the answers',
    recordPlace: 'log the unit where the learner starts',
    announceLoadFailure: 'say that the questions couldn’t be loaded',
  },
  delays: { pause: `${PLACEMENT_PAUSE / 1000} seconds` },
  background: { loadUnit: 'loading the next question' },
};
