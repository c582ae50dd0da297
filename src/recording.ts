import { catalog } from '#machines/catalog.ts';
import { traceText, type TraceApp } from '#machines/inspect/trace.ts';
import { createRecorder } from '#machines/inspect/trace-recorder.ts';
import type { ReportFile, ReportRun } from '#machines/problem-report.machine.ts';
import { isDevelopment, RECORDING_SWITCH, watchFlows } from './running.ts';
import { storage } from './services/storage.ts';

/** Which build this is; `vite.config.ts` fills it in. */
declare const CAMINO_BUILD: TraceApp;

const entries = new Map(catalog.map((entry) => [entry.id, entry]));
let recorder = newRecorder();
/** The recorder whose runs were listed last. */
let shown = recorder;
let endRecording: (() => void) | undefined;

/** Records every recordable flow that runs, now and from now on. */
export function record(): void {
  endRecording ??= watchFlows(recorder.watch);
}

/** Records from now on, in this browser, until `stopRecording`. What was recorded before is dropped. */
export function startRecording(): void {
  storage.setItem(RECORDING_SWITCH, 'on');
  if (endRecording) return;
  recorder = newRecorder();
  record();
}

/** What has been recorded can still be saved. */
export function stopRecording(): void {
  storage.removeItem(RECORDING_SWITCH);
  endRecording?.();
  endRecording = undefined;
}

/** The runs that can be saved. If nothing was recorded, the flows that run, as they stand now. */
export function listRuns(): readonly ReportRun[] {
  const hasRecorded = endRecording !== undefined || recorder.recordings().length > 0;
  shown = hasRecorded ? recorder : newRecorder();
  const end = hasRecorded ? undefined : watchFlows(shown.watch);
  const runs = shown.recordings().filter(({ steps, isRunning }) => steps > 0 || isRunning);
  end?.();
  return runs.map(({ id, machine, steps, isRunning }) => ({
    id,
    title: entries.get(machine)?.title ?? machine,
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
    isRecordable: (machine) => isDevelopment || entries.get(machine)?.recordable === true,
  });
}

/** A local time that file systems take: 2026-11-03T10-00-00. */
function timestamp(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replaceAll(':', '-');
}
