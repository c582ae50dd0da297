import { GAME_MEMORY, RECALL_PATIENCE, TIMER_TICK } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    preparing: 'The setup is shown: the difficulty can be chosen; for all verbs, tenses and forms, too.',
    'preparing.recalling': 'It is looked up what the last games asked; no start is possible yet.',
    'preparing.loading':
      'The verbs of the easy, medium and hard games are being loaded; no start is possible yet.',
    'preparing.ready': 'The verbs are there; the learner may start if a tense is chosen where one is needed.',
    'preparing.failed': 'The setup says that the verbs could not be loaded; the learner may try again.',
    dealing: 'The setup shows that it loads: some of all verbs, or of the learner’s, are being picked.',
    playing: 'Verbs are asked one after another, and the time played is shown.',
    'playing.timer': 'A clock counts the time played.',
    'playing.timer.ticking': 'The clock runs.',
    'playing.verb': 'A verb is shown with its tense and a field for each person.',
    'playing.verb.answering': 'The learner types the forms.',
    'playing.verb.judging': 'It is decided at once what the learner is told about the forms.',
    'playing.verb.corrected': 'Each form is shown corrected letter by letter, until the learner goes on.',
    complete: 'All verbs are done, and the result is shown.',
  },
  events: {
    'difficulty.chosen': 'the learner chooses a difficulty, their own verbs or all verbs',
    'tense.toggled': 'the learner adds or removes a tense',
    'kind.chosen': 'the learner chooses regular forms, irregular ones or both',
    'load.retried': 'the learner tries to load again',
    'game.started': 'the learner starts the game',
    'answer.typed': 'the learner types into the field of a person',
    'answer.submitted': 'the learner checks the forms',
    'verb.advanced': 'the learner goes on',
    'game.replayed': 'the learner plays again',
    'setup.requested': 'the learner goes back to the setup',
  },
  guards: {
    isOfLevel: [
      'an easy, a medium or a hard game is chosen',
      'a game of all verbs or of the learner’s own is chosen',
    ],
    hasTense: [
      'a tense is chosen, or the game is of the learner’s own verbs',
      'no tense is chosen, and the game is not of the learner’s own verbs',
    ],
    isPerfect: ['all forms of the verb are right', 'not all forms of the verb are right'],
    isHalfRight: [
      'at least half of the forms are right, but not all',
      'fewer than half of the forms are right, or all',
    ],
    isLastVerb: ['all verbs are checked', 'verbs are left'],
  },
  actions: {
    keepAsked: 'what the last games asked is remembered',
    rememberDifficulty: 'the choice is remembered',
    keepVerbs: 'the loaded verbs are kept',
    toggleTense: 'the tense is chosen, or chosen no more',
    rememberKind: 'the choice of forms is remembered',
    begin: `verbs of this difficulty are picked, those of the last ${GAME_MEMORY - 1} games last; time starts over`,
    beginDealt: 'the game is made of the verbs that were picked and the time starts over',
    clear: 'the verbs and answers of the last game are cleared',
    keepAnswer: 'what was typed is kept for that person',
    judge: 'each form is compared with the right one; accents count, capitals do not',
    showNext: 'the next verb is asked with empty fields',
    countSecond: 'a second is added to the time played',
    announceLoadFailure: 'the learner is told that the verbs could not be loaded',
    announceAllRight: 'the learner is told that all forms are right',
    announceHalfRight: 'the learner is told that this is good and how many forms are right',
    announceFewRight: 'the learner is told that only few forms are right and how many',
    tellJudgement: 'with sound effects on, the tone is for right from half of the forms on, else for wrong',
    recordResult: 'the result is entered in the learner’s log',
  },
  delays: {
    recallPatience: `${RECALL_PATIENCE / 1000} seconds have passed`,
    tick: `${TIMER_TICK / 1000} second has passed`,
  },
  background: {
    loadVerbs: 'loading the verbs',
    dealRounds: 'picking verbs and their tenses',
    recallGames: 'looking up the last games',
  },
};
