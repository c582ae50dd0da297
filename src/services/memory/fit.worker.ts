import type { FitJob } from '#machines/learning/memory-fit.types.ts';
import { strToU8 } from 'fflate';
import wasm from 'fsrs-browser/fsrs_browser_bg.wasm?url';
import { serveJob } from '../files/worker-job.ts';
import { fitReply } from './fit-reply.ts';

serveJob<FitJob>(async (job, onProgress) => strToU8(JSON.stringify(await fitReply(job, wasm, onProgress))));
