import { flowCommentsMachine } from '#machines/atlas/flow-comments.machine.ts';
import { draftErrors, has, type Draft } from '#machines/atlas/flow-comments.rules.ts';
import { LONGEST_COMMENT, partHash, standingOf, type Comment } from '#machines/inspect/comments.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';
import { lampText } from '../../support/picture-fixture.ts';

const part = 'lamp.on';
const date = '2026-11-03';
const said = { kind: 'wrong', text: 'It <b>blinks', name: 'Ana' } as const;
const draft: Draft = { ...said, part };
const own: Comment = { ...said, flow: 'lamp', part, date, hash: partHash(lampText, part) ?? '' };
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
      { output: { flowText: lampText, committed: [committed], own: [], draft } },
    ],
    'xstate.error.actor.loadComments': () => [{ error: new Error('offline') }],
    'xstate.error.actor.storeComments': () => [{ error: new Error('full') }],
    'xstate.error.actor.watchComments': () => [{ error: new Error('blocked') }],
    'xstate.error.actor.keepDraft': () => [{ error: new Error('blocked') }],
    'xstate.error.actor.saveReview': () => [{ error: new Error('blocked') }],
    'xstate.done.actor.readReview': () => [
      { output: { ok: true, comments: [own] } },
      { output: { ok: false, message: 'This file isn’t a review: <i>no' } },
    ],
    'xstate.error.actor.readReview': () => [{ error: new Error('gone') }],
    'draft.changed': () => [
      { draft: { ...draft, text: 'x'.repeat(LONGEST_COMMENT + 1), name: '' } },
      { draft },
    ],
    'comment.added': () => [{ part, date }],
    'comment.removed': () => [{ comment: own }, { comment: committed }],
    'comment.restored': () => [{ comment: own }],
    'comments.changed': () => [{ comments: [own] }, { comments: [] }],
    'file.offered': () => [{ content: new Blob(['{}']) }],
  },
  project: ({ flowText, own: mine, added, removed, draft: { text }, errors, refusal }) => [
    flowText?.id,
    [mine, added, removed].map(({ length }) => length),
    [text.length, Object.keys(errors)],
    refusal,
  ],
  invariant: ({ before, event, after }) => {
    const { flowText, own: mine, added, removed, committed: theirs, refusal, errors } = after.context;
    assert.equal(after.matches('ready'), flowText !== null, 'comments are shown once loaded');
    assert.equal(
      after.matches({ ready: { list: 'refused' } }),
      refusal !== '',
      'a refusal goes with what follows',
    );
    assert.equal(new Set(mine.map((one) => JSON.stringify(one))).size, mine.length, 'each is there once');
    assert(
      [...added, ...removed].every((one) => has(mine, one)),
      'what isn’t stored yet is listed',
    );
    assert(!added.some((one) => has(removed, one)), 'nothing is both added and removed');
    if (!before.matches('ready')) return;
    assert.deepEqual(theirs, before.context.committed, 'the repository’s stay');
    if (event.type === 'comment.added') {
      const written = before.context.draft;
      const isRefused = Object.keys(draftErrors(written)).length > 0;
      assert.deepEqual(errors, draftErrors(written), 'what’s wrong is said');
      assert.equal(after.context.draft.text, isRefused ? written.text : '', 'a refused text stays');
      const one = mine.find(({ name }) => name === draft.name);
      if (!isRefused)
        assert.equal(one && flowText && standingOf(one, flowText), 'same', 'it’s about what is there');
    }
    if (added.length > before.context.added.length || removed.length > before.context.removed.length)
      assert(after.matches({ ready: { list: 'storing' } }), 'what changes is stored');
  },
});
