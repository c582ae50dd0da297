import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeDecisions } from '../tools/screens/decisions.ts';
import { publishChanges } from '../tools/screens/publish.ts';
import { reviewOf } from '../tools/screens/review.ts';

const place = mkdtempSync(join(tmpdir(), 'camino-screens-'));
const [now, before] = [join(place, 'now'), join(place, 'before')];

afterAll(() => rmSync(place, { recursive: true }));

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const read = (folder: string, file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : null;

test('accepted pictures become the earlier ones, refused ones do not', () => {
  write(now, { 'lamp/on.webp': 'bright', 'lamp/off.webp': 'dark', 'bell/rung.webp': 'loud' });
  write(before, { 'lamp/on.webp': 'dim', 'lamp/off.webp': 'grey', 'lamp/broken.webp': 'smoke' });
  const accepted = ['lamp/on.webp', 'bell/rung.webp', 'lamp/broken.webp'];
  const refused = ['lamp/off.webp'];
  expect(takeDecisions(JSON.stringify({ accepted, refused }), now, before)).toEqual({ accepted, refused });
  expect([...accepted, ...refused].map((file) => read(before, file))).toEqual([
    'bright',
    'loud',
    null,
    'grey',
  ]);
});

test.each([
  ['nonsense', 'aren’t JSON'],
  ['null', 'need lists'],
  ['{"accepted":["lamp/on.webp"]}', 'need lists'],
  ['{"accepted":["../../etc/passwd.webp"],"refused":[]}', 'is no picture'],
  ['{"accepted":["lamp/on.webp","lamp/lost.webp"],"refused":[]}', 'Neither folder has lamp/lost.webp'],
])('decisions %s are refused, and nothing changes', (text, message) => {
  write(now, { 'lamp/on.webp': 'new' });
  write(before, { 'lamp/on.webp': 'old' });
  expect(() => takeDecisions(text, now, before)).toThrow(message);
  expect(read(before, 'lamp/on.webp')).toBe('old');
});

test('the page shows each picture before, now and what differs, as far as there is one', () => {
  const page = reviewOf(
    [
      {
        file: 'lamp/on.webp',
        kind: 'changed',
        what: '2 % of it differs',
        difference: 'differences/lamp/on.webp',
      },
      { file: 'lamp/new.webp', kind: 'new', what: 'is new' },
      { file: 'lamp/gone.webp', kind: 'gone', what: 'is no longer there' },
    ],
    '../before',
  );
  const sources = [...page.matchAll(/src="([^"]+)" alt="(\w+)"/g)].map(([, source, label]) => [
    label,
    source,
  ]);
  expect(sources).toEqual([
    ['Before', '../before/lamp/on.webp'],
    ['Now', 'lamp/on.webp'],
    ['Difference', 'differences/lamp/on.webp'],
    ['Now', 'lamp/new.webp'],
    ['Before', '../before/lamp/gone.webp'],
  ]);
  expect(page.match(/value="accepted"/g)).toHaveLength(3);
});

test('changed pictures go where the page of changes shows them, without those of the last time', () => {
  const target = join(place, 'public');
  write(now, { 'lamp/on.webp': 'now', 'differences/lamp/on.webp': 'differs' });
  write(before, { 'lamp/on.webp': 'before', 'lamp/broken.webp': 'smoke' });
  write(target, { 'now/lamp/old.webp': 'old' });
  const changes = [
    { file: 'lamp/on.webp', kind: 'changed', what: 'differs', difference: 'differences/lamp/on.webp' },
    { file: 'lamp/broken.webp', kind: 'gone', what: 'is no longer there' },
  ] as const;
  publishChanges(changes, { folder: now, against: before, target });
  const files = [
    'before/lamp/on.webp',
    'now/lamp/on.webp',
    'differences/lamp/on.webp',
    'before/lamp/broken.webp',
  ];
  expect(files.map((file) => read(target, file))).toEqual(['before', 'now', 'differs', 'smoke']);
  expect(['now/lamp/broken.webp', 'now/lamp/old.webp'].map((file) => read(target, file))).toEqual([
    null,
    null,
  ]);
  expect(JSON.parse(read(target, 'changes.json') ?? '')).toEqual(changes);
});
