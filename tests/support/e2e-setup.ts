import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** One server for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startServer();
  project.provide('origin', origin);
  return stop;
}
