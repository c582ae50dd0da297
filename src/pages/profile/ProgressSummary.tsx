import type { Activity, Figures } from '#machines/learning/figures.types.ts';
import Award from 'lucide-react/icons/award';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Layers from 'lucide-react/icons/layers';
import { LazyPage } from '../../runtime/LazyPage.tsx';
import { SampleNote } from '../../ui/base/SampleNote.tsx';
import { Panel } from '../../ui/base/Panel.tsx';
import { ActivityList, LevelBar, Placeholder, StatRow } from '../../ui/site/Profile.tsx';
import { StatTile } from '../../ui/base/StatTile.tsx';
import { dayCount } from '../progress/FiguresPanel.tsx';

export const activityPanel = () => import('./ActivityPanel.tsx');

const icons = {
  cards: <Layers aria-hidden />,
  game: <Gamepad2 aria-hidden />,
  exam: <GraduationCap aria-hidden />,
  achievement: <Award aria-hidden />,
};
const colors = { cards: 'blue', game: 'orange', exam: 'purple', achievement: 'gold' } as const;

export function ProgressSummary({ figures, isSample }: { figures: Figures; isSample: boolean }) {
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
      {isSample ? (
        <Panel>
          <h2>Activity</h2>
          <Placeholder>
            <p>Your activity over time will appear here.</p>
          </Placeholder>
        </Panel>
      ) : (
        <LazyPage load={activityPanel} />
      )}
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
