import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, css, Global } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createStyleCache, styleCache } from '../../src/theme/style-cache.ts';
import { system } from '../../src/theme/theme.ts';

const everywhere = css({ body: { hyphens: 'none' } });
const Known = chakra('p', { base: { color: 'fg' } });
const New = chakra('p', { base: { color: 'fg.muted' } });

afterEach(cleanup);

function show(page: ReactNode, cache: EmotionCache): HTMLElement {
  return render(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{page}</ChakraProvider>
    </CacheProvider>,
  ).container;
}

function prerendered(names: string): HTMLStyleElement {
  const element = document.createElement('style');
  element.dataset['emotion'] = names;
  element.dataset['s'] = '';
  return element;
}

test('prerendered style elements are adopted in place, and new ones come after them', () => {
  const elsewhere = createCache({ ...styleCache, container: document.createElement('div') });
  const name = show(<Known />, elsewhere).firstElementChild?.className.replace('c-', '') ?? '';
  expect(elsewhere.inserted[name]).toBe(true);
  const globals = prerendered(`c-global ${everywhere.name}`);
  const locals = prerendered(`c ${name}`);
  const last = document.createElement('link');
  document.head.append(globals, locals, last);
  onTestFinished(() => {
    for (const element of [globals, ...cache.sheet.tags, last]) element.remove();
  });
  const moves = new MutationObserver(() => undefined);
  moves.observe(document.head, { childList: true });

  const cache = createStyleCache();
  show(
    <>
      <Global styles={everywhere} />
      <Known />
    </>,
    cache,
  );
  const removed = moves.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
  expect(removed).toEqual([]);
  expect(globals.dataset['emotion']).toBe('c-global');
  expect(cache.sheet.tags).toEqual([locals]);

  show(<New />, cache);
  const [, added] = cache.sheet.tags;
  expect(added?.dataset['emotion']).toBe('c');
  expect(locals.nextElementSibling).toBe(added);
  expect(last.isConnected).toBe(true);
});
