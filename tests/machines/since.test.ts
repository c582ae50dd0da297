import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesBetween } from '#machines/inspect/flow-changes.ts';
import { documentOf } from '#machines/inspect/flow-document.ts';
import { lampPicture } from '../support/picture-fixture.ts';
import { changesElsewhere, withScreens } from '../tools/flow-screens.ts';
import { commitAt, documentsOf, withPictures, wordsAt } from '../tools/flow-history.ts';

const folder = mkdtempSync(join(tmpdir(), 'camino-since-'));
const clone = join(folder, 'clone');
const shallow = join(folder, 'shallow');

beforeAll(() => {
  mkdirSync(clone);
  git(clone, 'init', '--quiet');
  commit('Begin', { 'README.md': 'Lamps' });
  git(clone, 'tag', 'first');
  commit('Draw it', {
    'public/flows/index.json': '[]',
    'public/flows/lamp.json': JSON.stringify(lampPicture),
    'public/flows/lamp.paths.json': '{}',
    'machines/words/lamp.ts':
      "import { GLOW } from '../constants.ts';\nexport const words = { states: { on: `It glows for ${GLOW} s.` } };",
    'machines/words/words.types.ts': 'export interface FlowWords {}',
    'machines/constants.ts': 'export const GLOW = 3;',
  });
  git(clone, 'tag', 'drawn');
  git(clone, 'rm', '--quiet', '-r', 'public');
  commit('Draw it when it is asked for', {
    'tests/tools/flow-files.ts': '',
    'tests/tools/run.mjs': `import { mkdirSync, writeFileSync } from 'node:fs';
      const [, , tool, folder] = process.argv;
      mkdirSync(folder, { recursive: true });
      writeFileSync(folder + '/lamp.json', JSON.stringify({ drawnBy: tool }));
      writeFileSync(folder + '/lamp.paths.json', '{}');`,
  });
  git(clone, 'tag', 'asked');
  git(folder, 'clone', '--quiet', '--depth', '1', `file://${clone}`, shallow);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the flows of a commit are read out of git, with its own words', async () => {
  const found = commitAt(clone, 'drawn');
  if (!found.ok) throw new Error(found.message);
  expect(found.commit).toMatchObject({ subject: 'Draw it' });
  const words = await wordsAt(join(import.meta.dirname, '../.artifacts/since'), found.commit.files);
  expect(words?.get('lamp')?.states).toEqual({ on: 'It glows for 3 s.' });
  const documents = documentsOf(found.commit.files, (flow) => words?.get(flow) ?? null);
  expect(documents.map(({ id, title }) => [id, title])).toEqual([['lamp', 'Lamp']]);
});

test('texts of views and figures are compared, those that no flow shows, too', () => {
  const view = (hall: string, lamp: string, patience: number) =>
    new Map([
      [
        'src/pages/Hall.tsx',
        `export const PATIENCE = ${patience};\nexport const Hall = () => <p>${hall}</p>;`,
      ],
      [
        'src/pages/LampPage.tsx',
        `import { lampMachine } from '#machines/upkeep/lamp.machine.ts';
         export function LampPage({ lamp }) {
           const isOn = useSelector(lamp, (state) => state.matches('on'));
           return isOn && <p>${lamp}</p>;
         }`,
      ],
    ]);
  const release = (sources: ReadonlyMap<string, string>) =>
    withScreens([documentOf(lampPicture, null, {})], sources);
  const before = release(view('Come into the hall', 'it glows {far} away', 300));
  const now = release(view('Come into the lit hall', 'it shines {far} away', 400));
  expect(before.documents[0]?.screen).toEqual({ 'lamp.on': ['it glows', 'away'] });
  expect(
    changesElsewhere(before.surroundings, now.surroundings).map(({ text, before: was, now: is, code }) => [
      text,
      was,
      is,
      code,
    ]),
  ).toEqual([
    ['A page has another text.', '“Come into the hall”', '“Come into the lit hall”', ['src/pages/Hall.tsx']],
    ['A figure changed: patience.', '300', '400', ['PATIENCE in src/pages/Hall.tsx']],
  ]);
  const [flow] = changesBetween(before.documents, now.documents);
  expect(flow?.changes.map(({ text, before: was, now: is }) => [text, was, is])).toEqual([
    ['In “On”, the page has another text.', '“it glows”', '“it shines”'],
  ]);
  expect(changesElsewhere(now.surroundings, now.surroundings)).toEqual([]);
});

test('the pictures of a commit that has none are drawn by its own tool, and no copy of it stays', () => {
  const found = commitAt(clone, 'asked');
  if (!found.ok) throw new Error(found.message);
  const copy = join(folder, 'copy');
  const files = withPictures(clone, copy, found.commit);
  expect([...files].filter(([file]) => file.startsWith('public'))).toEqual([
    ['public/flows/lamp.json', '{"drawnBy":"flow-files"}'],
  ]);
  expect(existsSync(copy)).toBe(false);
  const old = commitAt(clone, 'drawn');
  expect(old.ok && withPictures(clone, copy, old.commit)).toBe(old.ok && old.commit.files);
});

test('a release without words has none, and one whose words no longer run says so', async () => {
  const place = join(import.meta.dirname, '../.artifacts/since');
  expect(await wordsAt(place, new Map())).toEqual(new Map());
  const broken = new Map([
    ['machines/words/lamp.ts', "import { x } from './gone.ts';\nexport const words = x;"],
  ]);
  expect(await wordsAt(place, broken)).toBeNull();
});

test.each<[string, string, string, RegExp]>([
  ['an unknown ref', clone, 'v9', /^There is no tag, branch or commit “v9” here\.$/],
  ['no ref', clone, '', /^Name a tag/],
  ['an option of git', clone, '--all', /^Name a tag/],
  [
    'a commit before the pictures',
    clone,
    'first',
    /^first \(.*\) has no pictures of its flows.* The first commit with some is \w+/,
  ],
  ['what a shallow clone lacks', shallow, 'HEAD~1', /shallow: `git fetch --unshallow --tags`/],
  ['a folder without git', folder, 'HEAD', /^This folder is no clone/],
])('is refused with a reason: %s', (_name, root, ref, message) => {
  const found = commitAt(root, ref);
  expect(found.ok ? '' : found.message).toMatch(message);
});

function commit(subject: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    writeFileSync(join(clone, file), text);
  }
  git(clone, 'add', '.');
  git(
    clone,
    '-c',
    'user.name=Camino',
    '-c',
    'user.email=camino@example.com',
    'commit',
    '--quiet',
    '-m',
    subject,
  );
}

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', args, { cwd, stdio: 'ignore' });
}
