import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { regressionTrace } from '#machines/inspect/accept-trace.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { traceText } from '#machines/inspect/trace.ts';
import { replayCommand } from '../tools/replay-command.ts';
import { traceCommand } from '../tools/trace-command.ts';

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

test('a test of a wrong step fails until the machine does what is expected, in the reporter’s words', () => {
  const parsed = parseTrace(readFileSync(recorded, 'utf8'), ['word-match']);
  if (!parsed.ok) throw new Error(parsed.message);
  const expectation = { kind: 'same', key: 'moves', problem: 'It counts a click twice' } as const;
  const made = traceText(regressionTrace(wordMatchMachine, parsed.trace, 6, expectation));
  const wrong =
    'It counts a click twice”: expected that at step 6, tile.clicked, the machine leaves context.moves';
  const file = fileWith(made);
  expect(run(file)).toMatchObject({ code: 1, printed: expect.stringContaining(`STILL WRONG: “${wrong}`) });
  expect(runAlone(file)).toMatchObject({ code: 1, printed: expect.stringContaining(`FAILED: “${wrong}`) });
  expect(JSON.parse(made)).toMatchObject({ expected: { kind: 'same', key: 'moves' }, steps: { length: 6 } });

  const fixed = fileWith(made.replace('"kind":"same"', '"kind":"more"'));
  expect(run(fixed)).toMatchObject({ code: 0, printed: expect.stringContaining('FIXED: “It counts') });
  expect(runAlone(fixed)).toMatchObject({ code: 0, printed: expect.stringContaining('PASSED: “It counts') });
  expect(run(fixed, '--accept').code).toBe(0);
  expect(readFileSync(fixed, 'utf8')).not.toContain('"expected"');
  expect(run(fixed).printed).toContain('Replays exactly as recorded.');
  expect(runAlone(fixed).printed).toBe('PASSED: it replays as it was recorded.\n');
});

test.each<[string, string[], string]>([
  ['no file', [], 'Usage: npm run tool -- trace'],
  ['two files', ['a', 'b'], 'Usage: npm run tool -- trace'],
  ['a file that is not there', ['/no/such/file'], 'This file can’t be read.'],
  ['another file', [import.meta.filename], 'This file isn’t JSON.'],
])('a trace to run alone: complains and ends with 2 about %s', (_name, argv, message) => {
  expect(runAlone(...argv)).toMatchObject({ code: 2, complained: expect.stringContaining(message) });
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

function runAlone(...argv: string[]): { code: number; printed: string; complained: string } {
  let printed = '';
  let complained = '';
  const code = traceCommand(argv, {
    print: (text) => (printed += text),
    complain: (text) => (complained += text),
    render: () => 3,
  });
  return { code, printed, complained };
}
