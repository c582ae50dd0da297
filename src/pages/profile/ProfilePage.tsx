import type { Activity, Figures } from '#machines/learning/figures.types.ts';
import { useSelector } from '@xstate/react';
import Award from 'lucide-react/icons/award';
import Bell from 'lucide-react/icons/bell';
import Database from 'lucide-react/icons/database';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Layers from 'lucide-react/icons/layers';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useRef } from 'react';
import { Chunk, fetchChunk } from '../../runtime/Chunk.tsx';
import { LazyPage } from '../../runtime/LazyPage.tsx';
import { validation } from '../../actors/settings-form.ts';
import { usePreference, usePreferences } from '../../learner/Preferences.tsx';
import { useSession } from '../../learner/Session.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { Ghost } from '../../ui/base/Ghost.tsx';
import { SampleNote } from '../../ui/base/SampleNote.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { Panel } from '../../ui/base/Panel.tsx';
import {
  ActivityList,
  LearnerCard,
  LevelBar,
  Placeholder,
  SideMenu,
  StatRow,
} from '../../ui/site/Profile.tsx';
import { StatTile } from '../../ui/base/StatTile.tsx';
import { useHash } from '../../ui/base/Tabs.tsx';
import { Backlog, dayCount, LearnerFigures } from '../progress/FiguresPanel.tsx';
import { SettingsPanels } from './SettingsPanels.tsx';
import type { SettingsFormRef } from './use-settings-form.ts';

const ownDataPanel = () => import('./OwnDataPanel.tsx');
const activityPanel = () => import('./ActivityPanel.tsx');

const sections = [
  { hash: 'profile', label: 'Profile', icon: <UserRound aria-hidden /> },
  { hash: 'settings', label: 'Settings', icon: <Settings aria-hidden /> },
  { hash: 'notifications', label: 'Notifications', icon: <Bell aria-hidden /> },
  { hash: 'data', label: 'Your data', icon: <Database aria-hidden /> },
] as const;

const icons = {
  cards: <Layers aria-hidden />,
  game: <Gamepad2 aria-hidden />,
  exam: <GraduationCap aria-hidden />,
  achievement: <Award aria-hidden />,
};
const colors = { cards: 'blue', game: 'orange', exam: 'purple', achievement: 'gold' } as const;

export default function ProfilePage() {
  const section = sectionOf(useHash());
  useEffect(() => {
    for (const load of [activityPanel, validation, ownDataPanel]) void fetchChunk<unknown>(load);
  }, []);
  const preferences = usePreferences();
  const form = useRef<SettingsFormRef>(null);
  const isBusy = useSelector(preferences, (state) => state?.hasTag('busy') ?? false);
  return (
    <Container isPage>
      <PageHeader
        title="Your Profile"
        description="Your figures, how you like to learn, and everything that Camino knows of you."
        actions={section === 'profile' && <Backlog />}
      />
      <SideMenu label="Profile" sections={sections} current={section}>
        {section === 'profile' && <Overview isBusy={isBusy} />}
        {section === 'data' && (
          <Chunk load={ownDataPanel} fallback={<BusyScreen label="Loading..." />}>
            {({ OwnDataPanel }) => <OwnDataPanel onSettings={(emitted) => form.current?.send(emitted)} />}
          </Chunk>
        )}
        {isBusy && (section === 'settings' || section === 'notifications') && (
          <BusyScreen label="Loading your settings..." />
        )}
        {!isBusy && <SettingsPanels section={section} preferences={preferences} form={form} />}
      </SideMenu>
    </Container>
  );
}

function Overview({ isBusy }: { isBusy: boolean }) {
  const email = useSelector(useSession(), (state) => state.context.user?.email ?? '');
  const name = usePreference('displayName');
  return (
    <>
      {isBusy ? (
        <Ghost label="Loading your name...">
          <LearnerCard name="Name" email="Address" />
        </Ghost>
      ) : (
        <LearnerCard name={name} email={email} />
      )}
      <LearnerFigures label="Loading your figures...">
        {(figures, isSample) => <Reached figures={figures} isSample={isSample} />}
      </LearnerFigures>
    </>
  );
}

function Reached({ figures, isSample }: { figures: Figures; isSample: boolean }) {
  const { streak, bestStreak, xp, level, levelXp, levelSpan, achievements, activity } = figures;
  const unlocked = achievements.filter((achievement) => achievement.unlocked).length;
  return (
    <>
      {isSample && <SampleNote />}
      <Panel>
        <LevelBar level={level} reached={levelXp} needed={levelSpan} />
      </Panel>
      <StatRow>
        <StatTile label="Total XP" value={xp.toLocaleString('en')} />
        <StatTile label="Streak" value={dayCount(streak)} />
        <StatTile label="Best streak" value={dayCount(bestStreak)} />
        <StatTile label="Achievements" value={`${unlocked} of ${achievements.length}`} />
      </StatRow>
      <Panel>
        <h2>Activity</h2>
        {isSample ? (
          <Placeholder>
            <p>Your activity over time will appear here.</p>
          </Placeholder>
        ) : (
          <LazyPage load={activityPanel} />
        )}
      </Panel>
      <Panel>
        <h2>Recent activity</h2>
        <ActivityList>
          {activity.map((entry, index) => (
            <ActivityLine key={index} {...entry} />
          ))}
        </ActivityList>
        {activity.length === 0 && <p>Nothing in the last three days.</p>}
      </Panel>
    </>
  );
}

function ActivityLine({ icon, text, detail, when }: Activity) {
  return (
    <li data-color={colors[icon]}>
      <span data-part="icon">{icons[icon]}</span>
      <span>
        {text}
        <small>{detail}</small>
      </span>
      <span data-part="when">{when}</span>
    </li>
  );
}

/** The section an address opens; those of the settings tabs open the settings. */
function sectionOf(hash: string): (typeof sections)[number]['hash'] {
  if (['settings', 'appearance', 'learning', 'audio'].includes(hash)) return 'settings';
  return hash === 'notifications' || hash === 'data' ? hash : 'profile';
}
