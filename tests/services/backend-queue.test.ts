import { expect, test } from 'vitest';
import { createQueue, type Queue } from '../../supabase/embedded/queue.ts';

/** How many tasks of this length the queue accepts, once it knows their length. */
async function taken(milliseconds: number): Promise<number> {
  let time = 0;
  const queue = createQueue(() => time);
  const task = () => {
    time += milliseconds;
    return Promise.resolve();
  };
  await fill(queue, task, 60);
  return fill(queue, task, 1000);
}

async function fill(queue: Queue, task: () => Promise<void>, limit: number): Promise<number> {
  const tasks: Promise<void>[] = [];
  while (tasks.length < limit && !queue.isFull()) tasks.push(queue.run(task));
  await Promise.all(tasks);
  return tasks.length;
}

test('takes a hundred requests, or as many as it can answer within five seconds', async () => {
  expect(await taken(9)).toBe(100);
  const slow = await taken(200);
  expect(slow).toBeGreaterThanOrEqual(25);
  expect(slow).toBeLessThanOrEqual(27);
  expect(await taken(60_000)).toBe(1);
});

test('lets the server do other things between two tasks', async () => {
  const queue = createQueue(() => 0);
  const order: string[] = [];
  const note = (name: string) => () => {
    order.push(name);
    return Promise.resolve();
  };
  const tasks = [queue.run(note('first')), queue.run(note('second')), queue.run(note('third'))];
  setImmediate(() => {
    order.push('server');
    setImmediate(() => order.push('server'));
  });
  await Promise.all(tasks);
  expect(order.indexOf('third')).toBeGreaterThan(order.indexOf('server'));
  expect(order.filter((name) => name === 'server')).toHaveLength(2);
});

test('continues after a failed task', async () => {
  const queue = createQueue(() => 0);
  await expect(queue.run(() => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(await queue.run(() => Promise.resolve(1))).toBe(1);
});
