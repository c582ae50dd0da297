import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '../../src/paths.ts';

export function seeLookAgain(missed: readonly string[], cards: readonly string[] = []): void {
  expect(screen.queryByText('Look at these again') !== null).toBe(missed.length > 0);
  const sounds = screen.queryAllByRole('button', { name: /^Listen to/ });
  expect(sounds.map((sound) => sound.getAttribute('aria-label'))).toEqual(
    missed.map((spanish) => `Listen to ${spanish}`),
  );
  const study = screen.queryByRole('link', { name: 'Study these' });
  expect(study?.getAttribute('href')).toBe(
    cards.length > 0 ? `${paths.reviewOf(cards)}&deck=games` : undefined,
  );
}
