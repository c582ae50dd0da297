import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flows } from '#machines/all.ts';
import { openRuns } from '#machines/inspect/session-playback.ts';
import { replayCommand } from '../tools/replay-command.ts';
import { isOnPage } from '../../src/screen/places.ts';
import { sourceLines } from '../tools/source-lines.ts';
import { sessionOf, sessionText } from '#machines/inspect/session-trace.ts';
import type { Evidence, Incident } from '#machines/inspect/evidence.ts';
import { clean, incidentText, noted } from '#machines/inspect/evidence.ts';
import { Ring } from '#machines/inspect/ring.ts';
import { traceOfRun } from '#machines/inspect/ring-trace.ts';
import { parseSession } from '#machines/inspect/session-parse.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { traceText } from '#machines/inspect/trace.ts';
import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

const app = { version: '0.0.0', commit: 'abc', changed: true } as const;
const circumstances = {
  address: '/games',
  browser: 'Browser/1.0',
  size: '390 × 844',
  language: 'en',
  zone: 'Europe/Madrid',
  date: '2026-11-03T10:00:00+01:00',
  isOnline: true,
};

/** A menu that opened at 10, failed at 15 and closed at 20. */
function held(): { ring: Ring; evidence: Evidence } {
  let now = 0;
  const ring = new Ring({ now: () => now, isMasked: () => false });
  const menu = createActor(mobileMenuMachine);
  ring.watch(menu);
  menu.start();
  for (now of [10, 20]) menu.send({ type: 'menu.toggled' });
  const incidents = [
    {
      kind: 'error',
      where: 'render',
      error: new TypeError('no tiles'),
      components: '\n    at Board (a.js:1:2)',
    },
    {
      kind: 'request',
      method: 'GET',
      url: 'https://x.test/rest/v1/activity?select=*',
      status: 500,
      took: 12,
    },
  ] as const;
  return {
    ring,
    evidence: {
      problem: 'It hangs, says ana@example.com',
      circumstances,
      incidents: incidents.map((incident, index) => ({ ...incident, at: 15 + 10 * index })),
    },
  };
}

test('a trace says what went wrong after which step, in whose words, where and in which build', () => {
  const { ring, evidence } = held();
  const [run] = ring.runs();
  if (!run) throw new Error('Nothing is held.');
  const parsed = parseTrace(traceText(traceOfRun(run, app, evidence)), ['mobile-menu']);
  expect(parsed).toMatchObject({
    ok: true,
    trace: {
      app: { commit: 'abc', changed: true },
      report: { ...circumstances, problem: 'It hangs, says [redacted]' },
      incidents: [
        { t: 15, after: 1, kind: 'error', where: 'render', message: 'TypeError: no tiles' },
        { t: 25, after: 2, kind: 'request', method: 'GET', path: '/rest/v1/activity', status: 500, took: 12 },
      ],
    },
  });
});

test('a session has it on its timeline, in order with the steps', () => {
  const { ring, evidence } = held();
  const parsed = parseSession(sessionText(sessionOf(ring.runs(), app, evidence)), ['mobile-menu']);
  if (!parsed.ok) throw new Error(parsed.message);
  const { timeline, report } = parsed.session;
  expect(report?.problem).toBe('It hangs, says [redacted]');
  expect(timeline.map((row) => ('incident' in row ? row.incident.kind : 'step' in row && row.step))).toEqual([
    0,
    1,
    'error',
    2,
    'request',
  ]);
});

test('a page that failed before any step still has a session to report', () => {
  const ring = new Ring({ now: () => 0, isMasked: () => false });
  ring.watch(createActor(mobileMenuMachine).start());
  const { evidence } = held();
  const parsed = parseSession(sessionText(sessionOf(ring.runs(), app, evidence)), ['mobile-menu']);
  expect(parsed).toMatchObject({ ok: true, session: { timeline: [{ step: 0 }, {}, {}] } });
});

describe('no secret is in what a report says of', () => {
  const secret = 'hunter2secret';
  const jwt = `eyJhbGciOiJI.eyJ${secret}.${secret}`;
  test.each<[string, Incident]>([
    ['an error', { kind: 'error', where: 'script', error: new Error(`no ${jwt} for ana@${secret}.com`) }],
    ['its cause', { kind: 'error', where: 'script', error: new Error('x', { cause: new Error(jwt) }) }],
    [
      'a rejection',
      { kind: 'error', where: 'promise', error: { password: secret, note: `?code=${secret}` } },
    ],
    [
      'an address',
      { kind: 'error', where: 'script', error: `https://x.test/a?token_hash=${secret}&b=${secret}` },
    ],
    ['a fragment', { kind: 'console', values: [`at /auth#access_token=${secret}`] }],
    ['the console', { kind: 'console', values: ['login', { accessToken: secret, user: { email: secret } }] }],
    [
      'a request',
      { kind: 'request', method: 'POST', url: `/auth/v1/verify?token=${secret}`, status: 401, took: 1 },
    ],
    ['a file', { kind: 'file', url: `/a.js?key=${secret}#${secret}` }],
  ])('%s', (_name, incident) => {
    const text = JSON.stringify(noted(incident)) + incidentText(noted(incident));
    expect(text).not.toContain(secret);
  });

  test('a stack, which keeps its lines and columns', () => {
    const error = new Error('x');
    error.stack = `Error: x\n    at go (http://x.test/src/a.ts?t=${secret}:12:7)\n    at http://x.test/b.js:1:345`;
    expect(noted({ kind: 'error', where: 'script', error })).toMatchObject({
      stack: 'at go (http://x.test/src/a.ts?t=[redacted]:12:7)\nat http://x.test/b.js:1:345',
    });
  });
});

test('a long text is cut, in linear time', () => {
  expect(clean('?a='.repeat(100_000)).length).toBeLessThanOrEqual(20_000);
});

test.each([
  [{ version: 1 }, 'report'],
  [{ ...circumstances }, 'problem'],
])('a damaged report is refused: %o', (report, what) => {
  const { ring } = held();
  const [run] = ring.runs();
  if (!run) throw new Error('Nothing is held.');
  const text = JSON.stringify({ ...traceOfRun(run, app), report });
  expect(parseTrace(text, ['mobile-menu'])).toMatchObject({
    ok: false,
    message: expect.stringContaining(what),
  });
});

test('the terminal shows the report, and each error beside the steps, in lines of the source', () => {
  const { ring, evidence } = held();
  const folder = mkdtempSync(join(tmpdir(), 'camino-report-'));
  const file = join(folder, 'a.trace.json');
  writeFileSync(file, sessionText(sessionOf(ring.runs(), app, evidence)));
  let printed = '';
  const output = {
    print: (text: string) => (printed += text),
    complain: (text: string) => (printed += text),
  };
  expect(replayCommand([file], output)).toBe(0);
  expect(printed).toContain('recorded by Camino 0.0.0 (abc, with changes)\n“It hangs, says [redacted]”\n');
  expect(printed).toMatch(/Mobile menu: 1 .*\n.*!! TypeError: no tiles \(in Board\)[\s\S]*Mobile menu: 2 /);
  expect(printed).toContain('!! GET /rest/v1/activity was answered with 500 after 12 ms');

  const map = { version: 3, sources: ['../../src/Board.tsx'], names: [], mappings: 'AAQA', file: 'a.js' };
  writeFileSync(join(folder, 'a.js.map'), JSON.stringify(map));
  const stack = 'at Board (https://x.test/assets/a.js:1:9)\nat https://x.test/assets/b.js:1:9';
  expect(sourceLines(stack, folder)).toBe('at Board (src/Board.tsx:9:1)\nat https://x.test/assets/b.js:1:9');
  rmSync(folder, { recursive: true });
});

test('the page of a replay gets the report and what went wrong, at the time of the steps', () => {
  const { ring, evidence } = held();
  const opened = openRuns(sessionText(sessionOf(ring.runs(), app, evidence)), flows, isOnPage);
  expect(opened).toMatchObject({
    ok: true,
    runs: [
      {
        problem: 'It hangs, says [redacted]',
        incidents: [
          { t: 15, text: 'TypeError: no tiles (in Board)' },
          { t: 25, text: 'GET /rest/v1/activity was answered with 500 after 12 ms', details: '' },
        ],
        steps: [{ t: 0 }, { t: 10 }, { t: 20 }],
      },
    ],
  });
});
