import { memoryMachine } from '#machines/study/memory.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { daySettings, restedInput } from '../../../actors/learner-flows.ts';
import { measureMemory, watchRested } from '../../../actors/memory.ts';
import { useLearnerFlows } from '../../../learner/Activity.tsx';
import { useFlow } from '../../../runtime/use-flow.ts';
import { wire } from '../../../runtime/wire.ts';
import { BusyScreen } from '../../../ui/base/BusyScreen.tsx';
import { Panel } from '../../../ui/base/Panel.tsx';
import { TextButton } from '../../../ui/base/TextButton.tsx';
import { PanelGrid } from '../../../ui/site/dashboard/PanelGrid.tsx';
import { UnloadedNote } from '../../progress/FiguresPanel.tsx';
import { useFigures } from '../../progress/use-figures.ts';
import { DueMonthPanel } from './DueMonthPanel.tsx';
import { CalibrationPanel, KeptPanel, RecallPanel, StrengthPanel, WeekTimesPanel } from './FigurePanels.tsx';
import { MemoryFit } from './MemoryFit.tsx';
import { StubbornWords } from './StubbornWords.tsx';
import { WhatIfPanel } from './WhatIfPanel.tsx';

export default function MemoryPanel() {
  return useFigures() === 'unloaded' ? <UnloadedNote /> : <OwnMemory />;
}

export function OwnMemory() {
  const flows = useLearnerFlows();
  const flow = useMemo(() => wire(memoryMachine, { watchLog: watchRested(flows), measureMemory }), [flows]);
  const memory = useFlow(flow, restedInput(flows, daySettings));
  const figures = useSelector(memory, ({ context }) => context.figures);
  const hasFailed = useSelector(memory, (state) => state.matches('failed'));
  if (hasFailed) {
    return (
      <Panel>
        <h2>Memory</h2>
        <p role="alert">
          Your figures couldn’t be computed.{' '}
          <TextButton onClick={() => memory.send({ type: 'load.retried' })}>Try again</TextButton>
        </p>
      </Panel>
    );
  }
  if (!figures) return <BusyScreen label="Computing your figures..." />;
  return (
    <PanelGrid>
      <RecallPanel figures={figures} />
      <CalibrationPanel figures={figures} />
      <StrengthPanel bands={figures.strength} />
      <MemoryFit />
      <DueMonthPanel />
      <WeekTimesPanel weeks={figures.weeks} />
      <KeptPanel kept={figures.kept} />
      <StubbornWords />
      <WhatIfPanel />
    </PanelGrid>
  );
}
