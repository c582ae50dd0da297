import type { User } from '#machines/types.ts';
import { useEffect, type ReactNode } from 'react';
import { openLibrary } from '../actors/library.ts';
import { ActivityProvider } from './Activity.tsx';
import { AudioPlayerProvider } from './Audio.tsx';
import { PreferencesProvider } from './Preferences.tsx';

export { LogoutDialog } from '../frame/LogoutDialog.tsx';

/** What accompanies a learner on every page: the settings that hold, the log of what is done, the cards, one voice. */
export function Companions({ user, children }: { user: User; children?: ReactNode }) {
  useEffect(() => {
    void openLibrary();
  }, []);
  return (
    <PreferencesProvider user={user}>
      <ActivityProvider user={user}>
        <AudioPlayerProvider>{children}</AudioPlayerProvider>
      </ActivityProvider>
    </PreferencesProvider>
  );
}
