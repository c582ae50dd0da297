import { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const FALLBACK = 'Native audio failed. Trying AI speech...';
const MISSING_VOICE = 'Your browser has no Spanish voice';

export default defineModel(audioPlayerMachine, {
  inputs: [undefined],
  cases: {
    'audio.toggled': () => [
      { id: 'word', text: '¡Hola!' },
      { id: 'phrase', text: '¿Cómo estás?' },
      { id: 'word', text: '¡Hola!', isSlow: true },
    ],
    'audio.offered': () => [
      { id: 'word', text: '¡Hola!' },
      { id: 'phrase', text: '¿Cómo estás?' },
    ],
    'tone.requested': () => [{ isRight: true }, { isRight: false }],
    'xstate.done.actor.findVoice': () => [
      { output: 'spanish' },
      { output: 'offline' },
      { output: 'other' },
      { output: 'unlisted' },
    ],
    'xstate.done.actor.awaitVoices': () => [{ output: undefined }],
    'xstate.error.actor.playTones': () => [{ error: new Error('offline') }],
    'xstate.error.actor.playNative': () => [{ error: new Error('no recording') }],
    'xstate.error.actor.awaitVoices': () => [{ error: new Error('no list') }],
    'xstate.error.actor.findVoice': () => [{ error: new Error('no speech') }],
    'xstate.error.actor.speak': () => [{ error: new Error('no voice') }],
  },
  project: ({ sound, ...told }) => [sound && [sound.id, sound.isSlow, sound.isOffered], told],
  invariant: ({ before, event, after, emitted }) => {
    const { sound } = after.context;
    if (event.type === 'audio.toggled') {
      const { id, text, isSlow = false } = event;
      const isOwn = before.context.sound?.id === id && before.context.sound.isSlow === isSlow;
      const isHeard =
        before.matches({ sounding: { native: 'playing' } }) ||
        before.matches({ sounding: { synthetic: 'playing' } });
      const isStopped = isOwn && (isHeard || before.context.sound?.isOffered === false);
      assert.deepEqual(
        sound,
        isStopped ? null : { id, text, isSlow, isOffered: false },
        'the same control stops it, unless nobody has asked for it or heard it',
      );
    }
    if (event.type === 'xstate.error.actor.playTones')
      assert.deepEqual(after.value, before.value, 'without tones, everything else sounds on');
    else if (
      event.type === 'playback.started' ||
      (event.type === 'playback.ended' && !before.can(event)) ||
      (event.type === 'playback.failed' && !before.can(event))
    )
      assert.deepEqual([sound, after.hasTag('sounding')], [before.context.sound, before.hasTag('sounding')]);
    else if (
      event.type === 'xstate.done.actor.awaitVoices' ||
      (before.matches({ sounding: 'native' }) && hasFailed(event.type))
    )
      assert(after.matches({ sounding: 'findingVoice' }), 'a voice takes over from a recording');
    else if (event.type === 'xstate.done.actor.findVoice' && !['other', 'offline'].includes(event.output))
      assert(
        after.matches({
          sounding:
            event.output === 'spanish' || before.context.choosesItself ? 'synthetic' : 'awaitingVoices',
        }),
        'a voice is waited for once',
      );
    else if (
      event.type.startsWith('xstate.after.voicesPatience') ||
      event.type === 'xstate.error.actor.awaitVoices'
    )
      assert(after.matches({ sounding: 'synthetic' }) && after.context.choosesItself);
    else if (event.type.startsWith('xstate.') || event.type.startsWith('playback.'))
      assert(after.matches('silent'), 'a sound that ends leaves silence');
    if (after.matches({ sounding: 'findingVoice' }))
      assert.deepEqual(inputOf(after, 'findVoice'), { language: 'es-ES' });
    for (const [title, isTold] of [
      [FALLBACK, before.context.isFallbackAnnounced],
      [MISSING_VOICE, before.context.isMissingVoiceAnnounced],
    ] as const)
      assert(!isTold || !emitted.some((toast) => toast.title === title), `${title} is announced once`);
    if (after.matches({ sounding: 'native' }))
      assert.deepEqual(inputOf(after, 'playNative'), { word: 'hola' });
    if (after.matches({ sounding: 'synthetic' }))
      assert.deepEqual(inputOf(after, 'speak'), {
        text: sound?.text,
        language: 'es-ES',
        isSlow: sound?.isSlow,
      });
    if (event.type === 'tone.requested') assert.equal(after.value, before.value, 'a tone disturbs nothing');
    const { playTones, ...sounds } = after.children;
    assert(playTones);
    const running = Object.values(sounds).filter(Boolean).length;
    assert.equal(running, after.hasTag('sounding') ? 1 : 0, 'one sound at a time, none while silent');
    assert.equal(after.context.sound !== null, after.hasTag('sounding'));
    if (before.context.sound?.isOffered) assert.deepEqual(emitted, [], 'an offered sound fails silently');
    if (after.matches({ sounding: 'native' }))
      assert(after.context.sound?.id === 'word' && !after.context.sound.isSlow, 'slow is never a recording');
  },
  takes: {
    'audio.toggled': ['silent', 'sounding'],
    'audio.offered': ['silent'],
    'audio.stopped': ['sounding'],
    'tone.requested': ['silent', 'sounding'],
    'playback.started': [{ sounding: { native: 'starting' } }, { sounding: { synthetic: 'starting' } }],
    'playback.ended': [{ sounding: 'native' }, { sounding: 'synthetic' }],
    'playback.failed': [{ sounding: 'native' }, { sounding: 'synthetic' }],
  },
  tags: { sounding: ['sounding'] },
  emits: [
    { type: 'toast.shown', kind: 'info', title: FALLBACK },
    {
      type: 'toast.shown',
      kind: 'info',
      title: MISSING_VOICE,
      description: 'Words stay silent until you add one.',
      link: { screen: 'spanishVoice', label: 'Add a Spanish voice' },
    },
    { type: 'toast.shown', kind: 'info', title: 'Your Spanish voice needs the internet' },
    { type: 'toast.shown', kind: 'error', title: 'The voice couldn’t be played. Please try again.' },
    { type: 'toast.shown', kind: 'error', title: 'Speech synthesis not supported in your browser' },
  ],
});

function hasFailed(type: string): boolean {
  const failures = ['playback.failed', 'xstate.error.actor.playNative'];
  return failures.includes(type) || type.startsWith('xstate.after.startPatience');
}
