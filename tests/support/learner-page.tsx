import type { ReactNode } from 'react';
import { ActivityProvider } from '../../src/learner/Activity.tsx';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import { PreferencesProvider } from '../../src/learner/Preferences.tsx';

const user = { id: 'u1', email: 'ana@example.com', name: 'Ana' };

export const learnersOwn: ReadonlySet<string> = new Set([
  'preferences',
  'activity',
  'activity-sync',
  'storage-persistence',
]);

/** The providers of a learner's page. */
export function LearnerPage({ children }: { children: ReactNode }) {
  return (
    <PreferencesProvider user={user}>
      <ActivityProvider user={user}>
        <AudioPlayerProvider>{children}</AudioPlayerProvider>
      </ActivityProvider>
    </PreferencesProvider>
  );
}
