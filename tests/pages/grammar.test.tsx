import type { GrammarSection } from '#machines/games/exercise.types.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import reference from '../../src/content/grammar-reference.ts';
import adjectives from '../../src/content/reference/adjectives.ts';
import pronouns from '../../src/content/reference/pronouns.ts';
import verbs from '../../src/content/reference/verbs.ts';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import GrammarPage from '../../src/pages/GrammarPage.tsx';
import { fetchChunk } from '../../src/runtime/Chunk.tsx';
import { furtherTabs } from '../../src/pages/grammar-tabs.ts';
import { typeset } from '../../src/ui/base/typeset.ts';
import model from '../machines/models/grammar.ts';
import { inert } from '../support/paths/control.ts';
import { testPage } from '../support/pages.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const fetchTabs = () => Promise.all(Object.values(furtherTabs).map((load) => fetchChunk(load)));

const tabs = [verbs, pronouns, adjectives] as const;
const page = (
  <AudioPlayerProvider>
    <GrammarPage />
  </AudioPlayerProvider>
);
const silent = testRuntime(({ machine }, input) => ({ machine: inert(machine), options: { input } }));
const more = () => screen.getByText<HTMLButtonElement>('View More Verb Tenses', { selector: 'button' });
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const unmarked = (text: string) => typeset(text).replaceAll(/[«»]/g, '');

async function open(hash: string): Promise<void> {
  await act(async () => {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
  });
}

beforeAll(async () => {
  await import('../../src/pages/grammar/VerbBook.tsx');
});

afterEach(async () => {
  cleanup();
  await open('');
});

describe('the flow', () => {
  beforeAll(async () => {
    const moreSections = verbs.moreSections.slice(0, 2);
    const few = { ...verbs, sections: verbs.sections.slice(0, 1), moreSections };
    vi.spyOn(furtherTabs, 'verbs').mockImplementation(async () => ({ default: few }));
    await fetchTabs();
  });
  afterAll(() => vi.restoreAllMocks());

  testPage('Grammar reference', {
    model,
    page,
    open: () => open('verbs'),
    gestures: {
      'tenses.toggled': () => fireEvent.click(more()),
      'search.changed': async ({ search }: { search: string }) => {
        fireEvent.change(await screen.findByPlaceholderText('Search verbs'), { target: { value: search } });
      },
    },
    see: (snapshot: AnyMachineSnapshot) => {
      const isComplete = snapshot.matches('complete');
      expect(more().getAttribute('aria-expanded')).toBe(String(isComplete));
      expect(screen.queryByPlaceholderText<HTMLInputElement>('Search verbs')?.value ?? '').toBe(
        snapshot.context.search,
      );
      expect(textsOf('h2').includes('Preterite')).toBe(isComplete);
      expect(textsOf('h2').includes('Imperfect')).toBe(isComplete);
    },
  });
});

describe('the page', () => {
  beforeAll(async () => {
    await fetchTabs();
  });
  const show = () => render(<Stage runtime={silent}>{page}</Stage>);

  test('opens on the nouns and offers the game', () => {
    show();
    expect(textsOf('h1')).toEqual(['Spanish Grammar Reference']);
    expect(textsOf('[role=tab]')).toEqual(['Nouns', 'Verbs', 'Pronouns', 'Adjectives']);
    expect(textsOf('[role=tab][aria-selected=true]')).toEqual(['Nouns']);
    expect(screen.getByText('Play Grammar Master').getAttribute('href')).toBe('/games/grammar-master');
  });

  test.each(reference)(
    'shows every section of $title, with its Spanish marked as Spanish and playable',
    async (tab) => {
      show();
      await open(tab.id);
      const sections: readonly GrammarSection[] = tab.sections;
      const blocks = sections.flatMap((section) => section.blocks);
      expect(textsOf('[role=tab][aria-selected=true]')).toEqual([tab.title]);
      const titles = textsOf('[role=tabpanel] h2').filter((title) => title !== 'All verbs');
      expect(titles).toEqual(sections.map(({ title }) => unmarked(title)));
      expect(textsOf('[role=tabpanel] h3')).toEqual(blocks.map(({ title }) => unmarked(title)));
      const examples = blocks.flatMap((block) => {
        if (block.kind === 'table') return [];
        return block.kind === 'rule' ? [...block.examples, ...(block.exceptions ?? [])] : block.items;
      });
      const spanish = examples.map((example) => example.spanish);
      expect(textsOf('li [data-part=words] > [lang=es]')).toEqual(spanish);
      const sounds = [...document.querySelectorAll('li > button')].map((button) =>
        button.getAttribute('aria-label'),
      );
      expect(sounds).toEqual(spanish.map((text) => `Listen to ${text}`));
      const tables = [...document.querySelectorAll('tbody')].map((body) =>
        [...body.children].map((row) => [...row.children].map((cell) => cell.lastElementChild?.textContent)),
      );
      expect(tables).toEqual(blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : [])));
    },
  );
});

test.each([
  ['plural', 'plural'],
  ['common-verbs', undefined],
  ['present-irregular', 'ser-and-subject-pronouns,ir-and-contractions'],
])('the section %s leads to questions on its points: %s', async (section, points) => {
  await fetchTabs();
  location.hash = section;
  render(<Stage runtime={silent}>{page}</Stage>);
  const link = document.querySelector(`#${section} > a`);
  expect(link?.getAttribute('href')).toBe(points && `/games/grammar-master?points=${points}`);
  expect(link?.textContent).toBe(points && `Practice this: ${textsOf(`#${section} > h2`)[0]}`);
});

test.each([
  ['plural', 'Nouns', 'Plural'],
  ['imperfect', 'Verbs', 'Imperfect'],
])('the URL of section %s opens its tab and scrolls to it', async (section, tab, title) => {
  await fetchTabs();
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  location.hash = section;
  render(<Stage runtime={silent}>{page}</Stage>);
  expect(textsOf('[role=tab][aria-selected=true]')).toEqual([tab]);
  expect(textsOf(`#${section} > h2`)).toEqual([title]);
  expect(seen.mock.contexts).toEqual([document.querySelector(`#${section}`)]);
  seen.mockRestore();
});

test('a tab shows once it has loaded, then the others preload', async () => {
  const loads = tabs.map((tab) =>
    vi.spyOn(furtherTabs, tab.id).mockImplementation(async () => ({ default: tab })),
  );
  location.hash = 'adjectives';
  render(<Stage runtime={silent}>{page}</Stage>);
  expect(document.querySelector('[role=tabpanel]')?.textContent).toBe('Loading...');
  expect(await screen.findByText('Agreement', { selector: 'h2' })).toBeTruthy();
  expect(loads.map((load) => load.mock.calls.length)).toEqual([1, 1, 1]);
});
