import { searchText } from '../parts/search-text.ts';

interface Verb {
  infinitive: string;
  translation: string;
  gerund: string;
  participle: string;
  conjugations: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
}

/** A verb with its search texts. */
export interface SearchableVerb<Found extends Verb> {
  verb: Found;
  text: string;
  forms: ReadonlySet<string>;
}

const pronouns = new Set(['me', 'te', 'se', 'nos', 'os']);

export function searchableVerbs<Found extends Verb>(verbs: readonly Found[]): SearchableVerb<Found>[] {
  return verbs.map((verb) => ({
    verb,
    text: searchText([verb.infinitive, verb.translation].join('\n')),
    forms: new Set(formsOf(verb)),
  }));
}

/**
 * Verbs whose infinitive or English contains `search`, or with that form, with or without its pronoun. Case,
 * accents and outer spaces don't matter.
 */
export function findVerbs<Found extends Verb>(
  verbs: readonly SearchableVerb<Found>[],
  search: string,
): Found[] {
  const wanted = searchText(search.trim());
  return verbs
    .filter(({ text, forms }) => text.includes(wanted) || forms.has(wanted))
    .map(({ verb }) => verb);
}

function formsOf({ gerund, participle, conjugations }: Verb): string[] {
  const whole = [gerund, participle, ...Object.values(conjugations).flatMap((forms) => Object.values(forms))]
    .filter((form) => form !== undefined)
    .map(searchText);
  const withoutPronoun = whole.flatMap((form) => {
    const [first = '', ...rest] = form.split(' ');
    return pronouns.has(first) ? rest.join(' ') : [];
  });
  return [...whole, ...withoutPronoun];
}
