import { catalog } from '#machines/catalog.ts';
import { traceText, type TraceApp } from '#machines/inspect/trace.ts';
import { createRecorder } from '#machines/inspect/trace-recorder.ts';
import type { ReportFile, ReportRun } from '#machines/upkeep/problem-report.machine.ts';
import type { RunningFlows } from './running.ts';

/** The version and commit of this build; `vite.config.ts` fills it in. */
declare const CAMINO_BUILD: TraceApp;

/** Titles of the flows that may be recorded, by their ids. */
const recordable = new Map<string, string>(
  catalog.filter((flow) => flow.recordable).map(({ id, title }) => [id, title]),
);

export interface Recording {
  /** Records every recordable flow that runs, now and later. Earlier recordings are dropped. */
  start: () => void;
  /** Recorded runs can still be saved. */
  stop: () => void;
  /**
   * The runs that can be saved, those with recorded events first. If nothing was recorded, the running flows in their
   * current state.
   */
  listRuns: () => readonly ReportRun[];
  /** The trace of a run that `listRuns` listed, as a file. */
  makeFile: (id: number) => ReportFile;
}

/** Records `flows` while it is switched on. */
export function recordingOf(flows: RunningFlows): Recording {
  let recorder = newRecorder();
  /** The recorder whose runs were listed last. */
  let shown = recorder;
  let end: (() => void) | undefined;
  return {
    start: () => {
      if (end) return;
      recorder = newRecorder();
      end = flows.watch(recorder.watch);
    },
    stop: () => {
      end?.();
      end = undefined;
    },
    listRuns: () => {
      const hasRecorded = end !== undefined || recorder.recordings().length > 0;
      shown = hasRecorded ? recorder : newRecorder();
      const endLook = hasRecorded ? undefined : flows.watch(shown.watch);
      const runs = shown.recordings().filter(({ steps, isRunning }) => steps > 0 || isRunning);
      endLook?.();
      return runs
        .toSorted((one, other) => Number(other.steps > 0) - Number(one.steps > 0))
        .map(({ id, machine, steps, isRunning }) => ({
          id,
          title: recordable.get(machine) ?? machine,
          steps,
          isRunning,
        }));
    },
    makeFile: (id) => {
      const trace = shown.trace(id);
      return { name: `camino-${trace.machine}-${timestamp(new Date())}.trace.json`, text: traceText(trace) };
    },
  };
}

function newRecorder() {
  return createRecorder({
    app: CAMINO_BUILD,
    now: () => performance.now(),
    isRecordable: (machine) => import.meta.env.MODE === 'development' || recordable.has(machine),
  });
}

/** A local time valid in file names: 2026-11-03T10-00-00. */
function timestamp(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replaceAll(':', '-');
}
