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
          description="In lessons, in review and in the single card view of flashcards."
          hint={
            <Hint
              label="About auto-play"
              text="Spanish plays as soon as it’s shown: a new word, a question, or its answer."
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
