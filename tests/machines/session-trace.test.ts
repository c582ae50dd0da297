import { flows } from '#machines/all.ts';
import { Ring } from '#machines/inspect/ring.ts';
import { isSession } from '#machines/inspect/session-mark.ts';
import { openRuns } from '#machines/inspect/session-playback.ts';
import { sessionOf, sessionText } from '#machines/inspect/session-trace.ts';
import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { isOnPage } from '../../src/screen/places.ts';
import { inert } from '../support/paths/control.ts';
import { replayCommand } from '../tools/replay-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'camino-session-'));
const text = recordedSession();

afterAll(() => rmSync(folder, { recursive: true }));

/** A ticking game, and the menu, opened in between. */
function recordedSession(): string {
  let now = 0;
  const ring = new Ring({ now: () => now, isMasked: () => false });
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

test('each flow of a session replays exactly, with the times of the session, and is a trace of its own', () => {
  const opened = openRuns(text, flows, isOnPage);
  if (!opened.ok) throw new Error(opened.message);
  expect(opened.runs.map(({ title, recordedBy, divergence }) => [title, recordedBy, divergence])).toEqual([
    ['Word Match', 'Camino 0.1.0 (abc)', null],
    ['Mobile menu', 'Camino 0.1.0 (abc)', null],
  ]);
  expect(opened.runs.map(({ steps }) => steps.map(({ t, n, event }) => [t, n, event]))).toEqual([
    [
      [0, 0, 'start'],
      [1000, 1, 'game.started'],
      [1200, 2, 'xstate.done.actor.loadWords'],
      [5210, 3, 'tile.clicked'],
    ],
    [
      [0, 0, 'start'],
      [5200, 1, 'menu.toggled'],
    ],
  ]);
  for (const { trace = '', machine } of opened.runs)
    expect(openRuns(trace, flows, isOnPage)).toMatchObject({
      ok: true,
      runs: [{ machine, divergence: null }],
    });
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
  ['a file that is cut off', text.slice(0, -200), 'This file is truncated'],
  ['a later version', text.replace('"version": 1', '"version": 9'), 'This session has version 9.'],
  ['no flows', session({ flows: [] }), 'This session contains no flow.'],
  [
    'too many flows',
    session({ flows: Array.from({ length: 201 }, () => null) }),
    'This session has 201 flows.',
  ],
  ['flows that are none', session({ flows: [{ format: 'x' }] }), 'Flow 1 of this session: This file is JSON'],
  [
    'a flow with a hostile name',
    text.replace('"machine": "word-match"', '"machine": "<img src=x>\u202e"'),
    'Flow 1 of this session: Camino doesn’t know this trace’s machine: "<img src=x>\\u202e".',
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

test('known emits appear in words, unknown ones by type', () => {
  const emits = [
    { type: 'toast.shown', title: 'Saved' },
    { type: 'navigation.requested' },
    { type: 'lamp.lit' },
  ];
  const file = session({ timeline: emits.map((emit) => ({ at: 0, flow: 0, emit })) });
  const { printed } = run(file);
  expect(printed).toContain('Word Match: emits a message for the learner “Saved” (toast.shown)\n');
  expect(printed).toContain('Word Match: emits another page to open (navigation.requested)\n');
  expect(printed).toContain('Word Match: emits lamp.lit (lamp.lit)\n');
});

test('a session takes neither a step number nor --accept', () => {
  expect(run(text, '--until', '1')).toMatchObject({ code: 2 });
  expect(run(text, '--accept').complained).toContain('are for the trace of one flow');
});

test('10,000 rows with hostile names become lines of plain text', () => {
  const timeline = Array.from({ length: 10_000 }, (_one, index) =>
    index % 2 === 0
      ? { at: index * 2000, flow: 1, step: 1 }
      : { at: index * 2000, flow: 0, emit: { type: `<b>\u001b[31m${'x'.repeat(1000)}`, title: '\u202ehid' } },
  );
  const lines = run(session({ timeline }))
    .printed.split('\n')
    .filter((line) => line.includes(': '));
  expect(lines.length).toBe(10_000 + 2);
  expect(lines[1]).toMatch(/^ +0:02.0 Word Match: emits <b>\\u001b\[31mx+… \(<b>\\u001b\[31mx+…\)$/);
  expect(lines.every((line) => line.length < 460)).toBe(true);
});

test('ticks of one flow are one line; events of another flow in between stay', () => {
  const tick = 'xstate.after.tick.word-match.playing.timer.ticking';
  const ticks = (count: number, from: number) =>
    Array.from({ length: count }, (_one, index) => ({
      at: 6000 + 1000 * (from + index),
      flow: 0,
      step: 4 + from + index,
    }));
  const [game, menu] = (JSON.parse(text) as { flows: { steps: object[] }[] }).flows;
  const last = game?.steps.at(-1);
  const ticking = {
    ...game,
    steps: [
      ...(game?.steps ?? []),
      ...ticks(5, 0).map(({ at, step }) => ({ ...last, n: step, t: at, event: { type: tick } })),
    ],
  };
  const { printed } = run(
    session({
      flows: [ticking, menu],
      timeline: [...ticks(3, 0), { at: 8100, flow: 1, step: 1 }, ...ticks(2, 3)],
    }),
  );
  expect(
    printed.split('\n').flatMap((line) => /Word Match: \d+ .*|Mobile menu: \d+ \S+/.exec(line)?.[0] ?? []),
  ).toEqual([
    expect.stringMatching(/^Word Match: 4 xstate\.after\.tick.*, 3 times$/),
    'Mobile menu: 1 menu.toggled',
    expect.stringMatching(/^Word Match: 7 /),
    expect.stringMatching(/^Word Match: 8 /),
  ]);
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
