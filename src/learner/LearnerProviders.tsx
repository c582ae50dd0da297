import type { User } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { hasGuest } from '../actors/guest.ts';
import { openLibrary } from '../actors/library.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { useRuntime } from '../runtime/runtime.ts';
import { useClientValue } from '../ui/base/use-client-value.ts';
import { ToastOwnerContext } from '../runtime/toasts.ts';
import { ListenerContext } from '../runtime/use-emits.ts';
import { ActivityProvider, useActivity, useLearnerFlows } from './Activity.tsx';
import { AudioPlayerProvider, useAudioPlayer } from './Audio.tsx';
import { listenFor } from './listener.ts';
import { LoginNotice } from './LoginNotice.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';
import { PreferencesProvider, usePreferences } from './Preferences.tsx';
import { useSession } from '../session/Session.tsx';
import { StartOver } from './StartOver.tsx';

/** If this fails to load, there are no reminders. */
const reminders = () => import('./Reminders.tsx').catch(() => null);

const guestMerge = () => import('./GuestMerge.tsx').catch(() => null);

/** What runs from login to logout: settings, activity log, cards, audio. */
export function LearnerProviders({ user, children }: { user: User; children?: ReactNode }) {
  const { inspected, toasts } = useRuntime();
  useEffect(() => openLibrary(inspected), [inspected]);
  const owner = useMemo(() => Symbol('learner'), []);
  useEffect(() => () => toasts.forget(owner), [toasts, owner]);
  const isAsking = useSelector(useSession(), (state) => state.hasTag('dialog'));
  return (
    <ToastOwnerContext value={owner}>
      <PreferencesProvider user={user}>
        <ActivityProvider user={user}>
          <AudioPlayerProvider>
            <Listener>{children}</Listener>
            <LoginNotice />
            {user.isGuest ? <StartOver guest={user.id} /> : <LateGuestMerge account={user.id} />}
            {isAsking && <LogoutDialog />}
            {import.meta.env.PROD && !import.meta.env.SSR && <LateReminders />}
          </AudioPlayerProvider>
        </ActivityProvider>
      </PreferencesProvider>
    </ToastOwnerContext>
  );
}

/** Loaded only where a guest has learned; if that fails, the guest's data waits. */
function LateGuestMerge({ account }: { account: string }) {
  const flows = useLearnerFlows();
  const isNeeded = useClientValue(hasGuest, false);
  return (
    isNeeded && (
      <Chunk load={guestMerge}>
        {(loaded) => loaded && <loaded.GuestMerge account={account} flows={flows} />}
      </Chunk>
    )
  );
}

function LateReminders() {
  const flows = useLearnerFlows();
  return <Chunk load={reminders}>{(loaded) => loaded && <loaded.Reminders flows={flows} />}</Chunk>;
}

function Listener({ children }: { children: ReactNode }) {
  const preferences = usePreferences();
  const activity = useActivity();
  const player = useAudioPlayer();
  const session = useSession();
  const listen = useMemo(
    () => preferences && listenFor({ preferences, activity, player, session }),
    [preferences, activity, player, session],
  );
  return listen && <ListenerContext value={listen}>{children}</ListenerContext>;
}
