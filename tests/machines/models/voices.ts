import { voicesMachine } from '#machines/study/voices.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

const spain = { id: 'monica', name: 'Mónica', lang: 'es-ES', isLocal: true, isDefault: true };
const mexico = { id: 'paulina', name: 'Paulina', lang: 'es-MX', isLocal: false, isDefault: false };

export default defineModel(voicesMachine, {
  inputs: [{ waited: 0 }, { waited: 2000 }],
  cases: {
    'settings.read': () => [{ settings: { voice: 'paulina', speed: 'fast', isHintDismissed: false } }],
    'voices.listed': () => [
      { voices: [spain, mexico], isOnline: false },
      { voices: [spain, mexico], isOnline: true },
      { voices: [mexico], isOnline: false },
      { voices: [], isOnline: true },
    ],
    'voice.chosen': () => [{ voice: 'monica' }],
    'speed.chosen': () => [{ speed: 'slow' }],
    'xstate.error.actor.watchVoices': () => [{ error: new Error('offline') }],
  },
  project: ({ voices, settings }) => [voices.length, settings],
  invariant: ({ before, event, after }) => {
    const { settings, voices } = after.context;
    if (event.type === 'xstate.error.actor.watchVoices')
      assert(!after.hasTag('busy'), 'nobody waits for voices that cannot be found');
    if (before.matches('opening')) return;
    const chosen = {
      ...(event.type === 'settings.read' && event.settings),
      ...(event.type === 'voice.chosen' && before.can(event) && { voice: event.voice }),
      ...(event.type === 'speed.chosen' && before.can(event) && { speed: event.speed }),
      ...(event.type === 'hint.dismissed' && before.can(event) && { isHintDismissed: true }),
    };
    assert.deepEqual(settings, { ...before.context.settings, ...chosen }, 'only what is chosen changes');
    if (event.type === 'voices.listed') assert.deepEqual(voices, event.voices, 'late voices count, too');
    if (after.matches({ known: { audible: 'listed' } })) assert(voices.length > 0);
    if (after.hasTag('voiceless')) assert(!after.can({ type: 'voice.chosen', voice: null }));
  },
  takes: {
    'settings.read': ['opening', 'known'],
    'voices.listed': ['known'],
    'speech.missing': ['known'],
    'hint.dismissed': [{ known: { audible: 'unlisted' } }, { known: 'silent' }],
    'speed.chosen': [{ known: 'audible' }],
    'voice.chosen': [{ known: { audible: 'listed' } }],
  },
  tags: {
    busy: ['opening', { known: 'looking' }],
    voiceless: [{ known: { audible: 'unlisted' } }, { known: 'silent' }],
  },
});
