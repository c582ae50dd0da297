import { pagesOfCards } from '#machines/upkeep/download.rules.ts';
import { plainTip } from '#machines/learning/cards.rules.ts';
import { categorySlugs, type Card } from '#machines/types.ts';
import { strFromU8, unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import initSqlJs from 'sql.js';
import { describe, expect, test } from 'vitest';
import { loadCategory } from '../../src/services/cards.ts';
import { AVERAGE } from '#machines/learning/schedule.rules.ts';
import type { FittedMemory } from '../../src/services/files/anki-collection.ts';
import { fieldsOf, makeAnki, tagsOf } from '../../src/services/files/anki.ts';
import { toCsv } from '../../src/services/files/csv.ts';
import { typeset } from '../../src/services/files/pdf-text.ts';
import type { PdfJob } from '../../src/services/files/pdf-page.ts';
import { makePdf } from '../../src/services/files/pdf.ts';
import { trueTypeOf } from '../../src/services/files/woff.ts';
import { cards } from '../support/cards.ts';
import { pageCountOf, textsOf, type PlacedText } from '../support/pdf-text.ts';

const all = (await Promise.all(categorySlugs.map(loadCategory))).flat();
const files = resolve(import.meta.dirname, '../../node_modules/@fontsource/alegreya/files');
const font = (name: string) =>
  trueTypeOf(new Uint8Array(readFileSync(join(files, `alegreya-latin-${name}.woff`))));
const fonts = { normal: font('400-normal'), italic: font('400-italic'), bold: font('700-normal') };
const [some] = cards(1);
const card = (change: Partial<Card>): Card => ({ ...(some as Card), ...change });
const job = (change: Partial<PdfJob>): PdfJob => ({
  title: 'My Spanish cards',
  cards: all.slice(0, 12),
  paper: 'a4',
  form: 'cards',
  ...change,
});

/** A card for each letter: together they have all letters. */
function lettersOnCards(): Card[] {
  const seen = new Set<string>();
  return all.filter(({ spanish, english, example, exampleTranslation, grammarTip }) => {
    const letters = [...new Set(spanish + english + example + exampleTranslation + grammarTip)];
    const isNew = letters.some((letter) => !seen.has(letter));
    for (const letter of letters) seen.add(letter);
    return isNew;
  });
}
const pdf = (change: Partial<PdfJob>) => makePdf(job(change), fonts, () => undefined);

describe('PDF', () => {
  test('every letter of the app’s cards is written, on fronts and backs', () => {
    const reported: number[] = [];
    const given = lettersOnCards();
    const file = makePdf(job({ cards: given }), fonts, (done) => reported.push(done));
    const texts = textsOf(file);
    expect(reported).toEqual(given.map((_card, index) => index + 1));
    expect(pageCountOf(file)).toBe(pagesOfCards(given.length));
    expect(texts.filter(({ text }) => text.includes('\uFFFD'))).toEqual([]);
    const pages = Array.from({ length: pageCountOf(file) }, (_unused, index) =>
      texts
        .filter(({ page }) => page === index + 1)
        .map(({ text }) => text)
        .join(' '),
    );
    for (const [index, { spanish, english, example, exampleTranslation, grammarTip }] of given.entries()) {
      const sheet = 2 * Math.floor(index / 10);
      expect(pages[sheet]).toContain(typeset(spanish));
      for (const text of [english, example, exampleTranslation, plainTip({ grammarTip })])
        expect(pages[sheet + 1]).toContain(typeset(text));
    }
  });

  test('a back is behind its front when the sheet is turned over its long edge', () => {
    const texts = textsOf(pdf({ paper: 'letter', cards: all.slice(0, 10) }));
    const numbers = (page: number) => texts.filter((text) => text.page === page && /^\d+$/.test(text.text));
    const [fronts, backs] = [numbers(1), numbers(2)];
    expect(fronts.map(({ text }) => text)).toEqual(backs.map(({ text }) => text));
    const isLeft = ({ x }: PlacedText) => x < 612 / 2;
    for (const [index, front] of fronts.entries()) {
      const back = backs[index];
      expect(back?.y).toBeCloseTo(front.y, 3);
      expect(isLeft(back ?? front)).toBe(!isLeft(front));
    }
  });

  test('pages are numbered, and the paper is the chosen one', () => {
    const texts = textsOf(pdf({ cards: all.slice(0, 11) })).map(({ text }) => text);
    for (const page of [1, 2, 3, 4]) expect(texts).toContain(`Page ${page} of 4`);
    const box = (paper: 'a4' | 'letter') =>
      /MediaBox \[0 0 (\d+)[\d.]* (\d+)/.exec(Buffer.from(pdf({ paper })).toString('latin1'))?.slice(1);
    expect([box('a4'), box('letter')]).toEqual([
      ['595', '841'],
      ['612', '792'],
    ]);
  });

  test('a list has every card in order and as many pages as it needs', () => {
    const file = pdf({ form: 'list', cards: all.slice(0, 60) });
    const texts = textsOf(file).map(({ text }) => text);
    const words = all.slice(0, 60).map(({ spanish }) => typeset(spanish));
    const inOneLine = words.filter((word) => word.length <= 20);
    expect(inOneLine.length).toBeGreaterThan(50);
    expect(texts.filter((text) => inOneLine.includes(text))).toEqual(inOneLine);
    expect(texts).toContain('60 cards');
    expect(texts).toContain(`Page 1 of ${pageCountOf(file)}`);
  });

  test.each(['cards', 'list'] as const)('%s show the forms of a word', (form) => {
    const given = [
      card({ category: 'adjectives', spanish: 'alto' }),
      card({ category: 'nouns', spanish: 'el lápiz' }),
      card({ category: 'nouns', spanish: 'la casa' }),
    ];
    const texts = textsOf(pdf({ form, cards: given })).map(({ text }) => text);
    expect(texts.filter((text) => /^alto,|^l[oa]s /.test(text))).toEqual([
      'alto, alta, altos, altas',
      'los lápices',
    ]);
  });

  test('a text that is far too long stays inside its card', () => {
    const long = card({
      spanish: 'Supercalifragilístico'.repeat(40),
      english: 'very long words '.repeat(100),
      example: 'x'.repeat(3000),
      grammarTip: 'tip '.repeat(900),
    });
    const inside = ({ y }: PlacedText) => y > 841.9 / 2 - (5 * 50 * 72) / 25.4 / 2 + (4 * 50 * 72) / 25.4;
    const texts = textsOf(pdf({ cards: [long] })).filter(({ text }) => !/^(Camino ·|Sheet|Page)/.test(text));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => !inside(text))).toEqual([]);
    expect(texts.some(({ text }) => text.endsWith('…'))).toBe(true);
  });

  test('quotes and apostrophes are typographic', () => {
    expect(typeset(`It's "¿Qué?", say 'hola' and "a 'b' c".`)).toBe(
      'It’s “¿Qué?”, say ‘hola’ and “a ‘b’ c”.',
    );
  });
});

describe('Anki package', async () => {
  const sql = await initSqlJs();
  const now = Date.UTC(2026, 10, 3);
  const open = async (given: readonly Card[], time = now, memory: FittedMemory | null = null) => {
    const file = await makeAnki(
      { category: 'food-drinks', title: 'Food & Drinks', cards: given, memory },
      sql,
      time,
      () => undefined,
    );
    const parts = unzipSync(file);
    expect(strFromU8(parts['media'] ?? new Uint8Array())).toBe('{}');
    const database = new sql.Database(parts['collection.anki2'] ?? null);
    const rows = (query: string) => database.exec(query)[0]?.values ?? [];
    return {
      rows,
      json: (column: string) => JSON.parse(String(rows(`SELECT ${column} FROM col`)[0])) as unknown,
    };
  };

  test('has the note type, its deck, and two cards for every note', async () => {
    const { rows, json } = await open(cards(14));
    expect(rows('SELECT ver FROM col')).toEqual([[11]]);
    const [type] = Object.entries(json('models') as object);
    expect(type?.[1]).toMatchObject({
      id: Number(type?.[0]),
      name: 'Camino',
      flds: [
        { name: 'Spanish', ord: 0 },
        { name: 'English', ord: 1 },
        { name: 'Example', ord: 2 },
        { name: 'Example translation', ord: 3 },
        { name: 'Grammar tip', ord: 4 },
        { name: 'Card id', ord: 5 },
      ],
      tmpls: [
        { name: 'Spanish → English', ord: 0 },
        { name: 'English → Spanish', ord: 1 },
      ],
    });
    const decks = Object.values(json('decks') as Record<string, { id: number; name: string }>);
    expect(decks.map(({ name }) => name)).toEqual(['Default', 'Camino::Food & Drinks']);
    expect(rows('SELECT DISTINCT mid FROM notes')).toEqual([[Number(type?.[0])]]);
    expect(rows('SELECT DISTINCT did FROM cards')).toEqual([[decks[1]?.id]]);
    expect(rows('SELECT count(*), count(DISTINCT guid) FROM notes')).toEqual([[14, 14]]);
    expect(
      rows('SELECT nid, count(*), sum(ord) FROM cards GROUP BY nid').every(
        ([, n, sum]) => n === 2 && sum === 1,
      ),
    ).toBe(true);
    expect(rows('SELECT count(*) FROM cards JOIN notes ON nid = notes.id')).toEqual([[28]]);
  });

  test('the deck’s options are Anki’s own, or those fitted to the learner’s memory', async () => {
    interface Options {
      id: number;
      fsrsParams6?: number[];
      desiredRetention?: number;
    }
    const optionsOf = ({ json }: Awaited<ReturnType<typeof open>>) => {
      const decks = Object.values(json('decks') as Record<string, { id: number; conf: number }>);
      const presets = json('dconf') as Record<string, Options>;
      const { conf = 0 } = decks.find(({ id }) => id !== 1) ?? {};
      expect(presets[conf]?.id).toBe(conf);
      return presets[conf];
    };
    const usual = optionsOf(await open(cards(1)));
    expect([usual?.id, usual?.fsrsParams6, usual?.desiredRetention]).toEqual([1, undefined, undefined]);
    const memory = { w: AVERAGE.with(0, 0.1234), at: now - 1000, retention: 0.85 };
    const own = optionsOf(await open(cards(1), now, memory));
    expect(own).toMatchObject({
      id: now - 1000,
      name: 'Camino, fitted 2026-11-02',
      fsrsParams6: memory.w,
      desiredRetention: 0.85,
    });
    const later = optionsOf(await open(cards(1), now, { ...memory, at: now }));
    expect(later?.id, 'Anki keeps options whose id it has').not.toBe(own?.id);
    expect(Object.keys(usual ?? {}).every((key) => key in (own ?? {}))).toBe(true);
  });

  test('a note has its fields, its sort field with Anki’s checksum, and its tags', async () => {
    const grammarTip = 'A tip about «el pan».';
    const { rows } = await open([card({ spanish: 'el té', group: 'At the table', grammarTip })]);
    const [[fields, sort, sum, tags] = []] = rows('SELECT flds, sfld, csum, tags FROM notes');
    expect(String(fields).split('\u001F')).toEqual([
      'el té',
      'bread',
      'Compro el pan en la tienda.',
      'I buy bread at the shop.',
      'A tip about el pan.',
      'food-drinks-el-pan',
    ]);
    expect(sort).toBe('el té');
    expect(sum).toBe(Number.parseInt(createHash('sha1').update('el té').digest('hex').slice(0, 8), 16));
    expect(tags).toBe(' camino::food-drinks camino::food-drinks::At-the-table camino::easy ');
  });

  test('a later package updates: the same ids, a newer time', async () => {
    const ids = 'SELECT id, guid, mid FROM notes';
    const [first, later] = [await open(cards(3)), await open(cards(3), now + 60_000)];
    expect(first.rows(ids)).toEqual(later.rows(ids));
    expect(Number(later.rows('SELECT mod FROM notes')[0])).toBe(
      Number(first.rows('SELECT mod FROM notes')[0]) + 60,
    );
  });

  test('fields are HTML: what looks like markup is text', () => {
    expect(fieldsOf(card({ spanish: '<b>&"' }))[0]).toBe('&lt;b&gt;&amp;&quot;');
    expect(tagsOf(card({ group: 'Bread, rice and pasta' }))).not.toMatch(/\S,|  /);
  });
});

describe('CSV', () => {
  test('follows RFC 4180 and works in Excel: a byte order mark, a header, quotes, CRLF', () => {
    const rows = toCsv([
      card({ spanish: 'dijo "sí", y\nno', group: 'G', grammarTip: 'A tip about «el pan».' }),
    ]).split('\r\n');
    expect(rows).toEqual([
      '\uFEFF"spanish","english","example","example_translation","grammar_tip","category","group","difficulty","card_id"',
      '"dijo ""sí"", y\nno","bread","Compro el pan en la tienda.","I buy bread at the shop.","A tip about el pan.",' +
        '"food-drinks","G","easy","food-drinks-el-pan"',
      '',
    ]);
  });

  test.each(['=1+1', '+1', '-mente', '@sum', '\tx', '\rx'])('%j isn’t read as a formula', (spanish) => {
    expect(
      toCsv([card({ spanish })])
        .split('\r\n')[1]
        ?.startsWith(`"'${spanish}"`),
    ).toBe(true);
  });

  test('no card of the app needs that apostrophe', () => {
    expect(toCsv(all)).not.toMatch(/"'[=+\-@]/);
  });
});
