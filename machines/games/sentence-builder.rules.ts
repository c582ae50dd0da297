import { SENTENCE_ADVANCE, SENTENCES, TIMER_TICK } from '../constants.ts';
import type { Sentence } from './exercise.types.ts';
import { leastRecentFirst, withGame, type RecentGames } from '../parts/recent-games.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Difficulty, GameResult } from '../types.ts';
import type {
  AskedSentence,
  BuiltSentence,
  SentenceBuilderContext,
  SentenceChoice,
  SentenceDeal,
  SentenceRequest,
  SentenceRules,
  Word,
} from './sentence-builder.types.ts';

export const defaultRules: SentenceRules = {
  sentences: SENTENCES,
  advanceDelay: SENTENCE_ADVANCE,
  tick: TIMER_TICK,
};

/** Whether there are sentences of every level. */
export function coversLevels(bank: readonly Sentence[]): boolean {
  const levels: readonly Difficulty[] = ['easy', 'medium', 'hard'];
  return levels.every((level) => bank.some((sentence) => sentence.level === level));
}

/**
 * Up to `count` sentences of a level without repeats, with shuffled words; those in `recentGames` come
 * last.
 */
export function pickSentences(
  bank: readonly Sentence[],
  level: Difficulty,
  count: number,
  seed: Seed,
  recentGames: RecentGames = [],
): { sentences: AskedSentence[]; seed: Seed } {
  const ofLevel = bank.filter((sentence) => sentence.level === level);
  return dealOf(ofLevel, count, recentGames, seed);
}

/** Up to `count` sentences with shuffled words, new ones first, then the least recent. */
export function dealOf(
  pool: readonly BuiltSentence[],
  count: number,
  recentGames: RecentGames,
  seed: Seed,
): { sentences: AskedSentence[]; seed: Seed } {
  const picked = leastRecentFirst(pool, recentGames, seed);
  const order = shuffle(picked.items.slice(0, count), picked.seed);
  const sentences: AskedSentence[] = [];
  let next = order.seed;
  for (const sentence of order.items) {
    const offered = shuffleWords(sentence, next);
    next = offered.seed;
    sentences.push(offered.sentence);
  }
  return { sentences, seed: next };
}

/** Shuffles the words, avoiding a valid order if possible. */
export function shuffleWords<Asked extends BuiltSentence>(
  sentence: Asked,
  seed: Seed,
): { sentence: Asked & AskedSentence; seed: Seed } {
  const words = sentence.words.map((text, id) => ({ id, text }));
  const { items, seed: next } = shuffle(words, seed);
  const turned = items.map((_word, start) => [...items.slice(start), ...items.slice(0, start)]);
  const shuffledWords = turned.find((order) => !isSolved(sentence, order)) ?? items;
  return { sentence: { ...sentence, shuffledWords }, seed: next };
}

export function placeWord(answer: readonly Word[], word: Word, position = Infinity): Word[] {
  const others = takeBack(answer, word.id);
  return others.toSpliced(Math.max(0, position), 0, word);
}

export function takeBack(answer: readonly Word[], id: number): Word[] {
  return answer.filter((word) => word.id !== id);
}

export function isSolved(sentence: BuiltSentence | undefined, answer: readonly Word[]): boolean {
  const text = answer.map((word) => word.text).join(' ');
  return sentence !== undefined && rightOrders(sentence).some((order) => order.join(' ') === text);
}

/** Whether each placed word is right, by the valid order closest to the answer. */
export function rightPlaces(sentence: BuiltSentence, answer: readonly Word[]): boolean[] {
  const placed = rightOrders(sentence).map((order) => answer.map(({ text }, index) => text === order[index]));
  const countOf = (places: readonly boolean[]) => places.filter(Boolean).length;
  return placed.reduce((best, places) => (countOf(places) > countOf(best) ? places : best));
}

function rightOrders({ words, orders = [] }: BuiltSentence): [readonly string[], ...(readonly string[])[]] {
  return [words, ...orders];
}

/** What to deal for a game of more sentences. */
export function requestOf({ context }: { context: SentenceBuilderContext }): SentenceRequest {
  const { difficulty, level, rules, recentGames, seed } = context;
  const count = rules.sentences[sizeOf({ difficulty: 'more', level })];
  return { level: difficulty === 'course' ? 'course' : level, count, recentGames, seed };
}

export function gameOf({ recentGames }: Pick<SentenceBuilderContext, 'recentGames'>, deal: SentenceDeal) {
  const { sentences } = deal;
  return {
    ...deal,
    recentGames: withGame(recentGames, sentences),
    index: 0,
    answer: [],
    misses: 0,
    solved: [],
    seconds: 0,
  };
}

export function isOfSet(difficulty: SentenceChoice): difficulty is Difficulty {
  return difficulty !== 'more' && difficulty !== 'course';
}

const sizes = { A1: 'a1', A2: 'a2', B1: 'b1' } as const;

/** The difficulty for the log. */
export function sizeOf({ difficulty, level }: Pick<SentenceBuilderContext, 'difficulty' | 'level'>) {
  return isOfSet(difficulty) ? difficulty : sizes[level];
}

export function resultOf(
  game: Pick<SentenceBuilderContext, 'difficulty' | 'level' | 'sentences' | 'solved' | 'seconds'>,
): GameResult {
  return {
    game: 'sentence-builder',
    difficulty: sizeOf(game),
    right: game.solved.length,
    total: game.sentences.length,
    seconds: game.seconds,
    cards: [],
    items: game.solved,
  };
}

export function current({ sentences, index }: SentenceBuilderContext): AskedSentence | undefined {
  return sentences[index];
}

export function wordOf(context: SentenceBuilderContext, wanted: number): Word | undefined {
  return current(context)?.shuffledWords.find(({ id }) => id === wanted);
}
