import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useGround, useReview } from './use-review.ts';
import type { Ground } from '#machines/study/review.rules.ts';
import { paths } from '../../paths.ts';
import { BackLabel, GameFrame } from '../../ui/play/Game.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { useUndoKey } from '../../ui/base/use-shortcuts.ts';
import { ReviewEndPanel } from './ReviewEndPanel.tsx';
import { ReviewSetupPanel } from './ReviewSetupPanel.tsx';
import { ReviewSittingPanel } from './ReviewSittingPanel.tsx';

export default function ReviewPage() {
  const ground = useGround();
  if (ground) return <Reviewer ground={ground} />;
  return (
    <Frame stage="reading">
      <BusyScreen label="Reading your progress..." />
    </Frame>
  );
}

/** Rendered once the log has been read. */
export function Reviewer({ ground }: { ground: Ground }) {
  const review = useReview(ground);
  const stage = useSelector(review, (state) =>
    state.hasTag('setup') ? 'setup' : state.matches('complete') ? 'completion' : 'play',
  );
  const undo = () => review.send({ type: 'rating.undone', id: crypto.randomUUID(), now: Date.now() });
  useUndoKey(undo);
  return (
    <Frame stage={stage}>
      {stage === 'setup' && <ReviewSetupPanel review={review} />}
      {stage === 'play' && <ReviewSittingPanel review={review} onUndo={undo} />}
      {stage === 'completion' && <ReviewEndPanel review={review} onUndo={undo} />}
    </Frame>
  );
}

function Frame({ stage, children }: { stage: string; children: ReactNode }) {
  return (
    <GameFrame
      title="Review"
      description={stage === 'play' ? undefined : 'Each card comes back just before you would forget it.'}
      stage={stage}
      back={
        <Link href={paths.flashcards()}>
          <BackLabel to="Flashcards" />
        </Link>
      }
    >
      {children}
    </GameFrame>
  );
}
