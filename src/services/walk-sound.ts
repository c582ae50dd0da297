import type { WalkWord } from '#machines/study/paseo.rules.ts';

type Button = 'walk.played' | 'walk.paused' | 'word.skipped' | 'word.returned';

const buttons: readonly (readonly [MediaSessionAction, Button])[] = [
  ['play', 'walk.played'],
  ['pause', 'walk.paused'],
  ['nexttrack', 'word.skipped'],
  ['previoustrack', 'word.returned'],
];

export interface WalkSound {
  tell: (word: WalkWord) => void;
  pause: () => void;
  stop: () => void;
}

/**
 * Holds the device's sound with silence, as speech alone has no buttons on the lock screen and the headset. Tells what is
 * pressed there, and when the device gives its sound to something else.
 */
export function holdSound(notify: (news: { type: Button | 'sound.started' }) => void): WalkSound {
  const silence = new Audio('/silence.wav');
  silence.loop = true;
  let isHeld = false;
  silence.addEventListener('pause', () => {
    if (isHeld) notify({ type: 'sound.started' });
  });
  const session = 'mediaSession' in navigator ? navigator.mediaSession : null;
  for (const [action, type] of buttons) session?.setActionHandler(action, () => notify({ type }));
  const pause = () => {
    isHeld = false;
    silence.pause();
    if (session) session.playbackState = 'paused';
  };
  return {
    tell: ({ spanish, english }) => {
      isHeld = true;
      silence.play().catch(() => undefined);
      if (!session) return;
      session.metadata = new MediaMetadata({ title: spanish, artist: english, album: 'Camino' });
      session.playbackState = 'playing';
    },
    pause,
    stop: () => {
      pause();
      silence.removeAttribute('src');
      for (const [action] of buttons) session?.setActionHandler(action, null);
      if (!session) return;
      session.metadata = null;
      session.playbackState = 'none';
    },
  };
}
