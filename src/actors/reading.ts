import { SPEECH_LANGUAGE } from '#machines/constants.ts';
import type { Source, SpokenDialogue } from '#machines/course/dialogue.types.ts';
import type { GlossedReading, SoundEnd, SpokenLine } from '#machines/course/reading.types.ts';
import type { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import type { VoicesHere, WalkWord } from '#machines/study/paseo.rules.ts';
import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { fromLazyCallback } from './lazy-callback.ts';

type Player = ActorRefFrom<typeof audioPlayerMachine>;

export const loadReading = fromPromise<GlossedReading | null, { unit: string }>(async ({ input: { unit } }) =>
  (await import('../services/readings.ts')).loadReadingOf(unit),
);

export const loadDialogue = fromPromise<SpokenDialogue | null, { unit: string; source: Source }>(
  async ({ input: { unit, source } }) =>
    (await import('../services/dialogues.ts')).loadDialogueOf(unit, source),
);

/**
 * Plays a text on the learner's player. Resolves when the sound ended, was replaced or failed. Stops its
 * sound when stopped.
 */
export function speakLineOn(player: Player) {
  return fromPromise<SoundEnd, SpokenLine>(({ input: { id, ...sound }, signal }) => {
    const isOwn = ({ context }: SnapshotFrom<Player>) => context.sound?.id === id;
    return new Promise((resolve) => {
      let isSounding = false;
      let hasFailed = false;
      const toasts = player.on('toast.shown', ({ kind }) => {
        hasFailed ||= kind === 'error';
      });
      const watch = player.subscribe((state) => {
        if (isOwn(state)) {
          isSounding = state.matches({ sounding: 'native' }) || state.matches({ sounding: 'synthetic' });
          return;
        }
        stop();
        resolve(state.hasTag('sounding') ? 'interrupted' : isSounding && !hasFailed ? 'heard' : 'unheard');
      });
      const stop = () => {
        watch.unsubscribe();
        toasts.unsubscribe();
      };
      signal.addEventListener('abort', () => {
        stop();
        if (isOwn(player.getSnapshot())) player.send({ type: 'audio.stopped' });
      });
      if (isOwn(player.getSnapshot())) player.send({ type: 'audio.stopped' });
      player.send({ type: 'audio.toggled', id, ...sound });
    });
  });
}

type WalkEvent = { type: 'word.changed'; word: WalkWord | null } | { type: 'walk.stopped' };

/** Rejects without speech synthesis. */
export const findVoices = fromPromise<VoicesHere>(async () => {
  const { findVoice } = await import('../services/sound.ts');
  return { hasSpanish: findVoice(SPEECH_LANGUAGE) === 'spanish', hasEnglish: findVoice('en-GB') !== 'other' };
});

/** Resolves once the browser lists a Spanish voice: listed late, or just installed. */
export const awaitVoice = fromPromise<void>(async ({ signal }) => {
  const { spanishVoiceListed } = await import('../services/sound.ts');
  await spanishVoiceListed(signal);
});

export function holdSoundBeside(player: ActorRefFrom<typeof audioPlayerMachine>) {
  return fromLazyCallback<WalkEvent>(async ({ sendBack }) => {
    player.send({ type: 'audio.stopped' });
    const { holdSound } = await import('../services/walk-sound.ts');
    const { tell, pause, stop } = holdSound(sendBack);
    const tellSounding = (state: SnapshotFrom<typeof player>) => {
      if (state.hasTag('sounding')) sendBack({ type: 'sound.started' });
    };
    tellSounding(player.getSnapshot());
    const following = player.subscribe(tellSounding);
    return {
      hear: (event) => {
        if (event.type === 'walk.stopped') pause();
        else if (event.word) tell(event.word);
      },
      stop: () => {
        following.unsubscribe();
        stop();
      },
    };
  });
}

export const keepAwake = fromLazyCallback<{ type: 'none' }, { isWanted: boolean }>(async ({ input }) => {
  if (!input.isWanted) return undefined;
  const { keepScreenOn } = await import('../services/wake-lock.ts');
  return { stop: keepScreenOn() };
});
