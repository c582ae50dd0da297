import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSources, type Sources } from '../support/imports.ts';

const root = resolve(import.meta.dirname, '../..');

/** The first pattern that matches a file gives its limit. Content and the list of all machines have none. */
const lineLimits = [
  { files: /^(src\/content\/|machines\/catalog\.ts$)/, lines: Infinity },
  { files: /\.machine\.ts$/, lines: 250 },
  { files: /Page\.tsx$/, lines: 150 },
  { files: /./, lines: 260 },
];

const folderLimits = [
  { folders: /^src$/, files: 5 },
  { folders: /^src\/ui\//, files: 45 },
];

test('files and folders can be taken in at a glance', () => {
  expect(sizeProblems(readSources(root, ['src', 'machines', 'supabase/embedded']))).toEqual([]);
});

test('machines end at 250 lines, pages at 150, all else but content at 260', () => {
  const sources = new Map([
    ['machines/study/long.machine.ts', text(251)],
    ['machines/study/short.machine.ts', text(250)],
    ['machines/study/long.rules.ts', text(261)],
    ['machines/study/short.rules.ts', text(260)],
    ['src/atlas/LongPage.tsx', text(151)],
    ['src/pages/games/ShortPage.tsx', text(150)],
    ['src/content/words.ts', text(2000)],
  ]);
  expect(sizeProblems(sources)).toEqual([
    'machines/study/long.machine.ts has more than 250 lines',
    'machines/study/long.rules.ts has more than 260 lines',
    'src/atlas/LongPage.tsx has more than 150 lines',
  ]);
});

test('src holds five files, a folder of views 45', () => {
  expect(
    sizeProblems(new Map([...many('src', 5), ...many('src/ui/base', 45), ...many('src/atlas', 60)])),
  ).toEqual([]);
  expect(sizeProblems(new Map([...many('src', 6), ...many('src/ui/play', 46)]))).toEqual([
    'src has more than 5 files',
    'src/ui/play has more than 45 files',
  ]);
});

function sizeProblems(sources: Sources): string[] {
  const long = [...sources].flatMap(([file, source]) => {
    const limit = lineLimits.find(({ files }) => files.test(file))?.lines ?? Infinity;
    return linesOf(source) > limit ? [`${file} has more than ${limit} lines`] : [];
  });
  const folders = new Map<string, number>();
  for (const file of sources.keys()) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const full = [...folders].flatMap(([folder, count]) => {
    const limit = folderLimits.find((each) => each.folders.test(folder))?.files ?? Infinity;
    return count > limit ? [`${folder} has more than ${limit} files`] : [];
  });
  return [...long, ...full].toSorted();
}

function linesOf(source: string): number {
  return source.replace(/\n$/, '').split('\n').length;
}

function text(lines: number): string {
  return 'line\n'.repeat(lines);
}

function many(folder: string, count: number): [string, string][] {
  return Array.from({ length: count }, (_, number) => [`${folder}/${number}.ts`, '']);
}
