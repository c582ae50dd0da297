import { cardImportMachine } from '#machines/study/card-import.machine.ts';
import {
  noChoices,
  noList,
  swappedColumns,
  type CardList,
  type ListFormat,
  type Source,
} from '#machines/study/card-import.rules.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { ownCard } from '../../support/own-cards.ts';
import { defineModel } from '../../support/paths/model.ts';

const owner = { learner: 'u1', zone: 'Europe/London' };
const source: Source = { kind: 'text', text: 'la nube;cloud\nla flor;' };
const words = [ownCard(1)];
const format: ListFormat = {
  ...noList.format,
  separator: ';',
  hasHeading: false,
  columns: { spanish: 0, english: 1, sentence: null },
  titles: ['la nube', 'cloud'],
  noteTypes: [
    { name: 'Basic', count: 2 },
    { name: 'Cloze', count: 1 },
  ],
  noteType: 0,
};
const list: CardList = {
  format,
  cards: [{ spanish: 'la nube', english: 'cloud', sentence: '' }],
  leftOut: [{ line: 2, text: 'la flor', reason: 'It has no English.', isDouble: false }],
};
const none: CardList = { ...list, cards: [] };

export default defineModel(cardImportMachine, {
  inputs: [owner],
  cases: {
    'source.chosen': () => [{ source, words }],
    'list.progressed': () => [{ done: 0.5 }],
    'list.read': () => [{ list }, { list: none }],
    'list.refused': () => [{ reason: 'It has no words.' }],
    'xstate.error.actor.readList': () => [{ error: new Error('offline') }],
    'xstate.error.actor.storeCards': () => [{ error: new Error('full') }],
    'cards.progressed': () => [{ done: 0.4 }],
    'separator.chosen': () => [{ separator: '\t' }],
    'heading.chosen': () => [{ hasHeading: true }],
    'column.chosen': () => [{ part: 'sentence', column: 1 }],
    'notes.chosen': () => [{ noteType: 1 }],
  },
  project: ({ choices, done, list: read, reason, words: own }) => [
    choices,
    done,
    read.cards.length,
    read.leftOut.length,
    reason,
    own.length,
  ],
  invariant: ({ before, after, event }) => {
    const { context } = after;
    if ('readList' in after.children)
      assert.deepEqual(inputOf(after, 'readList'), { source, words, choices: context.choices });
    if ('storeCards' in after.children)
      assert.deepEqual(inputOf(after, 'storeCards'), { ...owner, cards: list.cards });
    if (after.matches('storing')) assert.ok(context.list.cards.length > 0, 'no empty list is previewed');
    if (after.matches('storing') && !before.matches('storing'))
      assert.equal(
        event.type,
        'import.confirmed',
        'only words that the learner saw and confirmed are stored',
      );
    if (after.matches({ offered: 'stored' }) && !before.matches({ offered: 'stored' }))
      assert.equal(event.type, 'cards.stored');
    if (after.matches({ offered: 'cancelled' }))
      assert.ok(
        !('storeCards' in after.children),
        'no cancellation is reported while words may still be stored',
      );
    if (after.matches({ storing: 'starting' }) && !before.matches('storing')) assert.equal(context.done, 0);
    if (event.type === 'import.cancelled' && before.matches({ storing: 'slow' }))
      assert.ok(after.matches({ storing: 'stopping' }), 'what is being stored is first stopped');
    else if (event.type === 'import.cancelled' && before.can(event))
      assert.deepEqual(
        [context.list.cards.length, context.words.length],
        [0, 0],
        'a cancelled list is forgotten',
      );
    if (event.type === 'languages.swapped' && before.can(event))
      assert.deepEqual(
        context.choices.columns,
        swappedColumns(before.context.choices.columns ?? before.context.list.format.columns),
      );
    if (event.type === 'source.chosen' && before.can(event)) assert.deepEqual(context.choices, noChoices);
    if (after.matches({ previewing: 'unreadable' }))
      assert.deepEqual(context.list.cards, [], 'no words read in another way are offered');
    if (after.matches('previewing') && before.matches('previewing') && event.type !== 'list.read')
      assert.deepEqual(context.list.format, before.context.list.format, 'what was understood stays in sight');
    assert.equal(
      after.hasTag('busy'),
      after.matches('reading') || after.matches({ previewing: 'rereading' }) || after.matches('storing'),
    );
  },
});
