import type { leaderboardMachine } from '#machines/games/leaderboard.machine.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { LiveStandings } from '../../src/pages/games/HubPanels.tsx';
import model from '../machines/models/leaderboard.ts';
import { testPage } from '../support/pages.ts';

testPage('Leaderboard', {
  model,
  page: <LiveStandings learner="ana" hasXp />,
  gestures: {
    'listing.chosen': ({ isListed }: { isListed: boolean }) =>
      fireEvent.click(screen.getByRole('button', { name: isListed ? 'Show me' : 'Not now' })),
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  },
  see: (snapshot: SnapshotFrom<typeof leaderboardMachine>) => {
    const { standings } = snapshot.context;
    const isFailed = snapshot.matches('failed');
    expect(screen.queryByText(/^We can’t reach the leaderboard/) !== null).toBe(isFailed);
    expect(screen.queryByText('Loading the leaderboard...') !== null).toBe(!isFailed && standings === null);
    const shown = isFailed ? null : standings;
    const hasRank = shown?.rows.some(({ isOwn }) => isOwn) ?? false;
    expect(screen.queryByText('Your rank: 7') !== null).toBe(hasRank);
    expect(screen.queryByRole('group', { name: 'Would you like to appear here?' }) !== null).toBe(
      shown?.isListed === null,
    );
    expect(screen.queryByText(/^You chose not to be/) !== null).toBe(shown?.isListed === false);
    expect(screen.queryByText('Carla') !== null).toBe(shown !== null);
  },
});
