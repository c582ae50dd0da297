import type { ChangedFlow } from './flow-changes.ts';
import type { ChangeKind, FlowChange } from './change.ts';

/** What changed since a commit, as `public/flows/since/<name>.json` holds it. */
export interface ReleaseChanges {
  /** As it was asked for: a tag, a branch or a commit. */
  ref: string;
  /** Abbreviated. */
  commit: string;
  date: string;
  subject: string;
  /** Whether that release told its flows in words. */
  hadWords: boolean;
  flows: readonly ChangedFlow[];
}

/** The name of the file about a ref: what addresses and file systems leave alone. */
export function sinceName(ref: string): string {
  return ref.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '');
}

export const kindNames: Readonly<Record<ChangeKind, string>> = {
  added: 'New',
  gone: 'Gone',
  changed: 'Changed',
};

/** What is written before each kind of change, so that colour is not the only sign. */
export const kindSigns: Readonly<Record<ChangeKind, string>> = { added: '+', gone: '−', changed: '≠' };

/** What happened to a flow as a whole, to follow its title; empty for nothing. */
export function flowNote({ kind, renamedFrom }: Pick<ChangedFlow, 'kind' | 'renamedFrom'>): string {
  if (kind === 'added') return ': this flow is new';
  if (kind === 'gone') return ': this flow is gone';
  return renamedFrom ? `, formerly ${renamedFrom.title} (${renamedFrom.id})` : '';
}

/** Changes as a text for a terminal. */
export function changesText({ ref, commit, date, subject, flows }: ReleaseChanges): string {
  const head = `Since ${ref} (${commit}, ${date}: ${subject})`;
  if (flows.length === 0) return `${head} no flow has changed.\n`;
  const parts = flows.map(({ title, kind, renamedFrom, changes }) => {
    const name = `${title}${flowNote({ kind, renamedFrom })}`;
    return [`${kindSigns[kind]} ${name}`, ...changeLines(changes)].join('\n');
  });
  return `${head}, ${flows.length === 1 ? '1 flow' : `${flows.length} flows`} changed.\n\n${parts.join('\n\n')}\n`;
}

/** The changes of a flow, as indented lines for a terminal. */
function changeLines(changes: readonly FlowChange[]): string[] {
  return changes.flatMap(({ kind, text, before, now }) => [
    `  ${kindSigns[kind]} ${text}`,
    ...(before === undefined ? [] : [`      before: ${before}`]),
    ...(now === undefined ? [] : [`      now:    ${now}`]),
  ]);
}

/** How each part of a diagram differs, by its id: of the diagram as it is now, or as it was. */
export function kindsOf(changes: readonly FlowChange[], isEarlier: boolean): Map<string, ChangeKind> {
  const kinds = new Map<string, ChangeKind>();
  for (const { kind, what, ids, was } of changes) {
    if (what === 'words') continue;
    for (const id of isEarlier ? was : ids) if (kind !== 'changed' || !kinds.has(id)) kinds.set(id, kind);
  }
  return kinds;
}
