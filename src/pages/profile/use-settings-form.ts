import type { SettingsValues } from '#machines/account/forms.ts';
import type { preferencesMachine } from '#machines/account/preferences.machine.ts';
import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { settingsValues } from '#machines/account/settings-form.rules.ts';
import { settingsFormMachine } from '#machines/account/settings-form.machine.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Actor, SnapshotFrom } from 'xstate';
import { applyChangesTo, validateSettings } from '../../actors/preferences.ts';
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
    () => wire(settingsFormMachine, { validateSettings, applyChanges: applyChangesTo(preferences) }),
    [preferences],
  );
  const known = preferences?.getSnapshot().context;
  const saved = known ? settingsIn(known) : settingsValues(defaultPreferences(''));
  const form = useFlow(settingsForm, { saved });
  useEffect(() => {
    const subscription = preferences?.subscribe(({ context }) =>
      form.send({ type: 'settings.arrived', saved: settingsIn(context) }),
    );
    return () => subscription?.unsubscribe();
  }, [preferences, form]);
  useListener(form, 'departure.confirmed', ({ address }) => navigate(address));
  useLeaveGuard(
    () => form.getSnapshot().matches('dirty') || form.getSnapshot().matches('confirmingLeave'),
    (address) => form.send({ type: 'leave.requested', address }),
  );
  return form;
}

function settingsIn({
  account,
  changes,
}: SnapshotFrom<typeof preferencesMachine>['context']): SettingsValues {
  return settingsValues({ ...account, ...changes });
}

export function useSettingsField<Name extends keyof SettingsValues>(form: SettingsFormRef, name: Name) {
  const value = useSelector(form, (state) => state.context.draft[name]);
  const change = (changed: SettingsValues[Name]) =>
    form.send({ type: 'field.changed', changes: { [name]: changed } });
  return [value, change] as const;
}
