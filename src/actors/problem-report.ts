import type { ReportFile, ReportRun } from '#machines/upkeep/problem-report.machine.ts';
import { fromPromise } from 'xstate';
import * as switches from '../services/recording-switches.ts';

/** The part of the recorder used here. */
interface Recording {
  start: () => void;
  stop: () => void;
  listRuns: () => readonly ReportRun[];
  makeFile: (id: number) => ReportFile;
}

export function reportActors(recording: () => Promise<Recording>) {
  return {
    listRuns: fromPromise(async () => (await recording()).listRuns()),
    startRecording: fromPromise(async () => {
      switches.switchRecording(true);
      (await recording()).start();
    }),
    stopRecording: fromPromise(async () => {
      switches.switchRecording(false);
      (await recording()).stop();
    }),
    makeFile: fromPromise(async ({ input }: { input: { id: number } }) =>
      (await recording()).makeFile(input.id),
    ),
    saveFile: fromPromise(async ({ input }: { input: ReportFile }) =>
      (await import('../services/save-file.ts')).saveFile(
        input.name,
        new Blob([input.text], { type: 'application/json' }),
      ),
    ),
  };
}

export function isRecordingOn(): boolean {
  return switches.isRecordingOn();
}
