import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { dayPlanOf } from '#machines/learning/days-off.rules.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import { waitingIn, type Plan } from '#machines/study/today.rules.ts';
import { useSelector } from '@xstate/react';
import { useKnownProgress } from '../../../learner/Activity.tsx';
import { Panel } from '../../../ui/base/Panel.tsx';
import { TextButton } from '../../../ui/base/TextButton.tsx';
import { Bars, Hatches, Plot } from '../../../ui/site/memory/Plot.tsx';
import { PlotFigure } from '../../../ui/site/memory/PlotFigure.tsx';
import { countOf, shortDates } from '../../profile/figure-texts.ts';
import { dueText, freeDayText } from '../../today/plan-texts.ts';
import { useDayPlan } from '../../today/use-day-plan.ts';
import { scaleLabels, scaleTo, shortDay } from './memory-texts.ts';

/** What is due in the next 30 days, as Today counts it. */
export function DueMonthPanel() {
  const today = useDayPlan();
  const plan = useSelector(today, ({ context }) => context.plan);
  const hasFailed = useSelector(today, (state) => state.matches('failed'));
  return (
    <Panel data-wide="">
      <h2>The next 30 days</h2>
      {hasFailed ? (
        <p>
          The words couldn’t be loaded.{' '}
          <TextButton onClick={() => today.send({ type: 'load.retried' })}>Try again</TextButton>
        </p>
      ) : plan ? (
        <DueMonth plan={plan} />
      ) : (
        <p>Counting due words...</p>
      )}
    </Panel>
  );
}

function DueMonth({ plan }: { plan: Plan }) {
  const { forecast, now, zone } = plan;
  const progress = useKnownProgress() ?? noProgress;
  const total = forecast.reduce((sum, words) => sum + words, 0);
  if (total === 0) return <p>No words are due in the next 30 days. Words that lessons teach come here.</p>;
  const today = dayOf(now, zone);
  const top = scaleTo(Math.max(...forecast));
  const dayAfter = (days: number) => addDays(today, days);
  const days = forecast.map((_words, index) => dayPlanOf(progress, dayAfter(index)));
  const free = days.map((day) => day === 'free');
  return (
    <PlotFigure
      summary={`${totalText(plan, total)} New lessons and what you forget add more.`}
      table={{
        caption: 'Words due by day',
        columns: ['Day', 'Words'],
        rows: forecast.map((words, index) => [
          ['Today', 'Tomorrow'][index] ?? shortDates.format(Date.parse(dayAfter(index))),
          [
            words.toLocaleString('en'),
            ...(index === 0 ? portionNote(plan) : []),
            ...dayNotes[days[index] ?? 'normal'],
          ].join(', '),
        ]),
      }}
      {...(free.includes(true) && { keys: ['Hatched: free days'] })}
    >
      <Plot scale={scaleLabels(top)} axis={['Today', shortDay(dayAfter(15)), shortDay(dayAfter(29))]}>
        <Hatches marked={free} />
        <Bars heights={forecast.map((words) => (100 * words) / top)} />
      </Plot>
    </PlotFigure>
  );
}

const dayNotes = { normal: [], light: ['a light day'], free: ['a free day'] } as const;

function portionNote(plan: Plan): string[] {
  const { portion } = plan.review;
  return plan.freeUntil === null && portion < waitingIn(plan) ? [`${portion} enough for today`] : [];
}

function totalText(plan: Plan, total: number): string {
  const words = `${countOf(total, 'word')} to review in 30 days`;
  if (plan.freeUntil !== null)
    return ['Free today.', freeDayText(plan), `${words}.`].filter(Boolean).join(' ');
  const rest = plan.review.portion < waitingIn(plan) ? ' The others can wait.' : '';
  return `${words}: ${dueText(plan)}.${rest}`;
}
