import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitVoices, findVoice, playNative, speak } from '../../src/services/sound.ts';

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

const synthesis = {
  said: [] as FakeUtterance[],
  cancelled: 0,
  getVoices: () => [{ lang: 'en-US' }, { lang: 'es-MX' }, { lang: 'es_ES' }],
  addEventListener: changes.addEventListener.bind(changes),
  cancel: () => (synthesis.cancelled += 1),
  speak: (utterance: FakeUtterance) => synthesis.said.push(utterance),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_PRONUNCIATION_URL', 'https://words.example/audio?lang=es&word={word}');
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', synthesis);
  FakeAudio.made = [];
  synthesis.said = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a recording is asked for by its encoded word and played to its end', async () => {
  const sound = playNative('qué', new AbortController().signal);
  const [audio] = FakeAudio.made;
  expect(audio?.address).toBe('https://words.example/audio?lang=es&word=qu%C3%A9');
  audio?.dispatchEvent(new Event('playing'));
  audio?.dispatchEvent(new Event('ended'));
  await expect(sound).resolves.toBeUndefined();
});

test('a recording that is not there, or does not start, fails', async () => {
  const missing = playNative('hola', new AbortController().signal);
  FakeAudio.made[0]?.dispatchEvent(new Event('error'));
  await expect(missing).rejects.toThrow('could not be played');

  const slow = playNative('hola', new AbortController().signal).catch(String);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await slow).toContain('did not start');
  expect(FakeAudio.made[1]?.isPaused).toBe(true);
});

test('without a dictionary service native audio fails', async () => {
  vi.stubEnv('VITE_PRONUNCIATION_URL', '');
  await expect(playNative('hola', new AbortController().signal)).rejects.toThrow('No dictionary service');
});

test('a stopped sound falls silent at once', async () => {
  const control = new AbortController();
  const sound = playNative('hola', control.signal);
  control.abort();
  expect(FakeAudio.made[0]?.isPaused).toBe(true);
  await expect(sound).rejects.toThrow('stopped');
});

test('speech takes the Spanish voice, the language and the rate', async () => {
  const sound = speak('¿Cómo estás?', 'es-ES', 0.9, new AbortController().signal);
  const [utterance] = synthesis.said;
  expect(utterance).toMatchObject({
    text: '¿Cómo estás?',
    lang: 'es-ES',
    rate: 0.9,
    voice: { lang: 'es_ES' },
  });
  utterance?.dispatchEvent(new Event('start'));
  utterance?.dispatchEvent(new Event('end'));
  await expect(sound).resolves.toBeUndefined();
});

test('voices of other languages are no Spanish voice, and a list that is empty yet says nothing', () => {
  const listed = vi.spyOn(synthesis, 'getVoices');
  expect(findVoice('es-ES')).toBe('spanish');
  listed.mockReturnValue([{ lang: 'en-US' }, { lang: 'est-EE' }]);
  expect(findVoice('es-ES')).toBe('other');
  listed.mockReturnValue([]);
  expect(findVoice('es-ES')).toBe('unlisted');
});

test('voices are waited for until the browser lists some', async () => {
  const listed = vi.spyOn(synthesis, 'getVoices').mockReturnValue([]);
  const isListed = vi.fn<() => void>();
  const waiting = awaitVoices(new AbortController().signal).then(isListed);
  changes.dispatchEvent(new Event('voiceschanged'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isListed).not.toHaveBeenCalled();
  listed.mockReturnValue([{ lang: 'es-ES' }]);
  changes.dispatchEvent(new Event('voiceschanged'));
  await waiting;
  expect(isListed).toHaveBeenCalledOnce();
  await awaitVoices(new AbortController().signal);
});

test('a browser without speech says so', () => {
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  expect(() => findVoice('es-ES')).toThrow('No speech synthesis');
});
