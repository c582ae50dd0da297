import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { flowFiles } from '../../src/bundle/flow-files.ts';

const root = mkdtempSync(join(tmpdir(), 'camino-flow-files-'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

write('index.js', 'document.title = "Lamps";');
/** Replaces the tool that draws flows and records which it drew. */
write(
  'tests/tools/run.mjs',
  `import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  const [, , tool, folder, ...ids] = process.argv;
  if (ids.includes('broken')) process.exit(1);
  const state = readFileSync('machines/lamp.ts', 'utf8');
  mkdirSync(folder, { recursive: true });
  for (const id of ids)
    for (const part of ['', '.words', '.text', '.paths', '.scenes', '.entry'])
      writeFileSync(folder + '/' + id + part + '.json', JSON.stringify(tool + ' ' + id + part + ' ' + state));
  for (const id of ids) {
    const place = { flow: id, part: null, title: id, sentence: state, screen: [] };
    writeFileSync(folder + '/' + id + '.places.json', JSON.stringify([place]));
  }
  for (const id of ids) appendFileSync('drawn.txt', id + ' ');
  process.send([process.cwd() + '/machines/lamp.ts']);`,
);

const options = (ids: readonly string[]) => ({
  root,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [flowFiles(ids)],
});

const builtWith = (ids: readonly string[]) =>
  build({ ...options(ids), build: { rolldownOptions: { input: join(root, 'index.js') } } });

test('a build has the files of every flow, and draws them again only if one of their sources changed', async () => {
  write('machines/lamp.ts', 'on');
  write('drawn.txt', '');
  write('machines/reviews/ana.json', 'a review');
  await builtWith(['lamp', 'bell']);
  expect(JSON.parse(read('dist/flows/index.json'))).toEqual([
    'flow-files lamp.entry on',
    'flow-files bell.entry on',
  ]);
  expect(JSON.parse(read('dist/flows/reviews.json'))).toEqual(['a review']);
  expect(JSON.parse(read('dist/flows/bell.paths.json'))).toBe('flow-files bell.paths on');
  const drawn = read('drawn.txt');
  expect(drawn.trim().split(' ').toSorted()).toEqual(['bell', 'lamp']);

  expect(JSON.parse(read('dist/flows/search.json'))).toContainEqual({
    flow: 'bell',
    part: null,
    title: 'bell',
    sentence: 'on',
    screen: [],
  });

  write('index.js', 'document.title = "Bells";');
  write(
    'src/pages/Bell.tsx',
    "import '#machines/upkeep/bell.machine.ts'; export const text = <p>Ding dong</p>;",
  );
  await builtWith(['lamp', 'bell']);
  expect(read('drawn.txt')).toBe(drawn);
  expect(read('dist/flows/search.json')).toContain('Ding dong');

  write('machines/lamp.ts', 'off');
  await builtWith(['lamp', 'bell']);
  expect(JSON.parse(read('dist/flows/lamp.json'))).toBe('flow-files lamp off');
});

test('a dev server draws them when they are asked for, and answers nothing else', async () => {
  write('machines/lamp.ts', 'dimmed');
  const server = await createServer({ ...options(['lamp']), server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const answer = await fetch(`${origin}flows/lamp.text.json`);
  expect([answer.headers.get('content-type'), await answer.json()]).toEqual([
    'application/json',
    'flow-files lamp.text dimmed',
  ]);
  expect((await fetch(`${origin}flows/gong.json`)).headers.get('content-type')).not.toBe('application/json');
  await server.close();
});

test('a flow that cannot be drawn fails the build and is named', async () => {
  write('machines/lamp.ts', 'broken');
  await expect(builtWith(['broken'])).rejects.toThrow('The flows broken couldn’t be drawn.');
});
