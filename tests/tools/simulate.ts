import { runCommand } from '../support/export-command.ts';
import { simulateCommand } from '../support/simulate-export.ts';

/** Prints minutes a day and words known of a learner whose data was exported, as one line of JSON. */
await runCommand(simulateCommand);
