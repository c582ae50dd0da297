import type { ActivityEvent } from '../learning/activity.types.ts';
import { isZone } from '../learning/day.rules.ts';
import { readEvent, recordIn } from '../learning/facts.rules.ts';
import { readChanges, type PreferenceChanges } from './preferences.rules.ts';

export const EXPORT_FORMAT = 'camino-export';
export const EXPORT_VERSION = 1;
/** Maximum bytes of a file: about half a million records. */
export const IMPORT_LIMIT = 100 * 1024 * 1024;

/** A file such as the browser's `File`. */
export interface ChosenFile {
  size: number;
  text: () => Promise<string>;
}

export interface ExportReceipt {
  name: string;
  records: number;
  /** How many answers the learner contested. */
  contested: number;
  /** How many the account refused. */
  refused: number;
  /** How many records of this device are damaged and left out. */
  damaged: number;
}

/** The result of an import. */
export interface ImportReceipt {
  added: number;
  known: number;
  rejected: number;
  isStored: boolean;
  settings: PreferenceChanges;
}

type ExportReading =
  | { ok: true; records: readonly unknown[]; settings: PreferenceChanges }
  | { ok: false; reason: string };

const EXPECTED = 'Please choose a JSON file from “Export my data”.';
const EARLIEST = Date.UTC(2020, 0, 1);
const CLOCK_TOLERANCE = 600_000;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/** Parses an export, but not its records. Refusals are worded for learners. */
export function readExport(text: string): ExportReading {
  const file = recordIn(parsed(text));
  if (!file) return { ok: false, reason: `This file is truncated or isn’t JSON. ${EXPECTED}` };
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

/** A record as exported: the time in UTC, as ISO 8601. */
export function exportedRecord({ isImported: _isImported, ...event }: ActivityEvent): object {
  return { ...event, at: new Date(event.at).toISOString() };
}

/**
 * Parses an exported record and drops unknown fields; null if the account would refuse it. `now` is in
 * milliseconds.
 */
export function readRecord(raw: unknown, now: number): ActivityEvent | null {
  const { at, ...record } = recordIn(raw) ?? {};
  if (typeof at !== 'string' || !MOMENT.test(at)) return null;
  const event = readEvent({ ...record, at: Date.parse(at), isImported: true });
  if (!event || event.at < EARLIEST || event.at > now + CLOCK_TOLERANCE) return null;
  return isZone(event.zone) ? event : null;
}

/** How many of these facts contest an answer. */
export function contestedIn(events: readonly ActivityEvent[]): number {
  return events.filter(({ kind }) => kind === 'answer.contested').length;
}

/** The message after an export. `isComplete`: the account has no other records. */
export function exportText(
  { name, records, contested, refused, damaged }: ExportReceipt,
  isComplete: boolean,
): string {
  const sentences = [
    `${name} holds your profile, your settings and ${counted(records)}.`,
    contested > 0 &&
      `${contested.toLocaleString('en')} of them ${contested === 1 ? 'is an answer' : 'are answers'} that you said should count.`,
    refused > 0 &&
      `${refused.toLocaleString('en')} of them ${refused === 1 ? 'was' : 'were'} refused by your account; the file says why.`,
    damageText(damaged),
    !isComplete && 'We couldn’t reach your account, so records from other devices may be missing.',
  ];
  return sentences.filter((sentence) => sentence !== false && sentence !== '').join(' ');
}

/** The message about damaged records; empty without any. */
export function damageText(damaged: number): string {
  if (damaged === 0) return '';
  return damaged === 1
    ? '1 damaged record on this device is left out.'
    : `${damaged.toLocaleString('en')} damaged records on this device are left out.`;
}

/** The message after an import. */
export function importText({ added, known, rejected, isStored }: ImportReceipt): string {
  const sentences = [
    `${counted(added)} added.`,
    known > 0 && `${counted(known)} ${known === 1 ? 'was' : 'were'} here already.`,
    rejected > 0 &&
      `${counted(rejected)} left out, because Camino can’t have written ${rejected === 1 ? 'it' : 'them'}.`,
    !isStored && 'This device is out of space: stay on this page until they’ve reached your account.',
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

function counted(count: number): string {
  return count === 1 ? '1 record' : `${count.toLocaleString('en')} records`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
