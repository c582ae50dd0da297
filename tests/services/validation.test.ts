import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { settingsValues } from '#machines/account/settings-form.rules.ts';
import { expect, test } from 'vitest';
import {
  validateEmail,
  validateLogin,
  validatePassword,
  validateRegistration,
  validateSettings,
  validateSubscription,
} from '../../src/services/validation.ts';

const email = 'Please enter a valid email address';
const password = 'Password must be at least 6 characters long';
const name = 'Name must be at least 2 characters long';

test('login: each refused field has its message', async () => {
  expect(await validateLogin({ email: '', password: '' })).toEqual({
    ok: false,
    errors: { email, password },
  });
  expect(await validateLogin({ email: 'a@b', password: '123456' })).toMatchObject({ ok: true });
  expect(await validateLogin({ email: '<b>', password: '12345' })).toEqual({
    ok: false,
    errors: { email, password },
  });
});

test('missing fields are required', async () => {
  expect(await validateLogin({})).toEqual({ ok: false, errors: { email: 'Required', password: 'Required' } });
});

test('registration: name of 2 to 50 characters, not counting surrounding spaces', async () => {
  const valid = { email: ' ana@example.com ', password: ' 12345 ', name: '  Ana ' };
  expect(await validateRegistration(valid)).toEqual({
    ok: true,
    values: { email: 'ana@example.com', password: ' 12345 ', name: 'Ana' },
  });
  expect(await validateRegistration({ ...valid, name: ' A ' })).toEqual({ ok: false, errors: { name } });
  expect(await validateRegistration({ ...valid, name: '😀' })).toEqual({ ok: false, errors: { name } });
  expect(await validateRegistration({ ...valid, name: 'a'.repeat(10_000) })).toEqual({
    ok: false,
    errors: { name: 'Name must be at most 50 characters long' },
  });
});

test('settings: a value that isn’t offered is refused', async () => {
  const values = settingsValues(defaultPreferences('Ana'));
  expect(await validateSettings(values)).toEqual({ ok: true, values });
  const refusal = 'Please choose one of these';
  expect(await validateSettings({ ...values, retention: '0.5', reviewButtons: '3' })).toEqual({
    ok: false,
    errors: { retention: refusal, reviewButtons: refusal },
  });
  expect(await validateSettings({ ...values, timezone: '<b>' })).toEqual({
    ok: false,
    errors: { timezone: 'Please choose one of these timezones' },
  });
  const foreign = { ...values, timezone: 'Mars/Olympus' };
  expect(await validateSettings(foreign)).toEqual({ ok: true, values: foreign });
});

test('a forgotten and a new password', async () => {
  expect(await validateEmail({ email: 'ana@' })).toEqual({ ok: false, errors: { email } });
  expect(await validatePassword({ password: '12345' })).toEqual({ ok: false, errors: { password } });
});

test('a new password has at most 72 bytes; an old one is left to the service', async () => {
  const values = { email: 'ana@example.com', name: 'Ana' };
  const errors = {
    password: 'Please choose a shorter password: at most 72 characters, fewer with accents or emoji',
  };
  for (const long of ['a'.repeat(73), 'ñ'.repeat(37), '🙂'.repeat(19)]) {
    expect(await validatePassword({ password: long })).toEqual({ ok: false, errors });
    expect(await validateRegistration({ ...values, password: long })).toEqual({ ok: false, errors });
    expect(await validateLogin({ ...values, password: long })).toMatchObject({ ok: true });
  }
  for (const short of ['a'.repeat(72), 'ñ'.repeat(36), '🙂'.repeat(18)]) {
    expect(await validatePassword({ password: short })).toMatchObject({ ok: true });
  }
});

test.each([
  ['an accent typed on its own is one character with its letter', 'n\u{303}'.repeat(50), 'ñ'.repeat(50)],
  ['a family of emoji', '👩‍👧', '👩‍👧'],
  ['the flag of England', 'Ana 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Ana 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a Persian name', 'علی\u{200C}رضا', 'علی\u{200C}رضا'],
])('names: %s', async (_case, typed, sent) => {
  const values = { email: 'ana@example.com', password: 'secret-1', name: typed };
  expect(await validateRegistration(values)).toEqual({ ok: true, values: { ...values, name: sent } });
});

const INVISIBLE = 'not contain invisible characters: type it instead of pasting it';

test.each([
  ['only invisible characters', '\u{200B}\u{2060}\u{2800}\u{3164}', 'be at least 2 characters long'],
  ['one visible character', '\u{200B}A\u{200B}', 'be at least 2 characters long'],
  ['10,000 letters', 'ñ'.repeat(10_000), 'be at most 50 characters long'],
  ['51 decomposed letters', 'n\u{303}'.repeat(51), 'be at most 50 characters long'],
  ['a character of code 0', 'Ana\u{0}', 'not contain line breaks or other control characters'],
  ['an override of direction', 'Ana\u{202E}airaM', INVISIBLE],
  ['an isolate of direction', '\u{2066}Ana\u{2069}', INVISIBLE],
  ['a mark of direction', 'Ana\u{200F}', INVISIBLE],
  ['a space without width', 'Ana\u{200B}María', INVISIBLE],
  ['a soft hyphen', 'Ana\u{AD}María', INVISIBLE],
  ['a line break', 'Ana\nMaría', 'not contain line breaks or other control characters'],
  ['half an emoji', 'Ana\u{D83D}', 'not contain line breaks or other control characters'],
])('the settings refuse a display name with %s, and say why', async (_case, displayName, problem) => {
  const values = { ...settingsValues(defaultPreferences('Ana')), displayName };
  expect(await validateSettings(values)).toEqual({
    ok: false,
    errors: { displayName: `Display name must ${problem}` },
  });
});

test('the newsletter: an address is required, surrounding spaces don’t count', async () => {
  const longest = `${'a'.repeat(242)}@example.com`;
  expect(await validateSubscription({ email: ' ana@example.com ' })).toEqual({
    ok: true,
    values: { email: 'ana@example.com' },
  });
  expect(await validateSubscription({ email: longest })).toEqual({ ok: true, values: { email: longest } });
  for (const empty of ['', ' \t ']) {
    expect(await validateSubscription({ email: empty })).toEqual({
      ok: false,
      errors: { email: 'Required' },
    });
  }
  for (const wrong of ['hola', '😀', '<b>ana</b>', 'ana@', 'ana @example.com', `a${longest}`]) {
    expect(await validateSubscription({ email: wrong }), wrong).toEqual({ ok: false, errors: { email } });
  }
});
