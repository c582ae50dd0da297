import type { FlowWords } from '../words/words.types.ts';
import type { ChangeKind, FlowChange, Sides } from './change.ts';
import { codeChanges } from './code-changes.ts';
import { screenChanges } from './screen-changes.ts';
import { partsWith, renamed, type FlowDocument } from './flow-document.ts';
import { stateChanges, transitionChanges } from './shape-changes.ts';
import { ended, pathOf, titleIn, transitionSentence } from './words.ts';

export interface ChangedFlow {
  id: string;
  title: string;
  kind: ChangeKind;
  /** The former id and title. */
  renamedFrom?: { id: string; title: string } | undefined;
  changes: readonly FlowChange[];
}

/** The shared part of two names from which a flow counts as renamed. */
const ALIKE = 0.6;

export function changesBetween(before: readonly FlowDocument[], now: readonly FlowDocument[]): ChangedFlow[] {
  const kept = new Map(before.map((flow) => [flow.id, flow]));
  const gone = before.filter(({ id }) => !now.some((flow) => flow.id === id));
  const changed = now.flatMap((flow) => {
    const old = kept.get(flow.id) ?? takeAlike(gone, flow);
    return old
      ? changedFlow(old, flow)
      : [{ id: flow.id, title: flow.title, kind: 'added' as const, changes: [] }];
  });
  return [...changed, ...gone.map(({ id, title }) => ({ id, title, kind: 'gone' as const, changes: [] }))];
}

function changedFlow(old: FlowDocument, now: FlowDocument): ChangedFlow[] {
  const changes = changesOf(renamed(old, now.id), now);
  const isRenamed = old.id !== now.id;
  if (changes.length === 0 && !isRenamed) return [];
  const renamedFrom = { id: old.id, title: old.title };
  return [{ id: now.id, title: now.title, kind: 'changed', ...(isRenamed && { renamedFrom }), changes }];
}

/** Removes the most similar flow from `gone`, if one is similar enough. */
function takeAlike(gone: FlowDocument[], flow: FlowDocument): FlowDocument | undefined {
  const rated = gone.map((old) => ({ old, likeness: likenessOf(renamed(old, flow.id), flow) }));
  const [best] = rated.toSorted((one, other) => other.likeness - one.likeness);
  if (!best || best.likeness < ALIKE) return undefined;
  return gone.splice(gone.indexOf(best.old), 1)[0];
}

function likenessOf(one: FlowDocument, other: FlowDocument): number {
  const namesOf = ({ states, transitions }: FlowDocument) =>
    new Set([...states, ...transitions].map(({ id }) => id));
  const names = namesOf(one);
  const others = namesOf(other);
  const all = new Set([...names, ...others]).size;
  return [...names].filter((name) => others.has(name)).length / all;
}

function changesOf(before: FlowDocument, now: FlowDocument): FlowChange[] {
  const words = now.words ?? before.words ?? noWords;
  const sides: Sides = {
    before,
    now,
    earlierText: { ...before, words: before.words ?? words },
    flowText: { ...now, words },
  };
  const found = [
    ...stateChanges(sides),
    ...transitionChanges(sides),
    ...delayChanges(sides),
    ...textChanges(sides),
    ...screenChanges(sides),
    ...summaryChange(sides),
  ];
  const rules = codeChanges(sides, found);
  return [...found, ...rules, ...wordChanges(sides, [...found, ...rules])];
}

const noWords: FlowWords = { states: {}, events: {}, guards: {}, actions: {}, delays: {}, background: {} };

function delayChanges({ before, now, flowText }: Sides): FlowChange[] {
  const old = delaysOf(before);
  return [...delaysOf(now)].flatMap(([name, { milliseconds, ids }]) => {
    const was = old.get(name);
    if (!was || was.milliseconds === milliseconds) return [];
    const use = now.transitions.find(({ id }) => ids.includes(id));
    return {
      kind: 'changed',
      what: 'delay',
      name,
      text: `${laterOrSooner(was.milliseconds, milliseconds)}: ${use ? transitionSentence(flowText, use) : name}`,
      before: lengthText(was.milliseconds),
      now: lengthText(milliseconds),
      ids,
      was: was.ids,
    } satisfies FlowChange;
  });
}

function laterOrSooner(was: number | null, is: number | null): string {
  if (was === null || is === null) return 'This happens at another time';
  return is > was ? 'This happens later' : 'This happens sooner';
}

function delaysOf({
  transitions,
}: FlowDocument): Map<string, { milliseconds: number | null; ids: string[] }> {
  const delays = new Map<string, { milliseconds: number | null; ids: string[] }>();
  for (const { id, delay } of transitions) {
    if (!delay) continue;
    const known = delays.get(delay.name);
    if (known) known.ids.push(id);
    else delays.set(delay.name, { milliseconds: delay.milliseconds, ids: [id] });
  }
  return delays;
}

function lengthText(milliseconds: number | null): string {
  return milliseconds === null ? 'set at run time' : `${milliseconds / 1000} s`;
}

function textChanges({ before, now, flowText }: Sides): FlowChange[] {
  const names = Object.keys(before.effects).filter((name) => Object.hasOwn(now.effects, name));
  return names.flatMap((name) => {
    const [was = '', is = ''] = [before.effects[name], now.effects[name]];
    if (was === is) return [];
    const [action = name] = name.split(', ');
    const ids = partsWith(now, 'actions', action);
    const use = now.transitions.find(({ id }) => ids.includes(id));
    const place = use && use.from !== now.id ? `In “${titleIn(flowText, use.from)}”, the` : 'The';
    return {
      kind: 'changed',
      what: 'text',
      name: action,
      text: `${place} message to the learner changed.`,
      before: ended(`It ${was}`),
      now: ended(`It ${is}`),
      ids,
      was: partsWith(before, 'actions', action),
    } satisfies FlowChange;
  });
}

function summaryChange({ before, now }: Sides): FlowChange[] {
  const was = `${before.title}: ${before.summary}`;
  const is = `${now.title}: ${now.summary}`;
  if (was === is || before.title !== now.title) return [];
  const text = 'The flow is summed up differently.';
  const parts = { ids: [], was: [] };
  return [{ kind: 'changed', what: 'summary', name: now.id, text, before: was, now: is, ...parts }];
}

/** Changed words of unchanged names, without repeating other changes. */
function wordChanges(sides: Sides, others: readonly FlowChange[]): FlowChange[] {
  const { before, now } = sides;
  const said = new Set(others.flatMap(({ name }) => name.split(', ')));
  const [old, words] = [before.words, now.words];
  if (!old || !words) return [];
  return sections.flatMap((section) =>
    Object.keys(words[section]).flatMap((name) => {
      const [was = '', is = ''] = [old[section][name], words[section][name]].map((text) =>
        [text ?? []].flat().join(' / '),
      );
      if (was === '' || was === is || said.has(name)) return [];
      const isSeen = section === 'states' || section === 'events';
      const change = { kind: 'changed' as const, name, before: was, now: is };
      if (!isSeen) {
        const text = 'It works as before; only its description changed.';
        return { ...change, what: 'words', text, ids: [], was: [] } satisfies FlowChange;
      }
      const ids = partsNamed(sides.flowText, section, name);
      const title = section === 'states' ? titleIn(sides.flowText, ids[0] ?? '') : '';
      const text =
        title === '' ? 'What happens is described differently.' : `“${title}” is described differently.`;
      return {
        ...change,
        what: section === 'states' ? 'state' : 'transition',
        text,
        ids,
        was: partsNamed(sides.earlierText, section, name),
      } satisfies FlowChange;
    }),
  );
}

function partsNamed(flowText: Sides['flowText'], section: 'states' | 'events', name: string): string[] {
  const { states, transitions } = flowText;
  if (section === 'events') return transitions.filter(({ event }) => event === name).map(({ id }) => id);
  return states.map(({ id }) => id).filter((id) => pathOf(flowText, id).join('.') === name);
}

const sections = ['states', 'events', 'guards', 'actions', 'delays', 'background'] as const;
