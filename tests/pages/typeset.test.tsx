import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { comparedText } from '#machines/learning/answer-text.rules.ts';
import { judgeTyped } from '#machines/learning/judging.rules.ts';
import { render } from '@testing-library/react';
import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { system } from '../../src/theme/theme.ts';
import { Bilingual } from '../../src/ui/base/Bilingual.tsx';
import { Letters } from '../../src/ui/play/Letters.tsx';
import { typeset } from '../../src/ui/base/typeset.ts';

test.each([
  ["It's my grandparents' house.", 'It’s my grandparents’ house.'],
  ["Marta's father", 'Marta’s father'],
  ['("I would like to learn.")', '(“I would like to learn.”)'],
  ['say "«ola»", not "hola"', 'say “«ola»”, not “hola”'],
  ["the '90s, 'til five o'clock", 'the ’90s, ’til five o’clock'],
  ["He said 'no' twice.", 'He said ‘no’ twice.'],
  ['He said "it\'s late".', 'He said “it’s late”.'],
  ['«¿Qué tal?». And you?', '«¿Qué tal?» And you?'],
  ['It’s “fine”.', 'It’s “fine”.'],
])('%s is shown as %s', (text, shown) => {
  expect(typeset(text)).toBe(shown);
  const { container } = render(<Bilingual text={text} />);
  expect(container.textContent).toBe(shown.replaceAll(/[«»]/g, ''));
});

const letter = constantFrom('a', 'ñ', ' ', "'", '"', '’', '”', '.', '?', '«', '»', '(', ')', '9', '-', '\n');

test('a shown text has no straight quotes, stays when shown again, and is judged as the one that was written', () => {
  assert(
    property(string({ unit: letter }), (text) => {
      const shown = typeset(text);
      expect(shown).not.toMatch(/['"]/);
      expect(typeset(shown)).toBe(shown);
      for (const language of ['en', 'es'] as const)
        expect(comparedText(shown, language)).toBe(comparedText(text, language));
    }),
  );
});

test.each(["don't worry", 'don’t worry', 'don‘t worry', 'don`t worry', 'don´t worry', 'do not worry'])(
  'the answer %s is right, whichever apostrophe its key has',
  (typed) => {
    for (const accepted of ["Don't worry.", 'Don’t worry.'])
      expect(judgeTyped(typed, { language: 'en', accepted: [accepted] }).judgement).toBe('right');
  },
);

test('compared letters have curly apostrophes, too', () => {
  const { letters } = judgeTyped('Annas hous', { language: 'en', accepted: ["Anna's house"] });
  const { container } = render(
    <ChakraProvider value={system}>
      <Letters pairs={letters} />
    </ChakraProvider>,
  );
  expect(container.textContent).toContain('Right form: Anna’s house');
});
