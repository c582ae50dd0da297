import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import { clientOf, freshEmail, PASSWORD } from '../../support/backend.ts';
import { damages, type Damage } from './damages.ts';
import { ended, placeIn, startServer, type Place } from './server.ts';

const PATIENCE = 15_000;

const folder = mkdtempSync(join(tmpdir(), 'camino-damaged-'));
const isRoot = process.getuid?.() === 0;
const problems: string[] = [];
const skipped: string[] = [];

try {
  const place = await placeIn(folder);
  const whole = join(folder, 'whole');
  await makeDatabase({ ...place, data: whole });
  for (const damage of damages) {
    if (isRoot && damage.isNothingToRoot) skipped.push(damage.name);
    else await meet(damage, whole, place);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

process.stdout.write(
  `${damages.length - skipped.length} damaged data folders: ${problems.length} problems` +
    `${skipped.length > 0 ? `; not tried, since root may do everything: ${skipped.join(', ')}` : ''}\n`,
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;

async function makeDatabase(place: Place): Promise<void> {
  const server = startServer(place, true);
  await server.listening;
  const client = clientOf(`http://localhost:${place.port}`);
  const { error } = await client.auth.signUp({ email: freshEmail(), password: PASSWORD });
  if (error) throw error;
  await ended(server, 'SIGTERM');
}

async function meet({ name, says, apply }: Damage, whole: string, place: Place): Promise<void> {
  cpSync(whole, place.data, { recursive: true });
  apply(place.data);
  const server = startServer(place, true);
  const end = new Promise<string>((resolve) => {
    server.process.once('close', (code) => resolve(`ends with ${code ?? 'a signal'}`));
  });
  const result = await Promise.race([
    end,
    server.listening.then(
      () => 'runs',
      () => end,
    ),
    elapsed(PATIENCE, `says nothing for ${PATIENCE / 1000} s`, { ref: false }),
  ]);
  await ended(server);
  const printed = server.printed().trim();
  if (process.env['CAMINO_VERBOSE'] === '1') process.stdout.write(`# ${name}: ${result}\n${printed}\n`);
  const isPlain = says.test(printed) && printed.split('\n').length <= 3;
  if (result !== 'ends with 1' || !isPlain) problems.push(`${name}: the server ${result}:\n${printed}`);
  rmSync(place.data, { recursive: true, force: true });
}
