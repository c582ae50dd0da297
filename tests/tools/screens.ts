import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { catalog } from '#machines/catalog.ts';
import { placeOf } from '../../src/screen/places.ts';
import { launchBrowser } from '../support/browser.ts';
import { startServer } from '../support/server.ts';
import { compareShots } from './screens/compare.ts';
import { takeDecisions } from './screens/decisions.ts';
import { listOf } from './screens/list.ts';
import { publishChanges } from './screens/publish.ts';
import { reviewOf } from './screens/review.ts';
import { looks, scenesOf, takeShots } from './screens/shots.ts';

/** Takes a picture of every state of every learner flow, into `.local/screens/`. */
const FOLDER = '.local/screens';

const { values } = parseArgs({
  options: {
    flow: { type: 'string' },
    look: { type: 'string' },
    origin: { type: 'string' },
    against: { type: 'string' },
    decisions: { type: 'string' },
  },
});
const chosen = looks.filter(({ name }) => values.look?.split(',').includes(name) ?? true);
const flows = catalog.filter(
  ({ id }) => typeof placeOf(id) !== 'string' && (values.flow?.split(',').includes(id) ?? true),
);
if (chosen.length === 0) throw new Error(`--look needs some of ${looks.map(({ name }) => name).join(',')}.`);
if (flows.length === 0) throw new Error('--flow needs the id of a flow that learners see.');

if (values.against !== undefined && !existsSync(values.against))
  throw new Error(`No folder ${values.against}.`);
if (values.against !== undefined && resolve(values.against) === resolve(FOLDER))
  throw new Error(`--against needs a copy of ${FOLDER}: the new pictures are written there.`);
if (values.decisions !== undefined) {
  if (values.against === undefined) throw new Error('--decisions needs --against, the earlier pictures.');
  const { accepted, refused } = takeDecisions(readFileSync(values.decisions, 'utf8'), FOLDER, values.against);
  for (const file of refused) process.stdout.write(`${file} was refused\n`);
  process.stdout.write(`${values.against} now has ${accepted.length} accepted pictures.\n`);
  process.exit(refused.length > 0 ? 1 : 0);
}

const began = performance.now();
const server = values.origin ? { origin: values.origin, stop: () => Promise.resolve() } : await startServer();
const browser = await launchBrowser();
try {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const states = (await Promise.all(flows.map(({ id }) => scenesOf(server.origin, id)))).flat();
  const wanted = chosen.flatMap((look) => states.map((state) => ({ state, look })));
  const shots = await takeShots(browser, server.origin, wanted, FOLDER, ({ state, look, problem }) => {
    if (problem !== undefined) process.stdout.write(`${state} ${look}: ${problem}\n`);
  });
  writeFileSync(`${FOLDER}/index.html`, listOf(shots));
  const differences = values.against ? await compareShots(browser, shots, FOLDER, values.against) : [];
  if (values.against !== undefined) {
    writeFileSync(`${FOLDER}/changes.html`, reviewOf(differences, relative(FOLDER, values.against)));
    const target = 'public/flows/pictures';
    publishChanges(differences, { folder: FOLDER, against: values.against, target });
  }
  for (const { file, what } of differences) process.stdout.write(`${file} ${what}\n`);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const failed = shots.filter(({ problem }) => problem !== undefined).length;
  const unseen = shots.filter((shot) => shot.unseen !== undefined).length;
  const compared =
    values.against === undefined
      ? ''
      : ` ${differences.length} differ from ${values.against}; see ${FOLDER}/changes.html.`;
  process.stdout.write(
    `${shots.length - failed - unseen} pictures in ${FOLDER}/index.html, in ${seconds} s; ` +
      `${unseen} states are never seen, ${failed} failed.${compared}\n`,
  );
  if (failed > 0 || differences.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
