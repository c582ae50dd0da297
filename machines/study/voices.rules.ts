import { SPEECH_RATE } from '../constants.ts';

/** A voice of the browser; `lang` is a BCP 47 tag. */
export interface Voice {
  id: string;
  name: string;
  lang: string;
  /** Whether it speaks without a network. */
  isLocal: boolean;
  /** Whether it's the system's first choice for its language. */
  isDefault: boolean;
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

const LANGUAGES = new Map([
  ['spa', 'es'],
  ['eng', 'en'],
]);
const COUNTRIES = new Map(
  `ESP=ES MEX=MX USA=US ARG=AR COL=CO CHL=CL PER=PE VEN=VE ECU=EC GTM=GT CUB=CU BOL=BO DOM=DO HND=HN PRY=PY SLV=SV
  NIC=NI CRI=CR PAN=PA URY=UY PRI=PR GNQ=GQ GBR=GB AUS=AU CAN=CA IRL=IE IND=IN`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 3), pair.slice(4)]),
);
/** Apple's Eloquence and its jokes, eSpeak: ids where the browser has them, else names, in the system's language. */
const ROBOTS =
  /eloquence|espeak|speechd|speech\.synthesis\.voice\.|^(?:Eddy|Flo|Grandma|Grandpa|Jacques|Reed|Rocko|Sandy|Shelley|Abuel[ao]|Fred|Junior|Kathy|Ralph|Albert|Bad News|Malas noticias|Bahh|Bells|Campanas|Boing|Bubbles|Burbujas|Cellos|Violonchelos|Good News|Buenas noticias|Jester|Bufón|Organ|Órgano|Superstar|Superestrella|Trinoids|Whisper|Susurro|Wobble|Zarvox)(?: \(|$)/i;
const GOOD = /natural|neural|premium|enhanced|mejorada|siri/i;

export const DEFAULT_VOICE_SETTINGS: VoiceSettings = { voice: null, speed: 'normal', isHintDismissed: false };

/** Reads stored settings. Missing or damaged ones get their defaults. */
export function readVoiceSettings(text: string | null): VoiceSettings {
  const { voice, speed, isHintDismissed } = recordFrom(text);
  return {
    voice: typeof voice === 'string' ? voice : DEFAULT_VOICE_SETTINGS.voice,
    speed: speed === 'slow' || speed === 'fast' ? speed : 'normal',
    isHintDismissed: isHintDismissed === true,
  };
}

export function rateOf(speed: Speed, isSlow: boolean): number {
  return isSlow ? RATES[speed].slowRate : RATES[speed].rate;
}

/** The tag of a voice's language, as `es-ES`; Android writes `es_ES` or `spa-ESP`. */
export function languageTag(lang: string): string {
  const [family = '', ...parts] = lang.replaceAll('_', '-').split('-');
  const known = parts.map((part) => COUNTRIES.get(part.toUpperCase()) ?? part);
  const tag = [LANGUAGES.get(family.toLowerCase()) ?? family, ...known].join('-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag;
  }
}

export function isOfFamily(lang: string, language: string): boolean {
  return familyOf(lang) === familyOf(language);
}

/**
 * The chosen voice, else the best one of the language's family: no robot, of the country, a good recording, the system's
 * first choice, one that needs no network.
 */
export function voiceFor<Kind extends Voice>(
  voices: readonly Kind[],
  language: string,
  chosen: string | null,
): Kind | undefined {
  const own = voices.filter(({ lang }) => isOfFamily(lang, language));
  const meritsOf = (voice: Kind) =>
    [
      !isRobot(voice),
      placeOf(voice.lang) === placeOf(language),
      isGood(voice),
      voice.isDefault,
      voice.isLocal,
    ].map(Number);
  const better = (one: Kind, other: Kind) => {
    const others = meritsOf(other);
    return (
      meritsOf(one)
        .map((merit, index) => (others[index] ?? 0) - merit)
        .find((difference) => difference !== 0) ?? 0
    );
  };
  return own.find(({ id }) => id === chosen) ?? own.toSorted(better)[0];
}

/**
 * The voice that speaks, as `voiceFor` has it, and another one for a second speaker, from the same country if possible.
 * No second one if there's only the same voice in another quality, or only a robot beside a voice that is none.
 */
export function voicePairFor<Kind extends Voice>(
  voices: readonly Kind[],
  language: string,
  chosen: string | null,
): readonly Kind[] {
  const first = voiceFor(voices, language, chosen);
  if (!first) return [];
  const others = voices.filter(
    (voice) => speakerOf(voice) !== speakerOf(first) && (isRobot(first) || !isRobot(voice)),
  );
  const second = voiceFor(others, first.lang, null);
  return second ? [first, second] : [first];
}

/** The voices that can speak now. */
export function usableVoices<Kind extends Voice>(
  voices: readonly Kind[],
  isOnline: boolean,
): readonly Kind[] {
  return voices.filter(({ isLocal }) => isLocal || isOnline);
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

/** Whose voice it is: Apple lists Mónica, Mónica (Enhanced) and Mónica (Premium). */
function speakerOf({ name }: Voice): string {
  return name.replace(/ \(.*$/, '');
}

function isRobot({ id, name }: Voice): boolean {
  return ROBOTS.test(name) || ROBOTS.test(id);
}

function isGood({ id, name }: Voice): boolean {
  return GOOD.test(name) || GOOD.test(id);
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

function recordFrom(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
