import type { paseoMachine } from '#machines/study/paseo.machine.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Paseo } from '../../src/pages/paseo/PaseoPage.tsx';
import model from '../machines/models/paseo.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { testPage } from '../support/pages.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shows = (text: string | RegExp) => screen.queryByText(text) !== null;

testPage('Paseo', {
  model,
  page: (
    <LearnerPage>
      <Paseo />
    </LearnerPage>
  ),
  gestures: {
    'load.retried': () => press('Try again'),
    'walk.played': () => press(/^Play/),
    'walk.paused': () => press('Pause'),
    'word.skipped': () => press('Next word'),
    'word.returned': () => press('Previous word'),
  },
  see: (snapshot: SnapshotFrom<typeof paseoMachine>) => {
    const { words, index, hasEnglish } = snapshot.context;
    expect(shows('Choosing your words...')).toBe(snapshot.hasTag('busy'));
    expect(shows('Your words couldn’t be loaded')).toBe(snapshot.matches('failed'));
    expect(shows('Nothing is due now')).toBe(snapshot.matches('empty'));
    expect(shows('Your browser has no Spanish voice')).toBe(snapshot.matches('silent'));
    expect(screen.queryByRole('button', { name: 'Pause' }) !== null).toBe(snapshot.hasTag('playing'));
    const isWalking = snapshot.matches('walking');
    const isShown = isWalking || snapshot.matches('ready') || snapshot.matches('complete');
    expect(shows(/Listening doesn’t change your reviews/)).toBe(isShown);
    expect(shows(/no English voice/)).toBe(isShown && !hasEnglish);
    if (isWalking) {
      expect(shows(`${index + 1} of ${words.length}`)).toBe(true);
      expect(screen.getByText(words[index]?.spanish ?? '').getAttribute('lang')).toBe('es');
      const isAwaited = (['spanish', 'thinking'] as const).some((playing) =>
        snapshot.matches({ walking: { playing } }),
      );
      const english = screen.getByText(words[index]?.english ?? '');
      expect(english.dataset['state'], 'the meaning is to be thought of first').toBe(
        isAwaited ? 'awaited' : 'told',
      );
    }
    const told = screen.queryByRole('status')?.textContent ?? '';
    expect(told.includes('another sound began')).toBe(snapshot.matches({ walking: 'interrupted' }));
    expect(told.includes('didn’t play')).toBe(snapshot.matches({ walking: 'speechFailed' }));
    expect(told.includes('heard them all')).toBe(snapshot.matches('complete'));
  },
});
