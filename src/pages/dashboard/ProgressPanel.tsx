import { durationText } from '#machines/learning/duration.rules.ts';
import type { Figures } from '#machines/learning/figures.types.ts';
import BookCheck from 'lucide-react/icons/book-check';
import Flame from 'lucide-react/icons/flame';
import RefreshCcw from 'lucide-react/icons/refresh-ccw';
import Sparkles from 'lucide-react/icons/sparkles';
import { decks } from '../../content/categories.ts';
import { GoalRing } from '../../ui/site/dashboard/GoalRing.tsx';
import { MasteryList } from '../../ui/site/dashboard/MasteryList.tsx';
import { PanelGrid } from '../../ui/site/dashboard/PanelGrid.tsx';
import { StatCards } from '../../ui/site/dashboard/StatCards.tsx';
import { StudyTime } from '../../ui/site/dashboard/StudyTime.tsx';
import { WeekChart } from '../../ui/site/dashboard/WeekChart.tsx';
import { SampleNote } from '../../ui/base/SampleNote.tsx';
import { Panel } from '../../ui/base/Panel.tsx';
import { countOf } from '../profile/figure-texts.ts';
import { dayCount } from '../progress/FiguresPanel.tsx';

interface Shown {
  figures: Figures;
  isSample: boolean;
}

export function ProgressPanel({ figures, isSample }: Shown) {
  const { todayLearned, dailyGoal, week, weekCards, studyTime, mastery } = figures;
  const missing = Math.max(0, dailyGoal - todayLearned);
  return (
    <>
      {isSample && <SampleNote />}
      <StatCards stats={statsOf(figures)} />
      <PanelGrid>
        <Panel>
          <h2>Daily goal</h2>
          <GoalRing done={todayLearned} goal={dailyGoal} unit={isSample ? 'cards' : 'words'}>
            {missing === 0
              ? 'Met for today.'
              : `${missing} more new ${missing === 1 ? 'word' : 'words'} to meet your goal for today.`}
          </GoalRing>
        </Panel>
        <Panel>
          <h2>Study time</h2>
          <StudyTime
            times={[
              { label: 'Today', time: durationText(studyTime.today) },
              { label: isSample ? 'This week' : 'Last 7 days', time: durationText(studyTime.week) },
              { label: isSample ? 'This month' : 'Last 30 days', time: durationText(studyTime.month) },
            ]}
          />
        </Panel>
        <Panel data-wide="">
          <h2>Words this week</h2>
          <p>{countOf(weekCards, 'different word')} in seven days</p>
          <WeekChart label="Words studied on each day of this week" days={week} />
        </Panel>
        {!isSample && (
          <Panel data-wide="">
            <h2>Mastery by category</h2>
            <p>A word is mastered once you recall it over 21 days without a mistake in between.</p>
            <MasteryList rows={masteryRows(mastery)} />
          </Panel>
        )}
      </PanelGrid>
    </>
  );
}

function statsOf(figures: Figures) {
  const { streak, bestStreak, xp, level, totalCards, keptCards, masteredCards, inReview } = figures;
  return [
    {
      label: 'Streak',
      value: dayCount(streak),
      detail: `Best: ${dayCount(bestStreak)}`,
      icon: <Flame aria-hidden />,
      color: 'orange',
    },
    {
      label: 'Total XP',
      value: xp.toLocaleString('en'),
      detail: `Level ${level}`,
      icon: <Sparkles aria-hidden />,
      color: 'gold',
    },
    {
      label: 'Mastered',
      value: countOf(masteredCards, 'word'),
      detail: `Of ${totalCards} met`,
      icon: <BookCheck aria-hidden />,
      color: 'green',
    },
    {
      label: 'In review',
      value: countOf(inReview, 'word'),
      detail: `${keptCards} kept`,
      icon: <RefreshCcw aria-hidden />,
      color: 'teal',
    },
  ];
}

function masteryRows(mastery: Figures['mastery']) {
  return decks.map(({ slug, title, color, count }) => {
    const known = mastery.find(({ category }) => category === slug);
    return { id: slug, title, color, met: known?.met ?? 0, mastered: known?.mastered ?? 0, total: count };
  });
}
