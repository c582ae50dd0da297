import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { articles } from '../../src/content/articles.ts';
import { ReportProvider } from '../../src/frame/Reports.tsx';
import { WrittenPage } from '../../src/pages/written/WrittenPage.tsx';
import { ErrorScreen } from '../../src/ui/base/ErrorScreen.tsx';
import { PageHeader } from '../../src/ui/base/PageHeader.tsx';
import { Hero } from '../../src/ui/site/Landing.tsx';
import { Stage } from '../support/stage.tsx';

const START = 'Camino – learn Spanish';

beforeEach(() => {
  document.title = START;
});
afterEach(cleanup);

function show(page: ReactNode): (next: ReactNode) => void {
  const { rerender } = render(<Stage>{page}</Stage>);
  return (next) => rerender(<Stage>{next}</Stage>);
}

test('the tab is named after the page, even if its heading comes late, changes or goes', () => {
  const showNext = show(<p>Loading...</p>);
  expect(document.title).toBe(START);
  showNext(<PageHeader title="Spanish Games" />);
  expect(document.title).toBe('Spanish Games – Camino');
  showNext(<PageHeader title="Word Match" />);
  expect(document.title).toBe('Word Match – Camino');
  showNext(<ErrorScreen key="error" title="Something went wrong" text="Try again." />);
  expect(document.title).toBe('Something went wrong – Camino');
  showNext(<p>Loading...</p>);
  expect(document.title).toBe(START);
});

test('the start page keeps the product’s name, even when it fails', () => {
  const showNext = show(<Hero title="Learn Spanish, one step at a time" text="" actions="" card="" />);
  expect(document.title).toBe(START);
  showNext(<ErrorScreen title="Something went wrong" text="Try again." isTabKept />);
  expect(document.title).toBe(START);
});

test('a page with a failed part keeps its name', () => {
  show(
    <>
      <PageHeader title="Flow diagrams" />
      <ErrorScreen title="The flows couldn’t be loaded" text="Try again." isTabKept />
    </>,
  );
  expect(document.title).toBe('Flow diagrams – Camino');
});

test.each(articles.map(({ title, lead }) => ({ title, lead })))(
  'the tab of an article reads as its heading: $title',
  (article) => {
    show(
      <ReportProvider>
        <WrittenPage {...article} />
      </ReportProvider>,
    );
    expect(document.title).toBe(`${document.querySelector('h1')?.textContent} – Camino`);
  },
);
