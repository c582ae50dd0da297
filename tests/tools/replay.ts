import { replayCommand } from './replay-command.ts';

process.exitCode = replayCommand(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
