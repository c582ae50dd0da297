import { defaultPreferences, type PreferenceChanges } from '#machines/account/preferences.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { useKnownProgress } from '../../src/learner/Activity.tsx';
import { usePreference } from '../../src/learner/Preferences.tsx';
import { AfterPlan } from '../../src/pages/today/AfterPlan.tsx';
import { lessonFinished, ratedAt } from '../support/activity.ts';
import { renderWithLog } from '../support/log-page.tsx';

const NOON = Date.UTC(2026, 10, 3, 12);
const word = ratedAt(NOON, 'pronouns-vosotros');
const laterLesson = lessonFinished(NOON, { lesson: 'b1-hola-1' });

let saved: PreferenceChanges[] = [];

afterEach(() => {
  cleanup();
  saved = [];
});

/** Whether settings and log are loaded. */
function Known() {
  const name = usePreference('displayName');
  const count = useKnownProgress()?.count;
  return count !== undefined && name === 'Ana María' ? <p>Known: {count}</p> : null;
}

async function visit(log: readonly ActivityEvent[], vosotros: boolean | null = null): Promise<void> {
  const account = { ...defaultPreferences('Ana María'), vosotros };
  const preferences = {
    watchDevice: fromCallback(({ sendBack }) => sendBack({ type: 'copy.read', copy: null })),
    loadAccount: fromPromise(() => Promise.resolve({ account, moments: {} })),
    saveChanges: fromPromise(({ input }) => {
      const { changes, made } = input as { changes: PreferenceChanges; made: object };
      saved.push(changes);
      return Promise.resolve({ account: { ...account, ...changes }, moments: made, refused: {} });
    }),
  };
  renderWithLog(
    <>
      <AfterPlan lookBack={null} story={null} />
      <Known />
    </>,
    { log, unsent: 0, actors: { preferences } },
  );
  await screen.findByText(`Known: ${log.length}`);
}

const question = () => screen.queryByRole('heading', { level: 2, name: /^Are you learning vosotros/ });

test.each([
  ['Yes, with vosotros', true],
  ['No, ustedes is enough', false],
])('Today asks who has met the word; “%s” is saved and ends it', async (name, vosotros) => {
  await visit([word]);
  expect(question()?.querySelector('[lang=es]')?.textContent).toBe('vosotros');
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(saved).toEqual([{ vosotros }]));
  expect(question()).toBeNull();
});

test('Today asks who studied beyond the unit of the word', async () => {
  await visit([laterLesson]);
  expect(question()).not.toBeNull();
});

test.each<[who: string, log: ActivityEvent[], answer: boolean | null]>([
  ['who has not begun', [], null],
  ['who is in the first unit', [lessonFinished(NOON), ratedAt(NOON, 'pronouns-ustedes')], null],
  ['who said yes', [word, laterLesson], true],
  ['who said no', [word, laterLesson], false],
])('Today doesn’t ask %s', async (_who, log, answer) => {
  await visit(log, answer);
  expect(question()).toBeNull();
});
