import type { ActivityEvent, Fact } from '../learning/activity.types.ts';
import {
  CARD_TIME_LIMIT,
  DAILY_WORDS,
  EXAM_QUESTIONS,
  GRAMMAR_QUESTIONS,
  SENTENCES,
  VERBS,
  VOCABULARY_QUESTIONS,
  WORD_MATCH_PAIRS,
} from '../constants.ts';
import { readChanges, type PreferenceChanges } from './preferences.rules.ts';
import type { GameResult } from '../types.ts';

export const EXPORT_FORMAT = 'camino-export';
export const EXPORT_VERSION = 1;
/** Bytes of the largest file that is read: about half a million records. */
export const IMPORT_LIMIT = 100 * 1024 * 1024;

/** A file that the learner chose, such as the browser's `File`. */
export interface ChosenFile {
  size: number;
  text: () => Promise<string>;
}

export interface ExportReceipt {
  name: string;
  records: number;
  /** False where the account did not answer: it may hold records that the file lacks. */
  isComplete: boolean;
}

/** What happened to the records of a file. */
export interface ImportReceipt {
  added: number;
  known: number;
  rejected: number;
  /** False where this device has no room for them beyond the life of the page. */
  isKept: boolean;
  settings: PreferenceChanges;
}

type ExportReading =
  | { ok: true; records: readonly unknown[]; settings: PreferenceChanges }
  | { ok: false; reason: string };

const EXPECTED = 'Please choose a JSON file that “Export my data” made.';
const SIZES: Record<GameResult['game'], Readonly<Record<string, number>>> = {
  'word-match': WORD_MATCH_PAIRS,
  'daily-challenge': { medium: DAILY_WORDS },
  'grammar-master': GRAMMAR_QUESTIONS,
  'sentence-builder': SENTENCES,
  'vocabulary-challenge': VOCABULARY_QUESTIONS,
  'verb-conjugation': VERBS,
  'exam-quiz': EXAM_QUESTIONS,
};
const EARLIEST = Date.UTC(2020, 0, 1);
const CLOCK_TOLERANCE = 600_000;
const LARGEST_FACTS = 8000;
const LONGEST_CARD_ID = 80;
const LONGEST_ZONE = 64;
const LONGEST_ANSWER = 1000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/** Reads the text of an export, but not its single records. The reason for a refusal is worded for learners. */
export function readExport(text: string): ExportReading {
  const file = recordIn(parsed(text));
  if (!file) return { ok: false, reason: `This file is cut off or not a JSON file. ${EXPECTED}` };
  if (file['format'] !== EXPORT_FORMAT)
    return { ok: false, reason: `This is not an export from Camino. ${EXPECTED}` };
  if (file['version'] !== EXPORT_VERSION) {
    return {
      ok: false,
      reason: `Camino reads version ${EXPORT_VERSION} of its export format; this file has another.`,
    };
  }
  const records = file['activity'];
  if (!Array.isArray(records))
    return { ok: false, reason: `This export has no list of records. ${EXPECTED}` };
  return { ok: true, records, settings: readChanges(file['settings']) };
}

/** A record as an export holds it: the moment in UTC, as ISO 8601. */
export function exportedRecord(event: ActivityEvent): object {
  return { ...event, at: new Date(event.at).toISOString() };
}

/**
 * A record of an export as a fact of the log, without any unknown fields; null if the account would refuse it. `now`
 * is milliseconds since 1970.
 */
export function readRecord(raw: unknown, now: number): ActivityEvent | null {
  const record = recordIn(raw);
  if (!record) return null;
  const { id, at, zone, kind } = record;
  const facts = recordIn(record['facts']);
  if (typeof id !== 'string' || !UUID.test(id.toLowerCase()) || !facts) return null;
  if (typeof at !== 'string' || !MOMENT.test(at) || typeof zone !== 'string' || !isZone(zone)) return null;
  const moment = Date.parse(at);
  if (!(moment >= EARLIEST && moment <= now + CLOCK_TOLERANCE)) return null;
  const fact = factOf(kind, facts);
  if (!fact || new TextEncoder().encode(JSON.stringify(fact.facts)).length > LARGEST_FACTS) return null;
  return { id: id.toLowerCase(), at: moment, zone, ...fact };
}

/** What the learner is told about an export. */
export function exportText({ name, records, isComplete }: ExportReceipt): string {
  const saved = `${name} holds your profile, your settings and ${counted(records)}.`;
  return isComplete
    ? saved
    : `${saved} Your account could not be reached: what you did on other devices may be missing.`;
}

/** What the learner is told about an import. */
export function importText({ added, known, rejected, isKept }: ImportReceipt): string {
  const sentences = [
    `${counted(added)} added.`,
    known > 0 && `${counted(known)} ${known === 1 ? 'was' : 'were'} here already.`,
    rejected > 0 &&
      `${counted(rejected)} left out, because Camino cannot have written ${rejected === 1 ? 'it' : 'them'}.`,
    !isKept &&
      'This device has no room to keep them: stay on this page until they have reached your account.',
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

function counted(count: number): string {
  return count === 1 ? '1 record' : `${count.toLocaleString('en')} records`;
}

function factOf(kind: unknown, facts: Record<string, unknown>): Fact | null {
  if (kind === 'game.finished') return gameOf(facts);
  const { card, milliseconds } = facts;
  if (!isCard(card)) return null;
  if (kind === 'rating.undone') {
    const rating = facts['rating'];
    return typeof rating === 'string' && UUID.test(rating.toLowerCase())
      ? { kind, facts: { card, rating: rating.toLowerCase() } }
      : null;
  }
  if (!isDuration(milliseconds)) return null;
  if (kind === 'card.studied') return { kind, facts: { card, milliseconds } };
  return kind === 'card.rated' ? ratingOf(card, milliseconds, facts) : null;
}

function ratingOf(card: string, milliseconds: number, facts: Record<string, unknown>): Fact | null {
  const { direction, source, typed, isAccentOnly } = facts;
  const rating = ([1, 2, 3, 4] as const).find((known) => known === facts['rating']);
  if (!rating || (direction !== 'es-en' && direction !== 'en-es') || source !== 'review') return null;
  if (typed !== undefined && (typeof typed !== 'string' || typed.length > LONGEST_ANSWER || !isPlain(typed)))
    return null;
  if (isAccentOnly !== undefined && typeof isAccentOnly !== 'boolean') return null;
  return {
    kind: 'card.rated',
    facts: {
      card,
      direction,
      rating,
      milliseconds,
      source,
      ...(typed !== undefined && { typed }),
      ...(isAccentOnly !== undefined && { isAccentOnly }),
    },
  };
}

function gameOf(facts: Record<string, unknown>): Fact | null {
  const { difficulty, right, total, half, moves, seconds, cards } = facts;
  const game = gameNames.find((name) => name === facts['game']);
  if (!game || typeof difficulty !== 'string' || !Object.hasOwn(SIZES[game], difficulty)) return null;
  if (!isWhole(right) || !isWhole(total) || !isWhole(seconds)) return null;
  if (total < 1 || total > (SIZES[game][difficulty] ?? 0)) return null;
  if (half !== undefined && !isWhole(half)) return null;
  if (right + (half ?? 0) > total || (half !== undefined && half > 0 && game !== 'verb-conjugation'))
    return null;
  if (moves !== undefined && !isWhole(moves)) return null;
  if (game === 'word-match' && (moves === undefined || moves < total || right !== total)) return null;
  if (!Array.isArray(cards) || cards.length > total) return null;
  const outcomes = cards.flatMap(outcomeOf);
  if (outcomes.length < cards.length) return null;
  return {
    kind: 'game.finished',
    facts: {
      game,
      difficulty,
      right,
      total,
      seconds,
      cards: outcomes,
      ...(half !== undefined && { half }),
      ...(moves !== undefined && { moves }),
    },
  };
}

const gameNames = Object.keys(SIZES) as GameResult['game'][];

function outcomeOf(raw: unknown): { id: string; right: boolean }[] {
  const { id, right } = recordIn(raw) ?? {};
  return isCard(id) && typeof right === 'boolean' ? [{ id, right }] : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function recordIn(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/** Whether the account accepts the value as a whole number. */
function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1_000_000;
}

function isDuration(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= CARD_TIME_LIMIT;
}

function isCard(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_CARD_ID && isPlain(value);
}

/** Whether the database can hold the text: no zero byte, no half of an emoji. */
function isPlain(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

const zones = new Map<string, boolean>();

function isZone(zone: string): boolean {
  if (zone === '' || zone.length > LONGEST_ZONE) return false;
  const known = zones.get(zone);
  if (known !== undefined) return known;
  const answer = exists(zone);
  zones.set(zone, answer);
  return answer;
}

function exists(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
