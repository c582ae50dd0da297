/** Stands for fsrs-browser's threads, which need a page that is isolated from other origins. */
export function startWorkers(): Promise<never> {
  return Promise.reject(new Error('Camino fits on one thread'));
}
