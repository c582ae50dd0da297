import {
  IMPORT_ROWS,
  noChoices,
  swappedColumns,
  UnreadableList,
  withColumn,
  type CardList,
  type Choices,
  type Opened,
} from '#machines/study/card-import.rules.ts';
import type { OwnValues } from '#machines/study/own-words.rules.ts';
import { textOf } from '#machines/study/text-encoding.rules.ts';
import { rowsIn } from '#machines/study/word-list-rows.rules.ts';
import { readList } from '#machines/study/word-list.rules.ts';
import type { AnyCard } from '#machines/types.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownCard } from '../support/own-cards.ts';

interface Known {
  own?: readonly AnyCard[];
  known?: readonly AnyCard[];
  choices?: Partial<Choices>;
}

function read(list: string | Opened, { own = [], known = [], choices }: Known = {}): CardList {
  const opened: Opened = typeof list === 'string' ? { kind: 'text', text: list } : list;
  const steps = readList(opened, { own, known, choices: { ...noChoices, ...choices } });
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

const texts = ({ cards }: CardList) =>
  cards.map(({ spanish, english, sentence }) => [spanish, english, sentence].filter(Boolean).join('|'));
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

function isReadable(text: string): boolean {
  try {
    read(text);
    return true;
  } catch (error) {
    if (error instanceof UnreadableList) return false;
    throw error;
  }
}

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
    ['soft hyphens and fillers', 'la\u00AD nu\u200Dbe;cloud\u3164\nla flor;flower'],
    ['vertical bars', 'la nube|cloud\nla flor|flower'],
    ['a table of Markdown', '| Spanish | English |\n|---|---|\n| la nube | cloud |\n| la flor | flower |'],
    ['equals signs', 'la nube = cloud\nla flor = flower'],
    ['equals signs without spaces', 'la nube=cloud\nla flor=flower'],
    ['colons', 'la nube: cloud\nla flor: flower'],
    ['hyphens', 'la nube - cloud\nla flor - flower'],
    ['a number in front', '1;la nube;cloud\n2;la flor;flower'],
    ['Excel’s separator', 'sep=;\nSpanish;English\nla nube;cloud\nla flor;flower'],
    ['Excel’s separator, quoted', '"sep=;"\r\nla nube;cloud\r\nla flor;flower'],
    ['names of columns with a number', '#;Spanish;English\n1;la nube;cloud\n2;la flor;flower'],
    ['names of columns in French', 'Anglais;Espagnol\ncloud;la nube\nflower;la flor'],
    ['names of columns in German', 'Spanisch\tEnglisch\tStufe\nla nube\tcloud\tA1\nla flor\tflower\tA1'],
    ['names of columns with regions', 'Spanish (ES):,English (UK):\nla nube,cloud\nla flor,flower'],
    ['codes of languages', 'es_ES,en_US\nla nube,cloud\nla flor,flower'],
    ['spaces before quotes', '"la nube", "cloud"\n"la flor", "flower"'],
    ['Excel’s formulas for texts', '="la nube";="cloud"\n="la flor";="flower"'],
    ['semicolons between cards', 'la nube,cloud;la flor,flower;'],
    ['semicolons between cards with tabs', 'la nube\tcloud;la flor\tflower'],
    ['semicolons between cards with brackets', 'la nube (cloud); la flor (flower)'],
    ['translations in brackets', 'la nube (cloud)\r\n\r\nla flor (flower)\r\n'],
    ['translations in square brackets', 'la nube [cloud]\nla flor [flower]'],
    ['Spanish in brackets', 'Meaning (Spanish)\ncloud (la nube)\nflower (la flor)'],
    ['an equals sign', 'la nube = cloud\nla flor = flower'],
    ['long dashes', 'la nube — cloud\nla flor — flower'],
    ['cards in blocks of lines', 'la nube\ncloud\n\nla flor\nflower\n'],
    ['numbers', '1. la nube - cloud\n2. la flor - flower'],
    ['numbers in brackets', '(1) la nube: cloud\n(2) la flor: flower'],
    ['bullets', '• la nube – cloud\n• la flor – flower'],
    ['bullets before tabs', '•\tla nube – cloud\n•\tla flor – flower'],
    ['hyphens as bullets', '- la nube - cloud\n- la flor - flower'],
    ['boxes', '- [ ] la nube: cloud\n- [x] la flor: flower'],
    ['arrows', 'la nube → cloud\nla flor → flower'],
    ['arrows of two signs', 'la nube -> cloud\nla flor -> flower'],
    ['double arrows', 'la nube => cloud\nla flor => flower'],
    ['slashes', 'la nube / cloud\nla flor / flower'],
    ['dashes without spaces', 'la nube–cloud\nla flor–flower'],
    ['spaces that line up', 'la nube    cloud\nla flor     flower'],
    ['tabs that line up', 'la nube\t\tcloud\nla flor\tflower'],
    ['spaces that don’t break', 'la nube\u00A0–\u00A0cloud\nla flor\u00A0–\u00A0flower'],
    ['line breaks of a word processor', 'la nube;cloud\u2028la flor;flower\v'],
    ['kinds of words', 'la nube;noun;cloud\nla flor;noun;flower'],
    ['levels', 'A1;la nube;cloud\nB2;la flor;flower'],
  ])('is read with %s', (_what, text) => {
    const list = read(text);
    expect(texts(list)).toEqual(['la nube|cloud', 'la flor|flower']);
    expect(list.leftOut).toEqual([]);
  });

  test.each([
    [
      'in entities',
      'el ni&ntilde;o;child &amp; kid\nla se&#241;ora;lady',
      'el niño|child & kid',
      'la señora|lady',
    ],
    ['in entities, with a word', 'el rock&roll;music', 'el rock&roll|music'],
    [
      'in brackets of quotation marks',
      '"la nube", "cloud, sky"\nla flor,flower',
      'la nube|cloud, sky',
      'la flor|flower',
    ],
    ['with spaces', 'la nube,cloud, sky\nel sol,sun', 'la nube|cloud, sky', 'el sol|sun'],
    [
      'in sentences',
      'ver,to see,"Hola, Ana"\nir,to go,Sí, voy.',
      'ver|to see|Hola, Ana',
      'ir|to go|Sí, voy.',
    ],
    [
      'in one row',
      'guapo, guapa;handsome, pretty;Es guapo, ¿no?',
      'guapo, guapa|handsome, pretty|Es guapo, ¿no?',
    ],
  ])('keeps separators %s', (_what, text, ...wanted) => {
    expect(texts(read(text))).toEqual(wanted);
  });

  test('under titles begins with its heading', () => {
    const { format, leftOut, ...list } = read(
      'Unit 3: The weather,,\n,,\nEnglish,Spanish,Notes\ncloud,la nube,x',
    );
    expect(texts({ format, leftOut, ...list })).toEqual(['la nube|cloud']);
    expect(format).toMatchObject({ hasHeading: true, titles: ['English', 'Spanish', 'Notes'] });
    expect(leftOut.map(({ line, text, reason }) => `${line} ${text}: ${reason}`)).toEqual([
      '1 Unit 3: The weather: It has no Spanish.',
    ]);
  });

  test('keeps what only looks like bullets, numbers and blocks', () => {
    expect(texts(read('la nube;- cloud\n2. clase;second class\nel sol;sun'))).toEqual([
      'la nube|- cloud',
      '2. clase|second class',
      'el sol|sun',
    ]);
    expect(texts(read('la nube,cloud\nla flor,flower\n\nel sol,sun\nla luna,moon'))).toHaveLength(4);
    expect(texts(read('#separator:semicolon\n#html:false\n\nla nube;cloud\nla flor;flower'))).toHaveLength(2);
  });

  test('keeps genders and kinds of words in brackets', () => {
    for (const text of ['la nube (f)\nel sol (m)', 'rojo (adj.)\nverde (adj.)\nazul (adj.)'])
      expect(read(text).cards).toEqual([]);
    expect(texts(read('la nube (f) - cloud\nel sol (m) - sun (star)'))).toEqual([
      'la nube (f)|cloud',
      'el sol (m)|sun (star)',
    ]);
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
      ['la nube', 'cloud; sky & more'],
      ['la "flor"', '<flower> á'],
    ]);
    expect(leftOut).toEqual([]);
  });

  test('keeps formulas and what only looks like markup as text', () => {
    expect(texts(read('=1+cmd;a < b > c\n@suma;I <3 you\nponer <algo>;to put <something> & more'))).toEqual([
      '=1+cmd|a < b > c',
      '@suma|I <3 you',
      'poner <algo>|to put <something> & more',
    ]);
  });

  test.each([
    ['tags', 'el búho\t<div>owl</div>', 'el búho|owl'],
    ['attributes with brackets', 'el búho\t<img alt="a > b"><b class=x>owl</b>', 'el búho|owl'],
    ['entities with names', 'el ni&ntilde;o\tchild &rarr; kid', 'el niño|child → kid'],
    ['entities that don’t exist', 'la nube\t&constructor; &toString;', 'la nube|&constructor; &toString;'],
    ['entities by number', 'el ni&#241;o\tchild&#xa0;&#128118;', 'el niño|child 👶'],
    ['points of a list', 'la casa\t<ul><li>house</li><li>home</li></ul>', 'la casa|house; home'],
    [
      'lines that are meanings',
      'la casa\t<div>house</div>home<br><br>household',
      'la casa|house; home; household',
    ],
    ['lines that go on', 'la casa\thouse<br>(building),<br>home', 'la casa|house (building), home'],
    ['lines of sentences', 'ver\tto see\tVeo la casa.<br>Es grande.', 'ver|to see|Veo la casa. Es grande.'],
    [
      'comments, styles and scripts',
      'la nube\t<!-- a <b> --><style>b{}</style><script>x<b</script>cloud',
      'la nube|cloud',
    ],
    [
      'clozes',
      '{{c1::la casa}} es {{c2::{{c3::grande}}::size}}\tthe house is big',
      'la casa es grande|the house is big',
    ],
    ['sounds', 'la nube[sound:nube.mp3]\tcloud', 'la nube|cloud'],
  ])('loses %s without a head, too', (_what, text, wanted) => {
    expect(texts(read(text))).toEqual([wanted]);
  });

  test('keeps tags if its head says that they are text', () => {
    expect(texts(read('#separator:tab\n#html:false\nla nube\t<b>cloud</b> &amp; sky'))).toEqual([
      'la nube|<b>cloud</b> &amp; sky',
    ]);
  });

  test.each([
    ['spaces and capitals', '# Separator : Semicolon\n#HTML:True\nla nube;<b>cloud</b>, sky'],
    ['comments before it', '# exported by hand\n\n#separator:semicolon\n#html:true\nla nube;cloud, sky'],
    ['unknown keys and values', '#separator:constructor\n#deck:x\n#toString:1\nla nube;cloud, sky'],
    ['the separator itself', '#separator:;\nla nube;cloud, sky'],
    ['comments among the words', '#separator:semicolon\n#tags:x\nla nube;cloud, sky\n# el sol;sun'],
    ['names in quotes', '#separator:Comma\n#columns:"English","Spanish"\n"cloud, sky",la nube'],
    ['columns that aren’t there', '#separator:semicolon\n#tags column:x\n#deck column:0\nla nube;cloud, sky'],
  ])('from Anki is read with %s in its head', (_what, text) => {
    const list = read(text);
    expect(texts(list)).toEqual(['la nube|cloud, sky']);
    expect(list.leftOut).toEqual([]);
  });

  test('with a dash keeps the commas between meanings', () => {
    const list = read('la niebla – fog, mist\nla casa – house, home\nir – to go');
    expect(texts(list)).toEqual(['la niebla|fog, mist', 'la casa|house, home', 'ir|to go']);
    expect(list.format.separator).toBe(' – ');
    expect(texts(read('ojalá - if only - I hope'))).toEqual(['ojalá|if only - I hope']);
  });

  test('from Google Translate is turned row by row', () => {
    const list = read(
      'English,Spanish,dog,perro\nSpanish,English,"gato, gata",cat\nFrench,English,chien,dog\nEnglish,Spanish,sun,sol',
    );
    expect(texts(list)).toEqual(['perro|dog', 'gato, gata|cat', 'sol|sun']);
    expect(list.leftOut.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '3 It isn’t Spanish and English.',
    ]);
    expect(texts(read('English,Spanish,dog,perro'))).toEqual(['perro|dog']);
    expect(texts(read('Englisch (erkannt),Spanisch,dog,perro\nespagnol,anglais,sol,sun'))).toEqual([
      'perro|dog',
      'sol|sun',
    ]);
  });

  test('has a heading only if no other line repeats it', () => {
    expect(texts(read('word;meaning\nla nube;cloud'))).toEqual(['la nube|cloud']);
    expect(read('término;definition\nla nube;cloud\ntérmino;definition').format.hasHeading).toBe(false);
  });

  test('with English first is turned round where most texts look like it', () => {
    expect(texts(read('the week;la semana\nto walk;caminar\ncloud;nube\nthe child;el niño'))).toEqual([
      'la semana|the week',
      'caminar|to walk',
      'nube|cloud',
      'el niño|the child',
    ]);
  });

  test('is read as the learner wants it', () => {
    const text = 'uno;la nube,cloud;x\ndos;la flor,flower;y';
    expect(read(text).format).toMatchObject({
      separator: ';',
      hasHeading: false,
      titles: ['uno', 'la nube,cloud', 'x'],
    });
    expect(texts(read(text, { choices: { separator: ',' } }))).toEqual([
      'uno;la nube|cloud;x',
      'dos;la flor|flower;y',
    ]);
    const columns = { spanish: 1, english: 2, sentence: null };
    expect(texts(read(text, { choices: { columns } }))).toEqual(['la nube,cloud|x', 'la flor,flower|y']);
    expect(texts(read(text, { choices: { hasHeading: true } }))).toEqual(['dos|la flor,flower|y']);
    expect(texts(read('word;meaning\nla nube;cloud', { choices: { hasHeading: false } }))).toEqual([
      'word|meaning',
      'la nube|cloud',
    ]);
    expect(() => read('word;meaning', { choices: { hasHeading: true } })).toThrow('It has no words.');
  });

  test('of an Anki package is read by the names of its fields, or by what they have', () => {
    const named = {
      name: 'Basic',
      fields: ['Audio', 'Back', 'Front'],
      notes: [['[sound:1.mp3]', 'cloud &amp; sky', '<b>la nube</b>']],
    };
    const other = {
      name: 'Other',
      fields: ['Sonido', 'Uno', 'Dos'],
      notes: [
        ['[sound:1.mp3]', 'la flor', 'flower'],
        ['', 'el sol', ''],
      ],
    };
    const opened: Opened = { kind: 'notes', types: [named, other], media: 1 };
    expect(texts(read(opened))).toEqual(['la nube|cloud & sky']);
    const second = read(opened, { choices: { noteType: 1 } });
    expect(texts(second)).toEqual(['la flor|flower']);
    expect(second.leftOut).toEqual([
      { line: 2, text: 'el sol', reason: 'It has no English.', isDouble: false },
    ]);
    expect(second.format).toMatchObject({
      noteTypes: [
        { name: 'Basic', count: 1 },
        { name: 'Other', count: 2 },
      ],
      noteType: 1,
      titles: ['Sonido', 'Uno', 'Dos'],
      unit: 'Note',
      media: 1,
    });
  });

  test.each([
    [
      'letters',
      'el niÃ±o;child\nel cafÃ©;coffee\nel Ã¡rbol;tree\nel paÃ\u00ADs;country',
      'el niño el café el árbol el país',
    ],
    ['capitals', 'Ã\u0081frica;Africa\nÃ‰l;he\nÃ‘;letter', 'África Él Ñ'],
    ['signs', 'Â¿quÃ©?;what?\nÂ¡Ay!;oh!\nâ€œsÃ\u00ADâ€\u009d;yes', '¿qué? ¡Ay! “sí”'],
    ['nothing else', 'CAFÃ‰;coffee\n«¡AQUÉ…»;here\nla Âme – â;soul', 'CAFÉ «¡AQUÉ…» la Âme – â'],
  ])('that a program stored twice in UTF-8 gets its %s back', (_what, text, spanish) => {
    for (const opened of [text, textOf(bytes(text))])
      expect(
        read(opened)
          .cards.map((card) => card.spanish)
          .join(' '),
      ).toBe(spanish);
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
    const columns = swappedColumns(read('cloud;nube').format.columns);
    expect(texts(read('cloud;nube', { choices: { columns } }))).toEqual(['nube|cloud']);
  });

  test('keeps quotation marks that belong to a text', () => {
    expect(texts(read('"Hola" dijo;he said "hello"\nla "nube";cloud'))).toEqual([
      '"Hola" dijo|he said "hello"',
      'la "nube"|cloud',
    ]);
  });

  test('may have a long quoted text in another column', () => {
    const note = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
    expect(texts(read(`la nube;cloud;;"${note}"\nla flor;flower;;`)).map((one) => one.slice(0, 14))).toEqual([
      'la nube|cloud',
      'la flor|flower',
    ]);
  });

  test.each([
    ['scripts that never close', '<script'],
    ['tags that never close', '<div>'],
    ['comments that never close', '<!-- '],
    ['sounds that never close', '[sound:'],
    ['clozes that never close', '{{c1::'],
    ['clozes that say nothing', '{{c1::::'],
    ['entities that never end', '&#1'],
    ['quotation marks', '"'],
    ['lines with a quotation mark', '"a;\n'],
    ['separators', ';'],
    ['lines of spaces', ' \n'],
    ['spaces', ' '],
    ['bullets', '\n- '],
    ['entities before separators', '&#1;'],
    ['cells of formulas', '="'],
    ['blocks', 'a\nb\n\n'],
  ])('of half a megabyte of %s is read before a test’s time is up', (_what, piece) => {
    const text = `#html:true\nla nube;cloud ${piece.repeat(500_000 / piece.length)}`;
    expect(isReadable(text)).toBeTypeOf('boolean');
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
    const long = readList({ kind: 'text', text: rows(100_000) }, { own: [], known: [], choices: noChoices });
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
        const found = [...rowsIn(text, { separator: ';', start: 0, line: 1, hasComments: false })].map(
          ({ fields }) => fields,
        );
        expect(found).toEqual(full);
      }),
    );
  });
});

test('a column that is chosen for one part is taken from another', () => {
  const columns = { spanish: 0, english: 1, sentence: null };
  expect(withColumn(columns, 'english', 0)).toEqual({ spanish: 1, english: 0, sentence: null });
  expect(withColumn(columns, 'sentence', 2)).toEqual({ ...columns, sentence: 2 });
  expect(withColumn({ ...columns, sentence: 2 }, 'sentence', null)).toEqual(columns);
});

const sample = '¿él, niño, pingüino, acción?';
const wide = (order: 'le' | 'be') =>
  Array.from(sample).flatMap((letter) => {
    const pair = [letter.charCodeAt(0), 0];
    return order === 'le' ? pair : pair.toReversed();
  });

test.each([
  ['UTF-8', bytes(sample)],
  ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], sample)],
  ['UTF-16', bytes([0xff, 0xfe], wide('le'))],
  ['UTF-16 of the other order', bytes([0xfe, 0xff], wide('be'))],
  ['UTF-16 without a mark', bytes(wide('le'))],
  ['UTF-16 of the other order without a mark', bytes(wide('be'))],
  ['Windows-1252', bytes([0xbf, 0xe9], 'l, ni', [0xf1], 'o, ping', [0xfc], 'ino, acci', [0xf3], 'n?')],
  ['Mac OS Roman', bytes([0xc0, 0x8e], 'l, ni', [0x96], 'o, ping', [0x9f], 'ino, acci', [0x97], 'n?')],
  ['DOS', bytes([0xa8, 0x82], 'l, ni', [0xa4], 'o, ping', [0x81], 'ino, acci', [0xa2], 'n?')],
])('a file in %s is read with its accents', (_name, file) => {
  expect(textOf(file).replace('\uFEFF', '')).toBe(sample);
});
