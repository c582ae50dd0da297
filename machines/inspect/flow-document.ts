import type { FlowWords } from '../words/words.types.ts';
import type { Picture, PictureFact, PictureState, PictureTransition } from './picture.ts';
import type { FlowTextState, FlowTextTransition } from './words.ts';

/**
 * The code behind a flow's names, by section and name (`guards.hasDue`, `background.countDue`, `start`),
 * then by place: `''` is the definition, others are its dependencies, such as
 * `machines/study/review.rules.ts#started`. Without comments, types and formatting.
 */
export type FlowCode = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface DocumentTransition extends FlowTextTransition {
  delay?: { name: string; milliseconds: number | null };
}

/** A release's flow as compared with another: picture, words and code. */
export interface FlowDocument {
  id: string;
  title: string;
  summary: string;
  states: readonly (FlowTextState & { tags: readonly string[] })[];
  transitions: readonly DocumentTransition[];
  /** What each action tells the learner, by action. */
  effects: Readonly<Record<string, string>>;
  words: FlowWords | null;
  code: FlowCode;
  /** The texts that views show, by the state that shows them, else by the flow’s id. */
  screen: Readonly<Record<string, readonly string[]>>;
}

/** A flow from its picture. */
export function documentOf(
  picture: Picture,
  words: FlowWords | null,
  code: FlowCode,
  screen: FlowDocument['screen'] = {},
): FlowDocument {
  const { id, title, summary, states, transitions, effects } = picture;
  return {
    id,
    title,
    summary,
    states: states.map(stateOf),
    transitions: transitions.map(transitionOf),
    effects,
    words,
    code,
    screen,
  };
}

function stateOf({ id, key, kind, parent, facts }: PictureState): FlowDocument['states'][number] {
  const texts = (wanted: PictureFact['kind'], before: string) =>
    facts
      .filter((fact) => fact.kind === wanted)
      .map(({ text }) => text.replaceAll('\n', ' ').slice(before.length));
  return {
    id,
    key,
    kind,
    parent,
    entry: texts('entry', 'entry / '),
    exit: texts('exit', 'exit / '),
    invokes: texts('invoke', 'runs ').map((source) => ({ id: source, source })),
    tags: texts('tag', '').flatMap((text) => text.split(' ').map((tag) => tag.slice(1))),
  };
}

function transitionOf({ id, from, to, kind, label }: PictureTransition): DocumentTransition {
  const text = label.replaceAll('\n', ' ');
  const [, head = '', actions = ''] = /^(.*?)(?:(?:^| )\/ (.*))?$/.exec(text) ?? [];
  const [, trigger = '', guard] = /^(.*?)(?:(?:^| )\[(.*)\])?$/.exec(head) ?? [];
  const type = id.slice(id.indexOf('|') + 1, id.lastIndexOf('|'));
  const event = kind === 'always' ? '' : type;
  const milliseconds = /(\d+) ms\)?$/.exec(trigger)?.[1];
  return {
    id,
    from,
    to,
    kind,
    event,
    ...(guard !== undefined && { guard }),
    actions: actions === '' ? [] : actions.split(', '),
    reenter: false,
    ...(kind === 'after' && {
      delay: {
        name: event.slice('xstate.after.'.length, -from.length - 1),
        milliseconds: milliseconds === undefined ? null : Number(milliseconds),
      },
    }),
  };
}

/** The flow with another id, which prefixes its states and transitions. */
export function renamed(flow: FlowDocument, id: string): FlowDocument {
  const named = (old: string) =>
    old === flow.id || old.startsWith(`${flow.id}.`) ? `${id}${old.slice(flow.id.length)}` : old;
  return {
    ...flow,
    id,
    screen: Object.fromEntries(Object.entries(flow.screen).map(([part, texts]) => [named(part), texts])),
    states: flow.states.map((state) => ({
      ...state,
      id: named(state.id),
      parent: state.parent === null ? null : named(state.parent),
    })),
    transitions: flow.transitions.map((one) => ({
      ...one,
      id: one.id.replaceAll(one.from, named(one.from)),
      from: named(one.from),
      to: one.to === null ? null : named(one.to),
      event: one.event.replace(one.from, named(one.from)),
    })),
  };
}

/** States and transitions that use a name. */
export function partsWith({ states, transitions }: FlowDocument, section: string, name: string): string[] {
  const whole = new RegExp(`(?<![\\w.])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.])`);
  return [
    ...states.filter(
      ({ entry, exit, invokes }) =>
        (section === 'actions' && [...entry, ...exit].includes(name)) ||
        (section === 'background' && invokes.some(({ source }) => source === name)),
    ),
    ...transitions.filter(
      ({ guard, actions, delay }) =>
        (section === 'guards' && guard !== undefined && whole.test(guard)) ||
        (section === 'actions' && actions.includes(name)) ||
        (section === 'delays' && delay?.name === name),
    ),
  ].map(({ id }) => id);
}
