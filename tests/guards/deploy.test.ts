import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';

const root = resolve(import.meta.dirname, '../..');
const OLD_KEY = 'VITE_SUPABASE_ANON_KEY';
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const settings = textOf('supabase/config.toml');
const example = Object.fromEntries(
  [...textOf('supabase/.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

test('the example names exactly the variables that the settings and the app read, not the old name of the key', () => {
  const read = [...settings.matchAll(/"env\((\w+)\)"/g)].map(([, name = '']) => name);
  const inApp = ['src/services/session/configuration.ts', 'src/bundle/prerender.ts', 'src/bundle/headers.ts']
    .flatMap((file) => [...textOf(file).matchAll(/env(?:\.|\[')(VITE_\w+)/g)])
    .map(([, name = '']) => name);
  expect(Object.keys(example).toSorted()).toEqual(
    [...new Set([...read, ...inApp])].filter((name) => name !== OLD_KEY).toSorted(),
  );
});

test('the command-line tool replaces env() only where it is the whole value', () => {
  const lines = settings.split('\n').filter((line) => line.includes('env(') && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    expect(line.replaceAll(/"env\([A-Z_]+\)"/g, '""')).not.toContain('env(');
  }
});

test('redirect addresses are those that the app names, at the address of the site', () => {
  expect(example).toMatchObject({
    AUTH_CALLBACK_URL: `${example['SITE_URL']}${paths.authCallback()}`,
    NEW_PASSWORD_URL: `${example['SITE_URL']}${paths.newPassword()}`,
    VITE_SITE_URL: example['SITE_URL'],
  });
});

test('the mail templates exist and lead to a page of the app, which asks for a press', () => {
  const files = [...settings.matchAll(/content_path = "([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBe(4);
  for (const file of files) {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(textOf(file)).toMatch(
      /"{{ \.(RedirectTo|SiteURL) }}(\/auth\/callback)?\?token_hash={{ \.TokenHash }}&amp;type=\w+"/,
    );
    expect(textOf(file)).not.toContain('ConfirmationURL');
  }
});

test('nothing secret is in the repository', () => {
  expect(textOf('.gitignore').split('\n')).toContain('.env');
  expect(settings.match(/^(?:pass|secret) = .*/gm)).toEqual([
    'pass = "env(SMTP_PASS)"',
    'secret = "env(GOOGLE_CLIENT_SECRET)"',
  ]);
});
