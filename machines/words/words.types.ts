/**
 * A flow in plain English: a clause of up to 90 characters for each of its names. The root needs none; its summary is
 * in the catalog.
 */
export interface FlowWords {
  /** By path below the root, such as `sounding.native`: a sentence about what the user sees. */
  states: Readonly<Record<string, string>>;
  /** By type: what happens, to follow "When": `the learner reveals the answer`. */
  events: Readonly<Record<string, string>>;
  /** A clause after "If" for a guard that holds, and one for a guard that fails: `a card is due`, `no card is due`. */
  guards: Readonly<Record<string, readonly [holds: string, fails: string]>>;
  /** What the app does, as an instruction: `show the answer`. */
  actions: Readonly<Record<string, string>>;
  /** A duration, to follow "After": `2 seconds`. */
  delays: Readonly<Record<string, string>>;
  /** By actor: its work as a noun phrase, to precede "finishes" or "fails": `loading the cards`. */
  background: Readonly<Record<string, string>>;
}
