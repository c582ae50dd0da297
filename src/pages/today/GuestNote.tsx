import { guestReminderMachine } from '#machines/account/guest-reminder.machine.ts';
import { guestReminder } from '#machines/account/guest-reminder.rules.ts';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { noteReminded, readReminded } from '../../actors/guest.ts';
import { useKnownProgress } from '../../learner/Activity.tsx';
import { useToday } from '../../learner/day.ts';
import { useIsGuest } from '../../session/Session.tsx';
import { paths } from '../../paths.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { Button } from '../../ui/base/Button.tsx';
import { DayNote } from '../../ui/site/Day.tsx';

const reminderFlow = wire(guestReminderMachine, { readReminded, noteReminded });

/** Tells a guest once a day where their words are. */
export function GuestNote() {
  const isGuest = useIsGuest();
  const progress = useKnownProgress();
  const day = useToday();
  const reminder = isGuest && progress ? guestReminder(progress, day) : null;
  return reminder && <DailyNote key={day} day={day} {...reminder} />;
}

export function DailyNote({ day, text, offer }: { day: string; text: string; offer: string }) {
  const reminder = useFlow(reminderFlow, { day });
  const isShown = useSelector(reminder, (state) => state.hasTag('shown'));
  if (!isShown) return null;
  return (
    <DayNote>
      <span>
        {text} <Link href={paths.register()}>{offer}</Link>
      </span>
      <Button variant="ghost" size="sm" onClick={() => reminder.send({ type: 'reminder.dismissed' })}>
        Not now
      </Button>
    </DayNote>
  );
}
