import { isFitOffered } from '#machines/learning/memory-fit.rules.ts';
import type { FitEvent } from '#machines/learning/progress.rules.ts';
import { countRatedAnswers } from '#machines/learning/rated-answers.rules.ts';
import { memoryOfferMachine } from '#machines/study/memory-offer.machine.ts';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { noteOffered, readOffered } from '../../actors/memory-fit.ts';
import { useKnownProgress, useLearner } from '../../learner/Activity.tsx';
import { paths } from '../../paths.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { Button } from '../../ui/base/Button.tsx';
import { DayNote } from '../../ui/site/Day.tsx';

const offerFlow = wire(memoryOfferMachine, { readOffered, noteOffered });

/** Offers to fit the schedule to the learner's memory once there are enough answers. */
export function MemoryOffer() {
  const learner = useLearner();
  const progress = useKnownProgress();
  if (!progress) return null;
  const answers = countRatedAnswers(progress);
  return (
    isFitOffered(answers, progress.fits, null) && (
      <OfferNote learner={learner} answers={answers} fits={progress.fits} />
    )
  );
}

interface Props {
  learner: string;
  answers: number;
  fits: readonly FitEvent[];
}

export function OfferNote(input: Props) {
  const offer = useFlow(offerFlow, input);
  const isShown = useSelector(offer, (state) => state.hasTag('shown'));
  if (!isShown) return null;
  return (
    <DayNote>
      <span>
        You’ve given {input.answers.toLocaleString('en')} answers: Camino can{' '}
        <Link href={`${paths.dashboard()}#memory`}>fit your reviews to your memory</Link>.
      </span>
      <Button variant="ghost" size="sm" onClick={() => offer.send({ type: 'offer.declined' })}>
        Not now
      </Button>
    </DayNote>
  );
}
