import { DAILY_GOALS, REVIEW_BUTTONS } from '#machines/account/preferences.rules.ts';
import { RETENTIONS } from '#machines/constants.ts';
import { useSelector } from '@xstate/react';
import { Palette } from 'lucide-react';
import { useSession } from '../../learner/Session.tsx';
import { useSettingsField, type SettingsFormRef } from './use-settings-form.ts';
import { Hint } from '../../ui/base/Hint.tsx';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { FieldList, PanelTabs, Placeholder, SwitchList } from '../../ui/site/Profile.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { Tabs } from '../../ui/base/Tabs.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

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
const retentions = RETENTIONS.map((retention) => ({
  value: String(retention),
  label: `${Math.round(retention * 100)} of 100 cards`,
}));
const reviewButtons = REVIEW_BUTTONS.map((count) => ({
  value: String(count),
  label: count === 2 ? 'Two: Again and Good' : 'Four: Again, Hard, Good, Easy',
}));
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
  const [isListed, changeListed] = useSettingsField(form, 'isListed');
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
      <Switch
        label="Show me on the leaderboard"
        description="Other learners see your display name, XP, games and streak there. When off, nobody sees you on it, and neither do you."
        isOn={isListed}
        onChange={changeListed}
      />
    </FieldList>
  );
}

function Learning({ form }: Fields) {
  const [dailyGoal, changeGoal] = useSettingsField(form, 'dailyGoal');
  const [retention, changeRetention] = useSettingsField(form, 'retention');
  const [buttons, changeButtons] = useSettingsField(form, 'reviewButtons');
  const [typedAnswers, changeTyped] = useSettingsField(form, 'typedAnswers');
  const [vosotros, changeVosotros] = useSettingsField(form, 'vosotros');
  const errors = useSelector(form, (state) => state.context.errors);
  return (
    <FieldList>
      <NativeSelect
        label="Daily goal"
        name="dailyGoal"
        value={dailyGoal}
        options={goals}
        error={errors.dailyGoal}
        hint="How many cards you want to study every day."
        onChange={changeGoal}
      />
      <NativeSelect
        label="Remember in reviews"
        name="retention"
        value={retention}
        options={retentions}
        error={errors.retention}
        hint="The more you want to remember, the sooner and the more often cards come back."
        onChange={changeRetention}
      />
      <NativeSelect
        label="Rating buttons in reviews"
        name="reviewButtons"
        value={buttons}
        options={reviewButtons}
        error={errors.reviewButtons}
        hint="With two, you only say whether you knew the card."
        onChange={changeButtons}
      />
      <SwitchList>
        <Switch
          label="Type answers in reviews"
          description="You type the answer before you see it, and your letters are compared with it."
          isOn={typedAnswers}
          onChange={changeTyped}
        />
        <Switch
          label="Ask for vosotros"
          description="The “you all” of Spain. When off, Verb Conjugation asks for the other five forms."
          isOn={vosotros}
          onChange={changeVosotros}
        />
      </SwitchList>
    </FieldList>
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
