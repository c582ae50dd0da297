import { wordNoteMachine } from '#machines/study/word-note.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const card = 'nouns-la-casa';
const saved = 'A white house';
const typed = ' Casablanca ';
const note = 'Casablanca';

export default defineModel(wordNoteMachine, {
  inputs: [{ card }],
  cases: {
    'note.opened': () => [{ note: '' }, { note: saved }],
    'form.submitted': () => [{ note: typed }],
    'note.closed': ({ context }) => [{ note: typed }, { note: context.before }],
    'xstate.done.actor.checkNote': () => [
      { output: { ok: true, values: { note } } },
      { output: { ok: false, errors: { note: 'Please write what helps you' } } },
    ],
    'xstate.error.actor.checkNote': () => [{ error: new Error('offline') }],
  },
  project: ({ before, text, draft, errors }) => [before, text, draft, errors],
  invariant: ({ before, after, event, emitted }) => {
    const { context } = after;
    assert.equal(after.hasTag('dialog'), after.matches('open'));
    assert.equal(context.card, card);
    if (event.type === 'note.opened' && before.can(event)) {
      assert.equal(context.before, event.note);
      assert.equal(context.text, before.context.draft ?? event.note, 'what was typed before is there again');
    }
    if (event.type === 'note.closed' && before.can(event))
      assert.equal(context.draft, event.note === context.before ? null : event.note, 'typed text stays');
    if (event.type === 'edit.cancelled' && before.can(event)) assert.equal(context.draft, null);
    if (after.matches({ open: 'checking' }) && event.type === 'form.submitted')
      assert.deepEqual(inputOf(after, 'checkNote'), { note: event.note, before: context.before });
    if (after.matches('open'))
      assert.equal(
        'note' in context.errors,
        after.matches({ open: { editing: 'refused' } }),
        'a refused note has a message',
      );
    const isSaved = event.type === 'xstate.done.actor.checkNote' && event.output.ok;
    assert.deepEqual(
      emitted,
      isSaved ? [{ type: 'fact.recorded', fact: { kind: 'card.noted', facts: { card, note } } }] : [],
    );
    if (isSaved) assert(after.hasTag('saved') && context.draft === null);
  },
  takes: {
    'note.opened': ['closed'],
    'form.submitted': [{ open: 'editing' }],
    'edit.cancelled': ['open'],
    'note.closed': ['open'],
  },
  tags: { dialog: ['open'], busy: [{ open: 'checking' }], saved: [{ closed: 'saved' }] },
  emits: [{ type: 'fact.recorded' as const, fact: { kind: 'card.noted' as const, facts: { card, note } } }],
});
