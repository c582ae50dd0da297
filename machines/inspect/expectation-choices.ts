import { expectationText, type Expectation } from './expected.ts';
import type { PlaybackStep } from './playback.ts';
import { spelledOut, stateSentence, titleIn, type FlowText } from './words.ts';

interface Choice {
  label: string;
  expected: Expectation;
}

/**
 * What can be expected at a step, from what it changed and didn't: first what denies its changes, then other
 * states and counts. `states` are all of the machine, by id; `counted`: keys of the context whose values can be
 * counted; `hasCrashed`: whether the page failed then; `words`: the flow in plain English, null for names from the
 * code.
 */
export function choicesAt(
  before: PlaybackStep,
  after: PlaybackStep,
  {
    states,
    counted,
    hasCrashed,
    words,
  }: {
    states: readonly string[];
    counted: readonly string[];
    hasCrashed: boolean;
    words: FlowText | null;
  },
): Choice[] {
  const left = before.states.filter((state) => !after.states.includes(state));
  const entered = after.states.filter((state) => !before.states.includes(state));
  const changed = Object.keys(after.changes);
  const texts = after.emitted.flatMap(({ payload }) => textsIn(payload));
  const of = (kinds: readonly Expectation[]) =>
    kinds.map((expected) => ({
      expected,
      label: (words && inWords(expected, words)) ?? `It ${expectationText(expected)}`,
    }));
  return of([
    ...(hasCrashed ? [{ kind: 'renders' } as const] : []),
    ...(after.status === 'error' ? [{ kind: 'runs' } as const] : []),
    ...left.map((state) => ({ kind: 'stays', state }) as const),
    ...entered.map((state) => ({ kind: 'avoids', state }) as const),
    ...texts.map((text) => ({ kind: 'hides', text }) as const),
    ...changed.map((key) => ({ kind: 'same', key }) as const),
    ...(left.length + changed.length + texts.length > 0 ? [{ kind: 'ignores' } as const] : []),
    ...counted.flatMap((key) => [{ kind: 'more', key } as const, { kind: 'fewer', key } as const]),
    ...states
      .filter((state) => !after.states.includes(state) && !left.includes(state))
      .map((state) => ({ kind: 'enters', state }) as const),
  ]);
}

/** The texts in an emitted payload. */
function textsIn(payload: string): string[] {
  if (payload === '') return [];
  try {
    const fields = JSON.parse(payload) as Record<string, unknown>;
    return Object.values(fields).filter((value) => typeof value === 'string');
  } catch {
    return [];
  }
}

/** What is expected of a state or of a value; null where plain English says the same as the code. */
function inWords(expected: Expectation, words: FlowText): string | null {
  switch (expected.kind) {
    case 'stays':
      return `It stays in ${placeIn(words, expected.state)}`;
    case 'enters':
      return `It goes to ${placeIn(words, expected.state)}`;
    case 'avoids':
      return `It doesn’t go to ${placeIn(words, expected.state)}`;
    case 'same':
      return `“${spelledOut(expected.key)}” doesn’t change`;
    case 'more':
      return `“${spelledOut(expected.key)}” has one more`;
    case 'fewer':
      return `“${spelledOut(expected.key)}” has one fewer`;
    default:
      return null;
  }
}

function placeIn(words: FlowText, state: string): string {
  const sentence = stateSentence(words, state).replace(/\.$/, '');
  return [`“${titleIn(words, state)}”`, sentence && `(${sentence})`].filter(Boolean).join(' ');
}
