import { PLACEMENT_PAUSE, PLACEMENT_QUESTIONS } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    offered: 'The ways to begin are shown: the test, from zero, or a unit of their choice.',
    testing: 'The test is shown; the learner may stop it at any time, and then nothing of it is kept.',
    'testing.fetching': 'The next question is being loaded; an earlier one stays on the screen.',
    'testing.asking': 'A question is shown, and the learner answers it.',
    'testing.judging': 'The learner is thanked for the answer; whether it is right is not said.',
    'testing.failed': 'It is said that the next question could not be loaded; the learner may try again.',
    suggested: 'The unit in which the learner may begin is shown; they may pick another.',
    placed: 'The first lesson of the unit opens.',
  },
  events: {
    'test.started': 'the learner starts the test',
    'answer.submitted': 'the learner answers',
    'answer.unknown': 'the learner says that they do not know',
    'test.left': 'the learner stops the test',
    'load.retried': 'the learner tries to load again',
    'unit.picked': 'the learner picks a unit from the list',
    'zero.chosen': 'the learner wants to begin from zero',
    'unit.chosen': 'the learner begins with the unit shown',
  },
  guards: {
    canAsk: ['the unit yields a question', 'the unit yields no question'],
    isEnough: [
      `it is clear enough where the learner belongs, or ${PLACEMENT_QUESTIONS} questions are answered`,
      'it is not clear enough yet where the learner belongs, and questions are left',
    ],
    isUnit: ['the course has this unit', 'the course has no such unit'],
  },
  actions: {
    ask: 'the question is shown',
    judge: 'the answer counts as right, wrong or not known',
    suggest: 'the unit is picked that follows those which the learner probably knows',
    pick: 'this unit is picked',
    pickFirst: 'the first unit of the course is picked',
    forget: 'the answers are forgotten',
    recordPlace: 'the unit in which the learner begins is entered in their log',
    announceLoadFailure: 'the learner is told that the questions could not be loaded',
  },
  delays: { pause: `${PLACEMENT_PAUSE / 1000} seconds have passed` },
  background: { loadUnit: 'loading the next question' },
};
