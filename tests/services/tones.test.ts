import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const started: { frequency: number; at: number; until: number }[] = [];

class FakeNode {
  gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  };
  frequency: number;
  at = 0;
  constructor(_context: unknown, { frequency = 0 }: { frequency?: number }) {
    this.frequency = frequency;
  }
  connect(next: unknown) {
    return next;
  }
  start(at: number) {
    this.at = at;
  }
  stop(until: number) {
    started.push({ frequency: this.frequency, at: this.at, until });
  }
}

beforeEach(() => {
  vi.resetModules();
  started.length = 0;
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      resume = () => Promise.resolve();
    },
  );
  vi.stubGlobal('OscillatorNode', FakeNode);
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  vi.stubGlobal('GainNode', FakeNode);
});
afterEach(() => {
  vi.useRealTimers();
});

async function play(isRight: boolean, hasBeenActive = true): Promise<number[]> {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  const { playTone } = await import('../../src/services/tones.ts');
  playTone(isRight);
  expect(started).toEqual([]);
  vi.runAllTimers();
  return started.map(({ frequency }) => frequency);
}

test('a right answer plays rising notes, a wrong one falling notes, within half a second', async () => {
  const [low = 0, high = 0] = await play(true);
  expect(high).toBeGreaterThan(low);
  started.length = 0;
  const [above = 0, below = 0] = await play(false);
  expect(below).toBeLessThan(above);
  expect(Math.max(...started.map(({ until }) => until))).toBeLessThan(0.5);
});

test('nothing sounds before the first gesture', async () => {
  expect(await play(true, false)).toEqual([]);
});

test('a browser without audio stays silent', async () => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  expect(await play(true)).toEqual([]);
});
