import { GAME_MEMORY, RECENT_GAMES_PATIENCE, TIMER_TICK } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    preparing: 'The setup offers the difficulty, and for all verbs also tenses and forms.',
    'preparing.loadingRecentGames': 'Recent games are loading; the game can’t start yet.',
    'preparing.loading':
      'The verbs of the easy, medium and hard games are loading; the game can’t start yet.',
    'preparing.ready': 'The verbs are there; the game can start once any required tense is chosen.',
    'preparing.failed': 'The setup says that the verbs couldn’t be loaded, and offers to try again.',
    dealing: 'The setup shows that it’s loading some of all verbs, or of the learner’s.',
    playing: 'The game asks one verb after another and shows the time.',
    'playing.timer': 'A clock counts the time.',
    'playing.timer.ticking': 'The clock is running.',
    'playing.verb': 'A verb is on screen with its tense and a field for each person.',
    'playing.verb.answering': 'The learner types the forms.',
    'playing.verb.judging': 'Decides what to say about the forms.',
    'playing.verb.corrected': 'Each form is corrected letter by letter until the learner moves on.',
    complete: 'All verbs are done; the result is on screen.',
  },
  events: {
    'difficulty.chosen': 'the learner picks a difficulty, their own verbs or all verbs',
    'tense.toggled': 'the learner adds or removes a tense',
    'kind.chosen': 'the learner picks regular forms, irregular ones or both',
    'load.retried': 'the learner tries again',
    'game.started': 'the learner starts the game',
    'answer.typed': 'the learner types into a person’s field',
    'answer.submitted': 'the learner checks the forms',
    'verb.advanced': 'the learner moves on',
    'game.replayed': 'the learner plays again',
    'setup.requested': 'the learner goes back to the setup',
  },
  guards: {
    isOfLevel: [
      'an easy, a medium or a hard game is chosen',
      'a game with all verbs or the learner’s own is chosen',
    ],
    hasTense: [
      'a tense is chosen, or the game is with the learner’s own verbs',
      'no tense is chosen, and the game isn’t with the learner’s own verbs',
    ],
    isPerfect: ['all forms of the verb are right', 'not all forms of the verb are right'],
    isHalfRight: [
      'at least half of the forms are right, but not all',
      'fewer than half of the forms are right, or all',
    ],
    isLastVerb: ['all verbs are checked', 'some verbs are left'],
  },
  actions: {
    keepRecentGames: 'note which verbs recent games asked',
    rememberDifficulty: 'set the difficulty',
    keepVerbs: 'store the verbs',
    toggleTense: 'add or remove the tense',
    rememberKind: 'set regular or irregular forms',
    begin: `pick verbs of this difficulty (those of the last ${GAME_MEMORY - 1} games come last) and reset the time`,
    beginDealt: 'start with the picked verbs and reset the time',
    clear: 'clear the last game’s verbs and answers',
    keepAnswer: 'store the input for that person',
    judge: 'compare each form with the right one (accents count, capitals don’t)',
    showNext: 'ask the next verb with empty fields',
    countSecond: 'add a second to the time',
    announceLoadFailure: 'say that the verbs couldn’t be loaded',
    announceAllRight: 'say that all forms are right',
    announceHalfRight: 'say that this is good and how many forms are right',
    announceFewRight: 'say that only few forms are right and how many',
    tellJudgement: 'if sounds are on, play the “right” tone for at least half of the forms, else “wrong”',
    recordResult: 'log the result',
  },
  delays: {
    recentGamesPatience: `${RECENT_GAMES_PATIENCE / 1000} seconds`,
    tick: `${TIMER_TICK / 1000} second`,
  },
  background: {
    loadVerbs: 'loading the verbs',
    dealRounds: 'picking verbs and their tenses',
    loadRecentGames: 'loading recent games',
  },
};
