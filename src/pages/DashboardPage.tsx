import { achievementsOnShow } from '#machines/figures.rules.ts';
import type { Figures } from '#machines/figures.types.ts';
import { BookCheck, Flame, RefreshCcw, Sparkles } from 'lucide-react';
import { createElement, Suspense } from 'react';
import { sampleFigures } from '../content/sample-figures.ts';
import { useChunk } from '../flow/chunk.ts';
import { ReviewLink } from '../flow/ReviewLink.tsx';
import { Achievements } from '../ui/Achievements.tsx';
import { BusyScreen } from '../ui/BusyScreen.tsx';
import { Container } from '../ui/Container.tsx';
import { GoalRing, PanelGrid, StatCards, StudyTime, WeekChart } from '../ui/Dashboard.tsx';
import { SampleNote } from '../ui/Hub.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Tabs } from '../ui/Tabs.tsx';

const downloadsPanel = () => import('./DownloadsPanel.tsx');

const tabs = [
  { hash: 'progress', label: 'Progress' },
  { hash: 'achievements', label: 'Achievements' },
  { hash: 'downloads', label: 'Downloads' },
] as const;

export default function DashboardPage() {
  return (
    <Container isPage>
      <PageHeader
        title="Your Dashboard"
        description="Where you stand, and what comes next."
        actions={<ReviewLink />}
      />
      <Tabs label="Dashboard" tabs={tabs}>
        {(open) => (
          <>
            {open === 'progress' && <Progress figures={sampleFigures} />}
            {open === 'achievements' && <Unlocked figures={sampleFigures} />}
            {open === 'downloads' && (
              <Suspense fallback={<BusyScreen label="Loading..." />}>
                <Downloads />
              </Suspense>
            )}
          </>
        )}
      </Tabs>
    </Container>
  );
}

function Progress({ figures }: { figures: Figures }) {
  const { todayLearned, dailyGoal, week, minutes } = figures;
  const missing = Math.max(0, dailyGoal - todayLearned);
  return (
    <>
      <SampleNote />
      <StatCards stats={statsOf(figures)} />
      <PanelGrid>
        <Panel>
          <h2>Daily goal</h2>
          <GoalRing done={todayLearned} goal={dailyGoal}>
            {missing === 0 ? 'Met for today.' : `${missing} more to meet your goal for today.`}
          </GoalRing>
        </Panel>
        <Panel>
          <h2>Study time</h2>
          <StudyTime
            times={[
              { label: 'Today', minutes: minutes.today },
              { label: 'This week', minutes: minutes.week },
              { label: 'This month', minutes: minutes.month },
            ]}
          />
        </Panel>
        <Panel data-wide="">
          <h2>Cards this week</h2>
          <p>{week.reduce((sum, { cards }) => sum + cards, 0)} cards in seven days</p>
          <WeekChart label="Cards studied on each day of this week" days={week} goal={dailyGoal} />
        </Panel>
      </PanelGrid>
    </>
  );
}

function Unlocked({ figures: { achievements } }: { figures: Figures }) {
  const unlocked = achievements.filter((achievement) => achievement.unlocked).length;
  return (
    <PanelGrid>
      <div data-wide="">
        <SampleNote />
      </div>
      <div data-wide="">
        <h2>
          {unlocked} of {achievements.length} unlocked
        </h2>
        <p>What you have reached, and what comes next.</p>
      </div>
      <div data-wide="">
        <Achievements achievements={achievementsOnShow(achievements)} />
      </div>
    </PanelGrid>
  );
}

function Downloads() {
  return createElement(useChunk(downloadsPanel).default);
}

function statsOf({ streak, bestStreak, xp, level, totalCards, masteredCards, reviewingCards }: Figures) {
  return [
    {
      label: 'Streak',
      value: `${streak} days`,
      detail: `Best: ${bestStreak} days`,
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
      value: `${masteredCards} cards`,
      detail: `Of ${totalCards} studied`,
      icon: <BookCheck aria-hidden />,
      color: 'green',
    },
    {
      label: 'In review',
      value: `${reviewingCards} cards`,
      detail: 'Still being learned',
      icon: <RefreshCcw aria-hidden />,
      color: 'teal',
    },
  ];
}
