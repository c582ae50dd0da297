import { serveJob } from '../../services/files/worker-job.ts';
import { doReplayJob, type ReplayJob } from './replay-jobs.ts';

serveJob<ReplayJob>(doReplayJob);
