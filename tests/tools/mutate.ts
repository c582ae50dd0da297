import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { mergeReports, readReport, summary, writeReport, type Report } from './mutation/report.ts';

/** Files mutated together, and the tests against their mutants. */
interface Group {
  id: string;
  files: readonly string[];
  /** Ids of models to walk. */
  flows: readonly string[];
  /** Test files of tests/machines, without extension. */
  tests: readonly string[];
}

const FOLDER = '.local/mutation';
const SCORE = 85;
/** Test files of flows whose name isn't the flow's. */
const MORE_TESTS: Readonly<Record<string, readonly string[]>> = {
  'guest-reminder': ['guest'],
  'trace-player': ['playback'],
};
const WITHOUT_OWN_TESTS = 'flow-changes';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
const pathOf = new Map(
  readdirSync('machines', { recursive: true, encoding: 'utf8' }).map((path) => [basename(path), path]),
);
const groups = groupsOf([...pathOf.keys()]);
const chosen = groups.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
if (!values.report) for (const group of chosen) await mutate(group);
const reports = groups.map(({ id }) => readReport(reportOf(id))).filter((report) => report !== undefined);
const { text, isGood } = summary(reports, readFileSync('tests/tools/mutation/survivors.md', 'utf8'), SCORE);
process.stdout.write(text);
process.exitCode = isGood ? 0 : 1;

/** A group per flow, and some for shared parts. */
function groupsOf(names: readonly string[]): Group[] {
  const flows = names.flatMap((name) => /^(.+)\.machine\.ts$/.exec(name)?.[1] ?? []);
  const own = flows.map((id) => ({
    id,
    files: names.filter(
      (name) => name === `${id}.machine.ts` || (name === `${id}.rules.ts` && name !== 'activity.rules.ts'),
    ),
    flows: [id],
    tests: ['starts', id, ...(MORE_TESTS[id] ?? [])].filter(
      (name) => name !== WITHOUT_OWN_TESTS && existsSync(`tests/machines/${name}.test.ts`),
    ),
  }));
  const games = ['word-match', 'vocabulary-challenge', 'daily-challenge', 'exam-quiz'];
  const common: Group[] = [
    {
      id: 'shared',
      files: ['stubs.ts', 'cards.rules.ts', 'form.ts', 'random.ts'],
      flows: ['auth-form', 'word-match'],
      tests: ['random', 'shared', ...games, 'flashcards'],
    },
    {
      id: 'parts',
      files: ['game-setup.ts', 'judgements.ts', 'timer.ts', 'toasts.ts'],
      flows: ['activity', 'auth-form', 'vocabulary-challenge'],
      tests: [],
    },
    {
      id: 'figures',
      files: [
        'xp.rules.ts',
        'progress.rules.ts',
        'figures.rules.ts',
        'achievements.rules.ts',
        'day.rules.ts',
        'streaks-and-mastery.rules.ts',
        'activity-days.rules.ts',
      ],
      flows: [],
      tests: [
        'figures',
        'travel',
        'year',
        ...games,
        'grammar-master',
        'sentence-builder',
        'verb-conjugation',
      ],
    },
    {
      id: 'review-queue',
      files: ['review-queue.rules.ts', 'started-directions.rules.ts'],
      flows: [],
      tests: ['review-queue', 'learning-faults', 'week'],
    },
    { id: 'exam-questions', files: ['exam-questions.rules.ts'], flows: [], tests: ['exam-quiz'] },
    { id: 'facts', files: ['facts.rules.ts'], flows: [], tests: ['facts', 'own-data'] },
    {
      id: 'learning',
      files: [
        'schedule.rules.ts',
        'letters.rules.ts',
        'judging.rules.ts',
        'answer-key.rules.ts',
        'activity.rules.ts',
      ],
      flows: [],
      tests: ['schedule', 'judging', 'verb-conjugation', 'activity', 'figures'],
    },
  ];
  return [...own, ...common];
}

/** Runs a group's mutants or, with `again`, those that survived last time. */
async function mutate({ id, files, flows, tests }: Group): Promise<void> {
  const before = values.again ? readReport(reportOf(id)) : undefined;
  const mutants = before ? alive(before) : files.map((name) => `machines/${pathOf.get(name)}`);
  if (mutants.length === 0) return;
  process.env['CAMINO_FLOWS'] = flows.join(',');
  process.env['CAMINO_TESTS'] = tests.join(',');
  await new Stryker({
    mutate: mutants,
    testRunner: 'flows',
    ignorers: ['wordless'],
    plugins: [pathToFileURL(resolve('tests/tools/mutation/plugin.mjs')).href],
    coverageAnalysis: 'off',
    concurrency: 1,
    timeoutMS: 60_000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportOf(id) },
    tempDirName: `${FOLDER}/sandbox-${id}`,
    ignorePatterns: ['/.ci', '/.github', '/.local', '/dist', '/public', '/supabase', '/tests/browser'],
    // Stryker rewrites tsconfig.json with an API that TypeScript 7 lacks.
    tsconfigFile: 'none',
  }).runMutationTest();
  const after = readReport(reportOf(id));
  if (before && after) writeReport(reportOf(id), mergeReports(before, after));
}

function alive({ files }: Report): string[] {
  const places = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived')
      .map(
        ({ location: { start, end } }) =>
          `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
      ),
  );
  return [...new Set(places)];
}

function reportOf(id: string): string {
  return `${FOLDER}/${id}.json`;
}
