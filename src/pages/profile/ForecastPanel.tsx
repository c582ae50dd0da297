import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import type { Plan } from '#machines/study/today.rules.ts';
import { Panel } from '../../ui/base/Panel.tsx';
import { TextButton } from '../../ui/base/TextButton.tsx';
import { ForecastBars } from '../../ui/site/ForecastBars.tsx';
import { countOf, shortDates } from './figure-texts.ts';

const DAYS = 14;

interface Props {
  /** Null until it's loaded. */
  plan: Plan | null;
  hasFailed: boolean;
  onRetry: () => void;
}

export function ForecastPanel({ plan, hasFailed, onRetry }: Props) {
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
          <ForecastBars days={forecastDays(plan)} />
        </>
      ) : (
        <p>Counting due words...</p>
      )}
    </Panel>
  );
}

function totalText({ forecast }: Plan): string {
  const total = forecast.slice(0, DAYS).reduce((sum, cards) => sum + cards, 0);
  if (total === 0) return `No words are due in the next ${DAYS} days.`;
  return `${countOf(total, 'word')} to review. New lessons add more.`;
}

function forecastDays({ forecast, now, zone }: Plan) {
  const today = dayOf(now, zone);
  return forecast.slice(0, DAYS).map((words, index) => ({
    day: ['Today', 'Tomorrow'][index] ?? shortDates.format(Date.parse(addDays(today, index))),
    words,
  }));
}
