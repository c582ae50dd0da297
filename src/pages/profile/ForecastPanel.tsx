import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { dayPlanOf } from '#machines/learning/days-off.rules.ts';
import { noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { waitingIn, type Plan } from '#machines/study/today.rules.ts';
import { useKnownProgress } from '../../learner/Activity.tsx';
import { Panel } from '../../ui/base/Panel.tsx';
import { TextButton } from '../../ui/base/TextButton.tsx';
import { ForecastBars } from '../../ui/site/ForecastBars.tsx';
import { dueText, freeDayText } from '../today/plan-texts.ts';
import { countOf, shortDates } from './figure-texts.ts';

const DAYS = 14;

interface Props {
  /** Null until it's loaded. */
  plan: Plan | null;
  hasFailed: boolean;
  onRetry: () => void;
}

export function ForecastPanel({ plan, hasFailed, onRetry }: Props) {
  const progress = useKnownProgress() ?? noProgress;
  return (
    <Panel>
      <h2>The next {DAYS} days</h2>
      {hasFailed ? (
        <p>
          The words couldn’t be loaded. <TextButton onClick={onRetry}>Try again</TextButton>
        </p>
      ) : plan ? (
        <>
          <p>{totalText(plan)}</p>
          <ForecastBars days={forecastDays(plan, progress)} />
        </>
      ) : (
        <p>Counting due words...</p>
      )}
    </Panel>
  );
}

function totalText(plan: Plan): string {
  const total = plan.forecast.slice(0, DAYS).reduce((sum, cards) => sum + cards, 0);
  const words =
    total === 0
      ? `No words are due in the next ${DAYS} days.`
      : `${countOf(total, 'word')} to review. New lessons add more.`;
  return [todayText(plan), words].filter(Boolean).join(' ');
}

/** What is special about today: a free day, or more due than one review asks. */
function todayText(plan: Plan): string {
  if (plan.freeUntil !== null) return ['Free today.', freeDayText(plan)].filter(Boolean).join(' ');
  return plan.review.portion < waitingIn(plan) ? `${dueText(plan)}; the others can wait.` : '';
}

function forecastDays({ forecast, now, zone }: Plan, progress: Progress) {
  const today = dayOf(now, zone);
  return forecast.slice(0, DAYS).map((words, index) => {
    const day = addDays(today, index);
    return {
      day: ['Today', 'Tomorrow'][index] ?? shortDates.format(Date.parse(day)),
      words,
      plan: dayPlanOf(progress, day),
    };
  });
}
