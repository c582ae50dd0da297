import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { regressionTrace } from '#machines/inspect/accept-trace.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { traceText } from '#machines/inspect/trace.ts';
import { replayCommand } from '../tools/replay-command.ts';

const recorded = resolve(import.meta.dirname, '../traces/word-match.recorded.trace.json');
const { steps } = JSON.parse(readFileSync(recorded, 'utf8')) as { steps: object[] };
const last = steps.length;
const folder = mkdtempSync(join(tmpdir(), 'camino-replay-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('prints every step of a trace and ends with 0', () => {
  const { code, printed } = run(recorded);
  expect(code).toBe(0);
  expect(printed).toContain(`word-match, ${last} steps`);
  expect(printed.match(/^ {2}\d+ /gm)).toHaveLength(last + 1);
  expect(printed).toContain('toast.shown “success · Match found!”');
  expect(printed).toContain('Replays exactly as recorded.');
});

test('prints the context at the step it is asked for', () => {
  const { code, printed } = run(recorded, '--until', '6');
  expect(code).toBe(0);
  expect(printed.match(/^ {2}\d+ /gm)).toHaveLength(7);
  expect(printed).toMatch(/Context after step 6:[\s\S]* ~ moves: 1\n/);
});

test('names the first step that diverges, with its event, and ends with 1', () => {
  const text = readFileSync(recorded, 'utf8');
  const { code, printed } = run(fileWith(text.replace('"moves":1}', '"moves":2}')));
  expect(code).toBe(1);
  expect(printed).toContain(
    'DIVERGES: After step 6 the context holds {"moves":1}; the recording has {"moves":2}.',
  );
  expect(printed).toMatch(/^✗ 6 /m);
  expect(printed).toContain('Step 6 is tile.clicked {"id":"food-drinks-el-pan:es"}\n');
  expect(printed).toContain('run with --until 6');
});

test('says that the diagram of the machine has changed', () => {
  const text = readFileSync(recorded, 'utf8').replace(/"diagram": "\w+"/, '"diagram": "0"');
  expect(run(fileWith(text)).printed).toContain('The machine’s diagram has changed since.');
});

test('accepts what the machine does now, shows the difference and then replays exactly', () => {
  const text = readFileSync(recorded, 'utf8');
  const file = fileWith(
    text.replace('"moves":1}', '"moves":2}').replace(/"diagram": "\w+"/, '"diagram": "0"'),
  );
  const { code, printed } = run(file, '--accept');
  expect(code).toBe(0);
  expect(printed).toMatch(
    /^step 6 tile\.clicked\n {2}- .*"moves":2.*\n {2}\+ .*"moves":1.*\nAccepted: 1 step changed/,
  );
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(run(file, '--accept').printed).toContain('Nothing to accept');
});

test('a test of a wrong step fails until the step changes, and is then accepted', () => {
  const parsed = parseTrace(readFileSync(recorded, 'utf8'), ['word-match']);
  if (!parsed.ok) throw new Error(parsed.message);
  const made = traceText(regressionTrace(wordMatchMachine, parsed.trace, 6));
  const file = fileWith(made);
  expect(run(file)).toMatchObject({ code: 1, printed: expect.stringContaining('STILL WRONG') });
  expect(JSON.parse(made)).toMatchObject({ wrong: 6, steps: { length: 6 } });

  const fixed = fileWith(made.replace('"moves":1}', '"moves":2}'));
  const { code, printed } = run(fixed);
  expect(code).toBe(0);
  expect(printed).toContain('No longer wrong: After step 6 the context holds');
  expect(run(fixed, '--accept').code).toBe(0);
  expect(readFileSync(fixed, 'utf8')).not.toContain('"wrong"');
  expect(run(fixed).printed).toContain('Replays exactly as recorded.');

  const brokenBefore = fileWith(made.replace(/"value":\{[^}]+\}/, '"value":"nowhere"'));
  expect(run(brokenBefore)).toMatchObject({ code: 1, printed: expect.stringContaining('DIVERGES') });
});

test('a trace that marks a step that it does not have is refused', () => {
  const text = readFileSync(recorded, 'utf8').replace('"machine":', '"wrong": 999,\n"machine":');
  expect(run(fileWith(text))).toMatchObject({ code: 2, complained: expect.stringContaining('wrong') });
});

test.each<[string, string[], string]>([
  ['no file', [], 'Usage: npm run tool -- replay'],
  ['two files', ['a', 'b'], 'Usage: npm run tool -- replay'],
  ['a step and acceptance', [recorded, '--accept', '--until', '4'], 'Usage: npm run tool -- replay'],
  ['an unknown option', [recorded, '--fast'], 'Usage: npm run tool -- replay'],
  ['a step that is no number', [recorded, '--until', 'x'], 'Usage: npm run tool -- replay'],
  [
    'a step that is not there',
    [recorded, '--until', '99'],
    `There is no step 99: the trace goes from 0 to ${last}.`,
  ],
  ['a file that is not there', ['/no/such/file'], 'This file can’t be read.'],
  ['a folder', [folder], 'This file can’t be read.'],
  ['another file', [import.meta.filename], 'This file isn’t JSON.'],
])('complains and ends with 2: %s', (_name, argv, message) => {
  const { code, complained } = run(...argv);
  expect(complained).toContain(message);
  expect(code).toBe(2);
});

function fileWith(text: string): string {
  const file = join(folder, 'changed.trace.json');
  writeFileSync(file, text);
  return file;
}

function run(...argv: string[]): { code: number; printed: string; complained: string } {
  let printed = '';
  let complained = '';
  const code = replayCommand(argv, {
    print: (text) => (printed += text),
    complain: (text) => (complained += text),
  });
  return { code, printed, complained };
}
