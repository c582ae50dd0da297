import type { FlowDocument } from './flow-document.ts';
import type { FlowText } from './words.ts';

/** How something differs between two releases. */
export type ChangeKind = 'added' | 'gone' | 'changed';

/** One difference of a flow between two releases, in words. */
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
  /** What it is about, as the code calls it. */
  name: string;
  /** A sentence. */
  text: string;
  before?: string;
  now?: string;
  /** Ids of the states and transitions concerned, in the diagram as it is now and as it was. */
  ids: readonly string[];
  was: readonly string[];
}

/** A flow of two releases, also as something that can be told. */
export interface Sides {
  before: FlowDocument;
  now: FlowDocument;
  earlierText: FlowText;
  flowText: FlowText;
}
