import type { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import type { sessionMachine } from '#machines/account/session.machine.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { Link, Route, Switch } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { report } from '../../src/runtime/emits.ts';
import { AudioPlayerProvider, useSound } from '../../src/learner/Audio.tsx';
import { Learner } from '../../src/learner/Learner.tsx';
import { SessionProvider } from '../../src/learner/Session.tsx';
import { TopBar } from '../../src/frame/TopBar.tsx';
import { AudioButton } from '../../src/ui/base/AudioButton.tsx';
import audioModel from '../machines/models/audio-player.ts';
import menuModel from '../machines/models/mobile-menu.ts';
import sessionModel from '../machines/models/session.ts';
import { testPage } from '../support/pages.ts';

// The guard fetches it when it is first needed, which may take longer than a path waits.
beforeAll(() => import('../../src/learner/Preferences.tsx'));

const page = () => Promise.resolve();
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

testPage('Session', {
  model: sessionModel,
  page: (
    <SessionProvider>
      <TopBar />
      <Learner page={page}>
        <p>For learners only</p>
      </Learner>
    </SessionProvider>
  ),
  location: () => '/flashcards',
  gestures: {
    'retry.requested': () => press('Try again'),
    'login.requested': () => press('Go to log in'),
    'logout.requested': () => press('Log out'),
    'logout.confirmed': () => press('Log out anyway'),
    'logout.cancelled': () => press('Stay logged in'),
  },
  see: (snapshot: SnapshotFrom<typeof sessionMachine>) => {
    const isInside = snapshot.matches('signedIn') || snapshot.matches('leaving');
    expect(screen.queryByText('For learners only') !== null).toBe(isInside);
    expect(screen.queryByRole('alertdialog', { hidden: true }) !== null).toBe(snapshot.hasTag('dialog'));
    const logins = screen.queryAllByRole('link', { name: 'Login', hidden: true });
    expect(logins.length > 0).toBe(snapshot.matches('signedOut') || snapshot.matches('loading'));
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(snapshot.hasTag('slow'));
  },
});

testPage('Mobile menu', {
  model: menuModel,
  page: <TopBar />,
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
    'audio.toggled': ({ text }: { text: string }) =>
      fireEvent.click(screen.getByRole('button', { name: new RegExp(text.replace('?', '\\?')) })),
    'audio.offered': ({ id }: { id: string }) => press(`Show ${id}`),
    'tone.wanted': ({ isRight }: { isRight: boolean }) => report({ type: 'answer.judged', isRight }),
    'audio.stopped': () => {
      fireEvent.click(screen.getByText('Leave'));
      fireEvent.click(screen.getByText('Return'));
    },
  },
  see: (snapshot: SnapshotFrom<typeof audioPlayerMachine>) => {
    const pressed = screen.queryAllByRole('button', { pressed: true });
    expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual(
      snapshot.context.sound ? [`Stop ${snapshot.context.sound.text}`] : [],
    );
  },
});

function SoundButton({ id, text }: { id: string; text: string }) {
  const { isPlaying, toggle, offer } = useSound(id, text);
  return (
    <>
      <AudioButton text={text} isPlaying={isPlaying} onToggle={toggle} />
      <button onClick={offer}>Show {id}</button>
    </>
  );
}
