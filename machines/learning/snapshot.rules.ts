import type { ActivityEvent, Rating } from './activity.types.ts';
import { directions } from './started-directions.rules.ts';
import type { FreedDay, WeekEvent } from './days-off.rules.ts';
import type { Asker, LastAnswer } from './asked-items.rules.ts';
import { LATEST, isGameName, readEvent, readFact, recordIn } from './facts.rules.ts';
import {
  addPause,
  type Answer,
  type FitEvent,
  type NoteEvent,
  type OwnEvent,
  type PauseEvent,
  type PlayedGame,
  type Progress,
  type StarEvent,
  type StopRecord,
} from './progress.rules.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Progress as JSON. Answers are rows, ordered by time, in four columns: the index of the card in `cards`, milliseconds
 * since the row before, the index of the day in `days`, and the rating, plus 4 from English, plus 8 in a game, plus 16
 * in a lesson, plus 32 if untyped there. What was typed instead of
 * a forgotten card is in `typed`, by row. They have no ids, which would take most of the bytes; days leave out what follows from their answers.
 */
export function snapshotText({ days, cards, met, own, stars, pauses, notes, ...progress }: Progress): string {
  const places = new Map([...days.keys()].map((date, place) => [date, place]));
  const rows = [...cards.values()]
    .flatMap((answers, place) => answers.map((answer) => ({ answer, place })))
    .toSorted((one, other) => one.answer.at - other.answer.at);
  const answered = answeredByDay(cards);
  return JSON.stringify({
    ...progress,
    gamesPlayed: [...progress.gamesPlayed],
    shown: [...progress.shown],
    asked: [...progress.asked].map(([name, items]) => [name, [...items]]),
    lessons: [...progress.lessons],
    stories: [...progress.stories],
    rules: [...progress.rules],
    undone: [...progress.undone],
    freed: [...progress.freed].map(([date, { at, on, isFree }]) => [date, at, on, isFree]),
    withdrawn: [...progress.withdrawn].map(([id, { at, isWithdrawn }]) => [id, at, isWithdrawn]),
    own: [...own.values()],
    stars: [...stars.values()],
    pauses: [...pauses.values()].flat(),
    notes: [...notes.values()],
    days: [...days].map(([date, { cards: seen, rated, games, stops, ...figures }]) => {
      const known = answered.get(date);
      const more = { cards: without(seen, known?.cards), rated: without(rated, known?.rated) };
      return [date, { ...figures, ...more, games: [...games], stops: [...stops] }];
    }),
    cards: [...cards.keys()],
    met: [...cards.keys()].map((card) => places.get(met.get(card) ?? '') ?? null),
    answers: [
      rows.map(({ place }) => place),
      rows.map(({ answer }, index) => answer.at - (rows[index - 1]?.answer.at ?? 0)),
      rows.map(({ answer }) => places.get(answer.day)),
      rows.map(({ answer }) => markOf(answer)),
    ],
    typed: rows.flatMap(({ answer: { typed } }, row) => (typed === undefined ? [] : [[row, typed]])),
  });
}

/** Reads a snapshot; its answers have empty ids. Throws a RangeError if anything is odd. */
export function progressIn(text: string): Progress {
  const packed = record(JSON.parse(text));
  const { placed } = packed;
  const days = mapOf(day, dayIn)(packed['days']);
  const cards = answersIn(
    listOf(string)(packed['cards']),
    [...days],
    listOf(list)(packed['answers']),
    mapOf(amount, string)(packed['typed']),
  );
  return {
    count: amount(packed['count']),
    xp: amount(packed['xp']),
    games: amount(packed['games']),
    gamesPlayed: setOf(game)(packed['gamesPlayed']),
    perfectExams: amount(packed['perfectExams']),
    lastGames: listOf(gameIn)(packed['lastGames']),
    days,
    cards,
    met: metIn([...cards.keys()], [...days.keys()], list(packed['met'])),
    shown: mapOf(string, day)(packed['shown']),
    asked: mapOf(asker, mapOf(string, lastAnswerIn))(packed['asked']),
    lessons: mapOf(string, stopIn)(packed['lessons']),
    stories: mapOf(string, stopIn)(packed['stories']),
    rules: setOf(string)(packed['rules']),
    placed:
      placed === null ? null : { unit: string(record(placed)['unit']), at: moment(record(placed)['at']) },
    own: byCard(listOf(ownIn)(packed['own'])),
    stars: byCard(listOf(starIn)(packed['stars'])),
    pauses: pausesIn(listOf(pauseIn)(packed['pauses'])),
    notes: byCard(listOf(noteIn)(packed['notes'])),
    undone: setOf(string)(packed['undone']),
    withdrawn: new Map(listOf(withdrawalIn)(packed['withdrawn'])),
    fits: listOf(fitIn)(packed['fits']),
    weeks: listOf(weekIn)(packed['weeks']),
    freed: new Map(listOf(freedIn)(packed['freed'])),
  };
}

/** Whether the facts take back a rating that isn't among them: only the whole log knows which answer that was. */
export function takesBackEarlier(facts: readonly ActivityEvent[]): boolean {
  const ratings = new Set(facts.flatMap(({ kind, id }) => (kind === 'card.rated' ? id : [])));
  return facts.some((fact) => fact.kind === 'rating.undone' && !ratings.has(fact.facts.rating));
}

/** What follows from the answers, by day: the cards met and the directions rated. */
function answeredByDay(cards: Progress['cards']): Map<string, { cards: Set<string>; rated: Set<string> }> {
  const answered = new Map<string, { cards: Set<string>; rated: Set<string> }>();
  for (const [card, answers] of cards) {
    for (const { day: date, direction, isGame } of answers) {
      const known = answered.get(date) ?? { cards: new Set(), rated: new Set() };
      answered.set(date, known);
      known.cards.add(card);
      if (!isGame) known.rated.add(`${card} ${direction}`);
    }
  }
  return answered;
}

function without(all: ReadonlySet<string>, known: ReadonlySet<string> = new Set()): string[] {
  return [...all].filter((one) => !known.has(one));
}

function markOf({ rating, direction, isGame, isLesson, isUntyped }: Answer): number {
  const flags = [direction === 'en-es', isGame, isLesson, isUntyped];
  return flags.reduce<number>((mark, flag, place) => mark + (flag ? 2 ** (place + 2) : 0), rating);
}

/** The day each card was first met. `places` are indices into `days`; null for a card never met. */
function metIn(
  cards: readonly string[],
  days: readonly string[],
  places: readonly unknown[],
): Map<string, string> {
  if (places.length !== cards.length) fail();
  const met = new Map<string, string>();
  for (const [index, card] of cards.entries())
    if (places[index] !== null) met.set(card, found(days[amount(places[index])]));
  return met;
}

/** The answers to each card; also adds them to their days. */
function answersIn(
  cards: readonly string[],
  days: readonly (readonly [string, ReturnType<typeof dayIn>])[],
  [places = [], gaps = [], dayPlaces = [], marks = []]: readonly (readonly unknown[])[],
  typed: ReadonlyMap<number, string>,
): Map<string, Answer[]> {
  const lists = cards.map((card) => ({
    card,
    answers: [] as Answer[],
    names: directions.map((one) => `${card} ${one}`),
  }));
  if ([gaps, dayPlaces, marks].some(({ length }) => length !== places.length)) fail();
  let at = 0;
  for (let row = 0; row < places.length; row += 1) {
    at = moment(at + amount(gaps[row]));
    const [date, figures] = found(days[amount(dayPlaces[row])]);
    const { card, answers, names } = found(lists[amount(places[row])]);
    const mark = amount(marks[row]) - 1;
    if (!Number.isInteger(mark) || mark < 0 || mark > 55) fail();
    const isFromEnglish = mark % 8 > 3;
    const isGame = mark % 16 > 7;
    if (isGame && mark > 15) fail();
    const given = typed.get(row);
    answers.push({
      id: '',
      at,
      day: date,
      direction: isFromEnglish ? 'en-es' : 'es-en',
      rating: ((mark % 4) + 1) as Rating,
      isGame,
      ...(mark % 32 > 15 && { isLesson: true }),
      ...(mark > 31 && { isUntyped: true }),
      ...(given !== undefined && { typed: given }),
    });
    figures.cards.add(card);
    if (!isGame) figures.rated.add(found(names[Number(isFromEnglish)]));
  }
  return new Map(lists.map(({ card, answers }) => [card, answers]));
}

function dayIn(raw: unknown) {
  const packed = record(raw);
  const lessons = record(packed['lessonMilliseconds']);
  return {
    cards: setOf(string)(packed['cards']),
    milliseconds: amount(packed['milliseconds']),
    lessonMilliseconds: { finished: amount(lessons['finished']), rated: amount(lessons['rated']) },
    rated: setOf(string)(packed['rated']),
    ratings: amount(packed['ratings']),
    ratingMilliseconds: amount(packed['ratingMilliseconds']),
    games: setOf(game)(packed['games']),
    challenge: amount(packed['challenge']),
    stops: mapOf(string, amount)(packed['stops']),
  };
}

function gameIn(raw: unknown): PlayedGame {
  const { id, at, zone, result } = record(raw);
  const fact = readFact('game.finished', result);
  return fact?.kind === 'game.finished'
    ? { id: string(id), at: moment(at), zone: string(zone), result: fact.facts }
    : fail();
}

function lastAnswerIn(raw: unknown): LastAnswer {
  const { at, right } = record(raw);
  return typeof right === 'boolean' ? { at: moment(at), right } : fail();
}

function withdrawalIn(raw: unknown): [string, { at: number; isWithdrawn: boolean }] {
  const [id, at, isWithdrawn] = list(raw);
  return typeof isWithdrawn === 'boolean' ? [string(id), { at: moment(at), isWithdrawn }] : fail();
}

function stopIn(raw: unknown): StopRecord {
  const { at, best } = record(raw);
  return { at: moment(at), best: amount(best) };
}

function ownIn(raw: unknown): OwnEvent {
  const event = readEvent(raw);
  const isOwn =
    event?.kind === 'card.made' || event?.kind === 'card.changed' || event?.kind === 'card.dropped';
  return isOwn ? event : fail();
}

function starIn(raw: unknown): StarEvent {
  const event = readEvent(raw);
  return event?.kind === 'card.starred' ? event : fail();
}

function pauseIn(raw: unknown): PauseEvent {
  const event = readEvent(raw);
  return event?.kind === 'card.paused' ? event : fail();
}

function pausesIn(events: readonly PauseEvent[]): Progress['pauses'] {
  const pauses = new Map<string, readonly PauseEvent[]>();
  for (const event of events) addPause(pauses, event);
  return pauses;
}

function noteIn(raw: unknown): NoteEvent {
  const event = readEvent(raw);
  return event?.kind === 'card.noted' ? event : fail();
}

function fitIn(raw: unknown): FitEvent {
  const event = readEvent(raw);
  return event?.kind === 'memory.fitted' || event?.kind === 'memory.reset' ? event : fail();
}

function weekIn(raw: unknown): WeekEvent {
  const event = readEvent(raw);
  return event?.kind === 'week.planned' ? event : fail();
}

function freedIn(raw: unknown): [string, FreedDay] {
  const [date, at, on, isFree] = list(raw);
  return typeof isFree === 'boolean' ? [day(date), { at: moment(at), on: day(on), isFree }] : fail();
}

function byCard<Event extends OwnEvent | StarEvent | NoteEvent>(
  events: readonly Event[],
): Map<string, Event> {
  return new Map(events.map((event) => [event.facts.card, event]));
}

function asker(raw: unknown): Asker {
  return raw === 'lesson' ? raw : game(raw);
}

function game(raw: unknown) {
  return isGameName(raw) ? raw : fail();
}

function day(raw: unknown): string {
  return DAY.test(string(raw)) ? string(raw) : fail();
}

function moment(raw: unknown): number {
  return Number.isInteger(raw) && amount(raw) < LATEST ? amount(raw) : fail();
}

function amount(raw: unknown): number {
  return typeof raw === 'number' && raw >= 0 && raw < Infinity ? raw : fail();
}

function string(raw: unknown): string {
  return typeof raw === 'string' ? raw : fail();
}

function record(raw: unknown): Record<string, unknown> {
  return recordIn(raw) ?? fail();
}

function list(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : fail();
}

function listOf<Value>(read: (raw: unknown) => Value): (raw: unknown) => Value[] {
  return (raw) => list(raw).map(read);
}

function setOf<Value>(read: (raw: unknown) => Value): (raw: unknown) => Set<Value> {
  return (raw) => new Set(listOf(read)(raw));
}

function mapOf<Key, Value>(
  readKey: (raw: unknown) => Key,
  read: (raw: unknown) => Value,
): (raw: unknown) => Map<Key, Value> {
  const entries = listOf((raw): [Key, Value] => {
    const [key, value] = list(raw);
    return [readKey(key), read(value)];
  });
  return (raw) => new Map(entries(raw));
}

function found<Value>(value: Value | undefined): Value {
  return value === undefined ? fail() : value;
}

function fail(): never {
  throw new RangeError('The snapshot is damaged');
}
