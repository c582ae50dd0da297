export interface StubVoice {
  name: string;
  lang: string;
}

/** Runs in a page: stubs speech synthesis with these voices and records what it speaks. */
export function stubVoices(listed: readonly StubVoice[]): void {
  const spoken: object[] = [];
  const voices = listed.map(({ name, lang }) => ({ name, lang, voiceURI: name }));
  Object.assign(window, { spoken, voices });
  class Utterance extends EventTarget {
    lang = '';
    rate = 1;
    voice: { name: string } | null = null;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => undefined,
    speak: (utterance: Utterance) => {
      const { text, voice, rate } = utterance;
      spoken.push({ text, voice: voice?.name, rate });
      utterance.dispatchEvent(new Event('start'));
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
}
