import { dayOf } from '#machines/learning/day.rules.ts';
import { FIT_ANSWERS } from '#machines/learning/memory-fit.rules.ts';
import {
  failureText,
  firstIntervals,
  fitSentence,
  laterInterval,
  RECALLS,
} from '#machines/learning/memory-text.rules.ts';
import type { FitEvent } from '#machines/learning/progress.rules.ts';
import { countRatedAnswers } from '#machines/learning/rated-answers.rules.ts';
import { AVERAGE, numbersAt, type Retention } from '#machines/learning/schedule.rules.ts';
import { memoryFitMachine, type FitResult } from '#machines/study/memory-fit.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fitMemoryOf } from '../../../actors/memory-fit.ts';
import { useKnownProgress, useLearnerFlows } from '../../../learner/Activity.tsx';
import { dayTitle } from '../../../learner/day.ts';
import { usePreference } from '../../../learner/Preferences.tsx';
import { useFlow } from '../../../runtime/use-flow.ts';
import { wire } from '../../../runtime/wire.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { ProgressBar } from '../../../ui/base/ProgressBar.tsx';
import { singleClick } from '../../../ui/base/single-click.ts';
import { countOf } from '../../profile/figure-texts.ts';
import { FitDetails, FitPanel, type FitFigures } from '../../../ui/site/dashboard/FitPanel.tsx';

type State = SnapshotFrom<typeof memoryFitMachine>;
type Fit = { fit: ActorRefFrom<typeof memoryFitMachine> };

const ratings = [
  [1, 'Again'],
  [2, 'Hard'],
  [3, 'Good'],
  [4, 'Easy'],
] as const;

const dateOf = dayTitle({ month: 'long', day: 'numeric', year: 'numeric' });

/** Fits the schedule to the learner's memory on request. */
export function MemoryFit() {
  const flows = useLearnerFlows();
  const fit = useFlow(useMemo(() => wire(memoryFitMachine, { fitMemory: fitMemoryOf(flows) }), [flows]));
  const progress = useKnownProgress();
  const answers = progress ? countRatedAnswers(progress) : 0;
  return <MemoryFitPanel fit={fit} answers={answers} fits={progress?.fits ?? []} />;
}

interface Props extends Fit {
  answers: number;
  fits: readonly FitEvent[];
}

export function MemoryFitPanel({ fit, answers, fits }: Props) {
  const retention = usePreference('retention');
  const state = useSelector(fit, (snapshot) => snapshot);
  const last = fits.at(-1);
  const isFitted = last?.kind === 'memory.fitted';
  const isBusy = state.hasTag('busy');
  const { done, result } = state.context;
  const figures = result ? figuresOf(result, retention) : lastFigures(fits, retention);
  return (
    <FitPanel
      title="Fit to my memory"
      text={introOf(answers, last)}
      tone={toneOf(state)}
      status={statusOf(state, retention, last)}
      progress={isBusy && <ProgressBar label="Fitted" value={done} max={1} />}
      actions={
        <>
          {isBusy && (
            <Button variant="outline" onClick={singleClick(() => fit.send({ type: 'fit.cancelled' }))}>
              Cancel
            </Button>
          )}
          {!isBusy && answers >= FIT_ANSWERS && (
            <Button onClick={singleClick(() => fit.send({ type: 'fit.requested' }))}>Fit to my memory</Button>
          )}
          {!isBusy && isFitted && (
            <Button variant="outline" onClick={singleClick(() => fit.send({ type: 'average.requested' }))}>
              Back to the average numbers
            </Button>
          )}
        </>
      }
    >
      {!isBusy && figures && <FitDetails {...figures} />}
    </FitPanel>
  );
}

function introOf(answers: number, last: FitEvent | undefined): string {
  const what =
    'Camino plans reviews with the numbers of an average learner. Once it knows how you remember, it can use your own.';
  if (last?.kind === 'memory.fitted') {
    const day = dateOf(dayOf(last.at, last.zone));
    const more = answers - last.facts.answers;
    const since = more > 0 ? ` You’ve given ${counted(more)} since.` : '';
    return `Your reviews use numbers fitted to ${counted(last.facts.answers)} of yours on ${day}.${since}`;
  }
  if (answers >= FIT_ANSWERS)
    return `${what} There are ${counted(answers)} to learn from. What’s due now stays due; each word’s next answer uses the new numbers.`;
  return `${what} That takes ${FIT_ANSWERS} answers in reviews or typed in lessons; you’ve given ${answers.toLocaleString('en')}.`;
}

function counted(answers: number): string {
  return answers === 1 ? '1 answer' : `${answers.toLocaleString('en')} answers`;
}

function figuresOf({ outcome, before }: FitResult, retention: Retention): FitFigures | null {
  const { answers, current, fitted, w } = outcome;
  if (fitted === null || w === null) return null;
  return { answers, lossBefore: current, lossAfter: fitted, intervals: intervalRows(before, w, retention) };
}

/** The figures of the fit in use. */
function lastFigures(fits: readonly FitEvent[], retention: Retention): FitFigures | null {
  const last = fits.at(-1);
  if (last?.kind !== 'memory.fitted') return null;
  const { w, answers, lossBefore, lossAfter } = last.facts;
  const before = numbersAt(fits.slice(0, -1), Infinity);
  return { answers, lossBefore, lossAfter, intervals: intervalRows(before, w, retention) };
}

function intervalRows(before: readonly number[], after: readonly number[], retention: Retention) {
  const [old, fitted] = [firstIntervals(before, retention), firstIntervals(after, retention)];
  const first = ratings.map(([rating, answer]) => [answer, old[rating], fitted[rating]] as const);
  const later = [laterInterval(before, retention), laterInterval(after, retention)] as const;
  return [...first, [`Good, ${RECALLS} times in a row`, ...later] as const].map(([answer, ...days]) => ({
    answer,
    before: countOf(days[0], 'day'),
    after: countOf(days[1], 'day'),
  }));
}

function toneOf(state: State): 'neutral' | 'success' | 'error' {
  if (state.matches('adopted')) return 'success';
  return state.matches('failed') ? 'error' : 'neutral';
}

function statusOf(state: State, retention: Retention, last: FitEvent | undefined): string {
  const { result, reason } = state.context;
  if (state.matches('fitting')) return 'Fitting...';
  if (state.matches('adopted') && result?.outcome.w)
    return fitSentence(result.before, result.outcome.w, retention);
  if (state.matches('unchanged')) return unchangedText(result?.before);
  if (state.matches('failed')) return failureText(reason);
  return last?.kind === 'memory.reset'
    ? 'The average numbers count again, from each word’s next answer on.'
    : '';
}

function unchangedText(before: readonly number[] = AVERAGE): string {
  const isAverage = AVERAGE.every((value, index) => value === before[index]);
  return isAverage
    ? 'Your memory is close to the average: nothing to change yet.'
    : 'Your numbers still fit your memory: nothing to change yet.';
}
