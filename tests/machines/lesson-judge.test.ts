import { isComplete, judge, ratingOf } from '#machines/course/judge.rules.ts';
import type { Answer, ExerciseKind } from '#machines/course/lesson.types.ts';
import type { Card } from '#machines/types.ts';
import { expect, it } from 'vitest';

const bread: Card = {
  id: 'food-drinks-el-pan',
  spanish: 'el pan',
  english: 'bread',
  example: 'Compro pan.',
  exampleTranslation: 'I buy bread.',
  grammarTip: 'Masculine.',
  category: 'food-drinks',
};
const choice: Answer = { by: 'choice', language: 'en', options: ['bread', 'milk'], right: 'bread' };
const card: Answer = { by: 'text', language: 'es', accepted: ['el pan'], card: bread };
const build: Answer = {
  by: 'order',
  words: ['Ana', 'hoy', 'come', 'leche'],
  orders: [
    ['Hoy', 'come', 'Ana.'],
    ['Ana', 'come', 'hoy.'],
  ],
};
const board: Answer = {
  by: 'pairs',
  spanish: ['el pan', 'la leche'],
  english: ['milk', 'bread'],
  pairs: { 'el pan': 'bread', 'la leche': 'milk' },
};

function text(accepted: string): Answer {
  return { by: 'text', language: 'es', accepted: [accepted] };
}

function judgementOf(answer: Answer, ...draft: string[]): string {
  return judge({ kind: 'type', answer }, draft).judgement;
}

function typed(kind: ExerciseKind, accepted: string, given: string): string {
  return judge({ kind, answer: text(accepted) }, [given]).judgement;
}

it('judges a choice by the option', () => {
  expect(judgementOf(choice, 'bread')).toBe('right');
  expect(judgementOf(choice, 'milk')).toBe('wrong');
  expect(judgementOf(choice)).toBe('wrong');
});

it('judges a card without regard to case, punctuation and article', () => {
  expect(judgementOf(card, ' Pan! ')).toBe('right');
  expect(judgementOf(card, 'el pán')).toBe('accents');
  expect(judgementOf(card, 'la sal')).toBe('wrong');
});

it('judges a dictation word by word, with the letters of the whole sentence', () => {
  const verdict = judge({ kind: 'dictation', answer: text('¿Cómo está usted, señora?') }, [
    'como esta usted señora',
  ]);
  expect(verdict.judgement).toBe('accents');
  expect(verdict.letters?.map(({ expected }) => expected).join('')).toBe('¿Cómo está usted, señora?');
  expect(verdict.letters?.filter(({ mark }) => mark !== 'right').map(({ expected }) => expected)).toEqual([
    'ó',
    'á',
  ]);
  expect(typed('dictation', 'Mi hermana vive aquí.', 'mi hermana vive')).toBe('wrong');
});

it('forgives a slip in a long word, but not in the ending of a verb', () => {
  expect(typed('dictation', 'Mi universidad es grande.', 'Mi uinversidad es grande')).toBe('slip');
  expect(typed('dictation', 'Trabajamos aquí.', 'Trabajemos aquí')).toBe('wrong');
  expect(typed('form', 'desayunaremos', 'dseayunaremos')).toBe('wrong');
  expect(typed('form', 'habló', 'hablo')).toBe('accents');
});

it('judges a built sentence by every right order', () => {
  expect(judgementOf(build, 'hoy', 'come', 'Ana')).toBe('right');
  expect(judgementOf(build, 'Ana', 'come', 'hoy')).toBe('right');
  expect(judgementOf(build, 'come', 'Ana', 'hoy')).toBe('wrong');
  expect(judgementOf(build, 'Ana', 'come', 'leche', 'hoy')).toBe('wrong');
});

it('continues a board until all pairs are found; one wrong pair makes it wrong', () => {
  const of = (...draft: string[]) => [
    isComplete({ kind: 'match', answer: board }, draft),
    judgementOf(board, ...draft),
  ];
  expect(of('el pan', 'bread')).toEqual([false, 'wrong']);
  expect(of('el pan', 'bread', 'milk', 'la leche')).toEqual([true, 'right']);
  expect(of('el pan', 'milk', 'el pan', 'bread', 'la leche', 'milk')).toEqual([true, 'wrong']);
  expect(of('el pan', 'bread', 'la leche')).toEqual([false, 'wrong']);
});

it('needs something to judge', () => {
  expect(isComplete({ kind: 'type', answer: card }, ['  '])).toBe(false);
  expect(isComplete({ kind: 'type', answer: card }, ['x'])).toBe(true);
  expect(isComplete({ kind: 'meaning', answer: choice }, ['cheese'])).toBe(false);
});

it('rates right Good, accents and slips Hard, wrong Again', () => {
  const rate = (given: string) =>
    ratingOf(judge({ kind: 'dictation', answer: text('La universidad está aquí.') }, [given]));
  expect(rate('la universidad está aquí')).toBe(3);
  expect(rate('la universidad esta aqui')).toBe(2);
  expect(rate('la uinversidad está aquí')).toBe(2);
  expect(rate('la casa')).toBe(1);
});

it.each(['😀', '<b>pan</b>', 'a'.repeat(10_000), '😀'.repeat(5000), '(', 'constructor', '__proto__', ''])(
  'judges %.20s quickly',
  (input) => {
    const began = performance.now();
    for (const answer of [choice, card, text('¿Cómo está usted?'), build, board]) {
      expect(judge({ kind: 'dictation', answer }, [input, input]).judgement).toBe('wrong');
    }
    expect(performance.now() - began).toBeLessThan(1000);
  },
);
