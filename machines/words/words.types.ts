/**
 * The words of one flow: a clause in plain English for each of its names, so that someone who reads no code can follow it.
 * None is longer than 90 characters. The root of a flow has no words: that is its summary in the catalog.
 */
export interface FlowWords {
  /** By the path of the state below the root, such as `sounding.native`: a sentence about what the user sees meanwhile. */
  states: Readonly<Record<string, string>>;
  /** By type: what happens, to follow "When": `the learner reveals the answer`. */
  events: Readonly<Record<string, string>>;
  /** What is so when the guard holds, and what is so when it does not, each to follow "If": `a card is due`, `no card is due`. */
  guards: Readonly<Record<string, readonly [holds: string, fails: string]>>;
  /** What the app does, as an instruction: `show the answer`. */
  actions: Readonly<Record<string, string>>;
  /** How long it takes, to follow "After": `2 seconds`. */
  delays: Readonly<Record<string, string>>;
  /** By the name of the actor: the work as a noun phrase, to precede "finishes", "fails": `loading the cards`. */
  background: Readonly<Record<string, string>>;
}
