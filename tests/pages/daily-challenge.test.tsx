import type { dailyChallengeMachine } from '#machines/daily-challenge.machine.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { AudioPlayerProvider } from '../../src/flow/audio.tsx';
import DailyChallengePage from '../../src/pages/DailyChallengePage.tsx';
import model from '../machines/models/daily-challenge.ts';
import { testPage } from '../support/pages.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

testPage('Daily Challenge', {
  model,
  page: (
    <AudioPlayerProvider>
      <DailyChallengePage />
    </AudioPlayerProvider>
  ),
  location: () => '/games/daily-challenge',
  gestures: {
    'load.retried': () => press('Try again'),
    'game.started': () => press('Start Challenge'),
    'answer.revealed': (_event, { context }: SnapshotFrom<typeof dailyChallengeMachine>) =>
      [
        () => press('Reveal Answer'),
        () => fireEvent.keyDown(focused(), { key: ' ' }),
        () => fireEvent.keyDown(focused(), { key: 'Enter' }),
      ][context.index]?.(),
    'word.rated': ({ isRight }: { isRight: boolean }, { context }) => {
      const name = isRight ? /I Got It Right/ : /I Made a Mistake/;
      if (context.index === 0) press(name);
      else fireEvent.keyDown(focused(), { key: isRight ? '1' : '2' });
    },
    'game.replayed': () => press('Practice Again'),
  },
  see: (snapshot: SnapshotFrom<typeof dailyChallengeMachine>) => {
    const { words, index, answers } = snapshot.context;
    const right = answers.filter((answer) => answer.right).length;
    const word = words[index];
    if (snapshot.hasTag('setup')) {
      screen.getByText('Tuesday, November 3, 2026');
      expect(screen.getByRole('status').textContent).toBe(
        snapshot.matches({ preparing: 'failed' }) ? 'Failed to load flashcards. Please try again.' : '',
      );
      const start = screen.queryByRole<HTMLButtonElement>('button', { name: /Start Challenge|Loading/ });
      expect(start?.disabled).toBe(
        snapshot.matches({ preparing: 'failed' }) ? undefined : snapshot.hasTag('busy'),
      );
    }
    if (snapshot.matches('playing') && word) {
      const isRevealed = snapshot.matches({ playing: { word: 'revealed' } });
      screen.getByRole('heading', { level: 2, name: word.spanish });
      screen.getByText(`${index + 1} / 3`);
      expect(screen.getByText('Score').parentElement?.textContent).toBe(`Score${right}`);
      for (const hidden of [word.english, word.example, word.exampleTranslation, word.grammarTip]) {
        expect(screen.queryByText(hidden) !== null).toBe(isRevealed);
      }
      const names = screen.getAllByRole('button').map(({ textContent }) => textContent.trim());
      expect(names.some((name) => name.startsWith('Reveal Answer'))).toBe(!isRevealed);
      expect(focused().textContent.includes(isRevealed ? word.english : word.spanish)).toBe(true);
      expect(focused()).not.toBe(document.body);
    }
    if (snapshot.matches('complete')) {
      screen.getByText(`Your score: ${right} out of 3`);
      screen.getByText(`+${10 * right}`);
      expect(screen.queryAllByRole('listitem').length).toBe(3 - right);
    }
  },
});

function focused(): Element {
  return document.activeElement ?? document.body;
}
