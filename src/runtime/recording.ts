import { catalog } from '#machines/catalog.ts';
import { traceText, type TraceApp } from '#machines/inspect/trace.ts';
import { createRecorder } from '#machines/inspect/trace-recorder.ts';
import type { ReportFile, ReportRun } from '#machines/upkeep/problem-report.machine.ts';
import type { AnyActor } from 'xstate';
import { storage } from '../services/storage.ts';

/** Attends to every flow that runs until the result is called: `watchFlows`, which the app's first chunk keeps. */
type WatchFlows = (watch: (actor: AnyActor) => () => void) => () => void;

/** Key in localStorage; `running.ts` reads it. */
const RECORDING_SWITCH = 'camino-recording';

/** Which build this is; `vite.config.ts` fills it in. */
declare const CAMINO_BUILD: TraceApp;

/** Titles of the flows that may be recorded, by their ids. */
const recordable = new Map<string, string>(
  catalog.filter((flow) => flow.recordable).map(({ id, title }) => [id, title]),
);
let recorder = newRecorder();
/** The recorder whose runs were listed last. */
let shown = recorder;
let endRecording: (() => void) | undefined;

/** Records every recordable flow that runs, now and from now on. */
export function record(watchFlows: WatchFlows): void {
  endRecording ??= watchFlows(recorder.watch);
}

/** Records from now on, in this browser, until `stopRecording`. What was recorded before is dropped. */
export function startRecording(watchFlows: WatchFlows): void {
  storage.setItem(RECORDING_SWITCH, 'on');
  if (endRecording) return;
  recorder = newRecorder();
  record(watchFlows);
}

/** What has been recorded can still be saved. */
export function stopRecording(): void {
  storage.removeItem(RECORDING_SWITCH);
  endRecording?.();
  endRecording = undefined;
}

/** The runs that can be saved, those in which something happened first. If nothing was recorded, the flows that run, as they stand now. */
export function listRuns(watchFlows: WatchFlows): readonly ReportRun[] {
  const hasRecorded = endRecording !== undefined || recorder.recordings().length > 0;
  shown = hasRecorded ? recorder : newRecorder();
  const end = hasRecorded ? undefined : watchFlows(shown.watch);
  const runs = shown.recordings().filter(({ steps, isRunning }) => steps > 0 || isRunning);
  end?.();
  return runs
    .toSorted((one, other) => Number(other.steps > 0) - Number(one.steps > 0))
    .map(({ id, machine, steps, isRunning }) => ({
      id,
      title: recordable.get(machine) ?? machine,
      steps,
      isRunning,
    }));
}

/** The trace of a run that `listRuns` has listed, as a file. */
export function makeFile(id: number): ReportFile {
  const trace = shown.trace(id);
  return { name: `camino-${trace.machine}-${timestamp(new Date())}.trace.json`, text: traceText(trace) };
}

function newRecorder() {
  return createRecorder({
    app: CAMINO_BUILD,
    now: () => performance.now(),
    isRecordable: (machine) => import.meta.env.MODE === 'development' || recordable.has(machine),
  });
}

/** A local time that file systems take: 2026-11-03T10-00-00. */
function timestamp(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replaceAll(':', '-');
}
