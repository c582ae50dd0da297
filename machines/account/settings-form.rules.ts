import type { FieldErrors } from '../parts/form.ts';
import type { SettingsValues } from './forms.ts';
import { readChanges, type PreferenceChanges, type Preferences, type Refusals } from './preferences.rules.ts';

const NUMBERS = ['dailyGoal', 'retention', 'reviewButtons', 'reminderHour'] as const;
const NOTICES = ['dailyReminders', 'learningAchievements', 'newContentAlerts'] as const;

export function settingsValues(preferences: Preferences): SettingsValues {
  const { isListed, timezone, vosotros } = preferences;
  return {
    ...formChanges(preferences),
    vosotros: vosotros === true,
    isListed: isListed === true,
    timezone: timezone ?? '',
  } as SettingsValues;
}

/** Settings as form values, without unanswered questions. */
export function formChanges(changes: PreferenceChanges): Partial<SettingsValues> {
  const values = Object.entries(changes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]);
  return Object.fromEntries(values) as Partial<SettingsValues>;
}

/** Rejects notification types while notifications are off. */
export function isChangeable(draft: SettingsValues, changes: Partial<SettingsValues>): boolean {
  return draft.notifications || 'notifications' in changes || !NOTICES.some((notice) => notice in changes);
}

export function changedFields(values: SettingsValues, saved: SettingsValues): Partial<SettingsValues> {
  const changed = Object.entries(values).filter(
    ([key, value]) => saved[key as keyof SettingsValues] !== value,
  );
  return Object.fromEntries(changed);
}

export function changesOf(values: SettingsValues, saved: SettingsValues): PreferenceChanges {
  const { timezone, ...others } = changedFields(values, saved);
  const numbers = NUMBERS.flatMap((field) => (field in others ? [[field, Number(others[field])]] : []));
  return readChanges({
    ...others,
    ...Object.fromEntries(numbers),
    timezone: timezone === '' ? null : timezone,
  });
}

export function refusedFields(
  values: SettingsValues,
  saved: SettingsValues,
  refused: Refusals,
): FieldErrors<SettingsValues> {
  const reasons = new Map(Object.entries(refused));
  const messages = Object.keys(changedFields(values, saved)).flatMap((field) =>
    reasons.has(field) ? [[field, `Your account didn’t accept this: ${reasons.get(field)}`]] : [],
  );
  return Object.fromEntries(messages);
}
