import { askedIn } from '#machines/learning/asked.rules.ts';
import type { BankSentence } from '#machines/games/bank.types.ts';
import { dealOf } from '#machines/games/sentence-builder.rules.ts';
import type { SentenceDeal, SentenceRequest } from '#machines/games/sentence-builder.types.ts';
import { fromPromise } from 'xstate';
import { readLog, type OwnLog } from './own-log.ts';

/** Deals sentences of the course that no game has asked so far, those of the first units first. */
export function dealSentencesFor(log: OwnLog) {
  return fromPromise<SentenceDeal, SentenceRequest>(async ({ input: { level, count, asked, seed } }) => {
    const [{ loadSentencesUntil }, { courseSentence }, before] = await Promise.all([
      import('../services/bank.ts'),
      import('#machines/games/course-sentences.rules.ts'),
      readLog(log),
    ]);
    const games = [...askedIn(before, 'sentence-builder'), ...asked];
    const known = new Set(games.flat());
    const askable = (sentences: readonly BankSentence[]) =>
      sentences.flatMap((sentence) => courseSentence(sentence) ?? []);
    const sentences = await loadSentencesUntil(
      level,
      (loaded) => askable(loaded).filter(({ id }) => !known.has(id)).length >= count,
    );
    return dealOf(askable(sentences), count, games, seed);
  });
}
