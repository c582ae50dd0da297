import { lastSteps, RING_STEPS, type HeldRun } from '#machines/inspect/ring-run.ts';
import { traceOfRun } from '#machines/inspect/ring-trace.ts';
import { sessionOf, sessionText } from '#machines/inspect/session-trace.ts';
import { traceText, type TraceApp } from '#machines/inspect/trace.ts';
import { createRecorder, type Recorder } from '#machines/inspect/trace-recorder.ts';
import type { ReportFile, ReportRun } from '#machines/upkeep/problem-report.machine.ts';
import type { RunningFlows } from './running-flows.ts';

/** Version and commit, set by `vite.config.ts`. */
declare const CAMINO_BUILD: TraceApp;

export interface Recording {
  start: () => void;
  /** Recorded runs stay available. */
  stop: () => void;
  /**
   * The runs that can be saved: recorded ones, then the recent steps of all flows in order, then those of
   * each, latest first. Without any, the running flows in their current state.
   */
  listRuns: () => readonly ReportRun[];
  makeFile: (id: number) => ReportFile;
}

type Listed = Omit<ReportRun, 'id'> & { make: () => ReportFile };

type Titles = Readonly<Record<string, string>>;

const FILE_BYTES = 2 * 1024 * 1024;

/** The recorder for `flows`. Rejects if its code can't be loaded. */
export async function recordingOf(flows: RunningFlows): Promise<Recording> {
  const { ringOf, recordable } = await import('./ring.ts');
  const newRecorder = () => recorderOf(recordable);
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
      const ring = ringOf(flows);
      const recorded = runsOf(recorder, recordable, 'recorded').filter(({ steps }) => steps > 0 || !ring);
      const recent = ring ? recentOf(ring.runs(), recordable) : [];
      listed = [...recorded, ...recent];
      if (listed.length === 0) {
        const look = newRecorder();
        const endLook = flows.watch(look.watch);
        listed = runsOf(look, recordable, 'recent');
        endLook();
      }
      return listed.map(({ make: _make, ...run }, index) => ({ id: index + 1, ...run }));
    },
    makeFile: (id) => {
      const run = listed[id - 1];
      if (!run) throw new Error(`No run ${id}.`);
      return run.make();
    },
  };
}

function recorderOf(recordable: Titles) {
  return createRecorder({
    app: CAMINO_BUILD,
    now: () => performance.now(),
    isRecordable: (machine) => import.meta.env.MODE === 'development' || Object.hasOwn(recordable, machine),
  });
}

/** The recorder's runs, those with steps first. */
function runsOf(recorder: Recorder, titles: Titles, kind: ReportRun['kind']): Listed[] {
  return recorder
    .recordings()
    .filter(({ steps, isRunning }) => steps > 0 || isRunning)
    .toSorted((one, other) => Number(other.steps > 0) - Number(one.steps > 0))
    .map(({ id, machine, steps, isRunning }) => ({
      title: titles[machine] ?? machine,
      steps,
      isRunning,
      kind,
      make: () => fileOf(machine, traceText(recorder.trace(id))),
    }));
}

/** The ring buffer: all recent steps in order if several flows took some, then each run, latest first. */
function recentOf(runs: readonly HeldRun[], titles: Titles): Listed[] {
  const each = runs
    .toSorted((one, other) => lastOf(other) - lastOf(one))
    .map((run) => ({
      title: titles[run.machine.id] ?? run.machine.id,
      steps: run.steps.length - 1,
      isRunning: run.isRunning,
      kind: 'recent' as const,
      make: () => {
        const trace = (most: number) => traceOfRun(lastSteps(run, most), CAMINO_BUILD);
        return fileOf(
          run.machine.id,
          fitting((most) => traceText(trace(most))),
        );
      },
    }));
  const stepped = each.filter(({ steps }) => steps > 0);
  const all: Listed = {
    title: '',
    steps: stepped.reduce((sum, { steps }) => sum + steps, 0),
    isRunning: true,
    kind: 'session',
    make: () => {
      const session = (most: number) =>
        sessionOf(
          runs.map((run) => lastSteps(run, most)),
          CAMINO_BUILD,
        );
      return fileOf(
        'session',
        fitting((most) => sessionText(session(most))),
      );
    },
  };
  return [...(stepped.length > 1 ? [all] : []), ...stepped, ...each.filter(({ steps }) => steps === 0)];
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

function fileOf(what: string, text: string): ReportFile {
  return { name: `camino-${what}-${timestamp(new Date())}.trace.json`, text };
}

/** Local time for file names: 2026-11-03T10-00-00. */
function timestamp(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replaceAll(':', '-');
}
