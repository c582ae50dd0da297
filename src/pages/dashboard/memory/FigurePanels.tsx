import {
  MATURE,
  recallGroups,
  shareOf,
  type MemoryFigures,
  type MemoryWeek,
  type StrengthBand,
} from '#machines/learning/memory.rules.ts';
import { Panel } from '../../../ui/base/Panel.tsx';
import { Bars, Dot, Line, Plot } from '../../../ui/site/memory/Plot.tsx';
import { FigureTable, PlotFigure } from '../../../ui/site/memory/PlotFigure.tsx';
import { countOf } from '../../profile/figure-texts.ts';
import {
  bandLabel,
  bandName,
  binName,
  calibrationText,
  groupNames,
  percent,
  recallCells,
  recallText,
  scaleLabels,
  scaleTo,
  shortDay,
  timeText,
  weekName,
} from './memory-texts.ts';

const MINUTE = 60_000;
/** The least share that the plots of recall show, in percent. */
const FLOOR = 50;
const SHARES = ['100%', '75%', '50%'];

/** A share of 50 to 100 % as a place in a plot. */
function placeOf(share: number): number {
  return Math.max(0, (100 * (100 * share - FLOOR)) / (100 - FLOOR));
}

export function RecallPanel({ figures }: { figures: MemoryFigures }) {
  const { weeks, recall } = figures;
  const summary = recallText(figures);
  if (!shareOf(recall.all)) {
    return (
      <Panel data-wide="">
        <h2>What you recall</h2>
        <p>{summary}</p>
      </Panel>
    );
  }
  const dots = weeks.flatMap((week, index) => {
    const share = shareOf(week.recall.all);
    return share ? [{ ...share, week: week.last, x: (100 * (index + 0.5)) / weeks.length }] : [];
  });
  return (
    <Panel data-wide="">
      <h2>What you recall</h2>
      <PlotFigure
        summary={summary}
        keys={['Dots: recalled each week, with the 95% interval', 'Dashed: predicted']}
        table={{
          caption: 'Recalled by week, of how many answers',
          columns: ['Week', ...recallGroups.map((group) => groupNames[group])],
          rows: weeks.map((week) => [
            weekName(week),
            ...recallGroups.map((group) => {
              const share = shareOf(week.recall[group]);
              const answers = week.recall[group].answers.toLocaleString('en');
              return share ? `${percent(share.share)} of ${answers}` : `– of ${answers}`;
            }),
          ]),
        }}
      >
        <FigureTable
          caption="Recalled in the last 12 weeks"
          columns={['Cards', 'Answers', 'Recalled', '95% interval', 'Predicted']}
          rows={recallGroups.map((group) => [groupNames[group], ...recallCells(recall[group])])}
        />
        <Plot scale={SHARES} axis={weekEnds(weeks)}>
          <Line look="dashed" points={dots.map(({ x, predicted }) => [x, placeOf(predicted)])} />
          {dots.map(({ week, x, share, low, high }) => (
            <Dot key={week} x={x} y={placeOf(share)} range={{ low: placeOf(low), high: placeOf(high) }} />
          ))}
        </Plot>
      </PlotFigure>
    </Panel>
  );
}

export function CalibrationPanel({ figures }: { figures: MemoryFigures }) {
  const bins = figures.calibration;
  const summary = calibrationText(figures);
  const dots = bins.flatMap((bin) => {
    const share = shareOf(bin);
    return share ? [{ ...share, from: bin.from }] : [];
  });
  return (
    <Panel>
      <h2>Are predictions right?</h2>
      {dots.length === 0 ? (
        <p>{summary}</p>
      ) : (
        <PlotFigure
          summary={summary}
          keys={['Upward: recalled', 'To the right: predicted']}
          table={{
            caption: 'Predicted and recalled',
            columns: ['Predicted chance', 'Answers', 'Recalled', '95% interval', 'Predicted on average'],
            rows: bins.map((bin) => [binName(bin), ...recallCells(bin)]),
          }}
        >
          <Plot scale={SHARES} axis={SHARES.toReversed()}>
            <Line
              look="thin"
              points={[
                [0, 0],
                [100, 100],
              ]}
            />
            {dots.map(({ from, share, low, high, predicted }) => (
              <Dot
                key={from}
                x={placeOf(predicted)}
                y={placeOf(share)}
                range={{ low: placeOf(low), high: placeOf(high) }}
              />
            ))}
          </Plot>
        </PlotFigure>
      )}
    </Panel>
  );
}

export function StrengthPanel({ bands }: { bands: readonly StrengthBand[] }) {
  const total = bands.reduce((sum, { cards }) => sum + cards, 0);
  if (total === 0) {
    return (
      <Panel>
        <h2>How strong your cards are</h2>
        <p>After your first answers in a lesson or review, you’ll see here how long your cards hold.</p>
      </Panel>
    );
  }
  const top = scaleTo(Math.max(...bands.map(({ cards }) => cards)));
  const mature = bands.reduce(
    (sum, { from, cards }) => sum + (from !== null && from >= MATURE ? cards : 0),
    0,
  );
  return (
    <Panel>
      <h2>How strong your cards are</h2>
      <PlotFigure
        summary={`Of ${countOf(total, 'card')}, ${mature.toLocaleString('en')} hold for ${MATURE} days or more, the time until your chance of recall falls to 90%. A word has a card for each direction.`}
        keys={['To the right: days they hold', 'New: still learning']}
        table={{
          caption: 'Cards by strength',
          columns: ['They hold', 'Cards'],
          rows: bands.map((band) => [bandName(band), band.cards.toLocaleString('en')]),
        }}
      >
        <Plot scale={scaleLabels(top)} axis={bands.map(bandLabel)} isByBar>
          <Bars heights={bands.map(({ cards }) => (100 * cards) / top)} />
        </Plot>
      </PlotFigure>
    </Panel>
  );
}

export function WeekTimesPanel({ weeks }: { weeks: readonly MemoryWeek[] }) {
  const total = weeks.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  if (total === 0) {
    return (
      <Panel>
        <h2>Time by week</h2>
        <p>Your time appears here after your first study.</p>
      </Panel>
    );
  }
  const top = scaleTo(Math.max(...weeks.map(({ milliseconds }) => milliseconds / MINUTE)));
  return (
    <Panel>
      <h2>Time by week</h2>
      <PlotFigure
        summary={`${timeText(total)} in the last 12 weeks, ${timeText(weeks.at(-1)?.milliseconds ?? 0)} in the last 7 days.`}
        table={{
          caption: 'Time by week',
          columns: ['Week', 'Time'],
          rows: weeks.map((week) => [weekName(week), timeText(week.milliseconds)]),
        }}
      >
        <Plot scale={scaleLabels(top).map((label) => `${label} min`)} axis={weekEnds(weeks)}>
          <Bars heights={weeks.map(({ milliseconds }) => (100 * milliseconds) / MINUTE / top)} />
        </Plot>
      </PlotFigure>
    </Panel>
  );
}

export function KeptPanel({ kept }: Pick<MemoryFigures, 'kept'>) {
  const now = kept.at(-1)?.words ?? 0;
  const most = Math.max(...kept.map(({ words }) => words));
  if (most === 0) {
    return (
      <Panel>
        <h2>Words you know</h2>
        <p>After you recall a word on two days, it counts here.</p>
      </Panel>
    );
  }
  const top = scaleTo(most);
  const xOf = (index: number) => (100 * index) / (kept.length - 1);
  return (
    <Panel>
      <h2>Words you know</h2>
      <PlotFigure
        summary={`${countOf(now, 'word')} kept: recalled on two days, and not forgotten since.`}
        table={{
          caption: 'Words kept at the end of each week',
          columns: ['Day', 'Words'],
          rows: kept.map(({ day, words }) => [shortDay(day), words.toLocaleString('en')]),
        }}
      >
        <Plot scale={scaleLabels(top)} axis={[shortDay(kept[0]?.day ?? ''), 'Today']}>
          <Line points={kept.map(({ words }, index) => [xOf(index), (100 * words) / top])} />
        </Plot>
      </PlotFigure>
    </Panel>
  );
}

function weekEnds(weeks: readonly MemoryWeek[]): string[] {
  const [first, middle] = [weeks[0], weeks[Math.floor(weeks.length / 2)]];
  return [...[first, middle].flatMap((week) => (week ? [shortDay(week.last)] : [])), 'Today'];
}
