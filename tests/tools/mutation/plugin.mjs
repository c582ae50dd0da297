import { resolve } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { expect } from 'vitest';

/** Where Stryker's instrumented code looks for the active mutant. */
const NAMESPACE = '__stryker__';
/** A loop that a mutant made endless ends here. */
const HIT_LIMIT = 20_000_000;

/**
 * Runs the tests of machines for Stryker in one process that stays warm: a mutant costs a tenth of what it costs in a
 * new worker of Vitest. `CAMINO_TESTS` names the files, `CAMINO_FLOWS` the models.
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

  /** Loads everything again while the mutant is active. */
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

/** The list that the tests of the files imported next will enter. */
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

/** A mutant has to be noticed by `npm test`, which leaves these out. */
function isLong(rest) {
  return rest.some((one) => one.tags?.includes('long'));
}

/** Options may come between a name and its function. */
function bodyOf(rest) {
  return rest.findLast((one) => typeof one === 'function');
}

test.each = eachWith(test);
describe.each = eachWith(describe);
globalThis.caminoTests = { describe, expect, test };

function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** Ignores what no test can or should notice: values that only give a type, texts for readers of diagrams. */
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
