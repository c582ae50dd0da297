import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import type { Durability, LogPage, LogPosition } from '#machines/study/log.types.ts';
import type { GameName, ItemOutcome } from '#machines/types.ts';
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';

interface Place {
  learner: string;
  position: LogPosition;
  since: LogPosition;
}

export function logOf(
  game: GameName,
  difficulty: string,
  ...games: readonly (readonly ItemOutcome[])[]
): ActorRefFrom<typeof activityMachine> {
  const events = games.map((items, day): ActivityEvent => ({
    id: `00000000-0000-4000-8000-00000000000${day}`,
    at: Date.UTC(2026, 10, 20 + day),
    zone: 'UTC',
    kind: 'game.finished',
    facts: {
      game,
      difficulty,
      right: items.filter(({ right }) => right).length,
      total: items.length,
      seconds: 60,
      cards: [],
      items,
    },
  }));
  return logWith(events);
}

export function logWith(events: readonly ActivityEvent[]): ActorRefFrom<typeof activityMachine> {
  const page: LogPage = {
    events,
    own: [],
    damaged: 0,
    position: { stored: events.length, unstored: 0 },
    cursor: 0,
    hasMore: false,
  };
  const machine = activityMachine.provide({
    actors: {
      openLog: fromPromise<Durability, { learner: string }>(() =>
        Promise.resolve({ isStored: true, isBlocked: false }),
      ),
      watchLog: fromCallback(() => undefined),
      readActivity: fromPromise<LogPage, Place>(() => Promise.resolve(page)),
    },
  });
  return createActor(machine, { input: { learner: 'ana' } }).start();
}
