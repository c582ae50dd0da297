import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createStyleCache, prerenderedStyles } from '../../src/theme/style-cache.ts';
import { system } from '../../src/theme/theme.ts';

const Known = chakra('p', { base: { color: 'fg' } });
const New = chakra('p', { base: { color: 'fg.muted' } });

afterEach(cleanup);

function show(Shown: typeof Known, cache: EmotionCache): string {
  const page = render(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Shown />
      </ChakraProvider>
    </CacheProvider>,
  );
  return page.container.firstElementChild?.className.replace('c-', '') ?? '';
}

test('prerendered styles are known and stay where they are; new ones come after them', () => {
  const name = show(Known, createStyleCache());
  const cache = createStyleCache();
  cache.inserted = { [name]: `.c-${name}{color:red;}`, other: true };
  document.head.insertAdjacentHTML('beforeend', prerenderedStyles(cache));
  const prerendered = document.head.lastElementChild;
  expect(prerendered?.outerHTML).toBe(
    `<style data-prerendered-styles="${name}">.c-${name}{color:red;}</style>`,
  );
  onTestFinished(() => prerendered?.remove());

  const known = createStyleCache();
  show(Known, known);
  const rules = () => known.sheet.tags.map(({ textContent }) => textContent).join();
  expect(rules()).not.toContain(name);
  expect(document.head.contains(prerendered)).toBe(true);
  const added = show(New, known);
  expect(rules()).toContain(added);
  const [tag] = known.sheet.tags;
  expect(tag && prerendered?.compareDocumentPosition(tag)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
