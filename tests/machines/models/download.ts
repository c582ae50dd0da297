import { downloadMachine } from '#machines/upkeep/download.machine.ts';
import { cardsOf, categoriesOf, pdfSets } from '#machines/upkeep/download.rules.ts';
import assert from 'node:assert/strict';
import { cards } from '../../support/cards.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const requests = [
  ...pdfSets.slice(0, 1).map((set) => ({ kind: 'set' as const, set, paper: 'a4' as const })),
  { kind: 'csv' as const, category: 'verbs' as const, title: 'Verbs' },
];
const file = { name: 'camino.pdf', address: 'blob:camino/1' };

export default defineModel(downloadMachine, {
  inputs: [undefined],
  cases: {
    'download.requested': () => requests.map((request) => ({ request })),
    'file.progressed': () => [{ done: 1 }],
    'file.made': () => [{ file }],
    'xstate.done.actor.loadCards': () => [{ output: cards(4) }, { output: [] }],
    'xstate.error.actor.loadCards': () => [{ error: new Error('offline') }],
    'xstate.error.actor.makeFile': () => [{ error: new Error('offline') }],
    'xstate.error.actor.holdFile': () => [{ error: new Error('offline') }],
    'xstate.error.actor.saveFile': () => [{ error: new Error('blocked') }],
  },
  project: ({ request, done, file: held }) => [request?.kind, done, held?.name],
  invariant: ({ before, after, event }) => {
    const { request, cards: chosen, done, file: held } = after.context;
    assert.equal(held !== null, after.matches('holding'), 'a file is held until the learner is done with it');
    assert.equal('holdFile' in after.children, after.matches('holding'), 'and its memory is freed then');
    assert.equal('makeFile' in after.children, after.matches({ preparing: 'making' }));
    const children = {
      loadCards: { categories: request && categoriesOf(request) },
      makeFile: { request, cards: chosen },
      holdFile: held,
      saveFile: held,
    };
    for (const [child, input] of Object.entries(children)) {
      if (child in after.children) assert.deepEqual(inputOf(after, child), input);
    }
    if (event.type === 'file.progressed' && before.can(event)) assert.equal(done, event.done);
    if (event.type === 'download.requested' && before.can(event)) assert.equal(request, event.request);
    if (event.type === 'file.made' && before.can(event)) assert.equal(held, event.file);
    if (event.type === 'xstate.done.actor.loadCards')
      assert(after.matches(event.output.length > 0 ? { preparing: 'making' } : { resting: 'failed' }));
    assert(done <= chosen.length);
    if (after.matches({ preparing: 'making' })) {
      assert(request);
      assert.deepEqual(chosen, cardsOf(request, cards(4)));
    } else assert.deepEqual(chosen, [], 'cards are kept only while the file is being made');
    if (before.hasTag('busy') && event.type === 'download.requested')
      assert.deepEqual(after.value, before.value, 'one file at a time');
    if (event.type !== 'download.requested') assert.equal(request, before.context.request);
    if (after.matches({ resting: 'cancelled' }) && !before.matches({ resting: 'cancelled' }))
      assert.deepEqual(Object.keys(after.children), [], 'nothing is made or saved after it was cancelled');
  },
});
