import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { wordOf } from '../../src/content/word.ts';
import { system } from '../../src/theme/theme.ts';
import { Picture } from '../../src/ui/base/Picture.tsx';
import { MeetPanel } from '../../src/ui/play/MeetPanel.tsx';
import { RecallPanel } from '../../src/ui/play/RecallPanel.tsx';
import { ReviewPanel } from '../../src/ui/play/ReviewPanel.tsx';
import { WordAnswer } from '../../src/ui/play/WordAnswer.tsx';
import { card } from '../support/cards.ts';

afterEach(cleanup);

const fish = wordOf(card('nouns-el-pez', 'el pez', 'fish', { category: 'nouns', picture: 'tropical-fish' }));
const nothing = () => undefined;

function shown(view: ReactElement): Element[] {
  render(<ChakraProvider value={system}>{view}</ChakraProvider>);
  return pictures();
}
const pictures = () => [...document.querySelectorAll('svg:has(use)')];

function question(asked: 'spanish' | 'english', isRevealed: boolean) {
  return (
    <ReviewPanel
      {...{ asked, isRevealed, word: fish, id: 'x', audio: null, reason: '', judged: null, suggested: null }}
      isTyped={false}
      ratings={[]}
      onReveal={nothing}
      onType={nothing}
      onRate={nothing}
    />
  );
}

test('a picture is decorative beside its word, and has a name where it stands alone', () => {
  const [beside, alone] = shown(
    <>
      <Picture address="/pictures.svg#key" />
      <Picture address="/pictures.svg#key" alt="key" />
    </>,
  );
  expect(beside?.getAttribute('aria-hidden')).toBe('true');
  expect(alone).toBe(screen.getByRole('img', { name: 'key' }));
  expect(beside?.querySelector('use')?.getAttribute('href')).toBe('/pictures.svg#key');
});

test('a prerendered page reserves a picture’s space without loading it', () => {
  const html = renderToString(
    <ChakraProvider value={system}>
      <Picture address="/pictures.svg#key" />
    </ChakraProvider>,
  );
  expect(html).toContain('<svg');
  expect(html).not.toContain('/pictures.svg');
});

test.each([
  ['asked in Spanish', 'spanish', false, []],
  ['asked in Spanish, answered', 'spanish', true, ['fish']],
  ['asked in English', 'english', false, ['fish']],
  ['asked in English, answered', 'english', true, ['fish']],
] as const)(
  'in review, a word %s has its picture only beside its English',
  (_what, asked, isRevealed, beside) => {
    expect(shown(question(asked, isRevealed)).map((each) => each.parentElement?.textContent)).toEqual(beside);
  },
);

test('a new word is met with its picture, the daily word shows it with the answer', () => {
  const panel = { word: fish, audio: null, onReveal: nothing, onRate: nothing };
  const meeting = { id: 'x', word: fish, kind: 'A new word', audio: null, onMeet: nothing, onKnow: nothing };
  expect(shown(<MeetPanel {...meeting} />)).toHaveLength(1);
  cleanup();
  expect(shown(<RecallPanel {...panel} isRevealed={false} />)).toHaveLength(0);
  cleanup();
  expect(shown(<RecallPanel {...panel} isRevealed />)).toHaveLength(1);
});

test('the forms of a word come with its answer', () => {
  shown(question('english', false));
  expect(screen.queryByText('los peces')).toBeNull();
  cleanup();
  shown(question('english', true));
  expect(screen.getByText('los peces').lang).toBe('es');
});

test('an answer without picture and forms has neither', () => {
  const plain = wordOf(card('nouns-la-casa', 'la casa', 'house', { category: 'nouns' }));
  expect(shown(<WordAnswer word={plain} asked="spanish" audio={null} />)).toEqual([]);
  expect([...document.querySelectorAll('p[lang=es]')].map((each) => each.textContent)).toEqual(['']);
});
