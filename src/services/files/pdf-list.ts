import { inflectionsOf } from '#machines/learning/forms.rules.ts';
import type { Card } from '#machines/types.ts';
import type { jsPDF } from 'jspdf';
import { drawLine, drawText, fitText, heightOf, typeset } from './pdf-text.ts';
import { type PdfJob, INK, MUTED, LINE, inks, MARGIN, drawFooter, pageSize } from './pdf-page.ts';

const columns = [
  { title: 'Spanish', x: 0, width: 44 },
  { title: 'English', x: 47, width: 41 },
  { title: 'Example', x: 91, width: 86 },
] as const;

/** All cards in rows, as many a page as fit. */
export function drawList(
  document: jsPDF,
  { title, cards }: PdfJob,
  onProgress: (done: number) => void,
): void {
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
    onProgress(index + 1);
  }
  const pages = document.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    document.setPage(page);
    drawFooter(document, title, '', page, pages);
  }
}

function cellsOf(document: jsPDF, card: Card) {
  const forms = inflectionsOf(card);
  const texts = [
    [
      { text: typeset(card.spanish), style: 'bold', size: 13, color: inks[card.category] },
      ...(forms === undefined ? [] : [{ text: forms, style: 'normal', size: 9.5, color: MUTED } as const]),
    ],
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
