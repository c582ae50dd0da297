/** A voice as a browser lists it: its name, tag, and what else is known; its id is its name if it's not given. */
type Listed = readonly [
  name: string,
  lang: string,
  more?: { id?: string; isNetwork?: true; isDefault?: true },
];

interface VoiceList {
  system: string;
  listed: readonly Listed[];
  /** The names of the voices that should speak Spanish of Spain, and of Mexico. */
  spain: string;
  mexico: string;
  /** The one without a network; null if there is none. */
  offline: string | null;
}

const eloquence = ['Eddy', 'Flo', 'Grandma', 'Grandpa', 'Reed', 'Rocko', 'Sandy', 'Shelley'];

/**
 * What browsers list, English and Spanish voices only: the names of web-speech-recommended-voices and of the reports
 * in its issues.
 */
export const voiceLists: readonly VoiceList[] = [
  {
    system: 'Edge on Windows',
    listed: [
      ['Microsoft David - English (United States)', 'en-US', { isDefault: true }],
      ['Microsoft Helena - Spanish (Spain)', 'es-ES'],
      ['Microsoft Sabina - Spanish (Mexico)', 'es-MX'],
      ['Microsoft Elvira Online (Natural) - Spanish (Spain)', 'es-ES', { isNetwork: true }],
      ['Microsoft Dalia Online (Natural) - Spanish (Mexico)', 'es-MX', { isNetwork: true }],
    ],
    spain: 'Microsoft Elvira Online (Natural) - Spanish (Spain)',
    mexico: 'Microsoft Dalia Online (Natural) - Spanish (Mexico)',
    offline: 'Microsoft Helena - Spanish (Spain)',
  },
  {
    system: 'Chrome on Windows with Spanish',
    listed: [
      ['Microsoft Helena - Spanish (Spain)', 'es-ES', { isDefault: true }],
      ['Microsoft Laura - Spanish (Spain)', 'es-ES'],
      ['Google US English', 'en-US', { isNetwork: true }],
      ['Google español', 'es-ES', { isNetwork: true }],
      ['Google español de Estados Unidos', 'es-US', { isNetwork: true }],
    ],
    spain: 'Microsoft Helena - Spanish (Spain)',
    mexico: 'Microsoft Helena - Spanish (Spain)',
    offline: 'Microsoft Helena - Spanish (Spain)',
  },
  {
    system: 'Chrome on Windows without Spanish',
    listed: [
      ['Microsoft David - English (United States)', 'en-US', { isDefault: true }],
      ['Google español', 'es-ES', { isNetwork: true }],
      ['Google español de Estados Unidos', 'es-US', { isNetwork: true }],
    ],
    spain: 'Google español',
    mexico: 'Google español',
    offline: null,
  },
  {
    system: 'Safari on macOS',
    listed: [
      ...eloquence.flatMap((name): Listed[] => [
        [name, 'es-ES', { id: `com.apple.eloquence.es-ES.${name}` }],
        [name, 'es-MX', { id: `com.apple.eloquence.es-MX.${name}` }],
      ]),
      ['Mónica', 'es-ES', { id: 'com.apple.voice.compact.es-ES.Monica', isDefault: true }],
      ['Paulina', 'es-MX', { id: 'com.apple.voice.compact.es-MX.Paulina', isDefault: true }],
      ['Albert', 'en-US', { id: 'com.apple.speech.synthesis.voice.Albert' }],
      ['Samantha', 'en-US', { id: 'com.apple.voice.compact.en-US.Samantha', isDefault: true }],
    ],
    spain: 'Mónica',
    mexico: 'Paulina',
    offline: 'Mónica',
  },
  {
    system: 'Chrome on macOS in Spanish, a better voice installed',
    listed: [
      ...['Eddy', 'Flo', 'Abuela', 'Abuelo', 'Reed', 'Rocko', 'Sandy', 'Shelley'].flatMap(
        (name): Listed[] => [
          [`${name} (español (España))`, 'es-ES'],
          [`${name} (español (México))`, 'es-MX'],
        ],
      ),
      ['Mónica', 'es-ES', { isDefault: true }],
      ['Mónica (mejorada)', 'es-ES'],
      ['Paulina', 'es-MX'],
      ['Google español', 'es-ES', { isNetwork: true }],
    ],
    spain: 'Mónica (mejorada)',
    mexico: 'Paulina',
    offline: 'Mónica (mejorada)',
  },
  {
    system: 'Safari on iOS where Mexico alone has a person',
    listed: [
      ...eloquence.map((name): Listed => [name, 'es-ES', { id: `com.apple.eloquence.es-ES.${name}` }]),
      ['Paulina', 'es-MX', { id: 'com.apple.voice.super-compact.es-MX.Paulina', isDefault: true }],
    ],
    spain: 'Paulina',
    mexico: 'Paulina',
    offline: 'Paulina',
  },
  {
    system: 'Chrome on Android',
    listed: [
      ['English United States', 'en_US'],
      ['Spanish Spain', 'es_ES'],
      ['Spanish United States', 'es_US'],
      ['Spanish Mexico', 'es_MX'],
    ],
    spain: 'Spanish Spain',
    mexico: 'Spanish Mexico',
    offline: 'Spanish Spain',
  },
  {
    system: 'Samsung Internet',
    listed: [
      ['English United Kingdom', 'en_GB', { isDefault: true }],
      ['Spanish United States', 'es_US'],
      ['Spanish Spain', 'es_ES'],
    ],
    spain: 'Spanish Spain',
    mexico: 'Spanish United States',
    offline: 'Spanish Spain',
  },
  {
    system: 'Firefox on Android',
    listed: [
      ['English (United States)', 'eng-USA', { id: 'urn:moz-tts:android:en_US', isDefault: true }],
      ['Spanish (United States)', 'spa-USA', { id: 'urn:moz-tts:android:es_US' }],
      ['Spanish (Spain)', 'spa-ESP', { id: 'urn:moz-tts:android:es_ES' }],
      ['Spanish (Mexico,f00)', 'spa-MEX-f00', { id: 'urn:moz-tts:android:es_MX_f00' }],
    ],
    spain: 'Spanish (Spain)',
    mexico: 'Spanish (Mexico,f00)',
    offline: 'Spanish (Spain)',
  },
  {
    system: 'Firefox on Linux',
    listed: [
      ['Spanish (Spain)+Adam', 'es', { id: 'urn:moz-tts:speechd:Spanish%20(Spain)+Adam?es' }],
      ['Spanish (Spain)', 'es', { id: 'urn:moz-tts:speechd:Spanish%20(Spain)?es' }],
      ['Spanish (Latin America)', 'es-419', { id: 'urn:moz-tts:speechd:Spanish%20(Latin%20America)?es-419' }],
    ],
    spain: 'Spanish (Spain)+Adam',
    mexico: 'Spanish (Spain)+Adam',
    offline: 'Spanish (Spain)+Adam',
  },
  {
    system: 'Chrome OS',
    listed: [
      ['eSpeak Spanish (Spain)', 'es'],
      ['Chrome OS español 1', 'es-ES'],
      [
        'Android Speech Recognition and Synthesis from Google es-us-x-esc-network',
        'es-US',
        { isNetwork: true },
      ],
    ],
    spain: 'Chrome OS español 1',
    mexico: 'Chrome OS español 1',
    offline: 'Chrome OS español 1',
  },
];
