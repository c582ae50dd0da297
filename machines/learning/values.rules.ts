import type { Fact } from './activity.types.ts';
import { CARD_TIME_LIMIT } from '../constants.ts';
import type { Direction } from '../types.ts';

/** In bytes, as the account's database writes facts. */
const LARGEST_FACTS = 4000;
const LONGEST_ID = 80;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const OWN = /^own-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const STOP = /^(a1|a2|b1)(-[a-z0-9]+)+$/;
const UNIT = /^(a1|a2|b1)(-[a-z]+)+$/;

/**
 * Measures facts as PostgreSQL writes them, with a space after each colon and comma. Skips that for texts that are
 * surely small enough: a character takes six bytes at most, and each text comes with 60 bytes more at most.
 */
export function isTooLarge({ facts }: Fact, texts: readonly string[]): boolean {
  const most = texts.reduce((sum, one) => sum + 60 + 6 * one.length, 300);
  if (most <= LARGEST_FACTS) return false;
  const text = JSON.stringify(facts, null, 1).replaceAll(/,\n */g, ', ').replaceAll(/\n */g, '');
  return new TextEncoder().encode(text).length > LARGEST_FACTS;
}

/** The UUID in lower case; null if it's none. */
export function uuidIn(value: unknown): string | null {
  const id = typeof value === 'string' ? value.toLowerCase() : '';
  return UUID.test(id) ? id : null;
}

/** Whether the value is a day of this century (YYYY-MM-DD) from 2020 on. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20[2-9]\d-\d\d-\d\d$/.test(value)) return false;
  const at = Date.parse(value);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

export function isDirection(value: unknown): value is Direction {
  return value === 'es-en' || value === 'en-es';
}

/** Whether the account accepts the value as a whole number. */
export function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1_000_000;
}

/** Whether the value is milliseconds, a minute at most. */
export function isDuration(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= CARD_TIME_LIMIT;
}

/** Whether the value can be the id of a card, a sentence or a question. */
export function isId(value: unknown): value is string {
  return value !== '' && isText(value, LONGEST_ID);
}

/** Whether the value is the id of a learner's own card: `own-` and a UUID in lower case. */
export function isOwnId(value: unknown): value is string {
  return isId(value) && OWN.test(value);
}

/** Whether the value has the shape of a stop's id, such as `a1-hola-1` or `a1-exam`; the course may have no such stop. */
export function isStop(value: unknown): value is string {
  return isId(value) && STOP.test(value);
}

/** Whether the value has the shape of a unit's id, such as `a1-mi-dia`; the course may have no such unit. */
export function isUnit(value: unknown): value is string {
  return isId(value) && UNIT.test(value);
}

/**
 * Whether the value is a text that the database can store: up to `longest` characters, no zero byte, no lone surrogate.
 */
export function isText(value: unknown, longest: number): value is string {
  if (typeof value !== 'string' || value.length > 2 * longest) return false;
  return (
    (value.length <= longest || Array.from(value).length <= longest) &&
    !value.includes('\u0000') &&
    !/\p{Surrogate}/u.test(value)
  );
}
