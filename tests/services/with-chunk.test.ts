import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { withChunk } from '../../src/runtime/with-chunk.ts';

const words = fromPromise<string, { of: string }>(({ input }) => Promise.resolve(`words of ${input.of}`));

describe('an actor with a chunk', () => {
  test('is done once the chunk has loaded, too', async () => {
    let arrive = (_chunk: object) => {};
    const chunk = new Promise((resolve) => (arrive = resolve));
    const actor = createActor(
      withChunk(() => chunk, words),
      { input: { of: 'today' } },
    );
    const output = toPromise(actor);
    actor.start();
    await new Promise((resolve) => setTimeout(resolve));
    expect(actor.getSnapshot().status).toBe('active');
    arrive({});
    expect(await output).toBe('words of today');
  });

  test('fails with its own error', async () => {
    const failing = fromPromise<string>(() => Promise.reject(new Error('offline')));
    const actor = createActor(withChunk(() => Promise.resolve({}), failing));
    const output = toPromise(actor);
    actor.start();
    await expect(output).rejects.toThrow('offline');
  });

  test('fails without the chunk, and loads it again on the next run', async () => {
    let loads = 0;
    const logic = withChunk(async () => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return {};
    }, words);
    const run = () => {
      const actor = createActor(logic, { input: { of: 'today' } });
      const output = toPromise(actor);
      actor.start();
      return output;
    };
    await expect(run()).rejects.toThrow('A part of the page couldn’t be loaded.');
    expect(await run()).toBe('words of today');
  });
});
