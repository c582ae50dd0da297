import { DAILY_WORDS, TIMER_TICK } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    preparing: 'The setup has nothing to choose, only a button to start the challenge.',
    'preparing.loading': 'The cards of all categories are loading; the challenge can’t start yet.',
    'preparing.ready': 'The cards are there; the challenge can start.',
    'preparing.failed': 'The setup says that the cards couldn’t be loaded, and offers to try again.',
    playing: 'The challenge asks today’s words, one at a time.',
    'playing.timer': 'A clock counts the time.',
    'playing.timer.ticking': 'The clock is running.',
    'playing.word': 'The learner recalls a word, sees its meaning and rates themselves.',
    'playing.word.recalling': 'A Spanish word is on screen; its meaning is hidden.',
    'playing.word.revealed': 'The meaning is on screen, too; the learner says whether they knew it.',
    'playing.word.rated': 'Checks whether it was the last word.',
    complete: 'The page shows the score and the words to practice.',
  },
  events: {
    'load.retried': 'the learner tries again',
    'game.started': 'the learner starts the challenge',
    'answer.revealed': 'the learner reveals the meaning',
    'word.rated': 'the learner says whether they knew the word',
    'game.replayed': 'the learner plays again',
  },
  guards: {
    hasCards: ['there are cards to ask', 'there are no cards'],
    isLastWord: ['all of today’s words are rated', 'some of today’s words are left'],
  },
  actions: {
    keepCards: 'store the cards',
    keepDate: 'store the learner’s date',
    begin: `pick that date’s ${DAILY_WORDS} words (the same for everyone) and reset the time`,
    rate: 'count the word as right or wrong, as the learner said',
    showNext: 'ask the next word',
    countSecond: 'add a second to the time',
    announceLoadFailure: 'say that the cards couldn’t be loaded',
    announceCompletion: 'say that the challenge is complete, with the score',
    tellJudgement: 'play the “right” or “wrong” tone if sound effects are on',
    recordResult: 'log the result',
  },
  delays: { tick: `${TIMER_TICK / 1000} second` },
  background: { loadCards: 'loading the cards' },
};
