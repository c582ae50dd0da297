import type { Card } from '#machines/types.ts';
import { when } from '../card-text.ts';
import { usesOf } from './coverage.ts';
import type { Course } from './met.ts';

export interface CanDo {
  unit: string;
  /** In English: `I can …` */
  goal: string;
  /** Of the unit. */
  cards: readonly Card[];
  /** Of the units before. */
  earlier: readonly Card[];
  /** Those that the unit teaches. */
  points: readonly { id: string; title: string; text: string }[];
  /** The unit's readings and dialogue. */
  texts: readonly { id: string; lines: readonly { spanish: string; english: string }[] }[];
}

/** What a learner needs for a can-do, by id. */
export interface Backing {
  /** Cards by then that mean what it names, or are of a group that does. */
  words: readonly string[];
  points: readonly string[];
  /** Texts that use words of the unit. */
  texts: readonly string[];
}

const LEAST_WORDS = 5;
/** How many of the unit's words a text that backs its can-do uses. */
const LEAST_USED = 4;

/** Words of can-dos that name nothing to talk about. */
const plain = new Set(
  `i can a about act an and as at be by for from get give had happened her his how i it keep make me my no not of on
  or other others out over pass say share should somebody someone talk tell that the their them things to up us use
  want what when which who why will with without would you your`.split(/\s+/),
);

/** Words of can-dos and what cards and points call the same. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  advice: ['commands'],
  cope: ['problem'],
  events: ['happen'],
  offers: ['sale', 'discount'],
  pan: ['criticize', 'criticism'],
  said: ['say', 'reporting'],
  trouble: ['problem'],
};

export function backingOf(canDo: CanDo, course: Course): Backing {
  const named = namesIn(canDo.goal);
  const isNamed = (texts: readonly string[]) => named.some((name) => isIn(name, texts));
  return {
    words: [...canDo.cards, ...canDo.earlier].filter((card) => isNamed(textsOf(card))).map(({ id }) => id),
    points: canDo.points.map(({ id }) => id),
    texts: canDo.texts
      .filter(({ lines }) => usedIn(lines, canDo.cards, course) >= LEAST_USED)
      .map(({ id }) => id),
  };
}

/** Why the course doesn't back a can-do, one line each. */
export function canDoProblems(canDo: CanDo, course: Course): string[] {
  const { unit, goal, cards, earlier, points } = canDo;
  const { words, texts } = backingOf(canDo, course);
  const known = [...cards, ...earlier].flatMap(textsOf);
  const rules = points.flatMap(({ title, text }) => [title, text]);
  return [
    namesIn(goal).flatMap((name) =>
      when(!isIn(name, known) && !isIn(name, rules), `no word or point by then is about "${name}"`),
    ),
    when(words.length < LEAST_WORDS, `${words.length} words by then are about it, ${LEAST_WORDS} are wanted`),
    when(
      !namesIn(goal).some((name) => isIn(name, [...cards.flatMap(textsOf), ...rules])),
      'no word or point of its own is about it',
    ),
    when(points.length === 0, 'it teaches no point'),
    when(texts.length === 0, `none of its readings and dialogues uses ${LEAST_USED} of its words`),
  ]
    .flat()
    .map((problem) => `${unit}: ${goal} ${problem}`);
}

function usedIn(lines: CanDo['texts'][number]['lines'], cards: readonly Card[], course: Course): number {
  return [...usesOf(cards, lines, course).values()].filter((uses) => uses > 0).length;
}

/** What a can-do is about. */
function namesIn(goal: string): string[] {
  return [...new Set(wordsIn(goal))].filter((word) => !plain.has(word));
}

function textsOf({ english, alsoEnglish = [], group = '' }: Card): string[] {
  return [english, ...alsoEnglish, group];
}

function isIn(name: string, texts: readonly string[]): boolean {
  const stems = new Set([name, ...(synonyms[name] ?? [])].map(stemOf));
  return texts.some((text) => wordsIn(text).some((word) => stems.has(stemOf(word))));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** "quarrels", "quarreled" and "quarreling" are one, and so are "guess" and "guesses". */
function stemOf(word: string): string {
  return word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ies|y|ing|ed|es|er|(?<!s)s|e)$/, '');
}
