import { incidentText, noted, type Evidence } from '#machines/inspect/evidence.ts';
import type { Ring } from '#machines/inspect/ring.ts';
import { lastSteps, RING_STEPS, type HeldRun } from '#machines/inspect/ring-run.ts';
import { traceOfRun } from '#machines/inspect/ring-trace.ts';
import { sessionOf, sessionText } from '#machines/inspect/session-trace.ts';
import { traceText, type TraceApp } from '#machines/inspect/trace.ts';
import { createRecorder, type Recorder } from '#machines/inspect/trace-recorder.ts';
import type { ReportFile, ReportRun } from '#machines/upkeep/problem-report.machine.ts';
import type { RunningFlows } from './running-flows.ts';
import { isMasked } from './masked.ts';

/** Version and commit, set by `vite.config.ts`. */
declare const CAMINO_BUILD: TraceApp;
/** Titles of flows by id, set by `vite.config.ts`. */
declare const CAMINO_TITLES: Readonly<Record<string, string>>;

export interface Recording {
  start: () => void;
  /** Recorded runs stay available. */
  stop: () => void;
  /** What can be saved: recorded runs, all flows' last steps in order, then those of each, latest first. */
  listRuns: () => readonly ReportRun[];
  /** The file of a listed run, or of all flows in order. */
  makeFile: (id: number | 'everything', evidence: Evidence) => ReportFile;
}

type Listed = Omit<ReportRun, 'id'> & { make: (evidence: Evidence) => ReportFile };

const FILE_BYTES = 2 * 1024 * 1024;

/** The recorder for `flows`, beside the ring that holds their last steps. */
export function recordingOf(flows: RunningFlows, ring: Ring): Recording {
  let recorder = newRecorder();
  let listed: readonly Listed[] = [];
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
      listed = [...recordedOf(recorder), everythingOf(ring.runs()), ...recentOf(ring.runs())];
      return listed.map(({ make: _make, ...run }, index) => ({ id: index + 1, ...run }));
    },
    makeFile: (id, evidence) => {
      const run = id === 'everything' ? everythingOf(ring.runs()) : listed[id - 1];
      if (!run) throw new Error(`No run ${id}.`);
      return run.make(evidence);
    },
  };
}

function newRecorder(): Recorder {
  return createRecorder({ app: CAMINO_BUILD, now: () => performance.now(), isMasked });
}

function recordedOf(recorder: Recorder): Listed[] {
  return recorder
    .recordings()
    .filter(({ steps }) => steps > 0)
    .map(({ id, machine, steps, isRunning }) => ({
      title: CAMINO_TITLES[machine] ?? machine,
      steps,
      isRunning,
      kind: 'recorded',
      make: (evidence) => fileOf(machine, evidence, traceText(recorder.trace(id, evidence))),
    }));
}

function everythingOf(runs: readonly HeldRun[]): Listed {
  return {
    title: '',
    steps: runs.reduce((sum, { steps }) => sum + steps.length - 1, 0),
    isRunning: true,
    kind: 'session',
    make: (evidence) => {
      const session = (most: number) =>
        sessionOf(
          runs.map((run) => lastSteps(run, most)),
          CAMINO_BUILD,
          evidence,
        );
      return fileOf(
        'session',
        evidence,
        fitting((most) => sessionText(session(most))),
      );
    },
  };
}

/** Each run that took steps, latest first. */
function recentOf(runs: readonly HeldRun[]): Listed[] {
  return runs
    .filter(({ steps }) => steps.length > 1)
    .toSorted((one, other) => lastOf(other) - lastOf(one))
    .map((run) => ({
      title: CAMINO_TITLES[run.machine.id] ?? run.machine.id,
      steps: run.steps.length - 1,
      isRunning: run.isRunning,
      kind: 'recent',
      make: (evidence) => {
        const trace = (most: number) => traceOfRun(lastSteps(run, most), CAMINO_BUILD, evidence);
        return fileOf(
          run.machine.id,
          evidence,
          fitting((most) => traceText(trace(most))),
        );
      },
    }));
}

/** Order of a run's last step among all steps. */
function lastOf({ steps }: HeldRun): number {
  return steps.at(-1)?.order ?? 0;
}

/** As many recent steps of each run as fit into 2 MiB. */
function fitting(textOf: (most: number) => string): string {
  for (let most = RING_STEPS; ; most = Math.floor(most / 2)) {
    const text = textOf(most);
    if (most === 0 || new Blob([text]).size <= FILE_BYTES) return text;
  }
}

function fileOf(what: string, { incidents }: Evidence, text: string): ReportFile {
  return {
    name: `camino-${what}-${timestamp(new Date())}.trace.json`,
    text,
    happened: incidents.map((incident) => incidentText(noted(incident))),
  };
}

/** Local time for file names: 2026-11-03T10-00-00. */
function timestamp(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replaceAll(':', '-');
}
