import { levelFiguresOf } from '#machines/course/level-figures.rules.ts';
import { durationText } from '#machines/learning/duration.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { activityYearOf, type ActivityDay } from '#machines/learning/activity-days.rules.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useProgress } from '../../learner/Activity.tsx';
import { useToday } from '../../learner/day.ts';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Panel } from '../../ui/base/Panel.tsx';
import { DayTimes } from '../../ui/site/DayTimes.tsx';
import { LevelTable, PanelPair } from '../../ui/site/Figures.tsx';
import { levelNames } from '../course/level-names.ts';
import { useDayPlan } from '../today/use-day-plan.ts';
import { shortDates, sumOf } from './figure-texts.ts';
import { ForecastPanel } from './ForecastPanel.tsx';
import { YearPanel } from './YearPanel.tsx';

const FOUR_WEEKS = 28;
const MINUTE = 60_000;

export default function ActivityPanel() {
  const progress = useProgress();
  if (!progress || progress.count === 0) return <BusyScreen label="Loading your activity..." />;
  return <OwnActivity progress={progress} />;
}

function OwnActivity({ progress }: { progress: Progress }) {
  const day = useToday();
  const days = useMemo(() => activityYearOf(progress, day), [progress, day]);
  const today = useDayPlan();
  const plan = useSelector(today, ({ context }) => context.plan);
  const units = useSelector(today, ({ context }) => context.units);
  const hasFailed = useSelector(today, (state) => state.matches('failed'));
  const levels = useMemo(
    () => levelFiguresOf(units, progress).map((row) => ({ ...row, name: levelNames[row.level] })),
    [units, progress],
  );
  return (
    <>
      <YearPanel key={day} days={days} />
      <PanelPair>
        <ForecastPanel
          plan={plan}
          hasFailed={hasFailed}
          onRetry={() => today.send({ type: 'load.retried' })}
        />
        <TimesPanel days={days.slice(-FOUR_WEEKS)} />
      </PanelPair>
      <Panel>
        <h2>Words by level</h2>
        {units.length === 0 ? (
          <p>{hasFailed ? 'The course couldn’t be loaded.' : 'Counting your words...'}</p>
        ) : (
          <>
            <p>
              Kept: recalled on two days, and not forgotten since. Mastered: recalled over 21 days without a
              mistake in between.
            </p>
            <LevelTable rows={levels} />
          </>
        )}
      </Panel>
    </>
  );
}

function TimesPanel({ days }: { days: readonly ActivityDay[] }) {
  const studied = days.filter(({ level }) => level > 0).length;
  const of = studied === days.length ? 'every day' : `${studied} of ${days.length} days`;
  return (
    <Panel display="grid" gridTemplateRows="auto auto minmax(0, 1fr)">
      <h2>Time by day</h2>
      <p>
        {durationText(sumOf(days, 'milliseconds'))} in the last four weeks, on {of}.
      </p>
      <DayTimes
        label="Minutes of study on each day of the last four weeks"
        days={days.map(({ day, milliseconds }) => ({
          day: shortDates.format(Date.parse(day)),
          minutes: milliseconds / MINUTE,
          text: durationText(milliseconds),
        }))}
      />
    </Panel>
  );
}
