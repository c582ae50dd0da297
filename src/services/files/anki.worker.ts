import initSqlJs from 'sql.js';
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { makeAnki, type AnkiJob } from './anki.ts';
import { serveJob } from './worker-job.ts';

serveJob<AnkiJob>(async (job, onProgress) => {
  const sql = await initSqlJs({ locateFile: () => wasm });
  return makeAnki(job, sql, Date.now(), onProgress);
});
