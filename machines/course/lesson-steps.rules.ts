import { nextRandom, shuffle, type Seed } from '../parts/random.ts';
import type { Card } from '../types.ts';
import {
  costOf,
  countOf,
  GRAMMAR,
  HEARD,
  isFree,
  isShort,
  MOST_STEPS,
  needsOf,
  PRODUCED,
  stepsLeft,
  type Choices,
  type Draft,
  type LessonOrder,
} from './lesson-draft.rules.ts';
import { isGrammar, PAIRS } from './exercises.rules.ts';
import { boardOf, type Candidate } from './lesson-candidates.rules.ts';
import { closeIn, spacedSteps } from './lesson-order.rules.ts';
import type { Step } from './lesson.types.ts';
import { areApart, seedFor } from './options.rules.ts';

const RETRIEVALS = 3;
const GROUP = 3;
const ATTEMPTS = 200;
/** After each so many drafts, leave out one extra more. */
const SAME_EXTRAS = 60;
/** After this many drafts, accept one that only lacks optional steps. */
const PATIENCE = 40;
/** Penalties for a broken rule, and for a missing question of grammar; a step left out costs 1. */
const BROKEN = 10;
const LACKING = 4;
const MOST_EXTRAS = 7;
/** How many pairs of an earlier board a board may have. */
const PAIRS_AGAIN = 2;
/** Steps of each card, most of its retrievals being on boards of pairs. */
const LEAST_STEPS = 2;

/** The steps of a lesson: the best of several drafts, usually the first without a penalty. Yields between pieces of work. */
export function* lessonSteps({
  candidates,
  ...order
}: Omit<LessonOrder, 'choices' | 'prefersBank'> & {
  candidates: ReadonlyMap<string, readonly Candidate[]>;
}): Generator<void, readonly Step[]> {
  const choices = new Map([...candidates].map(([id, own]) => [id, choicesFrom(own)]));
  const fitting = fittingExtras(order);
  let best: Draft | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const extras = fitting.slice(0, fitting.length - Math.floor(attempt / SAME_EXTRAS));
    const draft = draftOf(
      { ...order, choices, extras, prefersBank: attempt < PATIENCE },
      seedFor(order.seed, `attempt ${attempt}`),
      best?.penalty,
    );
    if (!best || draft.penalty < best.penalty) best = draft;
    yield;
    if (best.penalty === 0 || (best.penalty < BROKEN && attempt >= PATIENCE)) break;
  }
  const met = metAtFirst(order);
  const steps: Step[] = [];
  for (const step of best?.steps ?? []) {
    const made = 'make' in step ? step.make(met) : step;
    if (made) steps.push(made);
    if (!('make' in step)) met.add(step.kind === 'meet' ? step.card.id : step.point);
    yield;
  }
  return steps;
}

function metAtFirst({ cards, toMeet }: Pick<LessonOrder, 'cards' | 'toMeet'>): Set<string> {
  return new Set(cards.flatMap(({ id }) => (toMeet.has(id) ? [] : [id])));
}

/** A draft, cut off once its penalty reaches `limit`. */
function draftOf(order: LessonOrder, seed: Seed, limit = Infinity): Draft {
  const { cards, toMeet } = order;
  const draft: Draft = {
    order,
    seed,
    steps: [],
    met: metAtFirst(order),
    counts: new Map(),
    totals: { rules: 0, exercises: 0, isHeard: 0, isProduced: 0, isGrammar: 0, producedGrammar: 0 },
    done: new Set(),
    kinds: new Map(),
    asked: new Map(),
    used: new Set(),
    waiting: [...order.extras],
    penalty: 0,
  };
  const fresh = cards.filter(({ id }) => toMeet.has(id));
  for (let start = 0; start < fresh.length; start += GROUP) {
    meetGroup(draft, fresh.slice(start, start + GROUP), start > 0);
    askBest(draft, draft.waiting);
  }
  retrieve(draft, limit);
  if (draft.penalty < limit) draft.penalty += shortfall(draft);
  const spaced = draft.penalty < limit ? spacedSteps(draft) : null;
  if (spaced) draft.steps = spaced;
  else draft.penalty += BROKEN * closeIn(draft.steps);
  return draft;
}

/** Introduces and asks two words, then the third. A later group ends with a board of pairs if it can. */
function meetGroup(draft: Draft, [first, second, third]: readonly Card[], isLater: boolean): void {
  if (!first) return;
  meet(draft, first);
  const rest = [second, third].flatMap((card) => card ?? []);
  if (isLater && rest.length > 0 && draft.seed % 4 !== 0) {
    recognize(draft, first);
    for (const card of rest) meet(draft, card);
    if (!match(draft, rest)) for (const card of rest) recognize(draft, card);
    return;
  }
  if (second && draft.seed % 2 === 0) meet(draft, second);
  recognize(draft, first);
  if (second && draft.seed % 2 !== 0) meet(draft, second);
  if (second) recognize(draft, second);
  if (third) {
    meet(draft, third);
    recognize(draft, third);
  }
}

function meet(draft: Draft, card: Card): void {
  draft.steps.push({ kind: 'meet', id: `meet-${card.id}`, card });
  draft.met.add(card.id);
}

function recognize(draft: Draft, card: Card): void {
  if (!askBest(draft, draft.order.choices.get(card.id)?.recognized ?? [])) draft.penalty += BROKEN;
}

/** Asks the questions that follow the introductions. */
function retrieve(draft: Draft, limit: number): void {
  const { waiting, order } = draft;
  while (stepsLeft(draft) > 0 && draft.penalty < limit) {
    const open = order.cards.filter(({ id }) => !draft.done.has(id));
    if (open.length === 0 && waiting.length === 0) break;
    const left = stepsLeft(draft) - open.length;
    const lacking = [1, 2].map((count) => open.filter(({ id }) => countOf(draft, id) < count).length);
    const [alone, onBoards] = [sum(lacking), sum(lacking.map((count) => Math.ceil(count / PAIRS)))];
    const most = Math.max(...lacking);
    const isForBoard = most > 1 && left - alone < waiting.length;
    const least = draft.seed % 2 === 0 ? Math.min(most, PAIRS) : 0;
    if (isForBoard && match(draft, [], least)) continue;
    const extras = waiting.slice(0, Math.max(0, left - onBoards));
    const ready = open.filter(({ id }) => !isForBoard || countOf(draft, id) >= RETRIEVALS - 1);
    if ([ready, open].some((cards) => askBest(draft, [...nextFor(draft, cards), ...extras]))) continue;
    if (open.length > 0) draft.penalty += 3 * BROKEN;
    break;
  }
  const unshown = waiting.filter(({ rule }) => rule && !draft.met.has(rule.point)).length;
  const unfinished = order.cards.filter(({ id }) => !draft.done.has(id)).length;
  draft.penalty += 3 * BROKEN * (unfinished + unshown) + waiting.length;
  if (waiting.some(isDue)) draft.penalty += BROKEN;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** Whether an extra asks a card that is due. */
function isDue({ kind }: Candidate): boolean {
  return kind === 'type';
}

/** The extras that fit beside the cards. */
function fittingExtras({
  cards,
  toMeet,
  extras,
}: Pick<LessonOrder, 'cards' | 'toMeet' | 'extras'>): Candidate[] {
  const room = MOST_STEPS - toMeet.size - LEAST_STEPS * cards.length;
  return extras.slice(0, Math.max(0, Math.min(MOST_EXTRAS, room)));
}

/** Recognition, or production if that is short; production for a card's last retrieval. */
function nextFor(draft: Draft, open: readonly Card[]): Candidate[] {
  const mayProduce = isShort(draft, 'isProduced', PRODUCED);
  return open.flatMap(({ id }) => {
    const choices = draft.order.choices.get(id);
    const isLast = countOf(draft, id) >= RETRIEVALS - 1;
    return choices?.[isLast ? 'produced' : mayProduce ? 'untyped' : 'recognized'] ?? [];
  });
}

function choicesFrom(candidates: readonly Candidate[]): Choices {
  return {
    recognized: candidates.filter(({ isProduced }) => !isProduced),
    produced: candidates.filter(({ isProduced }) => isProduced),
    untyped: candidates.filter(({ isProduced, kind }) => !isProduced || kind !== 'type'),
  };
}

/** Asks the cheapest candidate. False if none can be built. */
function askBest(draft: Draft, candidates: readonly Candidate[]): boolean {
  const needs = needsOf(draft);
  let seed = seedFor(draft.seed, `step ${draft.steps.length}`);
  let best: Candidate | null = null;
  let least = Infinity;
  for (const candidate of candidates) {
    if (!isAllowed(draft, candidate)) continue;
    const random = nextRandom(seed);
    ({ seed } = random);
    const cost = random.value + costOf(draft, candidate, needs);
    if (cost >= least || !candidate.isPossible(draft.met)) continue;
    least = cost;
    best = candidate;
  }
  if (!best) return false;
  const place = draft.waiting.indexOf(best);
  if (place >= 0) draft.waiting.splice(place, 1);
  ask(draft, best);
  return true;
}

/** Its cards have been met, and none is merely recognized after its last production. */
function isAllowed({ met, done, used }: Draft, { id, needs, isProduced }: Candidate): boolean {
  for (const card of needs) if (!met.has(card) || (!isProduced && done.has(card))) return false;
  return !used.has(id);
}

/**
 * Asks a board of the wanted cards, at least `least` of which lack retrievals, then of cards known before and others; few
 * come from an earlier board. False if too few go together.
 */
function match(draft: Draft, wanted: readonly Card[], least = 0): boolean {
  if (!isFree(draft, 'match', [])) return false;
  const { order, met, done, seed, asked } = draft;
  const fits = ({ id }: Card) => met.has(id) && !done.has(id) && isFree(draft, 'match', [id]);
  const isLacking = ({ id }: Card) => countOf(draft, id) < RETRIEVALS - 1;
  const own = order.cards
    .filter((card) => fits(card) && !wanted.includes(card))
    .toSorted((one, other) => countOf(draft, one.id) - countOf(draft, other.id));
  const lacking = own.filter(isLacking);
  const known = shuffle(order.known, seedFor(seed, `known ${draft.steps.length}`)).items;
  const others = [...known.filter(({ id }) => !asked.has(id)), ...own];
  const before = new Set(draft.steps.flatMap((step) => (isBoard(step) ? step.cards : [])));
  const isAgain = ({ id }: Card) => before.has(id);
  const picked: Card[] = [];
  for (const card of [...wanted, ...lacking, ...others]) {
    const isOneTooMany = isAgain(card) && picked.filter(isAgain).length === PAIRS_AGAIN;
    if (picked.length < PAIRS && !isOneTooMany && picked.every((one) => areApart(one, card)))
      picked.push(card);
  }
  if (picked.length < PAIRS || !wanted.every((card) => picked.includes(card))) return false;
  if (picked.filter((card) => lacking.includes(card)).length < least) return false;
  const boards = picked.map((first) => boardOf([first, ...picked.filter((card) => card !== first)], seed));
  const board = boards.find(({ id }) => !draft.used.has(id));
  if (board) ask(draft, board);
  return board !== undefined;
}

function isBoard(step: Draft['steps'][number]): step is Candidate {
  return step.kind === 'match';
}

function ask(draft: Draft, candidate: Candidate): void {
  const { kind, cards, isHeard, isProduced, rule } = candidate;
  if (rule && !draft.met.has(rule.point)) {
    draft.steps.push(rule);
    draft.met.add(rule.point);
    draft.totals.rules += 1;
  }
  const at = draft.steps.length;
  const { totals } = draft;
  draft.steps.push(candidate);
  draft.used.add(candidate.id).add(candidate.item);
  draft.kinds.set(kind, at);
  totals.exercises += 1;
  if (isHeard) totals.isHeard += 1;
  if (isProduced) totals.isProduced += 1;
  if (isGrammar(candidate)) {
    totals.isGrammar += 1;
    if (isProduced) totals.producedGrammar += 1;
  }
  for (const id of cards) {
    draft.asked.set(id, at);
    draft.counts.set(id, countOf(draft, id) + 1);
    if (isProduced && draft.order.toDo.has(id) && countOf(draft, id) >= RETRIEVALS) draft.done.add(id);
  }
}

/** The penalty for each missing exercise heard, produced or of grammar. */
function shortfall({ order, totals }: Draft): number {
  const grammar = order.extras.filter(isGrammar);
  const produced = grammar.filter(({ isProduced }) => isProduced).length;
  const missing = (share: number, of: number, count: number) => Math.max(0, Math.ceil(share * of) - count);
  const broken =
    missing(PRODUCED, totals.exercises, totals.isProduced) +
    (order.canListen ? missing(HEARD, totals.exercises, totals.isHeard) : 0);
  const wanted = Math.min(grammar.length, Math.ceil(GRAMMAR * totals.exercises));
  const lacking =
    missing(1, wanted, totals.isGrammar) +
    missing(1, Math.min(produced, Math.ceil(totals.isGrammar / 2)), totals.producedGrammar);
  return BROKEN * broken + LACKING * lacking;
}
