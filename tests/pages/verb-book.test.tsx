import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { tablesOfVerb } from '../../src/content/grammar-links.ts';
import { verbBook } from '../../src/content/verb-book.ts';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import GrammarPage from '../../src/pages/GrammarPage.tsx';
import { inert } from '../support/paths/control.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

const silent = testRuntime(({ machine }, input) => ({ machine: inert(machine), options: { input } }));

beforeAll(async () => {
  await import('../../src/pages/grammar/VerbBook.tsx');
});

afterEach(async () => {
  cleanup();
  await open('');
});

test('the Verbs tab lists all verbs, each with an address of its own', async () => {
  await show('verbs');
  const links = linked();
  expect(links.map(({ textContent }) => textContent)).toEqual(verbBook.map(({ infinitive }) => infinitive));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    verbBook.map(({ infinitive }) => `#${tablesOfVerb(infinitive).id}`),
  );
  expect(document.querySelector('table caption')).toBeNull();
});

test('a search finds a verb by its forms or meaning, with or without accents', async () => {
  await show('verbs');
  const field = screen.getByPlaceholderText('Search verbs');
  const find = (search: string) => {
    fireEvent.change(field, { target: { value: search } });
    return linked().map(({ textContent }) => textContent ?? '');
  };
  for (const [search, infinitives] of [
    ['  TENGO ', ['tener']],
    ['oir', ['oír']],
    ['se reian', ['reírse']],
    ['voy', ['ir', 'irse']],
    ['to sing', ['cantar']],
    ['hablado', ['hablar']],
    ['he', ['haber']],
  ] as const) {
    const found = find(search);
    expect(found, search).toEqual(expect.arrayContaining([...infinitives]));
    expect(found.length, search).toBeLessThan(40);
    expect(screen.queryByText(/^No verbs found/)).toBeNull();
  }
  expect(find('xyz ')).toEqual([]);
  screen.getByText('No verbs found matching "xyz"');
});

test('a verb’s URL opens its tables alone, in view and focused', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  await show('verbs-levantarse');
  const panel = panelOf('levantarse');
  expect(seen.mock.contexts).toContain(panel);
  expect(document.activeElement).toBe(panel);
  seen.mockRestore();
  expect(tabNow()).toBe('Verbs');
  expect([...panel.querySelectorAll('caption')].map(({ textContent }) => textContent)).toEqual([
    'Present',
    'Preterite',
    'Imperfect',
    'Perfect',
    'Future',
    'Conditional',
    'Present subjunctive',
    'Imperative',
  ]);
  expect(rowsOf(panel, 'Imperative')).toEqual([
    'tú levántate',
    'usted levántese',
    'nosotros levantémonos',
    'vosotros levantaos',
    'ustedes levántense',
  ]);
  expect(rowsOf(panel, 'Perfect')[0]).toBe('yo me he levantado');
  await open('verbs-oir');
  expect(panels()).toHaveLength(1);
  expect(document.querySelector('[aria-current=true]')?.textContent).toBe('oír');
  await open('verbs');
  expect(panels()).toEqual([]);
});

test('a verb that only the course teaches has tables of its own', async () => {
  await show('verbs-llover');
  expect(tabNow()).toBe('Verbs');
  expect(rowsOf(panelOf('llover'), 'Present')).toEqual(['él/ella/usted llueve (irregular)']);
});

test('irregular forms are marked in text too, and nothing else is', async () => {
  await show('verbs-cerrar');
  const panel = panelOf('cerrar');
  expect(rowsOf(panel, 'Present')).toEqual([
    'yo cierro (irregular)',
    'tú cierras (irregular)',
    'él/ella/usted cierra (irregular)',
    'nosotros cerramos',
    'vosotros cerráis',
    'ellos/ellas/ustedes cierran (irregular)',
  ]);
  expect(rowsOf(panel, 'Preterite').join(' ')).not.toContain('irregular');
  expect(
    [...panel.querySelectorAll('td > :first-child')].every((form) => form.getAttribute('lang') === 'es'),
  ).toBe(true);
  expect(panel.textContent).toContain('Underlined forms are irregular');
});

test('a table without forms says so', async () => {
  await show('verbs-poder');
  const panel = panelOf('poder');
  expect(rowsOf(panel, 'Imperative')).toEqual([' Not used as a command.']);
  await open('verbs-soler');
  expect(rowsOf(panelOf('soler'), 'Future')).toEqual([' Not used in this tense.']);
});

test('the tables are printed on request', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await show('verbs-ser');
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('an unknown verb shows a message and the list', async () => {
  await show('verbs-googlear');
  expect(tabNow()).toBe('Verbs');
  screen.getByText('The flashcards don’t include this verb.');
  expect(linked()).toHaveLength(verbBook.length);
});

async function show(hash: string): Promise<void> {
  location.hash = hash;
  render(
    <Stage runtime={silent}>
      <AudioPlayerProvider>
        <GrammarPage />
      </AudioPlayerProvider>
    </Stage>,
  );
  await screen.findByPlaceholderText('Search verbs');
}

async function open(hash: string): Promise<void> {
  await act(async () => {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
  });
}

function linked(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[aria-label=Verbs] a')];
}

function panels(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('article[aria-label^="Forms of"]')];
}

function panelOf(infinitive: string): HTMLElement {
  const panel = panels().find((one) => one.getAttribute('aria-label') === `Forms of ${infinitive}`);
  if (!panel) throw new Error(`The tables of ${infinitive} are not shown`);
  return panel;
}

function tabNow(): string | null | undefined {
  return document.querySelector('[role=tab][aria-selected=true]')?.textContent;
}

function rowsOf(panel: HTMLElement, title: string): string[] {
  const table = [...panel.querySelectorAll('table')].find(
    (one) => one.querySelector('caption')?.textContent === title,
  );
  return [...(table?.querySelectorAll('tr') ?? [])].map(
    (row) => `${row.querySelector('th')?.textContent ?? ''} ${row.querySelector('td')?.textContent ?? ''}`,
  );
}
