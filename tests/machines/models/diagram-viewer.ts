import { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { boxOf, fitView, keepInViewport, matchesOf, SCALES } from '#machines/atlas/diagram-viewer.rules.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../../support/paths/model.ts';
import { lampInWords, lampPicture } from '../../support/picture-fixture.ts';

/** A choice that can't be stored affects nothing else. */
function whileKept<Payload>(payloads: readonly Payload[]) {
  return (snapshot: SnapshotFrom<typeof diagramViewerMachine>) =>
    snapshot.matches({ ready: { choice: 'unstored' } }) ? [] : payloads;
}

export default defineModel(diagramViewerMachine, {
  inputs: [
    { flow: 'lamp', prefersWords: false, at: null },
    { flow: 'lamp', prefersWords: true, at: 'lamp.on' },
  ],
  cases: {
    'xstate.done.actor.loadPicture': () => [{ output: lampPicture }, { output: null }],
    'xstate.error.actor.loadPicture': () => [{ error: new Error('offline') }],
    'xstate.done.actor.loadInWords': () => [{ output: lampInWords }],
    'xstate.error.actor.storeWording': ({ context: { pointed, selected, query } }) =>
      pointed === null && selected === null && query === '' ? [{ error: new Error('no room') }] : [],
    'xstate.error.actor.loadInWords': () => [{ error: new Error('offline') }],
    'part.pointed': whileKept([{ id: 'lamp.on' }, { id: null }]),
    'part.selected': whileKept([{ id: 'lamp.off' }, { id: 'no.such.part' }]),
    'part.requested': whileKept([{ id: 'lamp.off' }, { id: 'no.such.part' }]),
    'query.changed': whileKept(['', 'PRESSED lamp', 'nothing like it'].map((query) => ({ query }))),
    'step.shown': whileKept([{ states: ['lamp.on'], transitions: ['lamp.off|lamp.pressed|0'] }]),
    'view.zoomed': whileKept([{ factor: 1.25 }, { factor: 0.8 }]),
    'view.panned': whileKept([{ x: 40, y: -1000 }]),
    'view.fitted': whileKept([{}]),
    'viewport.measured': whileKept([{ width: 390, height: 300 }]),
  },
  project: ({ picture, inWords, pointed, selected, query }) => [
    picture?.id,
    inWords?.id,
    pointed,
    selected,
    query,
  ],
  invariant: ({ before, event, after }) => {
    const { flow, picture: known, inWords, drawn: picture, selected, query, view, viewport } = after.context;
    if ('loadPicture' in after.children) assert.deepEqual(inputOf(after, 'loadPicture'), { flow });
    if ('loadInWords' in after.children) assert.deepEqual(inputOf(after, 'loadInWords'), { flow });
    const isInWords = after.matches({ ready: { labels: 'words' } });
    assert.equal(picture, isInWords ? inWords : known, 'words are drawn while they are chosen and loaded');
    assert.equal(after.matches('ready'), picture !== null, 'there is a picture once it is ready');
    assert.ok(view.scale >= SCALES.least && view.scale <= SCALES.most, 'the scale is within its limits');
    if (!picture) return;
    if (selected !== null) assert.ok(boxOf(picture, selected), 'only parts of the picture can be chosen');
    assert.ok(
      view.x < viewport.width && view.x + picture.width * view.scale > 0,
      'something is in the viewport',
    );
    assert.ok(
      view.y < viewport.height && view.y + picture.height * view.scale > 0,
      'something is in the viewport',
    );
    if (event.type === 'match.advanced' && before.context.query === 'PRESSED lamp') {
      assert.deepEqual(
        matchesOf(known ?? picture, query).map(({ id }) => id),
        [selected],
      );
    }
    if (event.type === 'selection.cleared') assert.equal(selected, null);
    if (event.type === 'view.fitted') assert.deepEqual(view, fitView(picture, viewport));
    if (event.type === 'viewport.measured' && before.matches({ ready: { view: 'fitted' } })) {
      assert.deepEqual(view, fitView(picture, viewport), 'a fitted view fits a viewport of another size');
    }
    if (event.type === 'part.requested' && selected === event.id)
      assert.ok(
        after.matches({ ready: { view: 'moved' } }),
        'a part in view stays in view when the viewport changes',
      );
    if (event.type === 'viewport.measured' && before.matches({ ready: { view: 'moved' } })) {
      const still = keepInViewport(before.context.view, picture, viewport);
      assert.deepEqual(view, still, 'what the reader has moved stays, as far as the viewport allows');
    }
  },
});
