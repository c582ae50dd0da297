import { useSelector } from '@xstate/react';
import { useImperativeHandle, type Ref } from 'react';
import { usePreferences, type PreferencesRef } from '../../learner/Preferences.tsx';
import { useReminders } from './use-reminders.ts';
import { useSettingsField, useSettingsForm, type SettingsFormRef } from './use-settings-form.ts';
import { LeaveDialog } from '../../runtime/LeaveDialog.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Panel } from '../../ui/base/Panel.tsx';
import { useHash } from '../../ui/base/Tabs.tsx';
import { SaveBar } from '../../ui/site/Profile.tsx';
import { StatusLine } from '../../ui/base/StatusLine.tsx';
import { CalendarFile } from './CalendarFile.tsx';
import { DaysOffPanel } from './DaysOffPanel.tsx';
import { NotificationFields } from './NotificationFields.tsx';
import { SettingsTabs } from './SettingsTabs.tsx';

interface Fields {
  form: SettingsFormRef;
}

interface Props {
  section: 'profile' | 'settings' | 'notifications' | 'data';
  preferences: PreferencesRef | undefined;
  /** The form, for other parts of the page that fill it in. */
  form: Ref<SettingsFormRef>;
}

export function SettingsPanels({ section, preferences, form: shared }: Props) {
  const form = useSettingsForm(preferences);
  const hash = useHash();
  useImperativeHandle(shared, () => form, [form]);
  return (
    <>
      {(section === 'settings' || section === 'notifications') && <Section form={form} section={section} />}
      {section === 'settings' && hash === 'learning' && <DaysOffPanel />}
      {section === 'notifications' && <Calendar form={form} />}
      <LeaveDialog flow={form}>Your changed settings aren’t saved yet.</LeaveDialog>
    </>
  );
}

function Section({ form, section }: Fields & { section: 'settings' | 'notifications' }) {
  const isBusy = useSelector(form, (state) => state.hasTag('busy'));
  const errors = useSelector(form, (state) => state.context.errors);
  const isWaitingToRetry = useSelector(usePreferences(), (state) => state?.hasTag('waitingToRetry') ?? false);
  return (
    <Panel>
      <h2>{section === 'settings' ? 'Settings' : 'Notifications'}</h2>
      {isWaitingToRetry && (
        <p>We can’t reach your account right now. Your changes are saved on this device and sync later.</p>
      )}
      <Form isDisabled={isBusy} errors={errors} onSubmit={() => form.send({ type: 'form.submitted' })}>
        {section === 'settings' ? <SettingsTabs form={form} /> : <NotificationFields form={form} />}
        <Save form={form} />
      </Form>
    </Panel>
  );
}

/** The daily reminder as a file, at the hour in the form. */
function Calendar({ form }: Fields) {
  const [hour] = useSettingsField(form, 'reminderHour');
  return <CalendarFile reminders={useReminders()} hour={Number(hour)} />;
}

function Save({ form }: Fields) {
  const canDiscard = useSelector(form, (state) => state.can({ type: 'changes.discarded' }));
  const canSave = useSelector(form, (state) => state.can({ type: 'form.submitted' }));
  const isUnsaved = useSelector(form, (state) => state.matches({ dirty: 'unsaved' }));
  const isBusy = useSelector(form, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(form, (state) => state.matches({ dirty: 'failed' }));
  const isRefused = useSelector(form, (state) => state.matches({ dirty: 'refused' }));
  const isSaved = useSelector(form, (state) => state.matches('saved'));
  return (
    <SaveBar data-toasts="top">
      <StatusLine tone={isSaved ? 'success' : hasFailed || isRefused ? 'error' : 'neutral'}>
        {isSaved && 'Saved'}
        {hasFailed && 'Not saved. Please try again.'}
        {isRefused && (
          <>
            Not saved. Please look at your <a href="#settings">account settings</a>.
          </>
        )}
        {isUnsaved && 'Not saved yet'}
      </StatusLine>
      <Button
        variant="outline"
        aria-disabled={!canDiscard}
        onClick={() => form.send({ type: 'changes.discarded' })}
      >
        Discard
      </Button>
      <Button type="submit" aria-disabled={!canSave}>
        {isBusy ? 'Saving...' : 'Save changes'}
      </Button>
    </SaveBar>
  );
}
