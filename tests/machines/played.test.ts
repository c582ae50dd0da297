import { flows } from '#machines/all.ts';
import { createActor, type AnyActor } from 'xstate';
import { expect, test } from 'vitest';
import { watchPlay } from '../../src/runtime/played.ts';
import { runningFlows } from '../../src/runtime/running.ts';
import { inert } from '../support/paths/control.ts';

const seed = 1;

function flow(id: string, value?: string): AnyActor {
  const machine = flows.find((one) => one.id === id)?.machine;
  if (!machine) throw new Error(`There is no ${id}`);
  const input = { seed, category: null, request: { kind: 'all' } };
  const stopped = inert(machine);
  if (value === undefined) return createActor(stopped, { input }).start();
  const { context } = createActor(stopped, { input }).getSnapshot();
  return createActor(stopped, { input, snapshot: stopped.resolveState({ value, context }) }).start();
}

test.each([
  ['word-match', 'playing'],
  ['grammar-master', 'confirmingQuit'],
  ['review', 'reviewing'],
])('%s is played from its setup to its end', (id, state) => {
  const told: boolean[] = [];
  const running = runningFlows();
  const stop = watchPlay(running, (isPlaying) => told.push(isPlaying));
  running.announce(flow('flashcards'));
  running.announce(flow(id));
  running.announce(flow(id, 'complete'));
  expect(told).toEqual([false]);
  const end = running.announce(flow(id, state));
  expect(told).toEqual([false, true]);
  running.announce(flow(id, state))();
  expect(told).toEqual([false, true]);
  end();
  expect(told).toEqual([false, true, false]);
  stop();
});

test('what is played already is told at once', () => {
  const told: boolean[] = [];
  const running = runningFlows();
  running.announce(flow('flashcards'));
  running.announce(flow('word-match', 'playing'));
  watchPlay(running, (isPlaying) => told.push(isPlaying));
  expect(told).toEqual([true]);
});
