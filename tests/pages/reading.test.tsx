import type { readingMachine } from '#machines/course/reading.machine.ts';
import { DEFAULT_VOICE_SETTINGS } from '#machines/study/voices.rules.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import ReadingPage, { UnitReading } from '../../src/pages/reading/ReadingPage.tsx';
import { typeset } from '../../src/ui/base/typeset.ts';
import model, { reading } from '../machines/models/reading.ts';
import { actions } from '../support/look-again.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { renderWithLog } from '../support/log-page.tsx';
import { testPage } from '../support/pages.ts';

type Snapshot = SnapshotFrom<typeof readingMachine>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const line = (at: number) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent.includes(spanishOf(at)));
  return within(found ?? document.body);
};
const spanishOf = (at: number) => reading.lines[at]?.spanish ?? '';

testPage('Reading', {
  model,
  page: (
    <LearnerPage>
      <UnitReading unit="a1-hola" listens={false} hasVoice />
    </LearnerPage>
  ),
  location: () => '/course/a1-hola/reading',
  gestures: {
    'load.retried': () => press('Try again'),
    'voice.started': () => press(/^(Listen to the whole text|Keep listening)$/),
    'voice.paused': () => press('Pause'),
    'line.played': (event: { line: number }) =>
      fireEvent.click(line(event.line).getByRole('button', { name: /^(Listen to|Stop) / })),
    'line.revealed': (event: { line: number }) => fireEvent.click(line(event.line).getByText('Show English')),
    'line.covered': (event: { line: number }) => fireEvent.click(line(event.line).getByText('Hide English')),
    'words.listed': (event: { line: number }) =>
      fireEvent.click(line(event.line).getByRole('button', { name: 'Words of this line' })),
    'words.folded': () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    'word.opened': ({ key }: { key: string }) =>
      fireEvent.click(screen.getByText((_text, element) => isWord(element, key))),
    'word.closed': () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    'meaning.chosen': ({ meaning }: { meaning: string }) => press(new RegExp(` ?${escaped(meaning)}$`)),
    'word.added': () => press('Add this word'),
    'questions.requested': () => press('Questions'),
    'text.requested': () => press('Back to the text'),
    'option.chosen': ({ option }: { option: string }) => press(new RegExp(option)),
    'question.advanced': ({ now }: { now: number }) => {
      vi.setSystemTime(now);
      press(/^(Next question|Finish)$/);
    },
    'reading.repeated': ({ now }: { now: number }) => {
      vi.setSystemTime(now);
      press('Read it again');
    },
  },
  see: (snapshot: Snapshot) => {
    const { context } = snapshot;
    const { revealed, listed, word, guess, added, index, answers, result } = context;
    expect(screen.queryByText('There’s no such text') !== null).toBe(
      snapshot.matches({ preparing: 'missing' }),
    );
    const isText = snapshot.matches('reading');
    for (const [at, { spanish, english }] of reading.lines.entries()) {
      const isShown = screen.queryAllByText((_text, element) => isLine(element, spanish)).length === 1;
      expect(isShown).toBe(isText);
      expect(screen.queryByText(typeset(english)) !== null).toBe(isText && revealed.includes(at));
    }
    const group = screen.queryByRole('group', { name: 'Words of this line' });
    expect(group !== null).toBe(listed !== null);
    if (group) {
      const buttons = within(group).getAllByRole('button');
      expect(buttons.map(({ textContent }) => textContent)).toEqual(['Mi', 'perra', 'se llama']);
    }
    const gloss = screen.queryByRole('dialog');
    expect(gloss !== null).toBe(word !== null);
    if (gloss && word) {
      const isExplained = snapshot.matches({ reading: { gloss: 'explained' } });
      const told = within(gloss).getByRole('status').textContent;
      const [meaning = ''] = reading.words[word.key] ?? [];
      expect(told.includes(meaning) || told === 'Right.').toBe(isExplained);
      expect(within(gloss).queryByText('What does it mean here?') !== null).toBe(
        !isExplained || guess !== null,
      );
      const canAdd = snapshot.can({ type: 'word.added' });
      expect(within(gloss).queryByRole('button', { name: 'Add this word' }) !== null).toBe(canAdd);
      expect(within(gloss).queryByRole('button', { name: /^Added/ }) !== null).toBe(added.length > 0);
      expect(gloss.contains(document.activeElement)).toBe(true);
    }
    if (isText) {
      const speaks = snapshot.hasTag('speaking');
      expect(screen.queryByRole('button', { name: 'Pause' }) !== null).toBe(speaks);
      expect(screen.queryAllByRole('button', { name: /^Stop / })).toHaveLength(speaks ? 1 : 0);
      expect(screen.queryByText(/^We couldn’t read this aloud/) !== null).toBe(
        snapshot.matches({ reading: { voice: 'speechFailed' } }),
      );
    }
    const question = reading.questions[index];
    if (snapshot.matches('asking') && question) {
      screen.getByRole('heading', { level: 2, name: question.question });
      screen.getByText(`Question ${index + 1} of 2`);
      const answer = answers[index];
      expect(screen.getByRole('status').textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
        !answer ? '' : answer.right ? 'Right!' : 'Not quite. The right answer is: A dog',
      );
    }
    if (snapshot.matches('complete')) {
      const isRead = snapshot.matches({ complete: 'read' });
      screen.getByRole('heading', { name: isRead ? 'You understood it!' : 'Read it once more?' });
      screen.getByText(`You answered ${result?.right} of 2 questions right.`);
      expect(actions()[0]).toBe('Back to Today');
      expect(screen.queryByText(`+${context.xp}`) !== null).toBe(isRead);
    }
  },
});

function isWord(element: Element | null, key: string): boolean {
  return element?.getAttribute('data-word') !== null && element?.textContent.toLowerCase() === key;
}

function isLine(element: Element | null, spanish: string): boolean {
  return element?.tagName === 'P' && element.textContent === spanish;
}

function escaped(text: string): string {
  return text.replaceAll(/[()]/g, String.raw`\$&`);
}

test('without a voice the page says so instead of offering to listen', async () => {
  const actors = {
    reading: {
      loadReading: fromPromise(() => Promise.resolve(reading)),
      speakLine: fromPromise(() => new Promise<never>(() => undefined)),
    },
    voices: {
      watchVoices: fromCallback(({ sendBack }) => {
        sendBack({ type: 'settings.read', settings: DEFAULT_VOICE_SETTINGS });
        sendBack({ type: 'voices.listed', voices: [], isOnline: true });
      }),
    },
  };
  const location = '/course/a1-hola/reading';
  renderWithLog(<ReadingPage />, { log: [], unsent: 0, actors, location });
  await screen.findByText(/^This browser has no Spanish voice now\./);
  screen.getByRole('link', { name: 'Add a Spanish voice' });
  screen.getByRole('link', { name: 'Read as a dialogue' });
  screen.getByText('Tap a word to see what it means.');
  expect(screen.queryByRole('button', { name: /whole text|Pause/ })).toBe(null);
});

test.each([
  ['', 'Listen to the whole text'],
  ['?listen', 'Pause'],
])('a URL ending in "%s" shows the text with the button %s', async (search, name) => {
  const actors = {
    reading: {
      loadReading: fromPromise(() => Promise.resolve(reading)),
      speakLine: fromPromise(() => new Promise<never>(() => undefined)),
    },
  };
  const location = `/course/a1-hola/reading${search}`;
  renderWithLog(<ReadingPage />, { log: [], unsent: 0, actors, location });
  await screen.findByRole('button', { name });
  cleanup();
});

test.each([
  [undefined, undefined],
  ['The other dog', '/course/a1-hola/dialogue?course'],
])('at the end, the dialogue %s beside the text is at %s', async (dialogue, address) => {
  const text = { ...reading, ...(dialogue !== undefined && { dialogue }) };
  const actors = { reading: { loadReading: fromPromise(() => Promise.resolve(text)) } };
  renderWithLog(<UnitReading unit="a1-hola" listens={false} hasVoice />, {
    log: [],
    unsent: 0,
    actors,
    location: '/course/a1-hola/reading',
  });
  await screen.findByRole('button', { name: 'Questions' });
  for (const name of ['Questions', /A cat/, 'Next question', /A dog/, 'Finish']) press(name);
  const link = screen.queryByRole('link', { name: 'Hear the dialogue The other dog' });
  expect(link?.getAttribute('href')).toBe(address);
  expect(actions()[0]).toBe('Back to Today');
  cleanup();
});

test('quotes in a story’s Spanish are typographic', async () => {
  const text = { ...reading, lines: [{ spanish: 'Ana dijo: "Hola".', english: 'Ana said, "Hi."' }] };
  const actors = { reading: { loadReading: fromPromise(() => Promise.resolve(text)) } };
  renderWithLog(<UnitReading unit="a1-hola" listens={false} hasVoice />, { log: [], unsent: 0, actors });
  const story = await screen.findByRole('list');
  expect(story.textContent).toContain('Ana dijo: “Hola”.');
});
