import {
  DAILY_GOALS,
  DEFAULT_DAILY_GOAL,
  DEFAULT_TIMEZONE,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  TIMEZONES,
} from './constants.ts';
import type { SettingsValues } from './forms.ts';

export type Timezone = (typeof TIMEZONES)[number];
export type DailyGoal = (typeof DAILY_GOALS)[number];

/** The learner's settings: the values of the settings form, but of their own types. */
export interface Preferences extends Omit<SettingsValues, 'timezone' | 'dailyGoal'> {
  timezone: Timezone;
  dailyGoal: DailyGoal;
}

export type PreferenceChanges = Partial<Preferences>;

/** What the device keeps: the account's settings as last heard of, and the changes that the account has not got. */
export interface PreferencesCopy {
  account: Preferences;
  changes: PreferenceChanges;
}

type Readers = { [Key in keyof Preferences]: (value: unknown) => Preferences[Key] | undefined };

/** A new setting is one line here, one in `Preferences`, and one in `defaultPreferences`. */
const readers: Readers = {
  displayName: (value) => (typeof value === 'string' && isName(value) ? value : undefined),
  timezone: (value) => TIMEZONES.find((timezone) => timezone === value),
  dailyGoal: (value) => DAILY_GOALS.find((goal) => goal === value),
  soundEffects: flag,
  autoPlayAudio: flag,
  notifications: flag,
  dailyReminders: flag,
  learningAchievements: flag,
  newContentAlerts: flag,
};

/** The settings of a learner who has chosen nothing. */
export function defaultPreferences(displayName: string): Preferences {
  return {
    displayName,
    timezone: DEFAULT_TIMEZONE,
    dailyGoal: DEFAULT_DAILY_GOAL,
    soundEffects: true,
    autoPlayAudio: false,
    notifications: false,
    dailyReminders: true,
    learningAchievements: true,
    newContentAlerts: true,
  };
}

/** The known settings in `raw` whose values are possible. Whatever else `raw` is or holds is left out. */
export function readChanges(raw: unknown): PreferenceChanges {
  if (typeof raw !== 'object' || raw === null) return {};
  const known = Object.entries(readers).map(([key, read]) => [
    key,
    read(Object.hasOwn(raw, key) ? (raw as Record<string, unknown>)[key] : undefined),
  ]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined)) as PreferenceChanges;
}

export function settingsValues(preferences: Preferences): SettingsValues {
  return { ...preferences, dailyGoal: String(preferences.dailyGoal) };
}

/** The fields that stand otherwise in the form than what is saved. */
export function changedFields(values: SettingsValues, saved: SettingsValues): Partial<SettingsValues> {
  const changed = Object.entries(values).filter(
    ([key, value]) => saved[key as keyof SettingsValues] !== value,
  );
  return Object.fromEntries(changed);
}

/** The settings that a valid form changes. */
export function changesOf(values: SettingsValues, saved: SettingsValues): PreferenceChanges {
  const { dailyGoal, ...others } = changedFields(values, saved);
  return readChanges({ ...others, ...(dailyGoal !== undefined && { dailyGoal: Number(dailyGoal) }) });
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Characters are counted as the database counts them: an emoji is one. */
function isName(text: string): boolean {
  const length = Array.from(text.trim()).length;
  return length >= NAME_MIN_LENGTH && length <= NAME_MAX_LENGTH;
}
