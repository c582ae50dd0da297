import { assertEvent, assign, emit, setup } from 'xstate';
import {
  countOf,
  countProblem,
  type CardOrder,
  type DownloadRequest,
  type Paper,
  type PdfForm,
} from './download.rules.ts';
import type { Seed } from '../parts/random.ts';
import { cardCategories, type CardCategory } from '../types.ts';

interface Input {
  available: Readonly<Partial<Record<CardCategory, number>>>;
  paper: Paper;
  seed: Seed;
}

interface Context extends Input {
  categories: readonly CardCategory[];
  /** As typed. */
  count: string;
  order: CardOrder;
  form: PdfForm;
  problem: string | null;
}

type Event =
  | { type: 'category.toggled'; category: CardCategory }
  | { type: 'count.changed'; text: string }
  | { type: 'order.chosen'; order: CardOrder }
  | { type: 'form.chosen'; form: PdfForm }
  | { type: 'paper.chosen'; paper: Paper }
  | { type: 'form.submitted' };

export const customPdfMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: { type: 'download.requested'; request: DownloadRequest };
  },
  guards: {
    hasCategory: ({ context }) => context.categories.length > 0,
    isCountValid: ({ context }) => problemOf(context) === null,
  },
  actions: {
    toggleCategory: assign(({ context: { categories }, event }) => {
      assertEvent(event, 'category.toggled');
      const { category } = event;
      return {
        categories: cardCategories.filter((slug) => categories.includes(slug) !== (slug === category)),
      };
    }),
    changeCount: assign(({ event }) => {
      assertEvent(event, 'count.changed');
      return { count: event.text };
    }),
    chooseOrder: assign(({ event }) => {
      assertEvent(event, 'order.chosen');
      return { order: event.order };
    }),
    chooseForm: assign(({ event }) => {
      assertEvent(event, 'form.chosen');
      return { form: event.form };
    }),
    choosePaper: assign(({ event }) => {
      assertEvent(event, 'paper.chosen');
      return { paper: event.paper };
    }),
    showProblem: assign({ problem: ({ context }) => problemOf(context) }),
    forgetProblem: assign({ problem: null }),
    requestDownload: emit(({ context: { categories, count, order, seed, paper, form } }) => ({
      type: 'download.requested',
      request: { kind: 'custom', categories, count: countOf(count), order, seed, paper, form },
    })),
    renewSeed: assign({ seed: ({ context }) => (context.seed + 1) | 0 }),
  },
}).createMachine({
  id: 'custom-pdf',
  context: ({ input }) => ({
    ...input,
    categories: [],
    count: '20',
    order: 'app',
    form: 'cards',
    problem: null,
  }),
  initial: 'editing',
  on: {
    'category.toggled': { target: '.editing', actions: 'toggleCategory' },
    'count.changed': { target: '.editing', actions: 'changeCount' },
    'order.chosen': { actions: 'chooseOrder' },
    'form.chosen': { actions: 'chooseForm' },
    'paper.chosen': { actions: 'choosePaper' },
    'form.submitted': { guard: 'hasCategory', target: '.checking' },
  },
  states: {
    editing: {},
    checking: {
      always: [
        { guard: 'isCountValid', target: 'editing', actions: ['requestDownload', 'renewSeed'] },
        { target: 'refused' },
      ],
    },
    refused: {
      entry: 'showProblem',
      exit: 'forgetProblem',
    },
  },
});

/** The number of cards in the chosen categories. */
export function availableCards({ available, categories }: Pick<Context, 'available' | 'categories'>): number {
  return categories.reduce((sum, category) => sum + (available[category] ?? 0), 0);
}

function problemOf(context: Context): string | null {
  return countProblem(context.count, availableCards(context));
}
