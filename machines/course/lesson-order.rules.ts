import type { Candidate } from './lesson-candidates.rules.ts';
import { SPACE, type Draft } from './lesson-draft.rules.ts';

/** How many places of questions to try. */
const TRIES = 500;

interface Search {
  draft: Draft;
  /** The draft's questions, none or some of them placed, and where each kind and card was last asked. */
  left: readonly Candidate[];
  steps: Draft['steps'];
  last: ReadonlyMap<string, number>;
  met: ReadonlySet<string>;
}

/**
 * The steps of a draft in which none of a kind or on a card comes within `SPACE` of another: those after the
 * introductions in another order, if need be, with each card produced last. Null if none is found.
 */
export function spacedSteps(draft: Draft): Draft['steps'] | null {
  const { steps, order } = draft;
  if (closeIn(steps) === 0) return steps;
  const end = endOfIntroductions(draft);
  const head = steps.slice(0, end);
  if (closeIn(head) > 0) return null;
  const rules = new Set(head.flatMap((step) => (step.kind === 'point' ? step.point : [])));
  const last = new Map(head.flatMap((step, at) => keysOf(step).map((key) => [key, at] as const)));
  let tries = TRIES;
  const search = (state: Search): Draft['steps'] | null => {
    if (state.left.length === 0) return state.steps;
    for (const candidate of state.left) {
      if (tries === 0) return null;
      tries -= 1;
      const next = isNext(state, candidate) ? placed(state, candidate) : null;
      const found = next && hasRoom(next) ? search(next) : null;
      if (found) return found;
    }
    return null;
  };
  const left = steps.slice(end).flatMap((step) => ('make' in step ? step : []));
  return search({
    draft,
    left,
    steps: head,
    last,
    met: new Set([...order.cards.map(({ id }) => id), ...rules]),
  });
}

/** How many times one of a kind or on a card comes within `SPACE` of another. */
export function closeIn(steps: Draft['steps']): number {
  const last = new Map<string, number>();
  let count = 0;
  for (const [at, step] of steps.entries()) {
    const keys = keysOf(step);
    if (keys.some((key) => at - (last.get(key) ?? -Infinity) <= SPACE)) count += 1;
    for (const key of keys) last.set(key, at);
  }
  return count;
}

/** The index after the first question on each card that the draft introduces. */
function endOfIntroductions({ steps }: Draft): number {
  const asked = new Set<string>();
  let end = 0;
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'meet') end = at + 1;
    if (!('make' in step)) continue;
    if (step.cards.some((id) => !asked.has(id) && isMetIn(steps, id, at))) end = at + 1;
    for (const id of step.cards) asked.add(id);
  }
  return end;
}

function isMetIn(steps: Draft['steps'], card: string, before: number): boolean {
  return steps.slice(0, before).some((step) => step.kind === 'meet' && step.card.id === card);
}

function keysOf(step: Draft['steps'][number]): readonly string[] {
  return 'make' in step ? [step.kind, ...step.cards] : [];
}

/** Whether a question may come next: at a distance, readable, and no card's production has to come before it. */
function isNext({ draft, left, steps, last, met }: Search, candidate: Candidate): boolean {
  const at = steps.length + (needsRule(candidate, met) ? 1 : 0);
  const { cards, isProduced } = candidate;
  const isLast = (id: string) =>
    draft.order.toDo.has(id) &&
    !left.some((other) => other !== candidate && other.isProduced && other.cards.includes(id));
  return (
    keysOf(candidate).every((key) => at - (last.get(key) ?? -Infinity) > SPACE) &&
    (isProduced || !cards.some(isLast)) &&
    candidate.isPossible(withRule(candidate, met))
  );
}

function placed({ draft, left, steps, last, met }: Search, candidate: Candidate): Search {
  const { rule } = candidate;
  const before = rule && needsRule(candidate, met) ? [...steps, rule] : steps;
  return {
    draft,
    left: left.filter((other) => other !== candidate),
    steps: [...before, candidate],
    last: new Map([...last, ...keysOf(candidate).map((key) => [key, before.length] as const)]),
    met: withRule(candidate, met),
  };
}

/** Whether the questions left of each kind and on each card fit into the places left. */
function hasRoom({ left, steps, last, met }: Search): boolean {
  const counts = new Map<string, number>();
  for (const key of left.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const rules = new Set(left.flatMap(({ rule }) => (rule && !met.has(rule.point) ? rule.point : []))).size;
  const end = steps.length + left.length + rules;
  return [...counts].every(([key, count]) => {
    const first = Math.max(steps.length, (last.get(key) ?? -Infinity) + SPACE + 1);
    return first + (SPACE + 1) * (count - 1) < end;
  });
}

function needsRule({ rule }: Candidate, met: ReadonlySet<string>): boolean {
  return rule !== undefined && !met.has(rule.point);
}

function withRule({ rule }: Candidate, met: ReadonlySet<string>): ReadonlySet<string> {
  return rule ? new Set([...met, rule.point]) : met;
}
