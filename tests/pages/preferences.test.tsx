import { defaultPreferences, type Preferences } from '#machines/account/preferences.rules.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { use, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromCallback, fromPromise, type AnyStateMachine, type EventObject } from 'xstate';
import { Companions } from '../../src/learner/Companions.tsx';
import { useToday } from '../../src/learner/day.ts';
import { PreferencesProvider, useAutoPlay, usePreference } from '../../src/learner/Preferences.tsx';
import { SessionProvider } from '../../src/learner/Session.tsx';
import { ListenerContext } from '../../src/runtime/use-emits.ts';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';
import { inert } from '../support/paths/control.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const user = { id: 'u1', email: 'ana@example.com', name: 'Ana' };
const account: Preferences = { ...defaultPreferences('Ana'), timezone: 'Europe/Paris' };

/** What the account does with changes; different in each test. */
let save: (changes: Partial<Preferences>) => Promise<Preferences>;
/** What the audio player was told to play. */
let toned: EventObject[] = [];

const settings = testRuntime(
  ({ machine }, input) => ({ machine: withAnswers(machine) as typeof machine, options: { input } }),
  () => Date.parse('2026-11-03T03:30Z'),
);

function withAnswers(machine: AnyStateMachine): AnyStateMachine {
  if (machine.id === 'settings-form') {
    const valid = fromPromise(({ input }) => Promise.resolve({ ok: true, values: input }));
    return machine.provide({ actors: { validateSettings: valid } });
  }
  if (machine.id === 'audio-player') {
    const playTones = fromCallback(({ receive }) => receive((event) => toned.push(event)));
    return inert(machine).provide({ actors: { playTones } });
  }
  if (machine.id !== 'preferences') return inert(machine);
  return machine.provide({
    actors: {
      watchDevice: fromCallback(({ sendBack }) => sendBack({ type: 'copy.read', copy: null })),
      loadAccount: fromPromise(() => Promise.resolve(account)),
      saveChanges: fromPromise(({ input }) => save((input as { changes: Partial<Preferences> }).changes)),
    },
  });
}

function open(page: ReactNode): void {
  render(
    <Stage runtime={settings}>
      <SessionProvider>
        <PreferencesProvider user={user}>{page}</PreferencesProvider>
      </SessionProvider>
    </Stage>,
  );
}

beforeEach(() => {
  location.hash = '#settings';
});
afterEach(cleanup);

async function rename(name: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Display name'), { target: { value: name } });
  fireEvent.submit(document.querySelector('form') ?? document);
}

test('saved settings apply at once, and only changes are sent', async () => {
  const sent: Partial<Preferences>[] = [];
  save = (changes) => {
    sent.push(changes);
    return Promise.resolve({ ...account, ...changes });
  };
  open(
    <>
      <ProfilePage />
      <Facts />
    </>,
  );
  await rename('Lucía');
  await screen.findByText('Saved');
  screen.getByText('Lucía on 2026-11-03');
  expect(sent).toEqual([{ displayName: 'Lucía' }]);
});

test('settings that do not reach the account apply on this device, and the page says so', async () => {
  save = () => Promise.reject(new Error(''));
  open(
    <>
      <ProfilePage />
      <Facts />
    </>,
  );
  await rename('Lucía');
  await screen.findByText(/This device keeps what you change/);
  screen.getByText('Lucía on 2026-11-03');
});

test('refused settings do not apply, and the input stays', async () => {
  save = () => Promise.reject(new Error('Your account did not accept these settings.'));
  open(
    <>
      <ProfilePage />
      <Facts />
    </>,
  );
  await rename('Lucía');
  await screen.findByText('Not saved. Please try again.');
  screen.getByText('Ana on 2026-11-03');
  expect(screen.getByLabelText<HTMLInputElement>('Display name').value).toBe('Lucía');
});

test('the learning settings are saved with their meaning', async () => {
  location.hash = '#learning';
  const sent: Partial<Preferences>[] = [];
  save = (changes) => {
    sent.push(changes);
    return Promise.resolve({ ...account, ...changes });
  };
  open(<ProfilePage />);
  fireEvent.change(await screen.findByLabelText('Remember in reviews'), { target: { value: '0.95' } });
  fireEvent.change(screen.getByLabelText('Rating buttons in reviews'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Type answers in reviews' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Ask for vosotros' }));
  fireEvent.submit(document.querySelector('form') ?? document);
  await screen.findByText('Saved');
  expect(sent).toEqual([{ retention: 0.95, reviewButtons: 2, typedAnswers: true, vosotros: false }]);
});

test('the switches below the master switch work only while it is on', async () => {
  location.hash = '#notifications';
  open(<ProfilePage />);
  const names = ['Daily reminders', 'Learning achievements', 'New content alerts'];
  const areDisabled = () =>
    names.map((name) => screen.getByRole<HTMLButtonElement>('switch', { name }).disabled);
  const master = await screen.findByRole('switch', { name: 'All notifications' });
  expect(areDisabled()).toEqual([true, true, true]);
  fireEvent.click(master);
  expect(areDisabled()).toEqual([false, false, false]);
});

test.each([
  [true, ['el pan', 'el agua']],
  [false, []],
])('with auto-play %s each card that is shown speaks: %s', async (isOn, spoken) => {
  save = (changes) => Promise.resolve({ ...account, ...changes });
  const offered: string[] = [];
  account.autoPlayAudio = isOn;
  open(<Cards offer={(word) => offered.push(word)} />);
  await screen.findByText('Ana on 2026-11-03');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(offered).toEqual(spoken);
  account.autoPlayAudio = false;
});

test.each([true, false])('judged answers play a tone while sound effects are on: %s', async (isOn) => {
  toned = [];
  account.soundEffects = isOn;
  render(
    <Stage runtime={settings}>
      <SessionProvider>
        <Companions user={user}>
          <Facts />
          <Judge />
        </Companions>
      </SessionProvider>
    </Stage>,
  );
  await screen.findByText('Ana on 2026-11-03');
  fireEvent.click(screen.getByRole('button', { name: 'Judge two answers' }));
  const tones = [true, false].map((isRight) => ({ type: 'tone.requested', isRight }));
  expect(toned).toEqual(isOn ? tones : []);
  account.soundEffects = true;
});

function Judge() {
  const tell = use(ListenerContext);
  const judge = () => {
    for (const isRight of [true, false]) tell({ type: 'answer.judged', isRight });
  };
  return <button onClick={judge}>Judge two answers</button>;
}

function Facts() {
  return <p>{`${usePreference('displayName')} on ${useToday()}`}</p>;
}

function Cards({ offer }: { offer: (word: string) => void }) {
  const [word, show] = useState('el pan');
  useAutoPlay(true, word, () => offer(word));
  return (
    <>
      <Facts />
      <button onClick={() => show('el agua')}>Next</button>
    </>
  );
}
