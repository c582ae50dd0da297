import {
  defaultPreferences,
  type Moments,
  type PreferenceChanges,
  type Preferences,
  type Refusals,
} from '#machines/account/preferences.rules.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { use, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromCallback, fromPromise, type AnyStateMachine, type EventObject } from 'xstate';
import { Reminders } from '../../src/learner/Reminders.tsx';
import { LearnerProviders } from '../../src/learner/LearnerProviders.tsx';
import { useToday } from '../../src/learner/day.ts';
import { useAutoPlay, usePreference } from '../../src/learner/Preferences.tsx';
import { SessionProvider } from '../../src/session/Session.tsx';
import { ListenerContext } from '../../src/runtime/use-emits.ts';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';
import { LearnerPage } from '../support/learner-page.tsx';
import { learnerFlows } from '../support/learner-flows.ts';
import { inert } from '../support/paths/control.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const { flows } = learnerFlows();
const user = { id: 'u1', email: 'ana@example.com', name: 'Ana' };
const account: Preferences = { ...defaultPreferences('Ana'), timezone: 'Europe/Paris' };

let save: (changes: PreferenceChanges) => Promise<Preferences>;
/** What the account refuses, and why. */
let refused: Refusals = {};
let tellZone: (zone: string) => void;
/** How often permission was requested. */
let asked = 0;
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
  if (machine.id === 'reminders') {
    const watchDevice = fromCallback(({ sendBack }) =>
      sendBack({ type: 'device.read', permission: 'unasked' }),
    );
    const askPermission = fromPromise(() => {
      asked += 1;
      return Promise.resolve('denied');
    });
    return inert(machine).provide({ actors: { watchDevice, askPermission } });
  }
  if (machine.id !== 'preferences') return inert(machine);
  return machine.provide({
    actors: {
      watchDevice: fromCallback(({ sendBack }) => {
        tellZone = (zone) => sendBack({ type: 'zone.found', zone });
        tellZone('Asia/Tokyo');
        sendBack({ type: 'copy.read', copy: null });
      }),
      loadAccount: fromPromise(() => Promise.resolve({ account, moments: {} })),
      saveChanges: fromPromise(async ({ input }) => {
        const { changes, made } = input as { changes: PreferenceChanges; made: Moments };
        return { account: await save(changes), moments: made, refused };
      }),
    },
  });
}

function open(page: ReactNode): void {
  render(
    <Stage runtime={settings}>
      <SessionProvider>
        <LearnerPage>{page}</LearnerPage>
      </SessionProvider>
    </Stage>,
  );
}

beforeEach(() => {
  location.hash = '#settings';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  account.timezone = 'Europe/Paris';
  refused = {};
});

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

test('settings that don’t reach the account apply on this device, and the page says so', async () => {
  save = () => Promise.reject(new Error(''));
  open(
    <>
      <ProfilePage />
      <Facts />
    </>,
  );
  await rename('Lucía');
  await screen.findByText(/Your changes are saved on this device/);
  screen.getByText('Lucía on 2026-11-03');
});

test('a refused setting doesn’t apply: its input stays, with the reason; others are saved', async () => {
  save = () => Promise.resolve({ ...account, dailyGoal: 20 });
  refused = { displayName: 'too long' };
  open(
    <>
      <ProfilePage />
      <Facts />
    </>,
  );
  await rename('Lucía');
  const name = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Display name',
    description: 'Your account didn’t accept this: too long',
  });
  screen.getByText('Ana on 2026-11-03');
  expect([name.value, document.activeElement]).toEqual(['Lucía', name]);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(name.value).toBe('Ana');
});

test('a name that differs only in spaces is saved without a request', async () => {
  save = () => Promise.reject(new Error('asked'));
  open(<ProfilePage />);
  await rename('Ana ');
  await screen.findByText('Saved');
});

test('until a timezone is chosen, the day follows the browser’s', async () => {
  account.timezone = null;
  open(<Facts />);
  await screen.findByText('Ana on 2026-11-03');
  act(() => tellZone('America/Los_Angeles'));
  screen.getByText('Ana on 2026-11-02');
});

test.each([
  [null, '', 'Same as this browser (Asia/Tokyo)'],
  ['Mars/Olympus_Mons', 'Mars/Olympus_Mons', 'Mars/Olympus Mons (unknown to this browser)'],
  ['Europe/London', 'Europe/London', 'London'],
])(
  'with the timezone %s the form shows %s, and keeps it when something else is saved',
  async (chosen, value, text) => {
    account.timezone = chosen;
    const sent: Partial<Preferences>[] = [];
    save = (changes) => {
      sent.push(changes);
      return Promise.resolve({ ...account, ...changes });
    };
    open(<ProfilePage />);
    const select = await screen.findByLabelText<HTMLSelectElement>('Timezone');
    expect(select.value).toBe(value);
    expect(select.selectedOptions[0]?.text).toBe(text);
    await rename('Lucía');
    await screen.findByText('Saved');
    expect(sent).toEqual([{ displayName: 'Lucía' }]);
  },
);

test('a chosen timezone can be reset to the browser’s', async () => {
  account.timezone = 'Europe/London';
  const sent: Partial<Preferences>[] = [];
  save = (changes) => {
    sent.push(changes);
    return Promise.resolve({ ...account, ...changes });
  };
  open(<ProfilePage />);
  const select = await screen.findByLabelText<HTMLSelectElement>('Timezone');
  const [own] = select.options;
  expect(own?.text).toBe('Same as this browser (Asia/Tokyo)');
  fireEvent.change(select, { target: { value: own?.value } });
  fireEvent.submit(document.querySelector('form') ?? document);
  await screen.findByText('Saved');
  expect(sent).toEqual([{ timezone: null }]);
});

test.each([
  [true, 400],
  [false, 1],
])('six timezones are suggested before all others that the browser lists: %s', async (canList, least) => {
  account.timezone = 'Europe/Berlin';
  if (!canList) vi.stubGlobal('Intl', { DateTimeFormat: Intl.DateTimeFormat });
  open(<ProfilePage />);
  const select = await screen.findByLabelText<HTMLSelectElement>('Timezone');
  const groups = [...select.querySelectorAll('optgroup')];
  expect(groups.map(({ label }) => label)).toEqual(['Suggested', 'All zones']);
  const [suggested = [], others = []] = groups.map((group) => [...group.querySelectorAll('option')]);
  const first = ['New York', 'Chicago', 'Denver', 'Los Angeles', 'London', 'Paris'];
  expect(suggested.map((option) => option.text)).toEqual(first);
  expect(others.length).toBeGreaterThanOrEqual(least);
  const values = [...suggested, ...others].map((option) => option.value);
  expect(new Set(values).size).toBe(values.length);
  expect(values).toContain('Europe/Berlin');
});

test('the learning settings are saved as numbers and booleans', async () => {
  location.hash = '#learning';
  const sent: Partial<Preferences>[] = [];
  save = (changes) => {
    sent.push(changes);
    return Promise.resolve({ ...account, ...changes });
  };
  open(<ProfilePage />);
  fireEvent.change(await screen.findByLabelText('Remember in reviews'), { target: { value: '0.95' } });
  fireEvent.change(screen.getByLabelText('Rating buttons in reviews'), { target: { value: '4' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Type answers in reviews' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Learn vosotros' }));
  fireEvent.submit(document.querySelector('form') ?? document);
  await screen.findByText('Saved');
  expect(sent).toEqual([{ retention: 0.95, reviewButtons: 4, typedAnswers: true, vosotros: true }]);
});

test('the reminder hour is saved to the account', async () => {
  location.hash = '#notifications';
  const sent: object[] = [];
  save = (changes) => {
    sent.push(changes);
    return Promise.resolve({ ...account, ...changes });
  };
  open(<ProfilePage />);
  const hour = await screen.findByLabelText<HTMLSelectElement>('Remind me from');
  expect([hour.value, hour.options[0]?.text, hour.options[23]?.text]).toEqual(['18', '4 AM', '3 AM']);
  fireEvent.change(hour, { target: { value: '7' } });
  screen.getByText(/an event every day at 7 AM/);
  fireEvent.submit(document.querySelector('form') ?? document);
  await screen.findByText('Saved');
  expect(sent).toEqual([{ reminderHour: 7 }]);
});

test('only turning reminders on asks the browser for permission', async () => {
  location.hash = '#notifications';
  asked = 0;
  open(
    <>
      <Reminders flows={flows} />
      <ProfilePage />
    </>,
  );
  const master = await screen.findByRole('switch', { name: 'All notifications' });
  fireEvent.click(screen.getByRole('switch', { name: 'Learning achievements' }));
  expect([asked, screen.queryByText(/hasn’t asked you/)]).toEqual([0, null]);
  fireEvent.click(master);
  expect(asked).toBe(1);
  await screen.findByText(/Your browser blocks notifications.*To change that/);
  fireEvent.click(master);
  expect(screen.queryByText(/Your browser blocks/)).toBeNull();
  fireEvent.click(master);
  screen.getByText(/Your browser blocks/);
  expect(asked).toBe(1);
});

test('with reminders on in a browser that was never asked, the page doesn’t ask', async () => {
  location.hash = '#notifications';
  asked = 0;
  account.notifications = true;
  open(
    <>
      <Reminders flows={flows} />
      <ProfilePage />
    </>,
  );
  await screen.findByText(/Your browser hasn’t asked you yet/);
  expect(asked).toBe(0);
  fireEvent.click(screen.getByRole('switch', { name: 'Daily reminders' }));
  expect([asked, screen.queryByText(/hasn’t asked you/)]).toEqual([0, null]);
  fireEvent.click(screen.getByRole('switch', { name: 'Daily reminders' }));
  expect(asked).toBe(1);
  account.notifications = false;
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
])('with auto-play %s, each shown card plays: %s', async (isOn, spoken) => {
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
        <LearnerProviders user={user}>
          <Facts />
          <Judge />
        </LearnerProviders>
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
