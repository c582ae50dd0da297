import type { ChangedFlow } from './flow-changes.ts';
import type { ChangeKind, FlowChange } from './change.ts';

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

/** Formats changes for a terminal. */
export function changesText({ ref, commit, date, subject, flows }: ReleaseChanges): string {
  const head = `Since ${ref} (${commit}, ${date}: ${subject})`;
  if (flows.length === 0) return `${head} no flow has changed.\n`;
  const parts = flows.map(({ title, kind, renamedFrom, changes }) => {
    const name = `${title}${flowNote({ kind, renamedFrom })}`;
    return [`${kindSigns[kind]} ${name}`, ...changeLines(changes)].join('\n');
  });
  return `${head}, ${flows.length === 1 ? '1 flow' : `${flows.length} flows`} changed.\n\n${parts.join('\n\n')}\n`;
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
