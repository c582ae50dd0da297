import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '../../src/paths.ts';

/** A game's end: leads back to Today first, and lists what was missed with its Spanish large and audible. */
export function seeLookAgain(missed: readonly string[], cards: readonly string[] = []): void {
  expect(screen.queryByText('Look at these again') !== null).toBe(missed.length > 0);
  expect(screen.getByRole('link', { name: 'Back to Today' }).getAttribute('href')).toBe('/');
  expect(actions()[0]).toBe('Back to Today');
  expect(document.querySelectorAll('li strong [lang=es]')).toHaveLength(missed.length);
  const sounds = screen.queryAllByRole('button', { name: /^Listen to/ });
  expect(sounds.map((sound) => sound.getAttribute('aria-label'))).toEqual(
    missed.map((spanish) => `Listen to ${spanish}`),
  );
  const study = screen.queryByRole('link', { name: 'Study these' });
  expect(study?.getAttribute('href')).toBe(
    cards.length > 0 ? `${paths.reviewOf(cards)}&deck=games` : undefined,
  );
}

/** The actions of an end, in order. */
export function actions(): string[] {
  return [...document.querySelectorAll('[data-part=actions] > *')].map(({ textContent }) =>
    textContent.trim(),
  );
}
