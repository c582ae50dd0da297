import { readFileSync } from 'node:fs';
import { flows } from '#machines/all.ts';
import { judge } from '#machines/inspect/judge.ts';
import { divergenceText } from '#machines/inspect/replay-text.ts';
import { replay } from '#machines/inspect/replay.ts';
import { isSession } from '#machines/inspect/session-mark.ts';
import { printable } from '#machines/inspect/trace-file.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import type { Output } from './replay-command.ts';

const USAGE = 'Usage: npm run tool -- trace <file.trace.json>';

/** Runs one trace as `npm test` does. Exit code: 0 passed, 1 failed, 2 no trace. */
export function traceCommand(
  argv: readonly string[],
  { print, complain, render }: Output & { render: (file: string) => number },
): number {
  const [file, ...others] = argv;
  const refuse = (message: string) => {
    complain(`${message}\n`);
    return 2;
  };
  if (file === undefined || others.length > 0) return refuse(USAGE);
  const text = textOf(file);
  if (text === null) return refuse(`${printable(file, 200)}: This file can’t be read.`);
  if (isSession(text))
    return refuse('This is a session of several flows: make a test of one step on /flows/replay first.');
  const parsed = parseTrace(
    text,
    flows.map(({ id }) => id),
  );
  if (!parsed.ok) return refuse(`${printable(file, 200)}: ${parsed.message}`);
  const { trace } = parsed;
  const machine = flows.find(({ id }) => id === trace.machine)?.machine;
  if (!machine) return refuse(`The catalog has no ${trace.machine}.`);
  if (trace.expected?.kind === 'renders') return render(file);
  if (trace.expected) {
    const { holds, text: verdict } = judge(machine, trace, trace.expected);
    print(`${holds ? 'PASSED' : 'FAILED'}: ${printable(verdict, 2000)}\n`);
    return holds ? 0 : 1;
  }
  const { divergence } = replay(machine, trace);
  print(divergence ? `FAILED: ${divergenceText(divergence)}\n` : 'PASSED: it replays as it was recorded.\n');
  return divergence ? 1 : 0;
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
