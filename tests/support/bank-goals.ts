/**
 * What the guard of the bank requires today, by level. Whoever adds sentences raises these figures to what is reached;
 * the course is complete with `goals`.
 */
export const required = {
  A1: { readablePerUnit: 12, wordsInThreeSentences: 511, readings: 12 },
  A2: { readablePerUnit: 8, wordsInThreeSentences: 0, readings: 12 },
  B1: { readablePerUnit: 8, wordsInThreeSentences: 0, readings: 12 },
} as const;

/**
 * At the end each unit has so many sentences that can be read there, all words of the level (`Infinity`) stand in three
 * sentences, and every unit has a reading. Sentences count with the cards' examples.
 */
export const goals = {
  A1: { sentences: 700, readablePerUnit: 12, wordsInThreeSentences: Infinity, readings: 12 },
  A2: { sentences: 800, readablePerUnit: 8, wordsInThreeSentences: 0, readings: 12 },
  B1: { sentences: 500, readablePerUnit: 8, wordsInThreeSentences: 0, readings: 12 },
} as const;

/** In how many different sentences a word of A1 has to stand. */
export const USES = 3;
