import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { examplesIn } from '../../src/actors/examples.ts';
import { useCardAtLevel } from '../../src/pages/use-card-at-level.ts';
import { fetchChunk } from '../../src/runtime/Chunk.tsx';
import { ratedAt } from '../support/activity.ts';
import { cards } from '../support/content-files.ts';
import { renderWithLog } from '../support/log-page.tsx';

const [hola, familia] = courseUnits;
const brother = cards.find(({ id }) => id === 'nouns-el-hermano');
const NOON = Date.UTC(2026, 10, 3, 12);

beforeAll(async () => {
  await fetchChunk(examplesIn('a1-familia'));
});

afterEach(cleanup);

function Example() {
  if (!brother) throw new Error('There is no card of a brother.');
  return <p role="note">{useCardAtLevel({ ...brother, unit: 'a1-familia' }).example}</p>;
}

test('a beginner sees the card’s example until they’ve met the words of a shorter sentence', async () => {
  renderWithLog(<Example />, { log: [ratedAt(NOON, 'nouns-el-hermano')], unsent: 0 });
  expect((await screen.findByRole('note')).textContent).toBe(brother?.example);
});

test('a learner who has met the unit’s words sees one of its sentences', async () => {
  const met = [...(hola?.cards ?? []), ...(familia?.cards ?? [])];
  renderWithLog(<Example />, { log: met.map((card, at) => ratedAt(NOON + 1000 * at, card)), unsent: 0 });
  await expect.poll(() => screen.getByRole('note').textContent).not.toBe(brother?.example);
  expect(screen.getByRole('note').textContent).toMatch(/hermano/);
});
