import {
  answersOf,
  answerText,
  capital,
  isSure,
  lineOf,
  stateSentence,
  titleIn,
  triggerClause,
  type FlowText,
  type FlowTextTransition,
} from './words.ts';

/** An event that a question can name. */
interface Cause {
  key: string;
  kind: Exclude<FlowTextTransition['kind'], 'always'>;
  text: string;
}

interface Answer {
  sentences: string[];
  /** Child and parallel states with results of their own; child states answer first. */
  others: { id: string; isPart: boolean; title: string; sentence: string; sentences: string[] }[];
}

export function causesOf(flowText: FlowText): Cause[] {
  const causes = new Map<string, Cause>();
  for (const transition of flowText.transitions) {
    const { kind } = transition;
    if (kind === 'always') continue;
    const key = causeOf(transition);
    causes.set(key, causes.get(key) ?? { key, kind, text: capital(triggerClause(flowText, transition)) });
  }
  return [...causes.values()];
}

export function whatIf(flowText: FlowText, state: string, cause: string): Answer {
  const around = lineOf(flowText, state);
  const beside = flowText.states.filter((one) => {
    if (
      around.includes(one) ||
      !flowText.transitions.some((way) => way.from === one.id && causeOf(way) === cause)
    )
      return false;
    const line = lineOf(flowText, one.id);
    const common = around.find((other) => line.includes(other));
    return common?.id === state || common?.kind === 'parallel';
  });
  return {
    sentences: sentencesOf(flowText, candidatesOf(flowText, state, cause), state),
    others: beside.map(({ id }) => ({
      id,
      isPart: lineOf(flowText, id).some((one) => one.id === state),
      title: titleIn(flowText, id),
      sentence: stateSentence(flowText, id),
      sentences: answersOf(
        flowText,
        candidatesOf(flowText, id, cause).filter(({ from }) => from === id),
        id,
      ).map(answerText),
    })),
  };
}

/** Candidate transitions of a state and its parents, innermost first, up to the first without a guard. */
export function candidatesOf(flowText: FlowText, state: string, cause: string): FlowTextTransition[] {
  const all = lineOf(flowText, state).flatMap(({ id }) =>
    flowText.transitions.filter((one) => one.from === id && causeOf(one) === cause),
  );
  const last = all.findIndex(isSure);
  return last === -1 ? all : all.slice(0, last + 1);
}

function sentencesOf(flowText: FlowText, candidates: readonly FlowTextTransition[], state: string): string[] {
  const last = candidates.at(-1);
  if (!last) return ['Nothing happens.'];
  const sentences = answersOf(flowText, candidates, state).map(answerText);
  return isSure(last) ? sentences : [...sentences, 'Otherwise nothing happens.'];
}

/** Identifies a trigger. Delays have an event per state; questions name them once. */
function causeOf({ kind, event, from }: FlowTextTransition): string {
  return kind === 'after' ? `after ${event.slice('xstate.after.'.length, -from.length - 1)}` : event;
}
