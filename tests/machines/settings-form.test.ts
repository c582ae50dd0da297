import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { settingsValues } from '#machines/account/settings-form.rules.ts';
import { settingsFormMachine } from '#machines/account/settings-form.machine.ts';
import type { SettingsValues } from '#machines/account/forms.ts';
import type { Validated } from '#machines/parts/form.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

const saved = settingsValues(defaultPreferences('Ana'));
const refused = { ok: false, errors: { displayName: 'Too short' } } as const;

test.each([
  ['refused', () => Promise.resolve(refused)],
  ['failed', () => Promise.reject(new Error('offline'))],
])('a learner who stays still reads that the form was %s', async (state, answer) => {
  const validateSettings = fromPromise<Validated<SettingsValues>, SettingsValues>(answer);
  const machine = settingsFormMachine.provide({ actors: { validateSettings } });
  const form = createActor(machine, { input: { saved } }).start();
  form.send({ type: 'field.changed', changes: { displayName: 'A' } });
  form.send({ type: 'form.submitted' });
  const unsaved = await waitFor(form, (snapshot) => snapshot.matches('dirty'));
  expect(unsaved.value).toEqual({ dirty: state });
  form.send({ type: 'leave.requested', address: '/games' });
  form.send({ type: 'leave.cancelled' });
  expect(form.getSnapshot().value).toEqual({ dirty: state });
});
