import { inEffect, type preferencesMachine } from '#machines/account/preferences.machine.ts';
import type { settingsFormMachine } from '#machines/account/settings-form.machine.ts';
import { defaultPreferences, type PreferenceChanges } from '#machines/account/preferences.rules.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AnyActor, SnapshotFrom } from 'xstate';
import { PreferencesProvider, usePreference, usePreferences } from '../../src/learner/Preferences.tsx';
import { SessionProvider } from '../../src/session/Session.tsx';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';
import preferencesModel from '../machines/models/preferences.ts';
import formModel from '../machines/models/settings-form.ts';
import { testPage } from '../support/pages.ts';
import { inert } from '../support/paths/control.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answer = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

async function openTab(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('tab', { name }));
  await screen.findByRole('tabpanel', { name });
}

/** Like Back: the URL has changed before the page is notified. */
function goTo(address: string): void {
  const { href } = location;
  History.prototype.pushState.call(history, null, '', address);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(location.href, 'the page stays').toBe(href);
}

beforeEach(() => {
  location.hash = '#settings';
});

testPage('Settings', {
  model: formModel,
  page: <ProfilePage />,
  gestures: {
    'field.changed': async ({ changes }: { changes: { displayName?: string } }) => {
      await openTab(changes.displayName === undefined ? 'Audio' : 'Account');
      if (changes.displayName === undefined)
        fireEvent.click(screen.getByRole('switch', { name: 'Sound effects' }));
      else
        fireEvent.change(screen.getByLabelText('Display name'), { target: { value: changes.displayName } });
    },
    'form.submitted': () => fireEvent.submit(formOnPage()),
    'changes.discarded': () => press('Discard'),
    'leave.requested': ({ address }: { address: string }) => goTo(address),
    'leave.confirmed': () => answer('Leave'),
    'leave.cancelled': () => answer('Stay'),
  },
  own: ['settings.arrived'],
  see: (snapshot: SnapshotFrom<typeof settingsFormMachine>) => {
    const { draft, errors } = snapshot.context;
    const name = screen.queryByLabelText<HTMLInputElement>('Display name');
    const sounds = screen.queryByRole('switch', { name: 'Sound effects' });
    expect(name ? name.value : sounds?.getAttribute('aria-checked')).toBe(
      name ? draft.displayName : String(draft.soundEffects),
    );
    if (name && errors.displayName !== undefined) screen.getByText(errors.displayName);
    expect(document.querySelector('fieldset')?.disabled).toBe(snapshot.hasTag('busy'));
    const save = screen.getByRole('button', { name: /Save changes|Saving/, hidden: true });
    expect(save.getAttribute('aria-disabled')).toBe(String(!snapshot.matches('dirty')));
    expect(save.textContent === 'Saving...').toBe(snapshot.hasTag('busy'));
    expect(document.querySelector('output')?.textContent).toBe(statusIn(snapshot));
    expect(document.querySelector('[role=alertdialog][open]') !== null).toBe(snapshot.hasTag('dialog'));
  },
});

function statusIn(snapshot: SnapshotFrom<typeof settingsFormMachine>): string {
  if (snapshot.matches('saved')) return 'Saved';
  if (snapshot.matches({ dirty: 'failed' })) return 'Not saved. Please try again.';
  if (snapshot.matches({ dirty: 'refused' })) return 'Not saved. Please look at your account settings.';
  return snapshot.matches('dirty') ? 'Not saved yet' : '';
}

function formOnPage(): HTMLFormElement {
  const form = document.querySelector('form');
  if (!form) throw new Error('No form');
  return form;
}

test('the form follows another device, unless the learner is typing', async () => {
  const runtime = testRuntime(({ machine }, input) => ({
    machine: machine.id === 'settings-form' ? machine : inert(machine),
    options: { input },
  }));
  let preferences: AnyActor | undefined;
  runtime.flows.watch((actor) => {
    if (actor.getSnapshot().machine.id === 'preferences') preferences = actor;
    return () => undefined;
  });
  render(
    <Stage runtime={runtime}>
      <SessionProvider>
        <PreferencesProvider user={{ id: 'u1', email: 'ana@example.com', name: 'Ana' }}>
          <ProfilePage />
        </PreferencesProvider>
      </SessionProvider>
    </Stage>,
  );
  const tell = (type: string, displayName: string) => {
    const copy = { account: defaultPreferences(displayName), moments: {}, changes: {}, made: {} };
    const event = { type, copy };
    act(() => preferences?.send(event));
  };
  tell('copy.read', 'Ana');
  const name = await screen.findByLabelText<HTMLInputElement>('Display name');
  expect(name.value).toBe('Ana');
  tell('copy.changed', 'Lucía');
  expect(name.value).toBe('Lucía');
  fireEvent.change(name, { target: { value: 'Lu' } });
  tell('copy.changed', 'Ana María');
  expect(name.value).toBe('Lu');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(name.value, 'what came meanwhile').toBe('Ana María');
  cleanup();
});

testPage('Preferences', {
  model: preferencesModel,
  page: (
    <PreferencesProvider user={{ id: 'u1', email: 'ana@example.com', name: 'Ana' }}>
      <Probe />
    </PreferencesProvider>
  ),
  gestures: {
    'preferences.changed': () => press('Switch the sounds off'),
  },
  see: (snapshot: SnapshotFrom<typeof preferencesMachine>) => {
    const { displayName, dailyGoal, soundEffects } = inEffect(snapshot.context);
    screen.getByText(`${displayName}, ${dailyGoal} cards, sounds ${soundEffects ? 'on' : 'off'}`);
  },
});

function Probe() {
  const preferences = usePreferences();
  const sounds = usePreference('soundEffects') ? 'on' : 'off';
  const changes: PreferenceChanges = { soundEffects: false, theme: 'dark', textSize: 'large' };
  return (
    <>
      <p>{`${usePreference('displayName')}, ${usePreference('dailyGoal')} cards, sounds ${sounds}`}</p>
      <button onClick={() => preferences?.send({ type: 'preferences.changed', changes, at: 300 })}>
        Switch the sounds off
      </button>
    </>
  );
}
