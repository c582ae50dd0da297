import { pathPlayerMachine, type PathSpeed } from '#machines/atlas/path-player.machine.ts';
import type { PathList } from '#machines/inspect/picture.ts';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { lampPaths } from '../support/picture-fixture.ts';

test.each<[PathSpeed, number]>([
  [1, 1200],
  [2, 600],
  [4, 300],
])('at speed %i, a path is played a step every %i ms', async (speed, milliseconds) => {
  const loadPaths = fromPromise<PathList, { flow: string }>(() => Promise.resolve(lampPaths));
  const clock = new SimulatedClock();
  const machine = pathPlayerMachine.provide({ actors: { loadPaths } });
  const actor = createActor(machine, { clock, input: { flow: 'lamp' } }).start();
  const positionAfter = (passed: number) => {
    clock.increment(passed);
    return actor.getSnapshot().context.position;
  };
  actor.send({ type: 'paths.opened' });
  await waitFor(actor, (snapshot) => snapshot.matches('listing'));
  actor.send({ type: 'path.chosen', path: 0 });
  actor.send({ type: 'speed.chosen', speed });
  actor.send({ type: 'play.started' });
  expect([positionAfter(milliseconds - 1), positionAfter(1), positionAfter(milliseconds)]).toEqual([0, 1, 2]);
});
