import { inEffect } from '#machines/account/preferences.machine.ts';
import type { SettingsValues } from '#machines/account/forms.ts';
import { defaultPreferences, settingsValues } from '#machines/account/preferences.rules.ts';
import type { settingsFormMachine } from '#machines/account/settings-form.machine.ts';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { wiredSettingsForm } from '../../actors/settings-form.ts';
import { onReport } from '../../runtime/emits.ts';
import { applyChanges, usePreferences } from '../../learner/Preferences.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { useLeaveGuard } from '../../runtime/use-leave-guard.ts';

export type SettingsFormRef = ActorRefFrom<typeof settingsFormMachine>;

/** Runs the settings form on the learner's settings. It asks before what is not saved is left. */
export function useSettingsForm(): SettingsFormRef {
  const preferences = usePreferences();
  const [, navigate] = useLocation();
  const machine = useMemo(
    () =>
      wiredSettingsForm.provide({
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
  useLayoutEffect(
    () =>
      onReport((report) => {
        if (report.type === 'field.changed' || report.type === 'changes.discarded') form.send(report);
      }),
    [form],
  );
  useLeaveGuard(
    () => form.getSnapshot().matches('dirty') || form.getSnapshot().matches('confirmingLeave'),
    (address) => form.send({ type: 'leave.requested', address }),
  );
  return form;
}

/** A field of the form as it stands, and how to change it. */
export function useSettingsField<Name extends keyof SettingsValues>(form: SettingsFormRef, name: Name) {
  const value = useSelector(form, (state) => state.context.draft[name]);
  const change = (changed: SettingsValues[Name]) =>
    form.send({ type: 'field.changed', changes: { [name]: changed } });
  return [value, change] as const;
}
