import { defaultPreferences, type PreferenceChanges } from '#machines/account/preferences.rules.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fromCallback, fromPromise, type AnyStateMachine } from 'xstate';
import { LearnerProviders } from '../../src/learner/LearnerProviders.tsx';
import { usePreference } from '../../src/learner/Preferences.tsx';
import { SessionProvider } from '../../src/session/Session.tsx';
import { useProgress } from '../../src/learner/Activity.tsx';
import { NewsNote } from '../../src/pages/today/NewsNote.tsx';
import { studiedAt } from '../support/activity.ts';
import { inert } from '../support/paths/control.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

afterEach(cleanup);

/** Whether settings and log are loaded. */
function Known() {
  const name = usePreference('displayName');
  const count = useProgress()?.count;
  return count !== undefined && name === 'Ana' ? <p>Known</p> : null;
}

async function visit(lastDay: string | null, changes: PreferenceChanges): Promise<string[]> {
  const account = { ...defaultPreferences('Ana'), timezone: 'UTC', ...changes };
  const events = lastDay === null ? [] : [studiedAt(Date.parse(`${lastDay}T12:00Z`), 'nouns-1', 'UTC')];
  const page = {
    events,
    own: [],
    damaged: 0,
    position: { stored: events.length, unstored: 0 },
    cursor: 0,
    hasMore: false,
  };
  const answers = (machine: AnyStateMachine): AnyStateMachine => {
    if (machine.id === 'preferences') {
      const watchDevice = fromCallback(({ sendBack }) =>
        sendBack({ type: 'copy.read', copy: { account, moments: {}, changes: {}, made: {} } }),
      );
      return inert(machine).provide({ actors: { watchDevice } });
    }
    if (machine.id !== 'activity') return inert(machine);
    return inert(machine).provide({
      actors: {
        openLog: fromPromise(() => Promise.resolve({ isStored: true })),
        readActivity: fromPromise(() => Promise.resolve(page)),
      },
    });
  };
  const runtime = testRuntime(
    ({ machine }, input) => ({ machine: answers(machine) as typeof machine, options: { input } }),
    () => Date.parse('2026-11-24T12:00Z'),
  );
  render(
    <Stage runtime={runtime}>
      <SessionProvider>
        <LearnerProviders user={{ id: 'u1', email: 'ana@example.com', name: 'Ana' }}>
          <NewsNote />
          <Known />
        </LearnerProviders>
      </SessionProvider>
    </Stage>,
  );
  await screen.findByText('Known');
  const list = screen.queryByRole('region', { name: 'New since you last studied' });
  return [...(list?.querySelectorAll('a') ?? [])].map(
    ({ textContent, pathname }) => `${textContent}: ${pathname}`,
  );
}

test('Today links what’s new since the last day of study', async () => {
  expect(await visit('2026-11-22', { notifications: true })).toEqual([
    'Pictures on the cards of 346 words: /flashcards',
    'Lessons, dialogues and checkpoints in 48 units: /course',
    '150 verbs in eight tenses: /grammar',
  ]);
});

test.each([
  ['to who has seen it', '2026-11-23', { notifications: true }],
  ['to who is new', null, { notifications: true }],
  ['while the switch is off', '2026-11-22', { notifications: true, newContentAlerts: false }],
  ['while all notifications are off', '2026-11-22', {}],
])('nothing is new %s', async (_name, lastDay, changes) => {
  expect(await visit(lastDay, changes)).toEqual([]);
});
