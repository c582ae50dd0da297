import { sessionMachine } from '#machines/account/session.machine.ts';
import { createActor, fromCallback, type EventObject } from 'xstate';
import { expect, test } from 'vitest';

test('trying again asks the watcher of the session to start over', () => {
  const received: EventObject[] = [];
  const watchSession = fromCallback<{ type: 'retry.requested' }>(({ receive }) =>
    receive((event) => received.push(event)),
  );
  const actor = createActor(sessionMachine.provide({ actors: { watchSession } })).start();
  actor.send({ type: 'service.unreachable' });
  expect(received).toEqual([]);
  actor.send({ type: 'retry.requested' });
  expect(received).toEqual([{ type: 'retry.requested' }]);
  actor.stop();
});
