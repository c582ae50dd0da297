import { studied } from '../../support/activity.ts';
import { startBackend } from '../../support/backend.ts';
import { addressOf, phoneOf } from './phone.ts';

const FACTS = 10_000;

/**
 * Seconds to send a long queue while every third request fails, before or after its work, and who has
 * which facts then.
 */
export async function benchSync(): Promise<void> {
  const backend = await startBackend();
  try {
    const learner = await backend.register();
    let requests = 0;
    let failures = 0;
    const unreliable: typeof fetch = async (...request) => {
      if (!addressOf(request[0]).includes('/rest/')) return fetch(...request);
      requests += 1;
      if (requests % 3 !== 0) return fetch(...request);
      failures += 1;
      if (failures % 2 === 0) await fetch(...request);
      return new Response('{"message":"Service unavailable"}', { status: 503 });
    };
    const phone = await phoneOf(backend, learner, unreliable);
    const facts = Array.from({ length: FACTS }, (_unused, index) => ({
      ...studied(index),
      at: Date.now() - index * 60_000,
    }));
    await phone.appendActivity(learner.id, facts);

    const began = performance.now();
    for (let hasMore = true; hasMore;) {
      hasMore = await phone.exchangeActivity(learner.id).then(
        (exchange) => exchange.hasMore,
        () => true,
      );
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);

    const { rows } = await backend.database.query<{ id: string }>(
      'select id from public.activity where learner_id = $1',
      [learner.id],
    );
    const sent = new Set(rows.map(({ id }) => id));
    const { events: here } = await phone.wholeLog(learner.id);
    const lost = facts.filter(({ id }) => !sent.has(id)).length;
    const doubled = rows.length - sent.size + here.length - new Set(here.map(({ id }) => id)).size;
    process.stdout.write(
      `Sending ${FACTS} facts, ${failures} of ${requests} requests failing: ${seconds} s; ` +
        `${lost} lost, ${doubled} doubled, ${rows.length} on the account, ${here.length} on the device\n`,
    );
    if (lost + doubled > 0) throw new Error('Facts were lost or duplicated.');
  } finally {
    await backend.close();
  }
}
