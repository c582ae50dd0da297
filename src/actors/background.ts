import { REVIEW_CAP } from '#machines/constants.ts';
import type { DueInput, RemindedLearner, remindersMachine } from '#machines/account/reminders.machine.ts';
import type { ReminderPlan } from '#machines/account/reminders.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { fromCallback, fromPromise, type EventFromLogic } from 'xstate';
import { saveCalendar } from '../services/calendar.ts';
import { fromLazyCallback } from './lazy-callback.ts';
import { isAtRest, settingsOf, watchFlows, knownLogOf, type LearnerFlows } from './learner-flows.ts';
import { milestonesOf } from '#machines/learning/milestones.rules.ts';
import type { milestonesMachine } from '#machines/study/milestones.machine.ts';
import { announcedBefore, storeAnnounced } from '../services/announced-milestones.ts';
import { unitsToKeep } from '#machines/course/kept-level.rules.ts';
import type { keptLevelMachine } from '#machines/course/kept-level.machine.ts';
import { courseUnits } from '../content/course-index.ts';
import * as reminders from '../services/reminders.ts';
import * as kept from '../services/kept-level.ts';

type Deaf = { type: 'none' };
type RemindersEvent = EventFromLogic<typeof remindersMachine>;
type MilestonesEvent = EventFromLogic<typeof milestonesMachine>;
type Storing = Extract<EventFromLogic<typeof keptLevelMachine>, { type: `store.${string}` }>;

export function reminderActors(flows: LearnerFlows) {
  return {
    watchDevice: fromCallback<Deaf>(({ sendBack }) => reminders.watchDevice(sendBack)),
    watchLearner: fromCallback<Deaf>(({ sendBack }) => {
      const stop = watchLearner(flows, sendBack);
      return () => {
        stop();
        reminders.showBadge(0);
        void reminders.forgetReminders();
      };
    }),
    countDue: fromPromise(
      async ({
        input: { dueInput },
        signal,
      }: {
        input: { dueInput: DueInput | null };
        signal: AbortSignal;
      }) => {
        if (!dueInput) throw new Error('Nothing to count');
        const { plan, due } = await reminders.countPlan(dueInput, signal);
        reminders.showBadge(due);
        return plan;
      },
    ),
    askPermission: fromPromise(reminders.askPermission),
    schedule: fromPromise(reminders.schedule),
    storePlan: fromPromise(({ input }: { input: { plan: ReminderPlan | null } }) =>
      reminders.storePlan(input.plan),
    ),
    forget: fromLazyCallback<Deaf>(() => reminders.forgetReminders()),
    saveCalendar: fromPromise(
      async ({ input: { learner, hour } }: { input: { learner: RemindedLearner | null; hour: number } }) => {
        if (!learner) throw new Error('Nobody is logged in');
        saveCalendar({ ...learner, hour });
      },
    ),
  };
}

/**
 * Reports reminder settings and counts, now and on change. Passes a day of study to the service worker
 * before it's in the log, since the page may close.
 */
export function watchLearner(flows: LearnerFlows, tell: (event: RemindersEvent) => void): () => void {
  let reported: string | undefined;
  let dueInput: string | undefined;
  let counted: Progress | undefined;
  let noted: string | null = null;
  return watchFlows(flows, () => {
    const settings = settingsOf(flows);
    if (!settings) return;
    const {
      notifications,
      dailyReminders,
      timezone: zone,
      retention,
      dailyGoal,
      reminderHour: hour,
    } = settings;
    const { userId } = flows.preferences.getSnapshot().context;
    const learner = { userId, zone, isWanted: notifications && dailyReminders };
    if (JSON.stringify(learner) !== reported) tell({ type: 'learner.changed', learner });
    reported = JSON.stringify(learner);
    const { progress, pending } = flows.activity.getSnapshot().context;
    const studied = lastDayOf(pending);
    if (studied !== null && studied !== noted) void reminders.noteStudied(studied).catch(() => undefined);
    noted = studied;
    if (!counted && !isAtRest(flows)) return;
    const log = isAtRest(flows) ? progress : counted;
    const rules = { retention, zone, dailyGoal, cap: REVIEW_CAP };
    const others = JSON.stringify({ rules, hour });
    if (log && (log !== counted || others !== dueInput))
      tell({ type: 'due.changed', dueInput: { progress: log, rules, hour } });
    counted = log;
    dueInput = others;
  });
}

/** The last day of study in these facts; null without one. */
function lastDayOf(facts: readonly ActivityEvent[]): string | null {
  const { days } = addActivity(noProgress, facts);
  return [...days.keys()].toSorted().at(-1) ?? null;
}

export function milestoneActors(flows: LearnerFlows) {
  return {
    watchLog: fromCallback<Deaf>(({ sendBack }) => watchMilestones(flows, sendBack)),
  };
}

/**
 * Reports the achievements setting and, when the log is at rest, the facts recorded on this page since.
 * Other tabs and devices report their own.
 */
export function watchMilestones(flows: LearnerFlows, tell: (event: MilestonesEvent) => void): () => void {
  const seen = new Set<ActivityEvent>();
  let facts: ActivityEvent[] = [];
  let log: unknown;
  let settings: { isWanted: boolean; dailyGoal: number } | undefined;
  let telling = Promise.resolve();
  return watchFlows(flows, () => {
    const now = settingsOf(flows);
    const { learner, pending, progress, position } = flows.activity.getSnapshot().context;
    if (now) {
      const isWanted = now.notifications && now.learningAchievements;
      const { dailyGoal } = now;
      if (isWanted !== settings?.isWanted || dailyGoal !== settings.dailyGoal)
        tell({ type: 'settings.changed', isWanted, dailyGoal });
      settings = { isWanted, dailyGoal };
    }
    for (const fact of pending) if (!seen.has(fact)) facts.push(fact);
    for (const fact of pending) seen.add(fact);
    if (progress === log || !isAtRest(flows)) return;
    const opened = { type: 'log.opened', log: progress } as const;
    const settled = log === undefined ? null : ({ type: 'log.settled', log: progress, facts } as const);
    const ids = settings && milestonesOf(progress, settings.dailyGoal).map(({ id }) => id);
    log = progress;
    facts = [];
    telling = telling.then(async () => {
      const announced = settled ? null : await announcedBefore(learner).catch(() => null);
      tell(settled ?? (announced ? { ...opened, type: 'log.recovered', announced } : opened));
      if (ids) storeAnnounced(learner, { ids, kept: position.stored });
    });
  });
}

/** What keeps a learner's units of the level on this device. */
export function keptLevelActors(flows: LearnerFlows) {
  return {
    watchUnits: fromCallback<Deaf>(({ sendBack }) => {
      let reported = '';
      let seen: unknown;
      const stop = watchFlows(flows, () => {
        const log = isAtRest(flows) ? knownLogOf(flows) : null;
        if (!log || log === seen) return;
        seen = log;
        const units = unitsToKeep(courseUnits, log);
        if (units.join() === reported) return;
        reported = units.join();
        sendBack({ type: 'units.needed', units });
      });
      const watching = new AbortController();
      addEventListener('online', () => sendBack({ type: 'network.restored' }), { signal: watching.signal });
      return () => {
        stop();
        watching.abort();
      };
    }),
    readKept: fromPromise(kept.readKept),
    storeUnits: fromCallback<Deaf, { units: readonly string[] }>(({ input, sendBack }) =>
      startStoring(input.units, sendBack),
    ),
    storeLevel: fromCallback<Deaf>(({ sendBack }) => {
      kept.rememberChoice(true);
      let isOver = false;
      const stop = startStoring('all', (event) => {
        isOver = event.type !== 'store.progressed';
        sendBack(event);
      });
      return () => {
        stop();
        if (!isOver) kept.rememberChoice(false);
      };
    }),
    removeLevel: fromPromise(async ({ input }: { input: { units: readonly string[] } }) => {
      await kept.removeFiles(input.units);
      kept.rememberChoice(false);
    }),
  };
}

/** Stores files and tells how far it is, until the returned function is called. */
function startStoring(
  units: Parameters<typeof kept.storeFiles>[0],
  tell: (event: Storing) => void,
): () => void {
  const storing = new AbortController();
  const { signal } = storing;
  const progress = (done: number, total: number) => {
    if (!signal.aborted) tell({ type: 'store.progressed', done, total });
  };
  void kept.storeFiles(units, progress, signal).then(
    () => !signal.aborted && tell({ type: 'store.finished' }),
    (error: unknown) => {
      if (!signal.aborted) tell({ type: 'store.failed', obstacle: kept.obstacleIn(error) });
    },
  );
  return () => storing.abort();
}
