import { achievementsOnShow } from '#machines/learning/figures.rules.ts';
import type { Figures } from '#machines/learning/figures.types.ts';
import { Achievements } from '../../ui/site/Achievements.tsx';
import { PanelGrid } from '../../ui/site/dashboard/PanelGrid.tsx';
import { SampleNote } from '../../ui/base/SampleNote.tsx';

interface Shown {
  figures: Figures;
  isSample: boolean;
}

export function AchievementsPanel({ figures: { achievements }, isSample }: Shown) {
  const unlocked = achievements.filter((achievement) => achievement.unlocked).length;
  return (
    <PanelGrid>
      {isSample && (
        <div data-wide="">
          <SampleNote />
        </div>
      )}
      <div data-wide="">
        <h2 data-plain="">
          {unlocked} of {achievements.length} unlocked
        </h2>
        <p>Your achievements so far, and the next ones.</p>
      </div>
      <div data-wide="">
        <Achievements achievements={isSample ? achievementsOnShow(achievements) : achievements} />
      </div>
    </PanelGrid>
  );
}
