import type { FlowChange, Sides } from './change.ts';
import type { DocumentTransition, FlowDocument } from './flow-document.ts';
import {
  actionsClause,
  capital,
  ended,
  listed,
  stateSentence,
  titleIn,
  transitionSentence,
  whenClause,
} from './words.ts';

type State = FlowDocument['states'][number];

export function stateChanges(sides: Sides): FlowChange[] {
  const { before, now, flowText, earlierText } = sides;
  const old = new Map(before.states.map((state) => [state.id, state]));
  const ids = new Set(now.states.map(({ id }) => id));
  const found = now.states.flatMap((state): FlowChange[] => {
    const was = old.get(state.id);
    if (was) return ownChanges(sides, was, state);
    const text =
      `The state “${titleIn(flowText, state.id)}” is new. ${stateSentence(flowText, state.id)}`.trim();
    return [{ kind: 'added', what: 'state', name: state.key, text, ids: [state.id], was: [] }];
  });
  const gone = before.states
    .filter(({ id }) => !ids.has(id))
    .map(({ id, key }): FlowChange => {
      const text =
        `The state “${titleIn(earlierText, id)}” is gone. ${stateSentence(earlierText, id)}`.trim();
      return { kind: 'gone', what: 'state', name: key, text, ids: [], was: [id] };
    });
  return [...found, ...gone];
}

function ownChanges({ flowText, earlierText }: Sides, was: State, is: State): FlowChange[] {
  const title = titleIn(flowText, is.id);
  const change = (text: string, before: string, now: string, what: FlowChange['what'] = 'state') =>
    before === now
      ? []
      : [
          {
            kind: 'changed' as const,
            what,
            name: is.key,
            text: `${title}: ${text}`,
            before,
            now,
            ids: [is.id],
            was: [was.id],
          },
        ];
  const done = (text: string, before: readonly string[], now: readonly string[]) =>
    change(text, clauseOr(actionsClause(earlierText, before)), clauseOr(actionsClause(flowText, now)));
  const work = ({ words }: typeof flowText, { invokes }: State) =>
    clauseOr(listed(invokes.map(({ source }) => words.background[source] ?? source)));
  const names = (list: readonly { source: string }[]) => list.map(({ source }) => source).join();
  return [
    ...change('a different kind of state.', kindTexts[was.kind], kindTexts[is.kind]),
    ...(was.entry.join() === is.entry.join()
      ? []
      : done('does something else on entry.', was.entry, is.entry)),
    ...(was.exit.join() === is.exit.join() ? [] : done('does something else on exit.', was.exit, is.exit)),
    ...(names(was.invokes) === names(is.invokes)
      ? []
      : change('runs something else in the background.', work(earlierText, was), work(flowText, is))),
    ...change('has different tags.', marks(was), marks(is), 'tags'),
  ];
}

const kindTexts: Readonly<Record<State['kind'], string>> = {
  atomic: 'A state without parts.',
  compound: 'A state with parts, one at a time.',
  parallel: 'A state whose parts run side by side.',
  final: 'A final state.',
  history: 'Goes back to where it left off.',
};

function marks({ tags }: State): string {
  return tags.length === 0 ? 'No tags.' : `Tagged ${listed(tags.toSorted().map((tag) => `“${tag}”`))}.`;
}

function clauseOr(clause: string): string {
  return clause === '' ? 'Nothing.' : ended(capital(clause));
}

export function transitionChanges(sides: Sides): FlowChange[] {
  const { before, now } = sides;
  const groups = new Set([...now.transitions, ...before.transitions].map(groupOf));
  return [...groups].flatMap((group) => {
    const was = before.transitions.filter((one) => groupOf(one) === group);
    const is = now.transitions.filter((one) => groupOf(one) === group);
    return groupChanges(sides, was, is);
  });
}

/** Trigger and source: transitions of one group are candidates for the same event. */
function groupOf({ from, event }: DocumentTransition): string {
  return `${from}|${event}`;
}

function groupChanges(
  { flowText, earlierText }: Sides,
  was: readonly DocumentTransition[],
  is: readonly DocumentTransition[],
): FlowChange[] {
  const pairs = pairsOf(was, is);
  const paired = new Map(pairs.map(({ one, other }) => [other, one]));
  const kept = new Set(paired.values());
  const added = is
    .filter((one) => !paired.has(one))
    .map((one): FlowChange => {
      const text = `In “${titleIn(flowText, one.from)}” this is new: ${transitionSentence(flowText, one)}`;
      return { kind: 'added', what: 'transition', name: nameOf(one), text, ids: [one.id], was: [] };
    });
  const gone = was
    .filter((one) => !kept.has(one))
    .map((one): FlowChange => {
      const text = `In “${titleIn(earlierText, one.from)}” this is gone: ${transitionSentence(earlierText, one)}`;
      return { kind: 'gone', what: 'transition', name: nameOf(one), text, ids: [], was: [one.id] };
    });
  const changed = pairs.flatMap(({ one, other }): FlowChange[] => {
    const parts = differences(one, other);
    if (parts.length === 0) return [];
    return [
      {
        kind: 'changed',
        what: 'transition',
        name: nameOf(other),
        text: `In “${titleIn(flowText, other.from)}” ${listed(parts)} changed.`,
        before: transitionSentence(earlierText, one),
        now: transitionSentence(flowText, other),
        ids: [other.id],
        was: [one.id],
      },
    ];
  });
  return [...changed, ...added, ...gone, ...orderChange(flowText, pairs)];
}

interface Pair {
  one: DocumentTransition;
  other: DocumentTransition;
}

function pairsOf(was: readonly DocumentTransition[], is: readonly DocumentTransition[]): Pair[] {
  const rated = was.flatMap((one, place) =>
    is.map((other, index) => ({
      one,
      other,
      alike: 3 - differences(one, other).length,
      apart: Math.abs(place - index),
    })),
  );
  const isOnly = was.length === 1 && is.length === 1;
  const pairs: Pair[] = [];
  for (const { one, other, alike } of rated.toSorted((a, b) => b.alike - a.alike || a.apart - b.apart)) {
    const isTaken = pairs.some((pair) => pair.one === one || pair.other === other);
    if (!isTaken && (alike > 0 || isOnly)) pairs.push({ one, other });
  }
  return pairs;
}

function differences(one: DocumentTransition, other: DocumentTransition): string[] {
  return [
    conditionOf(one) !== conditionOf(other) && 'a condition',
    one.actions.join() !== other.actions.join() && 'what it does',
    one.to !== other.to && 'where it leads',
  ].filter((part) => part !== false);
}

/** The last of several is called `else`, a single one isn't. */
function conditionOf({ guard }: DocumentTransition): string {
  return guard === undefined || guard === 'else' ? '' : guard;
}

function orderChange(flowText: Sides['flowText'], pairs: readonly Pair[]): FlowChange[] {
  const byNow = pairs.toSorted((a, b) => numberOf(a.other) - numberOf(b.other));
  const isStored = byNow.every(
    ({ one }, index) => index === 0 || numberOf(byNow[index - 1]?.one) < numberOf(one),
  );
  const [first] = byNow;
  if (isStored || !first) return [];
  const { from } = first.other;
  const text = `In “${titleIn(flowText, from)}”, ${whenClause(flowText, first.other)}, conditions are checked in a different order.`;
  const ids = byNow.map(({ other }) => other.id);
  return [
    {
      kind: 'changed',
      what: 'order',
      name: nameOf(first.other),
      text,
      ids,
      was: pairs.map(({ one }) => one.id),
    },
  ];
}

function numberOf(transition: DocumentTransition | undefined): number {
  return Number(/\|(\d+)(?:~\d+)?$/.exec(transition?.id ?? '')?.[1] ?? -1);
}

function nameOf({ event, delay, kind }: DocumentTransition): string {
  if (kind === 'always') return 'at once';
  return (
    delay?.name ??
    event.replace(
      /^xstate\.(done|error)\.actor\.(.+)$/,
      (_all, end: string, id: string) => `${id} ${end === 'done' ? 'done' : 'failed'}`,
    )
  );
}
