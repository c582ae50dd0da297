import { keyOf } from '../learning/answer-key.rules.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card, Direction } from '../types.ts';
import type { Answer, Exercise, ExerciseKind, Step } from './lesson.types.ts';
import type { LessonSentence } from './lesson-input.types.ts';
import { areApart, enoughOptions, seedFor, soundOfCard, wrongCards } from './options.rules.ts';

export const PAIRS = 5;
const WRONG_OPTIONS = 3;

/** Cards to take wrong options from: English ones from all, Spanish ones from those the learner has met. */
export interface Pools {
  pool: readonly Card[];
  met: readonly Card[];
}

type Usual = 'id' | 'isHeard' | 'isProduced' | 'rates' | 'meaning' | 'explanation' | 'easier' | 'silent';
type Parts = Omit<Exercise, Usual> & Partial<Exercise>;

/** Asks for grammar rather than for a word. */
const grammarKinds: ReadonlySet<string> = new Set<ExerciseKind>([
  'rule',
  'form',
  'conjugate',
  'transform',
  'mistake',
]);

export function isGrammar({ kind }: { kind: ExerciseKind }): boolean {
  return grammarKinds.has(kind);
}

export function isExercise(step: Step): step is Exercise {
  return 'answer' in step;
}

/** Whether the learner hears the question itself; a text to hear has a question to read. */
export function isAskedByEar({ isHeard, passage }: Exercise): boolean {
  return isHeard && !passage;
}

/** Fills in defaults. */
export function exerciseOf(parts: Parts): Exercise {
  return {
    kind: parts.kind,
    id: parts.id ?? idOf(parts.kind, parts.item),
    item: parts.item,
    ...(parts.sentence !== undefined && { sentence: parts.sentence }),
    cards: parts.cards,
    prompt: parts.prompt,
    ...(parts.passage && { passage: parts.passage }),
    answer: parts.answer,
    sound: parts.sound,
    isHeard: parts.isHeard ?? false,
    isProduced: parts.isProduced ?? false,
    rates: parts.rates ?? null,
    solution: parts.solution,
    meaning: parts.meaning ?? null,
    explanation: parts.explanation ?? null,
    easier: parts.easier ?? null,
    silent: parts.silent ?? null,
  };
}

export function idOf(kind: ExerciseKind, item: string): string {
  return `${kind}-${item}`;
}

/** Spanish to English: choose the meaning. */
export function meaningOf(card: Card, { pool }: Pools, seed: Seed): Exercise | null {
  const answer = choiceOf(card, pool, 'en', seedFor(seed, `meaning ${card.id}`));
  if (!answer) return null;
  return exerciseOf({
    ...aboutCard(card),
    kind: 'meaning',
    prompt: { text: card.spanish, language: 'es' },
    answer,
    solution: card.english,
  });
}

/** English or a picture to Spanish: choose the word. */
export function wordOf(card: Card, { met }: Pools, seed: Seed): Exercise | null {
  const own = seedFor(seed, `word ${card.id}`);
  const answer = choiceOf(card, met, 'es', own);
  if (!answer) return null;
  const { category, picture } = card;
  const isShown = picture !== undefined && own % 2 === 0;
  return exerciseOf({
    ...aboutCard(card),
    kind: 'word',
    prompt: { text: card.english, language: 'en', ...(isShown && { picture: { category, picture } }) },
    answer,
    solution: card.spanish,
    meaning: isShown ? card.english : null,
  });
}

/** Hear a word: choose its meaning, or its spelling among words that were met. */
export function listenOf(card: Card, { pool, met }: Pools, seed: Seed): Exercise | null {
  const own = seedFor(seed, `listen ${card.id}`);
  const spelling = own % 3 === 0 && met.length > WRONG_OPTIONS ? choiceOf(card, met, 'es', own) : null;
  const answer = spelling ?? choiceOf(card, pool, 'en', own);
  if (!answer) return null;
  return exerciseOf({
    ...aboutCard(card),
    kind: 'listen',
    prompt: { text: card.spanish, language: 'es' },
    answer,
    isHeard: true,
    solution: spelling ? card.spanish : card.english,
    meaning: spelling ? card.english : null,
    silent: meaningOf(card, { pool, met }, seed),
  });
}

/** Five pairs of cards with different meanings; null if there aren't enough. */
export function matchOf(cards: readonly Card[], seed: Seed): Exercise | null {
  const own = cards.slice(0, PAIRS);
  const [first] = own;
  if (!first || own.length < PAIRS || !areAllApart(own)) return null;
  const place = seedFor(seed, `match ${first.id}`);
  const english = shuffle(own, place);
  return exerciseOf({
    kind: 'match',
    item: first.id,
    cards: own.map(({ id }) => id),
    prompt: { text: 'Match the pairs.', language: 'en' },
    answer: {
      by: 'pairs',
      spanish: shuffle(own, english.seed).items.map((card) => card.spanish),
      english: english.items.map((card) => card.english),
      pairs: Object.fromEntries(own.map((card) => [card.spanish, card.english])),
    },
    sound: '',
    solution: own.map((card) => `${card.spanish} – ${card.english}`).join('; '),
  });
}

function areAllApart(cards: readonly Card[]): boolean {
  return cards.every((card, index) => cards.slice(index + 1).every((other) => areApart(card, other)));
}

/**
 * Type a card: English to Spanish, or Spanish to English where that direction is due. `build`, if given, is the easier
 * second attempt: a sentence to build with the card.
 */
export function typeOf(
  card: Card,
  direction: Direction,
  pools: Pools,
  seed: Seed,
  build: Exercise | null = null,
): Exercise {
  const isSpanish = direction === 'en-es';
  const easier = isSpanish ? (build ?? wordOf(card, pools, seed)) : meaningOf(card, pools, seed);
  return exerciseOf({
    ...aboutCard(card),
    kind: 'type',
    prompt: isSpanish ? { text: card.english, language: 'en' } : { text: card.spanish, language: 'es' },
    answer: { by: 'text', ...keyOf(card, direction) },
    isProduced: isSpanish,
    rates: { card, direction },
    solution: isSpanish ? card.spanish : card.english,
    easier,
  });
}

/** Write down the headword of a card; null if it isn't dictated. */
export function headwordDictationOf(card: Card, pools: Pools, seed: Seed): Exercise | null {
  if (!isPhrase(card)) return null;
  const heard = listenOf(card, pools, seed);
  return exerciseOf({
    ...aboutCard(card),
    kind: 'dictation',
    prompt: { text: card.spanish, language: 'es' },
    answer: { by: 'text', ...keyOf(card, 'en-es'), accepted: homophonesOf(card, pools) },
    isHeard: true,
    isProduced: true,
    solution: card.spanish,
    meaning: card.english,
    easier: heard,
    silent: typeOf(card, 'en-es', pools, seed),
  });
}

/** Whether the headword is worth writing down by ear: it is a sentence of its own. */
export function isPhrase({ spanish }: Card): boolean {
  return /[.?!]$/u.test(spanish) && !/[/…]/u.test(spanish) && !/\p{L}, \p{L}/u.test(spanish);
}

/** Whether the sentence uses the card. */
export function has({ uses }: LessonSentence, card: string): boolean {
  return uses.some((use) => use.card === card);
}

/** By ear alone, homophones are right, too. */
function homophonesOf(card: Card, { pool }: Pools): readonly string[] {
  const { spanish } = card;
  const sound = soundOfCard(card);
  const others = pool.filter((other) => other.spanish !== spanish && soundOfCard(other) === sound);
  return [spanish, ...others.map((other) => other.spanish)];
}

function choiceOf(card: Card, pool: readonly Card[], language: 'es' | 'en', seed: Seed): Answer | null {
  const textOf = (each: Card) => (language === 'es' ? each.spanish : each.english);
  const options = enoughOptions(textOf(card), wrongCards(card, pool, seed).map(textOf), seed);
  return options && { by: 'choice', language, options, right: textOf(card) };
}

function aboutCard(card: Card) {
  return {
    item: card.id,
    cards: [card.id],
    sound: card.spanish,
    explanation: { text: card.grammarTip, section: null },
  };
}
