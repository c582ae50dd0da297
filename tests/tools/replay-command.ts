import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { flows } from '#machines/all.ts';
import { acceptedTrace, outcomeDifferences } from '#machines/inspect/accept-trace.ts';
import { builtBy } from '#machines/inspect/playback.ts';
import { contextText, divergenceText, eventText, replayTable } from '#machines/inspect/replay-text.ts';
import { replay } from '#machines/inspect/replay.ts';
import { traceText, type Trace } from '#machines/inspect/trace.ts';
import type { AnyStateMachine } from 'xstate';
import { judge, type Verdict } from '#machines/inspect/judge.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { isSession } from '#machines/inspect/session-mark.ts';
import { printable, TRACE_MAX_BYTES } from '#machines/inspect/trace-file.ts';
import { incidentLines, reportText } from './evidence-text.ts';
import { replaySession } from './replay-session.ts';

const USAGE = 'Usage: npm run tool -- replay <file.trace.json> [--until <step> | --accept]';

/** Output of a command: results and errors. */
export interface Output {
  print: (text: string) => void;
  complain: (text: string) => void;
}

/** Replays a trace file and prints it. Exit code: 0 as recorded, 1 diverged, 2 nothing to replay. */
export function replayCommand(argv: readonly string[], { print, complain }: Output): number {
  const refuse = (message: string): number => {
    complain(`${message}\n`);
    return 2;
  };
  const { file, until, isAccepting } = readArguments(argv);
  if (file === undefined) return refuse(USAGE);
  const read = readText(file);
  if (!read.ok) return refuse(`${printable(file, 200)}: ${read.message}`);
  if (isSession(read.text)) {
    if (until !== undefined || isAccepting)
      return refuse('--until and --accept are for the trace of one flow.');
    return replaySession(file, read.text, { print, complain });
  }
  const parsed = parseTrace(
    read.text,
    flows.map(({ id }) => id),
  );
  if (!parsed.ok) return refuse(`${printable(file, 200)}: ${parsed.message}`);
  const { trace } = parsed;
  const machine = flows.find(({ id }) => id === trace.machine)?.machine;
  if (!machine) return refuse(`The catalog has no ${trace.machine}.`);
  if (isAccepting) return accept(file, machine, trace, { print, complain });
  const replayed = replay(machine, trace);
  const { divergence, hasMachineChanged, steps } = replayed;

  print(`${trace.machine}, ${trace.steps.length} steps, recorded by ${builtBy(trace.app)}\n`);
  print(reportText(trace.report));
  if (trace.start.kind === 'checkpoint')
    print(
      `The recording begins at a checkpoint; ${trace.start.dropped} steps before it aren’t in the file.\n`,
    );
  if (trace.start.kind === 'checkpoint' && trace.start.partial)
    print(
      `Its start is incomplete, because a file can’t contain all of ${printable(trace.start.partial.join(', '), 200)}: a replay may differ.\n`,
    );
  for (const incident of trace.incidents ?? [])
    print(`After step ${incident.after}: ${incidentLines(incident)}\n`);
  if (hasMachineChanged) print('The machine’s diagram has changed since.\n');
  if (until === undefined) print(`\n${replayTable(replayed)}\n`);
  else {
    const step = steps.find(({ n }) => n === until);
    if (!step) return refuse(`There is no step ${until}: ${rangeOf(steps)}.`);
    print(`\n${replayTable({ ...replayed, steps: steps.filter(({ n }) => n <= until) })}\n`);
    if (step.event) print(`Step ${until} is ${eventText(step.event)}\n`);
    print(`Context after step ${until}:\n${contextText(step)}\n`);
  }
  if (trace.expected) return printVerdict(judge(machine, trace, trace.expected), print);
  if (trace.masked) {
    print('It has shapes instead of values: these are the steps as recorded.\n');
    return 0;
  }
  if (!divergence) {
    print('Replays exactly as recorded.\n');
    return 0;
  }
  print(`DIVERGES: ${divergenceText(divergence)}\n`);
  const { n } = divergence;
  const event = steps.find((one) => one.n === n)?.event;
  if (until === undefined && event)
    print(`Step ${n} is ${eventText(event)}\nFor the context after it, run with --until ${n}.\n`);
  return 1;
}

function printVerdict({ holds, text }: Verdict, print: Output['print']): number {
  print(`${holds ? 'FIXED' : 'STILL WRONG'}: ${text}\n`);
  return holds ? 0 : 1;
}

/** Updates the file's expectations to what the machine does now. */
function accept(file: string, machine: AnyStateMachine, trace: Trace, { print, complain }: Output): number {
  try {
    const accepted = acceptedTrace(machine, trace);
    const text = traceText(accepted);
    if (text === traceText(trace)) {
      print('Nothing to accept: it replays exactly as recorded.\n');
      return 0;
    }
    const differences = outcomeDifferences(trace, accepted);
    for (const { n, event, before, now } of differences)
      print(
        `step ${n} ${printable(event)}\n  - ${printable(before, LENGTH)}\n  + ${printable(now, LENGTH)}\n`,
      );
    writeFileSync(file, text);
    const count = differences.length === 1 ? '1 step' : `${differences.length} steps`;
    print(`Accepted: ${count} changed in ${printable(file, 200)}.\n`);
    return 0;
  } catch (error) {
    complain(`Not accepted: ${printable(error instanceof Error ? error.message : String(error), 400)}\n`);
    return 2;
  }
}

const LENGTH = 2000;

function readArguments(argv: readonly string[]): { file?: string; until?: number; isAccepting?: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { until: { type: 'string' }, accept: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return {};
    if (values.accept === true) return values.until === undefined ? { file, isAccepting: true } : {};
    if (values.until === undefined) return { file };
    return /^\d+$/.test(values.until) ? { file, until: Number(values.until) } : {};
  } catch {
    return {};
  }
}

function readText(file: string): { ok: true; text: string } | { ok: false; message: string } {
  try {
    if (statSync(file).size > TRACE_MAX_BYTES)
      return { ok: false, message: 'This file is larger than 50 MB.' };
    return { ok: true, text: readFileSync(file, 'utf8') };
  } catch {
    return { ok: false, message: 'This file can’t be read.' };
  }
}

function rangeOf(steps: readonly { n: number }[]): string {
  const [first] = steps;
  return first ? `the trace goes from ${first.n} to ${steps.at(-1)?.n}` : 'the trace has none';
}
