import type { Evidence } from '#machines/inspect/evidence.ts';
import type { ReportFile, ReportRun, WantedFile } from '#machines/upkeep/problem-report.machine.ts';
import { sendLink } from '#machines/upkeep/problem-report.rules.ts';
import { fromPromise } from 'xstate';
import { circumstances, forgetIncidents, incidents } from '../services/evidence.ts';
import * as switches from '../services/recording-switches.ts';
import { reportDestination } from '../services/session/configuration.ts';

/** The part of the recorder used here. */
interface Recording {
  start: () => void;
  stop: () => void;
  listRuns: () => readonly ReportRun[];
  makeFile: (id: WantedFile['id'], evidence: Evidence) => ReportFile;
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
    makeFile: fromPromise(async ({ input: { id, problem } }: { input: WantedFile }) => {
      const evidence = { problem, circumstances: circumstances(), incidents: incidents() };
      return (await recording()).makeFile(id, evidence);
    }),
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

export function forgetEvidence(): void {
  forgetIncidents();
}

/** Where to send a saved report; null without a configured destination. */
export function linkToSend(file: ReportFile, problem: string): string | null {
  return sendLink(reportDestination(), { problem, happened: file.happened, fileName: file.name });
}
