import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { snapshotText } from '#machines/learning/snapshot.rules.ts';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { inCourseOrder } from '../../../src/content/course.ts';
import { cards } from '../../support/content-files.ts';
import { playDays } from '../../support/week.ts';
import { longLog } from './long-log.ts';
import { openScaleDatabase, type Database } from './scale-database.ts';
import { measureDevice } from './scale-device.ts';
import { load, LONG_LOG, type Measured } from './scale-load.ts';
import { partition } from './scale-partitions.ts';
import { timeAll } from './scale-times.ts';
import { measureWire } from './scale-wire.ts';

const DAYS = 30;
const DAY = 86_400_000;

/**
 * What long logs and many learners mean: bytes of a fact on a device, on the wire and in the account, and times of what
 * the app asks of the database. On the embedded engine, or on the server of DATABASE_URL.
 */
export async function benchScale(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      learners: { type: 'string', default: '1000' },
      facts: { type: 'string', default: '100' },
      partitions: { type: 'string', default: '0' },
    },
  });
  const learners = Number(values.learners);
  const recall = { first: 0.85, later: 0.9 };
  const { facts } = await playDays({ days: DAYS, dailyGoal: 10, recall }, Date.now() - (DAYS + 1) * DAY);
  const played = facts.map((fact) => ({ ...fact, id: crypto.randomUUID() }));
  say(`A learner who studies every day: ${(played.length / DAYS).toFixed(0)} facts a day for ${DAYS} days`);
  await sayDevice(played);
  await sayWire(played);
  saySnapshots();
  const database = await openScaleDatabase();
  try {
    const began = performance.now();
    const measured = await load(database, { learners, facts: Number(values.facts), played });
    say(
      `${database.engine}: ${learners} learners loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
    await report(database, measured);
    say(`  in rows of up to 1,000 facts: ${(await archived(database)).toFixed(0)} bytes a fact`);
    const parts = Number(values.partitions);
    if (parts > 0) {
      await database.run(partition(parts));
      say(`The same after dividing the log by learner into ${parts} parts`);
      await report(database, measured);
    }
  } finally {
    await database.close();
  }
}

/** Bytes of a fact if the facts of 2,000 learners, the longest log included, are kept a thousand to a row. */
async function archived(database: Database): Promise<number> {
  await database.run(`
    create table bench.archive (learner_id uuid, first bigint, last bigint, facts jsonb, primary key (learner_id, first));
    insert into bench.archive
      select learner_id, min(sequence), max(sequence), jsonb_agg(jsonb_build_array(
        id, sequence, kind, extract(epoch from at), zone, facts, xp, is_believed) order by sequence)
      from public.activity where learner_id in (select id from bench.learners where number < 2000)
      group by learner_id, sequence / 1000;`);
  const [row] = await database.ask<{ bytes: number }>(
    `select pg_total_relation_size('bench.archive')::float / sum(jsonb_array_length(facts)) as bytes from bench.archive`,
  );
  return row?.bytes ?? Number.NaN;
}

async function sayDevice(played: readonly ActivityEvent[]): Promise<void> {
  const { facts, files, estimate } = await measureDevice(played, Math.ceil(LONG_LOG / played.length));
  say(
    `On a device with ${facts} facts, in Chromium: ${files.toFixed(0)} bytes a fact (${estimate.toFixed(0)} by its own estimate)`,
  );
}

async function sayWire(played: readonly ActivityEvent[]): Promise<void> {
  say('On the wire, bytes a fact, without headers');
  for (const { what, facts, requests, up, down } of await measureWire(played)) {
    const [sent, received] = [up, down].map(
      ({ raw, gzip }) => `${each(raw, facts)} (${each(gzip, facts)} compressed)`,
    );
    say(`  ${what}, ${facts} facts in ${requests} requests: ${sent} sent, ${received} received`);
  }
}

function saySnapshots(): void {
  for (const count of [1000, 10_000, LONG_LOG]) {
    const text = snapshotText(addActivity(noProgress, longLog(count, inCourseOrder(cards), Date.now())));
    const bytes = [text.length, gzipSync(text).length].map((length) => (length / 1000).toFixed(0));
    say(`  a snapshot of ${count} facts: ${bytes.join(' kB, compressed ')} kB`);
  }
}

async function report(database: Database, measured: Measured): Promise<void> {
  await sizes(database);
  say('  milliseconds: least, median, worst');
  for (const { what, least, median, worst } of await timeAll(database, measured)) {
    const times = [least, median, worst].map((time) => time.toFixed(2).padStart(9)).join('');
    say(`  ${what.padEnd(60)}${times}`);
  }
}

interface Size {
  name: string;
  rows: number;
  table: number;
  indexes: number;
  bytes: number;
}

async function sizes(database: Database): Promise<void> {
  const tables = ['activity', 'study_days', 'profiles', 'standings', 'xp_bands'];
  const rows = await database.ask<Size>(
    tables
      .map(
        (name) => `select '${name}' as name, (select count(*) from public.${name})::float as rows,
          sum(pg_table_size(relid))::float as table, sum(pg_indexes_size(relid))::float as indexes,
          sum(pg_total_relation_size(relid))::float as bytes
          from (
            select 'public.${name}'::regclass as relid union select relid from pg_partition_tree('public.${name}')
          ) part`,
      )
      .join(' union all '),
  );
  for (const { name, rows: count, table, indexes, bytes } of rows) {
    say(
      `  ${name}: ${count} rows, ${each(bytes, count)} bytes a row (${each(table, count)} table, ${each(indexes, count)} indexes), ${(bytes / 2 ** 20).toFixed(1)} MiB`,
    );
  }
  const indexes = await database.ask<{ name: string; bytes: number }>(
    `select relname as name, sum(pg_relation_size(part.relid))::float as bytes
      from pg_index join pg_class on pg_class.oid = indexrelid
      cross join lateral (select indexrelid as relid union select relid from pg_partition_tree(indexrelid)) part
      where indrelid = 'public.activity'::regclass group by 1 order by 2 desc`,
  );
  for (const { name, bytes } of indexes) say(`    ${name}: ${each(bytes, rows[0]?.rows ?? 1)} bytes a fact`);
}

function each(bytes: number, count: number): string {
  return (bytes / count).toFixed(0);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
