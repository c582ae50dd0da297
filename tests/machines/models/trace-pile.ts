import { tracePileMachine } from '#machines/atlas/trace-pile.machine.ts';
import assert from 'node:assert/strict';
import { defineModel } from '../../support/paths/model.ts';

const file = (name: string) => {
  const content = new File(['{}'], name);
  return { name, size: 2, isFolder: false, content };
};
const many = [file('one.trace.json'), file('<b>two</b>.json')];

export default defineModel(tracePileMachine, {
  inputs: [undefined],
  cases: {
    'files.offered': () => [{ files: many }, { files: [file('one.trace.json')] }, { files: [] }],
    'xstate.done.actor.sortTraces': () => [
      {
        output: {
          traces: [{ index: 0, name: 'one.trace.json', title: 'Lamp', steps: 1 }],
          broken: [{ name: '<b>two</b>.json', why: 'This file is no trace: <img src=x onerror=alert(1)>' }],
        },
      },
    ],
    'xstate.error.actor.sortTraces': () => [{ error: new Error('the worker did not load') }],
  },
  project: ({ files, pile }) => [files.length, pile?.traces.length],
  emits: [],
  invariant: ({ after }) => {
    const { files, pile } = after.context;
    assert.equal(after.matches('empty'), files.length === 0, 'files are kept as long as there is a pile');
    assert.equal(after.matches('sorted'), pile !== null, 'they are listed once they were read');
    assert.equal('sortTraces' in after.children, after.hasTag('busy'));
  },
});
