import type { Paper, PdfForm } from '#machines/upkeep/download.rules.ts';
import type { Card, CardCategory } from '#machines/types.ts';
import type { jsPDF } from 'jspdf';
import { drawLine } from './pdf-text.ts';

export interface PdfJob {
  title: string;
  cards: readonly Card[];
  paper: Paper;
  form: PdfForm;
  /** PNG files by card id, for cards with pictures. */
  pictures?: ReadonlyMap<string, Uint8Array>;
}

export const INK = '#2A2019';
export const MUTED = '#6E5D4F';
export const LINE = '#CDBDAA';

/** Print colours of the categories: the app's dark tones. */
export const inks: Record<CardCategory, string> = {
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
  course: '#0E5A58',
};

export const MARGIN = 16;

export function drawFooter(document: jsPDF, title: string, note: string, page: number, pages: number): void {
  const { pageWidth, pageHeight } = pageSize(document);
  const y = pageHeight - 6.5;
  const line = { style: 'normal', size: 8, color: MUTED } as const;
  drawLine(document, { ...line, text: `Camino · ${title}` }, { x: MARGIN, y });
  drawLine(document, { ...line, text: note }, { x: pageWidth / 2, y }, 'center');
  drawLine(document, { ...line, text: `Page ${page} of ${pages}` }, { x: pageWidth - MARGIN, y }, 'right');
}

export function pageSize(document: jsPDF): { pageWidth: number; pageHeight: number } {
  const { pageSize: size } = document.internal;
  return { pageWidth: size.getWidth(), pageHeight: size.getHeight() };
}
