import { inEffect, preferencesMachine } from '#machines/account/preferences.machine.ts';
import {
  defaultPreferences,
  readChanges,
  type Preferences,
  type PreferencesCopy,
} from '#machines/account/preferences.rules.ts';
import {
  changedFields,
  changesOf,
  formChanges,
  isChangeable,
  settingsValues,
} from '#machines/account/settings-form.rules.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';

const saved = settingsValues(defaultPreferences('Ana'));

test('by default a learner has ten cards a day, the timezone of the browser, sounds, and no place on the leaderboard yet', () => {
  expect(defaultPreferences('Ana')).toEqual({
    displayName: 'Ana',
    timezone: null,
    dailyGoal: 10,
    soundEffects: true,
    autoPlayAudio: false,
    notifications: false,
    dailyReminders: true,
    learningAchievements: true,
    newContentAlerts: true,
    retention: 0.9,
    reviewButtons: 4,
    typedAnswers: false,
    vosotros: null,
    isListed: null,
    theme: 'system',
    textSize: 'normal',
    reminderHour: 18,
  });
});

describe('reading settings from outside', () => {
  test.each([null, undefined, 7, 'settings', true])('%j holds none', (raw) => {
    expect(readChanges(raw)).toEqual({});
  });

  test('keeps every valid setting', () => {
    const all = { ...defaultPreferences('Ana'), dailyGoal: 30, retention: 0.95, reviewButtons: 2 };
    expect(readChanges(all)).toEqual(all);
    for (const timezone of ['Asia/Tokyo', 'Mars/Olympus', 'Etc/GMT+5', null])
      expect(readChanges({ timezone })).toEqual({ timezone });
    expect(readChanges(Object.create({ dailyGoal: 20 }))).toEqual({});
  });

  test.each([
    ['displayName', 7],
    ['timezone', ''],
    ['timezone', '<b>Mars</b>'],
    ['timezone', '+01:00'],
    ['timezone', 'x'.repeat(65)],
    ['timezone', 1],
    ['dailyGoal', 7],
    ['dailyGoal', '10'],
    ['retention', 0.5],
    ['reviewButtons', 3],
    ['soundEffects', 'yes'],
    ['autoPlayAudio', 1],
    ['notifications', null],
    ['dailyReminders', 'no'],
    ['learningAchievements', 0],
    ['newContentAlerts', []],
    ['typedAnswers', {}],
    ['vosotros', 'true'],
    ['isListed', 1],
    ['theme', 'sepia'],
    ['theme', 'dark large'],
    ['textSize', 'huge'],
    ['reminderHour', 24],
    ['reminderHour', '18'],
    ['xp', 9],
  ])('leaves out a %s of %j', (key, value) => {
    expect(readChanges({ [key]: value })).toEqual({});
  });

  test.each([
    ['A', false],
    ['Al', true],
    [' A ', false],
    ['😀', false],
    ['😀😀', true],
    ['x'.repeat(50), true],
    ['😀'.repeat(50), true],
    [` ${'x'.repeat(50)} `, true],
    ['x'.repeat(51), false],
  ])('a name of 2 to 50 characters is valid: %.10s, %s', (displayName, isPossible) => {
    expect(readChanges({ displayName })).toEqual(isPossible ? { displayName } : {});
  });
});

describe('the form', () => {
  test('has an empty timezone until one is chosen, and again to give the choice up', () => {
    const chosen = settingsValues({ ...defaultPreferences('Ana'), timezone: 'UTC' });
    expect([saved.timezone, chosen.timezone]).toEqual(['', 'UTC']);
    expect(changesOf({ ...saved, vosotros: false }, saved)).toEqual({ vosotros: false });
    expect(changesOf(chosen, saved)).toEqual({ timezone: 'UTC' });
    expect(changesOf(saved, chosen)).toEqual({ timezone: null });
  });

  test('holds numbers as texts and everything else as it is', () => {
    expect(formChanges({ dailyGoal: 20, retention: 0.85, vosotros: false, displayName: 'Ana' })).toEqual({
      dailyGoal: '20',
      retention: '0.85',
      vosotros: false,
      displayName: 'Ana',
    });
    expect(saved).toMatchObject({ dailyGoal: '10', retention: '0.9', reviewButtons: '4', isListed: false });
  });

  test('leaves out what was never asked', () => {
    expect(formChanges({ isListed: null, vosotros: false })).toEqual({ vosotros: false });
    expect(changesOf({ ...saved, vosotros: false }, saved)).toEqual({ vosotros: false });
    expect(settingsValues({ ...defaultPreferences('Ana'), isListed: true }).isListed).toBe(true);
  });

  test('changes exactly what differs from the saved settings', () => {
    expect(changedFields(saved, saved)).toEqual({});
    expect(changesOf(saved, saved)).toEqual({});
    const values = { ...saved, dailyGoal: '20', retention: '0.95', reviewButtons: '2', vosotros: false };
    expect(changedFields(values, saved)).toEqual({
      dailyGoal: '20',
      retention: '0.95',
      reviewButtons: '2',
      vosotros: false,
    });
    expect(changesOf(values, saved)).toEqual({
      dailyGoal: 20,
      retention: 0.95,
      reviewButtons: 2,
      vosotros: false,
    });
    expect(changesOf({ ...saved, displayName: 'Ana María' }, saved)).toEqual({ displayName: 'Ana María' });
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

test('a change is written to the device at once, along with those that the account does not have yet', () => {
  const account = defaultPreferences('Ana');
  const received: EventObject[] = [];
  const never = () => new Promise<Preferences>(() => {});
  const machine = preferencesMachine.provide({
    actors: {
      watchDevice: fromCallback<
        { type: 'copy.written'; copy: PreferencesCopy },
        { userId: string; displayName: string }
      >(({ receive }) => receive((event) => received.push(event))),
      loadAccount: fromPromise(never),
      saveChanges: fromPromise(never),
    },
  });
  const actor = createActor(machine, { input: { userId: 'u1', displayName: 'Ana' } }).start();
  actor.send({ type: 'copy.read', copy: { account, changes: { soundEffects: false } } });
  actor.send({ type: 'preferences.changed', changes: { dailyGoal: 20 } });
  const changes = { soundEffects: false, dailyGoal: 20 };
  expect(received).toEqual([{ type: 'copy.written', copy: { account, changes } }]);
  expect(inEffect(actor.getSnapshot().context)).toEqual({
    ...account,
    ...changes,
    timezone: 'America/New_York',
    vosotros: true,
  });
  actor.stop();
});

test.each([
  [null, 'Asia/Tokyo'],
  ['Europe/London', 'Europe/London'],
  ['Mars/Olympus', 'Asia/Tokyo'],
])('with %s chosen, a browser in Tokyo goes by %s', (timezone, zone) => {
  const account = { ...defaultPreferences('Ana'), timezone };
  expect(inEffect({ account, changes: {}, zone: 'Asia/Tokyo' })).toEqual({
    ...account,
    vosotros: true,
    timezone: zone,
  });
});
