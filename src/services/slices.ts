/** Milliseconds of work before the page gets a turn: a frame's, and far from a long task. */
const SLICE = 16;

/**
 * Returns a function to call between pieces of work: now and then the page gets a turn, after `beforeTurn`, and the result
 * is to be awaited.
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

/** Unlike timers, messages are not delayed when many follow one another. */
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
