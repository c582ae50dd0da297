import { assign, createActor, fromCallback, setup, type AnyStateMachine } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { replay } from '#machines/inspect/replay.ts';
import { contextText, divergenceText, replayTable, valueText } from '#machines/inspect/replay-text.ts';
import { traceText, type Trace } from '#machines/inspect/trace.ts';
import { REDACTED } from '#machines/inspect/shape.ts';
import { decode, encode, isSameJson, summarize } from '#machines/inspect/trace-encoding.ts';
import { parseTrace, TRACE_MAX_STEPS } from '#machines/inspect/trace-parse.ts';
import { printable, TRACE_MAX_BYTES } from '#machines/inspect/trace-file.ts';
import { createRecorder, type RecorderOptions } from '#machines/inspect/trace-recorder.ts';
import { quiz } from '../support/paths/fixture.ts';
import { inert } from '../support/paths/control.ts';

describe('encoding', () => {
  test('keeps values that JSON lacks', () => {
    const error = Object.assign(new TypeError('offline', { cause: 'cable' }), { status: 503 });
    const value = {
      nothing: undefined,
      list: [undefined, NaN, Infinity, -Infinity, -0, 0],
      big: 12345678901234567890n,
      date: new Date(0),
      broken: new Date(NaN),
      map: new Map<unknown, unknown>([[{ key: 1 }, new Set([1, 'two'])]]),
      $: 'a key of its own',
      error,
    };
    const again = decode(JSON.parse(JSON.stringify(encode(value)))) as typeof value;
    expect(again).toEqual(value);
    expect(Object.is(again.list[4], -0)).toBe(true);
    expect(again.error).toBeInstanceOf(Error);
    expect([again.error.name, again.error.cause]).toEqual(['TypeError', 'cable']);
  });

  test('names what it drops, and drops it again', () => {
    const cycle: { self?: unknown; same: unknown[] } = { same: [] };
    cycle.self = cycle;
    const shared = { a: 1 };
    const json = encode({ cycle, run: () => 1, place: new URL('https://x.org'), twice: [shared, shared] });
    expect(json).toEqual({
      cycle: { same: [], self: { $: 'dropped', value: 'cycle' } },
      run: { $: 'dropped', value: 'function' },
      place: { $: 'dropped', value: 'URL' },
      twice: [{ a: 1 }, { a: 1 }],
    });
    expect(encode(decode(json))).toEqual(json);
  });

  test('never fails: not for getters that throw, not for depth', () => {
    const trap = {
      get value() {
        throw new Error('no');
      },
    };
    let deep: unknown = 'bottom';
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(encode(trap)).toEqual({ $: 'dropped', value: 'unreadable' });
    expect(JSON.stringify(encode(deep))).toContain('too deep');
  });

  test('removes secrets by key at any depth, in any spelling, and keeps the shape', () => {
    const keys = [
      'password',
      'Access-Token',
      'refresh_token',
      'apiKey',
      'Authorization',
      'client_secret',
      'EMAIL',
    ];
    for (const key of keys) expect(encode({ a: [{ [key]: 'x' }] })).toEqual({ a: [{ [key]: REDACTED }] });
    expect(encode({ password: { text: 'x', length: 8, isShown: true, empty: '', none: null } })).toEqual({
      password: { text: REDACTED, length: 0, isShown: true, empty: '', none: null },
    });
    expect(encode(new Map([['token', ['x', 'y']]]))).toEqual({
      $: 'map',
      value: [['token', [REDACTED, REDACTED]]],
    });
    expect(encode('x', 'password')).toBe(REDACTED);
    expect(encode({ id: 'x', name: 'x', key: 'x', tokens: 3 })).toEqual({
      id: 'x',
      name: 'x',
      key: 'x',
      tokens: 3,
    });
  });

  test.each([
    ['User ana@example.com exists', `User ${REDACTED} exists`],
    ['https://x.org/#access_token=abc.def&type=x', `https://x.org/#access_token=${REDACTED}&type=x`],
    ['Bearer abc.def', `Bearer ${REDACTED}`],
    ['got eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl here', `got ${REDACTED} here`],
    ['¿Cómo estás?', '¿Cómo estás?'],
    ['1 + 1 = 2', '1 + 1 = 2'],
  ])('removes secrets from a text: %s', (text, expected) => {
    expect(encode(text)).toBe(expected);
    expect(encode(new Error(text))).toMatchObject({ message: expected });
    expect(encode(encode(text))).toEqual(encode(text));
  });

  test('encodes long texts that only look like secrets before a test’s time is up', () => {
    const texts = [`${'a'.repeat(500_000)}=@`, 'eyJ'.repeat(150_000), `token=${'&'.repeat(250_000)}`];
    expect(encode(texts)).toHaveLength(texts.length);
  });

  test('changes no prototype', () => {
    const hostile = JSON.parse(
      '{"a":{"__proto__":{"polluted":true}},"__proto__":{"polluted":true}}',
    ) as never;
    const decoded = decode(hostile) as { a: object };
    expect([Object.keys(decoded), Object.keys(decoded.a)]).toEqual([['a'], []]);
    expect(decoded).not.toHaveProperty('polluted');
    expect(decoded.a).not.toHaveProperty('polluted');
    expect(
      decode({ $: 'error', properties: { stack: 'x', name: 'y' }, name: 'E', message: 'm' }),
    ).toMatchObject({
      name: 'E',
    });
  });

  test('compares values whatever the order of their keys', () => {
    expect(isSameJson({ a: [1, { b: 2 }], c: null }, { c: null, a: [1, { b: 2 }] })).toBe(true);
    expect(isSameJson({ a: null }, { b: null })).toBe(false);
    expect(isSameJson([1, 2], [1])).toBe(false);
    expect(isSameJson([], {})).toBe(false);
    expect(isSameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  });

  test('shortens large values to a digest that tells them apart', () => {
    const long = Array.from({ length: 500 }, (_, index) => index);
    expect(summarize(long.slice(0, 10))).toEqual(long.slice(0, 10));
    expect(summarize(long)).toMatchObject({ $: 'digest', length: JSON.stringify(long).length });
    expect(summarize(long)).not.toEqual(summarize(long.toReversed()));
  });
});

describe('the recorder', () => {
  test('keeps the order in which a machine takes events that arrive while it is busy', () => {
    const chatty = setup({
      types: {} as { context: { heard: number } },
      actors: {
        talk: fromCallback(({ sendBack }) => {
          sendBack({ type: 'word.said' });
          sendBack({ type: 'word.said' });
        }),
      },
      actions: { hear: assign({ heard: ({ context }) => context.heard + 1 }) },
    }).createMachine({
      id: 'chatty',
      context: { heard: 0 },
      initial: 'idle',
      states: {
        idle: { on: { 'talk.started': 'listening' } },
        listening: { invoke: { id: 'talk', src: 'talk' }, on: { 'word.said': { actions: 'hear' } } },
      },
    });
    const { trace } = record(chatty, undefined, (send) => send({ type: 'talk.started' }));
    expect(trace.steps.map(({ event, value, changed }) => [event.type, value, changed])).toEqual([
      ['talk.started', 'listening', undefined],
      ['word.said', 'listening', { heard: 1 }],
      ['word.said', 'listening', { heard: 2 }],
    ]);
    expect(replay(chatty, trace).divergence).toBeNull();
  });

  test('notes where a machine fails, and replays the failure', () => {
    const fragile = setup({
      actions: {
        fail: () => {
          throw new Error('broken by ana@example.com');
        },
      },
    }).createMachine({
      id: 'fragile',
      initial: 'whole',
      states: {
        whole: { on: { 'cup.dropped': { target: 'broken', actions: 'fail' }, 'cup.filled': {} } },
        broken: {},
      },
    });
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { trace } = record(fragile, undefined, (send) => {
      send({ type: 'cup.filled' });
      send({ type: 'cup.dropped' });
      send({ type: 'cup.filled' });
    });
    expect(trace.steps.map(({ status }) => status)).toEqual([undefined, 'error', 'error']);
    expect(trace.final).toMatchObject({ status: 'error', error: { message: `broken by ${REDACTED}` } });
    expect(replay(fragile, trace).divergence).toBeNull();
    const fixed = fragile.provide({ actions: { fail: () => undefined } });
    expect(replay(fixed, trace).divergence).toMatchObject({ n: 2, where: 'value', actual: 'broken' });
  });

  test('begins in the middle of a run that it watches, and stops when told', () => {
    const actor = createActor(inert(quiz), { input: { words: ['pan', 'sol'] } }).start();
    actor.send({ type: 'xstate.done.actor.load', output: undefined } as never);
    const recorder = createRecorder(options());
    const stop = recorder.watch(actor);
    expect(recorder.recordings()).toEqual([{ id: 1, machine: 'quiz', steps: 0, isRunning: true }]);
    actor.send({ type: 'answer.given', answer: 'pan' });
    actor.send({ type: 'pause.toggled' });
    stop();
    actor.send({ type: 'pause.toggled' });
    expect(recorder.recordings()).toEqual([{ id: 1, machine: 'quiz', steps: 2, isRunning: false }]);
    const trace = recorder.trace(1);
    expect(trace.start).toMatchObject({ kind: 'checkpoint', dropped: 0, children: { watch: 'watch' } });
    const again = replay(quiz, trace);
    expect(again.divergence).toBeNull();
    expect(again.final.value).toBe('paused');
    actor.stop();
  });

  test('continues a run that React stops and starts again', () => {
    const recorder = createRecorder(options());
    const actor = createActor(inert(quiz), { input: { words: ['pan', 'sol'] } });
    const first = recorder.watch(actor);
    actor.start();
    actor.send({ type: 'xstate.done.actor.load', output: undefined } as never);
    first();
    const second = recorder.watch(actor);
    actor.send({ type: 'answer.given', answer: 'pan' });
    expect(recorder.recordings()).toEqual([{ id: 1, machine: 'quiz', steps: 2, isRunning: true }]);
    expect(recorder.trace(1).start.kind).toBe('input');
    expect(replay(quiz, recorder.trace(1)).divergence).toBeNull();
    second();
    actor.stop();
  });

  test('forgets runs that ended long ago, but never running ones', () => {
    const recorder = createRecorder({ ...options(), ended: 2 });
    const open = () => createActor(inert(quiz), { input: { words: [] }, inspect: recorder.inspect }).start();
    const running = open();
    for (let run = 0; run < 4; run += 1) {
      const actor = open();
      recorder.watch(actor)();
      actor.stop();
    }
    const last = open();
    expect(recorder.recordings().map(({ id }) => id)).toEqual([6, 5, 4, 1]);
    expect(() => recorder.trace(2)).toThrow('No recording 2.');
    running.stop();
    last.stop();
  });
});

describe('a file that is not a trace', () => {
  const { trace } = record(inert(quiz), { words: ['pan', 'sol'] }, (send) => send({ type: 'SIGNED_OUT' }));
  const text = traceText(trace);
  const changed = (change: object) => JSON.stringify({ ...trace, ...change });
  const firstStep = (change: object) => changed({ steps: [{ ...trace.steps[0], ...change }] });

  test('is recognized', () => {
    expect(parseTrace(text, ['quiz'])).toEqual({ ok: true, trace });
  });

  test.each<[string, string, string]>([
    ['nothing', '', 'isn’t JSON'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'isn’t JSON'],
    ['a page', '<html><script>alert(1)</script>', 'isn’t JSON'],
    ['broken JSON', '{"format": camino}', 'isn’t JSON'],
    ['a list', '[]', 'is JSON, but not a trace'],
    ['null', 'null', 'is JSON, but not a trace'],
    ['other JSON', '{"name":"camino"}', 'is JSON, but not a trace'],
    ['another version', changed({ version: 2 }), 'has version 2. This version of Camino reads version 1.'],
    ['no version', changed({ version: undefined }), 'has version missing.'],
    ['an unknown machine', changed({ machine: '<b>x</b>\u001b[2J' }), '"<b>x</b>\\u001b[2J". It knows quiz.'],
    [
      'a machine of another type',
      changed({ machine: ['quiz'] }),
      'doesn’t know this trace’s machine: ["quiz"]',
    ],
    ['no steps', changed({ steps: 'none' }), '“steps” should be a list, but is "none"'],
    ['a step that is null', changed({ steps: [null] }), '“steps[0]” should be an object, but is null'],
    ['wrong numbers', firstStep({ n: 7 }), '“steps[0].n” should be the number 1, but is 7'],
    ['a negative time', firstStep({ t: -1 }), '“steps[0].t” should be a whole number'],
    [
      'an event without type',
      firstStep({ event: {} }),
      '“steps[0].event.type” should be a text, but is missing',
    ],
    [
      'an event with an absurd type',
      firstStep({ event: { type: { a: 1 } } }),
      'should be a text, but is {"a":1}',
    ],
    ['an event with an empty type', firstStep({ event: { type: '' } }), 'should be the name of an event'],
    ['a value that is a number', firstStep({ value: 3 }), '“steps[0].value” should be an object, but is 3'],
    [
      'an unknown status',
      firstStep({ status: 'odd' }),
      '“steps[0].status” should be active, done, error, stopped',
    ],
    ['no start', changed({ start: undefined }), '“start” should be an object, but is missing'],
    ['an odd start', changed({ start: { ...trace.start, kind: 'x' } }), '“start.kind” should be “input” or'],
    ['no end', changed({ final: undefined }), '“final” should be an object'],
    [
      'an odd history',
      changed({ final: { ...trace.final, history: { a: [1] } } }),
      '“final.history.a” should be a text',
    ],
    [
      'an odd commit',
      changed({ app: { version: '1', commit: 5 } }),
      '“app.commit” should be a text, but is 5',
    ],
  ])('gets a message with the expected form: %s', (_name, file, message) => {
    const parsed = parseTrace(file, ['quiz']);
    expect(parsed).toEqual({ ok: false, message: expect.stringContaining(message) as string });
  });

  test('says that it is cut off, wherever it is cut', () => {
    for (let end = 2; end < text.trimEnd().length - 1; end += 7) {
      expect(parseTrace(text.slice(0, end), ['quiz'])).toEqual({
        ok: false,
        message: 'This file is truncated. Save or copy the whole file again.',
      });
    }
  });

  test('above 50 MB is refused unread', () => {
    const parsed = parseTrace(' '.repeat(TRACE_MAX_BYTES + 1), ['quiz']);
    expect(parsed).toMatchObject({
      ok: false,
      message: expect.stringContaining('larger than 50 MB') as string,
    });
  });

  test('is refused with too many steps or too many levels', () => {
    const steps = Array.from({ length: TRACE_MAX_STEPS + 1 }, () => 0);
    const levels = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect(parseTrace(changed({ steps }), ['quiz'])).toMatchObject({
      message: 'This trace has 100001 steps. Camino opens traces of up to 100000 steps.',
    });
    const deep = text.replace('"event":{', `"event":{"deep":${levels},`);
    expect(parseTrace(deep, ['quiz'])).toMatchObject({
      message: 'This trace is nested too deeply to be one of Camino’s.',
    });
  });

  test('changes no prototype', () => {
    const hostile = text.replace('"context":{', '"context":{"__proto__":{"polluted":true},');
    expect(parseTrace(hostile, ['quiz'])).toMatchObject({
      message: expect.stringContaining('should be no key “__proto__”') as string,
    });
  });
});

describe('a replay as text', () => {
  const { trace } = record(inert(quiz), { words: ['pan', 'sol'] }, (send) => {
    send({ type: 'xstate.error.actor.load', error: new Error('offline') });
    send({ type: 'load.retried' });
    send({ type: 'xstate.done.actor.load', output: undefined });
    send({ type: 'answer.given', answer: 'pan' });
  });

  test('is a table of its steps', () => {
    expect(replayTable(replay(quiz, trace))).toBe(
      [
        '  n  ms    event                    value                                    changed  emitted',
        '  0  0     start                    loading',
        '  1  1000  xstate.error.actor.load  failed                                            load.failed “offline”',
        '  2  2000  load.retried             loading',
        '  3  3000  xstate.done.actor.load   playing (timer: ticking, board: asking)',
        '  4  4000  answer.given             playing (timer: ticking, board: judged)  score',
        '',
      ].join('\n'),
    );
  });

  test('marks and describes the first diverging step', () => {
    const changed = quiz.provide({ guards: { isRight: () => false } });
    const again = replay(changed, trace);
    expect(replayTable(again)).toContain('✗ 4');
    expect(again.divergence && divergenceText(again.divergence)).toBe(
      'After step 4 the context holds {"score":0}; the recording has {"score":1}.',
    );
  });

  test('shows a context and what changed in it', () => {
    const step = replay(quiz, trace).steps[4];
    expect(step && contextText(step)).toBe(
      '    words: [\n      "pan",\n      "sol"\n    ]\n    index: 0\n  ~ score: 1\n    seconds: 0\n',
    );
  });

  test('shows no control characters', () => {
    expect(printable('\u001b[31mred\u202e\n')).toBe('\\u001b[31mred\\u202e\\u000a');
    expect(valueText({ a: { b: 'c' } })).toBe('a.b.c');
  });
});

function options(): RecorderOptions {
  return { app: { version: '0.0.0', commit: null }, now: () => 0, isMasked: () => false };
}

function record(
  machine: AnyStateMachine,
  input: unknown,
  act: (send: (event: { type: string; [key: string]: unknown }) => void) => void,
): { trace: Trace } {
  let now = 0;
  const recorder = createRecorder({ ...options(), now: () => now });
  const actor = createActor(machine, { input, inspect: recorder.inspect });
  actor.subscribe({ error: () => undefined });
  actor.start();
  act((event) => {
    now += 1000;
    actor.send(event);
  });
  const trace = recorder.trace(1);
  actor.stop();
  return { trace };
}
