/** Milliseconds between yields: one animation frame, far below a long task. */
const SLICE = 16;

/**
 * Returns a function to call between pieces of work. Await its result: now and then it lets the page run, after calling
 * `beforeTurn`.
 */
export function slicer(): (beforeTurn?: () => void) => Promise<void> | undefined {
  let begun = performance.now();
  const afterTurn = () => {
    begun = performance.now();
  };
  return (beforeTurn) => {
    if (performance.now() - begun < SLICE) return undefined;
    beforeTurn?.();
    return turn().then(afterTurn);
  };
}

/** Runs a long computation in slices, so that the page stays responsive. Rejects if `signal` is aborted. */
export async function inSlices<Result>(steps: Generator<void, Result>, signal: AbortSignal): Promise<Result> {
  const pause = slicer();
  for (;;) {
    signal.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    const waiting = pause();
    if (waiting) await waiting;
  }
}

/** Browsers throttle nested timers, but not messages. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
