import { FALLBACK_ZONE } from '#machines/account/preferences.rules.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { usePreferences } from '../../learner/Preferences.tsx';
import { NeedsAccount } from '../../learner/NeedsAccount.tsx';
import { useIsGuest, useSession } from '../../session/Session.tsx';
import { zoneOptions } from './zones.ts';
import { useSettingsField, type SettingsFormRef } from './use-settings-form.ts';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { FieldList } from '../../ui/site/Profile.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { FixedField } from '../../ui/form/Field.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

interface Fields {
  form: SettingsFormRef;
}

export function AccountFields({ form }: Fields) {
  const [displayName, changeName] = useSettingsField(form, 'displayName');
  const [timezone, changeTimezone] = useSettingsField(form, 'timezone');
  const saved = useSelector(form, (state) => state.context.saved.timezone);
  const own = useSelector(usePreferences(), (state) => state?.context.zone ?? FALLBACK_ZONE);
  const zones = useMemo(() => zoneOptions(saved, own), [saved, own]);
  const [isListed, changeListed] = useSettingsField(form, 'isListed');
  const errors = useSelector(form, (state) => state.context.errors);
  const isGuest = useIsGuest();
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
      {isGuest ? (
        <NeedsAccount text="Settings on a second device and a place on the leaderboard need an account." />
      ) : (
        <FixedField
          label="Email"
          value={email}
          hint="You log in with this address. It can’t be changed here."
        />
      )}
      <NativeSelect
        label="Timezone"
        name="timezone"
        value={timezone}
        options={zones}
        error={errors.timezone}
        hint="It decides when your day ends."
        onChange={changeTimezone}
      />
      {!isGuest && (
        <Switch
          label="Show me on the leaderboard"
          description="Other learners see your display name, XP, games and streak there. When off, you aren’t listed, not even for yourself."
          isOn={isListed}
          onChange={changeListed}
        />
      )}
    </FieldList>
  );
}
