import type { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import type { AuthEvent } from '#machines/account/session.machine.ts';
import type { sessionMachine } from '#machines/account/session.machine.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link, Route, Switch } from 'wouter';
import { fromCallback, type SnapshotFrom } from 'xstate';
import { AudioPlayerProvider, useAudioPlayer, useSound } from '../../src/learner/Audio.tsx';
import { Learner } from '../../src/learner/Learner.tsx';
import { SessionProvider, useSession } from '../../src/session/Session.tsx';
import { ReportProvider } from '../../src/frame/Reports.tsx';
import { TopBar } from '../../src/frame/TopBar.tsx';
import { AudioButton, SlowButton } from '../../src/ui/base/AudioButton.tsx';
import audioModel from '../machines/models/audio-player.ts';
import menuModel from '../machines/models/mobile-menu.ts';
import sessionModel from '../machines/models/session.ts';
import { testPage } from '../support/pages.ts';
import { inert } from '../support/paths/control.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

const unknownLoss = ['your latest activity', 'Perhaps some records have'];
const losses: Record<number, string[]> = {
  0: ['changed settings', 'One changed setting has'],
  2: ['your latest activity', '2 records and one changed setting have'],
};

testPage('Session', {
  model: sessionModel,
  page: (
    <SessionProvider>
      <ReportProvider>
        <TopBar />
        <Learner>
          <p>For learners only</p>
        </Learner>
        <GuestButton />
      </ReportProvider>
    </SessionProvider>
  ),
  location: () => '/flashcards',
  gestures: {
    'retry.requested': () => press('Try again'),
    'login.requested': () => press(/Go to log in|Log in again|^Continue$/),
    'guest.chosen': () => press('Try it without an account'),
    'logout.requested': () => press('Log out'),
    'logout.confirmed': () => press('Log out anyway'),
    'logout.cancelled': () => press('Stay logged in'),
  },
  see: (snapshot: SnapshotFrom<typeof sessionMachine>) => {
    const isEnded = snapshot.matches({ ending: 'finishing' });
    const isInside =
      snapshot.matches('signedIn') ||
      snapshot.matches({ ending: 'leaving' }) ||
      isEnded ||
      snapshot.matches('guest');
    expect(screen.queryByText('For learners only') !== null).toBe(isInside);
    expect(screen.queryByRole('alertdialog', { hidden: true }) !== null).toBe(snapshot.hasTag('dialog'));
    const logins = screen.queryAllByRole('link', { name: 'Login', hidden: true });
    expect(logins.length > 0).toBe(snapshot.matches('signedOut') || snapshot.matches('loading'));
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(snapshot.hasTag('slow'));
    const hasBeenGuest = snapshot.context.user?.isGuest === true;
    expect(screen.queryByText('Guest') !== null).toBe(hasBeenGuest);
    const ended = snapshot.context.isRefused
      ? 'Your login has ended.'
      : 'You were logged out in another tab.';
    const cause = hasBeenGuest ? 'You’re logged in in another tab.' : ended;
    const { work } = snapshot.context;
    const rest = work?.isFinished === false ? ' You can still finish your game.' : '';
    const kept = hasBeenGuest
      ? ' What you did as a guest is saved on this device.'
      : ' Your progress is saved on this device and syncs when you log in again.';
    expect(screen.queryByText(cause + rest + kept) !== null).toBe(isEnded);
    expect(screen.queryByText(/^Your game isn’t finished/) !== null).toBe(
      snapshot.matches({ ending: { leaving: 'warning' } }) && work !== null,
    );
    if (snapshot.matches({ ending: { leaving: 'asking' } })) {
      const { unsent } = snapshot.context;
      const [title, lost] = (unsent ? losses[unsent.records] : unknownLoss) ?? [];
      screen.getByRole('alertdialog', { name: `Log out and lose ${title}?`, hidden: true });
      screen.getByText(
        `${lost} not reached your account yet. Stay logged in until you’re back online, and nothing is lost.`,
      );
    }
    expect(screen.queryByText('Offline') !== null).toBe(snapshot.hasTag('offline'));
  },
});

function GuestButton() {
  const session = useSession();
  return (
    <button type="button" onClick={() => session.send({ type: 'guest.chosen' })}>
      Try it without an account
    </button>
  );
}

test('logging in right after logging out restarts the same learner’s flows', () => {
  const ana = { id: 'u1', email: 'ana@example.com', name: 'Ana' };
  let tell: (event: AuthEvent) => void = () => undefined;
  const watchSession = fromCallback<{ type: 'retry.requested' }>(({ sendBack }) => {
    tell = sendBack;
  });
  const runtime = testRuntime(({ machine }, input) => ({
    machine: (machine.id === 'session'
      ? inert(machine).provide({ actors: { watchSession } })
      : inert(machine)) as typeof machine,
    options: { input },
  }));
  const logs = new Set<unknown>();
  runtime.flows.watch((actor) => {
    if (actor.getSnapshot().machine.id === 'activity') logs.add(actor);
    return () => undefined;
  });
  render(
    <Stage runtime={runtime}>
      <SessionProvider>
        <Learner>
          <p>For learners only</p>
        </Learner>
      </SessionProvider>
    </Stage>,
  );
  act(() => tell({ type: 'SIGNED_IN', user: ana }));
  expect(logs.size).toBe(1);
  act(() => tell({ type: 'TOKEN_REFRESHED', user: ana }));
  expect(logs.size).toBe(1);
  act(() => {
    tell({ type: 'SIGNED_OUT', user: null });
    tell({ type: 'SIGNED_IN', user: ana });
  });
  expect(logs.size).toBe(2);
  screen.getByText('For learners only');
  cleanup();
});

testPage('Mobile menu', {
  model: menuModel,
  page: (
    <ReportProvider>
      <TopBar />
    </ReportProvider>
  ),
  gestures: {
    'menu.toggled': () => press(/(Open|Close) menu/),
    'link.tapped': () => fireEvent.click(document.querySelector('nav[aria-label="Menu"] a') ?? document),
    'menu.dismissed': () => fireEvent.keyDown(document, { key: 'Escape' }),
  },
  see: (snapshot) => {
    const panel = document.querySelector<HTMLElement>('nav[aria-label="Menu"]');
    expect(panel?.hidden).toBe(snapshot.matches('closed'));
  },
});

testPage('Audio player', {
  model: audioModel,
  page: (
    <AudioPlayerProvider>
      <Tones />
      <Switch>
        <Route path="/">
          <SoundButton id="word" text="¡Hola!" />
          <SoundButton id="phrase" text="¿Cómo estás?" />
          <Link href="/elsewhere">Leave</Link>
        </Route>
        <Route>
          <Link href="/">Return</Link>
        </Route>
      </Switch>
    </AudioPlayerProvider>
  ),
  gestures: {
    'audio.toggled': ({ text, isSlow = false }: { text: string; isSlow?: boolean }) => {
      const own = screen.getAllByRole('button', { name: new RegExp(text.replace('?', '\\?')) });
      fireEvent.click(own[isSlow ? 1 : 0] ?? document);
    },
    'audio.offered': ({ id }: { id: string }) => press(`Show ${id}`),
    'tone.requested': ({ isRight }: { isRight: boolean }) => press(isRight ? 'Right' : 'Wrong'),
    'audio.stopped': () => {
      fireEvent.click(screen.getByText('Leave'));
      fireEvent.click(screen.getByText('Return'));
    },
  },
  see: (snapshot: SnapshotFrom<typeof audioPlayerMachine>) => {
    const { sound } = snapshot.context;
    const pressed = screen.queryAllByRole('button', { pressed: true });
    expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual(
      sound ? [`Stop ${sound.text}`] : [],
    );
    const ofWord = screen.queryAllByRole('button', { name: /¡Hola!/ });
    if (sound?.id === 'word') expect(ofWord.indexOf(pressed[0] ?? document.body)).toBe(sound.isSlow ? 1 : 0);
  },
});

function Tones() {
  const player = useAudioPlayer();
  return [true, false].map((isRight) => (
    <button key={`${isRight}`} onClick={() => player.send({ type: 'tone.requested', isRight })}>
      {isRight ? 'Right' : 'Wrong'}
    </button>
  ));
}

function SoundButton({ id, text }: { id: string; text: string }) {
  const { isPlaying, toggle, offer } = useSound(id, text);
  const slow = useSound(id, text, { isSlow: true });
  return (
    <>
      <AudioButton text={text} isPlaying={isPlaying} onToggle={toggle} />
      <SlowButton text={text} isPlaying={slow.isPlaying} onToggle={slow.toggle} />
      <button onClick={offer}>Show {id}</button>
    </>
  );
}
