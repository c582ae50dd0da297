import type { FitJob } from '#machines/learning/memory-fit.types.ts';
import wasm from 'fsrs-browser/fsrs_browser_bg.wasm?url';
import { serveJob } from '../files/worker-job.ts';
import { fitReply } from './fit-reply.ts';

serveJob<FitJob>((job, onProgress) => fitReply(job, wasm, onProgress));
