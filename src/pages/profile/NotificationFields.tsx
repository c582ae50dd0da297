import { HOURS } from '#machines/account/preferences.rules.ts';
import { hourText } from '#machines/account/reminders.rules.ts';
import { useSelector } from '@xstate/react';
import { useSettingsField, type SettingsFormRef } from './use-settings-form.ts';
import { ReminderNote } from './ReminderNote.tsx';
import { NeedsAccount } from '../../learner/NeedsAccount.tsx';
import { useIsGuest } from '../../session/Session.tsx';
import { useReminders } from './use-reminders.ts';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { FieldList, SwitchList } from '../../ui/site/Profile.tsx';
import { Switch } from '../../ui/form/Switch.tsx';

interface Fields {
  form: SettingsFormRef;
}

/** In-app notices while notifications are on. */
const notices = [
  {
    field: 'learningAchievements',
    label: 'Learning achievements',
    description: 'A note in the app when you unlock an achievement or reach a level.',
  },
  {
    field: 'newContentAlerts',
    label: 'New content alerts',
    description: 'A note on Today when there’s something new since you last studied.',
  },
] as const;

const hours = [...HOURS.slice(4), ...HOURS.slice(0, 4)].map((hour) => ({
  value: String(hour),
  label: hourText(hour),
}));

export function NotificationFields({ form }: Fields) {
  const [isOn, change] = useSettingsField(form, 'notifications');
  const [isReminded, changeReminded] = useSettingsField(form, 'dailyReminders');
  const [hour, changeHour] = useSettingsField(form, 'reminderHour');
  const canChange = useSelector(form, (state) =>
    state.can({ type: 'field.changed', changes: { dailyReminders: !isReminded } }),
  );
  const reminders = useReminders();
  const isGuest = useIsGuest();
  const ask = () => reminders?.send({ type: 'permission.requested' });
  return (
    <FieldList>
      <SwitchList>
        <Switch
          label="All notifications"
          description="Turn this on to use the options below."
          isOn={isOn}
          onChange={(next) => {
            change(next);
            if (next && isReminded) ask();
          }}
        />
        <div data-part="dependent">
          <Switch
            label="Daily reminders"
            description="A nudge on days when you haven’t studied yet."
            isOn={isReminded}
            isDisabled={!canChange}
            onChange={(next) => {
              changeReminded(next);
              if (next) ask();
            }}
          />
          <ReminderNote reminders={reminders} isOn={isOn && isReminded} hour={Number(hour)} />
        </div>
        {notices.map((notice) => (
          <Notice key={notice.field} form={form} {...notice} />
        ))}
      </SwitchList>
      {isGuest && <NeedsAccount text="Reminders on your other devices need an account." />}
      <NativeSelect
        label="Remind me from"
        name="reminderHour"
        value={hour}
        options={hours}
        hint="A notification comes at this hour or later, whenever your browser wakes Camino. The calendar file below rings at this hour."
        onChange={changeHour}
      />
    </FieldList>
  );
}

function Notice({ form, field, label, description }: Fields & (typeof notices)[number]) {
  const [isOn, change] = useSettingsField(form, field);
  const canChange = useSelector(form, (state) =>
    state.can({ type: 'field.changed', changes: { [field]: !isOn } }),
  );
  return (
    <div data-part="dependent">
      <Switch label={label} description={description} isOn={isOn} isDisabled={!canChange} onChange={change} />
    </div>
  );
}
