import { serveJob } from '../../services/files/worker-job.ts';
import { doReplayJob, type ReplayJob } from './replay-jobs.ts';

serveJob<ReplayJob>(async (job) => new TextEncoder().encode(await doReplayJob(job)));
