import type { paseoMachine } from '#machines/study/paseo.machine.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { keepScreenOn } from '../../src/services/wake-lock.ts';
import { Paseo } from '../../src/pages/paseo/PaseoPage.tsx';
import model from '../machines/models/paseo.ts';
import { eventually } from '../support/eventually.ts';
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
    'screen.toggled': () => fireEvent.click(screen.getByRole('switch', { name: 'Keep the screen on' })),
    'word.skipped': () => press('Next word'),
    'word.returned': () => press('Previous word'),
  },
  see: (snapshot: SnapshotFrom<typeof paseoMachine>) => {
    const { words, index, hasEnglish, keepsAwake } = snapshot.context;
    expect(shows('Choosing your words...')).toBe(snapshot.hasTag('busy'));
    expect(shows('Your words couldn’t be loaded')).toBe(snapshot.matches('failed'));
    expect(shows('Nothing is due now')).toBe(snapshot.matches('empty'));
    expect(shows('Your browser has no Spanish voice')).toBe(snapshot.matches('silent'));
    expect(screen.queryByRole('button', { name: 'Pause' }) !== null).toBe(snapshot.hasTag('playing'));
    const isWalking = snapshot.matches('walking');
    const isShown = isWalking || snapshot.matches('ready') || snapshot.matches('complete');
    expect(shows(/Listening doesn’t change your reviews/)).toBe(isShown);
    expect(shows(/no English voice/)).toBe(isShown && !hasEnglish);
    const awake = screen.queryByRole('switch', { name: 'Keep the screen on' });
    expect(awake !== null).toBe(snapshot.can({ type: 'screen.toggled' }));
    if (awake) expect(awake.getAttribute('aria-checked')).toBe(String(keepsAwake));
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

test('the screen stays on until the walk stops, also after the page was hidden', async () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = vi.fn<(type: string) => Promise<{ release: typeof release }>>(() =>
    Promise.resolve({ release }),
  );
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const stop = keepScreenOn();
  await eventually(() => expect(request.mock.calls).toEqual([['screen']]));
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(request).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  stop();
  await eventually(() => expect(release).toHaveBeenCalledTimes(2));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a device that refuses to stay on is left alone', async () => {
  const request = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('low battery')));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const stop = keepScreenOn();
  await eventually(() => expect(request).toHaveBeenCalledOnce());
  stop();
});
