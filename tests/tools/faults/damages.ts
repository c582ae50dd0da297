import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export interface Damage {
  name: string;
  /** What the terminal must say. */
  says: RegExp;
  /** Root reads and writes everything. */
  isNothingToRoot?: boolean;
  /** Damages the data folder of a database that was stopped in order. */
  apply: (folder: string) => void;
}

const control = 'pgdata/global/pg_control';
/** pg_class, in which Postgres looks everything up. */
const catalog = 'pgdata/base/5/1259';

/** Ways in which a data folder can be broken. */
export const damages: Damage[] = [
  ...everyWay('the control file', control, /pg_control (is missing|is empty|does not hold)/),
  ...everyWay('the log file', logOf, /pg_wal\/0{7}1.* (is missing|changed|does not hold)/),
  ...everyWay('pg_class', catalog, /pgdata\/base\/5\/1259 changed/),
  ...everyWay('a table of the app', ownTable, /pgdata\/base\/5\/\d+ changed/),
  ...everyWay('the transactions', 'pgdata/pg_xact/0000', /pgdata\/pg_xact\/0000 changed/),
  ...everyWay(
    'the map of files',
    'pgdata/global/pg_filenode.map',
    /pg_filenode\.map (is missing|is empty|changed)/,
  ),
  ...everyWay('PG_VERSION', 'pgdata/PG_VERSION', /PG_VERSION (is missing|holds no version)/),
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
    name: 'one flipped bit in a table',
    says: /pgdata\/base\/5\/\d+ changed/,
    apply: (folder) => {
      const table = join(folder, ownTable(folder));
      const bytes = readFileSync(table);
      bytes.writeUInt8(bytes.readUInt8(8000) ^ 1, 8000);
      replace(table, bytes);
    },
  },
  {
    name: 'an empty database folder',
    says: /The folder pgdata is empty/,
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
    says: /pgdata is not a folder/,
    apply: (folder) => fileInstead(join(folder, 'pgdata')),
  },
  {
    name: 'a file where the data folder should be',
    says: /cannot be used: (There is a file of that name|A part of its path is a file)/,
    apply: fileInstead,
  },
  {
    name: 'a file where the folder of the log should be',
    says: /pgdata\/pg_wal is not a folder/,
    apply: (folder) => fileInstead(join(folder, 'pgdata/pg_wal')),
  },
  {
    name: 'a folder where the control file should be',
    says: /pg_control is not a file/,
    apply: (folder) => {
      rmSync(join(folder, control));
      mkdirSync(join(folder, control));
    },
  },
  {
    name: 'a half-copied folder',
    says: /is missing/,
    apply: (folder) => {
      const data = join(folder, 'pgdata');
      for (const name of readdirSync(data).toSorted().slice(4)) rmSync(join(data, name), { recursive: true });
    },
  },
  {
    name: 'half of the tables',
    says: /is missing|changed after/,
    apply: (folder) => {
      const tables = join(folder, 'pgdata/base/5');
      const names = readdirSync(tables);
      for (const name of names.slice(names.length / 2)) rmSync(join(tables, name));
    },
  },
  {
    name: 'a copy without empty folders',
    says: /The folder pgdata\/\w+ is missing/,
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
    says: /postgresql\.conf is missing/,
    apply: (folder) => rmSync(join(folder, 'pgdata/postgresql.conf')),
  },
  {
    name: 'garbage as configuration',
    says: /Postgres (cannot open|stops)/,
    apply: (folder) => replace(join(folder, 'pgdata/postgresql.conf'), 'max_connections = = 1\n{'),
  },
  {
    name: 'a link that leads to itself as database',
    says: /cannot be used: Its path is a link that leads to itself/,
    apply: (folder) => linkInstead(join(folder, 'pgdata'), 'pgdata'),
  },
  {
    name: 'a link that leads to itself as data folder',
    says: /cannot be used/,
    apply: (folder) => linkInstead(folder, folder),
  },
  {
    name: 'a link that leads nowhere as database',
    says: /pgdata is a link that leads nowhere/,
    apply: (folder) => linkInstead(join(folder, 'pgdata'), 'gone'),
  },
  {
    name: 'a link that leads to itself as table',
    says: /neither a file nor a folder/,
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
    name: 'a read-only data folder',
    says: /may not be read or written/,
    isNothingToRoot: true,
    apply: (folder) => chmodSync(folder, 0o500),
  },
  {
    name: 'an unreadable table',
    says: /may not be read or written/,
    isNothingToRoot: true,
    apply: (folder) => chmodSync(join(folder, catalog), 0o000),
  },
];

function everyWay(what: string, file: string | ((folder: string) => string), says: RegExp): Damage[] {
  const placeIn = (folder: string) => join(folder, typeof file === 'string' ? file : file(folder));
  const rewritten = (folder: string, content: (bytes: Buffer) => Buffer) => {
    const place = placeIn(folder);
    const bytes = content(readFileSync(place));
    replace(place, bytes);
  };
  return [
    { name: `${what} is missing`, says, apply: (folder) => rmSync(placeIn(folder)) },
    { name: `${what} is empty`, says, apply: (folder) => rewritten(folder, () => Buffer.alloc(0)) },
    {
      name: `${what} is cut`,
      says,
      apply: (folder) => rewritten(folder, (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))),
    },
    {
      name: `${what} holds zeroes`,
      says,
      apply: (folder) => rewritten(folder, ({ length }) => Buffer.alloc(length)),
    },
    {
      name: `${what} holds garbage`,
      says,
      apply: (folder) => rewritten(folder, ({ length }) => Buffer.alloc(length, 'garbage ')),
    },
  ];
}

function logOf(folder: string): string {
  const logs = readdirSync(join(folder, 'pgdata/pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));
  return `pgdata/pg_wal/${logs.toSorted()[0] ?? ''}`;
}

/** The largest of the app's tables. */
function ownTable(folder: string): string {
  const tables = readdirSync(join(folder, 'pgdata/base/5')).filter((name) => Number(name) >= 16_384);
  const size = (name: string) => statSync(join(folder, 'pgdata/base/5', name)).size;
  return `pgdata/base/5/${tables.toSorted((one, other) => size(other) - size(one))[0] ?? ''}`;
}

/** Leaves a file alone that is the same by a link of another name. */
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
