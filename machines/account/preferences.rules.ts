import { NAME_MAX_LENGTH, NAME_MIN_LENGTH, RETENTIONS } from '../constants.ts';
import type { SettingsValues, TextSize, Theme } from './forms.ts';
import type { Retention } from '../learning/schedule.rules.ts';

export const DAILY_GOALS = [5, 10, 15, 20, 30] as const;
export const REVIEW_BUTTONS = [4, 2] as const;
export const THEMES = ['light', 'dark', 'system'] as const satisfies readonly Theme[];
export const HOURS = Array.from({ length: 24 }, (_unused, hour) => hour);
export const TEXT_SIZES = ['normal', 'large'] as const satisfies readonly TextSize[];
/** The timezone where the browser names none. */
export const FALLBACK_ZONE = 'America/New_York';
const ZONE_NAME = /^[A-Za-z][\w+/-]{0,63}$/;

type DailyGoal = (typeof DAILY_GOALS)[number];
type ReviewButtons = (typeof REVIEW_BUTTONS)[number];

/** The learner's settings: the values of the settings form, each with its own type. */
export interface Preferences extends Omit<
  SettingsValues,
  'timezone' | 'dailyGoal' | 'retention' | 'reviewButtons' | 'reminderHour' | 'vosotros' | 'isListed'
> {
  /** IANA name, perhaps one that this browser does not know; null until one is chosen: the browser's. */
  timezone: string | null;
  dailyGoal: DailyGoal;
  /** The share of cards that the learner wants to remember still when they are due. */
  retention: Retention;
  /** Four: Again, Hard, Good, Easy. Two: Again and Good. */
  reviewButtons: ReviewButtons;
  /** The hour of the day, from 0 to 23, from which on the learner may be reminded. */
  reminderHour: number;
  /** Whether verbs are asked with vosotros; null if the learner has not said so, as good as yes. */
  vosotros: boolean | null;
  /** Whether the learner wants to be on the leaderboard; null if they have not been asked, as good as no. */
  isListed: boolean | null;
}

export type PreferenceChanges = Partial<Preferences>;

/** What the device keeps: the account's settings as last read, and the changes that the account does not have yet. */
export interface PreferencesCopy {
  account: Preferences;
  changes: PreferenceChanges;
}

type Readers = { [Key in keyof Preferences]: (value: unknown) => Preferences[Key] | undefined };

/** A new setting is one line here, one in `Preferences`, and one in `defaultPreferences`. */
const readers: Readers = {
  displayName: (value) => (typeof value === 'string' && isName(value) ? value : undefined),
  timezone: (value) => (value === null || isZoneName(value) ? value : undefined),
  dailyGoal: oneOf(DAILY_GOALS),
  soundEffects: flag,
  autoPlayAudio: flag,
  notifications: flag,
  dailyReminders: flag,
  learningAchievements: flag,
  newContentAlerts: flag,
  retention: oneOf(RETENTIONS),
  reviewButtons: oneOf(REVIEW_BUTTONS),
  typedAnswers: flag,
  vosotros: answer,
  isListed: answer,
  theme: oneOf(THEMES),
  textSize: oneOf(TEXT_SIZES),
  reminderHour: oneOf(HOURS),
};

/** The settings of a learner who has chosen nothing. */
export function defaultPreferences(displayName: string): Preferences {
  return {
    displayName,
    timezone: null,
    dailyGoal: 10,
    soundEffects: true,
    autoPlayAudio: false,
    notifications: false,
    dailyReminders: true,
    learningAchievements: true,
    newContentAlerts: true,
    retention: 0.9,
    reviewButtons: 4,
    typedAnswers: false,
    vosotros: null,
    isListed: null,
    theme: 'system',
    textSize: 'normal',
    reminderHour: 18,
  };
}

/** The known settings in `raw` whose values are valid. Anything else in it is left out. */
export function readChanges(raw: unknown): PreferenceChanges {
  if (typeof raw !== 'object' || raw === null) return {};
  const known = Object.entries(readers).map(([key, read]) => [
    key,
    read(Object.hasOwn(raw, key) ? (raw as Record<string, unknown>)[key] : undefined),
  ]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined)) as PreferenceChanges;
}

/** Whether a value could name a timezone, be it one that this browser knows or not. */
export function isZoneName(value: unknown): value is string {
  return typeof value === 'string' && ZONE_NAME.test(value);
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function answer(value: unknown): boolean | null | undefined {
  return value === null ? null : flag(value);
}

function oneOf<Value>(offered: readonly Value[]): (value: unknown) => Value | undefined {
  return (value) => offered.find((one) => one === value);
}

/** Characters are counted as the database counts them: an emoji is one. */
function isName(text: string): boolean {
  const length = Array.from(text.trim()).length;
  return length >= NAME_MIN_LENGTH && length <= NAME_MAX_LENGTH;
}
