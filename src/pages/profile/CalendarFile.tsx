import { hourText } from '#machines/account/reminders.rules.ts';
import { useSelector } from '@xstate/react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button } from '../../ui/base/Button.tsx';
import { DataPanel } from '../../ui/site/OwnData.tsx';
import type { RemindersRef } from './use-reminders.ts';

interface Props {
  reminders: RemindersRef | undefined;
  /** From 0 to 23. */
  hour: number;
}

/** A daily reminder for the learner's calendar. */
export function CalendarFile({ reminders, hour }: Props) {
  const canSave = useSelector(
    reminders,
    (state) => state?.can({ type: 'calendar.requested', hour }) ?? false,
  );
  const isSaved = useSelector(reminders, (state) => state?.matches({ calendar: 'saved' }) ?? false);
  const hasFailed = useSelector(reminders, (state) => state?.matches({ calendar: 'failed' }) ?? false);
  return (
    <DataPanel
      title="A reminder in your calendar"
      text={`A file for the calendar of your phone or computer: an event every day at ${hourText(hour)}, with a link to Camino. It needs no permission and rings whether you have studied or not. If you choose another hour, save the file again: in most calendars the new event replaces the old one.`}
      tone={isSaved ? 'success' : hasFailed ? 'error' : 'neutral'}
      status={
        isSaved
          ? 'Your browser has the file now. Open it, and your calendar asks whether to add the event.'
          : hasFailed
            ? 'The file couldn’t be saved. Allow downloads for this site and try again.'
            : ''
      }
      actions={
        <Button
          variant="outline"
          aria-disabled={!canSave}
          onClick={() => reminders?.send({ type: 'calendar.requested', hour })}
        >
          <CalendarPlus aria-hidden />
          Save calendar file
        </Button>
      }
    />
  );
}
