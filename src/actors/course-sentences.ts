import type { BankSentence } from '#machines/games/bank.types.ts';
import { dealOf } from '#machines/games/sentence-builder.rules.ts';
import type { SentenceDeal, SentenceRequest } from '#machines/games/sentence-builder.types.ts';
import { askedIn } from '#machines/learning/asked-items.rules.ts';
import { levels } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { unitIn } from './games.ts';
import { readProgress, type OwnLog } from './learner-flows.ts';
import { learnsVosotros, type PreferencesFlow } from './preferences.ts';

/** Deals course sentences that no game has asked yet: from a level, or from the learner's units. */
export function dealSentencesFor(log: OwnLog, preferences: PreferencesFlow) {
  return fromPromise<SentenceDeal, SentenceRequest>(
    async ({ input: { level, count, recentGames, seed } }) => {
      const [{ loadSentencesUntil, loadSentencesBefore }, { courseSentence }, before] = await Promise.all([
        import('../services/bank.ts'),
        import('#machines/games/course-sentences.rules.ts'),
        readProgress(log),
      ]);
      const games = [...askedIn(before.asked, 'sentence-builder'), ...recentGames];
      const known = new Set(games.flat());
      const askable = (sentences: readonly BankSentence[]) =>
        sentences.flatMap((sentence) => courseSentence(sentence) ?? []);
      const isEnough = (loaded: readonly BankSentence[]) =>
        askable(loaded).filter(({ id }) => !known.has(id)).length >= count;
      const hasVosotros = learnsVosotros(preferences);
      if (level !== 'course')
        return dealOf(askable(await loadSentencesUntil(level, isEnough, hasVosotros)), count, games, seed);
      const own = await loadSentencesBefore(unitIn(before), isEnough, hasVosotros);
      const deal = dealOf(askable(own), count, games, seed);
      const dealt = own.filter(({ id }) => deal.sentences.some((sentence) => sentence.id === id));
      return {
        ...deal,
        level: levels.find((one) => dealt.some((sentence) => sentence.level === one)) ?? 'A1',
      };
    },
  );
}
