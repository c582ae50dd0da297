import { defineConfig, mergeConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { QUICK_PASSWORDS } from './tests/support/quick-passwords.ts';
import viteConfig from './vite.config.ts';

/** Its clock replaces that of the whole process. */
const ALONE = ['tests/services/nothing-lost.test.ts'];
/** Postgres in WebAssembly starts sooner when V8 does not optimize it. */
const withDatabase = { environment: 'node', execArgv: ['--liftoff-only'], env: QUICK_PASSWORDS };

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      maxWorkers: 2,
      testTimeout: 20_000,
      setupFiles: ['tests/support/clean-setup.ts'],
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: [
              'tests/machines/**/*.test.ts',
              'tests/guards/**/*.test.ts',
              'tests/content/**/*.test.ts',
            ],
            isolate: false,
            // Paths of machines make much that is soon forgotten: with more room for it V8 clears it up less often.
            execArgv: ['--max-semi-space-size=64'],
          },
        },
        {
          extends: true,
          test: {
            ...withDatabase,
            name: 'services',
            include: ['tests/services/**/*.test.ts'],
            exclude: ALONE,
            isolate: false,
          },
        },
        { extends: true, test: { ...withDatabase, name: 'alone', include: ALONE } },
        { extends: true, test: { ...withDatabase, name: 'real', include: ['tests/real/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'pages',
            environment: 'happy-dom',
            include: ['tests/pages/**/*.test.tsx'],
            isolate: false,
            setupFiles: ['tests/support/rendered-setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'e2e',
            isolate: false,
            environment: 'node',
            include: ['tests/browser/**/*.test.ts'],
            globalSetup: ['tests/support/browser-setup.ts'],
            setupFiles: ['tests/support/browser-served.ts'],
            testTimeout: 60_000,
            hookTimeout: 30_000,
            expect: { poll: { timeout: 10_000 } },
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  }),
);
