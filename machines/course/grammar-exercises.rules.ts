import type { Reply } from '../games/bank.types.ts';
import { persons, type AnyTense, type GrammarQuestion, type Person } from '../games/exercise.types.ts';
import { stemAndEnding } from '../learning/answer-key.rules.ts';
import type { AnswerKey } from '../learning/judging.rules.ts';
import { plainAnswer } from '../learning/letters.rules.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import { exerciseOf } from './exercises.rules.ts';
import type { LessonPoint, LessonTable } from './lesson-input.types.ts';
import type { Exercise } from './lesson.types.ts';
import { optionsOf, seedFor } from './options.rules.ts';

export const WRONG_OPTIONS = 3;

export const tenseNames: Readonly<Record<AnyTense, string>> = {
  present: 'present',
  preterite: 'preterite',
  imperfect: 'imperfect',
  perfect: 'present perfect',
  future: 'future',
  conditional: 'conditional',
  presentSubjunctive: 'present subjunctive',
  imperative: 'imperative',
};
const personNames: Readonly<Record<Person, string>> = {
  yo: 'yo',
  tu: 'tú',
  el: 'él',
  nosotros: 'nosotros',
  vosotros: 'vosotros',
  ellos: 'ellos',
};

/** Verbs without persons: weather, and «hay». */
const impersonal: ReadonlySet<string> = new Set(['haber', 'llover', 'nevar']);
/** Verbs whose subject is the thing, «me gustan»: third persons only, and no commands. */
const ofThings: ReadonlySet<string> = new Set([
  'costar',
  'doler',
  'encantar',
  'existir',
  'faltar',
  'funcionar',
  'gustar',
  'importar',
  'interesar',
  'significar',
  'suceder',
]);

/** The cards of the pronouns that are asked. */
export const pronounCards: Readonly<Record<string, string>> = {
  yo: 'pronouns-yo',
  tú: 'pronouns-tu',
  él: 'pronouns-el',
  ella: 'pronouns-ella',
  usted: 'pronouns-usted',
  nosotros: 'pronouns-nosotros',
  vosotros: 'pronouns-vosotros',
  ellos: 'pronouns-ellos',
  ustedes: 'pronouns-ustedes',
};

const reflexiveCards = ['pronouns-me', 'pronouns-te', 'pronouns-se', 'pronouns-nos'];
const reflexiveOfVosotros = 'pronouns-os';

/** A grammar question with its four options in their written order. */
export function ruleOf(question: GrammarQuestion, points: readonly LessonPoint[]): Exercise {
  const section = points.find(({ id }) => id === question.point)?.section ?? null;
  return exerciseOf({
    kind: 'rule',
    item: question.id,
    cards: [],
    prompt: { text: question.question, language: 'en' },
    answer: { by: 'choice', language: 'es', options: question.options, right: question.correctAnswer },
    sound: '',
    solution: question.correctAnswer,
    explanation: { text: question.explanation, section, afterRight: 'offered' },
  });
}

/** Whether the form of a verb is said by anybody. */
export function isSaid(infinitive: string, tense: AnyTense, person: Person): boolean {
  if (impersonal.has(infinitive)) return false;
  return !ofThings.has(infinitive) || (tense !== 'imperative' && (person === 'el' || person === 'ellos'));
}

/** One form of a verb to type, of a person whose pronoun was met. Null if there is none. */
export function formOf(
  table: LessonTable,
  points: readonly LessonPoint[],
  seed: Seed,
  isMet: (id: string) => boolean,
): Exercise | null {
  const { card, infinitive, translation, tense, forms, point } = table;
  const isReflexive = /se(?: |$)/.test(infinitive);
  if (isReflexive && !reflexiveCards.every(isMet)) return null;
  const own = seedFor(seed, `form ${infinitive} ${tense}`);
  const asked = persons.filter(
    (person) =>
      isSaid(infinitive, tense, person) &&
      isMet(pronounCards[nameOf(person, tense)] ?? '') &&
      (person !== 'vosotros' || !isReflexive || isMet(reflexiveOfVosotros)) &&
      forms[person] !== undefined,
  );
  const [person] = shuffle(asked, own).items;
  const form = person && forms[person];
  if (!person || form === undefined) return null;
  const others = [...new Set(asked.flatMap((each) => forms[each] ?? []))].filter(
    (text) => !isSame(text, form),
  );
  const wrong = shuffle(others, own).items.slice(0, WRONG_OPTIONS);
  const typed = exerciseOf({
    kind: 'form',
    item: formItem({ infinitive, tense, point }, person),
    cards: [card],
    prompt: {
      text: `«${nameOf(person, tense)}», ${tenseNames[tense]} of «${infinitive}»`,
      language: 'en',
      hint: translation,
    },
    answer: { by: 'text', ...formKey([form], infinitive, withName(form, nameOf(person, tense))) },
    sound: form,
    isProduced: true,
    solution: form,
    explanation: formExplanation(points, table, form),
  });
  return { ...typed, easier: formChoice(typed, form, wrong, own) };
}

/** The id of a form in the log. */
export function formItem(
  { infinitive, tense, point }: Pick<LessonTable, 'infinitive' | 'tense' | 'point'>,
  person: Person,
): string {
  return `${point}-${infinitive}-${tense}-${person}`;
}

/** A form with the pronoun that its prompt names. */
export function withName(form: string, name: string): readonly string[] {
  return [`${name} ${form}`, `${form} ${name}`];
}

/** The key to forms of a verb, alone or with words `around` them: no slip in their endings is nearly right. */
export function formKey(
  forms: readonly string[],
  infinitive: string,
  around: readonly string[] = [],
): AnswerKey {
  const words = forms.flatMap((form) => form.split(' '));
  return {
    language: 'es',
    accepted: [...new Set([...forms, ...around])],
    verbs: words.map((word) => stemAndEnding(word, infinitive)),
  };
}

/** The same question as a choice; null without two wrong forms. */
export function formChoice(
  typed: Exercise,
  form: string,
  wrong: readonly string[],
  seed: Seed,
): Exercise | null {
  if (wrong.length < 2) return null;
  const answer = {
    by: 'choice',
    language: 'es',
    options: optionsOf(form, wrong, seed),
    right: form,
  } as const;
  return { ...typed, id: `choice-${typed.id}`, answer, isProduced: false };
}

/** Choose the reply to what somebody says. */
export function replyOf({ id, said, saidEnglish, reply, replyEnglish, wrong }: Reply, seed: Seed): Exercise {
  return exerciseOf({
    kind: 'reply',
    item: id,
    cards: [],
    prompt: { text: said, language: 'es', hint: saidEnglish },
    answer: {
      by: 'choice',
      language: 'es',
      options: optionsOf(reply, wrong, seedFor(seed, id)),
      right: reply,
    },
    sound: reply,
    solution: reply,
    meaning: replyEnglish,
  });
}

export function explanationOf(points: readonly LessonPoint[], point: string): Exercise['explanation'] {
  const found = points.find(({ id }) => id === point);
  return found ? { text: found.text, section: found.section, afterRight: 'offered' } : null;
}

/** The rule of the table's point, after the forms of the verb if the rule doesn't name the one that is asked. */
export function formExplanation(
  points: readonly LessonPoint[],
  { infinitive, tense, forms, point }: LessonTable,
  form: string,
): Exercise['explanation'] {
  const found = explanationOf(points, point);
  if (!found || hasWords(found.text, form)) return found;
  const said = persons.flatMap((person) => (isSaid(infinitive, tense, person) ? (forms[person] ?? []) : []));
  return {
    ...found,
    text: `«${infinitive}», ${tenseNames[tense]}: «${[...new Set(said)].join(', ')}». ${found.text}`,
  };
}

/** Whether a text names these words; most lack even the letters, which is quicker to see. */
function hasWords(text: string, words: string): boolean {
  return text.includes(words) && new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u').test(text);
}

/** The imperative has «usted» and «ustedes» where other tenses have «él» and «ellos». */
export function nameOf(person: Person, tense: AnyTense): string {
  if (tense !== 'imperative') return personNames[person];
  return { el: 'usted', ellos: 'ustedes' }[person as string] ?? personNames[person];
}

function isSame(one: string, other: string): boolean {
  return plainAnswer(one) === plainAnswer(other);
}
