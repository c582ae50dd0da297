/** Milliseconds of work before the page gets a turn: four times as many on a slow device are still no long task. */
const SLICE = 8;

/** Returns a function to call between pieces of work: now and then it waits until the page had a turn, after `beforeTurn`. */
export function slicer(): (beforeTurn?: () => void) => Promise<void> {
  let begun = performance.now();
  return async (beforeTurn) => {
    if (performance.now() - begun < SLICE) return;
    beforeTurn?.();
    await turn();
    begun = performance.now();
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
