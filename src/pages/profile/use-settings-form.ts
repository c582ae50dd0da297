import type { SettingsValues } from '#machines/account/forms.ts';
import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { settingsValues } from '#machines/account/settings-form.rules.ts';
import { settingsFormMachine } from '#machines/account/settings-form.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Actor } from 'xstate';
import { applyChangesTo, validateSettings, watchSettingsOf } from '../../actors/preferences.ts';
import type { PreferencesRef } from '../../learner/Preferences.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { useLeaveGuard } from '../../runtime/use-leave-guard.ts';
import { useListener } from '../../runtime/use-listener.ts';
import { wire } from '../../runtime/wire.ts';

export type SettingsFormRef = Actor<typeof settingsFormMachine>;

/** Runs the settings form and confirms losing unsaved changes. */
export function useSettingsForm(preferences: PreferencesRef | undefined): SettingsFormRef {
  const [, navigate] = useLocation();
  const settingsForm = useMemo(
    () =>
      wire(settingsFormMachine, {
        watchSettings: watchSettingsOf(preferences, settingsIn),
        validateSettings,
        applyChanges: applyChangesTo(preferences),
      }),
    [preferences],
  );
  const saved = preferences ? settingsIn(preferences) : settingsValues(defaultPreferences(''));
  const form = useFlow(settingsForm, { saved });
  useListener(form, 'departure.confirmed', ({ address }) => navigate(address));
  useLeaveGuard(
    () => form.getSnapshot().matches('dirty') || form.getSnapshot().matches('confirmingLeave'),
    (address) => form.send({ type: 'leave.requested', address }),
  );
  return form;
}

function settingsIn(preferences: PreferencesRef): SettingsValues {
  const { account, changes } = preferences.getSnapshot().context;
  return settingsValues({ ...account, ...changes });
}

export function useSettingsField<Name extends keyof SettingsValues>(form: SettingsFormRef, name: Name) {
  const value = useSelector(form, (state) => state.context.draft[name]);
  const change = (changed: SettingsValues[Name]) =>
    form.send({ type: 'field.changed', changes: { [name]: changed } });
  return [value, change] as const;
}
