import {
  correctionOf,
  judgementText,
  suggestedRating,
  type Correction,
} from '#machines/learning/typed-answer.rules.ts';
import { wordOf } from '../../content/word.ts';
import { keysOf, ratingLabels, ratingsOf } from '../../content/review.ts';
import { intervalsOf, intervalText, reasonText } from '#machines/learning/schedule.rules.ts';
import type { Card } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ActorRefFrom } from 'xstate';
import type { reviewMachine } from '#machines/study/review.machine.ts';
import { useSound } from '../../learner/Audio.tsx';
import { useAutoPlay } from '../../learner/Preferences.tsx';
import { AudioButton } from '../../ui/base/AudioButton.tsx';
import { Button, IconButton } from '../../ui/base/Button.tsx';
import { KeysDialog } from '../../ui/play/KeysDialog.tsx';
import { MeetPanel } from '../../ui/play/MeetPanel.tsx';
import { PlayHeader } from '../../ui/play/PlayHeader.tsx';
import { ReviewActions, ReviewPanel } from '../../ui/play/ReviewPanel.tsx';
import { singleClick } from '../../ui/base/single-click.ts';

type Review = { review: ActorRefFrom<typeof reviewMachine> };

export function ReviewSittingPanel({ review, onUndo }: Review & { onUndo: () => void }) {
  const total = useSelector(review, ({ context }) => context.total);
  const done = useSelector(review, ({ context }) => context.total - context.queue.length);
  const returning = useSelector(review, ({ context }) => context.returning.length);
  const canUndo = useSelector(review, (state) => state.can({ type: 'rating.undone', id: '', now: 0 }));
  const buttons = useSelector(review, ({ context }) => ({ ...context.habits, ...context.chosen }).buttons);
  const isMeeting = useSelector(review, (state) => state.hasTag('meeting'));
  return (
    <>
      <PlayHeader
        unit="Card"
        position={Math.min(done + 1, total)}
        total={total}
        done={done}
        time={returning > 0 && <span>{returning} to repeat</span>}
        actions={
          <ReviewActions>
            <IconButton label="Undo" disabled={!canUndo} onClick={onUndo}>
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
      {isMeeting ? <Meeting review={review} /> : <Question review={review} />}
    </>
  );
}

function Meeting({ review }: Review) {
  const card = useSelector(review, ({ context }) => context.current?.card);
  if (!card) return null;
  const stamp = () => ({ id: crypto.randomUUID(), now: Date.now() });
  return (
    <MeetPanel
      id={`${card.id} met`}
      word={wordOf(card)}
      audio={<Sound card={card} isShown />}
      onMeet={() => review.send({ type: 'word.met', ...stamp() })}
      onKnow={() => review.send({ type: 'word.known', ...stamp() })}
    />
  );
}

function Question({ review }: Review) {
  const current = useSelector(review, ({ context }) => context.current);
  const isRevealed = useSelector(review, (state) => state.hasTag('answered'));
  const { progress, rules, habits, chosen, isDrill, askedAt, typed, rated } = review.getSnapshot().context;
  if (!current) return null;
  const { card, direction, schedule } = current;
  const { isTyped, buttons } = { ...habits, ...chosen };
  const intervals = intervalsOf(progress, card.id, direction, rules.retention, askedAt);
  const correction = typed === null ? null : correctionOf(typed, card, direction);
  return (
    <ReviewPanel
      id={`${card.id} ${direction} ${rated.length}`}
      word={wordOf(card)}
      asked={direction === 'es-en' ? 'spanish' : 'english'}
      isTyped={isTyped}
      isRevealed={isRevealed}
      audio={<Sound card={card} isShown={isRevealed || direction === 'es-en'} />}
      reason={
        isDrill
          ? `You have forgotten it ${schedule?.lapses} times. Practice here does not change when it is due.`
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
