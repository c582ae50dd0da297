import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import {
  changedFields,
  changesOf,
  formChanges,
  isChangeable,
  refusedFields,
  settingsValues,
} from '#machines/account/settings-form.rules.ts';
import { settingsFormMachine } from '#machines/account/settings-form.machine.ts';
import type { SettingsValues } from '#machines/account/forms.ts';
import type { Validated } from '#machines/parts/form.ts';
import { describe, expect, test } from 'vitest';
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

describe('the form', () => {
  test('has an empty timezone until one is chosen, and again once the choice is dropped', () => {
    const chosen = settingsValues({ ...defaultPreferences('Ana'), timezone: 'UTC' });
    expect([saved.timezone, chosen.timezone]).toEqual(['', 'UTC']);
    expect(changesOf({ ...saved, vosotros: true }, saved)).toEqual({ vosotros: true });
    expect(changesOf(chosen, saved)).toEqual({ timezone: 'UTC' });
    expect(changesOf(saved, chosen)).toEqual({ timezone: null });
  });

  test('holds numbers as texts and everything else unchanged', () => {
    expect(formChanges({ dailyGoal: 20, retention: 0.85, vosotros: false, displayName: 'Ana' })).toEqual({
      dailyGoal: '20',
      retention: '0.85',
      vosotros: false,
      displayName: 'Ana',
    });
    expect(saved).toMatchObject({ dailyGoal: '10', retention: '0.9', reviewButtons: '2', isListed: false });
  });

  test('leaves out settings never asked about', () => {
    expect(formChanges({ isListed: null, vosotros: false })).toEqual({ vosotros: false });
    expect(changesOf({ ...saved, vosotros: true }, saved)).toEqual({ vosotros: true });
    expect(settingsValues({ ...defaultPreferences('Ana'), isListed: true }).isListed).toBe(true);
  });

  test('changes exactly what differs from the saved settings', () => {
    expect(changedFields(saved, saved)).toEqual({});
    expect(changesOf(saved, saved)).toEqual({});
    const values = { ...saved, dailyGoal: '20', retention: '0.95', reviewButtons: '4', vosotros: true };
    expect(changedFields(values, saved)).toEqual({
      dailyGoal: '20',
      retention: '0.95',
      reviewButtons: '4',
      vosotros: true,
    });
    expect(changesOf(values, saved)).toEqual({
      dailyGoal: 20,
      retention: 0.95,
      reviewButtons: 4,
      vosotros: true,
    });
    expect(changesOf({ ...saved, displayName: 'Ana María' }, saved)).toEqual({ displayName: 'Ana María' });
  });

  test('says beside each changed field why the account refused it', () => {
    const values = { ...saved, displayName: 'Ana María', theme: 'dark' as const };
    expect(refusedFields(values, saved, { displayName: 'too long', dailyGoal: 'no such choice' })).toEqual({
      displayName: 'Your account didn’t accept this: too long',
    });
  });

  test.each(['dailyReminders', 'learningAchievements', 'newContentAlerts'])(
    'takes a change of %s while notifications are on, or with them',
    (notice) => {
      expect(isChangeable({ ...saved, notifications: false }, { [notice]: false })).toBe(false);
      expect(isChangeable({ ...saved, notifications: true }, { [notice]: false })).toBe(true);
      expect(
        isChangeable({ ...saved, notifications: false }, { [notice]: false, notifications: false }),
      ).toBe(true);
      expect(isChangeable({ ...saved, notifications: false }, { soundEffects: false })).toBe(true);
    },
  );
});
