import { flows } from '#machines/all.ts';
import { clockText, linesOf, type SessionLine } from '#machines/atlas/session-player.rules.ts';
import { openSession, type PlayedFlow } from '#machines/inspect/session-playback.ts';
import { printable } from '#machines/inspect/trace-file.ts';
import { wordsOf } from '../support/flow-words.ts';
import type { Output } from './replay-command.ts';

/**
 * Replays each flow of a session and prints their common timeline. The exit code is 0 if all went as recorded, 1 if a
 * machine diverged, 2 if nothing could be replayed.
 */
export function replaySession(file: string, text: string, { print, complain }: Output): number {
  const opened = openSession(
    text,
    flows.map((flow) => ({ ...flow, words: wordsOf(flow.id) })),
  );
  if (!opened.ok) {
    complain(`${printable(file, 200)}: ${opened.message}\n`);
    return 2;
  }
  const { flows: played, rows, recordedBy } = opened.session;
  print(`A session of ${played.length} flows, recorded by ${recordedBy}\n\n`);
  print(
    linesOf(rows)
      .map((line) => lineText(line, played[line.flow]?.title ?? ''))
      .join(''),
  );
  print(`\n${played.map(verdictOf).join('')}`);
  return played.some(({ divergence }) => divergence !== '') ? 1 : 0;
}

function lineText(
  { at, gap, kind, n, last, times, words, event, value, isDivergent }: SessionLine,
  title: string,
): string {
  const often = times > 1 ? `, ${times} times, to step ${last}` : '';
  const step = kind === 'emit' ? '' : `${n} `;
  const mark = isDivergent ? '✗' : ' ';
  return `${gap && `          ${gap}\n`}${mark} ${clockText(at).padStart(7)} ${title}: ${step}${words} (${event})${often}${value && ` → ${value}`}\n`;
}

function verdictOf({ title, steps, first, divergence, hasMachineChanged }: PlayedFlow): string {
  const count = steps === 1 ? '1 step' : `${steps} steps`;
  const part = first > 0 ? `${count} after ${first} that are not in the file` : count;
  const changed = hasMachineChanged ? ' Its diagram has changed since.' : '';
  return `${title}, ${part}: ${divergence ? `DIVERGES: ${divergence}` : 'replays exactly as recorded.'}${changed}\n`;
}
