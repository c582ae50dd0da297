import { isComplete, judge, ratingOf } from '#machines/course/judge.rules.ts';
import type { Answer } from '#machines/course/lesson.types.ts';
import { keyOf } from '#machines/learning/answer-key.rules.ts';
import type { Card } from '#machines/types.ts';
import { expect, it } from 'vitest';
import { cpuTime } from '../support/cpu-time.ts';

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
const card: Answer = { by: 'text', ...keyOf(bread, 'en-es') };
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

function text(accepted: string, verbs: readonly string[] = []): Answer {
  return { by: 'text', language: 'es', accepted: [accepted], verbs };
}

function judgementOf(answer: Answer, ...draft: string[]): string {
  return judge({ answer }, draft).judgement;
}

it('judges a choice by the option', () => {
  expect(judgementOf(choice, 'bread')).toBe('right');
  expect(judgementOf(choice, 'milk')).toBe('wrong');
  expect(judgementOf(choice)).toBe('wrong');
});

it('judges a card without regard to case and punctuation', () => {
  expect(judgementOf(card, ' El Pan! ')).toBe('right');
  expect(judgementOf(card, 'el pán')).toBe('nearly');
  expect(judgementOf(card, 'la sal')).toBe('wrong');
});

it('judges a dictation word by word', () => {
  const asked = text('Mi hermana trabaja aquí.', ['trabaj-a']);
  expect(judgementOf(asked, 'mi hermana trabaja aqui')).toBe('nearly');
  expect(judgementOf(asked, 'mi ehrmana trabaja aquí')).toBe('nearly');
  expect(judgementOf(asked, 'mi hermana trabajo aquí')).toBe('wrong');
  expect(judgementOf(asked, 'mi hermana trabaja')).toBe('wrong');
});

it('judges a built sentence by every right order', () => {
  expect(judgementOf(build, 'hoy', 'come', 'Ana')).toBe('right');
  expect(judgementOf(build, 'Ana', 'come', 'hoy')).toBe('right');
  expect(judgementOf(build, 'come', 'Ana', 'hoy')).toBe('wrong');
  expect(judgementOf(build, 'Ana', 'come', 'leche', 'hoy')).toBe('wrong');
});

it('a board ends when all pairs are found, and a wrong pair anywhere makes it wrong', () => {
  const of = (...draft: string[]) => [isComplete({ answer: board }, draft), judgementOf(board, ...draft)];
  expect(of('el pan', 'bread')).toEqual([false, 'wrong']);
  expect(of('el pan', 'bread', 'milk', 'la leche')).toEqual([true, 'right']);
  expect(of('el pan', 'milk', 'el pan', 'bread', 'la leche', 'milk')).toEqual([true, 'wrong']);
  expect(of('el pan', 'bread', 'la leche')).toEqual([false, 'wrong']);
});

it('waits for something to judge', () => {
  expect(isComplete({ answer: card }, ['  '])).toBe(false);
  expect(isComplete({ answer: card }, ['x'])).toBe(true);
  expect(isComplete({ answer: choice }, ['cheese'])).toBe(false);
});

it('rates right Good, nearly right Hard, wrong Again', () => {
  const rate = (given: string) => ratingOf(judge({ answer: text('La universidad está aquí.') }, [given]));
  expect(rate('la universidad está aquí')).toBe(3);
  expect(rate('la universidad esta aqui')).toBe(2);
  expect(rate('la uinversidad está aquí')).toBe(2);
  expect(rate('la casa')).toBe(1);
});

it.each(['😀', '<b>pan</b>', 'a'.repeat(10_000), '😀'.repeat(5000), '(', 'constructor', '__proto__', ''])(
  'judges %.20s quickly',
  (input) => {
    const judgeAll = () => {
      for (const answer of [choice, card, text('¿Cómo está usted?'), build, board]) {
        expect(judge({ answer }, [input, input]).judgement).toBe('wrong');
      }
    };
    expect(cpuTime(judgeAll)).toBeLessThan(1000);
  },
);
