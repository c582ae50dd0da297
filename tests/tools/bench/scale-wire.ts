import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { gzipSync } from 'node:zlib';
import { startBackend } from '../../support/backend.ts';
import { addressOf, phoneOf } from './phone.ts';

const ONE_BY_ONE = 50;

/** Bodies of requests and answers, without headers, in bytes a fact. */
export interface Wire {
  what: string;
  facts: number;
  requests: number;
  up: Bytes;
  down: Bytes;
}

interface Bytes {
  raw: number;
  gzip: number;
}

/** What the app's own synchronisation sends and receives: fact by fact, as while a learner studies; all at once; all on a new device. */
export async function measureWire(facts: readonly ActivityEvent[]): Promise<Wire[]> {
  const backend = await startBackend();
  try {
    const learner = await backend.register();
    const bodies = { up: [] as string[], down: [] as string[] };
    const counting: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!addressOf(input).includes('/rest/')) return response;
      bodies.up.push(typeof init?.body === 'string' ? init.body : '');
      bodies.down.push(await response.clone().text());
      return response;
    };
    const phone = await phoneOf(backend, learner, counting);
    const measure = async (what: string, count: number, work: () => Promise<void>): Promise<Wire> => {
      bodies.up.length = 0;
      bodies.down.length = 0;
      await work();
      return {
        what,
        facts: count,
        requests: bodies.up.length,
        up: bytesOf(bodies.up),
        down: bytesOf(bodies.down),
      };
    };
    const send = async (some: readonly ActivityEvent[]) => {
      await phone.appendActivity(learner.id, some);
      await phone.sendActivity(learner.id);
    };
    return [
      await measure('sent one by one', ONE_BY_ONE, async () => {
        for (const fact of facts.slice(0, ONE_BY_ONE)) await send([fact]);
      }),
      await measure('sent together', facts.length - ONE_BY_ONE, () => send(facts.slice(ONE_BY_ONE))),
      await measure('fetched by a new device', facts.length, async () => {
        await phone.clearActivity(learner.id);
        await phone.sendActivity(learner.id);
      }),
    ];
  } finally {
    await backend.close();
  }
}

function bytesOf(bodies: readonly string[]): Bytes {
  return {
    raw: bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0),
    gzip: bodies.reduce((sum, body) => sum + (body ? gzipSync(body).byteLength : 0), 0),
  };
}
