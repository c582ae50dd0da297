import { createActor, type AnyStateMachine } from 'xstate';
import { replay } from '#machines/inspect/replay.ts';
import { Ring } from '#machines/inspect/ring.ts';
import { traceText } from '#machines/inspect/trace.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { createRecorder } from '#machines/inspect/trace-recorder.ts';
import { note } from '../../../src/services/evidence.ts';
import { inert } from '../../support/paths/control.ts';
import { greedyPaths } from '../../support/paths/greedy.ts';
import { modelOf } from '../../support/models.ts';

const EVENTS = 10_000;
const ROUNDS = 7;
const MACHINES = ['word-match', 'exam-quiz', 'vocabulary-challenge', 'flashcards'];
const app = { version: 'bench', commit: null };

/**
 * Milliseconds of CPU time for `EVENTS` events of a machine, repeating its longest page path, alone or
 * with recorder or ring.
 */
function run(
  machine: AnyStateMachine,
  events: readonly { type: string }[],
  input: unknown,
  watcher: 'nothing' | 'recorder' | 'ring' | 'masked ring',
) {
  const ring = new Ring({ now: () => performance.now(), isMasked: () => watcher === 'masked ring' });
  const recorder = createRecorder({
    app,
    now: () => performance.now(),
    isMasked: () => false,
    capacity: 2 * EVENTS,
  });
  const actor = createActor(machine, {
    input,
    clock: { setTimeout: () => 0, clearTimeout: () => undefined },
    ...(watcher === 'recorder' && { inspect: recorder.inspect }),
  });
  if (watcher.endsWith('ring')) ring.watch(actor);
  actor.start();
  const began = cpu();
  for (let sent = 0; sent < EVENTS; sent += 1) {
    const event = events[sent % events.length];
    if (event) actor.send(event);
  }
  return { took: cpu() - began, recorder };
}

/** This process's CPU time in milliseconds. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

process.stdout.write(
  `${EVENTS} events, median of ${ROUNDS} rounds, microseconds of processor time an event\n`,
);
for (const id of MACHINES) {
  const { machine } = modelOf(id);
  const [path] = greedyPaths(modelOf(id)).toSorted((one, other) => other.events.length - one.events.length);
  const events = (path?.events ?? []).filter(({ type }) => !type.startsWith('xstate.error.'));
  const idle = inert(machine);
  const off: number[] = [];
  const on: number[] = [];
  const ringed: number[] = [];
  const masked: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    off.push(run(idle, events, path?.input, 'nothing').took);
    on.push(run(idle, events, path?.input, 'recorder').took);
    ringed.push(run(idle, events, path?.input, 'ring').took);
    masked.push(run(idle, events, path?.input, 'masked ring').took);
  }
  const { recorder } = run(idle, events, path?.input, 'recorder');
  const text = traceText(recorder.trace(1));
  const began = cpu();
  const parsed = parseTrace(text, [id]);
  const read = cpu();
  if (!parsed.ok) throw new Error(parsed.message);
  const { divergence } = replay(machine, parsed.trace);
  const replayed = cpu();
  if (divergence) throw new Error('The replay diverges.');
  const perEvent = (ms: number) => ((1000 * ms) / EVENTS).toFixed(1);
  process.stdout.write(
    `  ${id}: off ${perEvent(median(off))}, on ${perEvent(median(on))}, recorder ${perEvent(median(on) - median(off))}, ring ${perEvent(median(ringed) - median(off))}, masked ${perEvent(median(masked) - median(off))};` +
      ` file ${(text.length / 1024).toFixed(0)} KiB, read in ${(read - began).toFixed(0)} ms, replayed in ${(replayed - read).toFixed(0)} ms\n`,
  );
}
const began = cpu();
for (let count = 0; count < EVENTS; count += 1) note({ kind: 'file', url: '/a.js' });
process.stdout.write(`  evidence: ${((1000 * (cpu() - began)) / EVENTS).toFixed(1)}\n`);
