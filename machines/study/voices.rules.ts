import { SPEECH_RATE } from '../constants.ts';

/** A voice of the browser; `lang` is a BCP 47 tag. */
export interface Voice {
  id: string;
  name: string;
  lang: string;
}

export type Speed = 'slow' | 'normal' | 'fast';

/** Stored on the device. `voice` is an id; null for the browser's own voice. */
export interface VoiceSettings {
  voice: string | null;
  speed: Speed;
  isHintDismissed: boolean;
}

interface VoiceGroup {
  region: 'Spain' | 'Latin America' | 'Other Spanish';
  voices: readonly Voice[];
}

/** 1 is the voice's own pace. `slowRate` is for a sentence played slowly, always below the chosen speed. */
const RATES: Record<Speed, { rate: number; slowRate: number }> = {
  slow: { rate: 0.7, slowRate: 0.5 },
  normal: { rate: SPEECH_RATE, slowRate: 0.65 },
  fast: { rate: 1.1, slowRate: 0.65 },
};

/** Countries of Latin America, Puerto Rico and the United States; 419 is the region as a whole. */
const LATIN_AMERICA = new Set('419 AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'.split(' '));

export const DEFAULT_VOICE_SETTINGS: VoiceSettings = { voice: null, speed: 'normal', isHintDismissed: false };

/** Reads stored settings. Missing or damaged ones get their defaults. */
export function readVoiceSettings(text: string | null): VoiceSettings {
  const { voice, speed, isHintDismissed } = recordIn(text);
  return {
    voice: typeof voice === 'string' ? voice : DEFAULT_VOICE_SETTINGS.voice,
    speed: speed === 'slow' || speed === 'fast' ? speed : 'normal',
    isHintDismissed: isHintDismissed === true,
  };
}

export function rateOf(speed: Speed, isSlow: boolean): number {
  return isSlow ? RATES[speed].slowRate : RATES[speed].rate;
}

/** The tag of a voice's language; Android writes it with an underscore. */
export function languageTag(lang: string): string {
  return lang.replaceAll('_', '-');
}

export function isOfFamily(lang: string, language: string): boolean {
  return familyOf(lang) === familyOf(language);
}

/** The chosen voice, else the first of the language, else the first of its family: es-MX for es-ES. */
export function voiceFor<Kind extends Voice>(
  voices: readonly Kind[],
  language: string,
  chosen: string | null,
): Kind | undefined {
  const own = voices.filter(({ lang }) => isOfFamily(lang, language));
  return own.find(({ id }) => id === chosen) ?? own.find(({ lang }) => lang === language) ?? own[0];
}

/** Spanish voices by region, sorted by name, without empty groups. */
export function voiceGroups(voices: readonly Voice[]): readonly VoiceGroup[] {
  const sorted = voices.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return (['Spain', 'Latin America', 'Other Spanish'] as const)
    .map((region) => ({ region, voices: sorted.filter(({ lang }) => regionOf(lang) === region) }))
    .filter((group) => group.voices.length > 0);
}

/** A voice's name, with its country unless the name has it. */
export function voiceLabel({ id, name, lang }: Voice): string {
  const place = placeOf(lang);
  const country = place && new Intl.DisplayNames('en', { type: 'region' }).of(place);
  const title = name || id;
  return !country || title.includes(country) ? title : `${title} (${country})`;
}

function regionOf(lang: string): VoiceGroup['region'] {
  const place = placeOf(lang);
  if (place === 'ES') return 'Spain';
  return place !== undefined && LATIN_AMERICA.has(place) ? 'Latin America' : 'Other Spanish';
}

/** The country or region that a tag names: ES, 419. */
function placeOf(lang: string): string | undefined {
  const [, ...parts] = lang.split('-');
  return parts.find((part) => /^([a-z]{2}|\d{3})$/i.test(part))?.toUpperCase();
}

function familyOf(lang: string): string {
  const [family = lang] = lang.split('-');
  return family.toLowerCase();
}

function recordIn(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
