import {
  backPlace,
  CARDS_PER_SHEET,
  frontPlace,
  SHEET,
  type Paper,
  type PdfForm,
} from '#machines/upkeep/download.rules.ts';
import type { Card, CategorySlug } from '#machines/types.ts';
import { jsPDF } from 'jspdf';
import { categories } from '../../content/categories.ts';
import { drawLine, drawText, fitText, heightOf, typeset, type Box, type Style } from './pdf-text.ts';

export interface PdfJob {
  title: string;
  cards: readonly Card[];
  paper: Paper;
  form: PdfForm;
}

/** TrueType files of the typeface, by style. */
export type Fonts = Record<Style, Uint8Array>;

const CARD = { width: 90, height: 50 };
const PADDING = 6;
const INK = '#2A2019';
const MUTED = '#6E5D4F';
const LINE = '#CDBDAA';

/** Printing inks of the categories: the dark tones that the app gives them. */
const inks: Record<CategorySlug, string> = {
  greetings: '#2F5F26',
  verbs: '#1C5187',
  nouns: '#92400B',
  pronouns: '#6A4F05',
  grammar: '#63359A',
  adverbs: '#9B2320',
  adjectives: '#93225B',
  numbers: '#0B5768',
  'food-drinks': '#7A4700',
  'time-days': '#393C9C',
};
const titles = new Map(categories.map(({ slug, title }) => [slug, title]));

/** Writes the PDF. `report` is told the number of cards written so far. */
export function makePdf(job: PdfJob, fonts: Fonts, report: (done: number) => void): Uint8Array {
  const document = new jsPDF({ format: job.paper, unit: 'mm', compress: true, putOnlyUsedFonts: true });
  document.setProperties({ title: job.title, creator: 'Camino', subject: 'Spanish flashcards' });
  document.setLanguage('en-US');
  for (const [style, font] of Object.entries(fonts)) {
    const file = `Alegreya-${style}.ttf`;
    document.addFileToVFS(file, binaryText(font));
    document.addFont(file, 'Alegreya', style);
  }
  if (job.form === 'cards') drawSheets(document, job, report);
  else drawList(document, job, report);
  return new Uint8Array(document.output('arraybuffer'));
}

function drawSheets(document: jsPDF, { title, cards }: PdfJob, report: (done: number) => void): void {
  document.viewerPreferences({ Duplex: 'DuplexFlipLongEdge', PrintScaling: 'None' });
  const { pageWidth, pageHeight } = pageSize(document);
  const left = (pageWidth - SHEET.columns * CARD.width) / 2;
  const top = (pageHeight - SHEET.rows * CARD.height) / 2;
  const boxAt = ({ column, row }: { column: number; row: number }): Box => ({
    x: left + column * CARD.width,
    y: top + row * CARD.height,
    ...CARD,
  });
  const sheets = Math.ceil(cards.length / CARDS_PER_SHEET);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const first = sheet * CARDS_PER_SHEET;
    const shown = cards.slice(first, first + CARDS_PER_SHEET);
    if (sheet > 0) document.addPage();
    drawCutMarks(document, left, top);
    for (const [index, card] of shown.entries())
      drawFront(document, card, first + index + 1, boxAt(frontPlace(index)));
    drawFooter(document, title, `Sheet ${sheet + 1} of ${sheets}, front`, 2 * sheet + 1, 2 * sheets);
    document.addPage();
    for (const [index, card] of shown.entries()) {
      drawBack(document, card, first + index + 1, boxAt(backPlace(index)));
      report(first + index + 1);
    }
    drawFooter(document, title, `Sheet ${sheet + 1} of ${sheets}, back`, 2 * sheet + 2, 2 * sheets);
  }
}

function drawFront(document: jsPDF, card: Card, number: number, box: Box): void {
  const ink = inks[card.category];
  const middle = box.x + box.width / 2;
  drawLine(
    document,
    { text: titles.get(card.category) ?? '', style: 'bold', size: 9, color: ink },
    { x: box.x + PADDING, y: box.y + PADDING + 2 },
  );
  drawLine(
    document,
    { text: card.group ?? '', style: 'italic', size: 9, color: MUTED },
    { x: box.x + box.width - PADDING, y: box.y + PADDING + 2 },
    'right',
  );
  const room = { x: box.x + PADDING, y: box.y + 12, width: box.width - 2 * PADDING, height: 25 };
  const word = fitText(
    document,
    [{ text: typeset(card.spanish), style: 'bold', size: 30, color: INK }],
    room,
  );
  const height = heightOf(word);
  const y = room.y + (room.height - height) / 2;
  drawText(document, word, { ...room, y }, 'center');
  document.setDrawColor(ink).setLineWidth(0.7);
  document.line(middle - 6, y + height + 1.5, middle + 6, y + height + 1.5);
  drawLine(
    document,
    { text: 'Camino', style: 'bold', size: 8, color: MUTED },
    { x: box.x + PADDING, y: box.y + box.height - PADDING + 1 },
  );
  drawNumber(document, number, box);
}

function drawBack(document: jsPDF, card: Card, number: number, box: Box): void {
  const ink = inks[card.category];
  const room = {
    x: box.x + PADDING,
    y: box.y + PADDING - 1,
    width: box.width - 2 * PADDING,
    height: box.height - 2 * PADDING,
  };
  const heading = fitText(document, [{ text: typeset(card.english), style: 'bold', size: 18, color: INK }], {
    ...room,
    height: 16,
  });
  const top = heightOf(heading);
  drawText(document, heading, room);
  document.setDrawColor(ink).setLineWidth(0.5);
  document.line(room.x, room.y + top + 1, room.x + 12, room.y + top + 1);
  const rest = { ...room, y: room.y + top + 2.5, height: room.height - top - 2.5 };
  const text = fitText(
    document,
    [
      { text: typeset(card.example), style: 'italic', size: 11.5, color: INK },
      { text: typeset(card.exampleTranslation), style: 'normal', size: 10, color: MUTED },
      { text: typeset(card.grammarTip), style: 'normal', size: 9.5, color: ink, before: 2 },
    ],
    rest,
  );
  drawText(document, text, rest);
  drawNumber(document, number, box);
}

function drawNumber(document: jsPDF, number: number, box: Box): void {
  drawLine(
    document,
    { text: String(number), style: 'normal', size: 8, color: MUTED },
    { x: box.x + box.width - PADDING, y: box.y + box.height - PADDING + 1 },
    'right',
  );
}

/** Marks in the margins at every edge of a card, and small crosses where four cards meet. */
function drawCutMarks(document: jsPDF, left: number, top: number): void {
  const right = left + SHEET.columns * CARD.width;
  const bottom = top + SHEET.rows * CARD.height;
  document.setDrawColor(MUTED).setLineWidth(0.15);
  const columns = Array.from({ length: SHEET.columns + 1 }, (_unused, index) => left + index * CARD.width);
  const rows = Array.from({ length: SHEET.rows + 1 }, (_unused, index) => top + index * CARD.height);
  for (const x of columns) {
    document.line(x, top - 4.5, x, top - 1);
    document.line(x, bottom + 1, x, bottom + 4.5);
  }
  for (const y of rows) {
    document.line(left - 4.5, y, left - 1, y);
    document.line(right + 1, y, right + 4.5, y);
  }
  document.setDrawColor(LINE);
  for (const x of columns.slice(1, -1)) {
    for (const y of rows.slice(1, -1)) {
      document.line(x - 1.5, y, x + 1.5, y);
      document.line(x, y - 1.5, x, y + 1.5);
    }
  }
}

const MARGIN = 16;
const columns = [
  { title: 'Spanish', x: 0, width: 44 },
  { title: 'English', x: 47, width: 41 },
  { title: 'Example', x: 91, width: 86 },
] as const;

function drawList(document: jsPDF, { title, cards }: PdfJob, report: (done: number) => void): void {
  const { pageWidth, pageHeight } = pageSize(document);
  const bottom = pageHeight - 18;
  let y = drawListHeader(document, title, cards.length, pageWidth);
  for (const [index, card] of cards.entries()) {
    const cells = cellsOf(document, card);
    const height = Math.max(...cells.map(({ text }) => heightOf(text))) + 3;
    if (y + height > bottom) {
      document.addPage();
      y = drawColumnTitles(document, MARGIN, pageWidth);
    }
    for (const { x, width, text } of cells) drawText(document, text, { x: MARGIN + x, y: y + 1.5, width });
    y += height;
    document.setDrawColor(LINE).setLineWidth(0.15);
    document.line(MARGIN, y, pageWidth - MARGIN, y);
    report(index + 1);
  }
  const pages = document.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    document.setPage(page);
    drawFooter(document, title, '', page, pages);
  }
}

function cellsOf(document: jsPDF, card: Card) {
  const texts = [
    [{ text: typeset(card.spanish), style: 'bold', size: 13, color: inks[card.category] }],
    [{ text: typeset(card.english), style: 'normal', size: 12, color: INK }],
    [
      { text: typeset(card.example), style: 'italic', size: 10.5, color: INK },
      { text: typeset(card.exampleTranslation), style: 'normal', size: 9.5, color: MUTED },
    ],
  ] as const;
  return columns.map(({ x, width }, index) => ({
    x,
    width,
    text: fitText(document, texts[index] ?? [], { x: 0, y: 0, width, height: 60 }),
  }));
}

function drawListHeader(document: jsPDF, title: string, count: number, pageWidth: number): number {
  drawLine(document, { text: title, style: 'bold', size: 24, color: INK }, { x: MARGIN, y: MARGIN + 8 });
  drawLine(
    document,
    { text: count === 1 ? '1 card' : `${count} cards`, style: 'italic', size: 12, color: MUTED },
    { x: pageWidth - MARGIN, y: MARGIN + 8 },
    'right',
  );
  return drawColumnTitles(document, MARGIN + 12, pageWidth);
}

/** Returns where the first row starts. */
function drawColumnTitles(document: jsPDF, y: number, pageWidth: number): number {
  for (const { title, x } of columns) {
    drawLine(document, { text: title, style: 'bold', size: 9, color: MUTED }, { x: MARGIN + x, y: y + 4 });
  }
  document.setDrawColor(INK).setLineWidth(0.4);
  document.line(MARGIN, y + 6, pageWidth - MARGIN, y + 6);
  return y + 6;
}

function drawFooter(document: jsPDF, title: string, note: string, page: number, pages: number): void {
  const { pageWidth, pageHeight } = pageSize(document);
  const y = pageHeight - 6.5;
  const line = { style: 'normal', size: 8, color: MUTED } as const;
  drawLine(document, { ...line, text: `Camino · ${title}` }, { x: MARGIN, y });
  drawLine(document, { ...line, text: note }, { x: pageWidth / 2, y }, 'center');
  drawLine(document, { ...line, text: `Page ${page} of ${pages}` }, { x: pageWidth - MARGIN, y }, 'right');
}

function pageSize(document: jsPDF): { pageWidth: number; pageHeight: number } {
  const { pageSize: size } = document.internal;
  return { pageWidth: size.getWidth(), pageHeight: size.getHeight() };
}

/** jsPDF keeps its files as texts with one character a byte. */
function binaryText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
}
