import type { reviewMachine } from '#machines/study/review.machine.ts';
import type { DueCounts, ReviewSettings } from '#machines/study/review-queue.types.ts';
import type { Habits } from '#machines/study/review.rules.ts';
import { waitText } from '#machines/learning/schedule.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { freshText, wordCount } from '../../content/due-texts.ts';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { Chunk } from '../../runtime/Chunk.tsx';
import { BackToToday } from '../BackToToday.tsx';
import { PlayGame } from './PlayGame.tsx';
import { ChoiceCards } from '../../ui/form/ChoiceCards.tsx';
import { GameSetup } from '../../ui/play/Game.tsx';
import { StartButton } from '../../ui/play/GameButtons.tsx';

const NO_BREAK_SPACE = '\u{A0}';

export const deckChoice = () => import('./DeckChoice.tsx');
const everything = [{ value: '', label: 'Everything' }];

type Review = { review: ActorRefFrom<typeof reviewMachine> };

export function ReviewSetupPanel({ review }: Review) {
  const canStart = useSelector(review, (state) => state.can({ type: 'review.started', now: 0 }));
  const isEmpty = useSelector(
    review,
    (state) =>
      state.matches({ preparing: 'ready' }) && state.context.dueCounts?.reviewQueue.turns.length === 0,
  );
  const isBusy = useSelector(review, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(review, (state) => state.matches({ preparing: 'failed' }));
  const isTyped = useSelector(review, ({ context }) => ({ ...context.habits, ...context.chosen }).isTyped);
  const buttons = useSelector(review, ({ context }) => ({ ...context.habits, ...context.chosen }).buttons);
  return (
    <GameSetup>
      <Overview review={review} />
      <Chunk load={deckChoice} fallback={<NativeSelect label="Which words?" options={everything} />}>
        {({ DeckChoice }) => <DeckChoice review={review} />}
      </Chunk>
      <ChoiceCards
        legend="How do you answer?"
        name="answering"
        value={isTyped ? 'typed' : 'said'}
        onChange={(chosen) => choose(review, { isTyped: chosen === 'typed' })}
        options={[
          { value: 'said', label: 'Say it to yourself', hint: 'Then reveal the answer' },
          { value: 'typed', label: 'Type it', hint: 'Accents are checked' },
        ]}
      />
      <ChoiceCards
        legend="How do you rate yourself?"
        name="buttons"
        value={`${buttons}`}
        onChange={(chosen) => choose(review, { buttons: chosen === '2' ? 2 : 4 })}
        options={[
          { value: '2', label: 'Two buttons', hint: 'Again, Good' },
          { value: '4', label: 'Four buttons', hint: 'Again, Hard, Good, Easy' },
        ]}
      />
      {isEmpty ? (
        <>
          <BackToToday />
          <PlayGame />
        </>
      ) : (
        <StartButton
          label="Start Review"
          busyLabel="Loading..."
          canStart={canStart}
          isBusy={isBusy}
          hasFailed={hasFailed}
          problem={hasFailed ? 'Failed to load flashcards. Please try again.' : ''}
          onStart={() => review.send({ type: 'review.started', now: Date.now() })}
          onRetry={() => review.send({ type: 'load.retried' })}
        />
      )}
      <Chunk load={deckChoice}>{({ FurtherChoices }) => <FurtherChoices review={review} />}</Chunk>
    </GameSetup>
  );
}

function Overview({ review }: Review) {
  const dueCounts = useSelector(review, ({ context }) => context.dueCounts);
  const rules = useSelector(review, ({ context }) => context.rules);
  const isMissing = useSelector(review, ({ context }) => context.only?.length === 0);
  if (isMissing)
    return (
      <div>
        <strong>We can’t find these words.</strong>
        <p>They may have been deleted, or the link is incomplete.</p>
      </div>
    );
  return (
    <div>
      <strong>{dueCounts ? headlineOf(dueCounts) : 'Checking what’s due...'}</strong>
      <p>{dueCounts ? explanationOf(dueCounts, rules) : NO_BREAK_SPACE}</p>
    </div>
  );
}

function choose(review: Review['review'], habits: Partial<Habits>): void {
  review.send({ type: 'habits.chosen', habits });
}

function headlineOf({ reviewQueue: { turns, left } }: DueCounts): string {
  const count = turns.length;
  if (count === 0) return 'Nothing is due today.';
  if (left > 0) return `The first ${count} of ${wordCount(count + left)}`;
  return `${wordCount(count)} to review`;
}

function explanationOf({ reviewQueue, budget, now }: DueCounts, { zone, dailyGoal }: ReviewSettings): string {
  const { turns, fresh, checks, left, next } = reviewQueue;
  const goal =
    budget === 0
      ? `You’ve met today’s ${wordCount(dailyGoal, 'new')}.`
      : `${dailyGoal - budget} of today’s ${wordCount(dailyGoal, 'new')} learned; ${budget} to go.`;
  if (turns.length === 0) {
    const source = budget === 0 ? goal : 'Lessons bring you new words.';
    return next === null ? source : `The next word comes ${waitText(next, now, zone)}. ${source}`;
  }
  const due = turns.length - fresh;
  if (due === 0) return `${freshText(fresh, checks)}. ${goal}`;
  if (fresh > 0) return `${due} due, ${freshText(fresh, checks)}. ${goal}`;
  return left === 0 ? `${due} due.` : `${due} now; the other ${left} can wait.`;
}
