import { REVIEW_CAP } from '#machines/constants.ts';
import type { DueInput, RemindedLearner, remindersMachine } from '#machines/account/reminders.machine.ts';
import type { ReminderPlan } from '#machines/account/reminders.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { fromCallback, fromPromise, type EventFromLogic } from 'xstate';
import { saveCalendar } from '../services/calendar.ts';
import * as reminders from '../services/reminders.ts';
import { fromLazyCallback } from './lazy-callback.ts';
import { isAtRest, settingsOf, watchFlows, type LearnerFlows } from './learner-flows.ts';

type Deaf = { type: 'none' };
type RemindersEvent = EventFromLogic<typeof remindersMachine>;

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
