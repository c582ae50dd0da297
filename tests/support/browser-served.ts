import { inject } from 'vitest';

const PATIENCE = 300_000;
const PAUSE = 100;
const until = Date.now() + PATIENCE;

// Waits for the server, which was started long before.
for (;;) {
  const answer = await fetch(`${inject('origin')}/robots.txt`).catch(() => undefined);
  if (answer?.ok) break;
  if (answer) throw new Error(await answer.text());
  if (Date.now() > until) throw new Error('The browser tests’ server didn’t start.');
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
