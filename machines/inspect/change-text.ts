import type { ChangedFlow } from './flow-changes.ts';
import { changesFor, type ChangeKind, type Concern, type FlowChange, type PictureChange } from './change.ts';

export interface ReleaseChanges {
  /** The requested tag, branch or commit. */
  ref: string;
  /** Abbreviated. */
  commit: string;
  date: string;
  subject: string;
  /** Whether that release had plain English. */
  hadWords: boolean;
  flows: readonly ChangedFlow[];
  /** Texts and figures of views that belong to no flow. */
  elsewhere: readonly FlowChange[];
  /** Screens that look different, if pictures were compared. */
  pictures?: readonly PictureChange[];
}

export function sinceName(ref: string): string {
  return ref.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '');
}

export const kindNames: Readonly<Record<ChangeKind, string>> = {
  added: 'New',
  gone: 'Gone',
  changed: 'Changed',
};

/** Prefixes, so that colour isn't the only sign. */
export const kindSigns: Readonly<Record<ChangeKind, string>> = { added: '+', gone: '−', changed: '≠' };

/** A note after the flow's title; empty without one. */
export function flowNote({ kind, renamedFrom }: Pick<ChangedFlow, 'kind' | 'renamedFrom'>): string {
  if (kind === 'added') return ': this flow is new';
  if (kind === 'gone') return ': this flow is gone';
  return renamedFrom ? `, formerly ${renamedFrom.title} (${renamedFrom.id})` : '';
}

/** What heads the changes of a concern; a learner’s need nothing. */
export const concernTitles: Readonly<Record<Concern, string>> = {
  learner: '',
  check: 'The same sentences, another rule',
  code: 'Nothing that a learner notices',
};

/** The changed functions and their files, each once. */
export function changedCode(changes: readonly FlowChange[]): string[] {
  return [...new Set(changes.flatMap(({ code = [] }) => code))];
}

/** Formats changes for a terminal: what a learner notices first, functions and files last. */
export function changesText({ ref, commit, date, subject, flows, elsewhere }: ReleaseChanges): string {
  const head = `Since ${ref} (${commit}, ${date}: ${subject})`;
  const rest = elsewhere.length === 0 ? [] : [['Elsewhere', ...changeLines(elsewhere)].join('\n')];
  if (flows.length === 0) return [`${head} no flow has changed.`, ...rest].join('\n\n').concat('\n');
  const parts = flows.map(({ title, kind, renamedFrom, changes }) => {
    const name = `${title}${flowNote({ kind, renamedFrom })}`;
    const code = changedCode(changes);
    return [
      `${kindSigns[kind]} ${name}`,
      ...concerns.flatMap((concern) => concernLines(changes, concern)),
      ...(code.length === 0 ? [] : [`  Functions and files: ${code.join('; ')}`]),
    ].join('\n');
  });
  const count = flows.length === 1 ? '1 flow' : `${flows.length} flows`;
  return `${head}, ${count} changed.\n\n${[...parts, ...rest].join('\n\n')}\n`;
}

const concerns: readonly Concern[] = ['learner', 'check', 'code'];

function concernLines(changes: readonly FlowChange[], concern: Concern): string[] {
  const lines = changeLines(changesFor(changes, concern));
  const title = concernTitles[concern];
  return lines.length === 0 || title === '' ? lines : [`  ${title}:`, ...lines];
}

function changeLines(changes: readonly FlowChange[]): string[] {
  return changes.flatMap(({ kind, text, before, now }) => [
    `  ${kindSigns[kind]} ${text}`,
    ...(before === undefined ? [] : [`      before: ${before}`]),
    ...(now === undefined ? [] : [`      now:    ${now}`]),
  ]);
}

export function kindsOf(changes: readonly FlowChange[], isEarlier: boolean): Map<string, ChangeKind> {
  const kinds = new Map<string, ChangeKind>();
  for (const { kind, what, ids, was } of changes) {
    if (what === 'words') continue;
    for (const id of isEarlier ? was : ids) if (kind !== 'changed' || !kinds.has(id)) kinds.set(id, kind);
  }
  return kinds;
}
