import type { placementMachine } from '#machines/course/placement.machine.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import PlacementPage from '../../src/pages/placement/PlacementPage.tsx';
import model from '../machines/models/placement.ts';
import { testPage } from '../support/pages.ts';

type Snapshot = SnapshotFrom<typeof placementMachine>;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const plain = (text: string) => text.replaceAll(/[«»]/g, '');

testPage('Level test', {
  model,
  page: <PlacementPage />,
  location: () => '/course/placement',
  gestures: {
    'test.started': () => press('Find my level'),
    'zero.chosen': () => press('Start from zero'),
    'unit.picked': ({ unit }: { unit: string }) =>
      fireEvent.change(screen.getByLabelText('Unit'), { target: { value: unit } }),
    'unit.chosen': (_event: never, snapshot) =>
      press(snapshot.matches('suggested') ? 'Start here' : 'Start with this unit'),
    'answer.submitted': ({ text }: { text: string }, snapshot) => {
      const { question } = (snapshot as Snapshot).context;
      fireEvent.keyDown(document.body, { key: String((question?.options.indexOf(text) ?? -1) + 1) });
    },
    'answer.unknown': (_event: never, snapshot) => {
      const { question } = (snapshot as Snapshot).context;
      if (question?.options.length) fireEvent.keyDown(document.body, { key: '5' });
      else press(/^Skip/);
    },
    'load.retried': () => press('Try again'),
    'test.left': () => press('Stop the test'),
  },
  see: (seen) => {
    const snapshot = seen as Snapshot;
    const { context } = snapshot;
    const isTesting = snapshot.hasTag('test');
    expect(screen.queryByRole('button', { name: 'Find my level' }) !== null).toBe(
      snapshot.matches('offered'),
    );
    expect(screen.queryByRole('button', { name: 'Stop the test' }) !== null).toBe(isTesting);
    if (isTesting) screen.getByText(/, at most 16/);
    const hasFailed = snapshot.matches({ testing: 'failed' });
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(hasFailed);
    const { question } = context;
    if (isTesting && question) {
      const heading = screen.getByRole('heading', { level: 2 });
      expect(heading.textContent).toBe(plain(question.text));
      const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
      const isJudging = snapshot.matches({ testing: 'judging' });
      if (isJudging) expect(statuses).toContain(context.given === null ? 'That’s fine.' : 'Thank you.');
      for (const option of question.options) screen.getByRole('button', { name: new RegExp(plain(option)) });
      expect(document.body.textContent).not.toMatch(/wrong|incorrect|correct!/i);
    }
    if (snapshot.matches('suggested')) {
      const unit = context.units.find(({ id }) => id === context.unit);
      const heading = screen.getByRole('heading', { level: 2 });
      expect([heading.textContent, heading.lang]).toEqual([unit?.title, 'es']);
      within(document.body).getByText(`Its goal: ${unit?.goal}`);
    }
  },
});
