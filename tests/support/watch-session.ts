import { connectionMachine } from '#machines/account/connection.machine.ts';
import type { SessionNews } from '#machines/account/session.machine.ts';
import { createActor } from 'xstate';
import * as actors from '../../src/actors/session.ts';

/** Runs a connection with real actors until `stop`. */
export function watchSession(notify: (news: SessionNews) => void): { retry(): void; stop(): void } {
  const { watchDevice, readStoredSession, followClient, askUser, dropClient } = actors;
  const connection = createActor(
    connectionMachine.provide({
      actors: { watchDevice, readStoredSession, followClient, askUser, dropClient },
    }),
  );
  connection.on('session.reported', ({ news }) => notify(news));
  connection.start();
  return { retry: () => connection.send({ type: 'retry.requested' }), stop: () => connection.stop() };
}
