import { coverageMachine } from '#machines/atlas/coverage.machine.ts';
import { MAX_FILES } from '#machines/atlas/coverage.rules.ts';
import { NO_TRACES } from '#machines/inspect/coverage.ts';
import assert from 'node:assert/strict';
import { inputOf } from '../../support/game-rules.ts';
import { lampCoverage } from '../../support/picture-fixture.ts';
import { defineModel } from '../../support/paths/model.ts';

const content = new File(['{}'], 'lamp.trace.json');
const file = { name: content.name, size: content.size, isFolder: false, content };
const pressed = 'lamp.off|lamp.pressed|0';

export default defineModel(coverageMachine, {
  inputs: [{ flow: 'lamp' }],
  cases: {
    'xstate.done.actor.loadCoverage': () => [{ output: lampCoverage }],
    'xstate.error.actor.loadCoverage': () => [{ error: new Error('offline') }],
    'xstate.done.actor.countTraces': () => [
      { output: { ...NO_TRACES, traces: 1, uses: { [pressed]: 2 } } },
      { output: { ...NO_TRACES, broken: [{ name: '<b>.json', why: 'This file is no trace.' }] } },
    ],
    'xstate.error.actor.countTraces': () => [{ error: new Error('offline') }],
    'files.offered': () => [
      { files: [] },
      { files: [file] },
      { files: Array.from({ length: MAX_FILES + 1 }, () => file) },
    ],
    'files.forgotten': () => [{}],
    'order.chosen': ({ context }) => [{ measure: context.order === 'paths' ? 'mutants' : 'paths' }],
    'width.chosen': ({ context }) => [{ measure: context.width === null ? 'traces' : null }],
  },
  project: ({ coverage, waiting, dropped, order, width }) => [
    coverage !== null,
    Math.min(waiting.length, 1),
    Math.min(dropped.traces, 1),
    Math.min(dropped.broken.length, 1),
    order,
    width,
  ],
  invariant: ({ before, event, after }) => {
    const { coverage, waiting, dropped } = after.context;
    assert.equal(coverage !== null, after.matches('ready'), 'figures are shown once they are loaded');
    assert.equal(waiting.length > 0, after.matches({ ready: 'counting' }), 'what waits is counted');
    assert.ok(waiting.length <= MAX_FILES, 'never more files than can be counted at once');
    if ('loadCoverage' in after.children) assert.deepEqual(inputOf(after, 'loadCoverage'), { flow: 'lamp' });
    if ('countTraces' in after.children)
      assert.deepEqual(inputOf(after, 'countTraces'), { flow: 'lamp', files: waiting });
    if (!before.matches('ready')) return;
    if (event.type === 'files.forgotten') assert.deepEqual(dropped, NO_TRACES, 'nothing is kept');
    else assert.ok(dropped.traces >= before.context.dropped.traces, 'files are only added');
    if (event.type !== 'xstate.done.actor.countTraces' || !before.can(event)) return;
    const known = before.context.dropped;
    assert.equal(dropped.traces, known.traces + event.output.traces, 'traces are added up');
    assert.equal(
      dropped.uses[pressed] ?? 0,
      (known.uses[pressed] ?? 0) + (event.output.uses[pressed] ?? 0),
      'and what they take',
    );
  },
});
