import { sessionPlayerMachine } from '#machines/atlas/session-player.machine.ts';
import { LINES } from '#machines/atlas/session-player.rules.ts';
import { TRACE_MAX_BYTES } from '#machines/inspect/trace-file.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';
import { lampSession, longSession } from '../../support/session-fixture.ts';

/** As a browser offers one: the file is its own content. */
const offered = (name: string, size = 2) =>
  Object.defineProperty(new File(['{}'], name), 'size', { value: size });
const fileOf = (content: File, isFolder = false) => ({
  name: content.name,
  size: content.size,
  isFolder,
  content,
});
const file = fileOf(offered('camino-session.trace.json'));
const long = longSession(2 * LINES + 50);

export default defineModel(sessionPlayerMachine, {
  inputs: [undefined],
  cases: {
    'files.offered': () => [
      { files: [file] },
      { files: [file, file] },
      { files: [fileOf(offered('large.json', TRACE_MAX_BYTES + 1))] },
    ],
    'xstate.done.actor.sortFile': () => [{ output: true }, { output: false }],
    'xstate.error.actor.sortFile': () => [{ error: new Error('gone') }],
    'xstate.done.actor.openSession': () => [
      { output: { ok: true, session: lampSession } },
      { output: { ok: true, session: long } },
      { output: { ok: false, message: 'This session is damaged: <img src=x onerror=alert(1)>' } },
    ],
    'xstate.error.actor.openSession': () => [{ error: new Error('the worker did not load') }],
    'line.chosen': () => [{ line: 1 }, { line: 9999 }],
  },
  project: ({ fileName, refusal, lines, from, chosen }) => [fileName, refusal, lines.length, from, chosen],
  emits: [
    { type: 'session.found' },
    ...[1, 2].map((position) => ({
      type: 'trace.offered' as const,
      name: file.name,
      text: lampSession.flows[0]?.trace ?? '',
      position,
    })),
  ],
  invariant: ({ before, event, after }) => {
    const { session, lines, from, chosen, refusal } = after.context;
    assert.equal(after.matches('open'), session !== null, 'there is a session while it is open');
    assert.equal(after.matches('refused'), refusal !== '', 'a refusal says why, and goes with the next file');
    assert.ok(from === 0 || from + LINES <= lines.length, 'a page is full if there are enough lines');
    assert.ok(chosen < lines.length, 'a line of the timeline');
    if (after.matches('open') && before.matches('reading'))
      assert.equal(from, Math.max(0, lines.length - LINES), 'the end is shown first');
    if (event.type === 'lines.returned' && before.can(event)) assert.ok(from < before.context.from);
    if (event.type === 'lines.advanced' && before.can(event)) assert.ok(from > before.context.from);
  },
});
