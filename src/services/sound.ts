import { pronunciationAddress } from './configuration.ts';

const START_PATIENCE = 4000;

/** Plays the dictionary service's recording of a word to its end. Rejects where there is none or it does not start. */
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

/** Speaks a text to its end with the browser's voice for the language, where it has one. */
export function speak(text: string, language: string, rate: number, signal: AbortSignal): Promise<void> {
  if (!('speechSynthesis' in globalThis)) return Promise.reject(new Error('No speech synthesis'));
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
  const spoken = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-');
  return (
    voices.find((voice) => spoken(voice) === language) ??
    voices.find((voice) => spoken(voice).startsWith(family)) ??
    null
  );
}

type Begin = (started: () => void, ended: () => void, failed: (error: unknown) => void) => () => void;

function sounding(signal: AbortSignal, begin: Begin): Promise<void> {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop();
      reject(new Error('The sound did not start'));
    }, START_PATIENCE);
    const started = () => clearTimeout(timer);
    const ended = () => {
      clearTimeout(timer);
      resolve();
    };
    const failed = (error: unknown) => {
      clearTimeout(timer);
      reject(error);
    };
    stop = begin(started, ended, failed);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stop();
    });
  });
}
