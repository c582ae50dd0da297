import { GAME_MEMORY, RECALL_PATIENCE, TIMER_TICK, WORD_MATCH_FLIP_BACK } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    preparing: 'The setup is shown: difficulty, words, and English or pictures to match them with.',
    'preparing.recalling': 'It is looked up what the last games asked; no start is possible yet.',
    'preparing.loading': 'The cards of the chosen words are being loaded; no start is possible yet.',
    'preparing.checking': 'It is decided at once whether the cards fill a board of this difficulty.',
    'preparing.ready': 'The cards are there; the learner may start.',
    'preparing.tooFewCards':
      'The setup says that the cards are too few for this difficulty; no start is possible.',
    'preparing.failed': 'The setup says that the cards could not be loaded; the learner may try again.',
    playing: 'The board is shown, with the moves and the time played.',
    'playing.timer': 'A clock counts the time played.',
    'playing.timer.ticking': 'The clock runs.',
    'playing.board': 'The learner turns tiles over, two at a time, to find pairs.',
    'playing.board.choosingFirst': 'All tiles lie face down but the pairs found so far.',
    'playing.board.choosingSecond': 'One tile is turned over; the learner chooses a second one.',
    'playing.board.comparing': 'Two tiles are turned over; it is decided at once whether they are a pair.',
    'playing.board.matching': 'A pair was found; it is decided at once whether it was the last one.',
    'playing.board.mismatched':
      'Two tiles that are no pair stay turned over for a moment; no others can be turned.',
    confirmingRestart: 'The learner is asked whether to restart; the clock stands still.',
    complete: 'All pairs are found, and the result is shown.',
  },
  events: {
    'difficulty.chosen': 'the learner chooses a difficulty',
    'words.chosen': 'the learner chooses which words to play with',
    'partner.chosen': 'the learner chooses to match with English or with pictures',
    'load.retried': 'the learner tries to load again',
    'game.started': 'the learner starts the game',
    'tile.clicked': 'the learner chooses a tile',
    'restart.requested': 'the learner wants to restart the game',
    'restart.confirmed': 'the learner confirms the restart',
    'restart.cancelled': 'the learner keeps playing',
    'game.replayed': 'the learner plays again',
    'setup.requested': 'the learner goes back to the setup',
  },
  guards: {
    hasEnoughCards: [
      'the cards fill a board of this difficulty',
      'the cards are too few for a board of this difficulty',
    ],
    isOpenTile: [
      'the tile is on the board and its pair is not found yet',
      'the pair of the tile is found already, or no such tile is on the board',
    ],
    isFirstTile: [
      'it is the tile that is turned over already',
      'it is another tile than the one turned over',
    ],
    isMatchingPair: [
      'the tiles show a Spanish word and what it means',
      'the tiles do not show a Spanish word and what it means',
    ],
    isBoardCleared: ['all pairs are found', 'pairs are left to find'],
  },
  actions: {
    keepAsked: 'what the last games asked is remembered',
    rememberDifficulty: 'the chosen difficulty is remembered',
    rememberWords: 'the chosen words are remembered',
    rememberPartner: 'the choice of English or pictures is remembered',
    keepCards: 'the loaded cards are kept and the setup shows which words they are',
    deal: `a new board is dealt: words of the last ${GAME_MEMORY - 1} games come last, moves and time start over`,
    selectFirst: 'the tile is turned over',
    selectSecond: 'the tile is turned over and a move is counted',
    flipBack: 'what is turned over is turned back and counts as seen',
    judgeMismatch: 'the first word counts as missed if the second was a possible partner seen before',
    matchPair: 'the pair stays open; its word counts as right unless it was missed before',
    countSecond: 'a second is added to the time played',
    announceLoadFailure: 'the learner is told that the cards could not be loaded',
    announceMatch: 'the learner is told that a pair was found',
    announceCompletion: 'the learner is told that the game is completed',
    tellPair: 'the tone for right plays if sound effects are on',
    tellMismatch: 'the tone for wrong plays if sound effects are on',
    recordResult: 'the result is entered in the learner’s log',
  },
  delays: {
    recallPatience: `${RECALL_PATIENCE / 1000} seconds have passed`,
    flipBack: `${WORD_MATCH_FLIP_BACK / 1000} second has passed`,
    tick: `${TIMER_TICK / 1000} second has passed`,
  },
  background: {
    loadCards: 'loading the cards',
    recallGames: 'looking up the last games',
  },
};
