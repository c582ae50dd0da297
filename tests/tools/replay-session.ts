import { flows } from '#machines/all.ts';
import { rowsOfSteps } from '#machines/atlas/trace-player.rules.ts';
import { emittedWords } from '#machines/inspect/emitted.ts';
import { pauseText } from '#machines/inspect/pause-text.ts';
import { builtBy } from '#machines/inspect/playback.ts';
import { replay } from '#machines/inspect/replay.ts';
import { divergenceText, emitText, valueText } from '#machines/inspect/replay-text.ts';
import { parseSession } from '#machines/inspect/session-parse.ts';
import type { Trace } from '#machines/inspect/trace.ts';
import { printable } from '#machines/inspect/trace-file.ts';
import { incidentLines, reportText } from './evidence-text.ts';
import type { Output } from './replay-command.ts';

/**
 * Replays a session's flows and prints their timeline. Exit code: 0 as recorded, 1 diverged, 2 nothing to
 * replay.
 */
export function replaySession(file: string, text: string, { print, complain }: Output): number {
  const parsed = parseSession(
    text,
    flows.map(({ id }) => id),
  );
  if (!parsed.ok) {
    complain(`${printable(file, 200)}: ${parsed.message}\n`);
    return 2;
  }
  const { app, report, flows: traces, timeline } = parsed.session;
  const played = traces.map(playedFlow);
  print(`A session of ${played.length} flows, recorded by ${builtBy(app)}\n${reportText(report)}\n`);
  const rows = timeline.flatMap((moment) => {
    const { at } = moment;
    const plain = { at, event: '', value: '', isDivergent: false };
    if ('incident' in moment) return [{ ...plain, text: incidentLines(moment.incident) }];
    const one = played[moment.flow];
    if (!one) return [];
    return 'emit' in moment
      ? [{ ...plain, text: `${one.title}: ${told(moment.emit)}` }]
      : [{ at, ...one.rowOf(moment.step) }];
  });
  let before = 0;
  for (const { from, to } of rowsOfSteps(
    rows,
    rows.findIndex(({ isDivergent }) => isDivergent),
  )) {
    const [row, last] = [rows[from], rows[to]];
    if (!row || !last) continue;
    const gap = pauseText(row.at - before);
    const often = to > from ? `, ${to - from + 1} times` : '';
    before = last.at;
    print(
      `${gap && `          ${gap}\n`}${row.isDivergent ? '✗' : ' '} ${clockText(row.at).padStart(7)} ${row.text}${often}\n`,
    );
  }
  print(`\n${played.map(({ verdict }) => verdict).join('')}`);
  return played.some(({ divergence }) => divergence !== null) ? 1 : 0;
}

function playedFlow(trace: Trace) {
  const flow = flows.find(({ id }) => id === trace.machine);
  if (!flow) throw new Error(`No flow ${trace.machine}.`);
  const { title, machine } = flow;
  const { divergence, hasMachineChanged } = replay(machine, trace);
  const first = trace.start.kind === 'checkpoint' ? trace.start.dropped : 0;
  const rowOf = (n: number) => {
    const step = trace.steps[n - first - 1];
    const event = printable(step?.event.type ?? 'start', 200);
    const value = printable(valueText(step?.value ?? trace.start.state.value), 400);
    const text = `${title}: ${n} ${event} → ${value}`;
    return { event, value: `${title} ${value}`, text, isDivergent: divergence?.n === n };
  };
  const count = trace.steps.length === 1 ? '1 step' : `${trace.steps.length} steps`;
  const part = first > 0 ? `${count} after ${first} that aren’t in the file` : count;
  const result = trace.masked
    ? 'shown as recorded, with shapes instead of values.'
    : divergence
      ? `DIVERGES: ${divergenceText(divergence)}`
      : 'replays exactly as recorded.';
  const changed = hasMachineChanged ? ' Its diagram has changed since.' : '';
  return { title, divergence, rowOf, verdict: `${title}, ${part}: ${result}${changed}\n` };
}

function told(emit: { type: string }): string {
  const { type } = emit;
  return `${emitText(emit, `emits ${emittedWords[type] ?? type}`)} (${printable(type, 200)})`;
}

/** A time of the session: `0:04.2`, `12:30.0`. */
function clockText(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`;
}
