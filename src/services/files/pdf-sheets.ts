import { plainTip } from '#machines/learning/cards.rules.ts';
import { inflectionsOf } from '#machines/learning/forms.rules.ts';
import { backPlace, CARDS_PER_SHEET, frontPlace, SHEET } from '#machines/upkeep/download.rules.ts';
import type { Card } from '#machines/types.ts';
import type { jsPDF } from 'jspdf';
import { decks } from '../../content/categories.ts';
import { drawLine, drawText, fitText, heightOf, typeset, type Box } from './pdf-text.ts';
import { type PdfJob, INK, MUTED, LINE, inks, drawFooter, pageSize } from './pdf-page.ts';

const CARD = { width: 90, height: 50 };

const PADDING = 6;
const PICTURE = 11;

const titles = new Map<string, string>(decks.map(({ slug, title }) => [slug, title]));

/** Cards to cut out: each sheet of fronts is followed by its backs, mirrored. */
export function drawSheets(
  document: jsPDF,
  { title, cards, pictures }: PdfJob,
  onProgress: (done: number) => void,
): void {
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
      const place = boxAt(backPlace(index));
      drawBack(document, card, first + index + 1, place, pictures?.get(card.id));
      onProgress(first + index + 1);
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

function drawBack(document: jsPDF, card: Card, number: number, box: Box, picture?: Uint8Array): void {
  const ink = inks[card.category];
  const room = {
    x: box.x + PADDING,
    y: box.y + PADDING - 1,
    width: box.width - 2 * PADDING,
    height: box.height - 2 * PADDING,
  };
  const heading = fitText(document, [{ text: typeset(card.english), style: 'bold', size: 18, color: INK }], {
    ...room,
    width: room.width - (picture ? PICTURE + 2 : 0),
    height: 16,
  });
  const top = picture ? Math.max(PICTURE, heightOf(heading)) : heightOf(heading);
  drawText(document, heading, room);
  if (picture) {
    const x = room.x + room.width - PICTURE;
    document.addImage(picture, 'PNG', x, room.y, PICTURE, PICTURE, card.id, 'FAST');
  }
  document.setDrawColor(ink).setLineWidth(0.5);
  document.line(room.x, room.y + top + 1, room.x + 12, room.y + top + 1);
  const rest = { ...room, y: room.y + top + 2.5, height: room.height - top - 2.5 };
  const forms = inflectionsOf(card);
  const text = fitText(
    document,
    [
      ...(forms === undefined ? [] : [{ text: forms, style: 'bold', size: 10, color: ink } as const]),
      { text: typeset(card.example), style: 'italic', size: 11.5, color: INK },
      { text: typeset(card.exampleTranslation), style: 'normal', size: 10, color: MUTED },
      { text: typeset(plainTip(card)), style: 'normal', size: 9.5, color: ink, before: 2 },
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

/** Marks in the margins at card edges, and small crosses where four cards meet. */
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
