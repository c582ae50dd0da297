import { readList, UnreadableList, IMPORT_ROWS, type CardList } from '#machines/study/card-import.rules.ts';
import type { OwnValues } from '#machines/study/own-words.rules.ts';
import { rowsIn, textOf } from '#machines/study/word-list-rows.rules.ts';
import type { AnyCard } from '#machines/types.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownCard } from '../support/own-cards.ts';

interface Known {
  own?: readonly AnyCard[];
  known?: readonly AnyCard[];
  isSwapped?: boolean;
}

function read(text: string, { own = [], known = [], isSwapped = false }: Known = {}): CardList {
  const steps = readList(text, { own, known, isSwapped });
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

const texts = ({ cards }: CardList) =>
  cards.map(({ spanish, english, sentence }) => [spanish, english, sentence].filter(Boolean).join('|'));
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

/** Whether the account accepts a card with these texts. */
function isRight({ spanish, english, sentence }: OwnValues): boolean {
  const isShort = [spanish, english, sentence].every(
    (text, index) => Array.from(text).length <= (index < 2 ? 100 : 200),
  );
  const isClean = !/[\p{Control}\p{Surrogate}]/u.test(spanish + english + sentence);
  return isShort && isClean && spanish !== '' && english !== '';
}

describe('a list of words', () => {
  test.each([
    ['commas', 'la nube,cloud\nla flor,flower'],
    ['semicolons, commas within', 'la nube;cloud\nla flor;flower'],
    ['tabs', 'la nube\tcloud\r\nla flor\tflower\r\n'],
    ['a byte order mark and quotes', '\uFEFF"la nube","cloud"\r\n"la flor","flower"'],
    ['empty lines and columns', '\n,la nube,,cloud,\n,,,,\n\n,la flor,,flower,\n'],
    ['names of columns in another order', 'English;Level;Spanish\ncloud;A1;la nube\nflower;A2;la flor'],
    ['old line ends', 'la nube;cloud\rla flor;flower'],
    ['marks of direction', '\u202ela nube\u202c;\u200fcloud\nla flor;flower'],
  ])('is read with %s', (_what, text) => {
    const list = read(text);
    expect(texts(list)).toEqual(['la nube|cloud', 'la flor|flower']);
    expect(list.leftOut).toEqual([]);
  });

  test('that Camino exported is read with its sentences', () => {
    const text =
      '\uFEFF"spanish","english","example","card_id"\r\n"la nube","cloud","Veo una ""nube"", grande.","x"\r\n';
    expect(texts(read(text))).toEqual(['la nube|cloud|Veo una "nube", grande.']);
  });

  test('from Anki loses tags, sounds and entities, and columns without text', () => {
    const text = [
      '#separator:tab',
      '#html:true',
      '#notetype column:1',
      '#deck column:2',
      '#tags column:5',
      'Basic\tSpanish\t<b>la&nbsp;nube</b>[sound:nube.mp3]\tcloud<br>sky &amp; <img src="x.png">more\ttag',
      'Basic\tSpanish\t"<div>la ""flor""</div>"\t&lt;flower&gt; &#225;\ttag',
    ].join('\n');
    const { cards, leftOut } = read(text);
    expect(cards.map(({ spanish, english }) => [spanish, english])).toEqual([
      ['la nube', 'cloud sky & more'],
      ['la "flor"', '<flower> á'],
    ]);
    expect(leftOut).toEqual([]);
  });

  test('keeps formulas and the markup of a CSV file as text', () => {
    expect(texts(read('=1+cmd;<b>cloud</b>\n@suma;[sound:x.mp3]'))).toEqual([
      '=1+cmd|<b>cloud</b>',
      '@suma|[sound:x.mp3]',
    ]);
  });

  test('names each line left out, and why', () => {
    const { cards, leftOut } = read(
      [
        'la nube;cloud',
        'la flor',
        ';flower',
        `${'x'.repeat(101)};long`,
        'Nube;a cloud again',
        'el árbol;tree',
        'la casa;house',
        '"la cama;bed',
        'el sol;"sun\nand light"',
        '¿?;question',
        'la luna;moon',
      ].join('\n'),
      { own: [ownCard(1, 'el árbol')], known: [ownCard(2, 'la casa')] },
    );
    expect(cards.map(({ spanish, english }) => `${spanish}: ${english}`)).toEqual([
      'la nube: cloud',
      'el sol: sun and light',
      'la luna: moon',
    ]);
    expect(leftOut.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 It has no English.',
      '3 It has no Spanish.',
      '4 Its Spanish has 101 characters; 100 fit on a card.',
      '5 Line 1 has the same word.',
      '6 You already have it.',
      '7 Camino already has it.',
      '8 A quotation mark isn’t closed.',
      '11 Its Spanish has no letter.',
    ]);
    expect(leftOut.filter(({ isDouble }) => isDouble).map(({ line }) => line)).toEqual([5, 6, 7]);
  });

  test('can have English first', () => {
    expect(texts(read('cloud;la nube', { isSwapped: true }))).toEqual(['la nube|cloud']);
  });

  test('keeps quotation marks that belong to a text', () => {
    expect(texts(read('"Hola" dijo;he said "hello"\nla "nube";cloud'))).toEqual([
      '"Hola" dijo|he said "hello"',
      'la "nube"|cloud',
    ]);
  });

  test('with one column has a problem in every line', () => {
    expect(read('la nube\nla flor').leftOut.map(({ reason }) => reason)).toEqual([
      'It has no English.',
      'It has no English.',
    ]);
  });

  test('that is empty or too long is refused before it’s read to the end', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => `palabra${index};word`).join('\n');
    expect(read(rows(IMPORT_ROWS)).cards).toHaveLength(IMPORT_ROWS);
    expect(read(`spanish;english\n${rows(IMPORT_ROWS)}`).cards).toHaveLength(IMPORT_ROWS);
    expect(() => read(rows(IMPORT_ROWS + 1))).toThrow('It has more than 5,000 rows.');
    let steps = 0;
    const long = readList(rows(100_000), { own: [], known: [], isSwapped: false });
    expect(() => {
      while (!long.next().done) steps += 1;
    }).toThrow(UnreadableList);
    expect(steps).toBeLessThan(60);
    expect(() => read('')).toThrow('It has no words.');
    expect(() => read('\uFEFF\n \n\n')).toThrow('It has no words.');
  });

  test('never makes a card that the account would refuse, whatever its text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '"',
        '""',
        ';',
        ',',
        '\t',
        '\n',
        '\r\n',
        '#separator:tab\n',
        '#html:true\n',
        '&#55296;',
        '<b',
        'la nube',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constant('ñ'.repeat(120)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        try {
          const bad = read(pieces.join('')).cards.filter((values) => !isRight(values));
          expect(bad).toEqual([]);
        } catch (error) {
          if (!(error instanceof UnreadableList)) throw error;
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('rows', () => {
  test('survive being written with quotes', () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ';', '\n', ' ', '#'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 3 }), { maxLength: 4 }), (rows) => {
        const text = rows
          .map((fields) => fields.map((one) => `"${one.replaceAll('"', '""')}"`).join(';'))
          .join('\n');
        const full = rows.filter((fields) => fields.some((one) => one.trim() !== ''));
        const found = [...rowsIn(text, { separator: ';', start: 0, line: 1 })].map(({ fields }) => fields);
        expect(found).toEqual(full);
      }),
    );
  });
});

test.each([
  ['UTF-8', bytes('él niño')],
  ['Latin-1', bytes([0xe9], 'l ni', [0xf1], 'o')],
  [
    'UTF-16',
    bytes(
      [0xff, 0xfe],
      Array.from('él niño').flatMap((letter) => [letter.charCodeAt(0), 0]),
    ),
  ],
])('a file in %s is read with its accents', (_name, file) => {
  expect(textOf(file).replace('\uFEFF', '')).toBe('él niño');
});
