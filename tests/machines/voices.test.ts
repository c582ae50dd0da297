import {
  DEFAULT_VOICE_SETTINGS,
  languageTag,
  rateOf,
  readVoiceSettings,
  usableVoices,
  voiceFor,
  voiceGroups,
  voiceLabel,
  voicePairFor,
} from '#machines/study/voices.rules.ts';
import { expect, test } from 'vitest';
import { voiceLists } from '../support/voice-lists.ts';

const voice = (name: string, lang: string) => ({ id: name, name, lang, isLocal: true, isDefault: false });

test.each([
  null,
  '',
  'null',
  '[]',
  '"es"',
  '{"voice":7,"speed":"fastest","isHintDismissed":"yes"}',
  '{"speed"',
])('damaged settings %s become the defaults', (text) => {
  expect(readVoiceSettings(text)).toEqual(DEFAULT_VOICE_SETTINGS);
});

test.each(['slow', 'normal', 'fast'] as const)('settings with the speed %s are read as written', (speed) => {
  const settings = { voice: 'Mónica', speed, isHintDismissed: true };
  expect(readVoiceSettings(JSON.stringify(settings))).toEqual(settings);
});

test('slow playback is slower at every speed, and each speed is at least as fast as the one below', () => {
  expect(
    (['slow', 'normal', 'fast'] as const).map((speed) => [rateOf(speed, false), rateOf(speed, true)]),
  ).toEqual([
    [0.7, 0.5],
    [0.9, 0.65],
    [1.1, 0.65],
  ]);
});

test('the chosen voice speaks; one that has vanished, or is not Spanish, falls back to Spain, then to any Spanish', () => {
  const voices = [voice('Alex', 'en-US'), voice('Paulina', 'es-MX'), voice('Mónica', 'es-ES')];
  const named = (chosen: string | null, from = voices) => voiceFor(from, 'es-ES', chosen)?.name;
  expect(named('Paulina')).toBe('Paulina');
  expect(named(null)).toBe('Mónica');
  expect(named('Jorge')).toBe('Mónica');
  expect(named('Alex')).toBe('Mónica');
  expect(named(null, voices.slice(0, 2))).toBe('Paulina');
  expect(named('Alex', voices.slice(0, 1))).toBeUndefined();
  expect(named(null, [voice('Mari', 'est-EE')])).toBeUndefined();
});

test.each([
  [['Mónica es-ES', 'Paulina es-MX', 'Jorge es-ES'], null, ['Mónica', 'Jorge']],
  [['Mónica es-ES', 'Paulina es-MX', 'Jorge es-ES'], 'Paulina', ['Paulina', 'Mónica']],
  [['Mónica es-ES', 'Mónica (Enhanced) es-ES'], null, ['Mónica (Enhanced)']],
  [['Mónica es-ES', 'Eddy (Español) es-ES'], null, ['Mónica']],
  [['Mónica es-ES', 'Alex en-US'], null, ['Mónica']],
  [['Alex en-US'], null, []],
])('of %j, with %s chosen, two speakers get %j', (listed, chosen, names) => {
  const voices = listed.map((one) => {
    const [, name = '', lang = ''] = /^(.*) (\S+)$/.exec(one) ?? [];
    return voice(name, lang);
  });
  expect(voicePairFor(voices, 'es-ES', chosen).map(({ name }) => name)).toEqual(names);
});

test('voices are grouped by region and sorted by name; empty regions have no group', () => {
  const voices = [
    voice('Paulina', 'es-MX'),
    voice('Mónica', 'es-ES'),
    voice('Español', 'es'),
    voice('Carlos', 'es-419'),
    voice('Obiang', 'es-GQ'),
    voice('Jorge', 'es-ES-x-natural'),
    voice('Javier', 'es-Latn-AR'),
  ];
  const groups = voiceGroups(voices).map(({ region, voices: own }) => [region, own.map(({ name }) => name)]);
  expect(groups).toEqual([
    ['Spain', ['Jorge', 'Mónica']],
    ['Latin America', ['Carlos', 'Javier', 'Paulina']],
    ['Other Spanish', ['Español', 'Obiang']],
  ]);
  expect(voiceGroups(voices.slice(0, 1)).map(({ region }) => region)).toEqual(['Latin America']);
});

test.each(voiceLists)(
  '$system speaks with its best voice, and offline with one it has',
  ({ listed, ...best }) => {
    const voices = listed.map(([name, lang, { id = name, isNetwork = false, isDefault = false } = {}]) => ({
      id,
      name,
      lang: languageTag(lang),
      isLocal: !isNetwork,
      isDefault,
    }));
    const named = (language: string, isOnline = true) =>
      voiceFor(usableVoices(voices, isOnline), language, null)?.name ?? null;
    expect([named('es-ES'), named('es-MX'), named('es-ES', false)]).toEqual([
      best.spain,
      best.mexico,
      best.offline,
    ]);
  },
);

test.each([
  ['es_ES', 'es-ES'],
  ['spa-ESP', 'es-ES'],
  ['spa_MEX_f00', 'es-MX-f00'],
  ['ES-es', 'es-ES'],
  ['es-419', 'es-419'],
  ['ES', 'es'],
  ['spa', 'es'],
  ['est-EE', 'et-EE'],
  ['', ''],
])('the tag %s is read as %s', (lang, tag) => {
  expect(languageTag(lang)).toBe(tag);
});

test('a voice of Firefox on Android is named with its country', () => {
  expect(voiceLabel({ ...voice('Laura', languageTag('spa-ESP')), id: 'x' })).toBe('Laura (Spain)');
});
