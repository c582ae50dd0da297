import { lastSteps, RING_STEPS, type HeldRun } from '#machines/inspect/ring-run.ts';
import { traceOfRun } from '#machines/inspect/ring-trace.ts';
import { sessionOf, sessionText } from '#machines/inspect/session-trace.ts';
import { traceText, type TraceApp } from '#machines/inspect/trace.ts';
import { createRecorder, type Recorder } from '#machines/inspect/trace-recorder.ts';
import type { ReportFile, ReportRun } from '#machines/upkeep/problem-report.machine.ts';
import type { RunningFlows } from './running-flows.ts';

/** The version and commit of this build; `vite.config.ts` fills it in. */
declare const CAMINO_BUILD: TraceApp;

export interface Recording {
  /** Records every recordable flow that runs, now and later. Earlier recordings are dropped. */
  start: () => void;
  /** Recorded runs can still be saved. */
  stop: () => void;
  /**
   * The runs that can be saved: those recorded, then the last steps of all flows in order, then those of each, the latest
   * first. If there are none, the running flows in their current state.
   */
  listRuns: () => readonly ReportRun[];
  /** The trace of a run that `listRuns` listed, as a file. */
  makeFile: (id: number) => ReportFile;
}

type Listed = Omit<ReportRun, 'id'> & { make: () => ReportFile };

type Titles = Readonly<Record<string, string>>;

const FILE_BYTES = 2 * 1024 * 1024;

/** Records `flows` while it is switched on. Rejects if the code cannot be loaded. */
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

/** The runs of a recorder, those with steps first. */
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

/** What the ring holds: all of it in order if several flows took steps, then each run, the latest first. */
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

/** When a run had its last step, as an order among all. */
function lastOf({ steps }: HeldRun): number {
  return steps.at(-1)?.order ?? 0;
}

/** The text of as many of the last steps of each run as make a file of at most 2 MiB. */
function fitting(textOf: (most: number) => string): string {
  for (let most = RING_STEPS; ; most = Math.floor(most / 2)) {
    const text = textOf(most);
    if (most === 0 || new Blob([text]).size <= FILE_BYTES) return text;
  }
}

function fileOf(what: string, text: string): ReportFile {
  return { name: `camino-${what}-${timestamp(new Date())}.trace.json`, text };
}

/** A local time valid in file names: 2026-11-03T10-00-00. */
function timestamp(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replaceAll(':', '-');
}
