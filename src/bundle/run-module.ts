import { runnerImport } from 'vite';

/** The exports of a module of the app, run at build time. */
export async function runModule<Exports>(file: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(file, { configFile: false, logLevel: 'error' });
  return module;
}
