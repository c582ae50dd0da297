import initSqlJs from 'sql.js';
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { notesReply } from './anki-package.ts';
import { makeAnki, type AnkiJob } from './anki.ts';
import { serveJob } from './worker-job.ts';

serveJob<AnkiJob | Blob>(async (job, onProgress) => {
  const sql = await initSqlJs({ locateFile: () => wasm });
  return job instanceof Blob ? notesReply(job, sql, onProgress) : makeAnki(job, sql, Date.now(), onProgress);
});
