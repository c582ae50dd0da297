import { resolve } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { expect } from 'vitest';

/** Where instrumented code looks for the active mutant. */
const NAMESPACE = '__stryker__';
/** Ends endless loops in mutants. */
const HIT_LIMIT = 20_000_000;

/**
 * Runs machine tests for Stryker in one warm process, ten times as fast per mutant as a new Vitest
 * worker. `CAMINO_TESTS` names files, `CAMINO_FLOWS` models.
 */
class FlowRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.server = await createServer({
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, watch: null, ws: false },
      resolve: { alias: { vitest: resolve('tests/tools/mutation/vitest.mjs') } },
    });
    this.runner = createServerModuleRunner(this.server.environments.ssr, { hmr: false });
  }

  async dryRun() {
    const tests = [];
    for await (const { name, error, timeSpentMs } of this.results()) {
      const base = { id: name, name, timeSpentMs };
      tests.push(error ? { ...base, status: 1, failureMessage: messageOf(error) } : { ...base, status: 0 });
    }
    return { status: 'complete', tests };
  }

  async mutantRun({ activeMutant }) {
    let nrOfTests = 0;
    for await (const { name, error } of this.results(activeMutant.id)) {
      nrOfTests += 1;
      if (error) return { status: 'killed', killedBy: [name], failureMessage: messageOf(error), nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }

  async dispose() {
    await this.runner?.close();
    await this.server?.close();
  }

  /** Reloads everything while the mutant is active. */
  async *results(activeMutant) {
    globalThis[NAMESPACE] = { activeMutant, hitCount: 0, hitLimit: HIT_LIMIT };
    this.runner.clearCache();
    for (const file of testFiles()) {
      const tests = collect();
      yield timed(`${file} loads`, () => this.runner.import(`/tests/${file}`));
      for (const { name, run } of tests) yield timed(name, run);
    }
  }
}

async function timed(name, run) {
  const start = performance.now();
  try {
    await run();
    return { name, timeSpentMs: performance.now() - start };
  } catch (error) {
    return { name, error, timeSpentMs: performance.now() - start };
  }
}

function testFiles() {
  const names = (process.env.CAMINO_TESTS ?? '').split(',').filter(Boolean);
  return ['tools/mutation/flow.ts', ...names.map((name) => `machines/${name}.test.ts`)];
}

let tests = [];
let scope = '';

/** Collects the tests of files imported next. */
function collect() {
  tests = [];
  return tests;
}

function test(name, ...rest) {
  if (!isLong(rest)) tests.push({ name: `${scope}${name}`, run: bodyOf(rest) });
}

function describe(name, ...rest) {
  const outer = scope;
  scope = `${outer}${name} `;
  bodyOf(rest)();
  scope = outer;
}

function eachWith(define) {
  return (rows) =>
    (name, ...rest) => {
      if (isLong(rest)) return;
      for (const [index, row] of rows.entries())
        define(`${name} #${index}`, () => bodyOf(rest)(...(Array.isArray(row) ? row : [row])));
    };
}

function isLong(rest) {
  return rest.some((one) => one.tags?.includes('long'));
}

/** Options may come between name and function. */
function bodyOf(rest) {
  return rest.findLast((one) => typeof one === 'function');
}

test.each = eachWith(test);
describe.each = eachWith(describe);
globalThis.caminoTests = { describe, expect, test };

function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** Ignores what tests can't or needn't notice: values for types, texts in diagrams. */
const wordless = {
  shouldIgnore({ node }) {
    const isTypes = (property) => property.key?.name === 'types' && property.value?.type === 'TSAsExpression';
    if (isTypes(node)) return 'is there for its type and never read';
    if (node.type === 'ObjectExpression' && node.properties.length > 0 && node.properties.every(isTypes))
      return 'is there for its type and never read';
    if (node.type === 'ObjectProperty' && node.key.name === 'description') return 'is a text of the diagram';
    return undefined;
  },
};

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'flows', factory: () => new FlowRunner() },
  { kind: 'Ignore', name: 'wordless', value: wordless },
];
