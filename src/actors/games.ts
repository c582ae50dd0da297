import { hasMet } from '#machines/learning/progress.rules.ts';
import { GAME_MEMORY } from '#machines/constants.ts';
import {
  firstChoice,
  ownWords,
  unitOf,
  type GameWords,
  type WordRequest,
} from '#machines/games/game-words.rules.ts';
import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import type { History } from '#machines/games/grammar-master.rules.ts';
import { askedIn, missedIn } from '#machines/learning/asked-items.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import type { RecentGames } from '#machines/parts/recent-games.ts';
import type { Card, GameName } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { courseUnits } from '../content/course-index.ts';
import * as exercises from '../services/exercises.ts';
import { loadCourseCards } from '../services/unit-cards.ts';
import { cardsOf } from './library.ts';
import { readAsked, readProgress, type OwnLog } from './learner-flows.ts';

/** What games prefetch while the log is read. */
export const { loadQuestions: questionBank, loadSentences: sentenceBank, loadVerbs: verbTables } = exercises;

export function recentGamesOf(log: OwnLog, game: GameName) {
  return fromPromise<RecentGames>(async () => askedIn(await readAsked(log), game).slice(1 - GAME_MEMORY));
}

/** Past rounds and misses of Grammar Master, once the log is read. */
export function grammarHistoryOf(log: OwnLog) {
  return fromPromise<History>(async () => {
    const answers = await readAsked(log);
    return { recentGames: askedIn(answers, 'grammar-master'), missed: missedIn(answers, 'grammar-master') };
  });
}

/** A game's words. Rejects if some can't be loaded. */
export function loadWordsOf(log: OwnLog) {
  return fromPromise<GameWords, WordRequest>(async ({ input: { words, categories } }) => {
    if (words !== null && words !== 'met' && words !== 'unit')
      return { words, cards: await cardsOf(categories), further: [], unit: '' };
    const known = await readProgress(log);
    const chosen = words ?? firstChoice(courseUnits, known);
    if (chosen === 'all') return { words: chosen, cards: await cardsOf(categories), further: [], unit: '' };
    const { ids, further, unit } = ownWords(courseUnits, known, chosen);
    const found = await loadCourseCards(new Set([...ids, ...further]));
    const cards = new Map(found.map((card) => [card.id, card]));
    const cardsIn = (list: readonly string[]): Card[] => list.flatMap((id) => cards.get(id) ?? []);
    return { words: chosen, cards: cardsIn(ids), further: cardsIn(further), unit };
  });
}

export const loadSentences = fromPromise(exercises.loadSentences);

/** The questions of Grammar Master; on the practiced `points` only those that the learner can read. */
export function loadQuestionsFor(log: OwnLog, points: readonly string[]) {
  return fromPromise<readonly GrammarQuestion[]>(async () => {
    if (points.length === 0) return exercises.loadQuestions();
    const [progress, { loadQuestionsFor: load }] = await Promise.all([
      readProgress(log),
      import('../services/word-needs.ts'),
    ]);
    return load(points, (id) => hasMet(progress, id));
  });
}

export const loadVerbs = fromPromise(exercises.loadVerbs);

/** The learner's current unit. */
export function unitIn(progress: Progress): string {
  return unitOf(courseUnits, progress)?.id ?? '';
}
