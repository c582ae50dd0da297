import { ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import { ownWordsMachine } from '#machines/study/own-words.machine.ts';
import { OWN_PORTION, type Duplicate, type OwnValues } from '#machines/study/own-words.rules.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';
import { ownCard, logOf, ownFactsOf, ownId } from '../../support/own-cards.ts';

const two = [ownCard(1, 'el árbol'), ownCard(2, 'la flor', 'Veo la flor.')];
const logOfTwo = logOf(two);
const many = Array.from({ length: OWN_PORTION + 1 }, (_, index) => ownCard(index + 1));
const logOfMany = logOf(many);
const typed: OwnValues = { spanish: ' la nube ', english: 'cloud', sentence: '' };
const clean: OwnValues = { ...typed, spanish: 'la nube' };
const duplicate: Duplicate = { id: 'nouns-la-nube', spanish: 'la nube', english: 'cloud', isOwn: false };
const id = '00000000-0000-4000-8000-000000000009';

export default defineModel(ownWordsMachine, {
  inputs: [{ log: null }, { log: logOfTwo }],
  cases: {
    'log.changed': ({ context }) => (context.log === null ? [{ log: logOfTwo }, { log: logOfMany }] : []),
    'xstate.error.actor.watchLog': ({ context }) =>
      context.round === 0 && context.dropped.length === 0 ? [{ error: new Error('There is no log') }] : [],
    'search.changed': ({ context }) =>
      context.search === '' && context.log === logOfMany ? [{ search: 'palabra' }] : [],
    'form.submitted': () => [{ values: typed, id }],
    'word.chosen': ({ context }) =>
      context.log === logOfMany ? [] : [{ id: ownId(1) }, { id: 'own-unknown' }],
    'word.dropped': ({ context }) =>
      context.dropped.length > 0 || context.log === logOfMany
        ? []
        : [{ id: ownId(1) }, { id: ownId(2) }, { id: 'own-unknown' }],
    'xstate.done.actor.checkWord': () => [
      { output: { ok: true, values: clean, duplicate: null } },
      { output: { ok: true, values: clean, duplicate } },
      { output: { ok: false, errors: { english: 'Please write what it means' } } },
    ],
    'xstate.error.actor.checkWord': () => [{ error: new Error('offline') }],
  },
  project: ({ words, search, shown, card, values, errors, duplicate: same, dropped }) => [
    words?.length,
    search,
    Math.min(shown, 100),
    card,
    values,
    errors,
    same,
    dropped.length,
  ],
  invariant: ({ before, after, event, emitted }) => {
    const { context } = after;
    assert.equal(after.matches('reading'), context.log === null, 'a list is there once the log is read');
    if (event.type === 'log.changed') assert.equal(context.log, event.log);
    else assert.equal(context.log, before.context.log);
    assert.deepEqual(context.words, context.log && ownCardsOf(context.log));
    assert.equal(
      Object.keys(context.errors).length > 0,
      after.matches({ open: { form: { ready: 'refused' } } }),
    );
    assert.equal(
      context.duplicate !== null,
      after.matches({ open: { form: 'duplicate' } }),
      'a duplicate is named',
    );
    const isChanging = after.matches({ open: { card: 'changing' } });
    assert.equal(context.card !== '', isChanging, 'the form knows which card it changes');
    const wasWritten = after.hasTag('written') && !before.hasTag('written');
    const isDrop = event.type === 'word.dropped' && before.can(event);
    const isUndone = event.type === 'drop.undone' && before.can(event);
    if (wasWritten) {
      const isChange = before.matches({ open: { card: 'changing' } });
      const kind = isChange ? 'card.changed' : 'card.made';
      const card = isChange ? before.context.card : `own-${id}`;
      const facts = { card, spanish: 'la nube', english: 'cloud' };
      assert.deepEqual(
        emitted,
        [{ type: 'fact.recorded', fact: { kind, facts } }],
        'the cleaned values are stored',
      );
      assert(after.matches({ open: { form: { ready: isChange ? 'changed' : 'added' } } }));
      assert.equal(context.written, 'la nube');
      assert.deepEqual([context.card, context.values.spanish], ['', ''], 'the form is empty again');
    } else if (isDrop) {
      assert.deepEqual(emitted, [
        { type: 'fact.recorded', fact: { kind: 'card.dropped', facts: { card: event.id } } },
      ]);
      assert.notEqual(context.card, event.id, 'the form doesn’t keep a dropped word');
      assert.equal(context.dropped.at(-1)?.id, event.id);
    } else if (isUndone) {
      const word = before.context.dropped.at(-1);
      const [made] = emitted;
      assert.ok(made?.fact.kind === 'card.made' && made.fact.facts.card === word?.id);
      assert.equal(made.fact.facts.sentence ?? '', word?.example, 'nothing of it is lost');
    } else assert.deepEqual(emitted, []);
    assert.equal(after.can({ type: 'drop.undone' }), context.dropped.length > 0 && context.words !== null);
    if (event.type === 'search.changed') assert.equal(context.shown, OWN_PORTION, 'a search begins anew');
  },
  takes: {
    'log.changed': ['reading', 'open'],
    'search.changed': ['open'],
    'more.wanted': ['open'],
    'word.chosen': ['open'],
    'change.cancelled': ['open'],
    'word.dropped': ['open'],
    'drop.undone': ['open'],
    'form.submitted': [{ open: { form: 'ready' } }],
    'field.changed': [
      { open: { form: { ready: 'added' } } },
      { open: { form: { ready: 'changed' } } },
      { open: { form: 'duplicate' } },
    ],
    'duplicate.accepted': [{ open: { form: 'duplicate' } }],
  },
  emits: [
    { kind: 'card.made' as const, facts: { card: `own-${id}`, spanish: 'la nube', english: 'cloud' } },
    { kind: 'card.changed' as const, facts: { card: ownId(1), spanish: 'la nube', english: 'cloud' } },
    { kind: 'card.dropped' as const, facts: { card: ownId(1) } },
    { kind: 'card.dropped' as const, facts: { card: ownId(2) } },
    { kind: 'card.made' as const, facts: ownFactsOf(1, 'el árbol') },
    { kind: 'card.made' as const, facts: { ...ownFactsOf(2, 'la flor'), sentence: 'Veo la flor.' } },
  ].map((fact) => ({ type: 'fact.recorded' as const, fact })),
});
