import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { conditions, sizes, spacing, utilities } from '../../src/theme/style-props.ts';
import { config } from '../../src/theme/theme.ts';

const root = resolve(import.meta.dirname, '../../src');

/** Properties of plain CSS to which Chakra only adds tokens or shortcuts that the app does not have. */
const plain =
  /^(border(?!\w*(Color|Radius))|background(?!$|Color)|font(Size|Weight)|lineHeight|letterSpacing|opacity|transform|translate|scale|rotate|filter|animation(Name|Composition|State|FillMode|IterationCount|Direction)?$|transition(Property)?|cursor|aspectRatio|textDecoration|text(Shadow|Indent)|overscroll|scroll(bar|Snap|Margin|Padding)|grid|mixBlendMode|list|saturate|contrast)/;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('style-props.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('the theme ignores no style in use', () => {
  const known = namesOf(utilities);
  const missing = namesOf(defaultBaseConfig.utilities ?? {}).filter(
    (name) => !known.includes(name) && !plain.test(name) && name.length > 2,
  );
  expect(uses((name) => new RegExp(`(?<![\\w.-])${name}(: ['{\\dtf]|=["{])`), missing)).toEqual([]);
});

test('the theme ignores no condition in use', () => {
  const missing = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) => !(name in conditions));
  expect(uses((name) => new RegExp(`\\b_${name}(:|=)`), missing)).toEqual([]);
});

/** One value of each kind that a property takes. */
const samples: Record<string, string | boolean> = {
  spacing: '-4',
  sizes: 'full',
  colors: 'fg.muted',
  radii: 'md',
  shadows: 'card',
  fonts: 'heading',
  durations: 'fast',
  easings: 'standard',
  zIndex: 'modal',
  boolean: true,
  none: 'inherit',
};

/** Steps and sizes are tokens in Chakra. */
const tokens = { spacing: { 4: { value: '1rem' } }, sizes: { full: { value: '100%' } } };
const lengths: Record<string, string> = {
  'calc(var(--c-spacing-4) * -1)': '-1rem',
  'var(--c-sizes-full)': '100%',
};

test('each copied property means the same as in Chakra, except for deliberate differences', () => {
  const ours = createSystem(config);
  const theirs = createSystem(
    { ...config, utilities: defaultBaseConfig.utilities ?? {} },
    { theme: { tokens } },
  );
  const theirCss = (style: SystemStyleObject) =>
    Object.fromEntries(
      Object.entries(theirs.css(style)).map(([name, value]: [string, unknown]) => [
        name,
        lengths[String(value)] ?? value,
      ]),
    );
  const differing = Object.entries(utilities).flatMap(([name, entry]) =>
    namesOf({ [name]: entry }).flatMap((prop) => {
      const style = { [prop]: sampleOf(entry) } as SystemStyleObject;
      return isDeepStrictEqual(ours.css(style), theirCss(style)) ? [] : [[prop, theirCss(style)] as const];
    }),
  );
  const color = 'var(--c-colors-fg-muted)';
  expect(Object.fromEntries(differing)).toEqual({
    // Nothing in the app refers to its own background.
    background: { background: color, '--bg-currentcolor': color },
    bg: { background: color, '--bg-currentcolor': color },
    // Chakra has no tokens for it.
    transitionDelay: { transitionDelay: 'fast' },
    // Without `clip`, which is deprecated, and without a border, since hidden elements here have none.
    srOnly: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      padding: '0',
      margin: '-1px',
      overflow: 'hidden',
      clip: 'rect(0, 0, 0, 0)',
      whiteSpace: 'nowrap',
      borderWidth: '0',
    },
  });
});

test('each copied condition means the same as in Chakra, except for deliberate differences', () => {
  const theirs: Record<string, unknown> = { ...defaultBaseConfig.conditions };
  const differing = Object.entries(conditions).filter(
    ([name, ours]) => JSON.stringify(theirs[name]) !== JSON.stringify(ours),
  );
  expect(Object.fromEntries(differing.map(([name]) => [name, theirs[name]]))).toEqual({
    // `aria-disabled` keeps a disabled control focusable.
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    // Without attributes that the app does not use.
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  });
});

function sampleOf({ values }: { values?: unknown }): unknown {
  const kind = categoryOf(values) ?? (values ? 'boolean' : 'none');
  const sample = samples[kind];
  if (sample === undefined) throw new Error(`No value of the kind ${kind} is known here.`);
  return sample;
}

function categoryOf(values: unknown): string | undefined {
  if (values === spacing) return 'spacing';
  if (values === sizes) return 'sizes';
  return typeof values === 'string' ? values : undefined;
}

function namesOf(entries: Record<string, unknown>): string[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
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
