import type { reviewMachine } from '#machines/study/review.machine.ts';
import type { DueCounts } from '#machines/study/review.rules.ts';
import { waitText } from '#machines/learning/schedule.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/base/Button.tsx';
import { ChoiceCards } from '../../ui/form/ChoiceCards.tsx';
import { GameSetup } from '../../ui/play/Game.tsx';
import { StartButton } from '../../ui/play/GameButtons.tsx';
import { singleClick } from '../../ui/base/single-click.ts';

type Review = { review: ActorRefFrom<typeof reviewMachine> };

export function ReviewSetupPanel({ review }: Review) {
  const tricky = useSelector(review, ({ context }) => context.dueCounts?.tricky ?? 0);
  const canStart = useSelector(review, (state) => state.can({ type: 'review.started', now: 0 }));
  const canDrill = useSelector(review, (state) => state.can({ type: 'drill.started', now: 0 }));
  const isBusy = useSelector(review, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(review, (state) => state.matches({ preparing: 'failed' }));
  const isTyped = useSelector(review, ({ context }) => ({ ...context.habits, ...context.chosen }).isTyped);
  const buttons = useSelector(review, ({ context }) => ({ ...context.habits, ...context.chosen }).buttons);
  return (
    <GameSetup>
      <Overview review={review} />
      <ChoiceCards
        legend="How do you answer?"
        name="answering"
        value={isTyped ? 'typed' : 'said'}
        onChange={(chosen) => review.send({ type: 'answering.chosen', isTyped: chosen === 'typed' })}
        options={[
          { value: 'said', label: 'Say it to yourself', hint: 'Then reveal the answer' },
          { value: 'typed', label: 'Type it', hint: 'Accents are checked' },
        ]}
      />
      <ChoiceCards
        legend="How do you rate yourself?"
        name="buttons"
        value={`${buttons}`}
        onChange={(chosen) => review.send({ type: 'buttons.chosen', buttons: chosen === '2' ? 2 : 4 })}
        options={[
          { value: '2', label: 'Two buttons', hint: 'Again, Good' },
          { value: '4', label: 'Four buttons', hint: 'Again, Hard, Good, Easy' },
        ]}
      />
      <StartButton
        label="Start Review"
        canStart={canStart}
        isLoading={isBusy}
        hasFailed={hasFailed}
        problem={hasFailed ? 'Failed to load flashcards. Please try again.' : ''}
        onStart={() => review.send({ type: 'review.started', now: Date.now() })}
        onRetry={() => review.send({ type: 'load.retried' })}
      />
      {tricky > 0 && (
        <Button variant="outline" aria-disabled={!canDrill} onClick={singleClick(() => drill(review))}>
          Practice tricky words ({tricky})
        </Button>
      )}
    </GameSetup>
  );
}

function Overview({ review }: Review) {
  const dueCounts = useSelector(review, ({ context }) => context.dueCounts);
  const zone = useSelector(review, ({ context }) => context.rules.zone);
  return (
    <div>
      <strong>{dueCounts ? headlineOf(dueCounts) : 'Checking what is due...'}</strong>
      <p>{dueCounts && explanationOf(dueCounts, zone)}</p>
    </div>
  );
}

function drill(review: Review['review']): void {
  review.send({ type: 'drill.started', now: Date.now() });
}

function headlineOf({ backlog: { queue } }: DueCounts): string {
  if (queue.length === 0) return 'Nothing is due now.';
  return queue.length === 1 ? '1 card to review' : `${queue.length} cards to review`;
}

function explanationOf({ backlog, now }: DueCounts, zone: string): string {
  const { queue, fresh, left, next } = backlog;
  if (queue.length === 0) {
    const rest = 'You have met your goal of new cards for today.';
    return next === null ? rest : `The next card comes ${waitText(next, now, zone)}. ${rest}`;
  }
  const due = queue.length - fresh;
  if (due === 0) return `${fresh} new, up to your daily goal.`;
  const counts = fresh === 0 ? `${due} due.` : `${due} due, ${fresh} new.`;
  if (left === 0) return counts;
  return `${counts} ${left} more ${left === 1 ? 'is' : 'are'} due and can wait for another sitting.`;
}
