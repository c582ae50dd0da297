import { IMPORT_ROWS, UnreadableList, type NoteType } from '#machines/study/card-import.rules.ts';
import { Unzip, UnzipInflate } from 'fflate';
import { Decompress } from 'fzstd';
import type { Database, SqlJsStatic } from 'sql.js';

/** The notes of an Anki package, the type with the most notes first, and how many media files it has. */
export interface AnkiNotes {
  types: readonly NoteType[];
  media: number;
}

/** The notes, or why there are none, worded for learners. */
export type NotesReply = AnkiNotes | { reason: string };

/** A collection's files in a package, the newest format first; older ones may only say that Anki is too old. */
const COLLECTIONS = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;
type Collection = (typeof COLLECTIONS)[number];
/** The most bytes of a collection. */
const LARGEST = 200 * 1024 * 1024;
/** The most characters of a field. */
const LONGEST = 2000;
const FIELD_SEPARATOR = '\u001F';

export async function notesReply(...job: Parameters<typeof readAnkiPackage>): Promise<NotesReply> {
  try {
    return await readAnkiPackage(...job);
  } catch (error) {
    if (error instanceof UnreadableList) return { reason: error.message };
    throw error;
  }
}

/** Reads .apkg and .colpkg. Throws an UnreadableList. `onProgress` gets the share read. */
export async function readAnkiPackage(
  file: Blob,
  sql: SqlJsStatic,
  onProgress: (done: number) => void,
): Promise<AnkiNotes> {
  const { collection, isNew, media } = await collectionIn(file, onProgress);
  try {
    const database = new sql.Database(isNew ? unpacked(collection) : collection);
    try {
      return { types: typesIn(database), media };
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof UnreadableList) throw error;
    throw new UnreadableList(
      isNew
        ? 'This package couldn’t be read. In Anki, export it with “Support older Anki versions”.'
        : 'This package is damaged. Please export it from Anki again.',
    );
  }
}

/** Unzips the collection alone, so that a package with thousands of sounds doesn't fill the memory. */
async function collectionIn(
  file: Blob,
  onProgress: (done: number) => void,
): Promise<{ collection: Uint8Array; isNew: boolean; media: number }> {
  const found = new Map<string, ReturnType<typeof bytesUpTo>>();
  let media = 0;
  const unzip = new Unzip((entry) => {
    if (/^\d+$/.test(entry.name)) media += 1;
    if (!isCollection(entry.name)) return;
    const bytes = bytesUpTo(LARGEST);
    found.set(entry.name, bytes);
    entry.ondata = (error, data) => {
      if (error) throw error;
      bytes.add(data);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    let read = 0;
    const reader = file.stream().getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      unzip.push(piece.value);
      read += piece.value.length;
      onProgress(read / file.size);
    }
    unzip.push(new Uint8Array(), true);
  } catch (error) {
    if (error instanceof UnreadableList) throw error;
    throw new UnreadableList('This file is damaged. Please export it from Anki again.', { cause: error });
  }
  const name = COLLECTIONS.find((each) => found.has(each));
  const bytes = name && found.get(name);
  if (!bytes)
    throw new UnreadableList(
      'This isn’t an Anki package. If it’s a spreadsheet, save it as CSV and choose that file.',
    );
  return { collection: bytes.all(), isNew: name === 'collection.anki21b', media };
}

function isCollection(name: string): name is Collection {
  return COLLECTIONS.some((each) => each === name);
}

function unpacked(collection: Uint8Array): Uint8Array {
  const bytes = bytesUpTo(LARGEST);
  new Decompress((data) => bytes.add(data)).push(collection, true);
  return bytes.all();
}

/** Collects pieces. Throws an UnreadableList if they get too long. */
function bytesUpTo(most: number): { add: (piece: Uint8Array) => void; all: () => Uint8Array } {
  const pieces: Uint8Array[] = [];
  let length = 0;
  return {
    add: (piece) => {
      length += piece.length;
      if (length > most)
        throw new UnreadableList('This collection is too large. Export its decks one by one.');
      pieces.push(piece.slice());
    },
    all: () => {
      const whole = new Uint8Array(length);
      let at = 0;
      for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
      }
      return whole;
    },
  };
}

function typesIn(database: Database): NoteType[] {
  const names = namesIn(database);
  const types = new Map<string, NoteType & { notes: string[][] }>();
  const statement = database.prepare('SELECT CAST(mid AS TEXT), flds FROM notes ORDER BY id');
  while (statement.step()) {
    const [id = '', fields = ''] = statement.get().map(String);
    const { name, fields: titles } = names.get(id) ?? { name: 'Notes', fields: [] };
    const type = types.get(id) ?? { name, fields: titles, notes: [] };
    types.set(id, type);
    if (type.notes.length <= IMPORT_ROWS)
      type.notes.push(fields.split(FIELD_SEPARATOR).map((field) => field.slice(0, LONGEST)));
  }
  statement.free();
  return [...types.values()].toSorted((one, other) => other.notes.length - one.notes.length);
}

/** The name and the fields' names of each note type. New collections have tables for them, older ones JSON. */
function namesIn(database: Database): Map<string, Omit<NoteType, 'notes'>> {
  const isNew = rowsOf(database, "SELECT name FROM sqlite_master WHERE name = 'notetypes'").length > 0;
  if (!isNew) return namesInModels(rowsOf(database, 'SELECT models FROM col')[0]?.[0] ?? '{}');
  // They need a collation that only Anki has.
  database.run(`PRAGMA writable_schema = ON;
    UPDATE sqlite_master SET sql = replace(sql, 'COLLATE unicase', '');
    PRAGMA writable_schema = RESET;`);
  const types = rowsOf(database, 'SELECT CAST(id AS TEXT), name FROM notetypes');
  const fields = rowsOf(database, 'SELECT CAST(ntid AS TEXT), name FROM fields ORDER BY ntid, ord');
  return new Map(
    types.map(([id = '', name = '']) => [
      id,
      { name, fields: fields.filter(([type]) => type === id).map(([, field = '']) => field) },
    ]),
  );
}

function namesInModels(text: string): Map<string, Omit<NoteType, 'notes'>> {
  const models = JSON.parse(text) as Record<string, { name: string; flds: { name: string; ord: number }[] }>;
  return new Map(
    Object.entries(models).map(([id, { name, flds }]) => [
      id,
      { name, fields: flds.toSorted((one, other) => one.ord - other.ord).map((field) => field.name) },
    ]),
  );
}

function rowsOf(database: Database, query: string): string[][] {
  return database.exec(query).flatMap(({ values }) => values.map((row) => row.map(String)));
}
