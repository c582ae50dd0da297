import type { Unsent } from '#machines/account/session.machine.ts';
import { sessionMachine } from '#machines/account/session.machine.ts';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor, type EventObject } from 'xstate';
import { expect, test } from 'vitest';

test('a retry restarts the watcher of the session', () => {
  const received: EventObject[] = [];
  const watchSession = fromCallback<{ type: 'retry.requested' }>(({ receive }) =>
    receive((event) => received.push(event)),
  );
  const watchWork = fromCallback<{ type: 'none' }>(() => {});
  const actor = createActor(sessionMachine.provide({ actors: { watchSession, watchWork } })).start();
  actor.send({ type: 'service.unreachable' });
  expect(received).toEqual([]);
  actor.send({ type: 'retry.requested' });
  expect(received).toEqual([{ type: 'retry.requested' }]);
  actor.stop();
});

test('a database that hangs doesn’t block a logout', async () => {
  const clock = new SimulatedClock();
  const never = <Output>() => fromPromise<Output, { userId: string }>(() => new Promise(() => {}));
  const done = fromPromise<void, { userId: string }>(() => Promise.resolve());
  const machine = sessionMachine.provide({
    actors: {
      watchSession: fromCallback(() => {}),
      watchWork: fromCallback(() => {}),
      sendActivity: never(),
      countActivity: never(),
      clearActivity: never(),
      signOut: done,
      forgetSession: done,
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'SIGNED_IN', user: { id: 'u1', email: 'ana@example.com', name: 'Ana' } });
  actor.send({ type: 'logout.requested' });
  clock.increment(3000);
  expect(actor.getSnapshot().value).toEqual({ ending: { leaving: 'counting' } });
  clock.increment(3000);
  expect(actor.getSnapshot().value).toEqual({ ending: { leaving: 'asking' } });
  expect(actor.getSnapshot().context.unsent).toBeNull();
  actor.send({ type: 'logout.confirmed' });
  expect(actor.getSnapshot().value).toEqual({ ending: { leaving: 'recounting' } });
  clock.increment(3000);
  expect(actor.getSnapshot().value).toEqual({ ending: { signingOut: 'clearing' } });
  clock.increment(3000);
  await waitFor(actor, (state) => state.matches('signedOut'));
  actor.stop();
});

test.each([
  ['a card rated', { records: 2, settings: 1 }],
  ['a setting changed', { records: 1, settings: 2 }],
])('%s in another tab while the question is open is part of the question', async (_what, now) => {
  const counts = [{ records: 1, settings: 1 }, now, now];
  const never = <Output>() => fromPromise<Output, { userId: string }>(() => new Promise(() => {}));
  const machine = sessionMachine.provide({
    actors: {
      watchSession: fromCallback(() => {}),
      watchWork: fromCallback(() => {}),
      sendActivity: fromPromise(() => Promise.reject(new Error('503'))),
      countActivity: fromPromise(() => Promise.resolve(counts.shift() ?? now)),
      clearActivity: never(),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'SIGNED_IN', user: { id: 'u1', email: 'ana@example.com', name: 'Ana' } });
  actor.send({ type: 'logout.requested' });
  await waitFor(actor, (state) => state.hasTag('dialog'));
  actor.send({ type: 'logout.confirmed' });
  await waitFor(actor, (state) => !state.hasTag('busy') || state.matches({ ending: 'signingOut' }));
  expect(actor.getSnapshot().value).toEqual({ ending: { leaving: 'asking' } });
  expect(actor.getSnapshot().context.unsent).toEqual(now);
  actor.send({ type: 'logout.confirmed' });
  await waitFor(actor, (state) => state.matches({ ending: 'signingOut' }));
  actor.stop();
});

test('a logout ends after three seconds if the service doesn’t confirm it', async () => {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const nothingUnsent = fromPromise<Unsent, { userId: string }>(() =>
    Promise.resolve({ records: 0, settings: 0 }),
  );
  const machine = sessionMachine.provide({
    actors: {
      watchSession: fromCallback(() => {}),
      watchWork: fromCallback(() => {}),
      sendActivity: nothingUnsent,
      countActivity: nothingUnsent,
      clearActivity: fromPromise<void, { userId: string }>(({ input }) => {
        done.push(`clear ${input.userId}`);
        return Promise.reject(new Error('blocked'));
      }),
      signOut: fromPromise<void, { userId: string }>(({ input }) => {
        done.push(`sign out ${input.userId}`);
        return new Promise(() => {});
      }),
      forgetSession: fromPromise<void, { userId: string }>(({ input }) => {
        done.push(`forget ${input.userId}`);
        return Promise.resolve();
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const screens: string[] = [];
  actor.on('navigation.requested', ({ screen }) => screens.push(screen));
  actor.send({ type: 'SIGNED_IN', user: { id: 'u1', email: 'ana@example.com', name: 'Ana' } });
  actor.send({ type: 'logout.requested' });
  await waitFor(actor, (state) => state.matches({ ending: { signingOut: 'revoking' } }));
  clock.increment(2999);
  expect(done).toEqual(['clear u1', 'sign out u1']);
  clock.increment(1);
  expect(done).toEqual(['clear u1', 'sign out u1', 'forget u1']);
  await waitFor(actor, (state) => state.matches('signedOut'));
  expect(screens).toEqual(['auth']);
  actor.stop();
});
