import { EXAM_BADGE_PERCENT } from '#machines/constants.ts';
import { tomorrowText, wordCount } from '../../content/due-texts.ts';
import type { DueCounts } from '#machines/study/review-queue.types.ts';
import type { reviewMachine } from '#machines/study/review.machine.ts';
import { resultOf } from '#machines/study/review.rules.ts';
import { useSelector } from '@xstate/react';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/base/Button.tsx';
import { GameCompletion } from '../../ui/play/GameCompletion.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import type { AnyCard } from '#machines/types.ts';
import { WordReview } from '../../ui/play/WordReview.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import { paths } from '../../paths.ts';
import { BackToToday } from '../BackToToday.tsx';
import { Sound } from '../Sound.tsx';
import { PlayGame } from './PlayGame.tsx';
import { typeset } from '../../ui/base/typeset.ts';

interface Props {
  review: ActorRefFrom<typeof reviewMachine>;
  onUndo: () => void;
}

export function ReviewEndPanel({ review, onUndo }: Props) {
  const { rated, dueCounts, isDrill } = useSelector(review, ({ context }) => context);
  const isUncounted = useSelector(review, (state) => state.matches({ complete: 'uncounted' }));
  const canUndo = useSelector(review, (state) => state.can({ type: 'rating.undone', id: '', now: 0 }));
  const canGoOn = useSelector(review, (state) => state.can({ type: 'review.started', now: 0 }));
  const { cards, recalled, missed } = resultOf(rated);
  const left = !isUncounted && dueCounts ? leftIn(dueCounts) : null;
  return (
    <>
      <GameCompletion
        title={cards === 0 ? 'No words this time' : isDrill ? 'Practice complete!' : 'Review complete!'}
        text={
          cards === 0
            ? 'You stopped before the first word.'
            : `You recalled ${recalled} of ${wordCount(cards)} the first time.`
        }
        advice={
          isUncounted
            ? 'Your answers are saved.'
            : dueCounts
              ? adviceOf(dueCounts, isDrill)
              : 'Counting what’s left...'
        }
        isWon={cards > 0 && Math.round((100 * recalled) / cards) >= EXAM_BADGE_PERCENT}
        figures={[
          ...(cards > 0
            ? [
                { label: 'Words', value: cards },
                { label: 'Recalled', value: recalled },
              ]
            : []),
          { label: 'Left now', value: left ?? '…' },
        ]}
      >
        <BackToToday />
        {canGoOn ? (
          <Button size="lg" variant="outline" onClick={singleClick(() => goOn(review))}>
            Continue
          </Button>
        ) : (
          <PlayGame />
        )}
        <Button size="lg" variant="outline" onClick={singleClick(() => review.send({ type: 'review.left' }))}>
          Choose other words
        </Button>
        {dueCounts && dueCounts.stubborn > 0 && (
          <Button size="lg" variant="outline" asChild>
            <Link href={paths.stubbornWords()}>See stubborn words ({dueCounts.stubborn})</Link>
          </Button>
        )}
        {canUndo && (
          <Button size="lg" variant="outline" onClick={singleClick(onUndo)}>
            <Undo2 aria-hidden /> Undo last rating
          </Button>
        )}
      </GameCompletion>
      <WordReview title="Look at these again" action={null} items={missed.map(missedItem)} />
    </>
  );
}

function missedItem({ id, spanish, english, example }: AnyCard) {
  return {
    id,
    spanish: <span {...inSpanish}>{spanish}</span>,
    other: typeset(english),
    note: <span {...inSpanish}>{example}</span>,
    audio: <Sound id={`${id} missed`} text={spanish} />,
    link: null,
  };
}

function goOn(review: Props['review']): void {
  review.send({ type: 'review.started', now: Date.now() });
}

function leftIn({ reviewQueue: { turns, left } }: DueCounts): number {
  return turns.length + left;
}

function adviceOf(counts: DueCounts, isDrill: boolean): string {
  if (isDrill) return 'Practice doesn’t change when these words are due.';
  const left = leftIn(counts);
  if (left > 0) return left === 1 ? '1 word is left for now.' : `${left} words are left for now.`;
  return `Nothing else is due today. ${tomorrowText(counts.tomorrow)}`;
}
