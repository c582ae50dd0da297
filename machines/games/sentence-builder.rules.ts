import { SENTENCE_ADVANCE, SENTENCES, TIMER_TICK } from '../constants.ts';
import type { Sentence } from './exercise.types.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Difficulty, GameResult } from '../types.ts';

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

/** A word to place; `id` tells equal words apart. */
export interface Word {
  id: number;
  text: string;
}

/** A sentence with its words in the order in which they are offered. */
export interface AskedSentence extends Sentence {
  shuffledWords: readonly Word[];
}

/** A solved sentence; `right` means at the first Check. */
export interface SentenceAnswer {
  id: string;
  right: boolean;
}

/** Whether there are sentences of every level. */
export function coversLevels(bank: readonly Sentence[]): boolean {
  const levels: readonly Difficulty[] = ['easy', 'medium', 'hard'];
  return levels.every((level) => bank.some((sentence) => sentence.level === level));
}

/** Up to `count` sentences of a level in random order, none twice, the words of each shuffled. */
export function pickSentences(
  bank: readonly Sentence[],
  level: Difficulty,
  count: number,
  seed: Seed,
): { sentences: AskedSentence[]; seed: Seed } {
  const picked = shuffle(
    bank.filter((sentence) => sentence.level === level),
    seed,
  );
  const sentences: AskedSentence[] = [];
  let current = picked.seed;
  for (const sentence of picked.items.slice(0, count)) {
    const offered = shuffleWords(sentence, current);
    current = offered.seed;
    sentences.push(offered.sentence);
  }
  return { sentences, seed: current };
}

/** The sentence with its words in random order, never the right one. */
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

/** The answer with a word at a position, by default the end; a word that was in it moves. */
export function placeWord(answer: readonly Word[], word: Word, position = Infinity): Word[] {
  const others = takeBack(answer, word.id);
  return others.toSpliced(Math.max(0, position), 0, word);
}

export function takeBack(answer: readonly Word[], id: number): Word[] {
  return answer.filter((word) => word.id !== id);
}

/** Whether the words of the answer, joined, equal the sentence. */
export function isSolved(sentence: Sentence | undefined, answer: readonly Word[]): boolean {
  return answer.map(({ text }) => text).join(' ') === sentence?.words.join(' ');
}

/** For each word of the answer, whether it is in its right place. */
export function rightPlaces({ words }: Sentence, answer: readonly Word[]): boolean[] {
  return answer.map(({ text }, index) => text === words[index]);
}

interface Finished {
  difficulty: Difficulty;
  sentences: readonly AskedSentence[];
  solved: readonly SentenceAnswer[];
  seconds: number;
}

/** The result of a finished game. */
export function resultOf({ difficulty, sentences, solved, seconds }: Finished): GameResult {
  return {
    game: 'sentence-builder',
    difficulty,
    right: solved.length,
    total: sentences.length,
    seconds,
    cards: [],
  };
}
