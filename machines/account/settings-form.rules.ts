import type { FieldErrors } from '../parts/form.ts';
import type { SettingsValues } from './forms.ts';
import { readChanges, type PreferenceChanges, type Preferences, type Refusals } from './preferences.rules.ts';

const NUMBERS = ['dailyGoal', 'retention', 'reviewButtons', 'reminderHour'] as const;
const NOTICES = ['dailyReminders', 'learningAchievements', 'newContentAlerts'] as const;

/** The values of the form. */
export function settingsValues(preferences: Preferences): SettingsValues {
  const { isListed, timezone, vosotros } = preferences;
  return {
    ...formChanges(preferences),
    vosotros: vosotros !== false,
    isListed: isListed === true,
    timezone: timezone ?? '',
  } as SettingsValues;
}

/** Settings as values of the form; what was never asked is left out. */
export function formChanges(changes: PreferenceChanges): Partial<SettingsValues> {
  const values = Object.entries(changes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]);
  return Object.fromEntries(values) as Partial<SettingsValues>;
}

/** Whether the form accepts a change: kinds of notices can only be chosen while notifications are on. */
export function isChangeable(draft: SettingsValues, changes: Partial<SettingsValues>): boolean {
  return draft.notifications || 'notifications' in changes || !NOTICES.some((notice) => notice in changes);
}

/** The fields whose values in the form differ from the saved ones. */
export function changedFields(values: SettingsValues, saved: SettingsValues): Partial<SettingsValues> {
  const changed = Object.entries(values).filter(
    ([key, value]) => saved[key as keyof SettingsValues] !== value,
  );
  return Object.fromEntries(changed);
}

/** The settings that a valid form changes. */
export function changesOf(values: SettingsValues, saved: SettingsValues): PreferenceChanges {
  const { timezone, ...others } = changedFields(values, saved);
  const numbers = NUMBERS.flatMap((field) => (field in others ? [[field, Number(others[field])]] : []));
  return readChanges({
    ...others,
    ...Object.fromEntries(numbers),
    timezone: timezone === '' ? null : timezone,
  });
}

/** What the form says beside the fields that the account refused. */
export function refusedFields(
  values: SettingsValues,
  saved: SettingsValues,
  refused: Refusals,
): FieldErrors<SettingsValues> {
  const reasons = new Map(Object.entries(refused));
  const messages = Object.keys(changedFields(values, saved)).flatMap((field) =>
    reasons.has(field) ? [[field, `Your account did not accept this: ${reasons.get(field)}`]] : [],
  );
  return Object.fromEntries(messages);
}
