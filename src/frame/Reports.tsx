import { problemReportMachine } from '#machines/upkeep/problem-report.machine.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { isRecordingOn, reportActors } from '../actors/problem-report.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { ErrorBoundary } from '../runtime/ErrorBoundary.tsx';
import { useRuntime } from '../runtime/runtime.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { Button } from '../ui/base/Button.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';

export type ReportRef = ActorRefFrom<typeof problemReportMachine>;

const problemReport = () => import('./ProblemReport.tsx');
/** Development builds record every flow, without a badge. */
const isDevelopment = import.meta.env.MODE === 'development';
const ReportContext = createContext<ReportRef | null>(null);

export function ReportProvider({ children }: { children: ReactNode }) {
  const { recording } = useRuntime();
  const flow = useMemo(() => wire(problemReportMachine, reportActors(recording)), [recording]);
  return <ReportContext value={useFlow(flow, { isRecording: isRecordingOn() })}>{children}</ReportContext>;
}

export function useReport(): ReportRef {
  const report = use(ReportContext);
  if (!report) throw new Error('A ReportProvider is missing');
  return report;
}

export function Reports() {
  const [location] = useLocation();
  const report = useReport();
  const isNeeded = useSelector(
    report,
    (state) => !state.matches('unopened') || (state.context.isRecording && !isDevelopment),
  );
  if (!isNeeded) return null;
  return (
    <ErrorBoundary place={location} renderFallback={(retry) => <NoReport onRetry={retry} />}>
      <Chunk load={problemReport}>{({ ProblemReport }) => <ProblemReport report={report} />}</Chunk>
    </ErrorBoundary>
  );
}

function NoReport({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorScreen title="The report couldn’t be loaded" text="Check your connection and try again." isTabKept>
      <Button onClick={onRetry}>Try again</Button>
    </ErrorScreen>
  );
}
