import { EXAM_BADGE_PERCENT } from '#machines/constants.ts';
import type { reviewMachine } from '#machines/study/review.machine.ts';
import { resultOf } from '#machines/study/review.rules.ts';
import { useSelector } from '@xstate/react';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/base/Button.tsx';
import { GameCompletion } from '../../ui/play/Game.tsx';
import { singleClick } from '../../ui/base/single-click.ts';

interface Props {
  review: ActorRefFrom<typeof reviewMachine>;
  onUndo: () => void;
}

/** The result of a review, and what is left. */
export function ReviewEndPanel({ review, onUndo }: Props) {
  const { rated, queue, returning, dueCounts, isDrill } = useSelector(review, ({ context }) => context);
  const canUndo = useSelector(review, (state) => state.can({ type: 'rating.undone', id: '', now: 0 }));
  const { cards, recalled } = resultOf(rated);
  const later = isDrill ? 0 : (dueCounts?.backlog.left ?? 0);
  const left = queue.length + returning.length + later;
  return (
    <GameCompletion
      title={isDrill ? 'Practice complete!' : 'Review complete!'}
      text={
        cards === 0
          ? 'You stopped before the first card.'
          : `You recalled ${recalled} of ${cards} ${cards === 1 ? 'card' : 'cards'} the first time.`
      }
      advice={adviceOf(left, isDrill)}
      isWon={cards > 0 && Math.round((100 * recalled) / cards) >= EXAM_BADGE_PERCENT}
      figures={[
        { label: 'Cards', value: cards },
        { label: 'Recalled', value: recalled },
        { label: 'Left', value: left },
      ]}
    >
      <Button size="lg" onClick={singleClick(() => review.send({ type: 'review.left' }))}>
        {left > 0 ? 'Continue' : 'See what is next'}
      </Button>
      {canUndo && (
        <Button size="lg" variant="outline" onClick={singleClick(onUndo)}>
          <Undo2 aria-hidden /> Undo last rating
        </Button>
      )}
    </GameCompletion>
  );
}

function adviceOf(left: number, isDrill: boolean): string {
  if (isDrill) return 'Practice does not change when these words are due.';
  if (left === 0) return 'Nothing else is due now.';
  return left === 1 ? '1 card is left for another time.' : `${left} cards are left for another time.`;
}
