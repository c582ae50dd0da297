import { join } from 'node:path';
import { createRunnableDevEnvironment, resolveConfig, type RunnableDevEnvironment } from 'vite';
import { hashOfSources } from './sources.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What they may depend on. */
const SOURCES = ['src/content', 'machines'];

interface Runs {
  /** The hash of the sources that ran. */
  sources: string;
  environment: Promise<RunnableDevEnvironment>;
  /** JSON by what made it. */
  made: Map<string, Promise<string>>;
}

declare global {
  /** Outlives the plugins, which nested builds and each project of the tests load anew. */
  var moduleRuns: Runs | undefined;
}

let runs: Runs | undefined;

/**
 * The exports of a module of the app, run at build time. Each module is transformed and run once in a process,
 * however many others import it, until a plugin that is loaded later finds other sources.
 */
export async function runModule<Exports>(file: string): Promise<Exports> {
  const { runner } = await runsOfSources().environment;
  return runner.import<Exports>(file);
}

/** What the default export of `file` makes of `input`, as JSON; `undefined` if it makes nothing. */
export function madeBy(file: string, input: string): Promise<string> {
  const { made } = runsOfSources();
  const key = JSON.stringify([file, input]);
  const known = made.get(key) ?? make(file, input);
  made.set(key, known);
  return known;
}

async function make(file: string, input: string): Promise<string> {
  const { default: maker } = await runModule<{ default: (input: string) => unknown }>(file);
  const made = maker(input);
  return made === undefined ? 'undefined' : JSON.stringify(made);
}

function runsOfSources(): Runs {
  if (runs) return runs;
  const sources = hashOfSources(ROOT, SOURCES);
  if (globalThis.moduleRuns?.sources !== sources)
    globalThis.moduleRuns = { sources, environment: newEnvironment(), made: new Map() };
  runs = globalThis.moduleRuns;
  return runs;
}

/** As `runnerImport` makes it for one module. */
async function newEnvironment(): Promise<RunnableDevEnvironment> {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      cacheDir: process.cwd(),
      logLevel: 'error',
      environments: {
        inline: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('inline', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  return environment;
}
