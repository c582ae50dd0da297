import { IMPORT_ROWS, noChoices, type CardList, type Opened } from '#machines/study/card-import.rules.ts';
import { readList } from '#machines/study/word-list.rules.ts';
import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import initSqlJs, { type Database } from 'sql.js';
import { describe, expect, test } from 'vitest';
import { readAnkiPackage } from '../../src/services/files/anki-package.ts';
import { makeAnki } from '../../src/services/files/anki.ts';
import { SCHEMA } from '../../src/services/files/anki-collection.ts';
import { openSource } from '../../src/services/list-source.ts';
import { cards } from '../support/cards.ts';

const sql = await initSqlJs();
/** As Anki 2.1.50 and newer write it: tables sorted by a collation of its own, compressed with Zstandard. */
const ofNewAnki = readFileSync(resolve(import.meta.dirname, '../support/anki-2024.apkg'));

const open = (bytes: Uint8Array) => readAnkiPackage(new Blob([new Uint8Array(bytes)]), sql, () => undefined);

function wordsIn(opened: Opened, noteType = 0): string[] {
  const steps = readList(opened, { own: [], known: [], choices: { ...noChoices, noteType } });
  let list: CardList | null = null;
  for (let step = steps.next(); list === null; step = steps.next()) if (step.done) list = step.value;
  return list.cards.map(({ spanish, english }) => `${spanish}: ${english}`);
}

/** A collection as Anki wrote it before 2.1.28, with notes of these types. */
function collectionOf(types: readonly { name: string; fields: string[]; notes: string[][] }[]): Uint8Array {
  const database: Database = new sql.Database();
  database.run(SCHEMA);
  const models = types.map(({ name, fields }, index) => [
    index + 1,
    { name, flds: fields.map((field, ord) => ({ name: field, ord })).toReversed() },
  ]);
  database.run("INSERT INTO col VALUES (1, 0, 0, 0, 11, 0, 0, 0, '{}', ?, '{}', '{}', '{}')", [
    JSON.stringify(Object.fromEntries(models)),
  ]);
  for (const [index, { notes }] of types.entries())
    for (const note of notes)
      database.run("INSERT INTO notes VALUES (NULL, '', ?, 0, 0, '', ?, 0, 0, 0, '')", [
        index + 1,
        note.join('\u001F'),
      ]);
  const bytes = database.export();
  database.close();
  return bytes;
}

describe('an Anki package', () => {
  test('of a new Anki has its notes by type; media are counted and left out', async () => {
    const { types, media } = await open(ofNewAnki);
    expect(types.map(({ name, fields, notes }) => [name, fields, notes.length])).toEqual([
      ['Basic', ['Front', 'Back'], 3],
      ['Cloze', ['Text', 'Back Extra'], 1],
    ]);
    expect(media).toBe(2);
    const opened: Opened = { kind: 'notes', types, media };
    expect(wordsIn(opened)).toEqual(['el búho: owl', 'la niebla: fog, mist', 'el sol: sun']);
    expect(wordsIn(opened, 1)).toEqual(['La casa es grande: the house is big']);
  });

  test('for older versions is read from its newest collection', async () => {
    const old = collectionOf([
      { name: 'Basic', fields: ['Front', 'Back'], notes: [['Please update', 'Anki']] },
    ]);
    const own = collectionOf([
      { name: 'Few', fields: ['Word'], notes: [['x']] },
      {
        name: 'Spanish',
        fields: ['English', 'Spanish'],
        notes: [
          ['cloud', 'la nube'],
          ['sun', 'el sol'],
        ],
      },
    ]);
    const { types, media } = await open(
      zipSync({ 'collection.anki2': old, 'collection.anki21': own, media: strToU8('{}'), 0: old }),
    );
    expect(wordsIn({ kind: 'notes', types, media })).toEqual(['la nube: cloud', 'el sol: sun']);
    expect(media).toBe(1);
  });

  test('written as a stream, which says lengths only behind each file, is read', async () => {
    const own = collectionOf([{ name: 'Basic', fields: ['Front', 'Back'], notes: [['la nube', 'cloud']] }]);
    const pieces: Uint8Array[] = [];
    const zip = new Zip((_error, piece) => pieces.push(piece));
    for (const [file, bytes] of [
      [new ZipPassThrough('0'), own],
      [new ZipDeflate('collection.anki21'), own],
      [new ZipPassThrough('1'), own],
    ] as const) {
      zip.add(file);
      file.push(bytes, true);
    }
    zip.end();
    const { types, media } = await open(Buffer.concat(pieces));
    expect(wordsIn({ kind: 'notes', types, media })).toEqual(['la nube: cloud']);
    expect(media).toBe(2);
  });

  test('that Camino made is read again', async () => {
    const made = cards(3);
    const file = await makeAnki(
      { category: 'greetings', title: 'Greetings', cards: made, memory: null },
      sql,
      0,
      () => undefined,
    );
    const { types } = await open(file);
    expect(wordsIn({ kind: 'notes', types, media: 0 })).toEqual(
      made.map(({ spanish, english }) => `${spanish}: ${english}`),
    );
  });

  test('with more notes than fit is read up to the limit, which refuses it', async () => {
    const notes = Array.from({ length: IMPORT_ROWS + 5 }, (_, index) => [`palabra ${index}`, 'word']);
    const { types } = await open(
      zipSync({ 'collection.anki2': collectionOf([{ name: 'Basic', fields: ['Front', 'Back'], notes }]) }),
    );
    expect(() => wordsIn({ kind: 'notes', types, media: 0 })).toThrow('more than 5,000 notes');
  });

  test.each([
    ['another archive', zipSync({ 'xl/workbook.xml': strToU8('x') }), 'This isn’t an Anki package.'],
    ['a damaged collection', zipSync({ 'collection.anki21': strToU8('no database') }), 'is damaged'],
    ['a newer format', zipSync({ 'collection.anki21b': strToU8('?') }), 'Support older Anki versions'],
    ['half a file', ofNewAnki.subarray(0, 700), 'is damaged'],
  ])('that is %s says what to do', async (_what, bytes, message) => {
    await expect(open(bytes)).rejects.toThrow(message);
  });
});

describe('a file', () => {
  const openFile = (beginning: string, size = 0) =>
    openSource({ kind: 'file', file: new Blob([beginning, ' '.repeat(size)]) }, new AbortController().signal);

  test('is a text, whatever its name', async () => {
    expect(await openFile('la niebla;fog')).toEqual({ kind: 'text', text: 'la niebla;fog' });
  });

  test.each([
    ['a PDF', '%PDF-1.7', 'Copy its words'],
    ['a collection', 'SQLite format 3\0', 'In Anki, choose File, then Export'],
    ['a formatted text', '{\\rtf1', 'Save it as plain text'],
    ['a PDF after an empty line', '\n%PDF-1.7', 'Copy its words'],
    [
      'a web page',
      '<!DOCTYPE html><table><tr><td>la niebla</td><td>fog</td></tr></table>',
      'This is a web page',
    ],
    ['XML', '\uFEFF<?xml version="1.0"?><words/>', 'Save it as CSV'],
    ['JSON', '[{"spanish": "la niebla", "english": "fog"}]', 'Save it as CSV'],
    ['no text', '\u0000\u0001\u0002la\u0003\u0004', 'This isn’t a text'],
  ])('that is %s says what to do', async (_what, beginning, message) => {
    await expect(openFile(beginning)).rejects.toThrow(message);
  });

  test('of more than 5 MB is refused', async () => {
    await expect(openFile('la niebla;fog', 5 * 1024 * 1024)).rejects.toThrow('larger than 5 MB');
  });

  test.each([
    ['of an old Excel', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'Save it as CSV'],
    ['with a picture in it', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'This is a picture'],
    [
      'with a photo in it',
      [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1],
      'This is a picture',
    ],
    ['of a compressed list', [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3], 'Unpack it'],
    ['of an empty archive', [0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)], 'Unpack it'],
  ])('%s says what to do', async (_what, bytes, message) => {
    const file = new Blob([new Uint8Array(bytes)]);
    const opening = openSource({ kind: 'file', file }, new AbortController().signal);
    await expect(opening).rejects.toThrow(message);
  });

  test('that only begins like JSON is a text', async () => {
    expect(await openFile('[informal] tío;guy')).toEqual({ kind: 'text', text: '[informal] tío;guy' });
  });
});
