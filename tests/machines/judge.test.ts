import { assign, emit, setup } from 'xstate';
import { regressionTrace } from '#machines/inspect/accept-trace.ts';
import { choicesAt } from '#machines/inspect/expectation-choices.ts';
import { expectationText, type Expectation } from '#machines/inspect/expected.ts';
import { judge } from '#machines/inspect/judge.ts';
import { openTrace } from '#machines/inspect/playback.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { traceText, type Trace } from '#machines/inspect/trace.ts';
import { expect, test } from 'vitest';
import { lampText } from '../support/picture-fixture.ts';
import { lampPlayback } from '../support/playback-fixture.ts';
import { recordPath } from '../support/traces.ts';

type Change =
  | 'as it is'
  | 'no transition'
  | 'no event'
  | 'fixed'
  | 'guarded'
  | 'shuffled'
  | 'failing'
  | 'moved';

/** A board: a wrong pair leads to `over`, which the reporter says it shouldn't. */
function board(change: Change) {
  const turned = {
    target: change === 'fixed' || change === 'shuffled' ? 'playing' : 'over',
    actions: change === 'failing' ? ['fail' as const] : ['count' as const, 'tell' as const],
    ...(change === 'guarded' && { guard: 'isPair' as const }),
  };
  const takes = change === 'no transition' || change === 'no event' ? {} : { 'pair.turned': turned };
  return setup({
    types: {} as {
      context: { tiles: readonly string[]; solved: readonly string[]; moves: number };
      events: { type: 'game.started' } | { type: 'pair.turned' };
      emitted: { type: 'toast.shown'; title: string };
    },
    guards: { isPair: () => false },
    actions: {
      deal: assign({ tiles: change === 'shuffled' ? ['b', 'a'] : ['a', 'b'] }),
      count: assign({ moves: ({ context }) => context.moves + 1 }),
      tell: emit({ type: 'toast.shown', title: 'Game over' }),
      fail: assign(() => {
        throw new Error('no tiles');
      }),
    },
  }).createMachine({
    id: 'board',
    context: { tiles: [], solved: [], moves: 0 },
    initial: 'ready',
    states: {
      ready: { on: { 'game.started': { target: change === 'moved' ? 'over' : 'playing', actions: 'deal' } } },
      playing: { on: takes },
      over: change === 'no event' ? {} : { on: { 'pair.turned': 'over' } },
    },
  });
}

function recorded(): Trace {
  const path = { input: undefined, events: [{ type: 'game.started' }, { type: 'pair.turned' }] };
  return recordPath(board('as it is'), path as never).trace;
}

/** The test of an expectation, from its file. */
function testOf(expectation: Expectation): Trace & Required<Pick<Trace, 'expected'>> {
  const made = regressionTrace(board('as it is'), recorded(), 2, {
    ...expectation,
    problem: 'It ends too soon',
  });
  const parsed = parseTrace(traceText(made), ['board']);
  if (!parsed.ok || !parsed.trace.expected) throw new Error('No test.');
  return { ...parsed.trace, expected: parsed.trace.expected };
}

const stays: Expectation = { kind: 'stays', state: 'board.playing' };
const avoids: Expectation = { kind: 'avoids', state: 'board.over' };

test.each<[Expectation, Change, boolean, string]>([
  [
    stays,
    'as it is',
    false,
    'expected that at step 2, pair.turned, the machine stays in playing, but it is in over',
  ],
  [stays, 'fixed', true, 'at step 2, pair.turned, the machine stays in playing.'],
  [stays, 'guarded', true, 'stays in playing.'],
  [stays, 'shuffled', true, 'stays in playing.'],
  [stays, 'no transition', false, 'but playing no longer takes pair.turned'],
  [stays, 'no event', false, 'but no state takes pair.turned any more'],
  [stays, 'failing', false, 'but it fails: no tiles'],
  [stays, 'moved', false, 'but the step no longer begins in playing: the machine is in over'],
  [avoids, 'no transition', false, 'but playing no longer takes pair.turned'],
  [avoids, 'fixed', true, 'isn’t in over.'],
  [{ kind: 'ignores' }, 'no transition', true, 'does nothing.'],
  [{ kind: 'ignores' }, 'no event', false, 'but no state takes pair.turned any more'],
  [{ kind: 'ignores' }, 'fixed', false, 'has an effect'],
  [{ kind: 'hides', text: 'Game over' }, 'fixed', false, 'but it does'],
  [{ kind: 'hides', text: 'Game over' }, 'guarded', true, 'doesn’t show “Game over”.'],
  [{ kind: 'shows', text: 'Try again' }, 'fixed', false, 'but it shows “Game over”'],
  [{ kind: 'more', key: 'solved' }, 'fixed', false, 'gives context.solved one more, but it still has 0'],
  [{ kind: 'fewer', key: 'moves' }, 'fixed', false, 'gives context.moves one fewer, but it had 0 and has 1'],
  [{ kind: 'same', key: 'moves' }, 'guarded', true, 'leaves context.moves as it is.'],
  [{ kind: 'enters', state: 'board.ready' }, 'fixed', false, 'is in ready, but it is in playing'],
])('a test that expects %j of a machine that is %s', (expectation, change, holds, text) => {
  const trace = testOf(expectation);
  const verdict = judge(board(change), trace, trace.expected);
  expect(verdict).toMatchObject({ holds, text: expect.stringContaining(text) });
  expect(verdict.text).toMatch(/^“It ends too soon”: /);
});

test('no test can be made that would pass today', () => {
  const ask = () => testOf({ kind: 'enters', state: 'board.over' });
  expect(ask).toThrow('Already so: “It ends too soon”: at step 2, pair.turned, the machine is in over.');
});

test('what can be expected comes from what the step changed', () => {
  const opened = openTrace(traceText(recorded()), [
    { id: 'board', title: 'Board', machine: board('as it is') },
  ]);
  if (!opened.ok) throw new Error(opened.message);
  const { steps, states } = opened.playback;
  const [, before, after] = steps;
  if (!before || !after) throw new Error('No steps.');
  const choices = choicesAt(before, after, { states, counted: ['solved'], hasCrashed: false, words: null });
  expect(choices.map(({ label }) => label)).toEqual([
    'It stays in playing',
    'It isn’t in over',
    'It doesn’t show “Game over”',
    'It leaves context.moves as it is',
    'It does nothing',
    'It gives context.solved one more',
    'It gives context.solved one fewer',
    'It is in ready',
  ]);
  for (const { expected } of choices.slice(0, 6)) expect(testOf(expected).expected).toMatchObject(expected);
  const crashed = choicesAt(before, after, { states, counted: [], hasCrashed: true, words: null });
  expect(crashed[0]?.label).toBe('It can be shown');
  expect(expectationText({ kind: 'renders' })).toBe('can be shown');
});

test('in plain English, what can be expected says what the learner sees', () => {
  const { steps, states } = lampPlayback;
  const [before, after] = steps;
  if (!before || !after) throw new Error('No steps.');
  const choices = choicesAt(before, after, {
    states,
    counted: ['presses'],
    hasCrashed: false,
    words: lampText,
  });
  expect(choices.slice(0, -1).map(({ label }) => label)).toEqual([
    'It stays in “Off” (It is dark)',
    'It doesn’t go to “On” (The lamp gives light)',
    '“Presses” doesn’t change',
    '“By” doesn’t change',
    'It does nothing',
    '“Presses” has one more',
    '“Presses” has one fewer',
  ]);
});

test.each([{ kind: 'explodes' }, { kind: 'stays' }, { kind: 'stays', state: 'a', problem: 1 }])(
  'a trace that expects something else is refused: %o',
  (expected) => {
    const text = JSON.stringify({ ...recorded(), expected });
    expect(parseTrace(text, ['board'])).toMatchObject({
      ok: false,
      message: expect.stringContaining('expected'),
    });
  },
);
