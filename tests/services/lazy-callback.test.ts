import { voicesMachine } from '#machines/study/voices.machine.ts';
import type { VoiceSettings } from '#machines/study/voices.rules.ts';
import { expect, test, vi } from 'vitest';
import { createActor, createMachine, sendTo, waitFor, type EventObject } from 'xstate';
import { fromLazyCallback } from '../../src/actors/lazy-callback.ts';
import { eventually } from '../support/eventually.ts';

type Work = Awaited<ReturnType<Parameters<typeof fromLazyCallback<EventObject>>[0]>>;

/** Runs the work until `work.ended`, forwards events and records failures. */
function run(start: () => Promise<Work>) {
  const machine = createMachine(
    {
      id: 'worker',
      initial: 'working',
      states: {
        working: {
          invoke: { id: 'work', src: 'work', onError: 'failed' },
          on: { 'word.said': { actions: 'passOn' }, 'work.ended': 'over' },
        },
        failed: {},
        over: {},
      },
    },
    {
      actors: { work: fromLazyCallback(start) },
      actions: { passOn: sendTo('work', ({ event }) => event) },
    },
  );
  return createActor(machine).start();
}

function deferred<Value>() {
  let resolve = (_value: Value) => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

test('work whose code doesn’t load fails', async () => {
  const actor = run(() => Promise.reject(new Error('offline')));
  const { status } = await waitFor(actor, (state) => state.matches('failed'));
  expect(status).toBe('active');
});

test('events before the code loads are handled in order once it’s there', async () => {
  const code = deferred<Work>();
  const heard: unknown[] = [];
  const actor = run(() => code.promise);
  actor.send({ type: 'word.said', word: 'uno' });
  actor.send({ type: 'word.said', word: 'dos' });
  code.resolve({ hear: (event) => heard.push(event) });
  await eventually(() =>
    expect(heard).toEqual([
      { type: 'word.said', word: 'uno' },
      { type: 'word.said', word: 'dos' },
    ]),
  );
});

test('work stopped before its code loads stops as soon as it starts', async () => {
  const code = deferred<Work>();
  const stop = vi.fn<() => void>();
  const actor = run(() => code.promise);
  actor.send({ type: 'work.ended' });
  expect(stop).not.toHaveBeenCalled();
  code.resolve({ stop });
  await eventually(() => expect(stop).toHaveBeenCalledOnce());
  expect(actor.getSnapshot().matches('over')).toBe(true);
});

test('code that fails to load after the work was stopped has no effect', async () => {
  const code = deferred<Work>();
  const actor = run(() => code.promise);
  actor.send({ type: 'work.ended' });
  code.reject(new Error('offline'));
  await expect(code.promise).rejects.toThrow('offline');
  expect(actor.getSnapshot().matches('over')).toBe(true);
});

test('work that throws on an event stops and fails', async () => {
  const stop = vi.fn<() => void>();
  const actor = run(() =>
    Promise.resolve({
      hear: () => {
        throw new Error('full');
      },
      stop,
    }),
  );
  actor.send({ type: 'word.said', word: 'uno' });
  await waitFor(actor, (state) => state.matches('failed'));
  await eventually(() => expect(stop).toHaveBeenCalledOnce());
});

test('if the voices’ code doesn’t load, nobody waits, and the search is retried', async () => {
  vi.useFakeTimers();
  let loads = 0;
  const watchVoices = fromLazyCallback<{ type: 'settings.changed'; settings: VoiceSettings }>(() => {
    loads += 1;
    return Promise.reject(new Error('offline'));
  });
  const actor = createActor(voicesMachine.provide({ actors: { watchVoices } }), {
    input: { waited: 0 },
  }).start();
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().value).toEqual({ known: 'unloaded' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads).toBeGreaterThan(1);
  expect(actor.getSnapshot().status).toBe('active');
  actor.stop();
  vi.useRealTimers();
});
