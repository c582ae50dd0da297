import { jsPDF } from 'jspdf';
import type { Style } from './pdf-text.ts';
import type { PdfJob } from './pdf-page.ts';
import { drawSheets } from './pdf-sheets.ts';
import { drawList } from './pdf-list.ts';

/** TrueType files by style. */
export type Fonts = Record<Style, Uint8Array>;

/** `onProgress` gets the number of cards written. */
export function makePdf(job: PdfJob, fonts: Fonts, onProgress: (done: number) => void): Uint8Array {
  const document = new jsPDF({ format: job.paper, unit: 'mm', compress: true, putOnlyUsedFonts: true });
  document.setProperties({ title: job.title, creator: 'Camino', subject: 'Spanish flashcards' });
  document.setLanguage('en-US');
  for (const [style, font] of Object.entries(fonts)) {
    const file = `Alegreya-${style}.ttf`;
    document.addFileToVFS(file, binaryText(font));
    document.addFont(file, 'Alegreya', style);
  }
  if (job.form === 'cards') drawSheets(document, job, onProgress);
  else drawList(document, job, onProgress);
  return new Uint8Array(document.output('arraybuffer'));
}

/** jsPDF stores files as strings of one character per byte. */
function binaryText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
}
