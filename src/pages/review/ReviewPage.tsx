import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { useReview, type Opening } from './use-review.ts';
import type { reviewMachine } from '#machines/study/review.machine.ts';
import { cardCategories } from '#machines/types.ts';
import { useIsLogRead } from '../../learner/Activity.tsx';
import { paths } from '../../paths.ts';
import { Chunk, usePrefetch } from '../../runtime/Chunk.tsx';
import { BackLabel, GameLayout } from '../../ui/play/Game.tsx';
import { LessonLayout } from '../../ui/play/LessonLayout.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { useUndoKey } from '../../ui/base/use-shortcuts.ts';
import { deckChoice, ReviewSetupPanel } from './ReviewSetupPanel.tsx';

const cardPanel = () => import('./ReviewCardPanel.tsx');
const endPanel = () => import('./ReviewEndPanel.tsx');
const panels = [deckChoice, cardPanel, endPanel];
const decks = ['games', 'own', 'starred', ...cardCategories] as const;

export default function ReviewPage() {
  const isRead = useIsLogRead();
  const asked = new URLSearchParams(useSearch());
  const startsAtOnce = asked.has('start');
  const deck = decks.find((one) => one === asked.get('deck')) ?? 'everything';
  const only = asked.get('cards')?.split(',') ?? null;
  if (isRead || !startsAtOnce) return <Reviewer startsAtOnce={startsAtOnce} deck={deck} only={only} />;
  return (
    <Layout from={backFrom(deck, only)}>
      <BusyScreen label="Loading your progress..." />
    </Layout>
  );
}

/** With `startsAtOnce`, render it only once the log has been read. */
export function Reviewer({ startsAtOnce = false, deck = 'everything', only = null }: Partial<Opening>) {
  const review = useReview({ startsAtOnce, deck, only });
  const stage = useSelector(review, stageOf);
  const undo = () => review.send({ type: 'rating.undone', id: crypto.randomUUID(), now: Date.now() });
  useUndoKey(undo);
  usePrefetch(panels);
  if (stage === 'play') {
    return (
      <Chunk
        load={cardPanel}
        fallback={
          <LessonLayout title="Review">
            <BusyScreen label="Loading..." />
          </LessonLayout>
        }
      >
        {({ ReviewCardPanel }) => <ReviewCardPanel review={review} onUndo={undo} />}
      </Chunk>
    );
  }
  return (
    <Layout from={backFrom(deck, only)}>
      {stage === 'starting' && <BusyScreen label="Choosing your cards..." />}
      {stage === 'setup' && <ReviewSetupPanel review={review} />}
      {stage === 'completion' && (
        <Chunk load={endPanel} fallback={<BusyScreen label="Loading..." />}>
          {({ ReviewEndPanel }) => <ReviewEndPanel review={review} onUndo={undo} />}
        </Chunk>
      )}
    </Layout>
  );
}

function stageOf(state: SnapshotFrom<typeof reviewMachine>): 'starting' | 'setup' | 'play' | 'completion' {
  if (state.hasTag('setup')) return state.context.startsAtOnce && state.hasTag('busy') ? 'starting' : 'setup';
  return state.matches('complete') ? 'completion' : 'play';
}

type Origin = readonly [address: string, name: string];

/** The page that links to such a review. */
function backFrom(deck: Opening['deck'], only: Opening['only']): Origin {
  if (deck === 'games') return [paths.games(), 'Games'];
  return only ? [paths.home(), 'Today'] : [paths.flashcards(), 'Flashcards'];
}

interface LayoutProps {
  from: Origin;
  children: ReactNode;
}

function Layout({ from: [address, name], children }: LayoutProps) {
  return (
    <GameLayout
      title="Review"
      description="Each card comes back just before you’d forget it."
      back={
        <Link href={address}>
          <BackLabel to={name} />
        </Link>
      }
    >
      {children}
    </GameLayout>
  );
}
