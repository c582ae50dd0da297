import { useSettingsField, type SettingsFormRef } from './use-settings-form.ts';
import { Hint } from '../../ui/base/Hint.tsx';
import { FieldList, SwitchList } from '../../ui/site/Profile.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { VoiceFields } from './VoiceFields.tsx';

interface Fields {
  form: SettingsFormRef;
}

export function AudioFields({ form }: Fields) {
  const [soundEffects, changeEffects] = useSettingsField(form, 'soundEffects');
  const [autoPlayAudio, changeAutoPlay] = useSettingsField(form, 'autoPlayAudio');
  return (
    <FieldList>
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
      <VoiceFields />
    </FieldList>
  );
}
