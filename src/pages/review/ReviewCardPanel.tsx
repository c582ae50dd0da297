import { suggestedRating, verdictText, type Verdict } from '#machines/learning/judging.rules.ts';
import { verdictOf } from '#machines/study/review.rules.ts';
import { introductionOf, wordOf } from '../../content/word.ts';
import { checkRatings, checkTitle, keysOf, ratingLabels, ratingsOf } from '../../content/review.ts';
import { intervalsOf, intervalText, isStubborn, reasonText } from '#machines/learning/schedule.rules.ts';
import type { Rating } from '#machines/learning/activity.types.ts';
import { hasMet } from '#machines/learning/progress.rules.ts';
import type { AnyCard, Direction } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ActorRefFrom } from 'xstate';
import type { Due } from '#machines/study/review-queue.types.ts';
import type { reviewMachine } from '#machines/study/review.machine.ts';
import { WordNote } from '../WordNote.tsx';
import { StarWithKey } from '../Star.tsx';
import { useCardAtLevel } from '../use-card-at-level.ts';
import { Sound } from '../Sound.tsx';
import { Contest } from './Contest.tsx';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { KeysDialog } from '../../ui/play/KeysDialog.tsx';
import { MeetPanel } from '../../ui/play/MeetPanel.tsx';
import { LessonLayout } from '../../ui/play/LessonLayout.tsx';
import { ReviewPanel } from '../../ui/play/ReviewPanel.tsx';
import { MoreMenu } from '../../ui/base/MoreMenu.tsx';

const starKey = [['S'], 'Star the card or remove its star'] as const;

type Review = { review: ActorRefFrom<typeof reviewMachine> };

export function ReviewCardPanel({ review, onUndo }: Review & { onUndo: () => void }) {
  const total = useSelector(review, ({ context }) => context.total);
  const done = useSelector(review, ({ context }) => context.total - context.queue.length);
  const returning = useSelector(review, ({ context }) => context.returning.length);
  const canUndo = useSelector(review, (state) => state.can({ type: 'rating.undone', id: '', now: 0 }));
  const buttons = useSelector(review, ({ context }) => ({ ...context.habits, ...context.chosen }).buttons);
  const card = useSelector(review, ({ context }) => context.current?.card);
  const isMeeting = useSelector(review, (state) => state.hasTag('meeting'));
  return (
    <LessonLayout
      title="Review"
      unit="Card"
      steps={{ done, total, repeats: done === total ? returning : 0 }}
      leaveLabel="End review"
      onLeave={() => review.send({ type: 'review.ended' })}
      more={
        <>
          <KeysDialog keys={[...keysOf(buttons), starKey]} />
          <MoreMenu>
            <Button variant="ghost" disabled={!canUndo} onClick={onUndo}>
              <Undo2 aria-hidden /> Undo
            </Button>
            {card && <StarWithKey card={card} />}
          </MoreMenu>
        </>
      }
    >
      {isMeeting ? <Meeting review={review} /> : <Question review={review} />}
    </LessonLayout>
  );
}

function Meeting({ review }: Review) {
  const card = useSelector(review, ({ context }) => context.current?.card);
  return card && <Met key={card.id} review={review} card={card} />;
}

function Met({ review, card }: Review & { card: AnyCard }) {
  const shown = useCardAtLevel(card);
  const { progress } = review.getSnapshot().context;
  const stamp = () => ({ id: crypto.randomUUID(), now: Date.now() });
  return (
    <MeetPanel
      id={`${card.id} met`}
      word={wordOf(shown)}
      kind={introductionOf(hasMet(progress, card.id))}
      audio={<Sound id={card.id} text={card.spanish} isOffered />}
      onMeet={() => review.send({ type: 'word.met', ...stamp() })}
      onKnow={() => review.send({ type: 'word.known', ...stamp() })}
    />
  );
}

function Question({ review }: Review) {
  const current = useSelector(review, ({ context }) => context.current);
  return current && <Asked review={review} current={current} />;
}

function Asked({ review, current }: Review & { current: Due }) {
  const shown = useCardAtLevel(current.card);
  const isRevealed = useSelector(review, (state) => state.hasTag('answered'));
  const { progress, rules, habits, chosen, isDrill, askedAt, typed, rated } = review.getSnapshot().context;
  const { card, direction, schedule, isCheck } = current;
  const isPractice = isDrill || current.isPractice === true;
  const { isTyped, buttons: usual } = { ...habits, ...chosen };
  const buttons = isPractice ? 2 : usual;
  const choices = isCheck
    ? checkRatings
    : ratingsOf(buttons).map((rating) => ({ rating, label: ratingLabels[rating] }));
  const intervals = intervalsOf(progress, card.id, direction, rules.retention, {
    now: askedAt,
    zone: rules.zone,
  });
  const verdict = typed === null ? null : verdictOf(current, typed);
  return (
    <ReviewPanel
      id={`${card.id} ${direction} ${rated.length}`}
      word={wordOf(shown)}
      asked={direction === 'es-en' ? 'spanish' : 'english'}
      isTyped={isTyped}
      isRevealed={isRevealed}
      audio={<Sound id={card.id} text={card.spanish} isOffered={isRevealed || direction === 'es-en'} />}
      reason={
        isPractice
          ? practiceText(current, isDrill)
          : isCheck
            ? 'It’s from before the unit you started with. If you know it, it comes back rarely; if not, you learn it now.'
            : reasonText(schedule, askedAt, rules.zone)
      }
      note={isCheck ? checkTitle : undefined}
      help={
        isRevealed && (
          <WordNote key={card.id} card={card} isOffered={schedule !== null && isStubborn(schedule)} />
        )
      }
      contest={isRevealed && <Contest review={review} />}
      judged={typed === null || !verdict ? null : feedbackOf(typed, verdict, direction)}
      suggested={verdict && suggestionOf(verdict, isCheck, buttons)}
      ratings={choices.map(({ rating, label }) => ({
        rating,
        label,
        interval: isPractice ? undefined : intervalText(intervals[rating]),
      }))}
      onReveal={() => review.send({ type: 'answer.revealed' })}
      onType={(text) => review.send({ type: 'answer.typed', text })}
      onRate={(rating) =>
        review.send({ type: 'card.rated', rating, id: crypto.randomUUID(), now: Date.now() })
      }
    />
  );
}

/** In a check, whatever is not wrong was known. */
function suggestionOf(verdict: Verdict, isCheck: boolean, buttons: 2 | 4): Rating {
  const rating = suggestedRating(verdict, buttons);
  return isCheck && rating > 1 ? 4 : rating;
}

function practiceText({ schedule }: Due, isDrill: boolean): string {
  if (!schedule) return 'You’ve already started today’s new words. This is practice: the word stays new.';
  const cause = isDrill ? `You’ve forgotten it ${schedule.lapses} times.` : 'It isn’t due yet.';
  return `${cause} Practice doesn’t change when it’s due.`;
}

function feedbackOf(typed: string, verdict: Verdict, direction: Direction) {
  const { judgement, letters } = verdict;
  return {
    tone: judgement,
    verdict: <Bilingual text={verdictText(verdict)} />,
    letters,
    lang: direction === 'en-es' ? 'es' : undefined,
    solution: judgement === 'right' ? typed : undefined,
  };
}
