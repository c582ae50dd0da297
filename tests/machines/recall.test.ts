import { GAME_MEMORY, RECENT_GAMES_PATIENCE } from '#machines/constants.ts';
import type { RecentGames } from '#machines/parts/recent-games.ts';
import type { GameName } from '#machines/types.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SimulatedClock, type AnyActor } from 'xstate';
import { playedGames } from '../support/played-games.ts';
import { sentences } from '../support/sentences.ts';

const STEP = 100;
const easySentences = sentences('medium', 'hard', ...Array.from({ length: 20 }, () => 'easy' as const));
/** The games that remember, each in a difficulty with enough for three games. */
const difficulties = {
  'word-match': 'easy',
  'grammar-master': 'medium',
  'sentence-builder': 'easy',
  'vocabulary-challenge': 'easy',
  'verb-conjugation': 'all',
  'exam-quiz': 'beginner',
} satisfies Partial<Record<GameName, string>>;
type Remembering = keyof typeof difficulties;

interface Visit {
  /** The result of loading recent games, and after how many milliseconds. */
  recall: 'told' | 'failed';
  after: number;
  /** Whether Start is pressed all the time, or once as soon as possible. */
  isImpatient: boolean;
  /** Whether each game of the visit is played to its end. Only then is it in the log. */
  games: readonly boolean[];
  isSetUpAgain: boolean;
  seed: number;
}

const visits = fc.array(
  fc.record<Visit>({
    recall: fc.constantFrom('told', 'told', 'failed'),
    after: fc.constantFrom(
      0,
      STEP,
      5 * STEP,
      RECENT_GAMES_PATIENCE - STEP,
      RECENT_GAMES_PATIENCE + STEP,
      1e6,
    ),
    isImpatient: fc.boolean(),
    games: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
    isSetUpAgain: fc.boolean(),
    seed: fc.integer({ min: 0, max: 0x7fffffff }),
  }),
  { minLength: 1, maxLength: 4 },
);

test.each(Object.keys(difficulties) as Remembering[])(
  '%s asks nothing again within three games, however slow the log is and however soon Start is pressed',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(visits, async (sequence) => {
        const log: string[][] = [];
        for (const visit of sequence) log.push(...(await played(name, visit, log.slice(1 - GAME_MEMORY))));
      }),
      { numRuns: 12 },
    );
  },
  30_000,
);

/** Plays the games of a visit and checks each. Resolves to the ids that finished ones asked. */
async function played(name: Remembering, visit: Visit, known: RecentGames): Promise<string[][]> {
  const { recall, after, isImpatient, games, isSetUpAgain, seed } = visit;
  const clock = new SimulatedClock();
  let answerRecall = () => {};
  const { actor, answer } = playedGames[name]({
    clock,
    seed,
    recall: () =>
      new Promise((resolve, reject) => {
        answerRecall = () => (recall === 'told' ? resolve(known) : reject(new Error('unread')));
      }),
    sentences: easySentences,
  });
  const settleRecall = () => {
    if (clock.now() === after) answerRecall();
  };
  const start = { type: 'game.started' };
  actor.start();
  const chosen = { type: 'difficulty.chosen', difficulty: difficulties[name] };
  actor.send(chosen);
  while (!actor.getSnapshot().matches('playing')) {
    expect(clock.now(), 'Start is possible in time').toBeLessThanOrEqual(RECENT_GAMES_PATIENCE + STEP);
    settleRecall();
    await promisesToSettle();
    if (isImpatient || actor.getSnapshot().can(start)) actor.send(start);
    if (!actor.getSnapshot().matches('playing')) clock.increment(STEP);
  }
  let recent = recall === 'told' && after < RECENT_GAMES_PATIENCE ? known : [];
  const finished: string[][] = [];
  for (const [index, isFinished] of games.entries()) {
    const asked = askedBy(actor).at(-1) ?? [];
    const again = asked.filter((id) => recent.flat().includes(id));
    expect(again, `asked again within three games, in game ${index + 1} of the visit`).toEqual([]);
    recent = [...recent, asked].slice(1 - GAME_MEMORY);
    if (!isFinished) break;
    while (!actor.getSnapshot().matches('complete')) {
      if (actor.getSnapshot().hasTag('locked')) clock.increment(STEP);
      else answer();
      settleRecall();
      await promisesToSettle();
    }
    expect(askedBy(actor).slice(1 - GAME_MEMORY), 'a late answer changes nothing').toEqual(recent);
    finished.push(asked);
    if (isSetUpAgain) actor.send({ type: 'setup.requested' });
    actor.send({ type: isSetUpAgain ? 'game.started' : 'game.replayed' });
    await promisesToSettle();
  }
  actor.stop();
  return finished;
}

function askedBy(actor: AnyActor): string[][] {
  return actor.getSnapshot().context.recentGames;
}

function promisesToSettle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
