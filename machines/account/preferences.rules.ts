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
/** The account takes no moments of more digits. */
const LATEST = 10 ** 15;
/** Control characters and halves of characters, which no database keeps. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
/** Emoji and Persian need the joiners, the flags of England, Scotland and Wales the tags. */
const CONTROLLING = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}]/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
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

/** When settings were changed, in milliseconds since 1970. One without a moment counts as the oldest. */
export type Moments = { [Key in keyof Preferences]?: number };

/** The account's settings, and when they were changed, as the account says. */
export interface AccountSettings {
  account: Preferences;
  moments: Moments;
}

/** What the device keeps: the account's settings as last read, and the changes that the account does not have yet. */
export interface PreferencesCopy extends AccountSettings {
  changes: PreferenceChanges;
  /** When this device changed settings last, by its own clock; those that the account has by now included. */
  made: Moments;
}

/** Why the account refused changes, in a few words for each. */
export type Refusals = { [Key in keyof Preferences]?: string };

type Readers = { [Key in keyof Preferences]: (value: unknown) => Preferences[Key] | undefined };

/** A new setting is one line here, one in `Preferences`, and one in `defaultPreferences`. */
const readers: Readers = {
  displayName: (value) => (typeof value === 'string' && nameProblem(value) === null ? value : undefined),
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

const keys = Object.keys(readers) as (keyof Preferences)[];

/** The settings of a learner who has chosen nothing. */
export function defaultPreferences(displayName: string): Preferences {
  return {
    displayName,
    timezone: null,
    dailyGoal: 10,
    soundEffects: true,
    autoPlayAudio: true,
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
  return readKnown<unknown>(raw, (value, key) => readers[key](value)) as PreferenceChanges;
}

/** The moments of known settings in `raw`. Anything else in it is left out. */
export function readMoments(raw: unknown): Moments {
  return readKnown(raw, (value) => (isMoment(value) ? value : undefined));
}

/** The reasons in `raw` for which known settings were refused. */
export function readRefusals(raw: unknown): Refusals {
  return readKnown(raw, (value) => (typeof value === 'string' ? value : undefined));
}

/**
 * The copy with changes that the learner makes `now`. A change that replaces a value is newer than it, also when that
 * value came from a device whose clock is ahead of this one's.
 */
export function withChanges(copy: PreferencesCopy, changes: PreferenceChanges, now: number): PreferencesCopy {
  const made = keys.flatMap((key) =>
    key in changes
      ? [[key, 1 + Math.max(now - 1, momentOf(copy.moments, key), momentOf(copy.made, key))]]
      : [],
  );
  return {
    ...copy,
    changes: { ...copy.changes, ...changes },
    made: { ...copy.made, ...Object.fromEntries(made) },
  };
}

/**
 * Two copies of one learner's settings as one. Of each setting the newer value of the account counts and the newer change
 * of this device, unless it is settled in one of the copies or the account has a newer one. Of values of the same moment
 * that of `other` counts.
 */
export function mergedCopies(own: PreferencesCopy, other: PreferencesCopy): PreferencesCopy {
  const newerIn = (part: 'moments' | 'made', key: keyof Preferences) =>
    momentOf(own[part], key) > momentOf(other[part], key) ? own : other;
  const take = (part: keyof PreferencesCopy, from: (key: keyof Preferences) => PreferencesCopy): object =>
    Object.fromEntries(keys.flatMap((key) => (key in from(key)[part] ? [[key, from(key)[part][key]]] : [])));
  const moments: Moments = take('moments', (key) => newerIn('moments', key));
  const made: Moments = take('made', (key) => newerIn('made', key));
  const isUnsent = (key: keyof Preferences) =>
    momentOf(made, key) > momentOf(moments, key) &&
    [own, other].every((copy) => momentOf(copy.made, key) < momentOf(made, key) || key in copy.changes);
  const changes = take('changes', (key) => newerIn('made', key));
  return {
    account: take('account', (key) => newerIn('moments', key)) as Preferences,
    moments,
    changes: readKnown(changes, (value, key) => (isUnsent(key) ? value : undefined)) as PreferenceChanges,
    made,
  };
}

/** The copy after the account's answer to the changes `sent`: they are settled, whether it took them or not. */
export function withAnswer(
  own: PreferencesCopy,
  { account, moments }: AccountSettings,
  sent: Moments,
): PreferencesCopy {
  return mergedCopies(own, { account, moments, changes: {}, made: sent });
}

/** When the changes were made that the account does not have yet. */
export function unsentMoments({ changes, made }: PreferencesCopy): Moments {
  return readKnown(made, (moment, key) => (key in changes && isMoment(moment) ? moment : undefined));
}

/** Says that the account refused changes, and why. */
export function refusalText(refused: Refusals): string {
  return `Your account did not accept these settings: ${[...new Set(Object.values(refused))].join(', ')}.`;
}

/** What is wrong with a name. Characters are counted as the database counts them: an emoji is one. */
export function nameProblem(text: string): 'unprintable' | 'short' | 'invisible' | 'long' | null {
  const name = text.trim();
  if (UNPRINTABLE.test(name)) return 'unprintable';
  if (Array.from(name.replaceAll(INVISIBLE, '').trim()).length < NAME_MIN_LENGTH) return 'short';
  if (CONTROLLING.test(name)) return 'invisible';
  return Array.from(name).length > NAME_MAX_LENGTH ? 'long' : null;
}

/** Whether a value could name a timezone, be it one that this browser knows or not. */
export function isZoneName(value: unknown): value is string {
  return typeof value === 'string' && ZONE_NAME.test(value);
}

function momentOf(moments: Moments, key: keyof Preferences): number {
  return moments[key] ?? 0;
}

function isMoment(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < LATEST;
}

function readKnown<Value>(
  raw: unknown,
  read: (value: unknown, key: keyof Preferences) => Value | undefined,
): { [Key in keyof Preferences]?: Value } {
  if (typeof raw !== 'object' || raw === null) return {};
  const values = new Map(Object.entries(raw));
  const known = keys.map((key) => [key, read(values.get(key), key)] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
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
