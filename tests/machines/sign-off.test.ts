import {
  changedStates,
  parseSignOff,
  readingOf,
  signOffText,
  SIGN_OFF_EXPECTED,
  withMarks,
  withoutMark,
  type ReadMark,
} from '#machines/atlas/sign-off.rules.ts';
import { documentOf } from '#machines/inspect/flow-document.ts';
import { printsOf } from '#machines/inspect/flow-prints.ts';
import { expect, test } from 'vitest';
import { benMark, lampPrints } from '../support/changes-fixture.ts';
import { lampPicture } from '../support/picture-fixture.ts';

const ana: ReadMark = { ...benMark, reader: 'Ana', print: 'aa', readAt: benMark.readAt + 1 };

test('a flow is read if somebody has seen it as it is, and has changed if nobody has', () => {
  expect(readingOf([], lampPrints, 'lamp')).toEqual({ status: 'unread', marks: [] });
  expect(readingOf([benMark], lampPrints, 'lamp').status).toBe('changed');
  expect(readingOf([benMark, ana], lampPrints, 'lamp')).toEqual({ status: 'read', marks: [ana, benMark] });
  expect(readingOf([{ ...ana, state: 'lamp.on' }], lampPrints, 'lamp').status).toBe('unread');
  expect(readingOf([benMark], {}, 'lamp').status).toBe('changed');
});

test('states that changed since they were read are listed, also those that are gone', () => {
  const on = { ...ana, state: 'lamp.on', print: 'cc' };
  const gone = { ...ana, state: 'lamp.broken' };
  expect(changedStates([on, gone, benMark], lampPrints, 'lamp')).toEqual([gone]);
});

test('of two marks of a reader the later stays, in whatever order they come', () => {
  const later = { ...benMark, print: 'aa', readAt: benMark.readAt + 9 };
  expect(withMarks([benMark], [later, ana])).toEqual([later, ana]);
  expect(withMarks([later], [benMark])).toEqual([later]);
  expect(withoutMark([later, ana], benMark)).toEqual([ana]);
});

test('a sign-off says in a file who read what, when and what it was like', () => {
  const text = signOffText({ reader: 'Ana', marks: [ana, benMark] }, Date.UTC(2026, 10, 3));
  expect(JSON.parse(text)).toMatchObject({
    savedBy: 'Ana',
    savedAt: '2026-11-03T00:00:00.000Z',
    marks: [
      { name: 'Lamp', reader: 'Ben', readAt: '2026-11-02T00:00:00.000Z' },
      { reader: 'Ana', print: 'aa' },
    ],
  });
  expect(parseSignOff(text)).toEqual({ ok: true, marks: [benMark, ana] });
});

test.each([
  ['nothing', ''],
  ['another file', '{"format":"camino-trace"}'],
  ['a list', '[]'],
  ['no marks', '{"format":"camino-sign-off","version":1}'],
  [
    'a mark without a date',
    signOffText({ reader: '', marks: [benMark] }, 0).replace(/"readAt":"[^"]+"/, '"readAt":"soon"'),
  ],
  [
    'an endless name of a state',
    signOffText({ reader: '', marks: [{ ...benMark, state: 'x'.repeat(999) }] }, 0),
  ],
  ['a later version', '{"format":"camino-sign-off","version":2,"marks":[]}'],
])('%s is refused', (_name, text) => {
  const parsed = parseSignOff(text);
  expect(parsed.ok ? '' : parsed.message).toContain(SIGN_OFF_EXPECTED);
});

test('names that strangers wrote are cut and made printable', () => {
  const hostile = { ...benMark, reader: `‮${'a'.repeat(10_000)}`, name: 'a\u0000b' };
  const parsed = parseSignOff(signOffText({ reader: '', marks: [hostile] }, 0));
  const [mark] = parsed.ok ? parsed.marks : [];
  expect(mark?.name).toBe('a\\u0000b');
  expect(mark?.reader.length).toBeLessThan(100);
  expect(mark?.reader).not.toContain('‮');
});

test('a flow has another hash once a rule behind it, a text or a transition changed, and so has the state concerned only', () => {
  const code = { 'background.glow': { '': 'x', 'machines/a.rules.ts#glow': 'old' } };
  const printsWith = (picture = lampPicture, own: Record<string, Record<string, string>> = code) =>
    printsOf(documentOf(picture, null, own));
  const before = printsWith();
  const changed = (now: Record<string, string>) => Object.keys(now).filter((id) => now[id] !== before[id]);
  expect(changed(printsWith())).toEqual([]);
  expect(changed(printsWith({ ...lampPicture, summary: 'Other words.', width: 1 }))).toEqual([]);
  expect(
    changed(printsWith(lampPicture, { 'background.glow': { '': 'x', 'machines/a.rules.ts#glow': 'new' } })),
  ).toEqual(['lamp.on', '']);
  expect(changed(printsWith({ ...lampPicture, effects: { announceDark: 'shows “Dark”' } }))).toEqual([
    'lamp.on',
    '',
  ]);
  expect(changed(printsWith({ ...lampPicture, transitions: lampPicture.transitions.slice(1) }))).toEqual([
    'lamp.off',
    '',
  ]);
});
