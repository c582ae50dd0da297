import type { TextSize, Theme } from '#machines/account/forms.ts';
import Palette from 'lucide-react/icons/palette';
import { useSettingsField, type SettingsFormRef } from './use-settings-form.ts';
import { ChoiceCards } from '../../ui/form/ChoiceCards.tsx';
import { DeviceNote, FieldList, Placeholder } from '../../ui/site/Profile.tsx';

interface Fields {
  form: SettingsFormRef;
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const satisfies readonly { value: Theme; label: string }[];

const textSizes = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
] as const satisfies readonly { value: TextSize; label: string }[];

export function AppearanceFields({ form }: Fields) {
  const [theme, changeTheme] = useSettingsField(form, 'theme');
  const [textSize, changeTextSize] = useSettingsField(form, 'textSize');
  return (
    <FieldList>
      <ChoiceCards legend="Theme" name="theme" options={themes} value={theme} onChange={changeTheme} />
      <ChoiceCards
        legend="Text size"
        name="textSize"
        options={textSizes}
        value={textSize}
        onChange={changeTextSize}
      />
      <DeviceNote>
        System follows this device as it changes between light and dark. Your choice applies wherever you’re
        logged in.
      </DeviceNote>
      <Placeholder>
        <Palette aria-hidden />
        <p>More themes: coming soon</p>
      </Placeholder>
    </FieldList>
  );
}
