import { LEVEL_CARDS, type ActivityDay } from '#machines/learning/activity-days.rules.ts';
import { activityYearMachine } from '#machines/study/activity-year.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Panel } from '../../ui/base/Panel.tsx';
import { ActivityYear } from '../../ui/site/ActivityYear.tsx';
import { PanelHead } from '../../ui/site/Figures.tsx';
import { columns, dayText, yearOf } from './figure-texts.ts';

const yearFlow = wire(activityYearMachine, {});
const levels = ['none', 'some', ...LEVEL_CARDS.map((cards) => `${cards}+`)];

/** A year's activity up to today; each day has a new one. */
export function YearPanel({ days }: { days: readonly ActivityDay[] }) {
  const first = days[0]?.day ?? '';
  const today = days.at(-1)?.day ?? '';
  const year = useMemo(() => yearOf(days), [days]);
  const flow = useFlow(yearFlow, { first, today });
  const place = useSelector(flow, ({ context }) => context.day);
  const isChosen = useSelector(flow, (state) => state.matches('chosen'));
  const index = days.findIndex(({ day }) => day === place);
  const shown = days[index];
  return (
    <Panel>
      <PanelHead>
        <h2>Activity</h2>
        <Button variant="outline" size="sm" onClick={() => print()}>
          Print
        </Button>
      </PanelHead>
      <p>{year.summary}</p>
      <ActivityYear
        label="Activity of the last 53 weeks"
        days={days}
        months={year.months}
        levels={levels}
        columns={columns}
        weeks={year.weeks}
        chosen={isChosen ? index : null}
        text={shown ? dayText(shown, today) : ''}
        onChoose={(day) => flow.send({ type: 'day.chosen', day })}
        onMove={(by) => flow.send({ type: 'day.moved', days: by })}
        onRelease={() => flow.send({ type: 'day.released' })}
      />
    </Panel>
  );
}
