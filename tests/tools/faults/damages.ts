import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Damage {
  name: string;
  /** The expected message. */
  says: RegExp;
  /** Root can read and write everything. */
  isNothingToRoot?: boolean;
  /** Damages the data folder of a cleanly stopped database. */
  apply: (folder: string) => void;
}

const control = 'pgdata/global/pg_control';
/** pg_class, which Postgres uses for every look-up. */
const catalog = 'pgdata/base/5/1259';
const versionless = /is damaged: The file pgdata\/PG_VERSION is missing/;
const unreadable = /is damaged: Postgres (crashes when it reads it|can’t (open|read) it)/;

export const damages: Damage[] = [
  { name: 'no control file', says: unreadable, apply: (folder) => rmSync(join(folder, control)) },
  { name: 'zeroes as control file', says: unreadable, apply: (folder) => refill(folder, control, '\0') },
  { name: 'no log', says: unreadable, apply: (folder) => rmSync(join(folder, logOf(folder))) },
  { name: 'garbage as log', says: unreadable, apply: (folder) => refill(folder, logOf(folder), 'garbage ') },
  { name: 'no pg_class', says: unreadable, apply: (folder) => rmSync(join(folder, catalog)) },
  { name: 'garbage as pg_class', says: unreadable, apply: (folder) => refill(folder, catalog, 'garbage ') },
  { name: 'a missing table', says: unreadable, apply: (folder) => rmSync(join(folder, ownTable(folder))) },
  {
    name: 'garbage as a table',
    says: unreadable,
    apply: (folder) => refill(folder, ownTable(folder), 'garbage '),
  },
  {
    name: 'zeroes as list of the transactions',
    says: unreadable,
    apply: (folder) => refill(folder, 'pgdata/pg_xact/0000', '\0'),
  },
  {
    name: 'no PG_VERSION',
    says: versionless,
    apply: (folder) => rmSync(join(folder, 'pgdata/PG_VERSION')),
  },
  {
    name: 'PG_VERSION of an older Postgres',
    says: /is of Postgres 16, but this Camino has Postgres 17/,
    apply: (folder) => replace(join(folder, 'pgdata/PG_VERSION'), '16\n'),
  },
  {
    name: 'PG_VERSION of a newer Postgres',
    says: /is of Postgres 18, but this Camino has Postgres 17/,
    apply: (folder) => replace(join(folder, 'pgdata/PG_VERSION'), '18\n'),
  },
  {
    name: 'an empty database folder',
    says: versionless,
    apply: (folder) => {
      rmSync(join(folder, 'pgdata'), { recursive: true });
      mkdirSync(join(folder, 'pgdata'));
    },
  },
  {
    name: 'no database folder, but copies',
    says: /The folder pgdata is missing/,
    apply: (folder) => rmSync(join(folder, 'pgdata'), { recursive: true }),
  },
  {
    name: 'a file where the database folder should be',
    says: versionless,
    apply: (folder) => fileInstead(join(folder, 'pgdata')),
  },
  {
    name: 'a file where the data folder should be',
    says: /can’t be used: (It’s a file, not a folder|A part of its path is a file)/,
    apply: fileInstead,
  },
  {
    name: 'a half-copied folder',
    says: unreadable,
    apply: (folder) => {
      const data = join(folder, 'pgdata');
      for (const name of readdirSync(data).toSorted().slice(4)) rmSync(join(data, name), { recursive: true });
    },
  },
  {
    name: 'a copy without empty folders',
    says: unreadable,
    apply: (folder) => {
      const data = join(folder, 'pgdata');
      for (const name of readdirSync(data)) {
        const place = join(data, name);
        if (statSync(place).isDirectory() && readdirSync(place).length === 0)
          rmSync(place, { recursive: true });
      }
    },
  },
  {
    name: 'no configuration',
    says: unreadable,
    apply: (folder) => rmSync(join(folder, 'pgdata/postgresql.conf')),
  },
  {
    name: 'garbage as configuration',
    says: unreadable,
    apply: (folder) => replace(join(folder, 'pgdata/postgresql.conf'), 'max_connections = = 1\n{'),
  },
  {
    name: 'a link that leads to itself as database',
    says: versionless,
    apply: (folder) => linkInstead(join(folder, 'pgdata'), 'pgdata'),
  },
  {
    name: 'a link that leads to itself as data folder',
    says: /can’t be used/,
    apply: (folder) => linkInstead(folder, folder),
  },
  {
    name: 'a link that leads nowhere as database',
    says: versionless,
    apply: (folder) => linkInstead(join(folder, 'pgdata'), 'gone'),
  },
  {
    name: 'a link that leads to itself as table',
    says: unreadable,
    apply: (folder) => linkInstead(join(folder, catalog), '1259'),
  },
  {
    name: 'damaged keys',
    says: /keys\.json is damaged/,
    apply: (folder) => replace(join(folder, 'keys.json'), '{'),
  },
  {
    name: 'a folder where the keys should be',
    says: /keys\.json is damaged/,
    apply: (folder) => {
      rmSync(join(folder, 'keys.json'));
      mkdirSync(join(folder, 'keys.json'));
    },
  },
  {
    name: 'an unreadable table',
    says: unreadable,
    isNothingToRoot: true,
    apply: (folder) => chmodSync(join(folder, catalog), 0o000),
  },
];

function refill(folder: string, file: string, content: string): void {
  const place = join(folder, file);
  replace(place, Buffer.alloc(statSync(place).size, content));
}

function logOf(folder: string): string {
  const logs = readdirSync(join(folder, 'pgdata/pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));
  return `pgdata/pg_wal/${logs.toSorted()[0] ?? ''}`;
}

function ownTable(folder: string): string {
  const tables = readdirSync(join(folder, 'pgdata/base/5')).filter((name) => Number(name) >= 16_384);
  const size = (name: string) => statSync(join(folder, 'pgdata/base/5', name)).size;
  return `pgdata/base/5/${tables.toSorted((one, other) => size(other) - size(one))[0] ?? ''}`;
}

/** Replaces a hard-linked file without changing the original. */
function replace(place: string, content: string | Buffer): void {
  rmSync(place);
  writeFileSync(place, content);
}

function fileInstead(place: string): void {
  rmSync(place, { recursive: true });
  writeFileSync(place, 'A file');
}

function linkInstead(place: string, target: string): void {
  rmSync(place, { recursive: true });
  symlinkSync(target, place);
}
