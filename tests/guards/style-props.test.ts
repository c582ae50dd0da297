import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { conditions, utilities } from '../../src/theme/style-props.ts';

const root = resolve(import.meta.dirname, '../../src');

/** Properties of plain CSS that Chakra only adds tokens or shortcuts to which the app has none of. */
const plain =
  /^(border(?!Color|Radius)|background(?!$|Color)|font(Size|Weight)|lineHeight|letterSpacing|opacity|transform|translate|scale|rotate|filter|animation|transition(Property)?|cursor|aspectRatio|textDecoration|text(Shadow|Indent)|overscroll|scroll(bar|Snap|Margin|Padding)|grid|mixBlendMode|list|saturate|contrast)/;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('style-props.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('no style is written that the theme would ignore', () => {
  const known = namesOf(utilities);
  const missing = namesOf(defaultBaseConfig.utilities ?? {}).filter(
    (name) => !known.includes(name) && !plain.test(name) && name.length > 2,
  );
  expect(uses((name) => new RegExp(`(?<![\\w.-])${name}(: ['{\\dtf]|=["{])`), missing)).toEqual([]);
});

test('no condition is written that the theme would ignore', () => {
  const missing = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) => !(name in conditions));
  expect(uses((name) => new RegExp(`\\b_${name}(:|=)`), missing)).toEqual([]);
});

function namesOf(config: Record<string, unknown>): string[] {
  return Object.entries(config).flatMap(([name, entry]) => {
    const shorthand: unknown =
      entry && typeof entry === 'object' && 'shorthand' in entry ? entry.shorthand : [];
    return [name, ...[shorthand].flat().map(String)];
  });
}

function uses(pattern: (name: string) => RegExp, names: readonly string[]): string[] {
  return names.flatMap((name) =>
    sources.filter(({ text }) => pattern(name).test(text)).map(({ file }) => `${file}: ${name}`),
  );
}
