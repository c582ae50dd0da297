import { flows } from '#machines/all.ts';
import { clockText, gapText, linesOf, LINES, pageAt } from '#machines/atlas/session-player.rules.ts';
import { Ring } from '#machines/inspect/ring.ts';
import { isSession } from '#machines/inspect/session-mark.ts';
import { openSession } from '#machines/inspect/session-playback.ts';
import { sessionOf, sessionText } from '#machines/inspect/session-trace.ts';
import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { wordsOf } from '../support/flow-words.ts';
import { inert } from '../support/paths/control.ts';
import { replayCommand } from '../tools/replay-command.ts';

const told = flows.map((flow) => ({ ...flow, words: wordsOf(flow.id) }));
const folder = mkdtempSync(join(tmpdir(), 'camino-session-'));
const text = recordedSession();

afterAll(() => rmSync(folder, { recursive: true }));

/** A game that ticks, and the menu, which is opened in between. */
function recordedSession(): string {
  let now = 0;
  const ring = new Ring({ now: () => now, isRecordable: () => true });
  const clock = { setTimeout: () => 0, clearTimeout: () => undefined };
  const game = createActor(inert(wordMatchMachine), { input: { seed: 1 }, clock });
  const menu = createActor(mobileMenuMachine, { clock }).start();
  ring.watch(game);
  ring.watch(menu);
  game.start();
  const send = (after: number, event: AnyEventObject) => {
    now += after;
    (game.send as (event: AnyEventObject) => void)(event);
  };
  const output = Array.from({ length: 12 }, (_one, index) => ({
    id: `verbs-${index}`,
    spanish: `palabra ${index}`,
    english: `word ${index}`,
  }));
  send(1000, { type: 'game.started' });
  send(200, { type: 'xstate.done.actor.loadWords', output });
  now += 4000;
  menu.send({ type: 'menu.toggled' });
  send(10, { type: 'tile.clicked', note: 'for ana@example.com' });
  return sessionText(sessionOf(ring.runs(), { version: '0.1.0', commit: 'abc' }));
}

test('a session tells what several flows did in order, in words, and replays each exactly', () => {
  const opened = openSession(text, told);
  if (!opened.ok) throw new Error(opened.message);
  const { flows: played, rows, recordedBy } = opened.session;
  expect(recordedBy).toBe('Camino 0.1.0 (abc)');
  expect(played.map(({ title, steps, divergence }) => [title, steps, divergence])).toEqual([
    ['Word Match', 3, ''],
    ['Mobile menu', 1, ''],
  ]);
  const steps = rows.filter(({ kind }) => kind === 'step');
  expect(steps.map(({ at, flow, n, event }) => [at, flow, n, event])).toEqual([
    [1000, 0, 1, 'game.started'],
    [1200, 0, 2, 'xstate.done.actor.loadWords'],
    [5200, 1, 1, 'menu.toggled'],
    [5210, 0, 3, 'tile.clicked'],
  ]);
  expect(steps[2]).toMatchObject({ value: 'open', words: 'Somebody presses the button of the menu' });
  expect(rows.slice(0, 2).map(({ kind, flow }) => [kind, flow])).toEqual([
    ['start', 0],
    ['start', 1],
  ]);
  expect(text).not.toContain('ana@example');
});

test('in the terminal each flow is replayed, then their timeline is one; a divergence ends with 1', () => {
  const exact = run(text);
  expect(exact.code).toBe(0);
  expect(exact.printed).toMatch(/0:01\.2 Word Match: 2 .*\n +4 s later\n +0:05\.2 Mobile menu: 1 .*→ open\n/);
  expect(exact.printed).toContain('Mobile menu, 1 step: replays exactly as recorded.');

  const changed = run(text.replace('"value":"open"', '"value":"ajar"'));
  expect(changed.code).toBe(1);
  expect(changed.printed).toMatch(/^✗ +0:05\.2 Mobile menu: 1 /m);
  expect(changed.printed).toContain('DIVERGES: After step 1 the value is "open"');
});

test.each<[string, string, string]>([
  ['a file that is cut off', text.slice(0, -200), 'This file is cut off'],
  ['a later version', text.replace('"version": 1', '"version": 9'), 'This session has version 9.'],
  ['no flows', session({ flows: [] }), 'This session holds no flow.'],
  [
    'too many flows',
    session({ flows: Array.from({ length: 201 }, () => null) }),
    'This session has 201 flows.',
  ],
  ['flows that are none', session({ flows: [{ format: 'x' }] }), 'Flow 1 of this session: This file is JSON'],
  [
    'a flow with a hostile name',
    text.replace('"machine": "word-match"', '"machine": "<img src=x>\u202e"'),
    'Flow 1 of this session: This trace is of a machine that Camino does not know: "<img src=x>\\u202e".',
  ],
  ['a timeline that is none', session({ timeline: 'long' }), '“timeline” should be a list, but is "long".'],
  [
    'a row of a missing flow',
    withRow({ at: 0, flow: 7, step: 0 }),
    '“timeline[0].flow” should be the place of one',
  ],
  [
    'a row of a missing step',
    withRow({ at: 0, flow: 1, step: 99 }),
    '“timeline[0].step” should be the number of a',
  ],
  ['a row that is none', withRow(null), '“timeline[0]” should be an object'],
  [
    'a time before the start',
    withRow({ at: -1, flow: 0, step: 0 }),
    '“timeline[0].at” should be a whole number',
  ],
  [
    'an emit without a type',
    withRow({ at: 0, flow: 0, emit: {} }),
    '“timeline[0].emit.type” should be a text',
  ],
  [
    'too many rows',
    session({ timeline: Array.from({ length: 100_001 }, () => 0) }),
    'This session has 100001 rows.',
  ],
  ['a deep emit', withRow({ at: 0, flow: 0, emit: nested(600) }), 'nested too deeply'],
])('is refused with a clear message: %s', (_name, file, message) => {
  expect(isSession(file)).toBe(true);
  const { code, complained } = run(file);
  expect(complained).toContain(message);
  expect(code).toBe(2);
});

test('what a flow tells others is said in words, what nobody emits by its type', () => {
  const emits = [
    { type: 'toast.shown', title: 'Saved' },
    { type: 'navigation.requested' },
    { type: 'lamp.lit' },
  ];
  const file = session({ timeline: emits.map((emit) => ({ at: 0, flow: 0, emit })) });
  const opened = openSession(file, told);
  if (!opened.ok) throw new Error(opened.message);
  expect(opened.session.rows.map(({ words, event }) => [words, event])).toEqual([
    ['It tells of a message for the learner “Saved”', 'toast.shown'],
    ['It tells of another page to open', 'navigation.requested'],
    ['It tells of lamp.lit', 'lamp.lit'],
  ]);
  expect(run(file).printed).toContain(
    'Word Match: It tells of a message for the learner “Saved” (toast.shown)\n',
  );
});

test('neither a step nor acceptance can be asked for in a session', () => {
  expect(run(text, '--until', '1')).toMatchObject({ code: 2 });
  expect(run(text, '--accept').complained).toContain('are for the trace of one flow');
});

test('10,000 rows with hostile names become lines of plain text, ticks folded, 200 at a time', () => {
  const timeline = Array.from({ length: 10_000 }, (_one, index) =>
    index % 2 === 0
      ? { at: index * 2000, flow: 1, step: 1 }
      : { at: index * 2000, flow: 0, emit: { type: `<b>\u001b[31m${'x'.repeat(1000)}`, title: '\u202ehid' } },
  );
  const opened = openSession(session({ timeline }), told);
  if (!opened.ok) throw new Error(opened.message);
  const lines = linesOf(opened.session.rows);
  expect(lines.length).toBe(10_000);
  expect(lines[1]?.words).toMatch(/^It tells of <b>\\u001b\[31mx+…$/);
  expect(lines.every(({ words, event }) => words.length < 210 && event.length < 210)).toBe(true);
  expect([pageAt(-200, 10_000), pageAt(9900, 10_000), pageAt(0, 3)]).toEqual([0, 10_000 - LINES, 0]);
});

test('ticks of one flow are one line; what another flow does in between is not lost', () => {
  const row = (at: number, flow: number, event: string) =>
    ({ at, flow, kind: 'step', n: at, event, words: event, value: 'on', isDivergent: false }) as const;
  const lines = linesOf([
    ...[1000, 2000, 3000].map((at) => row(at, 0, 'xstate.after.tick.game.on')),
    row(3100, 1, 'menu.toggled'),
    ...[4000, 200_000].map((at) => row(at, 0, 'xstate.after.tick.game.on')),
  ]);
  expect(lines.map(({ at, times, last, gap }) => [at, times, last, gap])).toEqual([
    [1000, 3, 3000, '1 s later'],
    [3100, 1, 3100, ''],
    [4000, 1, 4000, ''],
    [200_000, 1, 200_000, '3 min later'],
  ]);
});

test('times are told in words', () => {
  expect([999, 1000, 4400, 119_000, 120_000].map(gapText)).toEqual([
    '',
    '1 s later',
    '4 s later',
    '119 s later',
    '2 min later',
  ]);
  expect([0, 4250, 750_000].map(clockText)).toEqual(['0:00.0', '0:04.2', '12:30.0']);
});

function session(part: object): string {
  return JSON.stringify({ ...(JSON.parse(text) as object), ...part });
}

function withRow(row: unknown): string {
  return session({ timeline: [row] });
}

function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : { type: 'x', inner: nested(depth - 1) };
}

function run(content: string, ...argv: string[]): { code: number; printed: string; complained: string } {
  const file = join(folder, 'session.trace.json');
  writeFileSync(file, content);
  let printed = '';
  let complained = '';
  const code = replayCommand([file, ...argv], {
    print: (part) => (printed += part),
    complain: (part) => (complained += part),
  });
  return { code, printed, complained };
}
