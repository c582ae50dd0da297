import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { examplesIn } from '../../src/actors/library.ts';
import { loadExamplesOf } from '../../src/services/examples.ts';
import { useCardAtLevel } from '../../src/pages/use-card-at-level.ts';
import { fetchChunk } from '../../src/runtime/Chunk.tsx';
import { ratedAt } from '../support/activity.ts';
import { cards } from '../support/content-files.ts';
import { renderWithLog } from '../support/log-page.tsx';

const [hola, familia] = courseUnits;
const met = [...(hola?.cards ?? []), ...(familia?.cards ?? [])];
const isMet = (id: string) => met.includes(id);
/** A word whose own example needs later words, while another sentence can be read by the end of its unit. */
const word = [...(await loadExamplesOf('a1-familia'))].find(
  ([id, { own, others }]) =>
    own?.every((by) => by.some(isMet)) === false &&
    others.some(({ needs }) => needs.every((by) => by.some(isMet))) &&
    familia?.cards.includes(id),
);
const card = cards.find(({ id }) => id === word?.[0]);
const NOON = Date.UTC(2026, 10, 3, 12);

beforeAll(async () => {
  await fetchChunk(examplesIn('a1-familia', false));
});

afterEach(cleanup);

function Example() {
  if (!card) throw new Error('There is no such card.');
  return <p role="note">{useCardAtLevel({ ...card, unit: 'a1-familia' }).example}</p>;
}

test('a beginner sees the card’s example until they’ve met the words of a shorter sentence', async () => {
  renderWithLog(<Example />, { log: [ratedAt(NOON, card?.id ?? '')], unsent: 0 });
  expect((await screen.findByRole('note')).textContent).toBe(card?.example);
});

test('a learner who has met the unit’s words sees one of its sentences', async () => {
  renderWithLog(<Example />, { log: met.map((id, at) => ratedAt(NOON + 1000 * at, id)), unsent: 0 });
  await expect.poll(() => screen.getByRole('note').textContent).not.toBe(card?.example);
  const shown = screen.getByRole('note').textContent;
  expect(word?.[1].others.map(({ spanish }) => spanish)).toContain(shown);
});
