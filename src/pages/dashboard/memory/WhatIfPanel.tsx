import { HORIZON, simulationOf, type Outlook, type Simulation } from '#machines/learning/simulate.rules.ts';
import { whatIfMachine } from '#machines/study/what-if.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Actor } from 'xstate';
import { daySettings, restedInput } from '../../../actors/learner-flows.ts';
import { simulate, watchRested } from '../../../actors/memory.ts';
import { useLearnerFlows } from '../../../learner/Activity.tsx';
import { usePreference } from '../../../learner/Preferences.tsx';
import { useFlow } from '../../../runtime/use-flow.ts';
import { wire } from '../../../runtime/wire.ts';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { Panel } from '../../../ui/base/Panel.tsx';
import { TextButton } from '../../../ui/base/TextButton.tsx';
import { Slider } from '../../../ui/form/Slider.tsx';
import { PanelPair } from '../../../ui/site/Figures.tsx';
import { Dot, Line, Plot } from '../../../ui/site/memory/Plot.tsx';
import { FigureTable, PlotFigure, PlotSection } from '../../../ui/site/memory/PlotFigure.tsx';
import { scaleLabels, scaleTo } from './memory-texts.ts';
import {
  afterDays,
  chosenRun,
  costsOf,
  LOOKS,
  MOST_WORDS,
  outlookText,
  paceText,
  RETENTIONS,
  wordsLeftText,
} from './what-if-texts.ts';

/** The same cards and settings lead to the same curves. */
const SEED = 1;

type Flow = { flow: Actor<typeof whatIfMachine> };

export function WhatIfPanel() {
  const flows = useLearnerFlows();
  const wired = useMemo(() => wire(whatIfMachine, { watchLog: watchRested(flows), simulate }), [flows]);
  const flow = useFlow(wired, { ...restedInput(flows, daySettings), seed: SEED });
  const outlook = useSelector(flow, ({ context }) => context.outlook);
  const hasFailed = useSelector(flow, (state) => state.matches('failed'));
  return (
    <Panel data-wide="">
      <h2>What if?</h2>
      <p>
        What the next year would be like if you aimed higher or lower, or learned more or fewer words a day.
        Move the sliders; your settings stay as they are.
      </p>
      <Choices flow={flow} />
      {hasFailed && (
        <p role="alert">
          The simulation failed.{' '}
          <TextButton onClick={() => flow.send({ type: 'load.retried' })}>Try again</TextButton>
        </p>
      )}
      {outlook ? (
        <Curves flow={flow} outlook={outlook} />
      ) : (
        !hasFailed && <output>Simulating a year of reviews...</output>
      )}
    </Panel>
  );
}

function Choices({ flow }: Flow) {
  const retention = useSelector(flow, ({ context }) => context.retention);
  const newWords = useSelector(flow, ({ context }) => context.newWords);
  return (
    <PanelPair marginBlock="4">
      <Slider
        label="Recall to aim for"
        hint={`Your setting is ${Math.round(100 * usePreference('retention'))}%.`}
        min={RETENTIONS.least}
        max={RETENTIONS.most}
        value={retention}
        text={`${retention}%`}
        onChange={(percent) => flow.send({ type: 'retention.chosen', percent })}
      />
      <Slider
        label="New words a day"
        hint={`Your setting is ${usePreference('dailyGoal')}.`}
        min={0}
        max={MOST_WORDS}
        value={newWords}
        text={`${newWords}`}
        onChange={(words) => flow.send({ type: 'words.chosen', words })}
      />
    </PanelPair>
  );
}

function Curves({ flow, outlook }: Flow & { outlook: Outlook }) {
  const retention = useSelector(flow, ({ context }) => context.retention);
  const newWords = useSelector(flow, ({ context }) => context.newWords);
  const goal = usePreference('dailyGoal');
  const aim = Math.round(100 * usePreference('retention'));
  const now = useMemo(() => simulationOf(chosenRun(outlook, aim), outlook, goal), [outlook, aim, goal]);
  const chosen = useMemo(
    () => simulationOf(chosenRun(outlook, retention), outlook, newWords),
    [outlook, retention, newWords],
  );
  const left = wordsLeftText(outlook, newWords);
  const costs = useMemo(() => costsOf(outlook, newWords), [outlook, newWords]);
  return (
    <>
      <VisuallyHidden>
        <output>{outlookText(chosen, left)}</output>
      </VisuallyHidden>
      <FigureTable
        caption="With your choice and with your settings"
        columns={['After', 'Minutes a day', 'Minutes as set', 'Words known', 'Words as set']}
        rows={LOOKS.map((days) => {
          const [own, usual] = [afterDays(chosen, days), afterDays(now, days)];
          const numbers = [own.minutes, usual.minutes, own.known, usual.known];
          return [`${days} days`, ...numbers.map((number) => number.toLocaleString('en'))];
        })}
      />
      {left && <p>{left}</p>}
      <PanelPair>
        <YearPlot title="Minutes a day" chosen={chosen} now={now} figure="minutes" />
        <YearPlot title="Words known" chosen={chosen} now={now} figure="known" />
      </PanelPair>
      <CostPlot costs={costs} retention={retention} />
      <p>
        This is an estimate: it simulates your cards and new ones over a year, assuming that your memory works
        as predicted, that you review each day what’s due, and that {paceText(outlook.pace)}. A kept word
        counts by the chance that you’d recall it.
      </p>
    </>
  );
}

interface YearProps {
  title: string;
  chosen: Simulation;
  now: Simulation;
  figure: 'minutes' | 'known';
}

/** A point for each week. */
const WEEKS = Array.from({ length: 52 }, (_week, index) => 7 * (index + 1));

function YearPlot({ title, chosen, now, figure }: YearProps) {
  const own = WEEKS.map((days) => afterDays(chosen, days)[figure]);
  const usual = WEEKS.map((days) => afterDays(now, days)[figure]);
  const top = scaleTo(Math.max(...own, ...usual));
  const pointsOf = (values: readonly number[]) =>
    values.map((value, index) => [(100 * (index + 1)) / WEEKS.length, (100 * value) / top] as const);
  return (
    <PlotSection>
      <h3>{title}</h3>
      <PlotFigure
        summary={`From ${(own[0] ?? 0).toLocaleString('en')} after a week to ${(own.at(-1) ?? 0).toLocaleString('en')} after a year.`}
        keys={['Solid: your choice', 'Dashed: your settings']}
        table={{
          caption: title,
          columns: ['Day', 'Your choice', 'Your settings'],
          rows: WEEKS.map((days, index) => [
            `${days}`,
            (own[index] ?? 0).toLocaleString('en'),
            (usual[index] ?? 0).toLocaleString('en'),
          ]),
        }}
      >
        <Plot scale={scaleLabels(top)} axis={['Today', '6 months', `${HORIZON} days`]}>
          <Line look="dashed" points={pointsOf(usual)} />
          <Line points={pointsOf(own)} />
        </Plot>
      </PlotFigure>
    </PlotSection>
  );
}

function CostPlot({ costs, retention }: { costs: ReturnType<typeof costsOf>; retention: number }) {
  const { least, rows } = costs;
  if (!least) return null;
  const top = scaleTo(Math.max(...rows.map(({ minutes }) => minutes)));
  const placeOf = ({ percent, minutes }: (typeof rows)[number]) =>
    [
      (100 * (percent - RETENTIONS.least)) / (RETENTIONS.most - RETENTIONS.least),
      (100 * minutes) / top,
    ] as const;
  const [x, y] = placeOf(least);
  const own = rows.find(({ percent }) => percent === retention);
  const dot = own && placeOf(own);
  return (
    <PlotSection>
      <h3>Time for a word known</h3>
      <PlotFigure
        summary={`A word known takes the least time at ${least.percent}%: ${least.minutes.toFixed(1)} minutes of a year’s study.`}
        keys={[
          'Ring: the least time',
          'Dot: your choice',
          'Upward: minutes in a year for each word known then',
        ]}
        table={{
          caption: 'Minutes in a year for each word known at its end',
          columns: ['Recall to aim for', 'Minutes'],
          rows: rows.map(({ percent, minutes }) => [`${percent}%`, minutes.toFixed(1)]),
        }}
      >
        <Plot scale={scaleLabels(top)} axis={[`${RETENTIONS.least}%`, `${RETENTIONS.most}%`]}>
          <Line points={rows.map(placeOf)} />
          <Dot x={x} y={y} isMarked />
          {dot && <Dot x={dot[0]} y={dot[1]} />}
        </Plot>
      </PlotFigure>
    </PlotSection>
  );
}
