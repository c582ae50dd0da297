import { flows } from '#machines/all.ts';
import { openTrace } from '#machines/inspect/playback.ts';
import { serveJob } from '../../services/files/worker-job.ts';

serveJob<Blob>(async (file) => new TextEncoder().encode(JSON.stringify(openTrace(await file.text(), flows))));
