import { createInterface } from 'node:readline';
import { judgedLine } from '../support/judged-lines.ts';

/** Lines of JSON from the standard input, each printed with its verdict; the exit code is 1 if a line cannot be read. */
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const { text, isBad } = judgedLine(line);
  if (isBad) process.exitCode = 1;
  process.stdout.write(`${text}\n`);
}
