import { useSelector } from '@xstate/react';
import Bell from 'lucide-react/icons/bell';
import Database from 'lucide-react/icons/database';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import { useRef } from 'react';
import { Chunk, usePrefetch } from '../../runtime/Chunk.tsx';
import { validation } from '../../actors/preferences.ts';
import { usePreference, usePreferences } from '../../learner/Preferences.tsx';
import { NeedsAccount } from '../../learner/NeedsAccount.tsx';
import { useIsGuest, useSession } from '../../session/Session.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { PrintArea } from '../../ui/site/PrintArea.tsx';
import { LearnerCard, SideMenu } from '../../ui/site/Profile.tsx';
import { useHash } from '../../ui/base/Tabs.tsx';
import { Backlog, LearnerFigures } from '../progress/FiguresPanel.tsx';
import { activityPanel, ProgressSummary } from './ProgressSummary.tsx';
import type { SettingsFormRef } from './use-settings-form.ts';

const settingsPanels = () => import('./SettingsPanels.tsx');
const ownDataPanel = () => import('./OwnDataPanel.tsx');
const parts = [activityPanel, settingsPanels, validation, ownDataPanel];

const sections = [
  { hash: 'profile', label: 'Profile', icon: <UserRound aria-hidden /> },
  { hash: 'settings', label: 'Settings', icon: <Settings aria-hidden /> },
  { hash: 'notifications', label: 'Notifications', icon: <Bell aria-hidden /> },
  { hash: 'data', label: 'Your data', icon: <Database aria-hidden /> },
] as const;

export default function ProfilePage() {
  const section = sectionOf(useHash());
  usePrefetch(parts);
  const preferences = usePreferences();
  const form = useRef<SettingsFormRef>(null);
  const isBusy = useSelector(preferences, (state) => state?.hasTag('busy') ?? false);
  const settingsSkeleton = (section === 'settings' || section === 'notifications') && (
    <BusyScreen label="Loading your settings..." />
  );
  return (
    <Container isPage>
      <PageHeader
        title="Your Profile"
        description="Your progress, your settings, and all your data."
        actions={section === 'profile' && <Backlog />}
      />
      <SideMenu label="Profile" sections={sections} current={section}>
        {section === 'profile' && <Overview isBusy={isBusy} />}
        {section === 'data' && (
          <Chunk load={ownDataPanel} fallback={<BusyScreen label="Loading..." />}>
            {({ OwnDataPanel }) => <OwnDataPanel onSettings={(emitted) => form.current?.send(emitted)} />}
          </Chunk>
        )}
        {isBusy && settingsSkeleton}
        {!isBusy && (
          <Chunk load={settingsPanels} fallback={settingsSkeleton}>
            {({ SettingsPanels }) => (
              <SettingsPanels section={section} preferences={preferences} form={form} />
            )}
          </Chunk>
        )}
      </SideMenu>
    </Container>
  );
}

function Overview({ isBusy }: { isBusy: boolean }) {
  const email = useSelector(useSession(), (state) => state.context.user?.email ?? '');
  const name = usePreference('displayName');
  const isGuest = useIsGuest();
  return (
    <PrintArea>
      {isBusy ? (
        <Skeleton label="Loading your name...">
          <LearnerCard name="Name" email="Address" />
        </Skeleton>
      ) : (
        <LearnerCard name={name} email={email} />
      )}
      {isGuest && (
        <NeedsAccount text="All of this is on this device only. To learn on a second one, you need an account." />
      )}
      <LearnerFigures label="Loading your figures...">
        {(figures, isSample) => <ProgressSummary figures={figures} isSample={isSample} />}
      </LearnerFigures>
    </PrintArea>
  );
}

function sectionOf(hash: string): (typeof sections)[number]['hash'] {
  if (['settings', 'appearance', 'learning', 'audio'].includes(hash)) return 'settings';
  return hash === 'notifications' || hash === 'data' ? hash : 'profile';
}
