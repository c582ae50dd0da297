import { flowCommentsMachine } from '#machines/atlas/flow-comments.machine.ts';
import { partHash, standingOf, type Comment } from '#machines/inspect/comments.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';
import { lampText } from '../../support/picture-fixture.ts';

const about = {
  part: 'lamp.on',
  kind: 'wrong',
  text: 'It <b>blinks',
  name: 'Ana',
  date: '2026-11-03',
} as const;
const own: Comment = { ...about, flow: 'lamp', hash: partHash(lampText, about.part) ?? '' };
const committed: Comment = {
  flow: 'lamp',
  part: 'lamp.gone',
  kind: 'question',
  text: 'Why?',
  name: 'Luis',
  date: '2026-10-01',
  hash: 'old',
};

export default defineModel(flowCommentsMachine, {
  inputs: [{ flow: 'lamp' }],
  cases: {
    'xstate.done.actor.loadComments': () => [
      { output: { flowText: lampText, committed: [committed], own: [] } },
    ],
    'xstate.error.actor.loadComments': () => [{ error: new Error('offline') }],
    'xstate.error.actor.storeComments': () => [{ error: new Error('full') }],
    'xstate.error.actor.saveReview': () => [{ error: new Error('blocked') }],
    'xstate.done.actor.readReview': () => [
      { output: { ok: true, comments: [{ ...own, name: 'Eva' }] } },
      { output: { ok: false, message: 'This file isn’t a review: <i>no' } },
    ],
    'xstate.error.actor.readReview': () => [{ error: new Error('gone') }],
    'comment.added': () => [{ comment: about }, { comment: { ...about, text: '' } }],
    'comment.removed': () => [{ comment: own }, { comment: committed }],
    'file.offered': () => [{ content: new Blob(['{}']) }],
  },
  project: ({ flowText, own: mine, refusal }) => [flowText?.id, mine.map(({ name }) => name), refusal],
  invariant: ({ before, event, after }) => {
    const { flowText, own: mine, committed: theirs, refusal } = after.context;
    assert.equal(after.matches('ready'), flowText !== null, 'comments are shown once loaded');
    assert.equal(after.matches({ ready: 'refused' }), refusal !== '', 'a refusal goes with what follows');
    assert.equal(new Set(mine.map((one) => JSON.stringify(one))).size, mine.length, 'each is there once');
    if (before.matches('ready')) assert.deepEqual(theirs, before.context.committed, 'the repository’s stay');
    if (event.type === 'comment.added' && before.can(event) && flowText) {
      const added = mine.find(({ name }) => name === about.name);
      assert.equal(added && standingOf(added, flowText), 'same', 'a new comment is about what is there');
    }
    if (mine.length !== before.context.own.length && before.matches('ready'))
      assert(after.matches({ ready: 'storing' }), 'what changes is stored');
  },
});
