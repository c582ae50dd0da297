import type { SupabaseClient } from '@supabase/supabase-js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import { clientOf, freshEmail, PASSWORD } from '../../support/backend.ts';
import { ended, placeIn, startServer } from './server.ts';

const KILLS = 20;
const KILLS_OF_FIRST_START = 5;
const WRITERS = 4;
const UPDATES_PER_LEARNER = 4;

interface Learner {
  client: SupabaseClient;
  email: string;
  /** The name that the server confirmed. */
  name: string;
  /** The name in flight when the server was killed. */
  pendingName?: string;
}

// The client prints each failed fetch, and a killed server fails many.
console.error = () => {};

const place = mkdtempSync(join(tmpdir(), 'camino-faults-'));
const served = await placeIn(place);
const origin = `http://localhost:${served.port}`;
const learners: Learner[] = [];
const starts: number[] = [];
const problems: string[] = [];
let updates = 0;

try {
  await killFirstStarts();
  await killUnderWrites();
} finally {
  rmSync(place, { recursive: true, force: true });
}

starts.sort((one, other) => one - other);
process.stdout.write(
  `${KILLS} kills under writes and ${KILLS_OF_FIRST_START} of the first start: ` +
    `${problems.length} problems, ${learners.length} sign-ups and ${updates} updates acknowledged, ` +
    `start ${starts[starts.length >> 1]} ms (median), ${starts.at(-1)} ms (longest)\n`,
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0 || learners.length === 0 || updates === 0) process.exitCode = 1;

async function killFirstStarts(): Promise<void> {
  for (let kill = 0; kill < KILLS_OF_FIRST_START; kill += 1) {
    const server = startServer(served);
    await Promise.race([elapsed(200 + Math.random() * 3000), server.listening]);
    await ended(server);
  }
}

async function killUnderWrites(): Promise<void> {
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const began = performance.now();
    const server = startServer(served);
    await server.listening;
    starts.push(Math.round(performance.now() - began));
    await checkLearners();
    if (kill === KILLS) {
      await ended(server);
      return;
    }
    const state = { isAlive: true };
    const writers = Array.from({ length: WRITERS }, () => write(state));
    await elapsed(300 + Math.random() * 1500);
    state.isAlive = false;
    await ended(server);
    await Promise.all(writers);
  }
}

async function write(server: { isAlive: boolean }): Promise<void> {
  for (;;) {
    const learner: Learner = { client: clientOf(origin), email: freshEmail(), name: 'Unnamed' };
    const { email, name } = learner;
    const registered = await learner.client.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { name } },
    });
    if (registered.error) return report(server, 'sign-up', registered.error.message);
    learners.push(learner);
    for (let update = 0; update < UPDATES_PER_LEARNER; update += 1) {
      const next = `Name ${update}`;
      learner.pendingName = next;
      const id = registered.data.user?.id;
      const { error } = await learner.client.from('profiles').update({ display_name: next }).eq('id', id);
      if (error) return report(server, 'update', error.message);
      learner.name = next;
      updates += 1;
    }
  }
}

function report(server: { isAlive: boolean }, what: string, message: string): void {
  if (server.isAlive) problems.push(`A ${what} failed while the server was alive: ${message}`);
}

async function checkLearners(): Promise<void> {
  for (const learner of learners) {
    const { data: rows, error } = await learner.client.from('profiles').select('display_name');
    const found: unknown = rows?.[0]?.display_name;
    if (found !== learner.name && (found === undefined || found !== learner.pendingName)) {
      problems.push(`${learner.email}: ${learner.name} became ${String(found)} ${error?.message ?? ''}`);
    }
    if (typeof found === 'string') learner.name = found;
    delete learner.pendingName;
  }
  const last = learners.at(-1);
  if (!last) return;
  const { error } = await clientOf(origin).auth.signInWithPassword({ email: last.email, password: PASSWORD });
  if (error) problems.push(`${last.email} can’t log in: ${error.message}`);
}
