import { pronunciationAddress } from './session/configuration.ts';

const START_PATIENCE = 4000;

/** Plays the dictionary service's recording of a word to its end. Rejects if there is none or it does not start. */
export function playNative(word: string, signal: AbortSignal): Promise<void> {
  const address = pronunciationAddress(word);
  if (!address) return Promise.reject(new Error('No dictionary service is configured'));
  const audio = new Audio(address);
  return sounding(signal, (started, ended, failed) => {
    audio.addEventListener('playing', started);
    audio.addEventListener('ended', ended);
    audio.addEventListener('error', () => failed(new Error('The recording could not be played')));
    audio.play().catch(failed);
    return () => audio.pause();
  });
}

/** Whether the browser lists a Spanish voice, only others, or none (yet). Throws if it cannot speak at all. */
export function findVoice(language: string): 'spanish' | 'other' | 'unlisted' {
  if (!('speechSynthesis' in globalThis)) throw new Error('No speech synthesis');
  if (speechSynthesis.getVoices().length === 0) return 'unlisted';
  return voiceFor(language) ? 'spanish' : 'other';
}

/** Resolves once the browser lists voices. */
export function awaitVoices(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (speechSynthesis.getVoices().length > 0) resolve();
    };
    speechSynthesis.addEventListener('voiceschanged', check, { signal });
    check();
  });
}

/** Speaks a text to its end, with the browser's voice for the language if it lists one. */
export function speak(text: string, language: string, rate: number, signal: AbortSignal): Promise<void> {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  utterance.rate = rate;
  utterance.voice = voiceFor(language);
  return sounding(signal, (started, ended, failed) => {
    utterance.addEventListener('start', started);
    utterance.addEventListener('end', ended);
    utterance.addEventListener('error', ({ error }) => failed(new Error(error)));
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  });
}

function voiceFor(language: string): SpeechSynthesisVoice | null {
  const voices = speechSynthesis.getVoices();
  const [family = language] = language.split('-');
  return (
    voices.find((voice) => spoken(voice) === language) ??
    voices.find((voice) => spoken(voice).split('-')[0] === family) ??
    null
  );
}

/** The voice's language; Android writes it with an underscore. */
function spoken(voice: SpeechSynthesisVoice): string {
  return voice.lang.replace('_', '-');
}

type Begin = (started: () => void, ended: () => void, failed: (error: unknown) => void) => () => void;

async function sounding(signal: AbortSignal, begin: Begin): Promise<void> {
  signal.throwIfAborted();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = begin(() => clearTimeout(timer), resolve, reject);
      const giveUp = (reason: string) => {
        stop();
        reject(new Error(reason));
      };
      timer = setTimeout(() => giveUp('The sound did not start'), START_PATIENCE);
      signal.addEventListener('abort', () => giveUp('The sound was stopped'));
    });
  } finally {
    clearTimeout(timer);
  }
}
