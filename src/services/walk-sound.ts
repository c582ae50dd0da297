import type { WalkWord } from '#machines/study/paseo.rules.ts';

type Button = 'walk.played' | 'walk.paused' | 'word.skipped' | 'word.returned';

const buttons: readonly (readonly [MediaSessionAction, Button])[] = [
  ['play', 'walk.played'],
  ['pause', 'walk.paused'],
  ['nexttrack', 'word.skipped'],
  ['previoustrack', 'word.returned'],
];

/** Samples per second, one byte each. Browsers show no media controls for sounds under five seconds. */
const RATE = 8000;
const LENGTH = 6 * RATE;
const SILENT_SAMPLE = 128;
/** The chunk ids of a WAV file as numbers: `RIFF`, `WAVE`, `fmt `, `data`. */
const [RIFF, WAVE, FORMAT, DATA] = [0x46464952, 0x45564157, 0x20746d66, 0x61746164];

export interface WalkSound {
  tell: (word: WalkWord) => void;
  pause: () => void;
  stop: () => void;
}

/**
 * Plays silence so that lock screen and headset show media controls, which speech alone doesn't get.
 * Reports their buttons and when another app takes the audio.
 */
export function holdSound(notify: (news: { type: Button | 'sound.started' }) => void): WalkSound {
  const address = URL.createObjectURL(silentFile());
  const silence = new Audio(address);
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
      URL.revokeObjectURL(address);
      for (const [action] of buttons) session?.setActionHandler(action, null);
      if (!session) return;
      session.metadata = null;
      session.playbackState = 'none';
    },
  };
}

/** Six seconds of silence as WAV, generated to work offline. */
function silentFile(): Blob {
  const format = [FORMAT, 16, 0x00010001, RATE, RATE, 0x00080001];
  const header = new Uint32Array([RIFF, 36 + LENGTH, WAVE, ...format, DATA, LENGTH]);
  return new Blob([header, new Uint8Array(LENGTH).fill(SILENT_SAMPLE)], { type: 'audio/wav' });
}
