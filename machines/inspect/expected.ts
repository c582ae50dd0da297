/**
 * What must be so after a step: a state's id is active before and after it (`stays`), or active (`enters`) or
 * not active (`avoids`) after it; a text is or isn't in what it emits; a key of the context is as before, or
 * its number, list or text has one more or one fewer; the machine doesn't fail; or nothing happens at all.
 * `renders`: its page can be shown then, which only a test of pages can check.
 */
export type Expectation =
  | { kind: 'stays' | 'enters' | 'avoids'; state: string }
  | { kind: 'shows' | 'hides'; text: string }
  | { kind: 'same' | 'more' | 'fewer'; key: string }
  | { kind: 'runs' | 'ignores' | 'renders' };

/** A regression test: what the reporter said, and what must be so after the trace's last step. */
export type Expected = Expectation & {
  problem: string;
  /** The states, by id, in which the step begins. */
  from: readonly string[];
};

/** What is expected, as a clause: `stays in playing`. */
export function expectationText(expected: Expectation): string {
  switch (expected.kind) {
    case 'stays':
      return `stays in ${nameOf(expected.state)}`;
    case 'enters':
      return `is in ${nameOf(expected.state)}`;
    case 'avoids':
      return `isn’t in ${nameOf(expected.state)}`;
    case 'shows':
      return `shows “${expected.text}”`;
    case 'hides':
      return `doesn’t show “${expected.text}”`;
    case 'same':
      return `leaves context.${expected.key} as it is`;
    case 'more':
      return `gives context.${expected.key} one more`;
    case 'fewer':
      return `gives context.${expected.key} one fewer`;
    case 'runs':
      return 'doesn’t fail';
    case 'ignores':
      return 'does nothing';
    default:
      return 'can be shown';
  }
}

/** An id without the machine's. */
export function nameOf(state: string): string {
  return state.includes('.') ? state.slice(state.indexOf('.') + 1) : state;
}
