import type { RemindedLearner } from '#machines/account/reminders.machine.ts';
import type { ReminderPlan } from '#machines/account/reminders.rules.ts';
import { fromCallback, fromPromise } from 'xstate';
import { saveCalendar } from '../services/calendar.ts';
import { dueCounter, type DueGround } from '../services/due-plan.ts';
import * as reminders from '../services/reminders.ts';
import { fromLazyCallback } from './lazy-callback.ts';

/** These actors tell, but hear nothing. */
type Deaf = { type: 'none' };

/**
 * Who is signed in, and what is counted for them; `ground` is null until it is known what they have done, `studied` is the
 * day of what is on its way to the log, null if nothing is.
 */
export interface LearnerNow {
  learner: RemindedLearner;
  ground: DueGround | null;
  studied: string | null;
}

/** Calls back with the learner, null if there is none, now and at every change, until the returned function is called. */
type WatchLearner = (tell: (now: LearnerNow | null) => void) => () => void;

/** The actors of the reminders; `watchLearner` watches the flows of this page. */
export function reminderActors(watchLearner: WatchLearner) {
  return {
    watchDevice: fromCallback<Deaf>(({ sendBack }) =>
      reminders.watchPermission((permission) => sendBack({ type: 'device.read', permission })),
    ),
    watchLearner: fromCallback<Deaf>(({ sendBack }) => {
      const counter = dueCounter(({ plan, due }) => {
        reminders.showBadge(due);
        sendBack({ type: 'due.counted', plan });
      });
      let told: string | undefined;
      const stop = watchLearner((now) => {
        const learner = now?.learner ?? null;
        if (now?.studied) void reminders.noteStudied(now.studied).catch(() => undefined);
        counter.change(now?.ground ?? null);
        if (!learner) reminders.showBadge(0);
        const text = JSON.stringify(learner);
        if (text !== told) sendBack({ type: 'learner.told', learner });
        told = text;
      });
      return () => {
        stop();
        counter.stop();
        reminders.showBadge(0);
        void reminders.forgetReminders();
      };
    }),
    askPermission: fromPromise(reminders.askPermission),
    schedule: fromPromise(reminders.schedule),
    keepPlan: fromPromise(({ input }: { input: { plan: ReminderPlan | null } }) =>
      reminders.keepPlan(input.plan),
    ),
    forget: fromLazyCallback<Deaf>(() => reminders.forgetReminders()),
    saveCalendar: fromPromise(
      async ({ input: { learner, hour } }: { input: { learner: RemindedLearner | null; hour: number } }) => {
        if (!learner) throw new Error('There is no learner');
        saveCalendar({ ...learner, hour });
      },
    ),
  };
}
