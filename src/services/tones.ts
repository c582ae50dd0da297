/** Frequencies in Hz, in sequence, and their waveform. */
const tones = {
  right: { notes: [659.26, 880], wave: 'sine', volume: 0.12 },
  wrong: { notes: [233.08, 196], wave: 'triangle', volume: 0.12 },
} as const;
const NOTE_SECONDS = 0.11;
const FADE_SECONDS = 0.14;

let context: AudioContext | undefined;

/**
 * Two short notes, rising if right, falling if wrong. Silent without audio or before a user gesture.
 * Plays after the next paint, since opening audio is slow the first time.
 */
export function playTone(isRight: boolean): void {
  if (!('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  requestAnimationFrame(() => setTimeout(sound, 0, isRight));
}

function sound(isRight: boolean): void {
  context ??= new AudioContext();
  void context.resume();
  const { notes, wave, volume } = isRight ? tones.right : tones.wrong;
  for (const [index, frequency] of notes.entries()) {
    const start = context.currentTime + index * NOTE_SECONDS;
    const oscillator = new OscillatorNode(context, { type: wave, frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + FADE_SECONDS);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + FADE_SECONDS);
  }
}
