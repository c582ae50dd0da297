import type { VoiceSettings } from '#machines/study/voices.rules.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasListedNone } from '../../src/services/listed-voices.ts';
import {
  awaitVoices,
  findVoice,
  playNative,
  speak,
  spanishVoiceListed,
  watchVoices,
} from '../../src/services/sound.ts';
import { eventually } from '../support/eventually.ts';

class FakeAudio extends EventTarget {
  static made: FakeAudio[] = [];
  isPaused = true;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    FakeAudio.made.push(this);
  }

  play(): Promise<void> {
    this.isPaused = false;
    return Promise.resolve();
  }

  pause(): void {
    this.isPaused = true;
  }
}

class FakeUtterance extends EventTarget {
  text: string;
  lang = '';
  rate = 1;
  voice: unknown = null;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

const changes = new EventTarget();

const stored = new Map<string, string>();
let tab: EventTarget;

const synthesis = {
  said: [] as FakeUtterance[],
  cancelled: 0,
  speaking: false,
  getVoices: () => [
    { voiceURI: 'alex', name: 'Alex', lang: 'en-US' },
    { voiceURI: 'paulina', name: 'Paulina', lang: 'es-MX' },
    { voiceURI: 'monica', name: 'Mónica', lang: 'es_ES' },
  ],
  addEventListener: changes.addEventListener.bind(changes),
  cancel: () => (synthesis.cancelled += 1),
  speak: (utterance: FakeUtterance) => synthesis.said.push(utterance),
};

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  tab = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, tab[name].bind(tab));
  vi.stubEnv('VITE_PRONUNCIATION_URL', 'https://words.example/audio?lang=es&word={word}');
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('navigator', { onLine: true });
  FakeAudio.made = [];
  synthesis.said = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('a recording is requested by its encoded word and reports its progress', () => {
  const reported: string[] = [];
  playNative('qué', ({ type }) => reported.push(type));
  const [audio] = FakeAudio.made;
  expect(audio?.address).toBe('https://words.example/audio?lang=es&word=qu%C3%A9');
  audio?.dispatchEvent(new Event('playing'));
  audio?.dispatchEvent(new Event('ended'));
  expect(reported).toEqual(['playback.started', 'playback.ended']);
});

test('a missing or blocked recording fails', async () => {
  const reported: string[] = [];
  playNative('hola', ({ type }) => reported.push(type));
  FakeAudio.made[0]?.dispatchEvent(new Event('error'));
  expect(reported).toEqual(['playback.failed']);
  vi.spyOn(FakeAudio.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  playNative('hola', ({ type }) => reported.push(type));
  await eventually(() => expect(reported).toEqual(['playback.failed', 'playback.failed']));
});

test('without a dictionary service native audio fails', () => {
  vi.stubEnv('VITE_PRONUNCIATION_URL', '');
  expect(() => playNative('hola', () => undefined)).toThrow('No dictionary service');
});

test('a stopped sound falls silent at once', () => {
  const stopRecording = playNative('hola', () => undefined);
  stopRecording();
  expect(FakeAudio.made[0]?.isPaused).toBe(true);
  const stopVoice = speak('hola', 'es-ES', false, () => undefined);
  const before = synthesis.cancelled;
  stopVoice();
  expect(synthesis.cancelled).toBe(before + 1);
});

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

/** The utterance for a text with these settings. */
function spokenWith(settings: Partial<VoiceSettings>, isSlow = false): FakeUtterance | undefined {
  stored.set('camino-voice', JSON.stringify(settings));
  speak('¿Cómo estás?', 'es-ES', isSlow, () => undefined);
  return synthesis.said.at(-1);
}

test('speech uses the Spanish voice, the language and the usual rate, and reports its progress', () => {
  const reported: string[] = [];
  speak('¿Cómo estás?', 'es-ES', false, ({ type }) => reported.push(type));
  const [utterance] = synthesis.said;
  expect(utterance).toMatchObject({
    text: '¿Cómo estás?',
    lang: 'es-ES',
    rate: 0.9,
    voice: { lang: 'es_ES' },
  });
  utterance?.dispatchEvent(new Event('start'));
  utterance?.dispatchEvent(new Event('end'));
  utterance?.dispatchEvent(new Event('error'));
  expect(reported).toEqual(['playback.started', 'playback.ended', 'playback.failed']);
});

test('a text of several lines is spoken line by line, as one sound', () => {
  const reported: string[] = [];
  speak('¿Diga?\nHola, soy Luis.\n¡Luis!', 'es-ES', true, ({ type }) => reported.push(type));
  expect(synthesis.said.map(({ text, rate }) => [text, rate])).toEqual([
    ['¿Diga?', 0.65],
    ['Hola, soy Luis.', 0.65],
    ['¡Luis!', 0.65],
  ]);
  for (const utterance of synthesis.said) {
    utterance.dispatchEvent(new Event('start'));
    utterance.dispatchEvent(new Event('end'));
  }
  expect(reported).toEqual(['playback.started', 'playback.ended']);
});

test('speech uses the voice and speed stored on this device, and slow speech is slower', () => {
  const chosen = { voice: 'paulina', speed: 'fast' } as const;
  expect(spokenWith(chosen)).toMatchObject({ voice: { voiceURI: 'paulina' }, lang: 'es-MX', rate: 1.1 });
  expect(spokenWith(chosen, true)).toMatchObject({ voice: { voiceURI: 'paulina' }, rate: 0.65 });
  expect(spokenWith({ speed: 'slow' }, true)).toMatchObject({ voice: { voiceURI: 'monica' }, rate: 0.5 });
});

test('a second speaker gets another voice', () => {
  for (const turn of [0, 1]) speak('¿Cómo estás?', 'es-ES', false, () => undefined, turn);
  expect(synthesis.said.map(({ voice }) => voice)).toEqual([
    expect.objectContaining({ voiceURI: 'monica' }),
    expect.objectContaining({ voiceURI: 'paulina' }),
  ]);
});

test('the usual voice replaces a chosen one that has vanished', () => {
  expect(spokenWith({ voice: 'jorge' })).toMatchObject({ voice: { voiceURI: 'monica' }, lang: 'es-ES' });
});

test('speech works where nothing can be stored, and the choice holds there until the page is left', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const watching = watchVoices(() => undefined);
  speak('uno', 'es-ES', false, () => undefined);
  watching.write({ voice: 'paulina', speed: 'slow', isHintDismissed: false });
  speak('dos', 'es-ES', false, () => undefined);
  expect(synthesis.said.map(({ rate, voice }) => [rate, voice])).toEqual([
    [0.9, expect.objectContaining({ voiceURI: 'monica' })],
    [0.7, expect.objectContaining({ voiceURI: 'paulina' })],
  ]);
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  watching.write({ voice: null, speed: 'normal', isHintDismissed: false });
  watching.stop();
});

test('watching voices reports the settings, the Spanish voices, and changes of both', () => {
  const reported: object[] = [];
  const listed = vi.spyOn(synthesis, 'getVoices').mockReturnValue([]);
  const watching = watchVoices((news) => reported.push(news));
  const usual = { voice: null, speed: 'normal', isHintDismissed: false };
  expect(reported).toEqual([{ type: 'settings.read', settings: usual }]);
  listed.mockRestore();
  changes.dispatchEvent(new Event('voiceschanged'));
  const voices = [
    { id: 'paulina', name: 'Paulina', lang: 'es-MX', isLocal: true, isDefault: false },
    { id: 'monica', name: 'Mónica', lang: 'es-ES', isLocal: true, isDefault: false },
  ];
  expect(reported.slice(1)).toEqual([{ type: 'voices.listed', voices, isOnline: true }]);
  const settings = { ...usual, voice: 'paulina' };
  const written = (key: string) =>
    Object.assign(new Event('storage'), { key, newValue: JSON.stringify(settings) });
  tab.dispatchEvent(written('camino-other'));
  tab.dispatchEvent(written('camino-voice'));
  expect(reported.slice(2)).toEqual([{ type: 'settings.read', settings }]);
  watching.stop();
  changes.dispatchEvent(new Event('voiceschanged'));
  tab.dispatchEvent(written('camino-voice'));
  expect(reported).toHaveLength(3);
});

test('a browser that never listed a voice isn’t waited for on the next page', () => {
  const listed = vi.spyOn(synthesis, 'getVoices').mockReturnValue([]);
  expect(hasListedNone(), 'on the first page').toBe(false);
  const watching = watchVoices(() => undefined);
  expect(hasListedNone()).toBe(true);
  listed.mockRestore();
  changes.dispatchEvent(new Event('voiceschanged'));
  expect(hasListedNone()).toBe(false);
  watching.stop();
  vi.spyOn(synthesis, 'getVoices').mockReturnValue([]);
  watchVoices(() => undefined).stop();
  expect(hasListedNone(), 'its voices come late').toBe(false);
});

test('voices of other languages are reported as an empty list', () => {
  vi.spyOn(synthesis, 'getVoices').mockReturnValue([{ voiceURI: 'alex', name: 'Alex', lang: 'en-US' }]);
  const reported: object[] = [];
  watchVoices((news) => reported.push(news)).stop();
  expect(reported.at(-1)).toEqual({ type: 'voices.listed', voices: [], isOnline: true });
});

test('voices that are gone are reported as an empty list, a list yet to come isn’t', () => {
  const listed = vi.spyOn(synthesis, 'getVoices').mockReturnValue([]);
  const reported: object[] = [];
  const watching = watchVoices((news) => reported.push(news));
  changes.dispatchEvent(new Event('voiceschanged'));
  expect(reported).toHaveLength(1);
  listed.mockRestore();
  changes.dispatchEvent(new Event('voiceschanged'));
  expect(reported).toHaveLength(2);
  vi.spyOn(synthesis, 'getVoices').mockReturnValue([]);
  changes.dispatchEvent(new Event('voiceschanged'));
  expect(reported.at(-1)).toEqual({ type: 'voices.listed', voices: [], isOnline: true });
  watching.stop();
});

test('a Spanish voice listed long after others ends the wait; without speech the wait doesn’t end', async () => {
  const { signal } = new AbortController();
  const listed = vi
    .spyOn(synthesis, 'getVoices')
    .mockReturnValue([{ voiceURI: 'alex', name: 'Alex', lang: 'en-US' }]);
  let waits = 2;
  const count = () => (waits -= 1);
  void spanishVoiceListed(signal).then(count);
  changes.dispatchEvent(new Event('voiceschanged'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waits).toBe(2);
  listed.mockRestore();
  changes.dispatchEvent(new Event('voiceschanged'));
  await vi.advanceTimersByTimeAsync(0);
  expect(waits).toBe(1);
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  void spanishVoiceListed(signal).then(count);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waits).toBe(1);
});

test('voices of other languages don’t count as Spanish, and an empty list isn’t final', () => {
  const listed = vi.spyOn(synthesis, 'getVoices');
  expect(findVoice('es-ES')).toBe('spanish');
  listed.mockReturnValue([
    { voiceURI: 'alex', name: 'Alex', lang: 'en-US' },
    { voiceURI: 'mari', name: 'Mari', lang: 'est-EE' },
  ]);
  expect(findVoice('es-ES')).toBe('other');
  listed.mockReturnValue([]);
  expect(findVoice('es-ES')).toBe('unlisted');
});

test('a wait for voices ends when the browser lists some', async () => {
  const listed = vi.spyOn(synthesis, 'getVoices').mockReturnValue([]);
  const isListed = vi.fn<() => void>();
  const waiting = awaitVoices(new AbortController().signal).then(isListed);
  changes.dispatchEvent(new Event('voiceschanged'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isListed).not.toHaveBeenCalled();
  listed.mockReturnValue([{ voiceURI: 'monica', name: 'Mónica', lang: 'es-ES' }]);
  changes.dispatchEvent(new Event('voiceschanged'));
  await waiting;
  expect(isListed).toHaveBeenCalledOnce();
  await awaitVoices(new AbortController().signal);
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  await expect(awaitVoices(new AbortController().signal)).rejects.toThrow('speechSynthesis');
});

test('a browser without speech says so', () => {
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  expect(() => findVoice('es-ES')).toThrow('No speech synthesis');
  const reported: object[] = [];
  watchVoices((news) => reported.push(news)).stop();
  expect(reported.at(-1)).toEqual({ type: 'speech.missing' });
});

test('only a sounding voice is cancelled, and a page that is left falls silent', () => {
  synthesis.cancelled = 0;
  speak('uno', 'es-ES', false, () => undefined);
  expect(synthesis.cancelled).toBe(0);
  synthesis.speaking = true;
  const stop = speak('dos', 'es-ES', false, () => undefined);
  synthesis.speaking = false;
  expect(synthesis.cancelled).toBe(1);
  stop();
  synthesis.cancelled = 0;
  speak('tres', 'es-ES', false, () => undefined);
  tab.dispatchEvent(new Event('pagehide'));
  expect(synthesis.cancelled).toBeGreaterThan(0);
});

test.each([
  ['recording', playNative],
  ['voice', (text: string, tell: Parameters<typeof playNative>[1]) => speak(text, 'es-ES', false, tell)],
] as const)('a %s that Back finds cut off has ended, and no failure is told', (_kind, play) => {
  const reported: string[] = [];
  const stop = play('hola', ({ type }) => reported.push(type));
  tab.dispatchEvent(new Event('pagehide'));
  synthesis.said.at(-1)?.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }));
  expect(reported).toEqual([]);
  tab.dispatchEvent(shown(false));
  expect(reported).toEqual([]);
  tab.dispatchEvent(shown(true));
  expect(reported).toEqual(['playback.ended']);
  stop();
  tab.dispatchEvent(shown(true));
  expect(reported).toEqual(['playback.ended']);
});

describe('voices of the network', () => {
  const google = {
    voiceURI: 'google',
    name: 'Google español',
    lang: 'es-ES',
    localService: false,
    default: false,
  };
  const helena = { voiceURI: 'helena', name: 'Helena', lang: 'es-ES', localService: true };
  const isOnline = (value: boolean) => vi.stubGlobal('navigator', { onLine: value });

  test('are out of reach without one, and back with it', () => {
    vi.spyOn(synthesis, 'getVoices').mockReturnValue([google]);
    isOnline(true);
    const reported: { type: string; isOnline?: boolean }[] = [];
    const watching = watchVoices((news) => reported.push(news));
    expect(findVoice('es-ES')).toBe('spanish');
    isOnline(false);
    tab.dispatchEvent(new Event('offline'));
    expect(findVoice('es-ES')).toBe('offline');
    isOnline(true);
    tab.dispatchEvent(new Event('online'));
    expect(findVoice('es-ES')).toBe('spanish');
    watching.stop();
    expect(reported.slice(1).map((one) => one.isOnline)).toEqual([true, false, true]);
  });

  test('that fail for the network leave the word to one of the device', () => {
    vi.spyOn(synthesis, 'getVoices').mockReturnValue([google, { ...helena, lang: 'es-MX' }]);
    isOnline(true);
    const reported: { type: string; isOnline?: boolean }[] = [];
    const watching = watchVoices((news) => reported.push(news));
    speak('hola', 'es-ES', false, () => undefined);
    expect(synthesis.said.at(-1)).toMatchObject({ voice: { voiceURI: 'google' } });
    synthesis.said.at(-1)?.dispatchEvent(Object.assign(new Event('error'), { error: 'network' }));
    expect(reported.at(-1)?.isOnline).toBe(false);
    speak('hola', 'es-ES', false, () => undefined);
    expect(synthesis.said.at(-1)).toMatchObject({ voice: { voiceURI: 'helena' } });
    watching.stop();
  });
});
