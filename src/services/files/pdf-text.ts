import type { jsPDF } from 'jspdf';

export type Style = 'normal' | 'italic' | 'bold';

/** `size` in points, space above in millimetres. */
export interface Paragraph {
  text: string;
  style: Style;
  size: number;
  color: string;
  before?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface SetParagraph extends Paragraph {
  lines: readonly string[];
}

const LINE_HEIGHT = 1.22;
const ASCENT = 0.74;
const MILLIMETRES_PER_POINT = 25.4 / 72;
const SMALLEST = 0.55;
const STEP = 0.05;

/** Replaces straight quotes by typographic ones. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s([¿¡–])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([¿¡–“])'(?=\p{Letter}[^']*'(?!\p{Letter}))/gu, '‘')
    .replaceAll("'", '’');
}

/**
 * Breaks paragraphs into lines that fit the box, scaling all down equally if needed. Text too long at the
 * smallest size is cut with an ellipsis, so nothing overflows.
 */
export function fitText(document: jsPDF, paragraphs: readonly Paragraph[], box: Box): SetParagraph[] {
  for (let scale = 1; scale > SMALLEST; scale -= STEP) {
    const set = breakLines(document, paragraphs, box.width, scale);
    if (heightOf(set) <= box.height && set.every((paragraph) => hasWholeWords(paragraph))) return set;
  }
  return cut(breakLines(document, paragraphs, box.width, SMALLEST), box.height);
}

/** In millimetres. */
export function heightOf(paragraphs: readonly SetParagraph[]): number {
  return paragraphs.reduce(
    (sum, { lines, size, before = 0 }) => sum + before + lines.length * lineHeightOf(size),
    0,
  );
}

export function drawText(
  document: jsPDF,
  paragraphs: readonly SetParagraph[],
  { x, y, width }: Omit<Box, 'height'>,
  align: 'left' | 'center' = 'left',
): void {
  let top = y;
  for (const { lines, style, size, color, before = 0 } of paragraphs) {
    top += before;
    setStyle(document, style, size, color);
    for (const line of lines) {
      const baseline = top + size * MILLIMETRES_PER_POINT * ((LINE_HEIGHT - 1) / 2 + ASCENT);
      document.text(line, align === 'center' ? x + width / 2 : x, baseline, { align });
      top += lineHeightOf(size);
    }
  }
}

export function drawLine(
  document: jsPDF,
  { text, style, size, color }: Paragraph,
  { x, y }: { x: number; y: number },
  align: 'left' | 'center' | 'right' = 'left',
): void {
  setStyle(document, style, size, color);
  document.text(text, x, y, { align });
}

function setStyle(document: jsPDF, style: Style, size: number, color: string): void {
  document.setFont('Alegreya', style).setFontSize(size).setTextColor(color);
}

function breakLines(
  document: jsPDF,
  paragraphs: readonly Paragraph[],
  width: number,
  scale: number,
): SetParagraph[] {
  return paragraphs.map((paragraph) => {
    const size = paragraph.size * scale;
    setStyle(document, paragraph.style, size, paragraph.color);
    const lines = document.splitTextToSize(paragraph.text, width) as string[];
    return { ...paragraph, size, lines, ...(paragraph.before && { before: paragraph.before * scale }) };
  });
}

/** Whether every line ends at a space of the text. */
function hasWholeWords({ text, lines }: SetParagraph): boolean {
  return lines.join(' ') === text.replaceAll(/\s+/g, ' ').trim();
}

function cut(paragraphs: readonly SetParagraph[], height: number): SetParagraph[] {
  const result: SetParagraph[] = [];
  let left = height;
  for (const paragraph of paragraphs) {
    const { lines, size, before = 0 } = paragraph;
    const room = Math.max(0, Math.floor((left - before) / lineHeightOf(size)));
    if (room === 0) break;
    const kept = lines.slice(0, room);
    const last = kept.at(-1) ?? '';
    const isCut = kept.length < lines.length;
    result.push({ ...paragraph, lines: isCut ? [...kept.slice(0, -1), `${last.slice(0, -1)}…`] : kept });
    if (isCut) break;
    left -= before + kept.length * lineHeightOf(size);
  }
  return result;
}

function lineHeightOf(size: number): number {
  return size * MILLIMETRES_PER_POINT * LINE_HEIGHT;
}
