import type { FlowDocument } from './flow-document.ts';
import type { FlowText } from './words.ts';

export type ChangeKind = 'added' | 'gone' | 'changed';

/** A difference of a flow between two releases, in words. */
export interface FlowChange {
  kind: ChangeKind;
  what:
    | 'state'
    | 'transition'
    | 'order'
    | 'guard'
    | 'action'
    | 'background'
    | 'start'
    | 'rule'
    | 'delay'
    | 'text'
    | 'words';
  /** The name in code. */
  name: string;
  text: string;
  before?: string;
  now?: string;
  /** States and transitions in the current and the earlier diagram. */
  ids: readonly string[];
  was: readonly string[];
}

/** A flow in both releases, with and without plain English. */
export interface Sides {
  before: FlowDocument;
  now: FlowDocument;
  earlierText: FlowText;
  flowText: FlowText;
}
