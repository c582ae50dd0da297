import { inject } from 'vitest';

/** Half an hour: a busy machine builds slowly, and a failed build answers at once. */
const PATIENCE = 1_800_000;
const PAUSE = 100;
const until = Date.now() + PATIENCE;

declare global {
  /** Node’s own, in all test files of a process. */
  var nodeFetch: typeof fetch | undefined;
}

const nodeFetch = (globalThis.nodeFetch ??= globalThis.fetch);

// The server would close an idle connection just as a busy test uses it again.
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('connection', 'close');
  return nodeFetch(input, { ...init, headers });
};

// Waits for the server, which was started long before.
for (;;) {
  const answer = await fetch(`${inject('origin')}/robots.txt`).catch(() => undefined);
  if (answer?.ok) break;
  if (answer) throw new Error(await answer.text());
  if (Date.now() > until) throw new Error('The browser tests’ server didn’t start.');
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
