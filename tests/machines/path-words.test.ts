import { expect, test } from 'vitest';
import { pathTitle } from '../support/path-words.ts';
import { payloadText } from '../support/payload-text.ts';
import { lampText } from '../support/picture-fixture.ts';

const dust = { type: 'dust.settled', payload: {}, transitions: ['lamp.off|dust.settled|0'] };
const pressed = { type: 'lamp.pressed', payload: { by: 'Ana' }, transitions: ['lamp.off|lamp.pressed|0'] };

test.each([
  ['nothing', {}, ''],
  [
    'values of every kind',
    { isRight: true, by: ' Ana ', page: 3, card: null },
    'is right: yes; by: “Ana”; page: 3; card: none',
  ],
  ['a moment', { now: 1_793_707_205_000 }, 'now: 2026-11-03 12:00:05'],
  ['an empty text', { draft: ' ' }, 'draft: empty'],
  ['a long text', { address: 'x'.repeat(40) }, `address: “${'x'.repeat(27)}…”`],
  ['what failed', { error: new Error('offline') }, 'error: “offline”'],
  ['a list', { output: [{ id: 1 }, { id: 2 }] }, 'result: 2 entries'],
  ['short texts', { tiles: ['la', 'sal'] }, 'tiles: “la”, “sal”'],
  ['an answer with parts', { output: { unsent: 0, hasMore: false } }, 'unsent: 0; has more: no'],
  ['a set', { seen: new Set([1]) }, 'seen: 1 entry'],
  [
    'parts in parts',
    { copy: { account: { goal: 5, tones: true } } },
    'copy: (account: (goal: 5, tones: yes))',
  ],
])('a payload as text: %s', (_what, payload, text) => {
  expect(payloadText(payload)).toBe(text);
});

test('long values are left out as a whole, and counted', () => {
  const payload = Object.fromEntries(Array.from({ length: 30 }, (_one, index) => [`field${index}`, index]));
  const text = payloadText(payload);
  expect(text).toMatch(/^field0: 0; field1: 1; .*: \d+; \d+ more$/);
  expect(text.length).toBeLessThan(135);
  expect(text.split('; ').length - 1 + Number(/(\d+) more$/.exec(text)?.[1])).toBe(30);
});

test('a path is named by its last two steps and their conditions', () => {
  expect(pathTitle(lampText, [])).toBe('Only the start');
  expect(pathTitle(lampText, [dust, pressed])).toBe('Dust settles, then the lamp is pressed (by: “Ana”)');
  expect(pathTitle(lampText, [pressed, dust, dust])).toBe('Dust settles, then again');
  expect(pathTitle(lampText, [{ ...dust, transitions: [] }])).toBe('Dust settles: nothing happens');
  const guarded = {
    ...lampText,
    transitions: lampText.transitions.map((one) => ({ ...one, guard: 'isDark' })),
    words: { ...lampText.words, guards: { isDark: ['it is dark', 'it is light'] as const } },
  };
  expect(pathTitle(guarded, [dust])).toBe('Dust settles: it is dark');
});
