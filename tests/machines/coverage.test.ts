import { leastProved } from '#machines/atlas/coverage.rules.ts';
import { expect, test } from 'vitest';
import { lampPicture } from '../support/picture-fixture.ts';

const idsOf = (count: number) => leastProved(lampPicture.transitions, count).map(({ id }) => id);

test('the transitions that the fewest paths take come first, in reading order among equals', () => {
  expect(idsOf(10)).toEqual([
    'lamp.off|dust.settled|0',
    'lamp.on|xstate.error.actor.glow|0',
    'lamp.off|lamp.pressed|0',
  ]);
});

test('no more are listed than asked for, and the picture keeps its order', () => {
  const before = structuredClone(lampPicture.transitions);
  expect(idsOf(2)).toEqual(['lamp.off|dust.settled|0', 'lamp.on|xstate.error.actor.glow|0']);
  expect(lampPicture.transitions).toEqual(before);
});
