import { REVIEW_CAP } from '../constants.ts';
import { DAY_START } from '../learning/day.rules.ts';
import { TRICKY_LAPSES } from '../learning/schedule.rules.ts';
import { GAP } from '../study/review.rules.ts';
import type { FlowWords } from './words.types.ts';

const HOUR = 3_600_000;

export const words: FlowWords = {
  states: {
    preparing: 'The learner chooses words and how to answer, while cards are loaded and counted.',
    'preparing.loading': 'The cards of the course are being loaded.',
    'preparing.waiting': 'The log of this device is still being read.',
    'preparing.counting': `Cards are being counted: due by the minute or from ${DAY_START / HOUR}:00 of their day, and new.`,
    'preparing.ready':
      'The page says how many cards there are, or “Nothing is due now”; with some, it can start.',
    'preparing.ready.current': 'The counts are up to date.',
    'preparing.ready.stale': 'Counting again failed: the earlier counts stay until it is tried again.',
    'preparing.failed': 'The page says that the cards could not be loaded, and offers to try again.',
    reviewing: 'One card after another is asked.',
    'reviewing.choosing': 'It is decided at once whether a word is shown or asked, or none is left.',
    'reviewing.meeting': `A new word is shown with its meaning; it is asked ${GAP} cards later.`,
    'reviewing.asking': 'A card is asked; its answer is hidden.',
    'reviewing.revealed': 'The answer is shown; the learner is asked to rate how well they knew it.',
    'reviewing.revealed.judged': 'The learner has not objected to the judgement of a typed answer.',
    'reviewing.revealed.contested': 'The learner has objected, and is thanked; the rating is still theirs.',
    complete: 'The page says how many cards were rated and how many recalled the first time.',
    'complete.counting': 'It is being counted what is left; the page says so.',
    'complete.counted': 'The page says how many cards are left, or when the next one comes.',
    'complete.uncounted': 'It could not be counted what is left; the page says that the answers are kept.',
  },
  events: {
    'load.retried': 'the learner chooses “Try again”',
    'log.changed': 'the log, a setting or the day changes, in this tab or another',
    'deck.chosen': 'the learner chooses which words to review',
    'habits.chosen': 'the learner chooses how to answer or how to rate',
    'review.started': 'the learner chooses “Start Review” or “Continue”',
    'drill.started': 'the learner chooses “Practice tricky words”',
    'word.met': 'the learner has looked at the new word and chooses “Next”',
    'word.known': 'the learner chooses “I know it” for the new word',
    'answer.typed': 'the learner sends a typed answer',
    'answer.revealed': 'the learner reveals the answer',
    'answer.contested': 'the learner chooses “My answer should be accepted”',
    'card.rated': 'the learner rates the card',
    'dialog.closed': 'a dialog over the page is closed',
    'rating.undone': 'the learner takes the last rating back',
    'review.ended': 'the learner chooses “End review”',
    'review.left': 'the learner chooses “Choose other words”',
  },
  guards: {
    isKnown: ['it is known what the learner has done', 'the log of this device is not read yet'],
    hasDue: [
      'there is a card to ask: a due one, a new one for today, or one wished for by a link',
      'there is no card to ask, or none has been counted yet',
    ],
    isCounted: ['the chosen words were counted before', 'the chosen words have not been counted yet'],
    canStartAtOnce: [
      'the page was opened to start by itself, nothing was chosen, and a card is there',
      'the review waits for the learner to start it, or no card is there',
    ],
    hasTricky: [
      `a card was forgotten ${TRICKY_LAPSES} times or more`,
      `no card was forgotten ${TRICKY_LAPSES} times, or none is counted yet`,
    ],
    hasCurrent: ['a card is left', 'no card is left'],
    isToMeet: [
      'the next word is new and has to be shown before it is asked',
      'the next card can be asked as it is, or no card is left',
    ],
    hasRated: ['a rating of this sitting can be taken back', 'no rating of this sitting can be taken back'],
    canContest: [
      'a typed answer was judged wrong, and this is no practice of tricky words',
      'nothing was typed, it was judged right, or tricky words are practiced',
    ],
  },
  actions: {
    countAttempt: 'one more failure in a row is counted',
    storeCards: 'the cards are kept; words wished for by a link that do not exist are left out',
    storeLog: 'progress and settings count as they are now; cards answered elsewhere drop out',
    chooseDeck: 'these words count instead of those before, and no start by itself any more',
    storeDueCounts: 'the cards to ask and the tricky ones are noted; no start by itself any more',
    chooseHabits: 'this choice counts until the page is left',
    begin: `up to ${REVIEW_CAP} cards are taken, longest overdue first, then new ones; or all tricky cards`,
    meet: `the word is put back, to be asked after ${GAP} other cards`,
    storeTyped: 'the typed answer is shown letter by letter beside the right one',
    judgeTyped: 'it is judged, with a tone if sounds are on; a slip or an accent does not make it wrong',
    contest: 'the objection is recorded with what was typed',
    rate: 'the card is rated, “I know it” as Easy; if due in minutes, it comes back in this sitting',
    discountDialog: 'the time for which the dialog was open does not count as thinking',
    undo: 'the last rating is taken back and its card asked again',
    record: 'it is recorded in the log; only taking back a practice leaves no record',
    announceLoadFailure: 'the learner is told that the cards could not be loaded',
  },
  delays: { refreshBackoff: '2 seconds have passed, more after each failure' },
  background: {
    watchLog: 'watching the log, the settings and the day',
    loadCourse: 'loading the cards of the course',
    countDue: 'counting the cards to review',
  },
};
