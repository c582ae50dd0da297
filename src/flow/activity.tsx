import type { ActivityEvent, Fact, FactEmit } from '#machines/activity.types.ts';
import { activitySyncMachine } from '#machines/activity-sync.machine.ts';
import { activityMachine } from '#machines/activity.machine.ts';
import { dayOf } from '#machines/day.rules.ts';
import { figuresOf, type Figures } from '#machines/figures.rules.ts';
import type { ResultEmit, User } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffectEvent, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { onReport } from './reports.ts';
import { FlowSettingsContext, type FlowSettings } from './settings.ts';
import { useEffects } from './useEffects.ts';

interface Companions {
  learner: string;
  activity: ActorRefFrom<typeof activityMachine>;
  sync: ActorRefFrom<typeof activitySyncMachine>;
}

const ActivityContext = createContext<Companions | null>(null);
const running = new WeakMap<FlowSettings, Companions>();

/** Keeps the log of the learner who is signed in: the machines live on from page to page. */
export function ActivityProvider({ user, children }: { user: User; children: ReactNode }) {
  const companions = companionsOf(use(FlowSettingsContext), user.id);
  useEffects(companions.activity);
  useEffects(companions.sync);
  const zone = useZone();
  const record = useEffectEvent((fact: Fact) => {
    const event: ActivityEvent = { ...fact, id: crypto.randomUUID(), at: Date.now(), zone };
    companions.activity.send({ type: 'activity.recorded', events: [event] });
  });
  useLayoutEffect(
    () =>
      onReport<ResultEmit | FactEmit>((report) => {
        if (report.type === 'game.finished') record({ kind: 'game.finished', facts: report.result });
        if (report.type === 'fact.recorded') record(report.fact);
      }),
    [],
  );
  return <ActivityContext value={companions}>{children}</ActivityContext>;
}
