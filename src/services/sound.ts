import { SPEECH_LANGUAGE, VOICES_PATIENCE } from '#machines/constants.ts';
import {
  isOfFamily,
  languageTag,
  rateOf,
  readVoiceSettings,
  voiceFor,
  type Voice,
  type VoiceSettings,
} from '#machines/study/voices.rules.ts';
import { pronunciationAddress } from './session/configuration.ts';
import { storage } from './storage.ts';

const START_PATIENCE = 4000;
const SETTINGS = 'camino-voice';

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
  if (!canSpeak()) throw new Error('No speech synthesis');
  const voices = listedVoices();
  if (voices.length === 0) return 'unlisted';
  return voiceFor(voices, language, null) ? 'spanish' : 'other';
}

/** Resolves once the browser lists voices. */
export function awaitVoices(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (speechSynthesis.getVoices().length > 0) resolve();
    };
    followVoices(check, signal);
    check();
  });
}

/**
 * Whether Spanish sentences can be heard here: only with a listed Spanish voice. Waits for the list at most
 * `VOICES_PATIENCE`. Never rejects.
 */
export async function earOf(): Promise<'none' | 'synthetic'> {
  if (!canSpeak()) return 'none';
  const waiting = new AbortController();
  const patience = new Promise<void>((resolve) => setTimeout(resolve, VOICES_PATIENCE));
  await Promise.race([awaitVoices(waiting.signal), patience]);
  waiting.abort();
  return findVoice(SPEECH_LANGUAGE) === 'spanish' ? 'synthetic' : 'none';
}

/** Resolves once the browser lists a Spanish voice, be it hours later; never if it cannot speak or `signal` is aborted. */
export function spanishVoiceListed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!canSpeak()) return;
    const look = () => {
      if (findVoice(SPEECH_LANGUAGE) === 'spanish') resolve();
    };
    followVoices(look, signal);
    look();
  });
}

/**
 * Speaks a text to its end with the voice and the speed that this device keeps; without such a voice, with the browser's
 * voice for the language if it lists one.
 */
export function speak(text: string, language: string, isSlow: boolean, signal: AbortSignal): Promise<void> {
  const { voice, speed } = readVoiceSettings(storage.getItem(SETTINGS));
  const utterance = new SpeechSynthesisUtterance(text);
  const speaker = voiceFor(listedVoices(), language, voice);
  utterance.voice = speaker?.source ?? null;
  utterance.lang = speaker?.lang ?? language;
  utterance.rate = rateOf(speed, isSlow);
  return sounding(signal, (started, ended, failed) => {
    utterance.addEventListener('start', started);
    utterance.addEventListener('end', ended);
    utterance.addEventListener('error', ({ error }) => failed(new Error(error)));
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  });
}

type VoiceNews =
  | { type: 'settings.read'; settings: VoiceSettings }
  | { type: 'voices.listed'; voices: readonly Voice[] }
  | { type: 'speech.missing' };

/**
 * Tells which voice and speed this device keeps, then its Spanish voices as soon as it lists any voices, and both again
 * when they change. They hold in other tabs from the next sound there.
 */
export function watchVoices(notify: (news: VoiceNews) => void): {
  write: (settings: VoiceSettings) => void;
  stop: () => void;
} {
  const watching = new AbortController();
  const { signal } = watching;
  const tellSettings = (text: string | null) =>
    notify({ type: 'settings.read', settings: readVoiceSettings(text) });
  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === SETTINGS) tellSettings(newValue);
  };
  const tellVoices = () => {
    const voices = listedVoices();
    if (voices.length > 0)
      notify({ type: 'voices.listed', voices: voices.filter(isSpanish).map(withoutSource) });
  };
  addEventListener('storage', followOtherTab, { signal });
  tellSettings(storage.getItem(SETTINGS));
  if (canSpeak()) {
    followVoices(tellVoices, signal);
    tellVoices();
  } else {
    notify({ type: 'speech.missing' });
  }
  return {
    write: (settings) => storage.setItem(SETTINGS, JSON.stringify(settings)),
    stop: () => watching.abort(),
  };
}

/** Safari before 16 tells of no changes. */
function followVoices(follow: () => void, signal: AbortSignal): void {
  if ('addEventListener' in speechSynthesis)
    speechSynthesis.addEventListener('voiceschanged', follow, { signal });
}

interface ListedVoice extends Voice {
  source: SpeechSynthesisVoice;
}

function listedVoices(): ListedVoice[] {
  return speechSynthesis.getVoices().map((source) => ({
    id: source.voiceURI,
    name: source.name,
    lang: languageTag(source.lang),
    source,
  }));
}

function isSpanish({ lang }: Voice): boolean {
  return isOfFamily(lang, SPEECH_LANGUAGE);
}

function withoutSource({ id, name, lang }: ListedVoice): Voice {
  return { id, name, lang };
}

function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis;
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
