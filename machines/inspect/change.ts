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
    | 'screen'
    | 'summary'
    | 'tags'
    | 'words';
  /** The name in code. */
  name: string;
  text: string;
  before?: string;
  now?: string;
  /** Changed functions and their files, such as `isTypedRight in machines/study/review.rules.ts`. */
  code?: readonly string[];
  /** States and transitions in the current and the earlier diagram. */
  ids: readonly string[];
  was: readonly string[];
}

/** A state's picture that differs from an earlier one. */
export interface PictureChange {
  /** Such as `word-match/playing.390-light.webp`. */
  file: string;
  kind: 'new' | 'gone' | 'changed';
  /** How it differs, to follow the file's name. */
  what: string;
  /** The picture of the differing pixels, if both have one size. */
  difference?: string;
}

/** A flow in both releases, with and without plain English. */
export interface Sides {
  before: FlowDocument;
  now: FlowDocument;
  earlierText: FlowText;
  flowText: FlowText;
}

/**
 * Whom a change concerns: `learner` notices it, `check` is a changed rule behind the same sentence, `code`
 * changes nothing that a learner could notice.
 */
export type Concern = 'learner' | 'check' | 'code';

export function concernOf({ what, before }: FlowChange): Concern {
  if (what === 'words' || what === 'tags') return 'code';
  const isRule = ['guard', 'action', 'background', 'start', 'rule'].includes(what);
  return isRule && before === undefined ? 'check' : 'learner';
}

export function changesFor(changes: readonly FlowChange[], concern: Concern): FlowChange[] {
  return changes.filter((change) => concernOf(change) === concern);
}
