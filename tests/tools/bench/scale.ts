import { parseArgs } from 'node:util';
import { playDays } from '../../support/week.ts';
import { openScaleDatabase, type Database } from './scale-database.ts';
import { load, type Measured } from './scale-load.ts';
import { partition } from './scale-partitions.ts';
import { timeAll } from './scale-times.ts';

/** What many learners mean for the database: bytes of a fact, and times of what the app asks. */
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
  const { facts: played } = await playDays({ days: 30, dailyGoal: 10, recall: { first: 0.85, later: 0.9 } });
  const database = await openScaleDatabase();
  try {
    const began = performance.now();
    const measured = await load(database, { learners, facts: Number(values.facts), played });
    say(`${database.engine}: ${learners} learners loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    await report(database, measured);
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

async function report(database: Database, measured: Measured): Promise<void> {
  await sizes(database);
  for (const { what, median, worst } of await timeAll(database, measured)) {
    say(`  ${what.padEnd(60)} ${median.toFixed(2).padStart(9)} ms, worst ${worst.toFixed(2)} ms`);
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
    say(`  ${name}: ${count} rows, ${each(bytes, count)} bytes a row (${each(table, count)} table, ${each(indexes, count)} indexes), ${(bytes / 2 ** 20).toFixed(1)} MiB`);
  }
  const indexes = await database.ask<{ name: string; bytes: number }>(
    `select relname as name, pg_relation_size(oid)::float as bytes from pg_class
      where oid in (select indexrelid from pg_index where indrelid = 'public.activity'::regclass) order by 2 desc`,
  );
  for (const { name, bytes } of indexes) say(`    ${name}: ${each(bytes, rows[0]?.rows ?? 1)} bytes a fact`);
}

function each(bytes: number, count: number): string {
  return (bytes / count).toFixed(0);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
