import { SENTENCE_ADVANCE, SENTENCES, TIMER_TICK } from '../constants.ts';
import type { Sentence } from './exercise.types.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Difficulty } from '../types.ts';

/** The figures of a game; times are milliseconds. */
export interface SentenceRules {
  sentences: Record<Difficulty, number>;
  advance: number;
  tick: number;
}

export const defaultRules: SentenceRules = {
  sentences: SENTENCES,
  advance: SENTENCE_ADVANCE,
  tick: TIMER_TICK,
};

/** A word to be placed; `id` tells it from another one that reads the same. */
export interface Word {
  id: number;
  text: string;
}

/** A sentence with its words in the order in which they are offered. */
export interface AskedSentence extends Sentence {
  shuffledWords: readonly Word[];
}

/** A sentence that was solved; `right`: at the first Check. */
export interface SentenceAnswer {
  id: string;
  right: boolean;
}

/** Whether there are sentences of every level. */
export function coversLevels(bank: readonly Sentence[]): boolean {
  const levels: readonly Difficulty[] = ['easy', 'medium', 'hard'];
  return levels.every((level) => bank.some((sentence) => sentence.level === level));
}

/** Up to `count` sentences of a level in random order, none twice, the words of each out of order. */
export function drawSentences(
  bank: readonly Sentence[],
  level: Difficulty,
  count: number,
  seed: Seed,
): { sentences: AskedSentence[]; seed: Seed } {
  const drawn = shuffle(
    bank.filter((sentence) => sentence.level === level),
    seed,
  );
  const sentences: AskedSentence[] = [];
  let current = drawn.seed;
  for (const sentence of drawn.items.slice(0, count)) {
    const offered = shuffleWords(sentence, current);
    current = offered.seed;
    sentences.push(offered.sentence);
  }
  return { sentences, seed: current };
}

/** The sentence with its words in another random order, never in the one that solves it. */
export function shuffleWords<Asked extends Sentence>(
  sentence: Asked,
  seed: Seed,
): { sentence: Asked & AskedSentence; seed: Seed } {
  const words = sentence.words.map((text, id) => ({ id, text }));
  const shuffled = shuffle(words, seed);
  const shuffledWords = isSolved(sentence, shuffled.items)
    ? [...shuffled.items.slice(1), ...shuffled.items.slice(0, 1)]
    : shuffled.items;
  return { sentence: { ...sentence, shuffledWords }, seed: shuffled.seed };
}

/** The answer with a word placed at a position, at the end by default; a word that is in it already is moved. */
export function placeWord(answer: readonly Word[], word: Word, position = Infinity): Word[] {
  const others = takeBack(answer, word.id);
  return others.toSpliced(Math.max(0, position), 0, word);
}

export function takeBack(answer: readonly Word[], id: number): Word[] {
  return answer.filter((word) => word.id !== id);
}

/** Right means that the joined selection equals the original order, specification section 5. */
export function isSolved(sentence: Sentence | undefined, answer: readonly Word[]): boolean {
  return answer.map(({ text }) => text).join(' ') === sentence?.words.join(' ');
}

/** For each word of the answer, whether it stands where it belongs. */
export function rightPlaces({ words }: Sentence, answer: readonly Word[]): boolean[] {
  return answer.map(({ text }, index) => text === words[index]);
}
