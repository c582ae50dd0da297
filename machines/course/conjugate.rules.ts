import { allTenses, persons, type AnyTense, type Person, type VerbTable } from '../games/exercise.types.ts';
import { shuffle } from '../parts/random.ts';
import { exerciseOf } from './exercises.rules.ts';
import {
  formChoice,
  formExplanation,
  formItem,
  formKey,
  isSaid,
  nameOf,
  pronounCards,
  tenseNames,
  withName,
  WRONG_OPTIONS,
} from './grammar-exercises.rules.ts';
import type { CardUse, LessonPoint, LessonSentence, LessonTable } from './lesson-input.types.ts';
import type { Exercise } from './lesson.types.ts';
import { seedFor } from './options.rules.ts';
import type { Material } from './sentence-exercises.rules.ts';
import { bareOf, BLANK, blanked, type Place, wordsOf } from './sentence-words.rules.ts';
import { placesOf } from './verb-rivals.rules.ts';

/** A person, and the pronoun to name it; null if the sentence says who it is. */
interface Subject {
  person: Person;
  name: string | null;
}

const reflexive = /^(?:me|te|se|nos|os) /;
/** Words between a pronoun and its verb. */
const between = /^(?:me|te|se|nos|os|lo|la|los|las|le|les|no)$/;
const spanishPersons: Readonly<Record<string, Person>> = {
  yo: 'yo',
  tú: 'tu',
  él: 'el',
  ella: 'el',
  usted: 'el',
  nosotros: 'nosotros',
  nosotras: 'nosotros',
  vosotros: 'vosotros',
  vosotras: 'vosotros',
  ellos: 'ellos',
  ellas: 'ellos',
  ustedes: 'ellos',
};
/** Who an English pronoun may be. */
const englishSubjects: Readonly<Record<string, readonly { person: Person; name: string }[]>> = {
  i: [{ person: 'yo', name: 'yo' }],
  we: [{ person: 'nosotros', name: 'nosotros' }],
  he: [{ person: 'el', name: 'él' }],
  she: [{ person: 'el', name: 'ella' }],
  they: [{ person: 'ellos', name: 'ellos' }],
  you: [
    { person: 'el', name: 'usted' },
    { person: 'ellos', name: 'ustedes' },
  ],
};
/** Forms that show their person. */
const telling: ReadonlySet<Person> = new Set(['yo', 'tu', 'nosotros', 'vosotros']);
/** Tenses that English or the rest of the sentence tells apart; others are named. */
const toldTenses: ReadonlySet<AnyTense> = new Set(['present', 'presentSubjunctive', 'imperative']);
/** English that could be another tense than the Spanish present. */
const notPresent = /\b(?:will|been|was|were|did)\b|'(?:ll|ve)\b|\b(?:have|has) \p{L}+(?:ed|en|wn|ne)\b/iu;
const startsClause = /[^\p{L}\p{N}]$/u;
const beforeSubjunctive = /(?<!\p{L})(?:que|cuando|ojalá|quizás?|cuanto)(?!\p{L})/iu;

interface Known extends Pick<Material, 'verbs' | 'seed'> {
  points: readonly LessonPoint[];
  /** Whether a card or a point was met, by id. */
  isMet: (id: string) => boolean;
}

/** A verb to type in a sentence; null if the sentence has no form of the table, or fits more than one cell. */
export function conjugateOf(
  table: LessonTable,
  sentence: LessonSentence,
  { points, isMet, verbs, seed }: Known,
): Exercise | null {
  const { card, infinitive, tense, forms, point } = table;
  const [use, ...others] = sentence.uses.filter((each) => each.card === card);
  const verb = verbs.get(card);
  if (!use || !verb || others.length > 0 || infinitive.includes(' ')) return null;
  if (sentence.points?.includes(point) !== true) return null;
  const said = persons.filter((person) => isSaid(infinitive, tense, person));
  const fitting = said.flatMap((person) => {
    const form = bareForm(forms[person]);
    const place = form === undefined ? null : placeOf(form, sentence, use);
    return form !== undefined && place ? [{ person, form, place }] : [];
  });
  const subject = isOnly(tense, sentence, use, verb) ? subjectOf(fitting, table, sentence, verbs) : null;
  const found = fitting.find(({ person }) => person === subject?.person);
  if (!subject || !found || (subject.name !== null && !isMet(pronounCards[subject.name] ?? ''))) return null;
  const { person, form, place } = found;
  const accepted = [form, ...otherForms(verb, { tense, person }, sentence).filter((other) => other !== form)];
  const own = seedFor(seed, `conjugate ${sentence.id}`);
  const rivals = said
    .flatMap((each) => bareForm(forms[each]) ?? [])
    .filter((each) => !accepted.includes(each));
  const cue = [infinitive, subject.name].filter(Boolean).join(', ');
  const typed = exerciseOf({
    kind: 'conjugate',
    item: formItem(table, person),
    sentence: sentence.id,
    cards: [card],
    prompt: {
      text: blanked(sentence.spanish, place).replace(BLANK, `${BLANK} (${cue})`),
      language: 'es',
      hint: toldTenses.has(tense) ? sentence.english : `${sentence.english} (${tenseNames[tense]})`,
    },
    answer: {
      by: 'text',
      ...formKey(accepted, infinitive, withNeighbors(accepted, sentence, found.place, subject)),
    },
    sound: sentence.spanish,
    isProduced: true,
    solution: sentence.spanish,
    explanation: formExplanation(points, table, form),
  });
  const wrong = shuffle([...new Set(rivals)], own).items.slice(0, WRONG_OPTIONS);
  return { ...typed, easier: formChoice(typed, form, wrong, own) };
}

/** The forms with words of the sentence right before or after the gap, or with their pronoun. */
function withNeighbors(
  forms: readonly string[],
  { spanish }: LessonSentence,
  { at, length }: Place,
  { person, name }: Subject,
): readonly string[] {
  const words = plainWords(spanish);
  const said = words.filter((word) => spanishPersons[word] === person);
  const names = name === null ? said : [name, ...said];
  const ends = words.slice(at + length).map((_, index, after) => after.slice(0, index + 1));
  const starts = words.slice(0, at).map((_, index, before) => before.slice(index));
  return forms.flatMap((form) => [
    ...names.flatMap((each) => withName(form, each)),
    ...[[], ...starts].flatMap((before) =>
      [[], ...ends].map((after) => [...before, form, ...after].join(' ')),
    ),
  ]);
}

/** Without the pronoun of a reflexive verb, which stays in the sentence. */
function bareForm(form: string | undefined): string | undefined {
  return form?.replace(reflexive, '');
}

/** Where the sentence has the form, whose last word is the use. */
function placeOf(form: string, { spanish }: LessonSentence, { at, length: own }: CardUse): Place | null {
  const length = form.split(' ').length;
  const place = { at: at - length + 1, length };
  return own === 1 &&
    plainWords(spanish)
      .slice(place.at, at + 1)
      .join(' ') === form
    ? place
    : null;
}

/** Whether the form stands for no other tense or mood in the sentence. */
function isOnly(
  tense: AnyTense,
  { spanish, english }: LessonSentence,
  { at }: CardUse,
  verb: VerbTable,
): boolean {
  if (tense === 'present' && notPresent.test(english)) return false;
  const places = placesOf(plainWords(spanish)[at] ?? '', verb).map((place) => place.split(' ')[0]);
  const others = places.filter((place) => place !== tense && place !== 'participle');
  const words = wordsOf(spanish);
  const isFirst = at === 0 || startsClause.test(words[at - 1] ?? '');
  const before = words.slice(0, at).join(' ');
  switch (tense) {
    case 'present':
      return others.every((other) => other === 'imperative' && !isFirst);
    case 'imperative':
      return isFirst && !/^(?:I|you|he|she|it|we|they|does|do you)\b/i.test(english);
    case 'presentSubjunctive':
      return others.every((other) => other === 'imperative') && beforeSubjunctive.test(before);
    default:
      return others.length === 0;
  }
}

function subjectOf(
  fitting: readonly { person: Person; place: Place }[],
  { infinitive, tense, card }: LessonTable,
  { spanish, english, uses }: LessonSentence,
  verbs: Material['verbs'],
): Subject | null {
  const [first, ...others] = fitting;
  if (!first) return null;
  const isFitting = ({ person }: Subject) => fitting.some((one) => one.person === person);
  const words = plainWords(spanish);
  const said = pronounBeside(words, first.place);
  if (said) return isFitting({ person: said, name: null }) ? { person: said, name: null } : null;
  const { person } = first;
  const isAlone = others.length === 0;
  if (isAlone && !isSaid(infinitive, tense, 'yo') && tense !== 'imperative') return { person, name: null };
  if (isAlone && (telling.has(person) || tense === 'imperative'))
    return { person, name: nameOf(person, tense) };
  const isTold = uses.some((use) => use.card !== card && isFinite(words[use.at] ?? '', verbs.get(use.card)));
  if (isTold) return null;
  const pronouns = [...new Set(english.toLowerCase().match(/\b(?:i|we|you|he|she|they)\b/g))];
  if (pronouns.length > 1) return null;
  const [pronoun] = pronouns;
  const subjects: readonly Subject[] =
    pronoun === undefined
      ? (['el', 'ellos'] as const).map((each) => ({ person: each, name: null }))
      : (englishSubjects[pronoun] ?? []);
  return subjects.find(isFitting) ?? null;
}

/** The person of the pronoun right before or after a verb. */
function pronounBeside(words: readonly string[], { at, length }: Place): Person | null {
  let before = at - 1;
  while (between.test(words[before] ?? '')) before -= 1;
  return spanishPersons[words[before] ?? ''] ?? spanishPersons[words[at + length] ?? ''] ?? null;
}

function isFinite(word: string, table: VerbTable | undefined): boolean {
  return table !== undefined && placesOf(word, table).some((place) => place.includes(' '));
}

/** Forms of the verb for the person, in any tense, that other wordings of the sentence have; commands only for one. */
function otherForms(
  { conjugations }: VerbTable,
  { tense, person }: { tense: AnyTense; person: Person },
  { alsoSpanish = [], orders = [] }: LessonSentence,
) {
  const wordings = [...alsoSpanish, ...orders].map((text) => ` ${plainWords(text).join(' ')} `);
  return allTenses
    .filter((each) => (each === 'imperative') === (tense === 'imperative'))
    .flatMap((each) => bareForm(conjugations[each][person]) ?? [])
    .filter((form) => wordings.some((text) => text.includes(` ${form} `)));
}

function plainWords(spanish: string): string[] {
  return wordsOf(spanish).map((word) => bareOf(word).toLowerCase());
}
