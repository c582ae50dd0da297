import { chakra, ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { memoized } from '../../src/theme/memoized.ts';
import { plain } from '../../src/theme/theme.ts';
import { Button, IconButton } from '../../src/ui/base/Button.tsx';
import { PageHeader } from '../../src/ui/base/PageHeader.tsx';
import { VisuallyHidden } from '../../src/ui/base/VisuallyHidden.tsx';
import { TileBoard, TileButton } from '../../src/ui/play/TileButton.tsx';
import { LandingSection } from '../../src/ui/site/Landing.tsx';

const Note = chakra('p', {
  base: {
    color: 'fg.muted',
    padding: { base: '2', md: '4' },
    _hover: { color: 'fg' },
    _print: { padding: '0' },
  },
  variants: {
    tone: { calm: { bg: 'bg.subtle' }, loud: { bg: 'brand.solid', _dark: { bg: 'brand.strong' } } },
    isWide: { true: { width: 'full' } },
  },
  compoundVariants: [{ tone: 'loud', isWide: true, css: { fontWeight: '700' } }],
  defaultVariants: { tone: 'calm' },
});
const LongNote = chakra(Note, { base: { textStyle: 'small', marginTop: ['1', '2'] } });

const states = ['hidden', 'selected', 'wrong', 'matched'] as const;

const everything = (
  <>
    {(['solid', 'outline', 'ghost', 'danger'] as const).map((variant) => (
      <Button key={variant} variant={variant} size="sm" marginInlineStart="-4" asChild>
        <a href="/">{variant}</a>
      </Button>
    ))}
    <Button disabled size={undefined}>
      Off
    </Button>
    <IconButton label="Close">x</IconButton>
    <TileBoard count={states.length} label="Board">
      {states.map((state, index) => (
        <TileButton
          key={state}
          state={state}
          text="casa"
          language="spanish"
          index={index}
          onClick={() => undefined}
        />
      ))}
    </TileBoard>
    <PageHeader title="Games" description="Seven of them" actions={<VisuallyHidden>None</VisuallyHidden>} />
    <LandingSection title="Tinted" isTinted>
      <Note>Calm</Note>
    </LandingSection>
    <Note tone="loud" isWide>
      Loud
    </Note>
    <Note tone="loud" color="danger.fg" css={{ '& > b': { margin: '1' } }} className="own">
      Own style
    </Note>
    <Note padding={{ base: '1', lg: '8' }} _hover={{ color: 'accent.fg' }}>
      Own conditions
    </Note>
    <LongNote tone="loud">Long</LongNote>
    <chakra.main outline="none">No recipe</chakra.main>
    <chakra.div hidden />
  </>
);

afterEach(cleanup);

interface Shown {
  classes: () => string[];
  rules: () => string[];
  showNext: (page: ReactNode) => void;
}

function show(page: ReactNode, value: SystemContext): Shown {
  const cache = createCache({
    key: 'c',
    stylisPlugins: [],
    speedy: false,
    container: document.createElement('div'),
  });
  const whole = (shown: ReactNode) => (
    <CacheProvider value={cache}>
      <ChakraProvider value={value}>{shown}</ChakraProvider>
    </CacheProvider>
  );
  const { container, rerender } = render(whole(page));
  return {
    classes: () => [...container.querySelectorAll('*')].map((element) => element.className),
    rules: () => cache.sheet.tags.map(({ textContent }) => textContent),
    showNext: (next) => rerender(whole(next)),
  };
}

test('elements have the same classes and rules as without the cache', () => {
  const expected = show(everything, plain);
  const actual = show(everything, memoized(plain));
  expect(actual.classes()).toEqual(expected.classes());
  expect(actual.rules()).toEqual(expected.rules());
  for (const part of ['min-width: 48rem', '@media print', ':hover', '[data-state=matched]', '>b{'])
    expect(actual.rules().join('\n')).toContain(part);
});

test('Chakra makes a recipe once and resolves its style no further, however often an element renders', () => {
  const cva = vi.fn<SystemContext['cva']>(plain.cva);
  const styles = vi.fn<SystemContext['css']>(plain.css);
  const counts = () => [cva.mock.calls.length, styles.mock.calls.length];
  const remembering = memoized({ ...plain, cva: cva as SystemContext['cva'], css: styles });
  const tiles = (state: (typeof states)[number]) =>
    [0, 1, 2].map((index) => (
      <TileButton
        key={index}
        state={state}
        text="casa"
        language="spanish"
        index={index}
        onClick={() => undefined}
      />
    ));
  const { showNext } = show(tiles('hidden'), remembering);
  expect(counts()).toEqual([1, 0]);
  showNext(tiles('selected'));
  showNext(tiles('wrong'));
  expect(counts()).toEqual([1, 0]);
});

test('Emotion takes finished classes as they are', () => {
  const remembering = memoized(plain);
  const style = { color: 'fg', _hover: { color: 'fg.muted' } } as const;
  const made = remembering.css(style);
  expect(remembering.css(style)).toBe(made);
  expect(remembering.css(style, {})).toBe(made);
  expect(css(made)).toBe(made);
  expect(made).toMatchObject({ name: expect.any(String), styles: expect.any(String) });
  expect(remembering.css(style, { color: 'bg' })).toEqual(plain.css(style, { color: 'bg' }));
});
