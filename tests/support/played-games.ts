import type { GameWords, WordRequest } from '#machines/games/game-words.rules.ts';
import { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';
import type { History } from '#machines/games/grammar-master.rules.ts';
import { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import { dealRounds } from '#machines/games/verb-conjugation.rules.ts';
import type { Deal, DealRequest } from '#machines/games/verb-conjugation.types.ts';
import { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { persons, type GrammarQuestion, type Sentence, type Verb } from '#machines/games/exercise.types.ts';
import type { RecentGames } from '#machines/parts/recent-games.ts';
import type { Card, CardCategory, GameName } from '#machines/types.ts';
import { createActor, fromPromise, type AnyActor, type SimulatedClock } from 'xstate';
import questions from '../../src/content/grammar-questions.ts';
import ownSentences from '../../src/content/sentences.ts';
import { verbBook } from '../../src/content/verb-book.ts';
import verbs from '../../src/content/verb-tables.ts';
import nouns from '../../src/content/cards/nouns.ts';
import { gameWords } from './cards.ts';

interface Opening {
  clock: SimulatedClock;
  seed?: number;
  recall?: () => Promise<RecentGames>;
  sentences?: readonly Sentence[];
}

/** An unstarted game, and the next move of somebody who knows every answer. */
interface PlayedGame {
  actor: AnyActor;
  answer: () => void;
}

const cards = nouns.map((card): Card => ({ ...card, category: 'nouns' }));
const loadCards = fromPromise<readonly Card[], { categories: readonly CardCategory[] }>(async () => cards);
const loadQuestions = fromPromise<readonly GrammarQuestion[]>(async () => questions);
const loadVerbs = fromPromise<readonly Verb[]>(async () => verbs);
const dealAll = fromPromise<Deal, DealRequest>(async ({ input }) => dealRounds(verbBook, input));
const loadWords = fromPromise<GameWords, WordRequest>(async () => gameWords(cards));
const unknown = () => Promise.reject(new Error('Nobody knows'));

export const playedGames: Record<GameName, (opening: Opening) => PlayedGame> = {
  'word-match': ({ clock, seed = 3, recall = unknown }) => {
    const machine = wordMatchMachine.provide({
      actors: { loadCards: loadWords, loadRecentGames: fromPromise(recall) },
    });
    const actor = createActor(machine, { input: { seed }, clock });
    const answer = () => {
      const { tiles, matched } = actor.getSnapshot().context;
      const open = tiles.find(({ cardId }) => !matched.includes(cardId));
      for (const { id, cardId } of tiles) {
        if (cardId === open?.cardId) actor.send({ type: 'tile.clicked', id });
      }
    };
    return { actor, answer };
  },
  'daily-challenge': ({ clock }) => {
    const machine = dailyChallengeMachine.provide({ actors: { loadCards } });
    const actor = createActor(machine, { input: {}, clock });
    const answer = () => {
      actor.send({ type: 'answer.revealed' });
      actor.send({ type: 'word.rated', isRight: true });
    };
    return { actor, answer };
  },
  'grammar-master': ({ clock, seed = 3, recall = unknown }) => {
    const machine = grammarMasterMachine.provide({
      actors: {
        loadQuestions,
        loadRecentGames: fromPromise<History>(async () => ({ recentGames: await recall(), missed: [] })),
      },
    });
    const actor = createActor(machine, { input: { seed }, clock });
    const answer = () => {
      actor.send(rightOption(actor.getSnapshot()));
      actor.send({ type: 'question.advanced' });
    };
    return { actor, answer };
  },
  'sentence-builder': ({ clock, seed = 3, recall = unknown, sentences = ownSentences }) => {
    const machine = sentenceBuilderMachine.provide({
      actors: {
        loadSentences: fromPromise<readonly Sentence[]>(async () => sentences),
        loadRecentGames: fromPromise(recall),
      },
    });
    const actor = createActor(machine, { input: { seed }, clock });
    const answer = () => {
      const { sentences: asked, index } = actor.getSnapshot().context;
      const { words = [], shuffledWords = [] } = asked[index] ?? {};
      const left = [...shuffledWords];
      for (const text of words) {
        const [word] = left.splice(
          left.findIndex((one) => one.text === text),
          1,
        );
        if (word) actor.send({ type: 'word.placed', id: word.id });
      }
      actor.send({ type: 'answer.submitted' });
    };
    return { actor, answer };
  },
  'vocabulary-challenge': ({ clock, seed = 3, recall = unknown }) => {
    const machine = vocabularyChallengeMachine.provide({
      actors: { loadCards: loadWords, loadRecentGames: fromPromise(recall) },
    });
    const actor = createActor(machine, { input: { seed }, clock });
    const answer = () => {
      actor.send(rightOption(actor.getSnapshot()));
      actor.send({ type: 'question.advanced' });
    };
    return { actor, answer };
  },
  'verb-conjugation': ({ clock, seed = 3, recall = unknown }) => {
    const machine = verbConjugationMachine.provide({
      actors: { loadVerbs, dealRounds: dealAll, loadRecentGames: fromPromise(recall) },
    });
    const actor = createActor(machine, { input: { seed }, clock });
    const answer = () => {
      const { rounds, index } = actor.getSnapshot().context;
      for (const person of persons) {
        actor.send({ type: 'answer.typed', person, text: rounds[index]?.forms[person] ?? '' });
      }
      actor.send({ type: 'answer.submitted' });
      actor.send({ type: 'verb.advanced' });
    };
    return { actor, answer };
  },
  'exam-quiz': ({ clock, seed = 3, recall = unknown }) => {
    const machine = examQuizMachine.provide({ actors: { loadCards, loadRecentGames: fromPromise(recall) } });
    const actor = createActor(machine, { input: { seed, category: 'nouns' }, clock });
    const answer = () => {
      actor.send(rightOption(actor.getSnapshot()));
      actor.send({ type: 'answer.submitted' });
    };
    return { actor, answer };
  },
};

interface Asking {
  context: { questions: readonly { correctAnswer: string }[]; index: number };
}

function rightOption({ context: { questions: asked, index } }: Asking) {
  return { type: 'option.chosen', option: asked[index]?.correctAnswer ?? '' } as const;
}
