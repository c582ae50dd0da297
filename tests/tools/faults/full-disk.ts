import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf, freshEmail, PASSWORD } from '../../support/backend.ts';
import { ended, placeIn, startServer } from './server.ts';

const SIZE = '96m';
const MEGABYTE = 1024 * 1024;
const WRITES = 40;

const folder = mkdtempSync(join(tmpdir(), 'camino-full-'));
const disk = mkdtempSync(join(folder, 'disk-'));
const problems: string[] = [];

if (isMounted()) {
  try {
    await fill();
  } finally {
    execFileSync('umount', ['-l', disk]);
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(`A full disk: ${problems.length} problems\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(
    'A full disk: not tried, since no small disk can be mounted here (that takes root on Linux)\n',
  );
}

function isMounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function fill(): Promise<void> {
  const place = await placeIn(folder, join(disk, 'data'));
  const server = startServer(place, true);
  await server.listening;
  const client = clientOf(`http://localhost:${place.port}`);
  const { data, error } = await client.auth.signUp({ email: freshEmail(), password: PASSWORD });
  if (error) throw error;
  const id = data.user?.id;
  let stored = '';
  const rename = async (name: string) => {
    const { status } = await client
      .from('profiles')
      .update({ display_name: name })
      .eq('id', id)
      .abortSignal(AbortSignal.timeout(10_000));
    if (status === 204) stored = name;
    return status;
  };
  const read = async () => {
    const { data: rows } = await client
      .from('profiles')
      .select('display_name')
      .abortSignal(AbortSignal.timeout(10_000));
    return String(rows?.[0]?.display_name);
  };
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) problems.push(`${what}: ${String(found)} instead of ${String(wanted)}`);
  };

  expect('a write with room', await rename('With room'), 204);
  for (const left of [20, 0]) {
    leave(left);
    for (let write = 0; write < WRITES; write += 1) {
      expect(`a write with ${left} MB left`, await rename(`Full ${write}`), 507);
      expect(`a read with ${left} MB left`, await read(), 'With room');
    }
  }
  rmSync(ballast());
  expect('a write with room again', await rename('Room again'), 204);
  expect('lines about the disk', server.printed().match(/The disk of/g)?.length, 2);
  await ended(server);
  leave(20);
  const late = startServer(place, true);
  const refusal = await late.listening.then(
    () => 'It runs.',
    (reason: unknown) => String(reason),
  );
  if (!refusal.includes('has 20 MB free')) problems.push(`A start on a full disk: ${refusal}`);
  await ended(late);
  rmSync(ballast());
  const again = startServer(place, true);
  await again.listening;
  expect('what was acknowledged', await read(), stored);
  await ended(again);
}

function ballast(): string {
  return join(disk, 'ballast');
}

/** Leaves this many free megabytes. */
function leave(megabytes: number): void {
  rmSync(ballast(), { force: true });
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast(), Buffer.alloc(bavail * bsize - megabytes * MEGABYTE));
}
