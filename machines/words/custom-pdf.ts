import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    editing: 'The learner chooses what the PDF shall hold.',
    checking: 'It is decided at once whether so many cards can be had.',
    refused: 'A message says what is wrong with the number, until number or categories change.',
  },
  events: {
    'category.toggled': 'the learner ticks or unticks a category',
    'count.changed': 'the learner changes the number of cards',
    'order.chosen': 'the learner chooses the order of the cards',
    'form.chosen': 'the learner chooses cards to cut out or a list',
    'paper.chosen': 'the learner chooses the paper',
    'form.submitted': 'the learner chooses “Create Custom PDF”',
  },
  guards: {
    hasCategory: ['at least one category is ticked', 'no category is ticked'],
    isCountValid: [
      'the number is whole, above 0, and not more cards than the ticked categories have',
      'the number is missing, not whole, below 1, or more cards than these categories have',
    ],
  },
  actions: {
    toggleCategory: 'the category counts, or no longer',
    changeCount: 'the number stands as it was typed',
    chooseOrder: 'the order is taken over',
    chooseForm: 'the form of the PDF is taken over',
    choosePaper: 'the paper is taken over, for ready-made sets, too',
    showProblem: 'a message says what is wrong with the number',
    forgetProblem: 'the message disappears',
    requestDownload: 'the PDF is asked for from the flow “Download”',
    renewSeed: 'the next shuffled PDF will have another order',
  },
  delays: {},
  background: {},
};
