import { isObject, readFile, readList, readObject, readText, expected, quote, Refusal } from './read-json.ts';
import { digestOf } from './trace-encoding.ts';
import { printable } from './trace-file.ts';
import { stateSentence, titleIn, transitionSentence, type FlowText } from './words.ts';

const REVIEW_FORMAT = 'camino-review';
const REVIEW_VERSION = 1;
const MOST = 5000;
/** In characters. */
export const LONGEST_COMMENT = 2000;

export const COMMENT_KINDS = ['right', 'wrong', 'question'] as const;

/** What a reader says of a flow or one of its parts. */
export interface Comment {
  flow: string;
  /** The id of a state or transition; empty for the whole flow. */
  part: string;
  kind: (typeof COMMENT_KINDS)[number];
  text: string;
  /** Who says it. */
  name: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The part's hash at that time, from `partHash`. */
  hash: string;
}

export type ParsedReview = { ok: true; comments: readonly Comment[] } | { ok: false; message: string };

/** A hash of what a part says in plain English; null if the flow has no such part. */
export function partHash(flowText: FlowText, part: string): string | null {
  const { states, transitions } = flowText;
  const said = (ids: readonly string[]) =>
    digestOf(JSON.stringify(ids.map((id) => sentenceOf(flowText, id))));
  if (part === '') return said([...states, ...transitions].map(({ id }) => id));
  if (states.some(({ id }) => id === part))
    return said([part, ...transitions.filter(({ from }) => from === part).map(({ id }) => id)]);
  return transitions.some(({ id }) => id === part) ? said([part]) : null;
}

/** Whether a commented part still says what it said. */
export function standingOf({ part, hash }: Comment, flowText: FlowText): 'same' | 'changed' | 'gone' {
  const now = partHash(flowText, part);
  if (now === null) return 'gone';
  return now === hash ? 'same' : 'changed';
}

/** A part as a title. */
export function partTitle(flowText: FlowText, part: string): string {
  if (part === '') return flowText.whole ?? 'The whole flow';
  const transition = flowText.transitions.find(({ id }) => id === part);
  if (transition) return transitionSentence(flowText, transition);
  return flowText.states.some(({ id }) => id === part) ? titleIn(flowText, part) : printable(part);
}

/** All comments once, in the order of their dates. */
export function mergedComments(...lists: readonly (readonly Comment[])[]): readonly Comment[] {
  const all = new Map(lists.flat().map((comment) => [commentKey(comment), comment]));
  return [...all.values()].toSorted((one, other) => one.date.localeCompare(other.date));
}

export function commentKey({ flow, part, kind, text, name, date }: Comment): string {
  return JSON.stringify([flow, part, kind, text, name, date]);
}

/** A text without control and direction marks. Never longer. */
export function plainText(text: string): string {
  return text.replaceAll(/(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
}

/** A review as JSON, a line for each comment. */
export function reviewText(comments: readonly Comment[]): string {
  const lines = comments.map((comment) => JSON.stringify(comment)).join(',\n');
  return `{\n"format": "${REVIEW_FORMAT}",\n"version": ${REVIEW_VERSION},\n"comments": [\n${lines}\n]\n}\n`;
}

/**
 * Parses an untrusted review. Refusals may quote it, so render them as text. With `today` (YYYY-MM-DD, UTC), no comment
 * may have a later date.
 */
export function parseReview(text: string, today = LAST_DAY): ParsedReview {
  const read = readFile(text, (json) => readReview(json, today), REVIEW_EXPECTED);
  return read.ok ? { ok: true, comments: read.value } : read;
}

const REVIEW_EXPECTED = 'Camino expects a review that was saved here, named camino-review-….json.';
const LAST_DAY = '9999-12-31';

function readReview(json: unknown, today: string): readonly Comment[] {
  if (!isObject(json) || json['format'] !== REVIEW_FORMAT)
    throw new Refusal(`This file isn’t a review. ${REVIEW_EXPECTED}`);
  const { version } = json;
  if (version !== REVIEW_VERSION)
    throw new Refusal(`This review has version ${quote(version)}. Camino reads version ${REVIEW_VERSION}.`);
  const comments = readList(json['comments'], 'comments');
  if (comments.length > MOST)
    throw new Refusal(`This review has ${comments.length} comments. Camino opens reviews of up to ${MOST}.`);
  return comments.map((one, index) => readComment(one, `comments[${index}]`, today));
}

function readComment(json: unknown, where: string, today: string): Comment {
  const comment = readObject(json, where);
  const text = (key: keyof Comment) => {
    const value = readText(comment[key], `${where}.${key}`);
    if (value.length > LONGEST_COMMENT)
      throw new Refusal(
        `${where}.${key} has ${value.length} characters. Camino takes up to ${LONGEST_COMMENT}.`,
      );
    return plainText(value);
  };
  const kind = COMMENT_KINDS.find((one) => one === comment['kind']);
  if (!kind) throw expected(`${where}.kind`, COMMENT_KINDS.join(', '), comment['kind']);
  const read = {
    flow: text('flow'),
    part: text('part'),
    kind,
    text: text('text'),
    name: text('name'),
    date: text('date'),
    hash: text('hash'),
  };
  const { date } = read;
  if (!isDay(date)) throw expected(`${where}.date`, 'a day, such as 2026-11-03', date);
  if (date > today) throw expected(`${where}.date`, `${today} or earlier`, date);
  return read;
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function sentenceOf(flowText: FlowText, id: string): string {
  const transition = flowText.transitions.find((one) => one.id === id);
  return transition ? transitionSentence(flowText, transition) : stateSentence(flowText, id);
}
