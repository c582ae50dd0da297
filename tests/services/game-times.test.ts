import type { GameWords, WordRequest } from '#machines/games/game-words.rules.ts';
import { gameWords } from '../support/cards.ts';
import { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';
import { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import { dealRounds } from '#machines/games/verb-conjugation.rules.ts';
import type { Deal, DealRequest } from '#machines/games/verb-conjugation.types.ts';
import { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { persons, type GrammarQuestion, type Sentence, type Verb } from '#machines/games/exercise.types.ts';
import type { Card, CategorySlug, GameResult, ResultEmit } from '#machines/types.ts';
import { beforeAll, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor, type AnyActor } from 'xstate';
import questions from '../../src/content/grammar-questions.ts';
import sentences from '../../src/content/sentences.ts';
import { verbBook } from '../../src/content/verb-book.ts';
import verbs from '../../src/content/verb-tables.ts';
import nouns from '../../src/content/cards/nouns.ts';
import { sharedBackend, type TestBackend } from '../support/backend.ts';
import { MINUTE, call, game, registered } from '../support/wire.ts';

type Name = GameResult['game'];

const cards = nouns.map((card): Card => ({ ...card, category: 'nouns' }));
const loadCards = fromPromise<readonly Card[], { categories: readonly CategorySlug[] }>(async () => cards);
const loadQuestions = fromPromise<readonly GrammarQuestion[]>(async () => questions);
const loadSentences = fromPromise<readonly Sentence[]>(async () => sentences);
const loadVerbs = fromPromise<readonly Verb[]>(async () => verbs);
const dealAll = fromPromise<Deal, DealRequest>(async ({ input }) => dealRounds(verbBook, input));
const loadWords = fromPromise<GameWords, WordRequest>(async () => gameWords(cards));
/** A simulated clock fires a delay that comes again only once an increment. */
const STEP = 100;
const levels = ['easy', 'medium', 'hard'];
let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
}, 60_000);

/** Each game, and what somebody who knows every answer does next in it. */
const games: Record<Name, (clock: SimulatedClock) => { actor: AnyActor; answer: () => void }> = {
  'word-match': (clock) => {
    const machine = wordMatchMachine.provide({ actors: { loadCards: loadWords } });
    const actor = createActor(machine, { input: { seed: 3 }, clock });
    const answer = () => {
      const { tiles, matched } = actor.getSnapshot().context;
      const open = tiles.find(({ cardId }) => !matched.includes(cardId));
      for (const { id, cardId } of tiles) {
        if (cardId === open?.cardId) actor.send({ type: 'tile.clicked', id });
      }
    };
    return { actor, answer };
  },
  'daily-challenge': (clock) => {
    const machine = dailyChallengeMachine.provide({ actors: { loadCards } });
    const actor = createActor(machine, { input: {}, clock });
    const answer = () => {
      actor.send({ type: 'answer.revealed' });
      actor.send({ type: 'word.rated', isRight: true });
    };
    return { actor, answer };
  },
  'grammar-master': (clock) => {
    const machine = grammarMasterMachine.provide({ actors: { loadQuestions } });
    const actor = createActor(machine, { input: { seed: 3 }, clock });
    const answer = () => {
      actor.send(rightOption(actor.getSnapshot()));
      actor.send({ type: 'question.advanced' });
    };
    return { actor, answer };
  },
  'sentence-builder': (clock) => {
    const machine = sentenceBuilderMachine.provide({ actors: { loadSentences } });
    const actor = createActor(machine, { input: { seed: 3 }, clock });
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
  'vocabulary-challenge': (clock) => {
    const machine = vocabularyChallengeMachine.provide({ actors: { loadCards: loadWords } });
    const actor = createActor(machine, { input: { seed: 3 }, clock });
    const answer = () => {
      actor.send(rightOption(actor.getSnapshot()));
      actor.send({ type: 'question.advanced' });
    };
    return { actor, answer };
  },
  'verb-conjugation': (clock) => {
    const machine = verbConjugationMachine.provide({ actors: { loadVerbs, dealRounds: dealAll } });
    const actor = createActor(machine, { input: { seed: 3 }, clock });
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
  'exam-quiz': (clock) => {
    const machine = examQuizMachine.provide({ actors: { loadCards } });
    const actor = createActor(machine, { input: { seed: 3, category: 'nouns' }, clock });
    const answer = () => {
      actor.send(rightOption(actor.getSnapshot()));
      actor.send({ type: 'answer.submitted' });
    };
    return { actor, answer };
  },
};

const levelsOf: Partial<Record<Name, readonly string[]>> = {
  'daily-challenge': ['medium'],
  'verb-conjugation': [...levels, 'all'],
  'exam-quiz': ['beginner', 'intermediate', 'advanced'],
};
const all = (Object.keys(games) as Name[]).flatMap((name) =>
  (levelsOf[name] ?? levels).map((level): [Name, string] => [name, level]),
);

test.each(all)(
  '%s, %s: no game is too fast to be accepted, none at a person’s pace to be believed',
  async (name, level) => {
    const instant = await played(name, level, 0);
    const human = await played(name, level, 2000);
    expect(instant.right).toBe(instant.total);
    const learner = await registered(backend, { days: 3 });
    const now = Date.now();
    const events = [game(instant, now - 60 * MINUTE), game(human, now)];
    expect((await call(learner, events)).map(({ verdict, reason }) => reason ?? verdict)).toEqual([
      'accepted',
      'accepted',
    ]);
    const { rows } = await backend.database.query(
      'select is_believed from public.activity where learner_id = $1 and id = $2',
      [learner.id, events[1]?.id],
    );
    expect(rows).toEqual([{ is_believed: true }]);
  },
);

interface Asking {
  context: { questions: readonly { correctAnswer: string }[]; index: number };
}

function rightOption({ context: { questions: asked, index } }: Asking) {
  return { type: 'option.chosen', option: asked[index]?.correctAnswer ?? '' } as const;
}

/** The result of a game whose every answer comes this many milliseconds after the last. */
async function played(name: Name, level: string, pause: number): Promise<GameResult> {
  const clock = new SimulatedClock();
  const { actor, answer } = games[name](clock);
  const results: GameResult[] = [];
  actor.on('*', (emitted) => {
    if (isResult(emitted)) results.push(emitted.result);
  });
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const chosen = { type: 'difficulty.chosen', difficulty: level };
  if (actor.getSnapshot().can(chosen)) actor.send(chosen);
  const started = { type: 'game.started', date: '2026-11-03' };
  actor.send(started);
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  let waited = 0;
  while (results.length === 0) {
    if (actor.getSnapshot().hasTag('locked') || waited < pause) {
      clock.increment(STEP);
      waited += STEP;
    } else {
      answer();
      waited = 0;
    }
  }
  actor.stop();
  const [result] = results;
  if (!result) throw new Error('No result');
  return result;
}

function isResult(emitted: { type: string }): emitted is ResultEmit {
  return emitted.type === 'game.finished';
}
