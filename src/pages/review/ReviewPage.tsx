import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { useGround, useReview, type Opening } from './use-review.ts';
import type { reviewMachine } from '#machines/study/review.machine.ts';
import type { Ground } from '#machines/study/review.rules.ts';
import { useIsLogRead } from '../../learner/Activity.tsx';
import { paths } from '../../paths.ts';
import { BackLabel, GameFrame } from '../../ui/play/Game.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { useUndoKey } from '../../ui/base/use-shortcuts.ts';
import { ReviewEndPanel } from './ReviewEndPanel.tsx';
import { ReviewSetupPanel } from './ReviewSetupPanel.tsx';
import { ReviewSittingPanel } from './ReviewSittingPanel.tsx';

export default function ReviewPage() {
  const ground = useGround();
  const isRead = useIsLogRead();
  const asked = new URLSearchParams(useSearch());
  const startsAtOnce = asked.has('start');
  const deck = asked.get('deck') === 'games' ? 'games' : 'everything';
  if (ground && (isRead || !startsAtOnce))
    return <Reviewer ground={ground} startsAtOnce={startsAtOnce} deck={deck} />;
  return (
    <Frame>
      <BusyScreen label="Reading your progress..." />
    </Frame>
  );
}

interface Props extends Partial<Opening> {
  ground: Ground;
}

/** Rendered once the log has been read. */
export function Reviewer({ ground, startsAtOnce = false, deck = 'everything' }: Props) {
  const review = useReview(ground, { startsAtOnce, deck });
  const stage = useSelector(review, stageOf);
  const undo = () => review.send({ type: 'rating.undone', id: crypto.randomUUID(), now: Date.now() });
  useUndoKey(undo);
  return (
    <Frame isPlayed={stage === 'play'}>
      {stage === 'starting' && <BusyScreen label="Choosing your cards..." />}
      {stage === 'setup' && <ReviewSetupPanel review={review} />}
      {stage === 'play' && <ReviewSittingPanel review={review} onUndo={undo} />}
      {stage === 'completion' && <ReviewEndPanel review={review} onUndo={undo} />}
    </Frame>
  );
}

function stageOf(state: SnapshotFrom<typeof reviewMachine>): 'starting' | 'setup' | 'play' | 'completion' {
  if (state.hasTag('setup')) return state.context.startsAtOnce && state.hasTag('busy') ? 'starting' : 'setup';
  return state.matches('complete') ? 'completion' : 'play';
}

function Frame({ isPlayed = false, children }: { isPlayed?: boolean; children: ReactNode }) {
  return (
    <GameFrame
      title="Review"
      description={isPlayed ? undefined : 'Each card comes back just before you would forget it.'}
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
