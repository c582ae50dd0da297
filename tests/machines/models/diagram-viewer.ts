import { diagramViewerMachine } from '#machines/diagram-viewer.machine.ts';
import { boxOf, matchesOf, SCALES } from '#machines/diagram-viewer.rules.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';
import { lampPicture } from '../../support/picture-fixture.ts';

export default defineModel(diagramViewerMachine, {
  inputs: [{ flow: 'lamp' }],
  cases: {
    'xstate.done.actor.loadPicture': () => [{ output: lampPicture }, { output: null }],
    'xstate.error.actor.loadPicture': () => [{ error: new Error('offline') }],
    'part.pointed': () => [{ id: 'lamp.on' }, { id: null }],
    'part.selected': () => [{ id: 'lamp.off' }, { id: 'no.such.part' }],
    'part.sought': () => [{ id: 'lamp.off' }, { id: 'no.such.part' }],
    'query.changed': () => ['', 'PRESSED lamp', 'nothing like it'].map((query) => ({ query })),
    'view.zoomed': () => [{ factor: 1.25 }, { factor: 0.8 }],
    'view.panned': () => [{ x: 40, y: -1000 }],
    'frame.measured': () => [{ width: 390, height: 300 }],
  },
  project: ({ picture, pointed, selected, query }) => [picture?.id, pointed, selected, query],
  invariant: ({ before, event, after }) => {
    const { picture, selected, query, view, frame } = after.context;
    assert.equal(after.matches('ready'), picture !== null, 'a picture is there once it is ready');
    assert.ok(view.scale >= SCALES.least && view.scale <= SCALES.most, 'a scale that can be seen');
    if (!picture) return;
    if (selected !== null) assert.ok(boxOf(picture, selected), 'only what is drawn can be chosen');
    assert.ok(view.x < frame.width && view.x + picture.width * view.scale > 0, 'something is in the frame');
    assert.ok(view.y < frame.height && view.y + picture.height * view.scale > 0, 'something is in the frame');
    if (event.type === 'match.advanced' && before.context.query === 'PRESSED lamp') {
      assert.deepEqual(
        matchesOf(picture, query).map(({ id }) => id),
        [selected],
      );
    }
    if (event.type === 'frame.measured' && before.matches({ ready: 'moved' })) {
      assert.deepEqual(view, before.context.view, 'what the reader has moved stays');
    }
  },
});
