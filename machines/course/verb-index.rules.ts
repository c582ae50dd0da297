import type { VerbTable } from '../games/exercise.types.ts';
import { formsOf } from './verb-rivals.rules.ts';

/** A form of a verb: its infinitive, and its place in the table. */
export interface VerbForm {
  verb: string;
  /** `present yo`, `infinitive`, `gerund`, `participle`. */
  place: string;
}

export type VerbTables = ReadonlyMap<string, VerbTable>;

const indexes = new WeakMap<VerbTables, ReadonlyMap<string, readonly VerbForm[]>>();
const attached = /(?:(?:me|te|se|nos|os|le)?(?:l[oae]s?)|me|te|se|nos|os)$/;
const plain: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** The verbs that a word may be a form of, with pronouns attached or without. */
export function verbOf(word: string, verbs: VerbTables): readonly VerbForm[] {
  const index = indexOf(verbs);
  const found = index.get(word);
  if (found || !attached.test(word)) return found ?? [];
  const host = word.replace(attached, '');
  const hosts = [host, host.replaceAll(/[áéíóú]/g, (vowel) => plain[vowel] ?? vowel)];
  return hosts
    .flatMap((each) => index.get(each) ?? [])
    .filter(({ place }) => /^(?:infinitive|gerund|imperative)/.test(place));
}

function indexOf(verbs: VerbTables): ReadonlyMap<string, readonly VerbForm[]> {
  const made = indexes.get(verbs);
  if (made) return made;
  const index = new Map<string, VerbForm[]>();
  for (const table of verbs.values()) {
    const verb = table.infinitive.split(' ')[0] ?? '';
    const forms = [...formsOf(table), ['infinitive', verb.replace(/se$/, '')] as const];
    for (const [place, form] of forms) index.set(form, [...(index.get(form) ?? []), { verb, place }]);
  }
  for (const form of ['ha', 'he', 'has', 'han', 'hemos', 'hay'])
    if (!index.has(form)) index.set(form, [{ verb: 'haber', place: 'present el' }]);
  indexes.set(verbs, index);
  return index;
}
