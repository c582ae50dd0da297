import { COMPARED, HORIZON, outlookOf, type SimulationInput } from '#machines/learning/simulate.rules.ts';
import { serveJob } from './files/worker-job.ts';

serveJob<SimulationInput>((input) =>
  outlookOf(
    input,
    COMPARED.map((percent) => percent / 100),
    HORIZON,
  ),
);
