import { questions, questionTitles, type Statement } from '#machines/atlas/questions.ts';
import type { Place } from '#machines/inspect/picture.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import QuestionPage from '../../src/atlas/QuestionPage.tsx';
import QuestionsPage from '../../src/atlas/QuestionsPage.tsx';
import { paths } from '../../src/paths.ts';
import { lampAtlas } from '../support/picture-fixture.ts';
import { Stage } from '../support/stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { title, statements } = questions['two-tabs'];
const [flow, part] = statements.logout.at[0];
const place: Place = { flow, part, title: 'Session', sentence: 'When the login ends, end.', screen: [] };

/** Serves the files of /flows by name; none of them twice in a row if it `fails` first. */
function serve(isFailing = false) {
  const files: Record<string, unknown> = { index: lampAtlas, search: [place], reviews: [] };
  let failures = isFailing ? 1 : 0;
  vi.stubGlobal('fetch', (path: string) => {
    const name = /(\w+)\.json$/.exec(path)?.[1] ?? '';
    failures -= 1;
    return Promise.resolve(failures >= 0 ? new Response('', { status: 500 }) : Response.json(files[name]));
  });
}

function open(question: string) {
  const { hook } = memoryLocation({ path: paths.flowQuestion(question) });
  render(
    <Stage>
      <Router hook={hook}>
        <Route path={paths.flowQuestion(':question')}>
          <QuestionPage />
        </Route>
      </Router>
    </Stage>,
  );
}

test('a question is a page of statements, each with the sentences of the diagrams that it comes from', async () => {
  serve();
  open('two-tabs');
  screen.getByRole('heading', { level: 1, name: title });
  expect(document.title).toBe(`${title} – Camino`);
  for (const { text } of Object.values(statements)) screen.getByText(text);
  const link = await screen.findByRole('link', { name: place.sentence });
  expect(link.getAttribute('href')).toBe(paths.flow(flow, part));
  const parts = Object.values<Statement>(statements).flatMap(({ at }) => at);
  const lists = screen.getAllByRole('list', { name: 'Why' });
  expect(lists.flatMap((list) => within(list).getAllByRole('link'))).toHaveLength(parts.length);
});

test('statements and links are there without the diagrams, which can be loaded again', async () => {
  serve(true);
  open('two-tabs');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: place.sentence });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a question can be commented on', async () => {
  serve();
  open('two-tabs');
  const panel = within(await screen.findByRole('region', { name: 'Comments' }));
  const fill = (name: string, value: string) =>
    fireEvent.change(panel.getByRole('textbox', { name }), { target: { value } });
  await panel.findByText('On: The whole page');
  fill('Comment', 'And three tabs?');
  fill('Your name', 'Ana');
  fireEvent.click(panel.getByRole('button', { name: 'Add comment' }));
  await panel.findByText('Right: And three tabs?');
  cleanup();
  open('offline');
  await within(await screen.findByRole('region', { name: 'Comments' })).findByText(/^Nobody has commented/);
});

test('who hears what comes from the flows', async () => {
  serve();
  open('who-hears-what');
  const link = await screen.findByRole('link', { name: 'Lamp' });
  expect(link.getAttribute('href')).toBe(paths.flow('lamp', 'lamp.on|xstate.error.actor.glow|0'));
  screen.getByText('A message');
  screen.getByText(/^It rings[.] →/);
  screen.getByRole('link', { name: 'Bell' });
});

test('an unknown question says so', () => {
  serve();
  open('nonsense');
  screen.getByRole('heading', { name: 'No such question' });
});

test('all questions are listed', () => {
  render(
    <Stage>
      <QuestionsPage />
    </Stage>,
  );
  expect(
    screen
      .getAllByRole('link')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(questionTitles.map(([, name]) => name));
});
