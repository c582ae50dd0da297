import { NAME_MAX_LENGTH, NAME_MIN_LENGTH, RETENTIONS } from '../constants.ts';
import type { SettingsValues, TextSize, Theme } from './forms.ts';
import type { Retention } from '../learning/schedule.rules.ts';

export const DAILY_GOALS = [5, 10, 15, 20, 30] as const;
export const REVIEW_BUTTONS = [4, 2] as const;
export const THEMES = ['light', 'dark', 'system'] as const satisfies readonly Theme[];
export const HOURS = Array.from({ length: 24 }, (_unused, hour) => hour);
export const TEXT_SIZES = ['normal', 'large'] as const satisfies readonly TextSize[];
/** Used if the browser names no timezone. */
export const FALLBACK_ZONE = 'America/New_York';
/** The account's maximum for timestamps. */
const LATEST = 10 ** 15;
/** Control characters and lone surrogates, which no database stores. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
/**
 * Excludes joiners, needed by emoji and Persian, and tags, needed by the flags of England, Scotland and
 * Wales.
 */
const CONTROLLING = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}]/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const ZONE_NAME = /^[A-Za-z][\w+/-]{0,63}$/;

type DailyGoal = (typeof DAILY_GOALS)[number];
type ReviewButtons = (typeof REVIEW_BUTTONS)[number];

/** The settings form's values with their real types. */
export interface Preferences extends Omit<
  SettingsValues,
  'timezone' | 'dailyGoal' | 'retention' | 'reviewButtons' | 'reminderHour' | 'vosotros' | 'isListed'
> {
  /** IANA name, possibly unknown to this browser; null for the browser's. */
  timezone: string | null;
  dailyGoal: DailyGoal;
  /** The target share of cards remembered when they're due. */
  retention: Retention;
  /** Four: Again, Hard, Good, Easy. Two: Again and Good. */
  reviewButtons: ReviewButtons;
  /** The hour, from 0 to 23, after which reminders may come. */
  reminderHour: number;
  /** Whether to learn vosotros; null until asked. */
  vosotros: boolean | null;
  /** Whether to list the learner on the leaderboard; null counts as no until asked. */
  isListed: boolean | null;
}

export type PreferenceChanges = Partial<Preferences>;

/** When settings changed, in milliseconds. Undated ones count as oldest. */
export type Moments = { [Key in keyof Preferences]?: number };

/** The account's settings with their timestamps. */
export interface AccountSettings {
  account: Preferences;
  moments: Moments;
}

/** The device's copy: the account's settings as last read, and unsent changes. */
export interface PreferencesCopy extends AccountSettings {
  changes: PreferenceChanges;
  /** When this device last changed settings, sent ones included, by its clock. */
  made: Moments;
}

/** Short reasons of refused changes. */
export type Refusals = { [Key in keyof Preferences]?: string };

type Readers = { [Key in keyof Preferences]: (value: unknown) => Preferences[Key] | undefined };

/** They return undefined for invalid values. `.github/CONTRIBUTING.md` lists what a new setting needs. */
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
    reviewButtons: 2,
    typedAnswers: false,
    vosotros: null,
    isListed: null,
    theme: 'system',
    textSize: 'normal',
    reminderHour: 18,
  };
}

/** The valid known settings in `raw`. */
export function readChanges(raw: unknown): PreferenceChanges {
  return readKnown<unknown>(raw, (value, key) => readers[key](value)) as PreferenceChanges;
}

/** The moments of known settings in `raw`. Anything else in it is left out. */
export function readMoments(raw: unknown): Moments {
  return readKnown(raw, (value) => (isMoment(value) ? value : undefined));
}

/** The reasons for known settings in `raw`. */
export function readRefusals(raw: unknown): Refusals {
  return readKnown(raw, (value) => (typeof value === 'string' ? value : undefined));
}

/**
 * Adds changes made `now`. A change always counts as newer than the value it replaces, even if that came
 * from a device whose clock is ahead.
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
 * Merges two copies of a learner's settings. The newer account value and the newer unsent change win,
 * unless a copy has settled the change or the account has a newer one. `other` wins ties.
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

/** Settles the changes `sent`, accepted or refused. */
export function withAnswer(
  own: PreferencesCopy,
  { account, moments }: AccountSettings,
  sent: Moments,
): PreferencesCopy {
  return mergedCopies(own, { account, moments, changes: {}, made: sent });
}

/** When unsent changes were made. */
export function unsentMoments({ changes, made }: PreferencesCopy): Moments {
  return readKnown(made, (moment, key) => (key in changes && isMoment(moment) ? moment : undefined));
}

/** The message for refused changes. */
export function refusalText(refused: Refusals): string {
  return `Your account didn’t accept these settings: ${[...new Set(Object.values(refused))].join(', ')}.`;
}

/** A name's problem. Counts characters as the database does: an emoji is one. */
export function nameProblem(text: string): 'unprintable' | 'short' | 'invisible' | 'long' | null {
  const name = text.trim();
  if (UNPRINTABLE.test(name)) return 'unprintable';
  if (Array.from(name.replaceAll(INVISIBLE, '').trim()).length < NAME_MIN_LENGTH) return 'short';
  if (CONTROLLING.test(name)) return 'invisible';
  return Array.from(name).length > NAME_MAX_LENGTH ? 'long' : null;
}

/** Whether a value could name a timezone, known to this browser or not. */
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
