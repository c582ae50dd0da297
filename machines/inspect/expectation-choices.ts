import { expectationText, type Expectation } from './expected.ts';
import type { PlaybackStep } from './playback.ts';

interface Choice {
  label: string;
  expected: Expectation;
}

/**
 * What can be expected at a step, from what it changed and didn't: first what denies its changes, then other
 * states and counts. `states` are all of the machine, by id; `counted`: keys of the context whose values can be
 * counted; `hasCrashed`: whether the page failed then.
 */
export function choicesAt(
  before: PlaybackStep,
  after: PlaybackStep,
  {
    states,
    counted,
    hasCrashed,
  }: { states: readonly string[]; counted: readonly string[]; hasCrashed: boolean },
): Choice[] {
  const left = before.states.filter((state) => !after.states.includes(state));
  const entered = after.states.filter((state) => !before.states.includes(state));
  const changed = Object.keys(after.changes);
  const texts = after.emitted.flatMap(({ payload }) => textsIn(payload));
  const of = (kinds: readonly Expectation[]) =>
    kinds.map((expected) => ({ expected, label: capital(`it ${expectationText(expected)}`) }));
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
