import type { FlowWords } from '../words/words.types.ts';
import type { DiagramEdge, DiagramNode } from './model.ts';
import type { EmittedText } from './picture.ts';

/** A state as far as sentences need it. */
export type FlowTextState = Pick<
  DiagramNode,
  'id' | 'key' | 'kind' | 'parent' | 'initial' | 'entry' | 'exit' | 'invokes'
>;

/** A transition as far as sentences need it. */
export type FlowTextTransition = Pick<
  DiagramEdge,
  'id' | 'from' | 'to' | 'kind' | 'event' | 'guard' | 'actions' | 'reenter'
>;

/** A flow that can be told in plain English: its diagram, or its picture, with its words. */
export interface FlowText {
  id: string;
  states: readonly FlowTextState[];
  transitions: readonly FlowTextTransition[];
  words: FlowWords;
  /** What it tells others; releases before this was known have none. */
  emits?: readonly EmittedText[];
}

/** A key in readable form: `findingVoice` becomes `Finding voice`. */
export function spelledOut(key: string): string {
  return capital(
    key
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(/[-_.]/g, ' ')
      .toLowerCase(),
  );
}

/** What is so in a state; empty for the root, which is the whole flow, and for a history. */
export function stateSentence(flowText: FlowText, id: string): string {
  const [state, ...around] = lineOf(flowText, id);
  if (!state || around.length === 0 || state.kind === 'history') return '';
  const path = pathOf(flowText, id).join('.');
  return flowText.words.states[path] ?? path;
}

/** A state with those around it, from the inside out; none if the flow has no such state. */
export function lineOf(flowText: FlowText, id: string): FlowTextState[] {
  const state = flowText.states.find((one) => one.id === id);
  if (!state) return [];
  return state.parent === null ? [state] : [state, ...lineOf(flowText, state.parent)];
}

/** The keys of a state and those around it, from the outside in, without the root. A state's id need not be made of them. */
function pathOf(flowText: FlowText, id: string): string[] {
  return lineOf(flowText, id)
    .slice(0, -1)
    .map(({ key }) => key)
    .toReversed();
}

/** What is so when a guard holds, or when it does not: a clause to follow "if". */
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

/** What must be so for a transition, to follow "if"; `undefined` if it is always taken. */
export function conditionOf(
  flowText: FlowText,
  { id, from, event, guard }: FlowTextTransition,
): string | undefined {
  if (guard !== 'else') return guard === undefined ? undefined : guardClause(flowText, guard);
  const others = flowText.transitions.filter(
    (one) => one.from === from && one.event === event && one.id !== id,
  );
  const [only] = others;
  return only?.guard === undefined || others.length > 1
    ? 'nothing else applies'
    : guardClause(flowText, only.guard, false);
}

/** What makes a transition happen, to follow "When"; empty for one that is taken at once. */
export function triggerClause(
  { states, words }: FlowText,
  { kind, event, from }: Pick<FlowTextTransition, 'kind' | 'event' | 'from'>,
): string {
  if (kind === 'always') return '';
  if (kind === 'event') return words.events[event] ?? event;
  if (kind === 'after') return delayClause(words, event.slice('xstate.after.'.length, -from.length - 1));
  const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event)?.[1];
  if (id === undefined) return 'all of it is done';
  const source = states.flatMap(({ invokes }) => invokes).find((invoke) => invoke.id === id)?.source ?? id;
  return `${words.background[source] ?? source} ${kind === 'done' ? 'is done' : 'fails'}`;
}

/** What actions do, as one clause. */
export function actionsClause({ words }: FlowText, actions: readonly string[]): string {
  return listed(actions.map((action) => words.actions[action] ?? action));
}

/** What a transition does and where it leads, as one clause. */
function outcomeOf(flowText: FlowText, transition: FlowTextTransition): string {
  const done = transition.actions.length > 0 && actionsClause(flowText, transition.actions);
  const way = wayOf(flowText, transition);
  return [done, way].filter(Boolean).join('; ') || 'nothing happens';
}

/** A transition as a sentence. */
export function transitionSentence(flowText: FlowText, transition: FlowTextTransition): string {
  const trigger = triggerClause(flowText, transition);
  const condition = conditionOf(flowText, transition);
  const lead = [trigger === '' ? 'At once' : `When ${trigger}`, condition && `if ${condition}`];
  const then = transition.actions.length > 0 ? 'then ' : '';
  return ended(`${lead.filter(Boolean).join(', ')}, ${then}${outcomeOf(flowText, transition)}`);
}

/**
 * What follows from one event, a sentence per transition: the first whose condition holds is taken. Their order is that
 * of the definition.
 */
export function answersOf(flowText: FlowText, candidates: readonly FlowTextTransition[]): string[] {
  return candidates.map((one, index) => {
    const { guard, actions } = one;
    const then = actions.length > 0 ? 'then ' : '';
    const outcome = outcomeOf(flowText, one);
    if (guard === undefined || guard === 'else')
      return ended(index === 0 ? capital(outcome) : `Otherwise ${outcome}`);
    const condition = guardClause(flowText, guard);
    return ended(`${index === 0 ? 'If' : 'Otherwise, if'} ${condition}, ${then}${outcome}`);
  });
}

/** A state as a reader names it, with those around it: `Sounding › Finding voice`. */
export function titleIn(flowText: FlowText, id: string): string {
  const line = lineOf(flowText, id).slice(0, -1).toReversed();
  const titles = line.map(({ key, kind }) => (kind === 'history' ? 'Where it was left' : spelledOut(key)));
  return titles.join(' › ') || 'At any time';
}

/** A clause with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Clauses as one: `a, b and c`, or `a, b; and c` if one of them has a comma or an “and” of its own. */
export function listed(clauses: readonly string[]): string {
  if (clauses.length < 2) return clauses.join('');
  const isLong = clauses.some((clause) => /[,;]| and /.test(clause));
  return `${clauses.slice(0, -1).join(isLong ? '; ' : ', ')}${isLong ? ';' : ''} and ${clauses.at(-1)}`;
}

function wayOf(flowText: FlowText, { from, to, reenter }: FlowTextTransition): string {
  if (to === null) return '';
  const target = flowText.states.find(({ id }) => id === to);
  if (!target || target.parent === null) return 'it starts over';
  if (target.kind === 'history') return 'it goes on where it was left';
  if (to === from && !reenter) return '';
  const way = to === from ? 'starts again' : target.kind === 'final' ? 'ends' : 'goes on';
  return `it ${way} with “${stateSentence(flowText, to)}”`;
}

function delayClause(words: FlowWords, delay: string): string {
  const milliseconds = Number(delay);
  return words.delays[delay] ?? (milliseconds > 0 ? `${milliseconds / 1000} seconds have passed` : delay);
}

/** `value` is a state value as JSON, or the address of a state such as `#quiz.paused`. */
function isInState(flowText: FlowText, value: string, holds: boolean): string {
  const ids = value.startsWith('{') ? pathsIn(JSON.parse(value) as StateTree) : [value];
  const clauses = ids.map((path) => {
    const state = flowText.states.find(({ id: one }) =>
      path.startsWith('#') ? one === path.slice(1) : pathOf(flowText, one).join('.') === path,
    );
    const id = state?.id ?? path;
    return `“${stateSentence(flowText, id).replace(/[.]$/, '')}” is ${holds ? '' : 'not '}so`;
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

/** Splits a text where the separator is in no brackets. */
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

/** A sentence with its full stop, which a quoted sentence at its end already has. */
export function ended(text: string): string {
  return /[.!?…]”?$/.test(text) ? text : `${text}.`;
}
