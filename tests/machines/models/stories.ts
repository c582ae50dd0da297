import { shelfOf, storiesMachine } from '#machines/course/stories.machine.ts';
import type { Story } from '#machines/course/stories.types.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import assert from 'node:assert/strict';
import { progressOf } from '../../support/course.ts';
import { defineModel } from '../../support/paths/model.ts';

export const storyList: readonly Story[] = [
  {
    unit: 'a1-uno',
    unitTitle: 'Uno',
    level: 'A1',
    title: 'One dog',
    kind: 'dialogue',
    dialogue: null,
    cards: ['nouns-el-perro', 'verbs-ser', 'grammar-mi'],
  },
  {
    unit: 'b1-dos',
    unitTitle: 'Dos',
    level: 'B1',
    title: 'Two cats',
    kind: 'story',
    dialogue: 'Three birds',
    cards: ['verbs-ser'],
  },
];

const asked = progressOf({ rated: [['verbs-ser', 1]] });
const read = progressOf({
  rated: [
    ['verbs-ser', 1],
    ['grammar-mi', 1],
  ],
  read: [
    ['a1-uno', 2],
    ['b1-dos', 2],
  ],
});
const logs = [noProgress, asked, read];

export default defineModel(storiesMachine, {
  inputs: [{ log: null }, { log: asked }],
  cases: {
    'log.changed': ({ context }) =>
      logs.filter((log) => log.count > (context.log?.count ?? -1)).map((log) => ({ log })),
    'xstate.done.actor.loadStories': () => [{ output: storyList }],
    'xstate.error.actor.watchLog': () => [{ error: new Error('There is no log') }],
    'xstate.error.actor.loadStories': () => [{ error: new Error('offline') }],
  },
  project: ({ log, stories }) => [log?.count, stories.length],
  invariant: ({ before, after, event }) => {
    const { log, stories, shelf } = after.context;
    if (event.type === 'xstate.error.actor.watchLog')
      assert.equal(after.matches('failed'), before.matches('failed') || log === null, 'loaded data stays');
    if (event.type === 'log.changed') assert.equal(log, event.log, 'the log is stored');
    else assert.equal(log, before.context.log);
    if (event.type === 'xstate.done.actor.loadStories') assert.equal(stories, event.output);
    if (!after.matches('browsing')) return assert.equal(shelf, null);
    assert.ok(log);
    assert.deepEqual(shelf, shelfOf(stories, log), 'the shelf shows the log');
  },
  emits: [],
  takes: {
    'load.retried': ['failed'],
    'log.changed': [{ preparing: 'waiting' }, { preparing: 'loading' }, 'browsing', 'failed'],
  },
  tags: { busy: [{ preparing: 'waiting' }, { preparing: 'loading' }] },
});
