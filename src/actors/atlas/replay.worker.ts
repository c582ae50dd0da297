import { serveJob } from '../../services/files/worker-job.ts';
import { doReplayJob } from './replay-jobs.ts';
import type { ReplayJob } from './traces.ts';

serveJob<ReplayJob>(async (job) => new TextEncoder().encode(await doReplayJob(job)));
