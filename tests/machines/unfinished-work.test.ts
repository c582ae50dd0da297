import type { Work } from '#machines/account/session.machine.ts';
import { flows } from '#machines/all.ts';
import { createActor, type AnyActor, type StateValue } from 'xstate';
import { expect, test } from 'vitest';
import { runningFlows } from '../../src/runtime/running-flows.ts';
import { watchWork, statesWithWork } from '../../src/runtime/unfinished-work.ts';
import { inert } from '../support/paths/control.ts';

const seed = 1;

function flow(id: string, value?: StateValue): AnyActor {
  const machine = flows.find((one) => one.id === id)?.machine;
  if (!machine) throw new Error(`There is no ${id}`);
  const input = { seed, category: null, request: { kind: 'all' }, units: [], saved: {} };
  const stopped = inert(machine);
  if (value === undefined) return createActor(stopped, { input }).start();
  const { context } = createActor(stopped, { input }).getSnapshot();
  return createActor(stopped, { input, snapshot: stopped.resolveState({ value, context }) }).start();
}

function watched() {
  const reported: (Work | null)[] = [];
  const running = runningFlows();
  const stop = watchWork(running, (work) => reported.push(work));
  return { reported, running, stop };
}

test.each(Object.entries(statesWithWork))(
  'what %s is in the middle of is named by states that it has',
  (id, known) => {
    for (const state of [...known.unfinished, ...known.finished]) expect(() => flow(id, state)).not.toThrow();
  },
);

test.each([
  ['word-match', 'playing', 'game'],
  ['grammar-master', 'confirmingQuit', 'game'],
  ['exam-quiz', 'playing', 'exam'],
  ['review', 'reviewing', 'review'],
  ['placement', 'suggested', 'test'],
  ['card-import', 'previewing', 'import'],
  ['settings-form', 'dirty', 'settings'],
  ['unsaved-text', 'typed', 'text'],
] as const)('%s in %s is in the middle of something until its page is left', (id, state, kind) => {
  const { reported, running, stop } = watched();
  running.announce(flow('flashcards'));
  running.announce(flow(id));
  expect(reported).toEqual([null]);
  const end = running.announce(flow(id, state));
  expect(reported).toEqual([null, { kind, isFinished: false }]);
  running.announce(flow(id, state))();
  expect(reported).toHaveLength(2);
  end();
  expect(reported).toEqual([null, { kind, isFinished: false }, null]);
  stop();
});

test.each([
  ['word-match', 'complete', 'game'],
  ['card-import', { offered: 'stored' }, 'import'],
  ['settings-form', 'saved', 'settings'],
  ['unsaved-text', 'saved', 'text'],
] as const)('%s in %o shows its result', (id, state, kind) => {
  const { reported, running, stop } = watched();
  const end = running.announce(flow(id, state));
  running.announce(flow('review', 'reviewing'))();
  end();
  expect(reported).toEqual([
    null,
    { kind, isFinished: true },
    { kind: 'review', isFinished: false },
    { kind, isFinished: true },
    null,
  ]);
  stop();
});

test('running work is reported at once', () => {
  const reported: (Work | null)[] = [];
  const running = runningFlows();
  running.announce(flow('flashcards'));
  running.announce(flow('word-match', 'playing'));
  watchWork(running, (work) => reported.push(work));
  expect(reported).toEqual([{ kind: 'game', isFinished: false }]);
});
