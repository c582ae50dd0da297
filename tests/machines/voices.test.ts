import {
  DEFAULT_VOICE_SETTINGS,
  rateOf,
  readVoiceSettings,
  voiceFor,
  voiceGroups,
} from '#machines/study/voices.rules.ts';
import { expect, test } from 'vitest';

const voice = (name: string, lang: string) => ({ id: name, name, lang });

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
