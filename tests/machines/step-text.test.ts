import { stepText, textsIn } from '#machines/inspect/step-text.ts';
import { expect, test } from 'vitest';
import { lampText } from '../support/picture-fixture.ts';
import { lampPlayback } from '../support/playback-fixture.ts';

const dust = 'lamp.off|dust.settled|0';

test('the steps of a trace are told in plain English', () => {
  expect(lampPlayback.steps.map((step) => stepText(lampText, step))).toEqual([
    { event: 'It starts', sentences: [], place: 'Off' },
    {
      event: 'The lamp is pressed',
      sentences: ['When the lamp is pressed, go to “On”.'],
      place: 'On',
    },
    {
      event: 'Glowing fails',
      sentences: ['When glowing fails, say that it stays dark, then go to “Off”.'],
      place: 'Off',
    },
  ]);
});

test.each([
  ['has no effect', 'dust.settled', [], 'When dust settles, nothing happens.'],
  ['does something in the state', 'dust.settled', [dust], 'When dust settles, sneeze.'],
  ['is unknown today', 'lamp.<b>', [], 'When lamp.<b>, nothing happens.'],
])('an event that %s', (_name, event, transitions, sentence) => {
  expect(stepText(lampText, { event, transitions, states: ['lamp', 'lamp.off'] })).toMatchObject({
    sentences: [sentence],
    place: 'Off',
  });
});

test.each([
  ['{"title":"Saved","description":"On this device"}', ['Saved', 'On this device']],
  ['{"title":"Saved","duration":1}', ['Saved']],
  ['{"title":1}', []],
  ['["title"]', []],
  ['{"title":"cut…', []],
  ['', []],
])('a message says its title and description: %s', (payload, texts) => {
  expect(textsIn(payload)).toEqual(texts);
});
