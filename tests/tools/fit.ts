import { runCommand } from '../support/export-command.ts';
import { fitCommand } from '../support/fit-report.ts';

/** Prints what fitting FSRS to an exported log leads to, as one line of JSON. */
await runCommand(fitCommand);
