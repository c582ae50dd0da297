import { DAILY_GOALS } from '#machines/preferences.rules.ts';
import { useSelector } from '@xstate/react';
import { Palette } from 'lucide-react';
import { useSession } from '../flow/session.tsx';
import { useSettingsField, type SettingsFormRef } from '../flow/useSettingsForm.ts';
import { Hint } from '../ui/Hint.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import { FieldList, PanelTabs, Placeholder, SwitchList } from '../ui/Profile.tsx';
import { Switch } from '../ui/Switch.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextField } from '../ui/TextField.tsx';

interface Fields {
  form: SettingsFormRef;
}

const tabs = [
  { hash: 'settings', label: 'Account' },
  { hash: 'appearance', label: 'Appearance' },
  { hash: 'learning', label: 'Learning' },
  { hash: 'audio', label: 'Audio' },
] as const;

const timezones = [
  { value: 'America/New_York', label: 'New York' },
  { value: 'America/Chicago', label: 'Chicago' },
  { value: 'America/Denver', label: 'Denver' },
  { value: 'America/Los_Angeles', label: 'Los Angeles' },
  { value: 'Europe/London', label: 'London' },
  { value: 'Europe/Paris', label: 'Paris' },
];
const goals = DAILY_GOALS.map((goal) => ({ value: String(goal), label: `${goal} cards a day` }));

/** The fields of the settings on their four tabs. */
export function SettingsTabs({ form }: Fields) {
  return (
    <PanelTabs>
      <Tabs label="Settings" tabs={tabs}>
        {(open) => (
          <>
            {open === 'settings' && <Account form={form} />}
            {open === 'appearance' && (
              <Placeholder>
                <Palette aria-hidden />
                <p>
                  Appearance settings are coming soon. Camino follows your system’s light or dark mode
                  already.
                </p>
              </Placeholder>
            )}
            {open === 'learning' && <Learning form={form} />}
            {open === 'audio' && <Audio form={form} />}
          </>
        )}
      </Tabs>
    </PanelTabs>
  );
}

function Account({ form }: Fields) {
  const [displayName, changeName] = useSettingsField(form, 'displayName');
  const [timezone, changeTimezone] = useSettingsField(form, 'timezone');
  const errors = useSelector(form, (state) => state.context.errors);
  const email = useSelector(useSession(), (state) => state.context.user?.email ?? '');
  return (
    <FieldList>
      <TextField
        label="Display name"
        name="displayName"
        autoComplete="nickname"
        value={displayName}
        error={errors.displayName}
        onChange={(event) => changeName(event.currentTarget.value)}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={email}
        readOnly
        hint="You log in with this address. It cannot be changed here."
      />
      <NativeSelect
        label="Timezone"
        name="timezone"
        value={timezone}
        options={timezones}
        error={errors.timezone}
        hint="It decides when your day ends."
        onChange={changeTimezone}
      />
    </FieldList>
  );
}

function Learning({ form }: Fields) {
  const [dailyGoal, changeGoal] = useSettingsField(form, 'dailyGoal');
  const error = useSelector(form, (state) => state.context.errors.dailyGoal);
  return (
    <NativeSelect
      label="Daily goal"
      name="dailyGoal"
      value={dailyGoal}
      options={goals}
      error={error}
      hint="How many cards you want to study every day."
      onChange={changeGoal}
    />
  );
}

function Audio({ form }: Fields) {
  const [soundEffects, changeEffects] = useSettingsField(form, 'soundEffects');
  const [autoPlayAudio, changeAutoPlay] = useSettingsField(form, 'autoPlayAudio');
  return (
    <SwitchList>
      <Switch
        label="Sound effects"
        description="Short tones for right and wrong answers."
        isOn={soundEffects}
        onChange={changeEffects}
      />
      <Switch
        label="Auto-play pronunciation"
        hint={
          <Hint
            label="About auto-play"
            text="A flashcard in the single card view speaks its Spanish text as soon as it is shown."
          />
        }
        isOn={autoPlayAudio}
        onChange={changeAutoPlay}
      />
    </SwitchList>
  );
}
