import {
  correctionOf,
  judgementText,
  suggestedRating,
  type Correction,
} from '#machines/learning/typed-answer.rules.ts';
import { keysOf, ratingLabels, ratingsOf } from '../../content/review.ts';
import { intervalsOf, intervalText, reasonText } from '#machines/learning/schedule.rules.ts';
import type { Card } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { reviewMachine } from '#machines/study/review.machine.ts';
import { Link } from 'wouter';
import { useSound } from '../../learner/Audio.tsx';
import { useAutoPlay } from '../../learner/Preferences.tsx';
import { useGround, useReview, type Ground } from '../../learner/review.ts';
import { paths } from '../../paths.ts';
import { AudioButton } from '../../ui/base/AudioButton.tsx';
import { BackLabel, GameFrame } from '../../ui/play/Game.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Button, IconButton } from '../../ui/base/Button.tsx';
import { KeysDialog } from '../../ui/play/KeysDialog.tsx';
import { PlayHeader } from '../../ui/play/PlayHeader.tsx';
import { ReviewActions, ReviewPanel } from '../../ui/play/ReviewPanel.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { useUndoKey } from '../../ui/base/use-shortcuts.ts';
import { ReviewEndPanel } from './ReviewEndPanel.tsx';
import { ReviewSetupPanel } from './ReviewSetupPanel.tsx';

type Review = { review: ActorRefFrom<typeof reviewMachine> };

export default function ReviewPage() {
  const ground = useGround();
  if (ground) return <Reviewer ground={ground} />;
  return (
    <Frame stage="reading">
      <BusyScreen label="Reading your progress..." />
    </Frame>
  );
}

/** The page once the log has been read. */
export function Reviewer({ ground }: { ground: Ground }) {
  const review = useReview(ground);
  const stage = useSelector(review, (state) =>
    state.hasTag('setup') ? 'setup' : state.matches('complete') ? 'completion' : 'play',
  );
  useUndoKey(() => undo(review));
  return (
    <Frame stage={stage}>
      {stage === 'setup' && <ReviewSetupPanel review={review} />}
      {stage === 'play' && <Sitting review={review} />}
      {stage === 'completion' && <ReviewEndPanel review={review} onUndo={() => undo(review)} />}
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

function Sitting({ review }: Review) {
  const done = useSelector(review, ({ context }) => context.given.length);
  const canUndo = useSelector(review, (state) => state.can({ type: 'rating.undone', id: '', now: 0 }));
  const open = useSelector(review, ({ context }) => context.queue.length + context.returning.length);
  const buttons = useSelector(review, ({ context }) => ({ ...context.habits, ...context.chosen }).buttons);
  return (
    <>
      <PlayHeader
        unit="Card"
        position={done + 1}
        total={done + open}
        done={done}
        actions={
          <ReviewActions>
            <IconButton label="Undo" disabled={!canUndo} onClick={() => undo(review)}>
              <Undo2 aria-hidden />
            </IconButton>
            <KeysDialog keys={keysOf(buttons)} />
            <Button
              variant="outline"
              size="sm"
              onClick={singleClick(() => review.send({ type: 'review.ended' }))}
            >
              End review
            </Button>
          </ReviewActions>
        }
      />
      <Question review={review} />
    </>
  );
}

function Question({ review }: Review) {
  const current = useSelector(review, ({ context }) => context.current);
  const isRevealed = useSelector(review, (state) => state.hasTag('answered'));
  const { progress, rules, habits, chosen, isDrill, askedAt, typed, given } = review.getSnapshot().context;
  if (!current) return null;
  const { card, direction, schedule } = current;
  const { isTyped, buttons } = { ...habits, ...chosen };
  const intervals = intervalsOf(progress, card.id, direction, rules.retention, askedAt);
  const correction = typed === null ? null : correctionOf(typed, card, direction);
  return (
    <ReviewPanel
      id={`${card.id} ${direction} ${given.length}`}
      word={card}
      asked={direction === 'es-en' ? 'spanish' : 'english'}
      isTyped={isTyped}
      isRevealed={isRevealed}
      audio={<Sound card={card} isShown={isRevealed || direction === 'es-en'} />}
      reason={
        isDrill
          ? `You have forgotten it ${schedule?.lapses} times. Practice here does not move its schedule.`
          : reasonText(schedule, askedAt, rules.zone)
      }
      judged={typed === null || !correction ? null : judgedOf(typed, correction)}
      suggested={correction && suggestedRating(correction.judgement, isDrill ? 2 : buttons)}
      ratings={ratingsOf(isDrill ? 2 : buttons).map((rating) => ({
        rating,
        label: ratingLabels[rating],
        interval: isDrill ? undefined : intervalText(intervals[rating]),
      }))}
      onReveal={() => review.send({ type: 'answer.revealed' })}
      onType={(text) => review.send({ type: 'answer.typed', text })}
      onRate={(rating) =>
        review.send({ type: 'card.rated', rating, id: crypto.randomUUID(), now: Date.now() })
      }
    />
  );
}

function Sound({ card, isShown }: { card: Card; isShown: boolean }) {
  const { isPlaying, toggle, offer } = useSound(card.id, card.spanish);
  useAutoPlay(isShown, card.id, offer);
  return <AudioButton text={card.spanish} isPlaying={isPlaying} onToggle={toggle} />;
}

function judgedOf(typed: string, correction: Correction) {
  const { judgement, letters } = correction;
  return { typed, text: judgementText(correction), isRight: judgement !== 'wrong', letters };
}

function undo(review: Review['review']): void {
  review.send({ type: 'rating.undone', id: crypto.randomUUID(), now: Date.now() });
}
