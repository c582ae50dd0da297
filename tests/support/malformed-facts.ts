import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { GameResult } from '#machines/types.ts';
import { studied } from './activity.ts';

const exam: GameResult = {
  game: 'exam-quiz',
  difficulty: 'beginner',
  right: 1,
  total: 5,
  seconds: 70,
  cards: [{ id: 'nouns-la-casa', right: true }],
};
const rating = { card: 'nouns-la-casa', direction: 'es-en', rating: 3, milliseconds: 900, source: 'review' };
let made = 90;

function next(): ActivityEvent {
  made += 1;
  return studied(made);
}

function entryOf(changes: object): object {
  const event = next();
  return { id: event.id, queued: 1, event: { ...event, ...changes } };
}

const entryWith = (event: unknown) => ({ id: next().id, queued: 1, event });
const factsOf = (facts: unknown) => entryOf({ facts });
const ratingOf = (facts: object) => entryOf({ kind: 'card.rated', facts: { ...rating, ...facts } });
const gameOf = (facts: object) => entryOf({ kind: 'game.finished', facts: { ...exam, ...facts } });

/** Invalid IndexedDB entries, by what's wrong. */
export const malformedEntries: readonly [name: string, entry: unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a text', 'x'],
  ['a list', [next()]],
  ['an empty object', {}],
  ['no event', entryWith(undefined)],
  ['an event that is null', entryWith(null)],
  ['an event that is a text', entryWith('x')],
  ['an event that is a number', entryWith(7)],
  ['an event that is a list', entryWith([next()])],
  ['no id', { queued: 1, event: next() }],
  ['an id that is not the event’s', entryWith(next())],
  ['an id that is no UUID', { queued: 1, id: 'x', event: { ...next(), id: 'x' } }],
  ['no kind', entryOf({ kind: undefined })],
  ['an unknown kind', entryOf({ kind: 'xp.granted' })],
  ['a kind named __proto__', entryOf({ kind: '__proto__' })],
  ['no time', entryOf({ at: undefined })],
  ['the time NaN', entryOf({ at: Number.NaN })],
  ['a text as time', entryOf({ at: '2026-11-03T12:00:00Z' })],
  ['an infinite time', entryOf({ at: Number.POSITIVE_INFINITY })],
  ['a time beyond all dates', entryOf({ at: 1e300 })],
  ['a time in the year 200,000', entryOf({ at: 6e15 })],
  ['a time before 1970', entryOf({ at: -1e15 })],
  ['a number as zone', entryOf({ zone: 7 })],
  ['no facts', factsOf(undefined)],
  ['facts that are null', factsOf(null)],
  ['a number as card', factsOf({ card: 7, milliseconds: 5 })],
  ['an object as card', factsOf({ card: {}, milliseconds: 5 })],
  ['no milliseconds', factsOf({ card: 'nouns-la-casa' })],
  ['a text as milliseconds', factsOf({ card: 'nouns-la-casa', milliseconds: '5' })],
  ['a rating of 9', ratingOf({ rating: 9 })],
  ['an unknown direction', ratingOf({ direction: 'constructor' })],
  ['a number as the rating undone', entryOf({ kind: 'rating.undone', facts: { card: 'a', rating: 7 } })],
  ['a game without cards', gameOf({ cards: undefined })],
  ['a game whose cards are null', gameOf({ cards: null })],
  ['a game with null among its cards', gameOf({ cards: [null] })],
  ['a game with a number as card', gameOf({ cards: [{ id: 7, right: true }] })],
  ['a game without seconds', gameOf({ seconds: undefined })],
  ['a game that does not exist', gameOf({ game: 'constructor' })],
];

export const oddMarks: readonly [name: string, marks: object][] = [
  ['queued: text', { queued: 'x' }],
  ['queued: 2', { queued: 2 }],
  ['queued: true', { queued: true }],
  ['queued: an object', { queued: {} }],
  ['heldUntil: text', { heldUntil: 'tomorrow' }],
  ['heldUntil: NaN', { heldUntil: Number.NaN }],
  ['heldUntil: beyond all dates', { heldUntil: 1e300 }],
  ['heldUntil: a Date', { heldUntil: new Date(0) }],
  ['heldUntil: null', { heldUntil: null }],
  ['heldUntil and queued', { heldUntil: 'tomorrow', queued: 'x' }],
];

/** Invalid cursors. */
export const oddCursors: readonly unknown[] = ['x', '5', Number.NaN, -7, 1.5, 1e300, Infinity, {}, null];
