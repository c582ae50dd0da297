import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'supabase/migrations';

test('each function of the database is defined once', () => {
  const names = readdirSync(FOLDER).flatMap((file) =>
    Array.from(
      readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/^create (?:or replace )?function ([\w.]+)/gm),
      ([, name = '']) => name,
    ),
  );
  expect(names).toContain('public.record_activity');
  expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
});
