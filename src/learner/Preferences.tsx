import { inEffect, type preferencesMachine } from '#machines/account/preferences.machine.ts';
import {
  defaultPreferences,
  type PreferenceChanges,
  type Preferences,
} from '#machines/account/preferences.rules.ts';
import type { User } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { wiredPreferences } from '../actors/learner.ts';
import { FlowSettingsContext, watchDay } from '../runtime/settings.ts';
import { useFlow } from '../runtime/use-flow.ts';

type PreferencesRef = ActorRefFrom<typeof preferencesMachine>;

const PreferencesContext = createContext<PreferencesRef | undefined>(undefined);
const defaults = defaultPreferences('');

/** Holds the settings of the learner who is signed in. */
export function PreferencesProvider({ user, children }: { user: User; children?: ReactNode }) {
  const preferences = useFlow(wiredPreferences, { userId: user.id, displayName: user.name });
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>;
}

/** The flow of the settings; undefined outside of a learner's pages. */
export function usePreferences(): PreferencesRef | undefined {
  return use(PreferencesContext);
}

/** A setting that holds now; its default outside of a learner's pages. */
export function usePreference<Key extends keyof Preferences>(key: Key): Preferences[Key] {
  return useSelector(usePreferences(), (state) => (state ? inEffect(state.context) : defaults)[key]);
}

/** The date in the learner's timezone as YYYY-MM-DD, for a machine. On a page that stays open it changes with the day. */
export function useToday(): string {
  const settings = use(FlowSettingsContext);
  const timezone = usePreference('timezone');
  return useSyncExternalStore(watchDay, () => settings.today(timezone));
}

/** Plays the sound of what is shown where the learner wants that. `id` tells one sound from the next. */
export function useAutoPlay(isShown: boolean, id: string, offer: () => void): void {
  const isWanted = usePreference('autoPlayAudio') && isShown;
  const play = useEffectEvent((_shown: string) => offer());
  useEffect(() => {
    if (isWanted) play(id);
  }, [isWanted, id]);
}

/** Hands changes to the flow of the settings. Resolves once they are saved or kept; rejects when they are refused. */
export function applyChanges(
  preferences: PreferencesRef,
  changes: PreferenceChanges,
): Promise<'saved' | 'kept'> {
  return new Promise((resolve, reject) => {
    const subscription = preferences.on('changes.settled', ({ outcome }) => {
      subscription.unsubscribe();
      if (outcome === 'refused') reject(new Error('The account refused the settings'));
      else resolve(outcome);
    });
    preferences.send({ type: 'preferences.changed', changes });
  });
}
