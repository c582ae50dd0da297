import {
  inEffect,
  preferencesMachine,
  type PreferencesInEffect,
} from '#machines/account/preferences.machine.ts';
import { defaultPreferences, FALLBACK_ZONE } from '#machines/account/preferences.rules.ts';
import type { User } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, useEffectEvent, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import * as guest from '../actors/guest.ts';
import { loadAccount, saveChanges, watchDevice } from '../actors/preferences.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';

export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>;

const preferences = wire(preferencesMachine, { watchDevice, loadAccount, saveChanges });
const guestPreferences = wire(preferencesMachine, {
  watchDevice,
  loadAccount: guest.loadAccount,
  saveChanges: guest.saveChanges,
});
const PreferencesContext = createContext<PreferencesRef | undefined>(undefined);
const defaults = inEffect({ account: defaultPreferences(''), changes: {}, zone: FALLBACK_ZONE });

export function PreferencesProvider({ user, children }: { user: User; children?: ReactNode }) {
  const ref = useFlow(user.isGuest ? guestPreferences : preferences, {
    userId: user.id,
    displayName: user.name,
  });
  return <PreferencesContext value={ref}>{children}</PreferencesContext>;
}

export function usePreferences(): PreferencesRef | undefined {
  return use(PreferencesContext);
}

/** A setting in effect; the default outside a learner's pages. */
export function usePreference<Key extends keyof PreferencesInEffect>(key: Key): PreferencesInEffect[Key] {
  return useSelector(usePreferences(), (state) => (state ? inEffect(state.context) : defaults)[key]);
}

/** Plays the audio of what is shown unless the learner has switched that off. `id` tells one sound from the next. */
export function useAutoPlay(isShown: boolean, id: string, offer: () => void): void {
  const isKnown = useSelector(usePreferences(), (state) => state?.hasTag('busy') !== true);
  const isWanted = usePreference('autoPlayAudio') && isKnown && isShown;
  const play = useEffectEvent((_shown: string) => offer());
  useEffect(() => {
    if (isWanted) play(id);
  }, [isWanted, id]);
}
