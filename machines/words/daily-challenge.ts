import { DAILY_WORDS, TIMER_TICK } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    preparing: 'The setup is shown: there is nothing to choose, only the challenge to start.',
    'preparing.loading': 'The cards of all categories are being loaded; no start is possible yet.',
    'preparing.ready': 'The cards are there; the learner may start.',
    'preparing.failed': 'The setup says that the cards could not be loaded; the learner may try again.',
    playing: 'The words of the day are asked, one at a time.',
    'playing.timer': 'A clock counts the time played.',
    'playing.timer.ticking': 'The clock runs.',
    'playing.word': 'The learner recalls a word, sees its meaning and rates themselves.',
    'playing.word.recalling': 'A Spanish word is shown, its meaning is hidden.',
    'playing.word.revealed': 'The meaning is shown, too; the learner says whether they knew it.',
    'playing.word.rated': 'It is decided at once whether it was the last word.',
    complete: 'The score and the words that were not known are shown.',
  },
  events: {
    'load.retried': 'the learner tries to load again',
    'game.started': 'the learner starts the challenge',
    'answer.revealed': 'the learner reveals the meaning',
    'word.rated': 'the learner says whether they knew the word',
    'game.replayed': 'the learner plays again',
  },
  guards: {
    hasCards: ['there are cards to ask', 'there are no cards'],
    isLastWord: ['all words of the day are rated', 'words of the day are left'],
  },
  actions: {
    keepCards: 'the loaded cards are kept',
    keepDate: 'the learner’s date is remembered',
    begin: `the ${DAILY_WORDS} words of that date are picked, the same for everyone; the time starts over`,
    rate: 'the word counts as right or wrong, as the learner said',
    showNext: 'the next word is asked',
    countSecond: 'a second is added to the time played',
    announceLoadFailure: 'the learner is told that the cards could not be loaded',
    announceCompletion: 'the learner is told that the challenge is completed and what they scored',
    tellJudgement: 'the tone for right or wrong plays if sound effects are on',
    recordResult: 'the result is entered in the learner’s log',
  },
  delays: { tick: `${TIMER_TICK / 1000} second has passed` },
  background: { loadCards: 'loading the cards' },
};
