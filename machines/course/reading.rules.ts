import { READING_PASS_PERCENT, READING_TIME_LIMIT } from '../constants.ts';
import type { StoryResult } from '../learning/activity.types.ts';
import { dayOf } from '../learning/day.rules.ts';
import { storyKey } from '../learning/progress.rules.ts';
import { startDaysOf } from '../learning/started-directions.rules.ts';
import { storyXp } from '../learning/xp.rules.ts';
import { glossOf } from './gloss.rules.ts';
import type { Context, AddedWord, GlossedReading, Visit } from './reading.types.ts';

type Known = Pick<Context, 'reading' | 'log'>;

/** `now` is milliseconds since 1970; `listens` reads the text aloud at once. */
export type Input = Pick<Context, 'unit' | 'seed' | 'log' | 'zone'> & { now: number; listens: boolean };

export function newContext({ now, listens, ...input }: Input): Context {
  return { ...newVisit(now), ...input, isWhole: listens, reading: null, added: [] };
}

/** `now` is milliseconds since 1970. */
export function newVisit(now: number): Visit {
  return {
    startedAt: now,
    line: 0,
    isWhole: false,
    revealed: [],
    listed: null,
    ...noWord,
    answers: [],
    index: 0,
    result: null,
    xp: 0,
  };
}

export const noWord = { word: null, meanings: [], guess: null } as const;

export function readUnit({ context: { unit } }: { context: Context }): { unit: string } {
  return { unit };
}

/** The line to read aloud, with an id of its own. */
export function spokenLine({ context }: { context: Context }): { id: string; text: string } {
  const { unit, reading, line } = context;
  return { id: `${unit}-${line}`, text: reading?.lines[line]?.spanish ?? '' };
}

/** Whether the whole text is read aloud, and another line follows. */
export function hasNextLine({ reading, line, isWhole }: Context): boolean {
  return isWhole && reading?.lines[line + 1] !== undefined;
}

export function isGlossed({ reading }: Known, key: string): boolean {
  return reading !== null && glossOf(reading, key) !== undefined;
}

export function isMet({ reading, log }: Known, key: string): boolean {
  const card = cardOf(reading, key);
  return card !== undefined && log.met.has(card);
}

/** Whether the open word has a card that is neither begun nor already coming next. */
export function canAdd({ reading, log, word, added }: Context): boolean {
  const card = word ? cardOf(reading, word.key) : undefined;
  if (card === undefined || added.some((one) => one.card === card) || log.shown.has(card)) return false;
  return Object.keys(startDaysOf(log, card)).length === 0;
}

/** The added words, with the open one in front if it has a card. */
export function addedWith({ reading, word, added }: Context): readonly AddedWord[] {
  const card = word ? cardOf(reading, word.key) : undefined;
  return word && card !== undefined ? [{ key: word.key, card }, ...added] : added;
}

export function openMeaning({ reading, word }: Context): string | undefined {
  return reading && word ? glossOf(reading, word.key)?.[0] : undefined;
}

/** Whether the current question has the option. */
export function isOffered({ reading, index }: Context, option: string): boolean {
  return reading?.questions[index]?.options.includes(option) ?? false;
}

export function answersWith({ reading, index, answers }: Context, option: string): Visit['answers'] {
  const right = reading?.questions[index]?.correctAnswer === option;
  return [...answers, { chosen: option, right }];
}

/** Whether enough answers are right for the reading to count as read. */
export function isUnderstood({ right, total }: Pick<StoryResult, 'right' | 'total'>): boolean {
  return total > 0 && 100 * right >= READING_PASS_PERCENT * total;
}

/** `now` is milliseconds since 1970. */
export function storyResultOf(
  { unit, answers, startedAt }: Pick<Context, 'unit' | 'answers' | 'startedAt'>,
  now: number,
): StoryResult {
  return {
    story: unit,
    right: answers.filter(({ right }) => right).length,
    total: answers.length,
    seconds: Math.min(READING_TIME_LIMIT, Math.max(1, Math.round((now - startedAt) / 1000))),
  };
}

/** The XP that the result, ready at `now`, adds to what the day has paid before; none for a text that wasn't understood. */
export function xpFor(
  { log, zone }: Pick<Context, 'log' | 'zone'>,
  result: StoryResult,
  now: number,
): number {
  const day = dayOf(now, zone);
  const paid = log.days.get(day)?.stops.get(storyKey(result.story)) ?? 0;
  return isUnderstood(result) ? Math.max(0, storyXp(day) - paid) : 0;
}

function cardOf(reading: GlossedReading | null, key: string): string | undefined {
  return reading ? glossOf(reading, key)?.[1] : undefined;
}
