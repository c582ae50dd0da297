import { hourText } from '#machines/account/reminders.rules.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { DeviceNote } from '../../ui/site/Profile.tsx';
import type { RemindersRef } from './use-reminders.ts';

interface Props {
  reminders: RemindersRef | undefined;
  /** Whether reminders are on in the form, saved or not. */
  isOn: boolean;
  /** From 0 to 23. */
  hour: number;
}

/** What this browser supports and permits. */
export function ReminderNote({ reminders, isOn, hour }: Props) {
  const canAsk = useSelector(reminders, (state) => state?.can({ type: 'permission.requested' }) ?? false);
  const isAsking = useSelector(reminders, (state) => state?.matches({ device: 'asking' }) ?? false);
  const text = useSelector(reminders, (state) => textOf(state, isOn, hour));
  return (
    <DeviceNote role="status">
      {text}
      {isOn && (canAsk || isAsking) && (
        <Button
          size="sm"
          variant="outline"
          aria-disabled={!canAsk}
          onClick={() => reminders?.send({ type: 'permission.requested' })}
        >
          Allow notifications
        </Button>
      )}
      {isOn && <Elsewhere reminders={reminders} />}
    </DeviceNote>
  );
}

/** Where to install the app, if reminders need that. */
function Elsewhere({ reminders }: Pick<Props, 'reminders'>): ReactNode {
  const isAsleep = useSelector(
    reminders,
    (state) => state?.matches({ device: { allowed: 'asleep' } }) ?? false,
  );
  return isAsleep && <a href="#data">Install Camino</a>;
}

type State = ReturnType<RemindersRef['getSnapshot']> | undefined;

function textOf(state: State, isOn: boolean, hour: number): string {
  if (state?.matches({ device: 'unsupported' }))
    return 'This browser can’t remind you by itself. On a computer or Android, Chrome and Edge can, with Camino installed. The calendar file below works everywhere.';
  if (!isOn) return '';
  if (!state || state.matches({ device: 'looking' })) return 'Checking what this browser can do...';
  if (state.matches({ device: 'unasked' })) return 'Your browser hasn’t asked you yet.';
  if (state.matches({ device: 'asking' })) return 'Your browser is asking whether Camino may notify you.';
  if (state.matches({ device: 'denied' }))
    return 'Your browser blocks notifications from Camino. To change that, open its settings for this site with the sign beside the address, allow notifications, and come back.';
  if (state.matches({ device: { allowed: 'off' } }))
    return 'Your browser allows notifications. Save your changes to switch them on.';
  if (state.matches({ device: { allowed: 'asleep' } }))
    return 'Your browser allows notifications, but only wakes installed apps.';
  if (state.matches({ device: { allowed: 'active' } }))
    return `This device reminds you once a day, from ${hourText(hour)} on, if words are due.`;
  return 'Asking your browser to wake Camino...';
}
