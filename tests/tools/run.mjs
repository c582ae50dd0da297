import { resolve } from 'node:path';

/** Each tool's purpose and file. */
const TOOLS = {
  flows: [
    'flows',
    '[FLOW …]: writes machines/diagrams; --since REF compares the flows with those of a commit',
  ],
  'flow-files': ['flow-files', 'FOLDER [FLOW …]: writes what /flows shows, as the build does'],
  traces: ['record-traces', '[FLOW …]: records one run of every flow again, in tests/traces'],
  replay: ['replay', 'FILE: replays a trace step by step; --until N, --accept'],
  trace: ['trace', 'FILE: runs one trace as a test'],
  restore: [
    'restore',
    'puts the last copy of the database back, or the one that is named; --list lists them',
  ],
  content: ['content-report', 'prints cards, exercises and the course as one JSON document'],
  lemmas: [
    'lemma-report',
    'counts the different Spanish words that the cards teach; FILE: how many of a frequency list the course does',
  ],
  bank: ['bank', 'checks the sentences and readings of units; --words UNIT shows what a unit may use'],
  lessons: [
    'lessons',
    '[SEEDS [EVERY]]: plans lessons, lists broken rules and words that were not met; --print prints each step, --unit UNIT takes one unit',
  ],
  gaps: ['gaps', 'lists what is right in each gap beside its own word, to be read'],
  judge: [
    'judge',
    'judges answers, a line of JSON each: {"card": id, "direction": "en-es", "typed"}, the same with "spanish" and "english", or {"sentence": id, "typed"}',
  ],
  fit: ['fit', 'FILE: fits FSRS to an exported log, prints the log losses on its newest fifth as JSON'],
  simulate: [
    'simulate',
    'FILE: simulates days of an exported learner; --retention 0.9 --new 10 --days 90 --seed 1',
  ],
  week: ['week', 'plays days of a scripted learner with and without the course'],
  screens: ['screens', 'takes a picture of each state that learners see; --against FOLDER compares them'],
  fuzz: ['fuzz', 'makes 10,000 random sequences of events for each machine; --log: 20,000 for two devices'],
  mutate: ['mutate', '[FLOW …]: breaks the machines in thousands of ways and lists what no test notices'],
  faults: [
    'faults/run',
    'kills the server 20 times while it writes, damages its data folder, fills its disk',
  ],
  bench: [
    'bench/run',
    '[PART]: measures the app’s speed, or one part of it: server, long-life, import, lessons, feedback, screens',
  ],
  'bench:pages': [
    'bench/pages',
    'loads every page on a slowed phone, cold, warm and offline, and checks the limits',
  ],
  load: ['load', 'says what native PostgreSQL and PostgREST take in a second, with 200,000 learners'],
  'bench:traces': ['bench/recorder', 'measures what recording, holding and replaying steps costs'],
  lighthouse: ['bench/lighthouse', 'runs Lighthouse on the start page, mobile, median of five runs'],
};

const [node, , name = '', ...rest] = process.argv;
const [file] = Object.hasOwn(TOOLS, name) ? TOOLS[name] : [];
if (file) await run(resolve(import.meta.dirname, `${file}.ts`));
else list();

async function run(path) {
  const { runnerImport } = await import('vite');
  process.argv = [node, path, ...rest];
  const loaded = (module, plugins = []) => runnerImport(module, { logLevel: 'warn', plugins });
  const plugins = await Promise.all(
    ['sentence-cards', 'unit-parts'].map((plugin) => loaded(resolve(`src/bundle/${plugin}.ts`))),
  );
  const [{ sentenceCards }, { unitParts }] = plugins.map(({ module }) => module);
  const tool = await loaded(path, [sentenceCards(), unitParts()]);
  process.send?.([...plugins, tool].flatMap(({ dependencies }) => dependencies).concat(path));
}

function list() {
  const lines = Object.entries(TOOLS).map(([tool, [, what]]) => `  ${tool.padEnd(13)} ${what}`);
  const text = `npm run tool -- NAME [argument …]\n\n${lines.join('\n')}\n`;
  if (name === '') process.stdout.write(text);
  else {
    process.stderr.write(`There is no tool ${JSON.stringify(name)}.\n\n${text}`);
    process.exitCode = 1;
  }
}
