import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ReportProvider, Reports } from '../../src/frame/Reports.tsx';
import faq from '../../src/content/faq.ts';
import ArticlePage from '../../src/pages/written/ArticlePage.tsx';
import BlogPage from '../../src/pages/written/BlogPage.tsx';
import FaqPage from '../../src/pages/written/FaqPage.tsx';
import SupportPage from '../../src/pages/written/SupportPage.tsx';
import { showToast, Toaster } from '../../src/ui/base/Toaster.tsx';
import { eventually } from '../support/eventually.ts';
import { Stage } from '../support/stage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  location.hash = '';
});

function show(page: ReactNode, path = '/'): void {
  render(
    <Stage>
      <Router hook={memoryLocation({ path }).hook}>
        <ReportProvider>
          {page}
          <Reports />
        </ReportProvider>
      </Router>
    </Stage>,
  );
}

const article = (
  <Route path="/blog/:article">
    <ArticlePage />
  </Route>
);
const openQuestions = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('every question is listed, closed, and its answer can be found by a search of the page', () => {
  show(<FaqPage />);
  const questions = faq.flatMap((group) => group.questions.map(({ question }) => question));
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(questions);
  expect(openQuestions()).toEqual([]);
  expect(screen.getByText(/At four in the morning in your timezone/)).toBeTruthy();
});

test('the URL opens its question, another URL another one', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  location.hash = '#accents';
  show(<FaqPage />);
  expect(openQuestions()).toEqual(['accents']);
  expect(seen.mock.instances).toEqual([document.getElementById('accents')]);
  await act(async () => {
    location.hash = '#anki';
    dispatchEvent(new Event('hashchange'));
  });
  expect(openQuestions()).toEqual(['anki']);
});

test('anyone can report a problem from the foot of a page', async () => {
  show(<SupportPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  await screen.findByRole('dialog', { name: 'Report a problem' });
});

test('the blog lists three articles, by the first words of each', () => {
  show(<BlogPage />);
  const links = screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
  expect(links).toEqual(['/blog/spaced-repetition', '/blog/gender-with-nouns', '/blog/ser-and-estar']);
  expect(screen.getAllByText('4 min read')).toHaveLength(3);
});

test('an article marks its Spanish as Spanish, in its title, too', () => {
  show(article, '/blog/ser-and-estar');
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toBe('Ser or estar? Ask what the sentence is doing');
  expect([...title.querySelectorAll('[lang=es]')].map(({ textContent }) => textContent?.trim())).toContain(
    'Ser',
  );
  expect(screen.getByText('¿Dónde está el baño?').lang).toBe('es');
});

test('an unknown article has a way back', () => {
  show(article, '/blog/%3Cb%3Enothing');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This article doesn’t exist');
  expect(screen.getByRole('link', { name: 'Go to the blog' }).getAttribute('href')).toBe('/blog');
});

test('a support section’s URL scrolls to it', () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  location.hash = '#spanish-voice';
  show(<SupportPage />);
  const heading = screen.getByRole('heading', { name: 'Add a Spanish voice' });
  expect(seen.mock.instances.at(-1)).toBe(heading);
});

test('a toast links to more information', async () => {
  show(<Toaster renderLink={(href, label) => <a href={href}>{label}</a>} />);
  const link = { href: '/a#b', label: 'Add one' };
  act(() => void showToast({ kind: 'info', title: 'No voice', link }));
  expect((await screen.findByRole('link', { name: link.label, hidden: true })).getAttribute('href')).toBe(
    '/a#b',
  );
});

test('a toast stays if another kind comes before anybody could read it, and not for longer', async () => {
  show(<Toaster renderLink={(href) => href} />);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const shown = () => ['Logged in', 'Not saved', 'Sent', 'Lost'].filter((title) => screen.queryByText(title));
  act(() => {
    showToast({ kind: 'success', title: 'Logged in' });
    showToast({ kind: 'error', title: 'Not saved' });
  });
  await eventually(() => expect(shown()).toEqual(['Logged in', 'Not saved']));
  act(() => void showToast({ kind: 'success', title: 'Sent' }));
  await eventually(() => expect(shown()).toEqual(['Not saved', 'Sent']));
  clock.mockReturnValue(12_000);
  act(() => void showToast({ kind: 'error', title: 'Lost' }));
  await eventually(() => expect(shown()).toEqual(['Lost']));
});
