import type { User } from '#machines/types.ts';
import { useEffect, type ReactNode } from 'react';
import { openLibrary } from '../library.ts';
import { ActivityProvider } from './activity.tsx';
import { AudioPlayerProvider } from './audio.tsx';
import { PreferencesProvider } from './preferences.tsx';

export { LogoutDialog } from './LogoutDialog.tsx';

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
