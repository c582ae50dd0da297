import type { GlossedReading, SoundEnd } from '#machines/course/reading.types.ts';
import type { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';

type Player = ActorRefFrom<typeof audioPlayerMachine>;

export const loadReading = fromPromise<GlossedReading | null, { unit: string }>(async ({ input: { unit } }) =>
  (await import('../services/readings.ts')).loadReadingOf(unit),
);

/**
 * Plays a text on the learner's player and resolves once its sound has ended, another sound has taken its place, or it
 * could not be heard. Stopped, it stops its sound.
 */
export function speakLineOn(player: Player) {
  return fromPromise<SoundEnd, { id: string; text: string }>(({ input: { id, text }, signal }) => {
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
      player.send({ type: 'audio.toggled', id, text });
    });
  });
}
