import type { User } from '#machines/types.ts';
import type { ReactNode } from 'react';
import { ActivityProvider } from './activity.tsx';
import { PreferencesProvider } from './preferences.tsx';

/** What accompanies a learner on every page: the settings that hold, and the log of what is done. */
export function Companions({ user, children }: { user: User; children?: ReactNode }) {
  return (
    <PreferencesProvider user={user}>
      <ActivityProvider user={user}>{children}</ActivityProvider>
    </PreferencesProvider>
  );
}
