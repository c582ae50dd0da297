import { flows } from '#machines/all.ts';
import type { ComparedTraces, WantedComparison } from '#machines/atlas/trace-compare.machine.ts';
import {
  refusalOf,
  type OfferedFile,
  type PiledTrace,
  type TracePile,
  type WantedTest,
} from '#machines/atlas/trace-player.rules.ts';
import { acceptedTrace, regressionTrace } from '#machines/inspect/accept-trace.ts';
import { compareTraces } from '#machines/inspect/compare.ts';
import { openRuns } from '#machines/inspect/session-playback.ts';
import { printable } from '#machines/inspect/trace-file.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { playedTrace, type PlayedRun } from '#machines/inspect/play.ts';
import { traceText, type Trace, type TraceApp } from '#machines/inspect/trace.ts';
import { sortTraces, type BrokenTrace } from '#machines/inspect/traces.ts';
import { isOnPage } from '../../screen/places.ts';

const ids = flows.map(({ id }) => id);

/** Jobs of the replay worker. */
export type ReplayJob =
  | { task: 'open'; content: Blob }
  | ({ task: 'test' } & Omit<WantedTest, 'name'>)
  | { task: 'sort'; files: readonly OfferedFile[] }
  | ({ task: 'compare' } & WantedComparison)
  | { task: 'play'; played: PlayedRun; app: TraceApp };

export async function doReplayJob(job: ReplayJob): Promise<string> {
  switch (job.task) {
    case 'open':
      return JSON.stringify(openRuns(await job.content.text(), flows, isOnPage));
    case 'test':
      return testOf(await job.content.text(), job);
    case 'play':
      return traceText(playedTrace(flowOf({ machine: job.played.flow }).machine, job.played, job.app));
    case 'sort':
      return JSON.stringify(await pileOf(job.files));
    default:
      return JSON.stringify(compared(await job.left.text(), await job.right?.text()));
  }
}

function testOf(text: string, { step, expectation }: Omit<WantedTest, 'name'>): string {
  const { trace, flow } = parsed(text);
  return traceText(regressionTrace(flow.machine, trace, step, expectation));
}

/** One file at a time, to hold only one as text. */
async function pileOf(files: readonly OfferedFile[]): Promise<TracePile> {
  const traces: PiledTrace[] = [];
  const broken: BrokenTrace[] = [];
  for (const [index, file] of files.entries()) {
    const { name, content } = file;
    const refusal = refusalOf([file]);
    const text = refusal === '' ? await content.text().catch(() => null) : null;
    const sorted = text === null ? null : sortTraces([{ name, text }], ids);
    broken.push(...(sorted?.broken ?? [{ name: printable(name, 200), why: refusal || UNREADABLE }]));
    for (const { name: safe, trace } of sorted?.ok ?? [])
      traces.push({ index, name: safe, title: flowOf(trace).title, steps: trace.steps.length });
  }
  return { traces, broken };
}

const UNREADABLE = 'This file couldn’t be read.';

/** Compares two traces, or one with what the machine does now given the same events. */
function compared(left: string, right: string | undefined): ComparedTraces {
  const { trace, flow } = parsed(left);
  if (right === undefined) return done(compareTraces(flow, trace, acceptedTrace(flow.machine, trace)));
  const other = parseTrace(right, ids);
  if (!other.ok) return other;
  if (other.trace.machine !== trace.machine)
    return {
      ok: false,
      message: `This is a trace of ${flowOf(other.trace).title}. Open one of ${flow.title}, like the first.`,
    };
  return done(compareTraces(flow, trace, other.trace));
}

function done(comparison: ReturnType<typeof compareTraces>): ComparedTraces {
  return { ok: true, comparison };
}

function parsed(text: string) {
  const result = parseTrace(text, ids);
  if (!result.ok) throw new Error(result.message);
  return { trace: result.trace, flow: flowOf(result.trace) };
}

function flowOf({ machine }: Pick<Trace, 'machine'>) {
  const flow = flows.find(({ id }) => id === machine);
  if (!flow) throw new Error(`No flow ${machine}.`);
  return flow;
}
