import type { VerbTable } from '../games/exercise.types.ts';
import { formsOf } from './verb-rivals.rules.ts';

/** A form of a verb: its infinitive, and its place in the table. */
export interface VerbForm {
  verb: string;
  /** `present yo`, `infinitive`, `gerund`, `participle`. */
  place: string;
}

export type VerbTables = ReadonlyMap<string, VerbTable>;

const BEGINNING = 3;
const groupings = new WeakMap<VerbTables, ReadonlyMap<string, readonly VerbTable[]>>();
const indexes = new WeakMap<VerbTable, ReadonlyMap<string, readonly VerbForm[]>>();
const attached = /(?:(?:me|te|se|nos|os|le)?(?:l[oae]s?)|me|te|se|nos|os)$/;
const auxiliaries = new Set(['ha', 'he', 'has', 'han', 'hemos', 'hay']);
const plain: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** Verbs with forms that begin otherwise: «soy», «hay», «tuve», «abierto». */
const irregular = new Set(
  'ser haber tener querer hacer poner sacar abrir tocar romper decir saber oler coger caber'.split(' '),
);

/** The verbs that a word may be a form of, with pronouns attached or without. */
export function verbOf(word: string, verbs: VerbTables): readonly VerbForm[] {
  const found = formsIn(word, verbs);
  if (found.length > 0 || !attached.test(word)) return found;
  const host = word.replace(attached, '');
  const hosts = [host, host.replaceAll(/[áéíóú]/g, (vowel) => plain[vowel] ?? vowel)];
  return hosts
    .flatMap((each) => formsIn(each, verbs))
    .filter(({ place }) => /^(?:infinitive|gerund|imperative)/.test(place));
}

/** Reads only tables of verbs that begin alike, since a table is conjugated when it's first read. */
function formsIn(word: string, verbs: VerbTables): readonly VerbForm[] {
  const groups = groupsOf(verbs);
  const sounds = soundsOf(word);
  const beginnings = new Set([0, 1, 2, BEGINNING].map((length) => sounds.slice(0, length)));
  const found = [...beginnings].flatMap((beginning) =>
    (groups.get(beginning) ?? []).flatMap((table) => indexOf(table).get(word) ?? []),
  );
  return found.length === 0 && auxiliaries.has(word) ? [{ verb: 'haber', place: 'present el' }] : found;
}

/** The verbs by how all their forms begin; irregular ones by the empty text. */
function groupsOf(verbs: VerbTables): ReadonlyMap<string, readonly VerbTable[]> {
  const made = groupings.get(verbs);
  if (made) return made;
  const groups = new Map<string, VerbTable[]>();
  for (const table of verbs.values()) {
    const infinitive = bareInfinitive(table);
    const stem = irregular.has(infinitive) ? '' : soundsOf(infinitive.slice(0, -2)).slice(0, BEGINNING);
    groups.set(stem, [...(groups.get(stem) ?? []), table]);
  }
  groupings.set(verbs, groups);
  return groups;
}

/** The letters without what changes within a verb: «pienso» and «pensar», «busqué» and «buscar». */
function soundsOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300\u0301\u0308]/g, '')
    .replaceAll(/ie|[iy]/g, 'e')
    .replaceAll(/ue|u/g, 'o')
    .replaceAll(/zc|z|qo/g, 'c');
}

function bareInfinitive({ infinitive }: VerbTable): string {
  return (infinitive.split(' ')[0] ?? '').replace(/se$/, '');
}

function indexOf(table: VerbTable): ReadonlyMap<string, readonly VerbForm[]> {
  const made = indexes.get(table);
  if (made) return made;
  const index = new Map<string, VerbForm[]>();
  const verb = table.infinitive.split(' ')[0] ?? '';
  for (const [place, form] of [...formsOf(table), ['infinitive', bareInfinitive(table)] as const])
    index.set(form, [...(index.get(form) ?? []), { verb, place }]);
  indexes.set(table, index);
  return index;
}
