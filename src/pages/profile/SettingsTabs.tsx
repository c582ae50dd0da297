import type { SettingsFormRef } from './use-settings-form.ts';
import { PanelTabs } from '../../ui/site/Profile.tsx';
import { Tabs } from '../../ui/base/Tabs.tsx';
import { AccountFields } from './AccountFields.tsx';
import { LearningFields } from './LearningFields.tsx';
import { AppearanceFields } from './AppearanceFields.tsx';
import { AudioFields } from './AudioFields.tsx';

interface Fields {
  form: SettingsFormRef;
}

const tabs = [
  { hash: 'settings', label: 'Account' },
  { hash: 'appearance', label: 'Appearance' },
  { hash: 'learning', label: 'Learning' },
  { hash: 'audio', label: 'Audio' },
] as const;

export function SettingsTabs({ form }: Fields) {
  return (
    <PanelTabs>
      <Tabs label="Settings" tabs={tabs}>
        {(open) => (
          <>
            {open === 'settings' && <AccountFields form={form} />}
            {open === 'appearance' && <AppearanceFields form={form} />}
            {open === 'learning' && <LearningFields form={form} />}
            {open === 'audio' && <AudioFields form={form} />}
          </>
        )}
      </Tabs>
    </PanelTabs>
  );
}
