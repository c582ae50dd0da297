import { allTenses, persons, type VerbTable } from '../games/exercise.types.ts';
import { stemAndEnding } from '../learning/answer-key.rules.ts';
import { comparedText } from '../learning/answer-text.rules.ts';
import { core } from './sentence-uses.rules.ts';

/** A person of a tense, `present yo`, or one of the forms without a person. */
type Place = string;

const known = new WeakMap<VerbTable, ReadonlyMap<Place, string>>();

/** The forms of a verb by their places, without pronouns; of the perfect only the participle. */
export function formsOf(table: VerbTable): ReadonlyMap<Place, string> {
  const found = known.get(table);
  if (found) return found;
  const finite = allTenses
    .filter((tense) => tense !== 'perfect')
    .flatMap((tense) =>
      persons.flatMap((person) => {
        const form = table.conjugations[tense][person];
        return form === undefined ? [] : [[`${tense} ${person}`, core(form)] as const];
      }),
    );
  const forms = new Map<Place, string>([
    ...finite,
    ['gerund', core(table.gerund)],
    ['participle', core(table.participle)],
  ]);
  known.set(table, forms);
  return forms;
}

const knownEndings = new WeakMap<object, ReadonlyMap<string, string>>();

/** Every form of the verbs with its ending set apart, by the form. */
function endingsOf(verbs: ReadonlyMap<string, VerbTable>): ReadonlyMap<string, string> {
  const found = knownEndings.get(verbs);
  if (found) return found;
  const endings = new Map([...verbs.values()].flatMap((table) => [...endingsOfVerb(table)]));
  knownEndings.set(verbs, endings);
  return endings;
}

function endingsOfVerb(table: VerbTable): ReadonlyMap<string, string> {
  const found = knownEndings.get(table);
  if (found) return found;
  const infinitive = core(table.infinitive);
  const endings = new Map(
    [...formsOf(table).values()].map((form) => [form, stemAndEnding(form, infinitive)] as const),
  );
  knownEndings.set(table, endings);
  return endings;
}

/** The verb forms of a text with their endings set apart, as far as there are tables of its verbs. */
export function verbFormsIn(text: string, verbs: ReadonlyMap<string, VerbTable>): string[] {
  const endings = endingsOf(verbs);
  return comparedText(text, 'es')
    .split(' ')
    .flatMap((word) => endings.get(word) ?? []);
}

/** Where a form stands in the table of its verb. */
export function placesOf(form: string, table: VerbTable): Place[] {
  return [...formsOf(table)].flatMap(([place, each]) => (each === form ? [place] : []));
}

/** The form of a verb at the first of the places where it has one that was met. */
export function formAt(
  table: VerbTable,
  places: readonly Place[],
  isMet: (form: string) => boolean,
): string | null {
  const forms = formsOf(table);
  const [found = null] = places.flatMap((place) => {
    const form = forms.get(place);
    return form !== undefined && isMet(form) ? [form] : [];
  });
  return found;
}

/** Other forms of the verb that were met: of another tense or mood for the same person. */
export function otherTenses(
  form: string,
  table: VerbTable,
  isMet: (form: string) => boolean,
): readonly string[] {
  const asked = new Set(placesOf(form, table).map((place) => place.split(' ')[1]));
  return formsWhere(form, table, isMet, (_tense, person) => asked.has(person));
}

/** Other forms of the verb that the learner has met, for another person in the same tense; for a command, any. */
export function otherPersons(
  form: string,
  table: VerbTable,
  isMet: (form: string) => boolean,
): readonly string[] {
  const asked = new Set(placesOf(form, table).map((place) => place.split(' ')[0]));
  asked.delete('imperative');
  return formsWhere(form, table, isMet, (tense) => asked.has(tense));
}

/** Whether the form is of «yo» or «nosotros» and of nobody else. */
export function isFirstPerson(form: string, table: VerbTable): boolean {
  return placesOf(form, table).every((place) => /^\w+ (?:yo|nosotros)$/.test(place));
}

function formsWhere(
  form: string,
  table: VerbTable,
  isMet: (form: string) => boolean,
  isWanted: (tense: string, person: string | undefined) => boolean,
): readonly string[] {
  const others = [...formsOf(table)].flatMap(([place, other]) => {
    const [tense = '', person] = place.split(' ');
    return person !== undefined && other !== form && isMet(other) && isWanted(tense, person) ? [other] : [];
  });
  return [...new Set(others)];
}
