import { indexOf, search, stemsOf } from '#machines/atlas/search.rules.ts';
import type { Place } from '#machines/inspect/picture.ts';
import { SYNONYMS } from '#machines/atlas/synonyms.ts';
import { expect, test } from 'vitest';
import { lampPlaces } from '../support/picture-fixture.ts';

const index = indexOf(lampPlaces, (flow) => flow === 'bell');
const partsFor = (query: string) => search(index, query).map(({ place }) => place.part ?? place.flow);

test.each([
  ['pressing a lamp', 'lamp.off|lamp.pressed|0'],
  ['DARK', 'lamp.off'],
  ['glow failed', 'lamp.on|xstate.error.actor.glow|0'],
  ['swi', 'lamp'],
  ['glow faield', 'lamp.on|xstate.error.actor.glow|0'],
  ['presing a lamp', 'lamp.off|lamp.pressed|0'],
])('“%s” finds %s first', (query, part) => {
  expect(partsFor(query)[0]).toBe(part);
});

test.each(['', ' ', 'what is the', 'submarine'])('“%s” finds nothing', (query) => {
  expect(partsFor(query)).toEqual([]);
});

test('a text on the screen that a place shows leads there and is quoted', () => {
  const [first] = search(index, 'sorry, no current');
  expect(first).toMatchObject({
    place: { part: 'lamp.on|xstate.error.actor.glow|0' },
    shown: 'Sorry, no current',
  });
  expect(search(index, 'bright')[0]).toMatchObject({
    place: { flow: 'lamp', part: null },
    shown: 'Bright lights',
  });
});

test('each group of synonyms finds what any of them says', () => {
  for (const [name = '', ...others] of SYNONYMS) {
    for (const other of others) {
      const place: Place = { flow: 'lamp', part: 'a', title: 'Lamp', sentence: other, screen: [] };
      expect(
        search(
          indexOf([place, ...lampPlaces], () => false),
          name,
        )[0]?.place,
        name,
      ).toBe(place);
    }
  }
});

test('an arrow without an effect and the pages of /flows come after others', () => {
  const told = (flow: string, sentence: string): Place => ({
    flow,
    part: flow,
    title: 'A',
    sentence,
    screen: [],
  });
  const places = [
    told('bell', 'When it rains, ring the bell.'),
    told('gong', 'When it rains, nothing happens.'),
    told('lamp', 'When it rains, ring the gong.'),
  ];
  const found = search(
    indexOf(places, (flow) => flow === 'bell'),
    'rains',
  );
  expect(found.map(({ place }) => place.flow)).toEqual(['lamp', 'gong', 'bell']);
});

test('words count without their endings, accents and fillers', () => {
  expect(stemsOf('The tabs are closing')).toEqual(stemsOf('closed tab').toReversed());
  expect(stemsOf('Año')).toEqual(['ano']);
});
