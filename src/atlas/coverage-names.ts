import type { Measure } from '#machines/atlas/coverage.rules.ts';

/** What the figures of a transition are called: at the head of a column, in a sentence, and in full. */
export const measureNames: readonly { id: Measure; head: string; name: string; text: string }[] = [
  { id: 'paths', head: 'Paths', name: 'generated paths', text: 'how many generated paths take it' },
  {
    id: 'browser',
    head: 'Browser',
    name: 'browser tests',
    text: 'how many files of browser tests take it in the real app',
  },
  { id: 'traces', head: 'Traces', name: 'recorded traces', text: 'how often recorded traces take it' },
  {
    id: 'mutants',
    head: 'Mutants',
    name: 'living mutants',
    text: 'how many deliberate faults in it or in its rules no test notices',
  },
];
