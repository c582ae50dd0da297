import { DAILY_GOALS, REVIEW_BUTTONS } from '#machines/account/preferences.rules.ts';
import { RETENTIONS } from '#machines/constants.ts';
import { useSelector } from '@xstate/react';
import { useSettingsField, type SettingsFormRef } from './use-settings-form.ts';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { FieldList, SwitchList } from '../../ui/site/Profile.tsx';
import { Switch } from '../../ui/form/Switch.tsx';

interface Fields {
  form: SettingsFormRef;
}

const retentions = RETENTIONS.map((retention) => ({
  value: String(retention),
  label: `${Math.round(retention * 100)} of 100 words`,
}));

const reviewButtons = REVIEW_BUTTONS.map((count) => ({
  value: String(count),
  label: count === 2 ? 'Two: Again and Good' : 'Four: Again, Hard, Good, Easy',
}));

const goals = DAILY_GOALS.map((goal) => ({ value: String(goal), label: `${goal} new words a day` }));

export function LearningFields({ form }: Fields) {
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
        hint="How many new words you want to meet every day. Both directions count as one word."
        onChange={changeGoal}
      />
      <NativeSelect
        label="Remember in reviews"
        name="retention"
        value={retention}
        options={retentions}
        error={errors.retention}
        hint="The more you want to remember, the sooner and the more often words come back."
        onChange={changeRetention}
      />
      <NativeSelect
        label="Rating buttons in reviews"
        name="reviewButtons"
        value={buttons}
        options={reviewButtons}
        error={errors.reviewButtons}
        hint="With two, you only say whether you knew the word."
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
          label="Learn «vosotros»"
          description="The plural “you” of Spain, for friends and family. Latin America says «ustedes»."
          isOn={vosotros}
          onChange={changeVosotros}
        />
      </SwitchList>
    </FieldList>
  );
}
