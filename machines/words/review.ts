import { REVIEW_CAP } from '../constants.ts';
import { DAY_START } from '../learning/day.rules.ts';
import { STUBBORN_LAPSES } from '../learning/schedule.rules.ts';
import { GAP } from '../study/review.rules.ts';
import type { FlowWords } from './words.types.ts';

const HOUR = 3_600_000;

export const words: FlowWords = {
  states: {
    preparing: 'The learner picks words and how to answer while cards are loaded and counted.',
    'preparing.loading': 'The course’s cards are loading.',
    'preparing.waiting': 'This device’s log is still loading.',
    'preparing.counting': `Counts new cards and due ones: by the minute, or from ${DAY_START / HOUR}:00 on their day.`,
    'preparing.ready': 'The page shows how many words are due, or “Nothing is due today”.',
    'preparing.ready.current': 'The counts are up to date.',
    'preparing.ready.stale': 'A recount failed: the page keeps the old counts until the next try.',
    'preparing.failed': 'The page says that the cards couldn’t be loaded, and offers to try again.',
    reviewing: 'The learner answers one card after another.',
    'reviewing.choosing': 'Decides whether to introduce a word, ask a card, or finish.',
    'reviewing.meeting': `The page shows a new word with its meaning; it comes up again ${GAP} cards later.`,
    'reviewing.asking': 'The page asks a card; the answer is hidden.',
    'reviewing.revealed': 'The page shows the answer and asks the learner how well they knew it.',
    'reviewing.revealed.judged': 'The learner hasn’t disputed how their typed answer was marked.',
    'reviewing.revealed.contested': 'The page thanks the learner for disputing it; they still rate the card.',
    complete: 'The page shows how many cards were rated and how many recalled the first time.',
    'complete.counting': 'The page says that it’s counting what is left.',
    'complete.counted': 'The page shows how many cards are left, or when the next one is due.',
    'complete.uncounted':
      'The page says that it couldn’t count what is left, and that the answers are saved.',
  },
  events: {
    'load.retried': 'the learner chooses “Try again”',
    'log.changed': 'the log, a setting or the day changes, in this tab or another',
    'deck.chosen': 'the learner picks which words to review',
    'habits.chosen': 'the learner picks how to answer or how to rate',
    'review.started': 'the learner chooses “Start Review” or “Continue”',
    'drill.started': 'the learner chooses “Practice stubborn words”',
    'word.met': 'the learner chooses “Next” after looking at the new word',
    'word.known': 'the learner chooses “I know it” for the new word',
    'answer.typed': 'the learner submits a typed answer',
    'answer.revealed': 'the learner reveals the answer',
    'answer.contested': 'the learner chooses “My answer should be accepted”',
    'card.rated': 'the learner rates the card',
    'dialog.closed': 'a dialog over the page closes',
    'rating.undone': 'the learner undoes the last rating',
    'review.ended': 'the learner chooses “End review”',
    'review.left': 'the learner chooses “Choose other words”',
  },
  guards: {
    isKnown: ['the learner’s log has loaded', 'the learner’s log hasn’t loaded yet'],
    hasDue: [
      'there is a card to ask (due, new for today, or requested by a link)',
      'there is no card to ask, or the cards haven’t been counted yet',
    ],
    isCounted: ['the chosen words were counted before', 'the chosen words haven’t been counted yet'],
    canStartAtOnce: [
      'the page was opened to start by itself, nothing was picked, and there is a card',
      'the review waits for the learner to start it, or there is no card',
    ],
    hasStubborn: [
      `a card was forgotten ${STUBBORN_LAPSES} times or more`,
      `no card was forgotten ${STUBBORN_LAPSES} times, or the cards haven’t been counted yet`,
    ],
    hasCurrent: ['a card is left', 'no card is left'],
    isToMeet: [
      'the next word is new and must be introduced first',
      'the next card can be asked right away, or no card is left',
    ],
    hasRated: ['there is a rating to undo in this review', 'there is no rating to undo in this review'],
    canContest: [
      'a typed answer was marked wrong, outside the practice of stubborn words',
      'nothing was typed, it was marked right, or this is the practice of stubborn words',
    ],
  },
  actions: {
    countAttempt: 'count the failed attempt',
    storeCards: 'store the cards, ignoring words in a link that don’t exist',
    storeLog: 'update progress and settings, and drop cards answered elsewhere',
    chooseDeck: 'switch to these words and cancel the automatic start',
    storeDueCounts: 'update the cards to ask and the stubborn ones, and cancel the automatic start',
    chooseHabits: 'apply the choice until the page is left',
    begin: `take all stubborn words, or up to ${REVIEW_CAP} cards: the most overdue first, new ones last`,
    meet: `put the word back, to ask it ${GAP} cards later`,
    storeTyped: 'show the typed answer letter by letter beside the correct one',
    judgeTyped: 'mark it (typos and accents don’t make it wrong), with a tone if sounds are on',
    contest: 'log the dispute with the typed answer',
    rate: 'rate the card (“I know it” as Easy), and ask it again here if it’s due within minutes',
    discountDialog: 'leave the time with the dialog open out of the thinking time',
    undo: 'undo the last rating and ask its card again',
    record: 'log it, unless it undoes practice',
    announceLoadFailure: 'say that the cards couldn’t be loaded',
  },
  delays: { refreshBackoff: '2 seconds, longer after each failure' },
  background: {
    watchLog: 'watching the log, settings and date',
    loadCourse: 'loading the course’s cards',
    countDue: 'counting the cards to review',
  },
};
