import type { Exchange } from '#machines/study/activity-sync.machine.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fromCallback, fromPromise, type AnyStateMachine } from 'xstate';
import { UNANSWERED } from '#machines/study/activity.rules.ts';
import { TopBar } from '../../src/frame/TopBar.tsx';
import { ReportProvider } from '../../src/frame/Reports.tsx';
import { LearnerProviders } from '../../src/learner/LearnerProviders.tsx';
import { SessionProvider } from '../../src/session/Session.tsx';
import DashboardPage from '../../src/pages/dashboard/DashboardPage.tsx';
import '../../src/pages/profile/OwnDataPanel.tsx';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';
import { eventually } from '../support/eventually.ts';
import { renderWithLog } from '../support/log-page.tsx';
import { inert } from '../support/paths/control.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  location.hash = '';
});

const never = new Promise<never>(() => undefined);
const BLOCKED = 'Your account can’t be reached. The service may be down, or an ad blocker may stop it.';

function syncWith(answer: () => Promise<Exchange>, unsent = 0) {
  return {
    'activity-sync': {
      watchSync: fromCallback(() => undefined),
      fetchSnapshot: fromPromise(() => Promise.resolve(null)),
      exchangeActivity: fromPromise(answer),
      countUnsent: fromPromise(() =>
        Promise.resolve({ unsent, ...(unsent > 0 && { since: Date.parse('2026-11-03T11:05Z') }) }),
      ),
    },
  };
}

describe('an account that doesn’t answer, on a device without a log', () => {
  test.each([
    ['at once', () => Promise.reject(new Error(UNANSWERED))],
    ['at all', () => never],
  ])('%s: a note says that figures couldn’t be loaded, and no sample is shown', async (_name, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    renderWithLog(<DashboardPage />, { log: [], actors: syncWith(answer) });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await screen.findByText(/^We couldn’t load your figures yet/);
    expect(screen.queryByText('Sample data')).toBe(null);
  });
});

describe('an account that has answered a device that hasn’t read its log yet', () => {
  const answered: Exchange = { unsent: 0, hasMore: false, refusals: [] };
  test.each([
    ['soon', 0],
    ['late', 5000],
  ])('%s: the learner doesn’t look new', async (_name, delay) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const answer = () =>
      new Promise<Exchange>((resolve) => {
        setTimeout(() => resolve(answered), delay);
      });
    renderWithLog(<DashboardPage />, { log: [], actors: syncWith(answer) });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    if (delay > 0) await screen.findByText(/^We couldn’t load your figures yet/);
    await act(() => vi.advanceTimersByTimeAsync(delay));
    await screen.findByText('Loading your figures...');
    expect(screen.queryByText('Sample data')).toBe(null);
  });
});

test('an account that was seen empty is offline as it was seen: without a single figure, but loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const answer = () => Promise.reject(new Error(UNANSWERED));
  renderWithLog(<DashboardPage />, { log: [], isFetched: true, actors: syncWith(answer) });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect((await screen.findAllByText('Sample data')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/could not be loaded yet/)).toBe(null);
});

describe('the bar', () => {
  test.each([
    [
      'quietly, since when records wait',
      2,
      new Error('404'),
      /^Saved on this device, not in your account yet, since \d\d:05\.$/,
    ],
    ['what may be the reason if nothing answers', 0, new Error(UNANSWERED), new RegExp(`^${BLOCKED}$`)],
  ])('says %s', async (_name, unsent, error, text) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    renderBar(syncWith(() => Promise.reject(error), unsent));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const status = screen.getAllByRole('status').at(1);
    await eventually(() => expect(status?.textContent).toMatch(text));
  });

  test('says nothing once all is sent', async () => {
    let isWell = false;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    renderBar(
      syncWith(
        () =>
          isWell
            ? Promise.resolve({ unsent: 0, hasMore: false, refusals: [] })
            : Promise.reject(new Error('404')),
        1,
      ),
    );
    const status = screen.getAllByRole('status').at(1);
    await eventually(() => expect(status?.textContent).toContain('Saved on this device'));
    isWell = true;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await eventually(() => expect(status?.textContent).toBe(''));
  });
});

describe('Your data', () => {
  test.each([
    ['guarantees', true, /^Your data is safe in this browser/],
    ['doesn’t guarantee', false, /^This browser doesn’t guarantee to keep your data/],
  ])('says that the browser %s to keep it', async (_name, isPersisted, text) => {
    location.hash = '#data';
    renderWithLog(<ProfilePage />, {
      log: [],
      unsent: 0,
      actors: {
        'storage-persistence': {
          checkPersistence: fromPromise(() => Promise.resolve({ isPersisted, isInstalled: false })),
          requestPersistence: fromPromise(() => never),
        },
      },
    });
    await screen.findByText(text);
  });

  test('the browser is asked once records are waiting', async () => {
    location.hash = '#data';
    renderWithLog(<ProfilePage />, {
      log: [],
      actors: {
        ...syncWith(() => Promise.reject(new Error('404')), 3),
        'storage-persistence': {
          checkPersistence: fromPromise(() => Promise.resolve({ isPersisted: false, isInstalled: false })),
          requestPersistence: fromPromise(() => Promise.resolve(true)),
        },
      },
    });
    await screen.findByText(/^Your data is safe in this browser/);
  });
});

function renderBar(actors: Readonly<Record<string, object>>): void {
  const user = { id: 'u1', email: 'ana@example.com', name: 'Ana' };
  const session = {
    watchSession: fromCallback(({ sendBack }) => sendBack({ type: 'INITIAL_SESSION', user })),
  };
  const all: Readonly<Record<string, object>> = { session, ...actors };
  const runtime = testRuntime(
    ({ machine: wanted }, input) => {
      const own = all[wanted.id];
      const machine: AnyStateMachine = own ? wanted.provide({ actors: own }) : inert(wanted);
      return { machine: machine as typeof wanted, options: { input } };
    },
    () => Date.parse('2026-11-03T12:00Z'),
  );
  render(
    <Stage runtime={runtime}>
      <Router hook={memoryLocation({ path: '/dashboard' }).hook}>
        <SessionProvider>
          <ReportProvider>
            <TopBar />
            <LearnerProviders user={user} />
          </ReportProvider>
        </SessionProvider>
      </Router>
    </Stage>,
  );
}
