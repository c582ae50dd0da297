import type { Rating } from '#machines/learning/activity.types.ts';
import type { reviewMachine } from '#machines/study/review.machine.ts';
import { resultOf, type Habits } from '#machines/study/review.rules.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { ratingLabels } from '../../src/content/review.ts';
import { Reviewer } from '../../src/pages/review/ReviewPage.tsx';
import { deckChoice } from '../../src/pages/review/ReviewSetupPanel.tsx';
import { fetchChunk } from '../../src/runtime/Chunk.tsx';
import model from '../machines/models/review.ts';
import { isUsable } from '../support/controls.ts';
import { actions } from '../support/look-again.ts';
import { coverPage } from '../support/dialog.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { testPage } from '../support/pages.ts';

type Snapshot = SnapshotFrom<typeof reviewMachine>;
type Given = { id: string; now: number };

beforeAll(async () => {
  await fetchChunk(deckChoice);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The time of the next gesture and its fact's id, as the page will set them. */
function at({ now, id }: { now: number; id?: string }) {
  vi.setSystemTime(now);
  if (id) vi.spyOn(crypto, 'randomUUID').mockReturnValue(id as ReturnType<typeof crypto.randomUUID>);
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const habitsOf = ({ context }: Snapshot): Habits => ({ ...context.habits, ...context.chosen });

testPage('Review', {
  model,
  page: (
    <LearnerPage>
      <Reviewer />
    </LearnerPage>
  ),
  location: () => '/flashcards/review',
  gestures: {
    'load.retried': () => press('Try again'),
    'habits.chosen': () => fireEvent.click(screen.getByLabelText(/^Type it/)),
    'deck.chosen': ({ deck }: { deck: string }) =>
      fireEvent.change(screen.getByLabelText('Which words?'), { target: { value: deck } }),
    'review.started': (event: Given) => {
      at(event);
      press(/^(Start Review|Continue)$/);
    },
    'word.met': (event: Given) => {
      at(event);
      press(/^Next/);
    },
    'word.known': (event: Given) => {
      at(event);
      fireEvent.keyDown(focused(), { key: '2' });
    },
    'drill.started': (event: Given) => {
      at(event);
      press(/^Practice stubborn words/);
    },
    'answer.revealed': (_event, snapshot) => {
      if (habitsOf(snapshot as Snapshot).isTyped) press('Show Answer');
      else fireEvent.keyDown(focused(), { key: ' ' });
    },
    'answer.typed': ({ text }: { text: string }) => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
      press(/^Check/);
    },
    'answer.contested': () => press('My answer should be accepted'),
    'card.rated': ({ rating, ...given }: Given & { rating: Rating }) => {
      at(given);
      press(new RegExp(`^${ratingLabels[rating]}`));
    },
    'dialog.closed': coverPage,
    'rating.undone': (event: Given, snapshot) => {
      at(event);
      if (snapshot.matches('complete')) press('Undo last rating');
      else fireEvent.keyDown(focused(), { key: 'z', ctrlKey: true });
    },
    'review.ended': () => press('End review'),
    'review.left': () => press('Choose other words'),
  },
  see: (snapshot: Snapshot) => {
    const { dueCounts, current, rated, queue, returning, total, typed, isDrill, startsAtOnce } =
      snapshot.context;
    const isStarting = startsAtOnce && snapshot.hasTag('busy');
    expect(screen.queryByText('Choosing your cards...') !== null).toBe(isStarting);
    if (snapshot.hasTag('setup') && !isStarting) {
      const count = dueCounts?.reviewQueue.turns.length;
      screen.getByText(
        count === undefined
          ? 'Checking what’s due...'
          : count === 0
            ? 'Nothing is due today.'
            : `${count} ${count === 1 ? 'word' : 'words'} to review`,
      );
      const failed = snapshot.matches({ preparing: 'failed' });
      expect(screen.queryByRole('status')?.textContent ?? '').toBe(
        failed ? 'Failed to load flashcards. Please try again.' : snapshot.hasTag('busy') ? 'Loading...' : '',
      );
      const start = screen.queryByRole<HTMLButtonElement>('button', { name: /Start Review|Loading/ });
      const isReady = snapshot.matches({ preparing: 'ready' });
      expect(start && isUsable(start)).toBe(
        failed || (isReady && count === 0) ? null : !snapshot.hasTag('busy'),
      );
      if (isReady && count === 0) screen.getByRole('link', { name: 'Play a game' });
      const drill = screen.queryByRole('button', { name: /^Practice stubborn words/ });
      expect(drill !== null).toBe((dueCounts?.stubborn ?? 0) > 0);
    }
    if (snapshot.matches('reviewing') && current) {
      const { card, direction } = current;
      const isMeeting = snapshot.hasTag('meeting');
      const isAnswered = snapshot.hasTag('answered');
      const [asked, answer] =
        direction === 'es-en' ? [card.spanish, card.english] : [card.english, card.spanish];
      screen.getByRole('heading', { level: 2, name: asked });
      screen.getByText(
        queue.length === 0 && returning.length > 0
          ? `All cards done, ${returning.length} to repeat`
          : `Card ${Math.min(total, total - queue.length + 1)} of ${total}`,
      );
      expect(screen.queryByText('Why is this card due?') !== null).toBe(!isMeeting);
      expect(screen.queryByText('A new word') !== null).toBe(isMeeting);
      for (const hidden of [card.exampleTranslation, card.grammarTip]) {
        expect(screen.queryByText(hidden) !== null).toBe(isAnswered || isMeeting);
      }
      if (isAnswered) screen.getAllByText(answer);
      expect(focused()).not.toBe(document.body);
      const four = habitsOf(snapshot).buttons === 4 && !isDrill;
      const labels = [...document.querySelectorAll('[data-rating] > strong')].map((each) => each.textContent);
      expect(labels).toEqual(!isAnswered ? [] : four ? ['Again', 'Hard', 'Good', 'Easy'] : ['Again', 'Good']);
      const intervals = document.querySelectorAll('[data-rating] > small').length;
      expect(intervals).toBe(isDrill ? 0 : labels.length);
      const isContested = snapshot.hasTag('contested');
      const objection = screen.queryByRole('button', { name: 'My answer should be accepted' });
      expect(objection !== null).toBe(isContested || snapshot.can({ type: 'answer.contested' }));
      expect(screen.queryByText('Thanks. We’ve noted your answer.') !== null).toBe(isContested);
      if (typed !== null) {
        const isRight = typed === card.english;
        screen.getByText(isRight ? 'Right.' : 'Not quite.');
        expect(document.querySelector('[data-suggested=true] > strong')?.textContent).toBe(
          isRight ? 'Good' : 'Again',
        );
      }
    }
    if (snapshot.matches('complete')) {
      const done = isDrill ? 'Practice complete!' : 'Review complete!';
      screen.getByRole('heading', { name: rated.length === 0 ? 'No words this time' : done });
      expect(screen.queryByRole('button', { name: 'Undo last rating' }) !== null).toBe(rated.length > 0);
      const canGoOn = snapshot.can({ type: 'review.started', now: 0 });
      expect(screen.queryByRole('button', { name: 'Continue' }) !== null).toBe(canGoOn);
      expect(actions()[0]).toBe('Back to Today');
      const forgotten = new Set(
        rated.filter(({ rating }) => rating === 1).map(({ due }) => due.card.spanish),
      );
      const shown = [...document.querySelectorAll('li strong [lang=es]')].map(
        ({ textContent }) => textContent,
      );
      for (const word of shown) expect(forgotten).toContain(word);
      expect(shown.length > 0).toBe(resultOf(rated).missed.length > 0);
    }
  },
});

function focused(): Element {
  return document.activeElement ?? document.body;
}
