import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fireDelay, VirtualClock } from '../support/paths/clock.ts';
import { controlled } from '../support/paths/control.ts';
import { quiz } from '../support/paths/fixture.ts';

describe('the virtual clock', () => {
  test('runs timers in the order in which they are due, then in which they were set', () => {
    const clock = new VirtualClock();
    const order: string[] = [];
    clock.setTimeout(() => order.push('late'), 30);
    clock.setTimeout(() => order.push('early'), 10);
    clock.setTimeout(() => order.push('early too'), 10);
    clock.clearTimeout(clock.setTimeout(() => order.push('never'), 5));
    clock.advance(29);
    expect(order).toEqual(['early', 'early too']);
    expect(clock.now).toBe(29);
    expect(clock.next()).toBe(true);
    expect(order).toEqual(['early', 'early too', 'late']);
    expect(clock.next()).toBe(false);
  });

  test('lets a delay that starts itself again run once per period', async () => {
    const { actor, clock } = await startPlaying();
    clock.advance(5000);
    expect(actor.getSnapshot().context.seconds).toBe(5);
    actor.stop();
    expect(clock.timers).toEqual([]);
  });

  test('lets one delay expire before others that are due earlier', async () => {
    const { actor, clock } = await startPlaying();
    actor.send({ type: 'answer.given', answer: 'sol' });
    fireDelay(actor, clock, 'xstate.after.feedback.quiz.playing.board.judged');
    expect(actor.getSnapshot()).toMatchObject({
      status: 'active',
      value: 'finished',
      context: { seconds: 0 },
    });
    expect(() => fireDelay(actor, clock, 'xstate.after.second.quiz.playing.timer.ticking')).toThrow(
      "No timer runs for 'xstate.after.second.quiz.playing.timer.ticking'.",
    );
  });
});

describe('a controlled machine', () => {
  test('waits for its promises until they are told to settle', async () => {
    const { machine, running, settle } = controlled(quiz);
    const actor = createActor(machine, { input: { words: ['sol'] }, clock: new VirtualClock() }).start();
    expect(actor.getSnapshot().value).toBe('loading');
    expect(running.get('load')).toMatchObject({ kind: 'promise', source: 'load', input: undefined });
    await settle({ type: 'xstate.error.actor.load', error: new Error('offline') });
    expect(actor.getSnapshot().value).toBe('failed');
    await expect(settle({ type: 'xstate.done.actor.load' })).rejects.toThrow(
      "No actor 'load' runs; running: watch.",
    );
    actor.send({ type: 'load.retried' });
    await settle({ type: 'xstate.done.actor.load', output: undefined });
    expect(actor.getSnapshot().matches('playing')).toBe(true);
    actor.stop();
    expect([...running.keys()]).toEqual([]);
  });

  test('keeps what its callbacks receive, and lets them send and fail', async () => {
    const { machine, running, sendBack, settle } = controlled(quiz);
    const actor = createActor(machine, { input: { words: ['sol'] } }).start();
    await settle({ type: 'xstate.error.actor.load', error: new Error('offline') });
    actor.send({ type: 'load.retried' });
    expect(running.get('watch')?.received).toEqual([{ type: 'watch.renewed' }]);
    expect(() => sendBack('load', { type: 'SIGNED_OUT' })).toThrow(
      "Actor 'load' is a promise and sends nothing.",
    );
    await expect(settle({ type: 'xstate.done.actor.watch' })).rejects.toThrow('never ends by itself');
    sendBack('watch', { type: 'SIGNED_OUT' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'ended' });
    expect([...running.keys()]).toEqual([]);

    const failing = createActor(machine, { input: { words: ['sol'] } }).start();
    await settle({ type: 'xstate.error.actor.watch', error: new Error('lost') });
    expect(failing.getSnapshot()).toMatchObject({ status: 'done', value: 'ended' });
  });
});

async function startPlaying() {
  const { machine, settle } = controlled(quiz);
  const clock = new VirtualClock();
  const actor = createActor(machine, { input: { words: ['pan'] }, clock }).start();
  await settle({ type: 'xstate.done.actor.load' });
  return { actor, clock };
}
