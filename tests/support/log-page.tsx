import type { CourseUnit } from '#machines/course/course.types.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Card } from '#machines/types.ts';
import { dueCountsOf } from '#machines/study/review-queue.rules.ts';
import type { DueCounts, ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import type { LogPosition } from '#machines/study/log.types.ts';
import type { Standings } from '#machines/games/leaderboard.machine.ts';
import { render } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fromCallback, fromPromise, type AnyStateMachine } from 'xstate';
import { LearnerProviders } from '../../src/learner/LearnerProviders.tsx';
import { SessionProvider, useSession } from '../../src/session/Session.tsx';
import { inert } from './paths/control.ts';
import { Stage, testRuntime } from './stage.tsx';

const user = { id: 'u1', email: 'ana@example.com', name: 'Ana' };

interface Outside {
  /** Without facts the log never finishes loading. */
  log?: readonly ActivityEvent[];
  /** The rest of the log never loads. */
  isPart?: boolean;
  /** Whether the account has told this device what it has. */
  isFetched?: boolean;
  /** Damaged records. */
  damaged?: number;
  unsent?: number;
  standings?: () => Promise<Standings>;
  cards?: readonly Card[];
  course?: () => Promise<readonly Card[]>;
  units?: readonly CourseUnit[];
  actors?: Readonly<Record<string, object>>;
  location?: string;
  write?: (events: readonly ActivityEvent[]) => void;
}

/** Renders a learner's page with this log and real machines for log and leaderboard. */
export function renderWithLog(page: ReactNode, outside: Outside): void {
  const {
    log,
    isPart = false,
    damaged = 0,
    unsent,
    isFetched = unsent !== undefined,
    standings,
    cards,
    course,
    location = '/',
    write,
  } = outside;
  const idle = fromCallback(() => undefined);
  const never = new Promise<never>(() => undefined);
  const actors: Record<string, object> = {
    activity: {
      openLog: fromPromise(() => Promise.resolve({ isStored: true })),
      watchLog: idle,
      appendActivity: fromPromise<unknown, { events: readonly ActivityEvent[] }>(({ input }) => {
        write?.(input.events);
        return Promise.resolve({ appended: input.events.length, isStored: true });
      }),
      readActivity: fromPromise<unknown, { position: LogPosition }>(({ input }) =>
        log && !(isPart && input.position.stored > 0)
          ? Promise.resolve({
              events: log,
              own: [],
              damaged,
              position: { stored: log.length, unstored: 0 },
              cursor: isFetched || log.length > 0 ? log.length : null,
              hasMore: isPart,
            })
          : never,
      ),
    },
    'activity-sync': {
      watchSync: idle,
      fetchSnapshot: fromPromise(() => Promise.resolve(null)),
      exchangeActivity: fromPromise(() =>
        unsent === undefined ? never : Promise.resolve({ unsent, hasMore: false, refusals: [] }),
      ),
    },
    session: { watchSession: fromCallback(({ sendBack }) => sendBack({ type: 'INITIAL_SESSION', user })) },
    flashcards: { loadCards: fromPromise(() => (cards ? Promise.resolve(cards) : never)) },
    today: {
      loadCourse: fromPromise(async () => ({
        cards: await (course?.() ?? never),
        units: outside.units ?? [],
      })),
      countDue: fromPromise<DueCounts, Omit<ReviewQueueInput, 'now'>>(({ input }) =>
        Promise.resolve(dueCountsOf({ ...input, now: Date.parse('2026-11-03T12:00Z') })),
      ),
    },
    leaderboard: { watchStandings: idle, loadStandings: fromPromise(standings ?? (() => never)) },
    ...outside.actors,
  };
  const runtime = testRuntime(({ machine: wanted }, input) => ({
    machine: provided(wanted, actors[wanted.id]),
    options: { input },
  }));
  render(
    <Stage runtime={runtime}>
      <Router hook={memoryLocation({ path: location }).hook}>
        <SessionProvider>
          <SignedIn>{page}</SignedIn>
        </SessionProvider>
      </Router>
    </Stage>,
  );
}

function SignedIn({ children }: { children: ReactNode }) {
  const learner = useSelector(useSession(), (state) => state.context.user);
  return learner && <LearnerProviders user={learner}>{children}</LearnerProviders>;
}

function provided<Machine extends AnyStateMachine>(machine: Machine, actors: object | undefined): Machine {
  return actors ? (machine.provide({ actors }) as Machine) : inert(machine);
}
