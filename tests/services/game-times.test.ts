import type { GameName, GameResult, ResultEmit } from '#machines/types.ts';
import { beforeAll, expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { sharedBackend, type TestBackend } from '../support/backend.ts';
import { playedGames } from '../support/played-games.ts';
import { MINUTE, call, game, registered } from '../support/wire.ts';

/** Simulated clocks fire a repeating delay once per increment. */
const STEP = 100;
const levels = ['easy', 'medium', 'hard'];
let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

const levelsOf: Partial<Record<GameName, readonly string[]>> = {
  'daily-challenge': ['medium'],
  'verb-conjugation': [...levels, 'all'],
  'exam-quiz': ['beginner', 'intermediate', 'advanced'],
};
const all = (Object.keys(playedGames) as GameName[]).flatMap((name) =>
  (levelsOf[name] ?? levels).map((level): [GameName, string] => [name, level]),
);

test.each(all)(
  '%s, %s: no possible game is rejected as too fast, and games at a person’s pace count',
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

/** The result of a game with this many milliseconds between answers. */
async function played(name: GameName, level: string, pause: number): Promise<GameResult> {
  const clock = new SimulatedClock();
  const { actor, answer } = playedGames[name]({ clock });
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
