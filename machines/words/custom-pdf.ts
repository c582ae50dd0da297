import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    editing: 'The learner picks what goes into the PDF.',
    checking: 'Checks the categories and the number of cards.',
    refused: 'A message says what is wrong with the number, until number or categories change.',
  },
  events: {
    'category.toggled': 'the learner checks or unchecks a category',
    'count.changed': 'the learner changes the number of cards',
    'order.chosen': 'the learner picks the order of the cards',
    'form.chosen': 'the learner picks cards to cut out or a list',
    'paper.chosen': 'the learner picks the paper size',
    'form.submitted': 'the learner chooses “Create Custom PDF”',
  },
  guards: {
    hasCategory: ['at least one category is checked', 'no category is checked'],
    isCountValid: [
      'the number is a whole number, at least 1, and these categories have that many cards',
      'the number is missing, not whole, below 1, or more cards than these categories have',
    ],
  },
  actions: {
    toggleCategory: 'add or remove the category',
    changeCount: 'show the number as typed',
    chooseOrder: 'set the order',
    chooseForm: 'set the layout of the PDF',
    choosePaper: 'set the paper size, also for the ready-made sets',
    showProblem: 'say what is wrong with the number',
    forgetProblem: 'hide the message',
    requestDownload: 'request the PDF from the flow “Download”',
    renewSeed: 'shuffle the next PDF differently',
  },
  delays: {},
  background: {},
};
