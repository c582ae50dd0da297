import type { FlowWords } from '../words/words.types.ts';
import type { DiagramEdge, DiagramNode } from './model.ts';
import type { EmittedText } from './picture.ts';

/** The part of a state that sentences need. */
export type FlowTextState = Pick<
  DiagramNode,
  'id' | 'key' | 'kind' | 'parent' | 'initial' | 'entry' | 'exit' | 'invokes'
>;

/** The part of a transition that sentences need. */
export type FlowTextTransition = Pick<
  DiagramEdge,
  'id' | 'from' | 'to' | 'kind' | 'event' | 'guard' | 'actions' | 'reenter'
>;

/** A flow in plain English: diagram or picture, with words. */
export interface FlowText {
  id: string;
  states: readonly FlowTextState[];
  transitions: readonly FlowTextTransition[];
  words: FlowWords;
  emits?: readonly EmittedText[];
  /** What to call all of it, if it isn't a flow. */
  whole?: string;
}

/** Makes a key readable: `findingVoice` becomes `Finding voice`. */
export function spelledOut(key: string): string {
  return capital(
    key
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(/[-_.]/g, ' ')
      .toLowerCase(),
  );
}

export function stateSentence(flowText: FlowText, id: string): string {
  const [state, ...around] = lineOf(flowText, id);
  if (!state || around.length === 0 || state.kind === 'history') return '';
  const path = pathOf(flowText, id).join('.');
  return flowText.words.states[path] ?? path;
}

export function lineOf(flowText: FlowText, id: string): FlowTextState[] {
  const state = flowText.states.find((one) => one.id === id);
  if (!state) return [];
  return state.parent === null ? [state] : [state, ...lineOf(flowText, state.parent)];
}

/** Keys from the outside in, without the root. Ids may differ from their keys. */
export function pathOf(flowText: FlowText, id: string): string[] {
  return lineOf(flowText, id)
    .slice(0, -1)
    .map(({ key }) => key)
    .toReversed();
}

/** A guard, or its negation, as a clause after "if". */
export function guardClause(flowText: FlowText, guard: string, holds = true): string {
  for (const [operator, opposite] of OPERATORS) {
    const parts = splitOutside(guard, ` ${operator} `);
    if (parts.length > 1)
      return parts
        .map((part) => guardClause(flowText, part, holds))
        .join(holds ? ` ${operator} ` : ` ${opposite} `);
  }
  if (guard.startsWith('(')) return guardClause(flowText, guard.slice(1, -1), holds);
  if (guard.startsWith('not ')) return guardClause(flowText, guard.slice(4), !holds);
  if (guard.startsWith('in ')) return isInState(flowText, guard.slice(3), holds);
  return flowText.words.guards[guard]?.[holds ? 0 : 1] ?? guard;
}

/** A transition's condition after "if"; `undefined` if it's always taken. */
export function conditionOf(
  flowText: FlowText,
  { id, from, event, guard }: FlowTextTransition,
): string | undefined {
  if (guard !== 'else') return guard === undefined ? undefined : guardClause(flowText, guard);
  const others = flowText.transitions.filter(
    (one) => one.from === from && one.event === event && one.id !== id,
  );
  const [only] = others;
  return only?.guard === undefined || others.length > 1 ? NO_OTHER : guardClause(flowText, only.guard, false);
}

/** The last transition's condition. */
export const NO_OTHER = 'nothing else applies';

/**
 * A trigger as a clause: `the learner reveals the answer`, `after 2 seconds`; empty for an eventless
 * transition.
 */
export function triggerClause(
  { states, words }: FlowText,
  { kind, event, from }: Pick<FlowTextTransition, 'kind' | 'event' | 'from'>,
): string {
  if (kind === 'always') return '';
  if (kind === 'event') return words.events[event] ?? event;
  if (kind === 'after')
    return `after ${delayClause(words, event.slice('xstate.after.'.length, -from.length - 1))}`;
  const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event)?.[1];
  if (id === undefined) return 'all of it has finished';
  const source = states.flatMap(({ invokes }) => invokes).find((invoke) => invoke.id === id)?.source ?? id;
  return `${words.background[source] ?? source} ${kind === 'done' ? 'finishes' : 'fails'}`;
}

export function whenClause(
  flowText: FlowText,
  transition: Pick<FlowTextTransition, 'kind' | 'event' | 'from'>,
): string {
  const trigger = triggerClause(flowText, transition);
  if (trigger === '') return 'at once';
  return transition.kind === 'after' ? trigger : `when ${trigger}`;
}

/** A transition's trigger and condition, as a label. */
export function causeClause(flowText: FlowText, transition: FlowTextTransition): string {
  const trigger = triggerClause(flowText, transition);
  const condition = conditionOf(flowText, transition);
  if (trigger !== '') return condition === undefined ? trigger : `${trigger}, if ${condition}`;
  if (condition === undefined) return 'at once';
  if (!isTransient(flowText, transition.from)) return `as soon as ${condition}`;
  return condition === NO_OTHER ? 'otherwise' : `if ${condition}`;
}

/** Whether a state is left as soon as it's entered. */
export function isTransient({ states, transitions }: FlowText, id: string): boolean {
  const state = states.find((one) => one.id === id);
  const last = transitions.findLast(({ from, kind }) => from === id && kind === 'always');
  return state?.kind === 'atomic' && last !== undefined && isSure(last);
}

/** Whether no later transition is ever tried. */
export function isSure({ guard }: Pick<FlowTextTransition, 'guard'>): boolean {
  return guard === undefined || guard === 'else';
}

/** Actions as one clause. */
export function actionsClause({ words }: FlowText, actions: readonly string[]): string {
  return listed(actions.map((action) => words.actions[action] ?? action));
}

/** A transition as a sentence. */
export function transitionSentence(flowText: FlowText, transition: FlowTextTransition): string {
  const cause = causeClause(flowText, transition);
  const isEvent = transition.kind !== 'always' && transition.kind !== 'after';
  const deeds = actionsClause(flowText, transition.actions);
  const outcome = outcomeOf(deeds, wayOf(flowText, transition, transition.from));
  return ended(
    `${isEvent ? `When ${cause}` : capital(cause)}${pause(conditionOf(flowText, transition) ?? cause)} ${outcome || 'nothing happens'}`,
  );
}

/** The result of an event under one condition. */
export interface Answer {
  transition: string;
  text: string;
  next: readonly Answer[];
}

export function answersOf(
  flowText: FlowText,
  candidates: readonly FlowTextTransition[],
  at: string,
): Answer[] {
  return answersAfter(flowText, candidates, { at, isOtherwise: false, decided: [] });
}

interface Place {
  at: string;
  /** Whether the first answer, too, needs an "otherwise". */
  isOtherwise: boolean;
  /** Transient states passed so far, to stop at cycles. */
  decided: readonly string[];
}

function answersAfter(flowText: FlowText, candidates: readonly FlowTextTransition[], place: Place): Answer[] {
  const { at, decided } = place;
  const whole = candidates.filter(({ id }) => !id.includes('~'));
  return whole.flatMap((one, index): Answer[] => {
    const isOtherwise = place.isOtherwise || index > 0;
    const condition = isSure(one) ? '' : `if ${guardClause(flowText, one.guard ?? '')}`;
    const lead = [isOtherwise && 'otherwise', condition].filter(Boolean).join(', ');
    const answer = (text: string) =>
      ended(capital(`${lead}${condition === '' ? '' : pause(condition)} ${text}`.trim()));

    const targets = flowText.transitions.filter(({ id }) => id === one.id || id.startsWith(`${one.id}~`));
    const deciding = targets.find(
      ({ to }) => to !== null && !decided.includes(to) && isTransient(flowText, to),
    );
    const decision = flowText.states.find(({ id }) => id === deciding?.to);
    const ways = targets.filter((target) => target !== deciding).map((target) => wayOf(flowText, target, at));
    const way = ways.filter(Boolean).join(' and ');
    const deeds = actionsClause(flowText, [...one.actions, ...(decision?.entry ?? [])]);
    const outcome = outcomeOf(deeds, way);
    if (!decision) return [{ transition: one.id, text: answer(outcome || 'nothing happens'), next: [] }];

    const isFlat = condition === '' && (outcome === '' || !isOtherwise);
    const options = flowText.transitions.filter(({ from }) => from === decision.id);
    const next = answersAfter(flowText, options, {
      at,
      isOtherwise: isFlat && isOtherwise,
      decided: [...decided, decision.id],
    });
    const text = outcome === '' ? `${capital(lead)}:` : answer(outcome);
    if (!isFlat) return [{ transition: one.id, text, next }];
    return outcome === '' ? next : [{ transition: one.id, text, next: [] }, ...next];
  });
}

export function answerText({ text, next }: Answer): string {
  if (next.length === 0) return text;
  const rest = next.map((one) => answerText(one).replace(/[.]$/, ''));
  const parts = rest.map((one) => one.charAt(0).toLowerCase() + one.slice(1));
  return ended(`${text.endsWith(':') ? text : `${text} Then`} ${parts.join('; ')}`);
}

/** A state with its parents: `Sounding › Finding voice`. */
export function titleIn(flowText: FlowText, id: string): string {
  return titlesOf(flowText, id).join(' › ') || 'At any time';
}

function titlesOf(flowText: FlowText, id: string): string[] {
  const line = lineOf(flowText, id).slice(0, -1).toReversed();
  return line.map(({ key, kind }) => (kind === 'history' ? 'Where it left off' : spelledOut(key)));
}

/** A state's title as seen from another, without their common parents. */
export function titleFrom(flowText: FlowText, at: string, id: string): string {
  const around = titlesOf(flowText, at);
  const titles = titlesOf(flowText, id);
  const apart = titles.findIndex((title, index) => title !== around[index]);
  return titles.slice(apart === -1 ? titles.length - 1 : apart).join(' › ');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins clauses: `a, b and c`, or `a, b; and c` if one has a comma or an “and” of its own. */
export function listed(clauses: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (clauses.length < 2) return clauses.join('');
  const sign = clauses.some(isLong) ? ';' : ',';
  const end = clauses.at(-1);
  return `${clauses.slice(0, -1).join(`${sign} `)}${sign === ';' ? sign : ''} ${conjunction} ${end}`;
}

/** The separator after a condition. */
function pause(clause: string): string {
  return isLong(clause) ? ':' : ',';
}

/** Whether a clause would blur into others in a list with commas. */
function isLong(clause: string): boolean {
  return /[,;]| and /.test(clause);
}

function outcomeOf(deeds: string, way: string): string {
  if (deeds === '' || way === '') return deeds || way;
  return `${deeds}${isLong(deeds) ? ';' : ','} then ${way}`;
}

function wayOf(flowText: FlowText, { from, to, reenter }: FlowTextTransition, at: string): string {
  if (to === null) return '';
  const target = flowText.states.find(({ id }) => id === to);
  if (!target || target.parent === null) return 'start over';
  if (target.kind === 'history') return 'go back to where it left off';
  if (isTransient(flowText, to) && to === from) return 'check again';
  if (to === from) return reenter ? `restart “${titleFrom(flowText, at, to)}”` : '';
  return `${target.kind === 'final' ? 'end in' : 'go to'} “${titleFrom(flowText, at, to)}”`;
}

function delayClause(words: FlowWords, delay: string): string {
  const seconds = Number(delay) / 1000;
  return words.delays[delay] ?? (seconds > 0 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : delay);
}

/** `value` is a state value as JSON, or a state's id such as `#quiz.paused`. */
function isInState(flowText: FlowText, value: string, holds: boolean): string {
  const ids = value.startsWith('{') ? pathsIn(JSON.parse(value) as StateTree) : [value];
  const clauses = ids.map((path) => {
    const state = flowText.states.find(({ id: one }) =>
      path.startsWith('#') ? one === path.slice(1) : pathOf(flowText, one).join('.') === path,
    );
    return `it${holds ? '’s' : ' isn’t'} in “${titleIn(flowText, state?.id ?? path)}”`;
  });
  return clauses.join(holds ? ' and ' : ' or ');
}

type StateTree = string | { [key: string]: StateTree };

function pathsIn(value: StateTree): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner).map((path) => `${key}.${path}`));
}

const OPERATORS = [
  ['or', 'and'],
  ['and', 'or'],
] as const;

/** Splits outside brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0 && text.startsWith(separator, index)) {
      parts.push(text.slice(start, index));
      start = index + separator.length;
    }
  }
  return [...parts, text.slice(start)];
}

export function ended(text: string): string {
  return /[.!?…]”?$/.test(text) ? text : `${text}.`;
}
