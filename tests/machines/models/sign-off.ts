import { signOffMachine } from '#machines/atlas/sign-off.machine.ts';
import { SIGN_OFF_MAX_BYTES } from '#machines/atlas/sign-off.rules.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';
import { benMark, lampPrints } from '../../support/changes-fixture.ts';

const content = new Blob(['{}']);
const now = Date.parse('2026-11-03T12:00Z');

export default defineModel(signOffMachine, {
  inputs: [undefined],
  cases: {
    'xstate.done.actor.loadSignOff': () => [{ output: { reader: '', marks: [benMark], prints: lampPrints } }],
    'xstate.error.actor.loadSignOff': () => [{ error: new Error('offline') }],
    'xstate.done.actor.readSignOff': () => [
      { output: { ok: true, marks: [{ ...benMark, print: 'aa', readAt: now }] } },
      { output: { ok: false, message: 'This is no sign-off: <img src=x onerror=alert(1)>' } },
    ],
    'xstate.error.actor.readSignOff': () => [{ error: new Error('gone') }],
    'xstate.error.actor.keepSignOff': () => [{ error: new Error('full') }],
    'xstate.error.actor.watchSignOff': () => [{ error: new Error('storage is blocked') }],
    'xstate.error.actor.saveSignOff': () => [{ error: new Error('blocked') }],
    'reader.named': ({ context }) => [{ name: context.reader === '' ? 'Ana' : '' }],
    'part.read': () => [{ flow: 'lamp', state: '', name: 'Lamp', now }],
    'part.unread': () => [{ flow: 'lamp', state: '' }],
    'file.offered': () => [2, SIGN_OFF_MAX_BYTES + 1].map((size) => ({ size, content })),
    'file.requested': () => [{ now }],
    'signOff.kept': () => [{ signOff: { reader: 'Ana', marks: [] } }],
  },
  project: ({ reader, marks, refusal }) => [reader, marks.map((mark) => [mark.reader, mark.print]), refusal],
  invariant: ({ before, event, after }) => {
    const { marks, refusal, reader } = after.context;
    assert.equal(refusal !== '', after.matches({ open: 'refused' }), 'a refusal says why');
    assert.equal('keepSignOff' in after.children, after.matches({ open: 'keeping' }));
    assert.ok(
      marks.every((mark) => mark.reader !== ''),
      'every mark says whose it is',
    );
    if (marks !== before.context.marks && event.type !== 'signOff.kept' && before.matches('open'))
      assert.ok(after.matches({ open: 'keeping' }), 'what is marked is kept');
    if (event.type !== 'part.read' || !before.matches('open')) return;
    const own = marks.find((mark) => mark.flow === event.flow && mark.reader === reader.trim());
    assert.equal(own?.print, reader.trim() === '' ? undefined : 'aa', 'a mark holds what was read');
  },
});
