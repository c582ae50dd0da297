import type { appUpdateMachine } from '#machines/upkeep/app-update.machine.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { AppUpdate } from '../../src/frame/AppUpdate.tsx';
import { Installation } from '../../src/pages/profile/Installation.tsx';
import model from '../machines/models/app-update.ts';
import { testPage } from '../support/pages.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

testPage('App update', {
  model,
  page: (
    <>
      <Installation />
      <AppUpdate />
    </>
  ),
  gestures: {
    'update.accepted': () => press('Update now'),
    'update.postponed': () => press(screen.queryByRole('button', { name: 'OK' }) ? 'OK' : 'Later'),
    'install.requested': () => press('Install Camino'),
  },
  see: (snapshot: SnapshotFrom<typeof appUpdateMachine>) => {
    const said = screen.getAllByRole('status').map((line) => line.textContent);
    const [ofInstall = '', ofUpdate = ''] = said;
    const isExplained = snapshot.hasTag('explained');
    const offer = isExplained
      ? 'The new version starts once every tab of Camino is closed.'
      : 'A new version of Camino is ready.';
    expect(ofUpdate).toBe(snapshot.hasTag('offer') ? offer : '');
    expect(screen.queryAllByRole('button', { name: 'OK' })).toHaveLength(isExplained ? 1 : 0);
    const canAnswer = snapshot.can({ type: 'update.accepted' });
    expect(screen.queryAllByRole('button', { name: 'Later' })).toHaveLength(canAnswer ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Updating...' })).toHaveLength(
      snapshot.hasTag('offer') && !canAnswer && !isExplained ? 1 : 0,
    );
    const isAsking = snapshot.matches({ install: 'asking' });
    expect(screen.queryAllByRole('button', { name: 'Install Camino' })).toHaveLength(
      snapshot.can({ type: 'install.requested' }) || isAsking ? 1 : 0,
    );
    expect(ofInstall).toBe(
      snapshot.matches({ install: 'installed' })
        ? 'Camino is installed on this device.'
        : snapshot.matches({ install: 'accepted' })
          ? 'Installing...'
          : '',
    );
    const isElsewhere = snapshot.matches({ install: 'unavailable' });
    expect(screen.queryAllByText(/This browser has no install button/)).toHaveLength(isElsewhere ? 1 : 0);
  },
});
