import italic from '@fontsource/alegreya/files/alegreya-latin-400-italic.woff?url';
import normal from '@fontsource/alegreya/files/alegreya-latin-400-normal.woff?url';
import bold from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff?url';
import type { PdfJob } from './pdf-page.ts';
import { makePdf } from './pdf.ts';
import { trueTypeOf } from './woff.ts';
import { serveJob } from './worker-job.ts';

serveJob<PdfJob>(async (job, onProgress) => {
  const [regularFont, italicFont, boldFont] = await Promise.all([font(normal), font(italic), font(bold)]);
  return makePdf(job, { normal: regularFont, italic: italicFont, bold: boldFont }, onProgress);
});

async function font(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font request failed with ${response.status}`);
  return trueTypeOf(new Uint8Array(await response.arrayBuffer()));
}
