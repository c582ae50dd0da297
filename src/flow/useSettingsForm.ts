import { inEffect } from '#machines/preferences.machine.ts';
import { defaultPreferences, settingsValues } from '#machines/preferences.rules.ts';
import { settingsFormMachine } from '#machines/settings-form.machine.ts';
import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { applyChanges, usePreferences } from './preferences.tsx';
import { useFlow } from './useFlow.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export type SettingsFormRef = ActorRefFrom<typeof settingsFormMachine>;

/** Runs the settings form on the learner's settings. It asks before what is not saved is left. */
export function useSettingsForm(): SettingsFormRef {
  const preferences = usePreferences();
  const [, navigate] = useLocation();
  const machine = useMemo(
    () =>
      settingsFormMachine.provide({
        actors: {
          applyChanges: fromPromise(({ input }) =>
            preferences ? applyChanges(preferences, input) : Promise.reject(new Error('No learner')),
          ),
        },
      }),
    [preferences],
  );
  const saved = preferences ? inEffect(preferences.getSnapshot().context) : defaultPreferences('');
  const form = useFlow(machine, { saved: settingsValues(saved) });
  useLayoutEffect(() => {
    const subscription = form.on('departure.confirmed', ({ address }) => navigate(address));
    return () => subscription.unsubscribe();
  }, [form, navigate]);
  useLeaveGuard(
    () => form.getSnapshot().matches('dirty') || form.getSnapshot().matches('confirmingLeave'),
    (address) => form.send({ type: 'leave.requested', address }),
  );
  return form;
}
