import { inflateSync } from 'node:zlib';

export interface PlacedText {
  page: number;
  x: number;
  y: number;
  text: string;
}

/** Texts of each page written by jsPDF, decoded by the fonts' glyph tables. */
export function textsOf(pdf: Uint8Array): PlacedText[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { body } of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.body ?? '')?.[1];
      if (unicode) fonts.set(name, lettersOf(objects.get(unicode)?.stream ?? ''));
    }
  }
  return pagesOf(objects).flatMap((content, index) =>
    [...content.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, block = '']) => {
      const font = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '');
      const [x = 0, y = 0] = (/([\d.-]+) ([\d.-]+) Td/.exec(block) ?? []).slice(1).map(Number);
      const codes = /<([0-9a-f]*)> Tj/i.exec(block)?.[1]?.match(/.{4}/g) ?? [];
      const text = codes.map((code) => font?.get(code.toLowerCase()) ?? '\uFFFD').join('');
      return { page: index + 1, x, y, text };
    }),
  );
}

export function pageCountOf(pdf: Uint8Array): number {
  return pagesOf(objectsOf(pdf)).length;
}

/** The number of pictures; each has a mask. */
export function imageCountOf(pdf: Uint8Array): number {
  return [...objectsOf(pdf).values()].filter(({ body }) => /\/Subtype \/Image[\s\S]*\/SMask /.test(body))
    .length;
}

type Objects = Map<string, { body: string; stream: string }>;

function objectsOf(pdf: Uint8Array): Objects {
  const source = Buffer.from(pdf).toString('latin1');
  return new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', whole = '']) => {
      const [body = '', packed] = whole.split('\nstream\n');
      const bytes = Buffer.from(packed?.replace(/\nendstream$/, '') ?? '', 'latin1');
      const stream = body.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
      return [id, { body, stream: stream.toString('latin1') }];
    }),
  );
}

function pagesOf(objects: Objects): string[] {
  return [...objects.values()].flatMap(({ body }) => {
    const content = /\/Type \/Page\n[\s\S]*\/Contents (\d+) 0 R/.exec(body)?.[1];
    return content === undefined ? [] : [objects.get(content)?.stream ?? ''];
  });
}

function lettersOf(table: string): Map<string, string> {
  return new Map(
    [...table.matchAll(/<([0-9a-f]{4})><([0-9a-f]{4})>/gi)].map(([, code = '', letter = '']) => [
      code.toLowerCase(),
      String.fromCodePoint(Number.parseInt(letter, 16)),
    ]),
  );
}
