import { SPEECH_LANGUAGE } from '#machines/constants.ts';
import type { PlaybackEvent } from '#machines/parts/playback.ts';
import {
  isOfFamily,
  languageTag,
  rateOf,
  readVoiceSettings,
  usableVoices,
  voiceFor,
  voicePairFor,
  type Voice,
  type VoiceSettings,
} from '#machines/study/voices.rules.ts';
import { pronunciationAddress } from './session/configuration.ts';
import { noteListed } from './listed-voices.ts';
import { storage } from './storage.ts';

const SETTINGS = 'camino-voice';

type Tell = (news: PlaybackEvent) => void;

/**
 * Plays a dictionary recording and reports progress. Returns a function that stops it; throws if no
 * service is configured.
 */
export function playNative(word: string, tell: Tell): () => void {
  const address = pronunciationAddress(word);
  if (!address) throw new Error('No dictionary service is configured');
  const audio = new Audio(address);
  const fail = () => tell({ type: 'playback.failed' });
  audio.addEventListener('playing', () => tell({ type: 'playback.started' }));
  audio.addEventListener('ended', () => tell({ type: 'playback.ended' }));
  audio.addEventListener('error', fail);
  audio.play().catch(fail);
  const isOver = new AbortController();
  endOnReturn(tell, isOver.signal);
  return () => {
    isOver.abort();
    audio.pause();
  };
}

/**
 * Whether the browser lists a voice of the language that can speak now, one that needs a network, only others, or none
 * yet. Throws without speech synthesis.
 */
export function findVoice(language: string): 'spanish' | 'offline' | 'other' | 'unlisted' {
  if (!canSpeak()) throw new Error('No speech synthesis');
  const voices = listedVoices();
  if (voices.length === 0) return 'unlisted';
  if (voiceFor(usableVoices(voices, isOnline()), language, null)) return 'spanish';
  return voiceFor(voices, language, null) ? 'offline' : 'other';
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
 * Resolves once the browser lists a Spanish voice; never without speech synthesis or after `signal`
 * aborts.
 */
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
 * Speaks with the chosen voice and speed, else the browser's voice for the language, and reports
 * progress. `turn` is 1 for a second speaker, who gets another voice if there is one. Speaks each line of the
 * text by itself, since Chrome cuts a voice of the network off after 15 seconds. Returns a function that stops it.
 */
export function speak(text: string, language: string, isSlow: boolean, tell: Tell, turn = 0): () => void {
  const { voice, speed } = readVoiceSettings(storage.getItem(SETTINGS));
  const [first, other = first] = voicePairFor(usableVoices(listedVoices(), isOnline()), language, voice);
  const speaker = turn === 0 ? first : other;
  let isLeft = false;
  const utterances = text.split('\n').map((part) => {
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.voice = speaker?.source ?? null;
    utterance.lang = speaker?.lang ?? language;
    utterance.rate = rateOf(speed, isSlow);
    utterance.addEventListener('error', ({ error }) => {
      if (isLeft) return;
      if (error === 'network') noteNetworkFailure();
      tell({ type: 'playback.failed' });
    });
    return utterance;
  });
  utterances.at(0)?.addEventListener('start', () => tell({ type: 'playback.started' }));
  utterances.at(-1)?.addEventListener('end', () => tell({ type: 'playback.ended' }));
  // Some browsers drop what follows a needless `cancel`.
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
  for (const utterance of utterances) speechSynthesis.speak(utterance);
  const isOver = new AbortController();
  const { signal } = isOver;
  const leave = () => {
    isLeft = true;
    // Else the browser would speak on after a reload.
    speechSynthesis.cancel();
  };
  addEventListener('pagehide', leave, { signal });
  endOnReturn(tell, signal);
  return () => {
    isOver.abort();
    speechSynthesis.cancel();
  };
}

/** A page that was kept for Back no longer hears how its sound ended. */
function endOnReturn(tell: Tell, signal: AbortSignal): void {
  const end = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell({ type: 'playback.ended' });
  };
  addEventListener('pageshow', end, { signal });
}

type VoiceNews =
  | { type: 'settings.read'; settings: VoiceSettings }
  | { type: 'voices.listed'; voices: readonly Voice[]; isOnline: boolean }
  | { type: 'speech.missing' };

/**
 * Reports the chosen voice and speed, then the Spanish voices once listed, and both on change. Other tabs
 * apply a choice from their next sound on.
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
  let hasListed = false;
  const tellVoices = () => {
    const voices = listedVoices();
    noteListed(voices.length);
    // A list that is empty at first may still come; one that has become empty is news.
    hasListed ||= voices.length > 0;
    if (hasListed)
      notify({
        type: 'voices.listed',
        voices: voices.filter(isSpanish).map(withoutSource),
        isOnline: isOnline(),
      });
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

/** Whether a voice of the network failed since the network last came or a page last asked for voices. */
let hasNetworkFailed = false;
const networkNews = new EventTarget();

function isOnline(): boolean {
  return navigator.onLine && !hasNetworkFailed;
}

function noteNetworkFailure(): void {
  hasNetworkFailed = true;
  networkNews.dispatchEvent(new Event('changed'));
}

/** Safari before 16 has no `voiceschanged` event. */
function followVoices(follow: () => void, signal: AbortSignal): void {
  hasNetworkFailed = false;
  const followBack = () => {
    hasNetworkFailed = false;
    follow();
  };
  addEventListener('online', followBack, { signal });
  addEventListener('offline', follow, { signal });
  networkNews.addEventListener('changed', follow, { signal });
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
    ...claimsOf(source),
    source,
  }));
}

/** Some browsers make no claims. */
function claimsOf({
  localService: isLocal = true,
  default: isDefault = false,
}: Partial<SpeechSynthesisVoice>): Pick<Voice, 'isLocal' | 'isDefault'> {
  return { isLocal, isDefault };
}

function isSpanish({ lang }: Voice): boolean {
  return isOfFamily(lang, SPEECH_LANGUAGE);
}

function withoutSource({ source: _source, ...voice }: ListedVoice): Voice {
  return voice;
}

function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis;
}
