import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useSession } from '../../learner/Session.tsx';
import { zoneGroups } from './zones.ts';
import { useSettingsField, type SettingsFormRef } from './use-settings-form.ts';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { FieldList } from '../../ui/site/Profile.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

interface Fields {
  form: SettingsFormRef;
}

/** The learner's name to others, and when their day ends. */
export function AccountFields({ form }: Fields) {
  const [displayName, changeName] = useSettingsField(form, 'displayName');
  const [timezone, changeTimezone] = useSettingsField(form, 'timezone');
  const saved = useSelector(form, (state) => state.context.saved.timezone);
  const groups = useMemo(() => zoneGroups(saved), [saved]);
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
        options={groups}
        error={errors.timezone}
        hint="It decides when your day ends. Until you choose one, it is your browser’s."
        onChange={changeTimezone}
      />
      <Switch
        label="Show me on the leaderboard"
        description="Other learners see your display name, XP, games and streak there. When off, you are not listed, not even for yourself."
        isOn={isListed}
        onChange={changeListed}
      />
    </FieldList>
  );
}
