import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PUBLISHABLE_KEY } from '../../../supabase/embedded/keys.ts';
import { clientOf, freshEmail, PASSWORD } from '../../support/backend.ts';
import { ended, placeIn, startServer } from '../faults/server.ts';

const SENDERS = 200;
const SECONDS = 6;

interface Answer {
  id: string;
  status: number;
  milliseconds: number;
}

/** Overloads the embedded server: inserts per second, deferred and lost ones. */
export async function benchServer(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'camino-load-'));
  const place = await placeIn(folder);
  const server = startServer(place);
  try {
    await server.listening;
    const origin = `http://localhost:${place.port}`;
    const client = clientOf(origin);
    const { data, error } = await client.auth.signUp({ email: freshEmail(), password: PASSWORD });
    if (error) throw error;
    const token = data.session?.access_token ?? '';
    const began = performance.now();
    const isOver = () => performance.now() - began > SECONDS * 1000;
    const answers = await Promise.all(
      Array.from({ length: SENDERS }, async () => {
        const own: Answer[] = [];
        while (!isOver()) own.push(await insert(origin, token));
        return own;
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    const taken = answers.flat().filter(({ status }) => status === 200);
    const putOff = answers.flat().filter(({ status }) => status === 503);
    const other = answers.flat().length - taken.length - putOff.length;
    const kept = await idsOf(origin, token);
    const lost = taken.filter(({ id }) => !kept.has(id)).length;
    const rate = (taken.length / seconds).toFixed(0);
    process.stdout.write(
      `Server, ${SENDERS} senders at once for ${SECONDS} s: ${rate} inserts a second taken (slowest ${slowest(taken)}), ` +
        `${putOff.length} put off with 503 (slowest ${slowest(putOff)}), ${other} other answers, ` +
        `${lost} of ${taken.length} acknowledged lost\n`,
    );
  } finally {
    await ended(server, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends a fact, then waits as long as the server says. */
async function insert(origin: string, token: string): Promise<Answer> {
  const id = crypto.randomUUID();
  const facts = { card: 'nouns-la-casa', milliseconds: 3000 };
  const event = { id, kind: 'card.studied', at: new Date().toISOString(), zone: 'UTC', facts };
  const start = performance.now();
  const response = await fetch(`${origin}/rest/v1/rpc/record_activity`, {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ events: [event] }),
  });
  const text = await response.text();
  if (response.ok && !text.includes('"accepted"')) throw new Error(`Not accepted: ${text}`);
  const milliseconds = performance.now() - start;
  await sleep(Number(response.headers.get('retry-after') ?? 0) * 1000);
  return { id, status: response.status, milliseconds };
}

async function idsOf(origin: string, token: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let size = -1; size < ids.size;) {
    size = ids.size;
    const query = `select=id&order=sequence&limit=1000&offset=${size}`;
    const response = await fetch(`${origin}/rest/v1/activity?${query}`, {
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
    });
    const rows: { id: string }[] = await response.json();
    for (const { id } of rows) ids.add(id);
  }
  return ids;
}

function slowest(answers: Answer[]): string {
  const longest = Math.max(0, ...answers.map(({ milliseconds }) => milliseconds));
  return `${(longest / 1000).toFixed(1)} s`;
}
